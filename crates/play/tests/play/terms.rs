//! What a game is played under.

use chuhe_play::{Control, Handicap, Session, Start, Terms, TermsError};
use chuhe_rules::{Color, Reason, Role, RuleSet};

use crate::table::sudden;

#[test]
fn a_handicap_lacks_what_it_says_on_the_left() {
    let lacks = |handicap: Handicap| {
        let terms = Terms { start: Start::Handicap(handicap), ..Terms::standard(Control::Unlimited) };
        let game = terms.game().expect("it can be played");
        let missing = |role: Role| 2 - game.position().pieces(Color::Red, role).count();
        assert_eq!(game.position().of(Color::Black).count(), 16, "the receiver has all pieces");
        (missing(Role::Chariot), missing(Role::Horse), game.position().turn())
    };
    let all: Vec<_> = Handicap::all().map(|handicap| (handicap.name(), lacks(handicap))).collect();
    assert_eq!(
        all,
        [
            ("first-move", (0, 0, Color::Black)),
            ("horse", (0, 1, Color::Red)),
            ("two-horses", (0, 2, Color::Red)),
            ("chariot", (1, 0, Color::Red)),
            ("chariot-and-horse", (1, 1, Color::Red)),
            ("two-chariots", (2, 0, Color::Red)),
            ("two-chariots-and-horse", (2, 1, Color::Red)),
        ]
    );
    for handicap in Handicap::all() {
        assert_eq!(Handicap::named(handicap.name()), Some(handicap));
    }
    let horse = Terms { start: Start::Handicap(Handicap::Horse), ..Terms::standard(Control::Unlimited) };
    let game = horse.game().expect("it can be played");
    assert_eq!(game.position().piece_at("b0".parse().expect("a point")), None, "Red's left is file b");
    assert_eq!(Handicap::named("queen"), None);
}

#[test]
fn after_each_handicap_there_is_a_larger_one_up_to_the_last() {
    let (first, rest) = (Handicap::all().next(), Handicap::all().skip(1));
    let climbed: Vec<_> = std::iter::successors(first, |handicap| handicap.more()).skip(1).collect();
    assert_eq!(climbed, rest.collect::<Vec<_>>());
    assert_eq!(Handicap::OFFERED.name(), "two-horses");
}

#[test]
fn a_game_begins_where_its_terms_say() {
    let fen = "4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1";
    let start = |text: &str| Terms { start: Start::Fen(text.into()), ..Terms::standard(sudden(1)) };
    let session = Session::new(start(fen)).expect("it can be played");
    assert_eq!(session.view().turn(), Color::Black);
    assert_eq!(session.game().position().fen(), fen);
    let id = |terms: Terms| Session::new(terms).map_err(|error| error.id()).expect_err("it cannot be played");
    assert_eq!(id(start("")), "fen-empty");
    assert_eq!(id(start("4k4/9/9/9/9/9/9/9/4R4/9 w")), "setup-no-general");
    assert_eq!(id(start("3k5/3R5/3R5/9/9/9/9/9/9/4K4 b")), "play-start-over");
    assert_eq!(id(start(&"9/".repeat(101))), "play-long-fen");
    let error = Session::new(Terms::standard(sudden(0))).expect_err("no time");
    assert_eq!(error, TermsError::Control { color: Color::Red });
}

#[test]
fn by_other_rules_the_general_is_taken() {
    let terms = Terms {
        rules: RuleSet::CAPTURE,
        start: Start::Fen("4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1".into()),
        ..Terms::standard(sudden(1_000))
    };
    let mut table = crate::table::Table::seated_by(terms);
    let kinds = table.play(0, "e1e9").expect("the general may be taken");
    assert_eq!(kinds.len(), 2);
}
