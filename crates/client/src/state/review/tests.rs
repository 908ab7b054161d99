use chuhe_analysis::Effort;
use chuhe_engine_web::Reviewer;

use super::*;

/// Black gives a chariot away, and Red does not take it.
const GAME: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w moves \
     h2e2 i9i8 h0g2 i8d8 a0a1 d8d1 g3g4 d1d8 b0c2 h9g7 i0h0 b9c7 h0h6";

fn game(text: &str) -> Game {
    Game::from_fen(text).unwrap()
}

fn reviewer() -> Reviewer {
    Reviewer::new(Effort { first: 2_500, second: Some(5_000) })
}

/// Does what a review orders, until it orders nothing more or the test has seen enough.
fn run(review: &mut Review, first: Option<String>, until: impl Fn(&Review) -> bool) {
    let mut reviewer = reviewer();
    let mut order = first;
    while let Some(text) = order {
        order = review.hear(&reviewer.obey(&text).unwrap());
        if until(review) {
            review.stop();
        }
    }
}

fn reviewed(text: &str) -> Review {
    let mut review = Review::default();
    let order = review.begin(game(text));
    run(&mut review, order, |_| false);
    review
}

#[test]
fn a_whole_game_is_reviewed_step_by_step() {
    let review = reviewed(GAME);
    assert_eq!((review.stage(), review.progress()), (Stage::Done, (14, 14)));
    assert!(review.shares().iter().all(Option::is_some), "{:?}", review.shares());
    let blunder = review.of_move(6).unwrap();
    assert_eq!((blunder.side, blunder.grade), (Color::Black, Some(Grade::Blunder)));
    assert_eq!(blunder.mv.to_string(), "d8d1");
    assert!(!blunder.better.is_empty() && blunder.expected > blunder.kept);
    assert_eq!(blunder.costs.first().map(|fact| fact.id.as_str()), Some("fact-hangs"), "{blunder:?}");
    assert_eq!(blunder.reply.map(|mv| mv.to_string()).as_deref(), Some("a1d1"));
    let missed = review.of_move(7).unwrap();
    assert_eq!((missed.side, missed.better[0].to_string().as_str()), (Color::Red, "a1d1"));
    assert!(review.accuracy(Color::Black).unwrap() < 1_000);
    let counted: usize = [Color::Red, Color::Black]
        .into_iter()
        .flat_map(|side| Grade::ALL.map(|grade| review.count(side, grade)))
        .sum();
    assert_eq!(counted, review.mistakes().iter().filter(|mistake| mistake.grade.is_some()).count());
    // Red's share is told whoever is to move.
    assert!(review.shares()[6].unwrap() > 700, "{:?}", review.shares());
}

#[test]
fn a_review_stops_where_it_is_and_goes_on_from_there() {
    let mut review = Review::default();
    let order = review.begin(game(GAME));
    let mut reviewer = reviewer();
    let mut order = review.hear(&reviewer.obey(&order.unwrap()).unwrap());
    for _ in 0..4 {
        order = review.hear(&reviewer.obey(&order.unwrap()).unwrap());
    }
    review.stop();
    assert_eq!(review.hear(&reviewer.obey(&order.unwrap()).unwrap()), None);
    assert!(review.is_stopped() && review.stage() == Stage::Looking);
    let looked = review.progress().0;
    assert!((1..14).contains(&looked), "{looked}");
    let mut order = review.go_on();
    assert_eq!(review.go_on(), None, "it does so once");
    while let Some(text) = order {
        order = review.hear(&reviewer.obey(&text).unwrap());
    }
    assert_eq!(review.stage(), Stage::Done);
    assert_eq!(review.mistakes(), reviewed(GAME).mistakes());
}

#[test]
fn answers_to_another_review_are_passed_by() {
    let mut review = Review::default();
    review.begin(game(GAME)).unwrap();
    review.clear();
    assert_eq!(review.hear("begun\t1\t14"), None);
    let order = review.begin(game(GAME)).unwrap();
    assert!(order.starts_with("begin 3\nwxf\n"), "{order}");
    assert_eq!(review.hear("seen\t1\t3\t2\t500"), None);
    assert_eq!(review.progress().0, 0);
}

#[test]
fn games_without_moves_of_one_move_and_from_a_position_are_reviewed() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    let none = reviewed(start);
    assert_eq!((none.stage(), none.progress(), none.mistakes().len()), (Stage::Done, (1, 1), 0));
    assert_eq!((none.accuracy(Color::Red), none.accuracy(Color::Black)), (None, None));
    let one = reviewed(&format!("{start} moves h2e2"));
    assert_eq!((one.progress(), one.accuracy(Color::Black)), ((2, 2), None));
    assert!(one.accuracy(Color::Red).is_some());
    // Black begins, and the mate on the board is Red's.
    let black = reviewed("4k4/9/9/9/9/9/9/4p4/R8/3K4R b moves e2d2 i0i9");
    assert!(black.mistakes().iter().all(|mistake| mistake.ply != 0 || mistake.side == Color::Black));
}

#[test]
fn a_game_that_ended_by_rule_ends_in_the_curve_as_it_ended() {
    let game = "3k5/9/9/9/9/9/9/9/3R5/5K3 b moves d9e9 d1e1 e9d9 e1d1 d9e9 d1e1 e9d9 e1d1";
    assert_eq!(reviewed(game).shares().last(), Some(&Some(0)), "Red has checked for ever");
    let mate = "3k5/R8/9/9/9/9/9/9/9/4K3R w moves i0i9";
    assert_eq!(reviewed(mate).shares().last(), Some(&Some(1_000)));
}

#[test]
fn a_finished_review_is_kept_for_the_same_game_alone() {
    let review = reviewed(GAME);
    let kept = review.save().unwrap();
    let mut again = Review::default();
    again.restore(&kept, game("startpos moves h2e2"));
    assert!(again.is_none());
    again.restore(&kept, game(GAME));
    assert_eq!((again.stage(), again.shares()), (Stage::Done, review.shares()));
    assert_eq!(again.mistakes(), review.mistakes());
    assert_eq!(again.accuracy(Color::Red), review.accuracy(Color::Red));
    assert!(again.is_of(&game(GAME)) && !again.is_of(&game("startpos")));
    let longer = format!("{GAME} c6c5");
    assert!(again.is_of(&game(&longer)), "a game that has gone on");
    let mut broken = Review::default();
    for text in ["", "nonsense", kept.lines().next().unwrap()] {
        broken.restore(text, game(GAME));
        assert!(broken.mistakes().is_empty(), "{text}");
    }
    let mut going = Review::default();
    let order = going.begin(game(GAME));
    run(&mut going, order, |review| review.progress().0 > 3);
    assert_eq!(going.save(), None);
}

#[test]
fn a_better_move_is_found_refused_and_shown() {
    let mut review = reviewed(GAME);
    let blunders = review.lessons(Some(Color::Black));
    assert!(blunders > 0 && review.lessons(None) >= blunders);
    review.learn(Some(Color::Black));
    while review.lesson_mistake().unwrap().ply != 5 {
        review.next_lesson();
    }
    assert_eq!(review.lesson_movable(), Some(Color::Black));
    assert_eq!(review.lesson_position().unwrap().turn(), Color::Black);

    // The game's own move is refused without a search, with what it costs and the reply as an arrow.
    assert_eq!(review.attempt("d8d1".parse().unwrap()), None);
    let Phase::Wrong { costs, reply, .. } = review.lesson().unwrap().phase() else { panic!("{review:?}") };
    assert!(!costs.is_empty() && reply.is_some());
    assert_eq!(review.lesson_scene(Color::Red).unwrap().arrows.len(), 1);
    assert_eq!(review.lesson_movable(), None);
    review.try_again();

    // Another move that gives the chariot away is looked at.
    let order = review.attempt("d8d2".parse().unwrap()).unwrap();
    assert_eq!(review.attempt("h9g7".parse().unwrap()), None, "one at a time");
    review.hear(&reviewer().obey(&order).unwrap());
    assert!(matches!(review.lesson().unwrap().phase(), Phase::Wrong { .. }), "{:?}", review.lesson());
    review.try_again();

    // The best move needs no search.
    let best = review.lesson_mistake().unwrap().better[0];
    assert_eq!(review.attempt(best), None);
    assert_eq!(review.lesson().unwrap().phase(), &Phase::Right { mv: best, best: true });
    assert_eq!(review.lesson().unwrap().found(), 1);
    let (number, count) = review.lesson().unwrap().progress();
    for _ in number..=count {
        review.next_lesson();
    }
    assert_eq!(review.lesson().unwrap().phase(), &Phase::Over);
    review.leave_lesson();
    assert_eq!(review.lesson_position(), None);
}

#[test]
fn who_has_seen_the_solution_has_not_found_it() {
    let mut review = reviewed(GAME);
    review.learn(None);
    review.solve();
    let arrows = review.lesson_scene(Color::Red).unwrap().arrows.len();
    assert_eq!(arrows, 2, "the mistake and the better move");
    review.try_again();
    let best = review.lesson_mistake().unwrap().better[0];
    review.attempt(best);
    assert!(matches!(review.lesson().unwrap().phase(), Phase::Right { best: true, .. }));
    assert_eq!(review.lesson().unwrap().found(), 0);
}

#[test]
fn an_engine_that_breaks_leaves_what_was_found() {
    let mut review = reviewed(GAME);
    review.learn(None);
    let other = review.lesson_position().unwrap();
    let played = review.lesson_mistake().unwrap().mv;
    let best = review.lesson_mistake().unwrap().better[0];
    let mv = other.legal_moves().into_iter().find(|mv| ![played, best].contains(mv)).unwrap();
    assert!(review.attempt(mv).is_some());
    review.broke();
    assert_eq!(review.lesson().unwrap().phase(), &Phase::Unchecked(mv));
    assert_eq!(review.stage(), Stage::Done);
    let mut begun = Review::default();
    begun.begin(game(GAME)).unwrap();
    begun.broke();
    assert_eq!(begun.stage(), Stage::Broken);
    assert!(begun.begin(game(GAME)).is_some(), "it can be begun again");
}
