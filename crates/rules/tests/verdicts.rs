//! Verdicts of repetition, limits and endings by every rule set.

#![allow(clippy::print_stdout, reason = "the output lists what is disputed")]

use std::collections::HashMap;

use chuhe_rules::{Color, Game, Move, Piece, RuleSet, Setup, Square};
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

/// The collected cases whose expected value we do not share, with the argument; each is marked disputed in the file, or
/// has a board that no game can have.
const DISPUTED: [(&str, &str); 4] = [
    (
        "WXF-076",
        "a black soldier stands on i7, behind the rank it starts from; without it the expected value comes out",
    ),
    (
        "DISP-1",
        "the cannon ties the advisor that protects the horse, now on the file of the general, now behind the chariot; \
         each reply frees it: by the appendix of the Asian rules such cutting of roots is a chase",
    ),
    (
        "DISP-2",
        "the chariot attacks the bare horse, then takes away its root, the general, by standing behind the cannon; each \
         reply lifts the threat: one piece is threatened with every move, and a false root protects nothing",
    ),
    (
        "OWN-03",
        "the Hebrew seed forbids the third repetition, which is the fourth occurrence; here is the third",
    ),
];

#[test]
fn collected_cases() {
    let Some(lines) = shared_text("rules/cases.jsonl") else { return };
    let mut wrong = Vec::new();
    let mut judged = 0;
    for line in lines.lines() {
        let case: Value = serde_json::from_str(line).expect("a case is JSON");
        let id = text(&case, "id");
        let argument = DISPUTED.iter().find(|(disputed, _)| *disputed == id).map(|(_, argument)| *argument);
        let rules = RuleSet::named(text(&case, "ruleset")).unwrap_or_default();
        let mut game = match Game::from_fen_by(text(&case, "fen"), rules) {
            Ok(game) => game,
            Err(error) if argument.is_some() => {
                println!("{id} is disputed: {error}: {}", argument.unwrap_or_default());
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
        let official = text(&case, "confidence") == "official";
        if text(&case, "kind") == "legal_moves" {
            // These ask for moves only, some of them on boards without an attacker.
        } else if found == expected {
            assert!(argument.is_none(), "{id} is no longer disputed");
        } else if let (Some(argument), false) = (argument, official) {
            println!("{id} is disputed: we say {found}, the file {expected}: {argument}");
        } else {
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

/// The project's own cases: one JSON object a line.
///
/// `cycle` is repeated until the game is over, at most twelve times; `moves` are played once.
/// `clause` says which rule the verdict follows from.
const OWN: &str = include_str!("verdicts.jsonl");

fn own_cases() -> impl Iterator<Item = Value> {
    OWN.lines().map(|line| serde_json::from_str(line).expect("a case is JSON"))
}

/// The case's game from its start, and the moves to be played.
fn own_game(case: &Value) -> (Game, Vec<Move>) {
    let rules = RuleSet::named(text(case, "rules")).expect("the case names a rule set");
    let game = Game::from_fen_by(text(case, "fen"), rules)
        .unwrap_or_else(|error| panic!("{}: {error}", text(case, "id")));
    let moves = text(case, "cycle").split_whitespace().chain(text(case, "moves").split_whitespace());
    (game, moves.map(|mv| mv.parse().expect("a move")).collect())
}

#[test]
fn own_verdicts() {
    let mut wrong = Vec::new();
    for case in own_cases() {
        let id = text(&case, "id");
        assert!(!text(&case, "clause").is_empty(), "{id} quotes no clause");
        let (mut game, moves) = own_game(&case);
        let rounds = if text(&case, "cycle").is_empty() { 1 } else { 12 };
        for mv in moves.iter().cycle().take(rounds * moves.len()) {
            if game.outcome().is_some() {
                break;
            }
            game.play(*mv).unwrap_or_else(|error| panic!("{id}: {error}"));
        }
        let (found, expected) = (verdict(&game), text(&case, "expected"));
        if found != expected {
            wrong.push(format!("{id}: {found}, expected {expected}: {}", text(&case, "clause")));
        }
        // Only what repetition decided has a cycle, and that ends where it began.
        if let Some(verdict) = game.verdict() {
            assert_eq!(verdict.cycle.plies.len() % moves.len(), 0, "{id}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(own_cases().count() >= 130);
}

/// A board as its pieces with file and rank, and the side to move.
type Board = (Color, Vec<(i8, i8, char)>);

/// A cycle as the sorted boards it goes through, so that it does not matter where it begins, moved as far to the left and
/// down as it goes, so that it does not matter where it stands.
fn boards(case: &Value, symmetry: impl Fn(&Setup) -> Setup) -> Vec<Board> {
    let (mut game, moves) = own_game(case);
    let mut boards: Vec<Board> = Vec::new();
    for mv in moves {
        let setup = symmetry(&game.position().setup());
        let place =
            |(square, piece): (Square, Piece)| (square.file() as i8, square.rank() as i8, piece.fen());
        boards.push((setup.turn, setup.pieces().map(place).collect()));
        game.play_on(mv).expect("the case is legal");
    }
    let points = || boards.iter().flat_map(|(_, pieces)| pieces);
    let left = points().map(|(file, ..)| *file).min().unwrap_or_default();
    let low = points().map(|(_, rank, _)| *rank).min().unwrap_or_default();
    for (file, rank, _) in boards.iter_mut().flat_map(|(_, pieces)| pieces) {
        (*file, *rank) = (*file - left, *rank - low);
    }
    boards.sort();
    boards.dedup();
    boards
}

#[test]
fn no_two_own_cases_are_the_same() {
    let mut seen: HashMap<Vec<Board>, String> = HashMap::new();
    for case in own_cases() {
        let id = text(&case, "id").to_string();
        // Cases about the move limit share their moves and differ in the count.
        if text(&case, "cycle").is_empty() {
            continue;
        }
        let same = [
            boards(&case, Setup::clone),
            boards(&case, Setup::mirrored),
            boards(&case, Setup::swapped),
            boards(&case, |setup| setup.mirrored().swapped()),
        ];
        let key = same.into_iter().min().expect("there are four");
        if let Some(other) = seen.insert(key, id.clone()) {
            panic!("{id} is {other} mirrored, shifted, with colours swapped or begun elsewhere");
        }
    }
}

#[test]
fn a_verdict_is_the_same_mirrored_and_with_colours_swapped() {
    for case in own_cases() {
        let (game, moves) = own_game(&case);
        for (symmetry, flips) in [(Setup::mirrored as fn(&Setup) -> Setup, false), (Setup::swapped, true)] {
            // The number of a full move is Red's, so a game of Black's begins elsewhere in a limit on all plies.
            if flips && game.rules().total_limit > 0 {
                continue;
            }
            let place = |square: Square| if flips { square.rotate() } else { square.mirror() };
            let mut one = game.clone();
            let setup = symmetry(&one.position().setup());
            let rules = one.rules().clone();
            let mut other = Game::with_rules(rules.position(setup).expect("as legal as the case"), rules);
            for mv in moves.iter().cycle().take(3 * moves.len()) {
                if one.play(*mv).is_err() {
                    break;
                }
                other.play(Move::new(place(mv.from()), place(mv.to()))).expect("as legal as the case");
                let turned = other.outcome().map(|outcome| {
                    (outcome.winner.map(|winner: Color| if flips { !winner } else { winner }), outcome.ending)
                });
                assert_eq!(
                    one.outcome().map(|outcome| (outcome.winner, outcome.ending)),
                    turned,
                    "{}",
                    text(&case, "id")
                );
            }
        }
    }
}

#[test]
fn a_forecast_is_what_playing_brings() {
    for case in own_cases() {
        let (mut game, moves) = own_game(&case);
        for mv in moves.iter().cycle().take(5 * moves.len()) {
            let forecast = game.forecast(*mv).map(|forecast| forecast.outcome);
            if game.play(*mv).is_err() {
                break;
            }
            let outcome = game.outcome().filter(chuhe_rules::Outcome::is_by_repetition);
            assert_eq!(forecast, outcome, "{} {mv}", text(&case, "id"));
        }
    }
}
