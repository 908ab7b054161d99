use chuhe_analysis::{Hint, Threat};
use chuhe_engine::{Limits, Score, Searcher, Stop};
use chuhe_rules::Color;

use super::{assessed, game};

fn threat(fen: &str) -> Option<Threat> {
    Threat::find(&mut Searcher::new(1), &game(fen), &Limits::nodes(3_000), &(), &Stop::new())
}

#[test]
fn a_mate_that_would_follow_is_a_serious_threat() {
    let fen = "3k5/9/9/9/9/9/9/r8/7r1/4K3R w";
    let threat = threat(fen).unwrap();
    assert_eq!((threat.by, threat.assessment.score), (Color::Black, Score::MateIn(1)));
    let now = assessed(&game(fen), 3_000);
    assert!(threat.is_serious(&now), "{now:?} {threat:?}");
}

#[test]
fn what_hangs_is_a_serious_threat_and_a_quiet_start_is_none() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    assert!(!threat(start).unwrap().is_serious(&assessed(&game(start), 5_000)));
    let horse = "3ak3r/4a4/9/9/n8/9/9/9/4A4/R3KA3 b";
    let found = threat(horse).unwrap();
    assert_eq!((found.by, found.assessment.best().unwrap().to_string()), (Color::Red, "a0a5".to_owned()));
    assert!(found.is_serious(&assessed(&game(horse), 5_000)));
}

#[test]
fn in_check_or_when_it_is_over_nothing_is_threatened() {
    assert_eq!(threat("3k5/9/9/9/9/9/9/9/9/3RK4 b"), None, "in check");
    assert_eq!(threat("R3k4/1R7/9/9/9/9/9/9/9/3K5 b"), None, "mated");
    assert_eq!(threat("2bak4/9/9/9/9/9/9/9/9/3K1AB2 w"), None, "drawn");
}

#[test]
fn a_hint_tells_more_with_each_step() {
    let mate = assessed(&game("3k5/R8/9/9/9/9/9/9/9/4K3R w"), 3_000);
    let best = mate.best().unwrap();
    let steps: Vec<Hint> = (0..Hint::STEPS).map(|step| Hint::step(&mate, step).unwrap()).collect();
    assert_eq!(steps, [Hint::Piece(best.from()), Hint::Point(best), Hint::Line(mate.line.clone())]);
    assert_eq!(best.to_string(), "i0i9");
    assert_eq!(Hint::step(&mate, Hint::STEPS), None);
    let over = assessed(&game("R3k4/1R7/9/9/9/9/9/9/9/3K5 b"), 3_000);
    assert_eq!(Hint::step(&over, 0), None);
}
