//! Writing a game as PGN.

use std::io::{self, Write};

use chuhe_notation::Notation;
use chuhe_rules::{Color, Goal, RuleSet};

use super::RESERVED;
use crate::{NodeId, Notes, Options, Record, Step, commands, tag};

/// Lines are not made longer than this, in characters.
const WIDTH: usize = 80;

/// The tags that every game has, in this order.
const ROSTER: [&str; 6] = [tag::EVENT, tag::SITE, tag::DATE, tag::ROUND, tag::RED, tag::BLACK];

/// Writes a game, with an empty line after it.
pub(crate) fn write(record: &Record, options: Options, out: &mut dyn Write) -> io::Result<()> {
    // Under other goals moves are legal that only their points name without doubt.
    let notation = if record.rules().goal == Goal::Mate { options.notation } else { Notation::Iccs };
    let options = Options { notation, ..options };
    let mut text = head(record, options);
    text.push('\n');
    text.push_str(&moves(record, options.notation));
    text.push_str("\n\n");
    out.write_all(&options.charset.encode(&text).0)
}

fn head(record: &Record, options: Options) -> String {
    let mut text = String::new();
    let mut add = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        text.extend(["[", name, " \"", &value, "\"]\n"]);
    };
    add("Game", "Chinese Chess");
    for name in ROSTER {
        add(name, record.tags.get(name).unwrap_or(""));
    }
    add("Result", record.result.pgn());
    let reserved = |name: &str| RESERVED.iter().any(|own| own.eq_ignore_ascii_case(name));
    let known = |name: &str| ROSTER.iter().any(|own| own.eq_ignore_ascii_case(name)) || reserved(name);
    for (name, value) in record.tags.iter().filter(|(name, _)| !known(name)) {
        add(name, value);
    }
    add("Variant", "xiangqi");
    let rules = record.rules();
    if *rules != RuleSet::default() {
        let named = RuleSet::named(&rules.name).as_ref() == Some(rules);
        add(
            "Rules",
            &if named { rules.name.to_string() } else { rules.to_string().trim().replace('\n', "; ") },
        );
    }
    add("Format", format_name(options.notation));
    if record.setup() != Record::start().setup() {
        add("SetUp", "1");
        add("FEN", &record.setup().fen());
    }
    text
}

/// The name that PGN files have for a notation.
fn format_name(notation: Notation) -> &'static str {
    match notation {
        Notation::Chinese { .. } => "Chinese",
        Notation::Wxf(_) => "WXF",
        Notation::Iccs => "ICCS",
        _ => notation.id(),
    }
}

fn moves(record: &Record, notation: Notation) -> String {
    let mut page = Page::default();
    let black_first = record.setup().turn == Color::Black;
    let first = usize::from(record.setup().full_moves);
    let root = record.notes(Record::ROOT);
    for nag in &root.nags {
        page.word(&format!("${nag}"));
    }
    page.comment(&said(root));
    let mut plies = vec![0];
    let mut number = true;
    let mut tour = record.tour();
    while let Some(step) = tour.next() {
        match step {
            Step::Open => {
                page.word("(");
                // The variation stands in place of the last move.
                plies.push(plies.last().copied().unwrap_or(1) - 1);
                number = true;
            }
            Step::Close => {
                page.close();
                plies.pop();
                number = true;
            }
            Step::Move(id) => {
                let (Some(position), Some(mv)) = (tour.position(), record.mv(id)) else { continue };
                let notes = record.notes(id);
                if !notes.before.is_empty() {
                    page.comment(&safe(&notes.before));
                    number = true;
                }
                let ply = plies.last_mut().expect("there is a line as long as there are moves");
                let half = *ply + usize::from(black_first);
                *ply += 1;
                let dots = match (half % 2, number) {
                    (0, _) => ".",
                    (_, true) => "...",
                    _ => "",
                };
                if !dots.is_empty() {
                    page.word(&format!("{}{dots}", first + half / 2));
                }
                // One word, so that lines can break anywhere.
                page.word(&notation.text(mv, position).replace(' ', ""));
                for nag in &notes.nags {
                    page.word(&format!("${nag}"));
                }
                let said = said(notes);
                page.comment(&said);
                number = !said.is_empty();
            }
        }
    }
    page.word(record.result.pgn());
    page.text
}

/// What goes into the braces after a move, or before the first.
fn said(notes: &Notes) -> String {
    let mut text = commands::write(notes);
    if !text.is_empty() && !notes.comment.is_empty() {
        text.push(' ');
    }
    text.push_str(&safe(&notes.comment));
    text
}

/// A comment without what would end it.
fn safe(comment: &str) -> String {
    comment.replace('}', ")")
}

/// The nodes where the text of a comment cannot be kept to the letter.
pub(crate) fn changed(record: &Record) -> usize {
    let bad = |id: &NodeId| {
        [&record.notes(*id).comment, &record.notes(*id).before].iter().any(|text| text.contains('}'))
    };
    std::iter::once(Record::ROOT).chain(record.nodes()).filter(bad).count()
}

/// Words in lines of even length.
#[derive(Default)]
struct Page {
    text: String,
    column: usize,
    /// Whether the next word stands without a space before it.
    tight: bool,
}

impl Page {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 && !self.tight {
            let fits = self.column + 1 + width <= WIDTH;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text.push_str(word);
        self.column += width;
        self.tight = word == "(";
    }

    fn close(&mut self) {
        self.text.push(')');
        self.column += 1;
        self.tight = false;
    }

    /// A comment, if it says something; its own lines stay as they are.
    fn comment(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.word("{");
        self.text.push_str(text);
        self.text.push('}');
        self.column = text.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    }
}
