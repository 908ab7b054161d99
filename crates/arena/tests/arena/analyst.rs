//! Other engines that are asked what they think.
#![cfg(unix)]

use std::fs;

use chuhe_arena::{Analyst, Fault, Inquiry, Insight, Kind, Limit, Program, Refusal, Spec, Trouble};
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

const ENDLESS: Inquiry = Inquiry { limit: None, lines: 2, pace: 10 };

/// Looks into the start position until something is told; gives that, and what is told at the end.
fn look(analyst: &mut Analyst, inquiry: &Inquiry) -> Result<Vec<Insight>, Trouble> {
    let (halt, mut told) = (Stop::new(), Vec::new());
    let looked = analyst.look(&Game::start(), inquiry, &halt, &Stop::new(), &mut |insight| {
        told.push(insight.clone());
        halt.set();
    });
    looked.map(|()| told)
}

#[test]
fn a_search_without_end_tells_what_it_finds_until_it_is_halted() {
    let (folder, program) = fake(
        "echo info depth 7 multipv 1 score cp 31 nodes 99 pv h2e2 h9g7; echo info depth 7 multipv 2 score cp -5 nodes 120 pv \
         b0c2;; stop) echo info depth 8 multipv 1 score cp 30 nodes 200 pv h2e2; echo bestmove h2e2",
    );
    let mut analyst = analyst(&program, 1, 5_000);
    let told = look(&mut analyst, &ENDLESS).unwrap();
    let depths = |insight: &Insight| insight.lines.iter().map(|line| line.depth.unwrap()).collect::<Vec<_>>();
    assert_eq!((depths(&told[0]), told[0].nodes), (vec![7, 7], 120));
    assert_eq!((depths(told.last().unwrap()), told.last().unwrap().nodes), (vec![8, 7], 200));
    // Another question finds the engine ready, and as many lines as it asks for.
    look(&mut analyst, &Inquiry { lines: 3, ..ENDLESS }).unwrap();
    let heard = fs::read_to_string(folder.path().join("engine.heard")).unwrap();
    let of_interest = |line: &&str| ["go", "stop", "seto"].iter().any(|word| line.starts_with(word));
    let heard: Vec<&str> = heard.lines().filter(of_interest).collect();
    let lines = ["setoption name MultiPV value 2", "setoption name MultiPV value 3"];
    assert_eq!(heard, [lines[0], "go infinite", "stop", lines[1], "go infinite", "stop"]);
}

#[test]
fn a_search_with_a_limit_ends_by_itself() {
    let (folder, program) = fake("echo info depth 3 score mate 4 nodes 9 pv h2e2; echo bestmove h2e2");
    let mut analyst = analyst(&program, 1, 5_000);
    for limit in [Limit::Depth(3), Limit::MoveTime(50), Limit::Nodes(9)] {
        let mut told = Vec::new();
        let inquiry = Inquiry { limit: Some(limit), lines: 1, pace: 10_000 };
        analyst
            .look(&Game::start(), &inquiry, &Stop::new(), &Stop::new(), &mut |insight| {
                told.push(insight.clone());
            })
            .unwrap();
        let scores: Vec<_> = told.iter().map(|insight| insight.lines[0].score).collect();
        assert_eq!(scores, [Some(Score::MateIn(4))], "what came last is told whatever the pace");
    }
    let heard = fs::read_to_string(folder.path().join("engine.heard")).unwrap();
    assert!(!heard.contains("stop") && heard.contains("go depth 3\n"), "{heard}");
}

#[test]
fn a_depth_does_not_hold_for_the_search_after_it() {
    let (folder, mut program) = fake(
        "echo '3 10 5 99 h2e2'; echo move h2e2;; protover*) echo 'feature ping=1 setboard=1 variants=\"xiangqi\" done=1';; \
         ping*) echo pong 1",
    );
    program.dialect = chuhe_protocol::Dialect::Cecp;
    let rules = RuleSet::default();
    let mut analyst =
        Analyst::start(&program, &[], &rules, Limit::MoveTime(5), 1, 5_000, &Stop::new()).unwrap();
    for limit in [Some(Limit::Depth(3)), Some(Limit::Depth(4)), None, Some(Limit::Nodes(9))] {
        let inquiry = Inquiry { limit, ..ENDLESS };
        analyst.look(&Game::start(), &inquiry, &Stop::new(), &Stop::new(), &mut |_| {}).unwrap();
    }
    let heard = fs::read_to_string(folder.path().join("engine.heard")).unwrap();
    let of_interest = |line: &&str| ["new", "sd ", "st ", "go"].iter().any(|word| line.starts_with(word));
    let heard: Vec<&str> = heard.lines().filter(of_interest).collect();
    assert_eq!(heard, ["sd 3", "go", "sd 4", "go", "new", "st 36000", "go", "st 0.5", "go"]);
}

#[test]
fn who_breaks_down_in_a_search_without_end_is_told_from_who_is_only_slow() {
    // Told to stop before it has found anything, it is at no fault.
    let (_folder, program) = fake("true;; stop) echo bestmove h2e2");
    let mut slow = analyst(&program, 1, 5_000);
    let halt = Stop::new();
    halt.set();
    assert_eq!(slow.look(&Game::start(), &ENDLESS, &halt, &Stop::new(), &mut |_| {}), Ok(()));
    assert!(slow.is_well());
    let info = "echo info depth 1 score cp 1 pv h2e2";
    for (does, is_well) in [
        (format!("{info}; exit 3"), false),
        (format!("{info};; stop) exit 3"), false),
        (format!("{info};; stop) sleep 30"), false),
        (format!("{info};; stop) echo bestmove a0a9"), true),
    ] {
        let (_folder, program) = fake(&does);
        let mut analyst = analyst(&program, 1, 5_000);
        let looked = look(&mut analyst, &ENDLESS);
        assert!(matches!(looked, Err(Trouble::Fault(_))), "{does}: {looked:?}");
        assert_eq!(analyst.is_well(), is_well, "{does}");
    }
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
