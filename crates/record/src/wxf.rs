//! The text format of the World Xiangqi Federation's servers: a head of words in capitals, and `START{ … }END`.

use std::fmt::Write as _;
use std::io::{self, Write};

use chuhe_notation::{Habit, Notation};
use chuhe_rules::{Color, RuleSet, Setup};

use crate::draft::{Draft, quote};
use crate::movetext::Movetext;
use crate::sink::Sink;
use crate::{GameResult, Options, Problem, Record, tag};

/// The words of the head and what they say.
const WORDS: [(&str, &str); 9] = [
    ("GAME", tag::TITLE),
    ("EVENT", tag::EVENT),
    ("PLACE", tag::SITE),
    ("DATE", tag::DATE),
    ("ROUND", tag::ROUND),
    ("TIME", tag::TIME_CONTROL),
    ("OPENING", tag::OPENING),
    ("TITLE", tag::TITLE),
    ("AUTHOR", tag::AUTHOR),
];

/// The names of tags that have a place.
pub(crate) const TAGS: [&str; 14] = [
    tag::TITLE,
    tag::EVENT,
    tag::SITE,
    tag::DATE,
    tag::ROUND,
    tag::TIME_CONTROL,
    tag::OPENING,
    tag::AUTHOR,
    tag::RED,
    tag::RED_ELO,
    tag::RED_TEAM,
    tag::BLACK,
    tag::BLACK_ELO,
    tag::BLACK_TEAM,
];

const PLAYERS: [(&str, [&str; 3]); 2] = [
    ("RED", [tag::RED, tag::RED_ELO, tag::RED_TEAM]),
    ("BLACK", [tag::BLACK, tag::BLACK_ELO, tag::BLACK_TEAM]),
];

const START: &str = "START{";
const END: &str = "}END";

/// Whether a line is one of the head.
pub(crate) fn is_head(line: &str) -> bool {
    let word = line.split(char::is_whitespace).next().unwrap_or("");
    word == "FORMAT" || line.starts_with(START)
}

/// Reads the games of a text that begins at a byte of the file, one head and one list of moves each.
pub(crate) fn read(text: &str, start: usize, sink: &mut Sink<'_>) {
    let byte = |place: usize| start + place;
    let mut at = 0;
    while !text[at..].trim().is_empty() {
        let rest = &text[at..];
        let (head, moves) = match rest.find(START) {
            Some(start) => (&rest[..start], start + START.len()),
            None => ("", 0),
        };
        let length = rest[moves..].find(END);
        if length.is_none() && moves > 0 {
            sink.warn(None, Some(byte(at + moves)), Problem::Unclosed { found: '{' });
        }
        let end = moves + length.unwrap_or(rest.len() - moves);
        let mut record = self::head(head, &|place| byte(at + place), sink);
        let mut draft = Draft::default();
        let ended = Movetext {
            text: &rest[moves..end],
            offset: at + moves,
            draft: &mut draft,
            sink,
            comment: &|said, draft| draft.comment(said),
            byte: &byte,
        }
        .read();
        let result = record.result;
        record = draft.play(record, &byte, sink);
        record.result = if result == GameResult::Open { ended.unwrap_or_default() } else { result };
        if sink.game(record).is_break() {
            break;
        }
        at += end + if length.is_some() { END.len() } else { 0 };
    }
}

/// A record with what a head says.
fn head(text: &str, byte: &dyn Fn(usize) -> usize, sink: &mut Sink<'_>) -> Record {
    let mut record = Record::start();
    for line in text.lines() {
        let (word, value) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let value = value.trim();
        let place = line.as_ptr() as usize - text.as_ptr() as usize;
        if let Some((_, names)) = PLAYERS.iter().find(|(player, _)| *player == word) {
            for (name, value) in names.iter().zip(value.split(';')) {
                record.tags.set(name, value);
            }
        } else if let Some((_, name)) = WORDS.iter().find(|(own, _)| *own == word) {
            record.tags.set(name, value);
        } else if word == "FEN" {
            match Setup::from_fen(value) {
                Ok(setup) => {
                    let before = record;
                    record = Record::new(setup, RuleSet::default());
                    (record.tags, record.result) = (before.tags, before.result);
                }
                Err(why) => sink.warn(None, Some(byte(place)), Problem::BadFen { found: quote(value), why }),
            }
        } else if word == "RESULT" {
            // A reason may stand after it, as in `1-0 (resign)`.
            let (result, reason) = value.split_once([' ', '(']).unwrap_or((value, ""));
            record.tags.set(tag::TERMINATION, reason.trim_matches(['(', ')', ' ']));
            if let Some(result) = GameResult::read(result) {
                record.result = result;
            } else {
                record.tags.set(tag::RESULT_TEXT, value);
                sink.warn(None, Some(byte(place)), Problem::UnknownResult { found: quote(value) });
            }
        } else if !word.is_empty() && word != "FORMAT" {
            sink.warn(None, Some(byte(place)), Problem::Malformed { found: quote(line) });
        }
    }
    record
}

/// A value as the head can have it: a semicolon divides what is said of a player, and the moves begin with their word.
fn value(record: &Record, name: &str) -> String {
    let value = record.tags.get(name).unwrap_or("").replace(START, "START(");
    let divided = PLAYERS.iter().any(|(_, names)| names.contains(&name));
    if divided { value.replace(';', ",") } else { value }
}

/// How many values cannot be kept to the letter.
pub(crate) fn changed(record: &Record) -> usize {
    TAGS.iter().filter(|name| record.tags.get(name).is_some_and(|own| own != value(record, name))).count()
}

/// Writes a game: its main line.
pub(crate) fn write(record: &Record, options: Options, out: &mut dyn Write) -> io::Result<()> {
    let mut text = String::from("FORMAT\tWXF\n");
    let mut line = |word: &str, value: &str| {
        if !value.is_empty() {
            text.extend([word, "\t", value, "\n"]);
        }
    };
    for (player, names) in PLAYERS {
        line(player, &names.map(|name| value(record, name)).join(";"));
    }
    for (word, name) in WORDS.iter().filter(|(word, _)| *word != "TITLE") {
        line(word, &value(record, name));
    }
    if record.result != GameResult::Open {
        line("RESULT", record.result.pgn());
    }
    if record.setup() != Record::start().setup() {
        // In the letters of the format: horses and elephants.
        let fen = record.setup().fen();
        let (board, rest) = fen.split_once(' ').unwrap_or((&fen, ""));
        let letters = board.replace('n', "h").replace('N', "H").replace('b', "e").replace('B', "E");
        line("FEN", &format!("{letters} {rest}"));
    }
    text.push_str("START{");
    let notation = match options.notation {
        own @ Notation::Wxf(_) => own,
        _ => Notation::Wxf(Habit::Federation),
    };
    let first = usize::from(record.setup().full_moves);
    let black_first = usize::from(record.setup().turn == Color::Black);
    let mut position = record.start_position().ok();
    for (ply, id) in record.main_line().enumerate() {
        let (Some(position), Some(mv)) = (&mut position, record.mv(id)) else { break };
        let half = ply + black_first;
        if half % 2 == 0 || ply == 0 {
            let dots = if half % 2 == 0 { "." } else { "..." };
            let _ = write!(text, "\n{:>3}{dots}", first + half / 2);
        }
        text.push(' ');
        text.push_str(&notation.text(mv, position));
        position.play_unchecked(mv);
    }
    text.push_str("\n}END\n");
    out.write_all(&options.charset.encode(&text).0)
}
