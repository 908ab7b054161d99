//! Other engines that are asked what they think.
#![cfg(unix)]

use std::fs;

use chuhe_arena::{Analyst, Fault, Kind, Limit, Program, Refusal, Spec, Trouble};
use chuhe_engine::{Score, Stop};
use chuhe_rules::{Game, RuleSet};
use tempfile::TempDir;

/// An engine as a script that does this when it is asked for a move, and keeps what it heard.
fn fake(does: &str) -> (TempDir, Program) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("engine");
    let text = format!(
        r#"while read -r line; do
  echo "$line" >> "$0.heard"
  case "$line" in
    uci) echo "id name Fake"; echo "option name MultiPV type spin default 1 min 1 max 9"; echo uciok ;;
    isready) echo readyok ;;
    quit) exit ;;
    go*) {does} ;;
  esac
done
"#
    );
    fs::write(&path, text).unwrap();
    let spec: Spec = format!("cmd=/bin/sh,arg={}", path.display()).parse().unwrap();
    let Kind::Program(program) = spec.kind else { panic!("{spec:?}") };
    (folder, program)
}

fn analyst(program: &Program, lines: usize, patience: u64) -> Analyst {
    let rules = RuleSet::default();
    Analyst::start(program, &[], &rules, Limit::Nodes(5), lines, patience, &Stop::new()).unwrap()
}

#[test]
fn the_lines_of_an_engine_come_with_scores_and_legal_moves() {
    let (folder, program) = fake(
        "echo info depth 7 multipv 1 score cp 31 nodes 99 pv h2e2 h9g7 a0a9; echo info depth 7 multipv 2 score cp -5 nodes 99 pv \
         b0c2; echo info depth 7 multipv 3 score cp -90 pv c3c4; echo bestmove h2e2",
    );
    let mut analyst = analyst(&program, 2, 5_000);
    assert_eq!(analyst.name(), "Fake");
    analyst.new_game(&Stop::new()).unwrap();
    let thoughts = analyst.think(&Game::start(), &Stop::new()).unwrap();
    let told: Vec<_> = thoughts
        .iter()
        .map(|thought| {
            let moves = thought.moves.iter().flatten().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            (thought.score.unwrap(), thought.depth.unwrap(), moves)
        })
        .collect();
    assert_eq!(
        told,
        [(Score::Centipawns(31), 7, "h2e2 h9g7".into()), (Score::Centipawns(-5), 7, "b0c2".into())]
    );
    let heard = fs::read_to_string(folder.path().join("engine.heard")).unwrap();
    for line in ["setoption name MultiPV value 2", "ucinewgame", "go nodes 5"] {
        assert!(heard.lines().any(|own| own == line), "{line}: {heard}");
    }
}

#[test]
fn the_move_that_an_engine_names_begins_its_line() {
    let (_folder, program) = fake("echo info depth 7 score cp 31 pv h2e2 h9g7; echo bestmove b0c2");
    let thoughts = analyst(&program, 1, 5_000).think(&Game::start(), &Stop::new()).unwrap();
    assert_eq!(thoughts[0].moves, Some(vec!["b0c2".parse().unwrap()]));
}

#[test]
fn a_mate_that_is_none_is_called_a_win_by_rule() {
    // Red has checked all the time; with one more check it loses, whatever the engine calls it.
    let text = "3k5/9/9/9/9/9/9/9/3R5/5K3 b moves d9e9 d1e1 e9d9 e1d1 d9e9 d1e1";
    let game = Game::from_fen(text).unwrap();
    let (_folder, program) = fake("echo info depth 7 score mate 1 pv e9d9 e1d1; echo bestmove e9d9");
    let thoughts = analyst(&program, 1, 5_000).think(&game, &Stop::new()).unwrap();
    assert_eq!(thoughts[0].score, Some(Score::WinByRule));
}

#[test]
fn what_an_engine_does_wrong_is_said() {
    let think = |does: &str| {
        let (_folder, program) = fake(does);
        analyst(&program, 1, 1_000).think(&Game::start(), &Stop::new()).unwrap_err()
    };
    assert_eq!(
        think("echo info score cp 3; echo bestmove a0a9"),
        Trouble::Fault(Fault::Illegal { found: "a0a9".into() })
    );
    assert_eq!(
        think("echo info score cp 3; echo bestmove hello"),
        Trouble::Fault(Fault::Illegal { found: "hello".into() })
    );
    assert_eq!(think("echo 'bestmove (none)'"), Trouble::Fault(Fault::NoMove));
    assert_eq!(think("echo bestmove h2e2"), Trouble::NoScore);
    assert!(matches!(think("exit 3"), Trouble::Fault(Fault::Crash { .. })));
    assert!(matches!(think("sleep 30"), Trouble::Fault(Fault::Silence { .. })));
    let (_folder, program) = fake("sleep 30");
    let stop = Stop::new();
    stop.set();
    let mut waiting = analyst(&program, 1, 5_000);
    assert_eq!(waiting.think(&Game::start(), &stop), Err(Trouble::Stopped));
}

#[test]
fn an_engine_that_cannot_do_what_is_asked_is_not_begun_with() {
    let start = |program: &Program, options: &[(String, String)], limit| {
        let started =
            Analyst::start(program, options, &RuleSet::default(), limit, 1, 1_000, &Stop::new()).map(drop);
        started.unwrap_err().why
    };
    let (_folder, program) = fake("true");
    let options = [("Style".to_owned(), "wild".to_owned())];
    assert_eq!(start(&program, &options, Limit::Depth(3)), Refusal::Option { option: "Style".into() });
    let cecp = Program { dialect: chuhe_protocol::Dialect::Cecp, ..program.clone() };
    assert_eq!(start(&cecp, &[], Limit::Nodes(3)), Refusal::Option { option: "nodes".into() });
    let nowhere = Program { path: "/nowhere/engine".into(), ..program };
    assert!(matches!(start(&nowhere, &[], Limit::Depth(3)), Refusal::Program { .. }));
}
