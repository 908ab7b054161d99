//! What programs put into comments for programs: `[%clk 0:01:02]`, `[%eval 0.35,12]`, `[%cal Gh2e2]`, `+0.38/19 41`.
//!
//! Of our own is `[%nag !,$14]`, for formats that have no marks: the mark where people write one, else the number.

use std::borrow::Cow;
use std::fmt::Write;
use std::time::Duration;

use chuhe_rules::{Color, Move, Square};

use crate::{Brush, Eval, Notes, Score, Shape, nag};

/// Takes the commands out of a comment into notes, and gives what is left.
pub(crate) fn take(comment: &str, notes: &mut Notes) -> String {
    let mut left = String::with_capacity(comment.len());
    let mut rest = comment;
    while let Some(start) = rest.find("[%") {
        let Some(end) = rest[start..].find(']') else { break };
        let command = &rest[start + 2..start + end];
        let (name, value) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
        left.push_str(&rest[..start]);
        rest = &rest[start + end + 1..];
        if run(name, value.trim(), notes).is_none() {
            left.push_str("[%");
            left.push_str(command);
            left.push(']');
        } else if left.is_empty() {
            rest = rest.strip_prefix(' ').unwrap_or(rest);
        } else if left.ends_with('[') && rest.starts_with('%') {
            // What is left shall hold no new command.
            left.push(' ');
        }
    }
    left.push_str(rest);
    left
}

fn run(name: &str, value: &str, notes: &mut Notes) -> Option<()> {
    match name {
        "clk" => notes.clock = Some(duration(value)?),
        "emt" => notes.elapsed = Some(duration(value)?),
        "eval" => notes.eval = Some(eval(value)?),
        "nag" => {
            let number = |text: &str| match text.trim().strip_prefix('$') {
                Some(number) => number.parse().ok(),
                None => nag::of_mark(text.trim()),
            };
            let nags = value.split(',').map(number).collect::<Option<Vec<_>>>()?;
            notes.nags.extend(nags);
        }
        "csl" | "cal" => {
            let shapes = value.split(',').map(|text| shape(text.trim())).collect::<Option<Vec<_>>>()?;
            notes.shapes.extend(shapes);
        }
        _ => return None,
    }
    Some(())
}

/// A text in which no command is found: with a space in what looks like one.
pub(crate) fn escaped(text: &str) -> Cow<'_, str> {
    let is_plain = !text.contains("[%") || take(text, &mut Notes::default()) == text;
    if is_plain { Cow::Borrowed(text) } else { Cow::Owned(text.replace("[%", "[ %")) }
}

/// A comment that begins with commands.
pub(crate) fn before(mut commands: String, words: &str) -> String {
    if !commands.is_empty() && !words.is_empty() {
        commands.push(' ');
    }
    commands.push_str(words);
    commands
}

/// The notes that go into commands, and these marks, as the beginning of a comment.
pub(crate) fn write(notes: &Notes, nags: &[u8]) -> String {
    let mut text = String::new();
    let mut add = |name: &str, value: &str| {
        let gap = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{gap}[%{name} {value}]");
    };
    if !nags.is_empty() {
        let mark = |nag: &u8| nag::mark(*nag).map_or_else(|| format!("${nag}"), str::to_owned);
        add("nag", &nags.iter().map(mark).collect::<Vec<_>>().join(","));
    }
    if let Some(clock) = notes.clock {
        add("clk", &clock_text(clock));
    }
    if let Some(elapsed) = notes.elapsed {
        add("emt", &clock_text(elapsed));
    }
    if let Some(Eval { score, depth }) = notes.eval {
        let score = match score {
            Score::Centipawns(score) => {
                let sign = if score < 0 { "-" } else { "" };
                format!("{sign}{}.{:02}", score.unsigned_abs() / 100, score.unsigned_abs() % 100)
            }
            Score::Mate(moves) => format!("#{moves}"),
        };
        add("eval", &depth.map_or(score.clone(), |depth| format!("{score},{depth}")));
    }
    // In order: a run of rings, a run of arrows, and so on.
    for run in notes.shapes.chunk_by(|one, two| is_circle(*one) == is_circle(*two)) {
        let name = if is_circle(run[0]) { "csl" } else { "cal" };
        add(name, &run.iter().copied().map(shape_text).collect::<Vec<_>>().join(","));
    }
    text
}

fn is_circle(shape: Shape) -> bool {
    matches!(shape, Shape::Circle { .. })
}

/// A brush's letter and one or two points: `Ge3`, `Rh2e2`.
pub(crate) fn shape_text(shape: Shape) -> String {
    match shape {
        Shape::Circle { brush, on } => format!("{}{on}", brush.letter()),
        Shape::Arrow { brush, from, to } => format!("{}{from}{to}", brush.letter()),
    }
}

/// The shape that a brush's letter and one or two points stand for.
pub(crate) fn shape(text: &str) -> Option<Shape> {
    let mut letters = text.chars();
    let brush = Brush::from_letter(letters.next()?)?;
    let points = letters.as_str();
    if let Ok(on) = points.parse::<Square>() {
        return Some(Shape::Circle { brush, on });
    }
    let mv: Move = points.parse().ok()?;
    Some(Shape::Arrow { brush, from: mv.from(), to: mv.to() })
}

/// `1:02:03`, `2:03`, `3`, `0:00:03.5`.
fn duration(text: &str) -> Option<Duration> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let seconds = whole.split(':').try_fold(0u64, |sum, number| {
        let number = number.parse::<u32>().ok()?;
        sum.checked_mul(60)?.checked_add(u64::from(number))
    })?;
    let digits =
        part.get(..part.len().min(3)).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    let millis: u64 = format!("{digits:0<3}").parse().ok()?;
    Some(Duration::from_secs(seconds) + Duration::from_millis(millis))
}

fn clock_text(duration: Duration) -> String {
    let seconds = duration.as_secs();
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if duration.subsec_millis() > 0 {
        let _ = write!(text, ".{:03}", duration.subsec_millis());
    }
    text
}

fn eval(text: &str) -> Option<Eval> {
    let (score, depth) = match text.split_once([',', '/']) {
        Some((score, depth)) => (score, Some(depth.trim().parse().ok()?)),
        None => (text, None),
    };
    let score = match score.strip_prefix('#') {
        Some(moves) => Score::Mate(moves.parse().ok()?),
        None => Score::Centipawns(centipawns(score)?),
    };
    Some(Eval { score, depth })
}

/// `+0.38`, `-1.2`, `3`.
fn centipawns(text: &str) -> Option<i32> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    if !part.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let number =
        |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse::<u32>().ok())?;
    let hundredths = number(&format!("{part:0<2}")[..2])?;
    i32::try_from(sign * (i64::from(number(whole)?) * 100 + i64::from(hundredths))).ok()
}

/// A text that is not taken for what `XBoard` writes after a move.
pub(crate) fn escaped_xboard(text: &str) -> Cow<'_, str> {
    if !text.contains('/') {
        return Cow::Borrowed(text);
    }
    let mut probe = Notes { comment: text.to_owned(), ..Notes::default() };
    take_xboard(&mut probe, Color::Red);
    if probe.eval.is_none() { Cow::Borrowed(text) } else { Cow::Owned(text.replacen('/', "/ ", 1)) }
}

/// Reads what `XBoard` writes after a move, `+0.38/19 41` or `-0.14/11 1:36`: score for the mover, depth, time.
pub(crate) fn take_xboard(notes: &mut Notes, mover: Color) {
    let Some((score, rest)) = notes.comment.split_once('/') else { return };
    let (depth, elapsed) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (Some(score), Ok(depth)) = (centipawns(score), depth.parse()) else { return };
    if !notes.comment.starts_with(['+', '-']) && score != 0 || notes.eval.is_some() {
        return;
    }
    let elapsed = elapsed.trim();
    let elapsed = if elapsed.is_empty() { None } else { duration(elapsed) };
    if elapsed.is_none() && !rest.trim_end().bytes().all(|byte| byte.is_ascii_digit()) {
        // More is said than numbers.
        return;
    }
    notes.eval = Some(Eval { score: Score::Centipawns(mover.fold(score, -score)), depth: Some(depth) });
    notes.elapsed = notes.elapsed.or(elapsed);
    notes.comment.clear();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_taken_out_and_put_back() {
        let mut notes = Notes::default();
        let text = "[%nag !?,$14] [%clk 1:02:03] [%emt 0:00:05.250] [%eval -0.07,12] [%csl Ge3,Ra0] [%cal Yh2e2] good [%foo 1] move";
        assert_eq!(take(text, &mut notes), "good [%foo 1] move");
        assert_eq!(notes.clock, Some(Duration::from_secs(3723)));
        assert_eq!(notes.eval, Some(Eval { score: Score::Centipawns(-7), depth: Some(12) }));
        assert_eq!(notes.nags, [5, 14]);
        assert_eq!(write(&notes, &[5, 14]), &text[..text.find(" good").unwrap()]);
        for bad in [
            "[%nag !?!]",
            "[%nag $256]",
            "[%eval 99999999]",
            "[%clk 1:x]",
            "[%eval]",
            "[%csl Ge3,Q]",
            "[%eval 1.2",
            "[%clk 99999999999999999999:0]",
        ] {
            let mut notes = Notes::default();
            assert_eq!(take(bad, &mut notes), bad);
            assert!(notes.is_empty());
        }
    }

    /// Law: what is left of a comment holds no command, and words stay as they are behind commands.
    #[test]
    fn what_is_left_holds_no_command() {
        for text in
            ["[[%clk 1]%clk 2]", "a [[%eval 1]%csl Ge3]", "[%cl[%clk 1]k 2]", "[%clk 1] [%foo [%clk 2]"]
        {
            let left = take(text, &mut Notes::default());
            assert_eq!(take(&left, &mut Notes::default()), left, "{text}");
        }
        let clock = Notes { clock: Some(Duration::from_secs(1)), ..Notes::default() };
        for words in ["  indented", "[%clk 2] in words", "[ %clk 2]", "[%", ""] {
            let mut notes = Notes::default();
            let said = escaped(words);
            assert_eq!(take(&before(write(&clock, &[]), &said), &mut notes), said, "{words}");
            assert_eq!(notes, clock, "{words}");
        }
    }

    #[test]
    fn what_xboard_writes() {
        let read = |text: &str| {
            let mut notes = Notes { comment: text.into(), ..Notes::default() };
            take_xboard(&mut notes, Color::Black);
            (
                notes.eval.map(|eval| (eval.score, eval.depth)),
                notes.elapsed.map(|time| time.as_secs()),
                notes.comment,
            )
        };
        assert_eq!(
            read("+0.38/19 1:36"),
            (Some((Score::Centipawns(-38), Some(19))), Some(96), String::new())
        );
        assert_eq!(read("-0.20/11"), (Some((Score::Centipawns(20), Some(11))), None, String::new()));
        for words in ["1/2 of it", "+0.38/19 is much", "+0.38\n/19", "+0.38/ 19"] {
            assert_eq!(read(words), (None, None, words.into()));
        }
        assert_eq!(escaped_xboard("+0.38/19 1:36"), "+0.38/ 19 1:36");
        assert_eq!(escaped_xboard("1/2 of it"), "1/2 of it");
    }
}
