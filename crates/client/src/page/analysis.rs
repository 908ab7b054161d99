//! What the engine finds about the place in a file: who is ahead, the best lines, what the other side would do.

use std::fmt::Write as _;

use chuhe_board::svg::escape;
use chuhe_rules::{Color, Move, Position, Reason as _};
use web_sys::{Event, HtmlElement, PointerEvent};

use super::facts;
use super::moves::lang;
use crate::app::{App, Model};
use crate::state::{BestLine, Engine, Limit, MOST_LINES, Score, ahead};
use crate::widget::part::{self, Part, attribute, flag, text};
use crate::widget::{bare_button, icon, met, on, plain_button, window};
use crate::words::Words;

/// So many moves of a line are shown.
const SHOWN: usize = 14;

/// The panel of the engine.
pub(super) fn html(words: Words) -> String {
    let say = |id| escape(&words.text(id));
    let places = (0..MOST_LINES).fold(String::new(), |html, place| {
        html + &format!(r#"<li class="l{place}"><b></b><span class="pv" dir="ltr"></span></li>"#)
    });
    format!(
        concat!(
            r#"<section class="engine" aria-label="{name}">"#,
            r#"<div class="head"><svg class="bar" viewBox="0 0 1000 10" preserveAspectRatio="none" role="img">"#,
            r#"<rect class="black" width="1000" height="10"/><rect class="red" height="10"/><path d="M500 0V10"/></svg>"#,
            r#"<div class="top"><b class="score"></b><span class="depth"></span><span class="speed" role="img"></span>{pause}</div></div>"#,
            r#"<p class="state" role="status"></p><ol class="lines" aria-label="{lines}">{places}</ol>{facts}"#,
            r#"<div class="wishes">{threats}"#,
            r#"<select name="lines" aria-label="{lines}"></select><select name="limit" aria-label="{limit}"></select><select name="native" aria-label="{source}"></select></div>"#,
            r#"<p class="threat"></p></section>"#,
        ),
        places = places,
        facts = facts::html(words),
        name = say("analysis"),
        lines = say("analysis-lines"),
        limit = say("analysis-limit"),
        source = say("analysis-source"),
        pause = bare_button("pause", "quiet pause-b", icon::PAUSE, ""),
        threats = plain_button("threats", "btn small", &words.text("analysis-threat")),
    )
}

/// What changes in it, and in the button that opens it.
pub(super) const PARTS: &[Part] = &[
    attribute("[data-act=analyse]", "aria-pressed", |_, model| pressed(model.files.analysis.wish.on)),
    flag(".pane", "data-engine", |model| model.files.analysis.is_on()),
    flag(".engine", "hidden", |model| !model.files.analysis.is_on()),
    flag(".engine .bar", "data-unknown", |model| model.files.analysis.red_share().is_none()),
    attribute(".engine .bar .red", "width", |_, model| {
        model.files.analysis.red_share().unwrap_or(500).to_string()
    }),
    attribute(".engine .bar", "aria-label", chances),
    text(".engine .score", |words, model| {
        model.files.analysis.lines().first().map_or_else(String::new, |line| score(words, line.score))
    }),
    attribute(".engine .score", "class", |_, model| {
        let side = model.files.analysis.lines().first().and_then(|line| leader(line.score));
        format!("score {}", side.map_or("", Color::name))
    }),
    text(".engine .depth", |words, model| match model.files.analysis.depth() {
        0 if model.files.engine == Engine::Loading => words.text("engine-loading"),
        0 => String::new(),
        depth => words.numbers("analysis-depth", &[("count", depth as usize)]),
    }),
    text(".engine .speed", |_, model| {
        let speed = model.files.analysis.speed() / 1_000;
        if speed == 0 { String::new() } else { format!("\u{2066}{speed} k/s\u{2069}") }
    }),
    attribute(".engine .speed", "aria-label", |words, model| match model.files.analysis.speed() / 1_000 {
        0 => String::new(),
        speed => words.numbers("analysis-speed", &[("count", speed as usize)]),
    }),
    flag(".engine", "data-searching", |model| model.files.analysis.is_searching()),
    flag(".pause-b", "hidden", |model| model.files.analysis.outcome().is_some()),
    attribute(".pause-b path", "d", |_, model| {
        if model.files.analysis.is_searching() { icon::PAUSE } else { icon::PLAY }.to_owned()
    }),
    attribute(".pause-b", "aria-label", |words, model| {
        words.text(if model.files.analysis.is_searching() { "analysis-stop" } else { "analysis-go-on" })
    }),
    part::html(".engine .state", state),
    line_shown::<0>(),
    line_shown::<1>(),
    line_shown::<2>(),
    line_shown::<3>(),
    line_shown::<4>(),
    line_score::<0>(),
    line_score::<1>(),
    line_score::<2>(),
    line_score::<3>(),
    line_score::<4>(),
    line_side::<0>(),
    line_side::<1>(),
    line_side::<2>(),
    line_side::<3>(),
    line_side::<4>(),
    line_moves::<0>(),
    line_moves::<1>(),
    line_moves::<2>(),
    line_moves::<3>(),
    line_moves::<4>(),
    part::html(".engine .threat", threat),
    attribute("[data-act=threats]", "aria-pressed", |_, model| pressed(model.files.analysis.wish.threats)),
    flag(".engine [name=native]", "hidden", |model| model.files.analysis.native.name.is_empty()),
    part::html(".engine [name=native]", |words, model| {
        let analysis = &model.files.analysis;
        let choices = [("false", words.text("analysis-own")), ("true", isolated(&analysis.native.name))];
        let choices = choices.into_iter().map(|(value, text)| (value.to_owned(), text));
        options(choices, if analysis.is_native() { "true" } else { "false" })
    }),
    part::html(".engine [name=lines]", |_, model| {
        let choices = (1..=MOST_LINES).map(|lines| (lines.to_string(), lines.to_string()));
        options(choices, &model.files.analysis.wish.lines.to_string())
    }),
    part::html(".engine [name=limit]", |words, model| {
        let choices = Limit::ALL.into_iter().map(|limit| (limit.name(), limit_words(words, limit)));
        options(choices, &model.files.analysis.wish.limit.name())
    }),
];

/// The elements of a line by its place.
const LINES: [[&str; 3]; MOST_LINES] = [
    [".engine .l0", ".engine .l0 b", ".engine .l0 .pv"],
    [".engine .l1", ".engine .l1 b", ".engine .l1 .pv"],
    [".engine .l2", ".engine .l2 b", ".engine .l2 .pv"],
    [".engine .l3", ".engine .l3 b", ".engine .l3 .pv"],
    [".engine .l4", ".engine .l4 b", ".engine .l4 .pv"],
];

const fn line_shown<const PLACE: usize>() -> Part {
    // Those that are yet to come have their room, so that nothing moves under a finger.
    flag(LINES[PLACE][0], "hidden", |model| {
        let analysis = &model.files.analysis;
        analysis.outcome().is_some() || PLACE >= analysis.wish.lines
    })
}

const fn line_score<const PLACE: usize>() -> Part {
    text(LINES[PLACE][1], |words, model| {
        let line = model.files.analysis.lines().get(PLACE);
        line.map_or_else(String::new, |line| score(words, line.score))
    })
}

const fn line_side<const PLACE: usize>() -> Part {
    attribute(LINES[PLACE][1], "class", |_, model| {
        let line = model.files.analysis.lines().get(PLACE);
        line.and_then(|line| leader(line.score)).map_or_else(String::new, |side| side.name().to_owned())
    })
}

const fn line_moves<const PLACE: usize>() -> Part {
    part::html(LINES[PLACE][2], |words, model| {
        let line = model.files.analysis.lines().get(PLACE);
        line.zip(model.files.analysis.position())
            .map_or_else(String::new, |(line, position)| moves(words, model, PLACE, line, position))
    })
}

fn pressed(is: bool) -> String {
    is.to_string()
}

fn options(choices: impl Iterator<Item = (String, String)>, current: &str) -> String {
    choices.fold(String::new(), |mut html, (name, words)| {
        let selected = if name == current { " selected" } else { "" };
        // Writing to a string cannot fail.
        let _ = write!(html, r#"<option value="{name}"{selected}>{}</option>"#, escape(&words));
        html
    })
}

/// A name that may run in another direction than the words around it: U+2068 FIRST STRONG ISOLATE.
fn isolated(name: &str) -> String {
    format!("\u{2068}{name}\u{2069}")
}

fn limit_words(words: Words, limit: Limit) -> String {
    match limit {
        Limit::Endless => words.text("analysis-endless"),
        Limit::Seconds(seconds) => words.numbers("analysis-seconds", &[("count", seconds as usize)]),
        Limit::Depth(depth) => words.numbers("analysis-depth", &[("count", depth as usize)]),
    }
}

/// The side that a score is good for.
fn leader(score: Score) -> Option<Color> {
    match score {
        Score::Centipawns(value) => ahead(value).map(|(side, _)| side),
        Score::Mate { winner, .. } | Score::ByRule { winner, .. } => Some(winner),
    }
}

/// A score in words: who is ahead and by how much.
fn score(words: Words, score: Score) -> String {
    match score {
        Score::Centipawns(value) => ahead(value).map_or_else(
            || words.text("analysis-even"),
            // The sign stands before the number in every language: U+2066 LEFT-TO-RIGHT ISOLATE.
            |(side, tenths)| format!("{} \u{2066}+{}.{}\u{2069}", words.side(side), tenths / 10, tenths % 10),
        ),
        Score::Mate { winner, moves } => words.of_side("analysis-mate", winner, moves as usize),
        Score::ByRule { winner, .. } => words.of_side("analysis-rule", winner, 0),
    }
}

/// The two sides' chances, for who cannot see the bar.
fn chances(words: Words, model: &Model) -> String {
    model.files.analysis.red_share().map_or_else(String::new, |red| {
        let percent = (red as usize + 5) / 10;
        words.numbers("analysis-chances", &[("red", percent), ("black", 100 - percent)])
    })
}

/// What there is to say beside the lines: what became of the engine, how the game is over, why a line wins by rule.
fn state(words: Words, model: &Model) -> String {
    let analysis = &model.files.analysis;
    let reason = analysis.lines().first().and_then(|line| match line.score {
        Score::ByRule { outcome, .. } => outcome,
        _ => None,
    });
    let trouble = analysis.native.trouble.map_or_else(String::new, |trouble| {
        let what = words.about_engine(trouble, &isolated(&analysis.native.name));
        let then = words.text(if analysis.native.is_lost { "native-own" } else { "native-anew" });
        format!("{} {} ", escape(&what), escape(&then))
    });
    if let Some(outcome) = analysis.outcome().or(reason) {
        return trouble + &escape(&words.reason(outcome.id(), &outcome.args()));
    }
    let own = match model.files.engine {
        Engine::Failed => {
            format!(
                "{} {}",
                escape(&words.text("engine-failed")),
                plain_button("look-again", "btn small", &words.text("retry"))
            )
        }
        _ if analysis.position().is_none() => escape(&words.text("analysis-none")),
        _ => String::new(),
    };
    trouble + &own
}

/// The moves of a line, each a button that puts the line up to it into the game.
fn moves(_: Words, model: &Model, place: usize, line: &BestLine, position: &Position) -> String {
    let settings = &model.settings;
    let (notation, lang) = (settings.moves.notation(settings.look.script), lang(settings));
    let mut position = position.clone();
    let mut html = String::new();
    for (number, mv) in line.moves.iter().take(SHOWN).enumerate() {
        let text = notation.text(*mv, &position);
        position.play_unchecked(*mv);
        // Writing to a string cannot fail.
        let _ = write!(
            html,
            r#"<button type="button" class="mv"{lang} data-line="{place}.{number}">{}</button> "#,
            escape(&text)
        );
    }
    html
}

/// What the other side would do, in words.
fn threat(words: Words, model: &Model) -> String {
    let analysis = &model.files.analysis;
    if !analysis.wish.threats || analysis.outcome().is_some() || analysis.position().is_none() {
        return String::new();
    }
    let Some(other) = analysis.other_side() else {
        return escape(&words.text("analysis-no-threat"));
    };
    let settings = &model.settings;
    let write = |mv: Move| settings.moves.notation(settings.look.script).text(mv, &other);
    analysis.threat().map_or_else(String::new, |mv| {
        format!(
            r#"{} <bdi class="mv" dir="ltr"{}>{}</bdi>"#,
            escape(&words.of_side("analysis-would", other.turn(), 0)),
            lang(settings),
            escape(&write(mv))
        )
    })
}

/// Keeps the lines still while a finger or the focus is on them.
pub(super) fn listen(app: App, table: &HtmlElement) {
    const LINES: &str = ".engine .lines";
    let is_on = move || app.get(|model| model.files.analysis.is_on());
    on(table, "pointerdown", move |event: PointerEvent| {
        if met(&event, LINES).is_some() {
            app.hold_lines(true);
        }
    });
    for end in ["pointerup", "pointercancel"] {
        on(&window(), end, move |_: PointerEvent| {
            if is_on() {
                // The click comes after it.
                crate::timer::later(std::time::Duration::ZERO, move || app.hold_lines(false));
            }
        });
    }
    on(table, "focusin", move |event: Event| {
        if met(&event, LINES).is_some() {
            app.hold_lines(true);
        }
    });
    on(table, "focusout", move |event: Event| {
        if met(&event, LINES).is_some() {
            app.hold_lines(false);
        }
    });
}
