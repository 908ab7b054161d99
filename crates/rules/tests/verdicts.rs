//! Verdicts of repetition, limits and endings by every rule set.

#![allow(clippy::print_stdout, reason = "the output lists what is disputed")]

use chuhe_rules::{Game, RuleSet, Square};
use chuhe_testkit::shared_text;
use serde_json::Value;

/// What a game that is told as in the case files comes to.
fn verdict(game: &Game) -> &'static str {
    match game.outcome() {
        None => "ongoing",
        Some(outcome) => outcome.winner.map_or("draw", |winner| winner.fold("red wins", "black wins")),
    }
}

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap_or_default()
}

/// Cases on boards that no game can have: in WXF-076 a black soldier stands behind the rank it starts from.
const IMPOSSIBLE: [&str; 1] = ["WXF-076"];

#[test]
fn collected_cases() {
    let Some(lines) = shared_text("rules/cases.jsonl") else { return };
    let mut wrong = Vec::new();
    let mut judged = 0;
    for line in lines.lines() {
        let case: Value = serde_json::from_str(line).expect("a case is JSON");
        let id = text(&case, "id");
        let rules = RuleSet::named(text(&case, "ruleset")).unwrap_or_default();
        let mut game = match Game::from_fen_by(text(&case, "fen"), rules) {
            Ok(game) => game,
            Err(error) if IMPOSSIBLE.contains(&id) => {
                println!("{id} is disputed: {error}");
                continue;
            }
            Err(error) => {
                wrong.push(format!("{id}: {error}"));
                continue;
            }
        };
        // Some lines go on after the position came up for the third time.
        for mv in text(&case, "moves").split_whitespace() {
            game.play_on(mv.parse().expect("a move")).unwrap_or_else(|error| panic!("{id}: {error}"));
        }
        let (found, expected) = (verdict(&game), text(&case, "expected"));
        let disputed = text(&case, "confidence") == "disputed";
        if text(&case, "kind") == "legal_moves" {
            // These ask for moves only, some of them on boards without an attacker.
        } else if found != expected && disputed {
            println!("{id} is disputed: we say {found}, the file {expected}");
        } else if found != expected {
            wrong.push(format!("{id}: {found}, expected {expected}"));
        }
        judged += 1;
        for (key, legal) in [("legal", true), ("illegal", false)] {
            for mv in case[key].as_array().into_iter().flatten().filter_map(Value::as_str) {
                let mv = mv.parse().expect("a move");
                if game.position().is_legal(mv) != legal {
                    wrong.push(format!("{id}: {mv} is {}", if legal { "illegal" } else { "legal" }));
                }
            }
        }
        if let (Ok(from), Some(all)) =
            (text(&case, "from_square").parse::<Square>(), case["all_from"].as_array())
        {
            let mut found: Vec<String> =
                game.position().legal_targets(from).into_iter().map(|to| format!("{from}{to}")).collect();
            found.sort();
            let mut all: Vec<&str> = all.iter().filter_map(Value::as_str).collect();
            all.sort_unstable();
            if found != all {
                wrong.push(format!("{id}: from {from}: {found:?}, expected {all:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {judged}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(judged >= 140, "only {judged} cases");
}
