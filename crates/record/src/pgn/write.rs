//! Writing a game as PGN.

use std::io::{self, Write};

use chuhe_notation::Notation;
use chuhe_rules::{Color, Goal, RuleSet};

use super::is_reserved;
use super::split::{begins_game, tag_name};
use super::tags::usual_name;
use crate::{Loss, NodeId, Notes, Options, Record, Step, commands, keep, tag};

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
    let mut add = |name: &str, value: &str| text.extend([keep::line(name, value).as_str(), "\n"]);
    add("Game", "Chinese Chess");
    for name in ROSTER {
        add(name, record.tags.get(name).unwrap_or(""));
    }
    add("Result", record.result.pgn());
    let known = |name: &str| ROSTER.iter().any(|own| own.eq_ignore_ascii_case(name));
    for (name, value) in record.tags.iter().filter(|(name, _)| !known(name) && holds(name)) {
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
    page.comment(&commands::before(commands::write(root, &[]), &about(record)));
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
                    page.comment(&before(record, id));
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
    commands::before(commands::write(notes, &[]), &words(&notes.comment))
}

/// What is said about a move, without what would be taken for something else.
fn words(comment: &str) -> String {
    commands::escaped_xboard(&safe(comment)).into_owned()
}

/// What is said before a move; before the first it is read as said about the game.
fn before(record: &Record, id: NodeId) -> String {
    let before = &record.notes(id).before;
    let is_first = record.parent(id) == Some(Record::ROOT) && !record.begins_variation(id);
    words(&if is_first { keep::about(before) } else { before.clone() })
}

/// What is said about the game, and after it the tags whose names PGN cannot have.
fn about(record: &Record) -> String {
    let mut text = safe(&keep::about(&record.notes(Record::ROOT).comment));
    keep::add_tags(&mut text, record, |name, _| holds(name), safe);
    text
}

/// Whether a tag of this name is read as what it is.
fn holds(name: &str) -> bool {
    let is_name = tag_name(format!("[{name} \"").as_bytes()) == Some(name.as_bytes());
    is_name && !is_reserved(name) && usual_name(name).eq_ignore_ascii_case(name)
}

/// A comment without what would end it, begin another game or be taken for a command.
fn safe(comment: &str) -> String {
    if !comment.contains(['}', '[']) {
        return comment.to_owned();
    }
    let text = commands::escaped(comment).replace('}', ")");
    let line = |line: &str| {
        if begins_game(line.as_bytes()) { line.replacen('[', "[ ", 1) } else { line.to_owned() }
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// The nodes where the text of a comment cannot be kept to the letter.
pub(crate) fn changed(record: &Record) -> usize {
    let bad = |id: &NodeId| {
        let notes = record.notes(*id);
        if notes.comment.is_empty() && notes.before.is_empty() {
            return false;
        }
        let after =
            if *id == Record::ROOT { safe(&keep::about(&notes.comment)) } else { words(&notes.comment) };
        after != notes.comment || before(record, *id) != notes.before
    };
    std::iter::once(Record::ROOT).chain(record.nodes()).filter(bad).count()
}

/// What is lost beyond what the format's description says.
pub(crate) fn losses(record: &Record) -> Vec<Loss> {
    keep::lost_tags(record, |name, _| holds(name), safe)
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
        let width = text.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        self.column = if text.contains('\n') { width } else { self.column + width };
    }
}
