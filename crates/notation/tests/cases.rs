//! The shared table of moves in every notation.

use chuhe_notation::{Notation, Script, parse};
use chuhe_rules::{Move, Position, Setup};
use serde_json::Value;

const NOTATIONS: [(&str, Notation); 5] = [
    ("ucci", Notation::Coordinates),
    ("iccs", Notation::Iccs),
    ("chinese_trad", Notation::Chinese(Script::Traditional)),
    ("chinese_simp", Notation::Chinese(Script::Simplified)),
    ("wxf", Notation::Wxf),
];

/// Forms that are read but not written.
const READ_ONLY: [&str; 3] = ["chinese_simp_fullwidth", "chinese_perfile", "wxf_xqbase"];

#[test]
fn every_case_is_written_and_read() {
    let Some(text) = chuhe_testkit::shared_text("formats/notation_cases.jsonl") else { return };
    let mut wrong = Vec::new();
    let mut impossible = Vec::new();
    let mut checked = 0;
    for line in text.lines().filter(|line| !line.is_empty()) {
        let case: Value = serde_json::from_str(line).unwrap();
        let field = |name: &str| case[name].as_str();
        let (id, fen) = (field("id").unwrap(), field("fen").unwrap());
        let position = Position::try_from(Setup::from_fen(fen).unwrap());
        let mv: Move = field("ucci").unwrap().parse().unwrap();
        let Ok(position) = position else {
            impossible.push(id.to_string());
            continue;
        };
        for (name, notation) in NOTATIONS {
            let expected = field(name).unwrap();
            let written = notation.text(mv, &position);
            if written != expected {
                wrong.push(format!("{id} {name}: wrote {written}, expected {expected}"));
            }
        }
        for (name, text) in NOTATIONS
            .map(|(name, _)| name)
            .into_iter()
            .chain(READ_ONLY)
            .filter_map(|name| Some((name, field(name)?)))
        {
            checked += 1;
            let read = parse(text, &position);
            if read != Ok(mv) {
                wrong.push(format!("{id} {name}: read {text} as {read:?}, expected {mv} in {fen}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // A soldier behind its start, or the side not to move in check.
    assert_eq!(impossible, ["N050", "N051", "N053", "N057", "N058"]);
    assert!(checked > 600, "only {checked} texts checked");
}
