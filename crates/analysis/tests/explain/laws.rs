//! Laws that hold in every position, tried on random ones.

use chuhe_analysis::explain::{MOST_FACTS, Mistake, explain, explain_mistake, explain_move};
use chuhe_engine::Searcher;
use chuhe_lang::{Arg, Locale, Messages};
use chuhe_rules::{Game, Position, Reason, RuleSet};
use chuhe_testkit::Random;

const NODES: u64 = 8_000;

/// Starts: the usual one, handicaps, a few pieces, in check.
const STARTS: [&str; 6] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABN1 w",
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKAB1R w",
    "4k4/9/9/9/4p4/9/9/9/9/3K5 b",
    "3ak4/9/4b4/9/9/9/4R4/9/9/3AK4 b",
    "2bakab2/9/4c4/9/4C4/9/9/1C2R4/9/3AKAB2 b",
];

/// Games of random moves, each position of some of which is seen.
fn positions(mut see: impl FnMut(&Game, &mut Random)) {
    for (seed, start) in STARTS.iter().enumerate() {
        for rules in [RuleSet::default(), RuleSet::CAPTURE, RuleSet::CXA_LITE] {
            let mut random = Random::new(seed as u64);
            let Ok(mut game) = Game::from_fen_by(start, rules) else { panic!("{start}") };
            for _ in 0..60 {
                let moves = game.legal_moves();
                if random.once_in(10) || moves.is_empty() {
                    see(&game, &mut random);
                }
                if moves.is_empty() {
                    break;
                }
                let captures = game.position().legal_captures();
                let captures: Vec<_> = captures.into_iter().filter(|mv| moves.contains(mv)).collect();
                let mv = if captures.is_empty() || random.once_in(2) {
                    random.pick(&moves)
                } else {
                    random.pick(&captures)
                };
                game.play(mv).expect("the move is legal");
            }
        }
    }
}

#[test]
fn any_position_is_explained_in_every_language() {
    let languages = Locale::ALL.map(Messages::embedded);
    let mut searcher = Searcher::new(1);
    let mut said = 0;
    positions(|game, random| {
        let mut facts = explain(game, &mut searcher, NODES);
        assert!(facts.len() <= MOST_FACTS);
        let moves = game.legal_moves();
        assert!(!moves.is_empty() || facts.is_empty(), "{}: the game is over", game.position());
        if !moves.is_empty() {
            let (played, better) = (random.pick(&moves), random.pick(&moves));
            facts.extend(explain_move(game, played, &mut searcher, NODES));
            let mistake = explain_mistake(game, played, Some(better), &mut searcher, 2 * NODES);
            facts.extend(mistake.costs);
            facts.extend(mistake.better);
        }
        for fact in facts {
            said += 1;
            for messages in &languages {
                let args = fact.args();
                let text = messages.format(fact.id(), &args.map(Arg::from, Arg::from));
                assert!(text.len() > 20 && !text.contains('$'), "{}: {text}", messages.locale());
            }
            assert!(fact.points().iter().all(|square| square.index() < 90));
        }
    });
    assert!(said > 50, "{said}");
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut searcher = Searcher::new(1);
    positions(|game, random| {
        if random.once_in(4) {
            let first = explain(game, &mut searcher, NODES);
            assert_eq!(explain(game, &mut searcher, NODES), first, "{}", game.position());
            assert_eq!(explain(game, &mut Searcher::new(1), NODES), first, "{}", game.position());
        }
    });
}

#[test]
fn nothing_is_said_of_a_move_that_may_not_be_made() {
    let game = Game::start();
    let mut searcher = Searcher::new(1);
    let mv = "a0a9".parse().expect("a move");
    assert!(explain_move(&game, mv, &mut searcher, NODES).is_empty());
    assert_eq!(explain_mistake(&game, mv, None, &mut searcher, NODES), Mistake::default());
}

#[test]
fn a_mistake_has_a_reply_and_the_better_move_a_reason() {
    let game = Game::from_fen("3k5/9/9/n3r4/9/9/4R4/9/9/4K4 b").expect("a position");
    let (played, better) = ("e6d6".parse().expect("a move"), "e6e3".parse().expect("a move"));
    let mistake = explain_mistake(&game, played, Some(better), &mut Searcher::new(1), 400_000);
    assert!(mistake.reply.is_some());
    assert!(mistake.better.iter().any(|fact| fact.id() == "fact-hangs"), "{mistake:?}");
}

#[test]
fn a_start_is_explained_as_what_it_is() {
    let position = Position::start();
    assert!(explain(&Game::new(position), &mut Searcher::new(1), 100_000).is_empty());
}
