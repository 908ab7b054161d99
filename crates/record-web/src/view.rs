//! A place in a game as the page shows it, and reasons in words.

use chuhe_lang::{Arg, Messages};
use chuhe_notation::Notation;
use chuhe_record::{Cursor, NodeId, Notes, Record, Shape, Warning, nag, tag};
use chuhe_rules::Reason;

use crate::Lines;

/// Tells the place at which the cursor stands, and gives the nodes that it names by number.
///
/// - `about NAME VALUE`: a tag; `result` as PGN has it.
/// - `board FEN MOVE RULES`: the position, the move that led to it or `-`, and the rules.
/// - `way FEN MOVES`: the start of the game and the moves to the place, with spaces between them.
/// - `main MOVES`: the moves of the main line from that start.
/// - `move N PLY TEXT FLAGS`: a move of the line that the place is on, to its end.
///   Flags: `*` the place itself, `v` there are alternatives, `c` something is said.
/// - `instead N TEXT`: another move that could be looked at in place of the last, `next N TEXT` one of several that follow.
/// - `said TEXT`: what is said here.
/// - `circle COLOUR POINT` and `arrow COLOUR FROM TO`: what is drawn here.
pub(crate) fn view(
    record: &Record,
    cursor: Option<&Cursor>,
    notation: Notation,
    lines: &mut Lines,
) -> Vec<NodeId> {
    let mut named = Vec::new();
    for (name, value) in record.tags.iter().filter(|(_, value)| !value.trim().is_empty()) {
        lines.add(&["about", name, value]);
    }
    lines.add(&["result", record.result.pgn()]);
    let here = cursor.map_or(Record::ROOT, Cursor::node);
    let last = record.mv(here).map_or_else(|| "-".to_owned(), |mv| mv.to_string());
    let board = cursor.map_or_else(|| record.setup().fen(), |cursor| cursor.position().to_string());
    lines.add(&["board", &board, &last, &record.rules().name]);
    let way: Vec<String> =
        record.line(here).into_iter().filter_map(|id| record.mv(id)).map(|mv| mv.to_string()).collect();
    lines.add(&["way", &record.setup().fen(), &way.join(" ")]);
    let main: Vec<String> =
        record.main_line().filter_map(|id| record.mv(id)).map(|mv| mv.to_string()).collect();
    lines.add(&["main", &main.join(" ")]);
    if let Some(mut walk) = Cursor::new(record) {
        let mut line = record.line(here);
        line.extend(std::iter::successors(record.children(here).next(), |id| record.children(*id).next()));
        for id in line {
            let parent = walk.node();
            let several = record.children(parent).nth(1).is_some();
            let mut name = |kind: &str, id: NodeId, walk: &Cursor| {
                let text = text(record, id, walk, notation);
                lines.add(&[kind, &named.len().to_string(), &text]);
                named.push(id);
            };
            if several && (id == here || parent == here) {
                let kind = if id == here { "instead" } else { "next" };
                record.children(parent).filter(|other| *other != here).for_each(|id| name(kind, id, &walk));
            }
            let mut flags = String::new();
            if id == here {
                flags.push('*');
            }
            if several {
                flags.push('v');
            }
            if says(record.notes(id)) {
                flags.push('c');
            }
            let ply = (walk.plies() + 1).to_string();
            lines.add(&["move", &named.len().to_string(), &ply, &text(record, id, &walk, notation), &flags]);
            named.push(id);
            let child = record.children(parent).position(|child| child == id);
            if !child.is_some_and(|child| walk.forward(record, child)) {
                break;
            }
        }
    }
    let notes = record.notes(here);
    for said in [&notes.before, &notes.comment].into_iter().filter(|said| !said.trim().is_empty()) {
        lines.add(&["said", said.trim()]);
    }
    for shape in &notes.shapes {
        match shape {
            Shape::Circle { brush, on } => {
                lines.add(&["circle", &brush.letter().to_string(), &on.to_string()]);
            }
            Shape::Arrow { brush, from, to } => {
                lines.add(&["arrow", &brush.letter().to_string(), &from.to_string(), &to.to_string()]);
            }
        }
    }
    named
}

/// The way from the start of a game to a place: `0.2.0`, and `-` at the start.
pub(crate) fn path(record: &Record, node: NodeId) -> String {
    let path = record.path(node).0;
    if path.is_empty() {
        return "-".to_owned();
    }
    path.iter().map(usize::to_string).collect::<Vec<_>>().join(".")
}

fn says(notes: &Notes) -> bool {
    !notes.comment.trim().is_empty() || !notes.before.trim().is_empty() || !notes.shapes.is_empty()
}

/// A move with its marks; the cursor stands before it.
fn text(record: &Record, id: NodeId, before: &Cursor, notation: Notation) -> String {
    let mut text = record.mv(id).map_or_else(String::new, |mv| notation.text(mv, before.position()));
    text.extend(record.notes(id).nags.iter().filter_map(|nag| nag::mark(*nag)));
    text
}

/// A name for a file with this game: who played it, or what it is called.
pub(crate) fn file_name(record: &Record) -> String {
    let about = |name| record.tags.get(name).map(str::trim).filter(|text| !text.is_empty());
    let name = match (about(tag::RED), about(tag::BLACK)) {
        (Some(red), Some(black)) => format!("{red} - {black}"),
        _ => about(tag::TITLE).or(about(tag::EVENT)).unwrap_or("chuhe").to_owned(),
    };
    // What some file system forbids.
    let name: String =
        name.chars().filter(|c| !c.is_control() && !r#"/\:*?"<>|"#.contains(*c)).take(80).collect();
    let name = name.trim_matches([' ', '.']);
    if name.is_empty() { "chuhe".to_owned() } else { name.to_owned() }
}

/// A warning with its place, in words.
pub(crate) fn warning(words: &Messages, warning: &Warning) -> String {
    let problem = sentence(words, &warning.problem);
    let problem = match warning.problem.cause() {
        Some(cause) => format!("{problem} {}", sentence(words, cause)),
        None => problem,
    };
    let args = [
        ("game", Arg::from(warning.game)),
        ("ply", warning.ply.unwrap_or_default().into()),
        ("problem", (&problem).into()),
    ];
    words.format(if warning.ply.is_some() { "file-warning-ply" } else { "file-warning" }, &args)
}

/// A reason in words, with its second sentence where it has one.
pub(crate) fn sentence(words: &Messages, reason: &(impl Reason + ?Sized)) -> String {
    words.sentences(reason.id(), "detail", &reason.args().map(Arg::from, Arg::from))
}
