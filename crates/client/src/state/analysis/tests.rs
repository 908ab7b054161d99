use chuhe_rules::{Reason as _, RuleSet, Setup};

use super::*;

fn game(fen: &str, moves: &str) -> Game {
    let mut game = Game::from_fen(fen).unwrap();
    for word in moves.split_whitespace() {
        game.play_on(word.parse().unwrap()).unwrap();
    }
    game
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

fn on() -> Analysis {
    let mut analysis = Analysis::default();
    analysis.wish.on = true;
    analysis
}

/// Looks at a game, and gives what is asked.
fn ask(analysis: &mut Analysis, place: &str, game: &Game) -> (u64, String) {
    match analysis.look(Some(place), || Some(game.clone())) {
        Order::Ask { id, orders } => (id, orders),
        other => panic!("{other:?}"),
    }
}

fn found(analysis: &mut Analysis, id: u64, lines: &[(u32, &str)]) {
    let mut answer = format!("found\t{id}\t1000\t10");
    for (depth, rest) in lines {
        answer.push_str(&["\nline\t", &depth.to_string(), "\t20\t", rest].concat());
    }
    analysis.hear(&answer);
}

const PLUS: &str = "cp\t130\t400\t400\t200\th2e2 h9g7 h0g2";
const OTHER: &str = "cp\t90\t350\t400\t250\tc3c4";

#[test]
fn a_place_is_asked_about_once_with_the_way_to_it() {
    let mut analysis = on();
    let after = game(START, "h2e2 h9g7");
    let (id, orders) = ask(&mut analysis, "a", &after);
    assert!(orders.contains("rules wxf\n") && orders.ends_with("go infinite"), "{orders}");
    assert!(orders.contains("MultiPV value 3") && orders.contains("0 1 moves h2e2 h9g7\n"), "{orders}");
    assert_eq!(analysis.look(Some("a"), || unreachable!()), Order::Stay);
    assert!(analysis.is_searching());
    analysis.wish.lines = 5;
    let (next, orders) = ask(&mut analysis, "a", &after);
    assert!(orders.contains("MultiPV value 5") && next > id, "{orders}");
    analysis.wish.limit = Limit::Depth(12);
    assert!(ask(&mut analysis, "a", &after).1.ends_with("go depth 12"));
    analysis.wish.limit = Limit::Seconds(5);
    assert!(ask(&mut analysis, "a", &after).1.ends_with("go movetime 5000"));
    assert_eq!(analysis.look(None, || unreachable!()), Order::Stop);
    assert!(!analysis.is_on());
}

#[test]
fn scores_are_red_s_and_black_s_whoever_is_to_move() {
    for (moves, score, share) in [("", 130, 600), ("h2e2", -130, 400)] {
        let mut analysis = on();
        let (id, _) = ask(&mut analysis, "a", &game(START, moves));
        found(&mut analysis, id, &[(9, PLUS)]);
        assert_eq!(analysis.lines()[0].score, Score::Centipawns(score));
        assert_eq!((analysis.red_share(), analysis.depth()), (Some(share), 9));
        assert_eq!(analysis.speed(), 100_000);
        found(&mut analysis, id, &[(10, "mated\t3\t0\t0\t1000\th2e2")]);
        let winner = if moves.is_empty() { Color::Black } else { Color::Red };
        assert_eq!(analysis.lines()[0].score, Score::Mate { winner, moves: 3 });
    }
    assert_eq!((ahead(130), ahead(-96)), (Some((Color::Red, 13)), Some((Color::Black, 10))));
    assert_eq!((ahead(4), ahead(-5)), (None, Some((Color::Black, 1))));
}

#[test]
fn what_is_shown_gets_no_shallower() {
    let mut analysis = on();
    let start = game(START, "");
    let (id, _) = ask(&mut analysis, "a", &start);
    found(&mut analysis, id, &[(12, PLUS)]);
    analysis.wish.limit = Limit::Depth(20);
    let (id, _) = ask(&mut analysis, "a", &start);
    assert_eq!(analysis.depth(), 12, "what was found stays");
    found(&mut analysis, id, &[(3, "cp\t1\t100\t800\t100\th2e2"), (3, OTHER)]);
    let depths = |analysis: &Analysis| analysis.lines().iter().map(|line| line.depth).collect::<Vec<_>>();
    assert_eq!(depths(&analysis), [12, 3], "a line that is new is added");
    found(&mut analysis, id, &[(12, OTHER), (12, PLUS)]);
    assert_eq!((depths(&analysis), analysis.lines()[0].score), (vec![12, 12], Score::Centipawns(90)));
    // Another place has nothing of it, and the first has it still.
    let (id, _) = ask(&mut analysis, "b", &game(START, "h2e2"));
    assert!(analysis.lines().is_empty());
    found(&mut analysis, id - 1, &[(15, PLUS)]);
    assert!(analysis.lines().is_empty(), "an answer to an older question");
    ask(&mut analysis, "a", &start);
    assert_eq!(analysis.depth(), 12);
}

#[test]
fn what_was_found_to_the_end_is_not_asked_again() {
    let mut analysis = on();
    analysis.wish.limit = Limit::Depth(12);
    let start = game(START, "");
    let (id, _) = ask(&mut analysis, "a", &start);
    found(&mut analysis, id, &[(12, PLUS)]);
    analysis.hear(&format!("done\t{id}"));
    assert!(!analysis.is_searching());
    ask(&mut analysis, "b", &game(START, "h2e2"));
    assert_eq!(analysis.look(Some("a"), || Some(start.clone())), Order::Stop);
    analysis.wish.lines = 4;
    ask(&mut analysis, "a", &start);
    // A worker that broke is asked again.
    analysis.forget_question();
    ask(&mut analysis, "a", &start);
}

#[test]
fn a_pause_keeps_the_lines_and_holds_everywhere() {
    let mut analysis = on();
    let start = game(START, "");
    let (id, _) = ask(&mut analysis, "a", &start);
    found(&mut analysis, id, &[(12, PLUS)]);
    analysis.paused = true;
    assert_eq!(analysis.look(Some("a"), || unreachable!()), Order::Stop);
    assert_eq!(analysis.depth(), 12);
    assert_eq!(analysis.look(Some("b"), || Some(start.clone())), Order::Stay);
    analysis.paused = false;
    ask(&mut analysis, "b", &start);
}

#[test]
fn lines_stand_still_under_a_finger() {
    let mut analysis = on();
    let (id, _) = ask(&mut analysis, "a", &game(START, ""));
    found(&mut analysis, id, &[(12, PLUS)]);
    analysis.hold(true);
    found(&mut analysis, id, &[(13, OTHER)]);
    assert_eq!(analysis.moves(0, 1), ["h2e2".parse().unwrap(), "h9g7".parse().unwrap()]);
    analysis.hold(false);
    assert_eq!((analysis.depth(), analysis.moves(0, 0).len()), (13, 1));
    assert!(analysis.moves(0, 1).is_empty() && analysis.moves(7, 0).is_empty());
}

#[test]
fn a_threat_is_asked_for_where_the_other_side_could_move() {
    let mut analysis = on();
    analysis.wish.threats = true;
    let (id, orders) = ask(&mut analysis, "a", &game(START, "h2e2"));
    assert!(orders.contains("\nthreat\nposition fen ") && orders.contains(" w - "), "{orders}");
    analysis.hear(&format!("threat\t{id}\te2e6"));
    found(&mut analysis, id, &[(3, "cp\t0\t0\t1000\t0\th9g7"), (3, "cp\t-5\t0\t1000\t0\ti9h9")]);
    let kinds: Vec<_> = analysis.arrows().iter().map(|arrow| (arrow.kind, arrow.bend.is_some())).collect();
    let expected = [(ArrowKind::Threat, false), (ArrowKind::Other, false), (ArrowKind::Best, true)];
    assert_eq!(kinds, expected, "a horse's bends");
    // In check there is none.
    let (_, orders) = ask(&mut analysis, "b", &game(START, "h2e2 d9e8 e2e6"));
    assert!(!orders.contains("threat") && analysis.other_side().is_none(), "{orders}");
    analysis.wish.threats = false;
    ask(&mut analysis, "a", &game(START, "h2e2"));
    assert_eq!((analysis.threat(), analysis.arrows().len()), (None, 2));
}

/// A chariot that checks for ever, before the check that brings the position up for the last time.
const CHECKS: &str = "3k5/4P4/9/9/9/9/9/9/9/5K3 w";

#[test]
fn a_win_by_rule_has_its_reason_and_is_no_mate() {
    let mut analysis = on();
    let cycle = "e8d8 d9e9 d8e8 e9d9 e8d8 d9e9 d8e8";
    let (id, _) = ask(&mut analysis, "a", &game(CHECKS, cycle));
    found(&mut analysis, id, &[(5, "won\t0\t1000\t0\t0\te9d9")]);
    let Score::ByRule { winner, outcome } = analysis.lines()[0].score else {
        panic!("{:?}", analysis.lines());
    };
    assert_eq!(winner, Color::Black);
    assert_eq!(analysis.red_share(), Some(0));
    assert_eq!(outcome.map(|outcome| outcome.id()), Some("result-perpetual-check"));
}

#[test]
fn a_game_that_is_over_is_told_and_not_searched() {
    let mut analysis = on();
    let mated = game("3k4R/R8/9/9/9/9/9/9/9/4K4 b", "");
    assert_eq!(analysis.look(Some("a"), || Some(mated)), Order::Stay);
    assert_eq!(
        (analysis.outcome().map(|end| end.winner), analysis.red_share()),
        (Some(Some(Color::Red)), Some(1_000))
    );
    // A board that no game can have.
    assert_eq!(analysis.look(Some("b"), || None), Order::Stay);
    assert!(analysis.is_on() && analysis.arrows().is_empty() && analysis.red_share().is_none());
    let facing = Game::with_rules(
        RuleSet::named("ukrainian")
            .unwrap()
            .position(Setup::from_fen("4k4/9/9/9/9/9/9/9/9/4K4 w").unwrap())
            .unwrap(),
        RuleSet::named("ukrainian").unwrap(),
    );
    assert!(ask(&mut analysis, "c", &facing).1.contains("rules ukrainian"));
}

#[test]
fn the_servers_engine_is_asked_where_there_is_one_and_it_is_wanted() {
    let mut analysis = on();
    analysis.wish.native = true;
    assert!(!analysis.is_native(), "no server has attached one");
    analysis.native.name = "Pikafish".to_owned();
    assert!(analysis.is_native());
    let start = game(START, "");
    let (id, _) = ask(&mut analysis, "a", &start);
    found(&mut analysis, id, &[(30, PLUS)]);
    ask(&mut analysis, "b", &game(START, "h2e2"));
    analysis.wish.native = false;
    ask(&mut analysis, "b", &game(START, "h2e2"));
    let (id, _) = ask(&mut analysis, "a", &start);
    assert!(analysis.lines().is_empty(), "what another engine has found is no beginning");
    found(&mut analysis, id, &[(5, PLUS)]);
    assert_eq!(analysis.depth(), 5);
}

#[test]
fn where_the_servers_engine_is_lost_the_browsers_goes_on_until_it_is_chosen_again() {
    let mut analysis = on();
    analysis.wish.native = true;
    analysis.native.name = "Pikafish".to_owned();
    let start = game(START, "");
    let (id, _) = ask(&mut analysis, "a", &start);
    analysis.hear(&format!("anew\t{id}\tcrash"));
    assert_eq!((analysis.native.trouble, analysis.is_native()), (Some("native-crash"), true));
    assert!(analysis.is_searching());
    analysis.hear(&format!("broken\t{}\tsilent", id + 1));
    assert!(analysis.is_native(), "that is about another question");
    analysis.hear(&format!("broken\t{id}\tnonsense"));
    assert_eq!((analysis.native.trouble, analysis.is_native()), (Some("native-nonsense"), false));
    let (_, orders) = ask(&mut analysis, "a", &start);
    assert!(orders.ends_with("go infinite"), "the browser's own is asked: {orders}");
    ask(&mut analysis, "b", &game(START, "h2e2"));
    assert_eq!(analysis.native.trouble, Some("native-nonsense"), "it stays to be read");
    analysis.choose_again();
    ask(&mut analysis, "b", &game(START, "h2e2"));
    assert!(analysis.is_native() && analysis.native.trouble.is_none());
    analysis.lose_native("native-taken");
    assert!(!analysis.is_native() && !analysis.is_searching());
    // Another place is asked about, and what became of it is told once.
    analysis.choose_again();
    let (id, _) = ask(&mut analysis, "b", &game(START, "h2e2"));
    analysis.hear(&format!("anew\t{id}\tsilent"));
    let (id, _) = ask(&mut analysis, "a", &start);
    assert_eq!(analysis.native.trouble, None);
    analysis.hear(&format!("stopped\t{id}"));
    assert!(!analysis.is_searching());
}

#[test]
fn choices_come_back_as_they_were_saved() {
    let wish = Wish { on: true, lines: 5, limit: Limit::Depth(20), threats: true, native: true };
    let mut other = Wish::default();
    other.restore(&wish.save());
    assert_eq!(other, wish);
    other.restore("lines=6 limit=x on threats=1 y=z");
    assert_eq!(other, Wish { threats: false, ..wish });
}
