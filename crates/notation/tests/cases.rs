//! The shared table of moves in every notation.

#![allow(clippy::print_stderr, reason = "the cases that are disputed are listed")]

use chuhe_notation::{FirstRank, Notation, RankBase, parse_any};
use chuhe_rules::{Move, Position, Setup};
use serde_json::Value;

/// The table's columns with the names of our notations.
const COLUMNS: [(&str, &str); 13] = [
    ("ucci", "uci"),
    ("uci_1_10", "uci-1-10"),
    ("iccs", "iccs"),
    ("chinese_trad", "chinese-traditional"),
    ("chinese_simp", "chinese-simplified"),
    ("chinese_simp_fullwidth", "chinese-simplified-full-width"),
    ("chinese_perfile", "chinese-simplified-book"),
    ("wxf", "wxf"),
    ("wxf_xqbase", "wxf-xqbase"),
    ("english", "western"),
    ("vietnamese", "vietnamese"),
    ("chess_of_china", "chess-of-china"),
    ("chess_of_china_near", "chess-of-china-near"),
];

/// The usual counterparts of the notations that count ranks otherwise.
const USUAL: [(&str, Notation); 2] = [
    ("uci-1-10", Notation::Uci(RankBase::Zero)),
    ("chess-of-china-near", Notation::ChessOfChina(FirstRank::Far)),
];

/// The cases whose position cannot occur in a game, and why.
///
/// No legal game holds these moves, so nobody can tell who is right about them by the rules; as diagrams they can be
/// written and read like the rest.
const DIAGRAMS: [(&str, &str); 5] = [
    ("N050", "the black soldier on e7 stands behind the rank that soldiers start from"),
    ("N051", "the black soldier on e7 stands behind the rank that soldiers start from"),
    ("N053", "the black soldier on e7 stands behind the rank that soldiers start from"),
    ("N057", "the red soldier on e2 stands behind the rank that soldiers start from"),
    ("N058", "Black's general is in check from the cannon on e6, yet Red is to move"),
];

#[test]
fn every_case_is_written_and_read() {
    let Some(text) = chuhe_testkit::shared_text("formats/notation_cases.jsonl") else { return };
    let mut wrong = Vec::new();
    let mut impossible = Vec::new();
    let mut open = Vec::new();
    let mut checked = 0;
    for line in text.lines().filter(|line| !line.is_empty()) {
        let case: Value = serde_json::from_str(line).unwrap();
        let field = |name: &str| case[name].as_str();
        let (id, fen) = (field("id").unwrap(), field("fen").unwrap());
        let setup = Setup::from_fen(fen).unwrap();
        let mv: Move = field("ucci").unwrap().parse().unwrap();
        let position = Position::try_from(setup).unwrap_or_else(|error| {
            impossible.push((id.to_string(), error.to_string()));
            Position::of_diagram(*error.setup).unwrap()
        });
        for (column, name) in COLUMNS {
            let notation: Notation = name.parse().unwrap();
            let written = notation.text(mv, &position);
            let expected = match (column, field(column)) {
                (_, Some(expected)) => expected,
                // The older books differ from the others only where the table says so.
                ("chinese_perfile", None) => field("chinese_simp").unwrap(),
                // Nothing has been published, but what we write we must read.
                ("vietnamese", None) => &written,
                (column, None) => panic!("{id} has no {column}"),
            };
            checked += 1;
            if written != expected {
                wrong.push(format!("{id} {name}: wrote {written}, expected {expected}"));
            }
            let read = notation.parse(expected, &position);
            if read != Ok(mv) {
                wrong.push(format!("{id} {name}: read {expected} as {read:?}, expected {mv} in {fen}"));
            }
            match parse_any(expected, &position) {
                Ok(read) if read == mv => {}
                // A single move can be legal in both ways to count ranks; the usual one is taken.
                Ok(read)
                    if USUAL.iter().any(|(other, usual)| {
                        *other == name && usual.parse(expected, &position) == Ok(read)
                    }) =>
                {
                    open.push(format!("{id} {expected}"));
                }
                read => wrong.push(format!("{id}: read {expected} as {read:?}, expected {mv} in {fen}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for ((id, error), (known, why)) in impossible.iter().zip(DIAGRAMS) {
        eprintln!("{id} is not a position of a game ({error}): {why}");
        assert_eq!(id, known);
    }
    assert_eq!(impossible.len(), DIAGRAMS.len());
    eprintln!("need the notation's name or another move: {}", open.join(", "));
    assert_eq!(checked, 98 * COLUMNS.len());
}
