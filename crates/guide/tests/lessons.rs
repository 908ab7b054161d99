//! What the lessons' texts claim is what the rules say.

use std::collections::BTreeSet;

use chuhe_guide::{Claim, Lesson, SCALES, WALKS, lesson, lessons, terms};
use chuhe_rules::{Color, Game, Position, Role, RuleSet, Setup};

fn everywhere() -> impl Iterator<Item = (RuleSet, &'static Lesson)> {
    RuleSet::NAMED.into_iter().flat_map(|set| {
        let name = set.name.clone();
        lessons(&name).map(move |lesson| (set.clone(), lesson)).collect::<Vec<_>>()
    })
}

#[test]
fn every_claim_is_true_by_every_set_that_it_is_made_of() {
    for (set, lesson) in everywhere() {
        let game = lesson.game(&set);
        let what = format!("{} by {}", lesson.id, set.name);
        let winner = game.outcome().map(|outcome| outcome.winner);
        match lesson.claim {
            Claim::Wins(color) => assert_eq!(winner, Some(Some(color)), "{what}"),
            Claim::Draws => assert_eq!(winner, Some(None), "{what}"),
            Claim::GoesOn => assert_eq!(winner, None, "{what}"),
            Claim::Refuses { id, .. } => {
                let refusal = lesson.refusal(&set).unwrap_or_else(|| panic!("{what}: nothing is refused"));
                assert_eq!((winner, refusal.id()), (None, id), "{what}");
            }
        }
    }
}

#[test]
fn a_lesson_on_repetition_is_decided_by_repetition() {
    for (set, lesson) in everywhere() {
        let game = lesson.game(&set);
        // Whoever reads on to the last move sees each round whole.
        assert_eq!(game.plies().len() % lesson.round(), 0, "{} by {}", lesson.id, set.name);
        if game.plies().len() > lesson.round() && game.outcome().is_some() {
            assert!(game.verdict().is_some(), "{} by {}", lesson.id, set.name);
            assert_eq!(game.occurrences(), usize::from(set.occurrences), "{} by {}", lesson.id, set.name);
        }
    }
}

#[test]
fn every_set_is_taught_and_every_lesson_belongs_to_a_set() {
    let mut taught = BTreeSet::new();
    for set in RuleSet::NAMED {
        let ids: Vec<_> = lessons(&set.name).map(|lesson| lesson.id).collect();
        let distinct: BTreeSet<_> = ids.iter().copied().collect();
        assert!(ids.len() >= 5, "{}: only {} lessons", set.name, ids.len());
        assert_eq!(ids.len(), distinct.len(), "{}: a lesson is told twice", set.name);
        taught.extend(distinct);
    }
    for id in &taught {
        let lesson = lesson(id).expect("a lesson is found by its id");
        for name in lesson.sets {
            assert!(RuleSet::named(name).is_some(), "{id}: there are no rules {name}");
        }
    }
    assert!(taught.len() >= 60, "only {} lessons", taught.len());
    assert_eq!(lesson("no-such-lesson"), None);
}

/// Where two sets judge the same moves differently, each has a lesson that says so.
#[test]
fn sets_that_differ_are_told_apart() {
    let by = |id: &str, name: &str| {
        let set = RuleSet::named(name).expect("there is such a set");
        lesson(id).expect("there is such a lesson").game(&set).outcome().and_then(|outcome| outcome.winner)
    };
    assert_eq!((by("lesson-minor", "wxf"), by("lesson-minor", "axf")), (Some(Color::Black), None));
    assert_eq!((by("lesson-chase", "wxf"), by("lesson-chase", "simple")), (Some(Color::Black), None));
    assert_eq!((by("lesson-gain", "cxa-lite"), by("lesson-gain", "ukrainian")), (Some(Color::Black), None));
    let by_limit =
        lesson("lesson-checks-counted").expect("there is such a lesson").game(&RuleSet::WXF).outcome();
    assert!(by_limit.is_some_and(|outcome| outcome.winner.is_none()), "{by_limit:?}");
    assert_eq!((by("lesson-lesser", "romanian"), by("lesson-lesser", "wxf")), (Some(Color::Black), None));
}

#[test]
fn every_walk_goes_somewhere() {
    let counts = [3, 3, 3, 6, 11, 13, 3];
    for (walk, count) in WALKS.iter().zip(counts) {
        let setup = Setup::from_fen(walk.start).expect("a position");
        let position = Position::try_from(setup).expect("a position that can occur");
        let piece = position.piece_at(walk.from()).expect("a piece stands there");
        assert_eq!((piece.color, piece.role), (Color::Red, walk.role), "{}", walk.id);
        assert_eq!(position.legal_targets(walk.from()).count(), count, "{}", walk.id);
        assert!(Game::new(position).outcome().is_none(), "{}: the game is over", walk.id);
    }
}

#[test]
fn the_romanian_guide_orders_all_pieces() {
    assert_eq!(SCALES.map(|scale| scale.worth.len()), [Role::ALL.len(); 5]);
    let places: BTreeSet<String> = SCALES[4].worth.iter().map(|worth| format!("{worth:?}")).collect();
    assert_eq!(places.len(), 7);
}

#[test]
fn the_terms_tell_all_sets_apart() {
    let all: BTreeSet<String> = RuleSet::NAMED.iter().map(|set| format!("{:?}", terms(set))).collect();
    assert_eq!(all.len(), RuleSet::NAMED.len());
}
