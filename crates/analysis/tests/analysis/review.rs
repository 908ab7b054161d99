use chuhe_analysis::{Assessment, Effort, Grade, Lapse, Look, Review};
use chuhe_engine::Score;
use chuhe_rules::{Color, Game, Move};

use super::{game, reviewed};

/// What an engine would say.
fn thought(score: Score, line: &str) -> Assessment {
    let line = line.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    Assessment { score, line, depth: 9, nodes: 100, others: Vec::new() }
}

/// A review of `moves`, with these scores of the positions for the side to move.
fn told(moves: &str, scores: &[Score]) -> Review {
    let mut review = Review::new(game(&format!("startpos moves {moves}")), Effort::nodes(1));
    for score in scores.iter().rev() {
        let task = review.task().unwrap();
        review.add(task, thought(*score, "b0c2"));
    }
    assert_eq!(review.task(), None);
    review
}

#[test]
fn positions_are_looked_at_from_the_end_and_those_beside_a_mistake_twice() {
    let mut review =
        Review::new(game("startpos moves h2e2 h9g7 h0g2"), Effort { first: 10, second: Some(90) });
    let mut order = Vec::new();
    // After the second move Black, to move before it, has lost a chariot.
    let scores = [10, 10, 900, 0].map(Score::Centipawns);
    while let Some(task) = review.task() {
        order.push((task.ply, task.look, task.nodes));
        let line = if task.ply == 2 { "h0g2" } else { "a0a1" };
        review.add(task, thought(scores[task.ply], line));
        assert!(order.len() < 20);
    }
    assert_eq!(
        order,
        [
            (3, Look::First, 10),
            (2, Look::First, 10),
            (1, Look::First, 10),
            (2, Look::Second, 90),
            (1, Look::Second, 90),
            (0, Look::First, 10),
        ]
    );
    assert_eq!(review.progress(), (4, 4));
    let blunder = review.judgement(1).unwrap();
    assert_eq!((blunder.grade, blunder.color), (Some(Grade::Blunder), Color::Black));
    // The best move costs nothing, whatever the numbers beside it say.
    assert_eq!(review.judgement(2).unwrap().loss, 0);
}

#[test]
fn what_a_deeper_look_has_found_stays() {
    let mut review = Review::new(game("startpos"), Effort { first: 1, second: Some(2) });
    let first = review.task().unwrap();
    review.add(chuhe_analysis::Task { look: Look::Second, ..first }, thought(Score::Centipawns(5), "h2e2"));
    review.add(first, thought(Score::Centipawns(7), "h2e2"));
    assert_eq!(review.assessment(0).unwrap().score, Score::Centipawns(5));
}

#[test]
fn mistakes_are_graded_by_the_points_they_cost() {
    let even = Score::Centipawns(0);
    // The positions after the move, for the opponent: 120 hundredths of a soldier cost a little, and so on.
    for (value, grade) in
        [(60, None), (130, Some(Grade::Inaccuracy)), (260, Some(Grade::Mistake)), (420, Some(Grade::Blunder))]
    {
        let judgement = told("h2e2", &[even, Score::Centipawns(value)]).judgement(0).unwrap();
        assert_eq!(judgement.grade, grade, "{value}: {judgement:?}");
        assert_eq!(judgement.expected - judgement.kept, judgement.loss);
        assert_eq!(judgement.better, ["b0c2".parse::<Move>().unwrap()]);
    }
    for grade in Grade::ALL {
        assert_eq!(Grade::of(grade.least()), Some(grade));
        assert_ne!(Grade::of(grade.least() - 1), Some(grade));
    }
    // In a game that is won or lost anyhow the same soldiers cost less.
    let won = told("h2e2", &[Score::Centipawns(2_000), Score::Centipawns(-1_750)]).judgement(0).unwrap();
    assert_eq!((won.grade, won.lapse), (None, None));
}

#[test]
fn mates_and_wins_by_rule_are_told_apart() {
    let lapse = |before, after| told("h2e2", &[before, after]).judgement(0).unwrap().lapse;
    let even = Score::Centipawns(0);
    assert_eq!(lapse(Score::MateIn(3), even), Some(Lapse::MissedMate { moves: 3 }));
    assert_eq!(lapse(Score::WinByRule, even), Some(Lapse::MissedWinByRule));
    assert_eq!(lapse(even, Score::MateIn(4)), Some(Lapse::AllowedMate { moves: 4 }));
    assert_eq!(lapse(even, Score::WinByRule), Some(Lapse::AllowedLossByRule));
    assert_eq!(lapse(Score::WinByRule, Score::MatedIn(5)), None, "won otherwise");
    assert_eq!(lapse(Score::MatedIn(3), Score::MateIn(1)), None, "lost before");
    assert_eq!(lapse(Score::MateIn(12), Score::Centipawns(-4_000)), None, "won anyhow");
    assert_eq!(lapse(Score::MateIn(2), Score::Centipawns(-4_000)), Some(Lapse::MissedMate { moves: 2 }));
}

#[test]
fn accuracy_is_full_without_a_loss_and_less_with_each_mistake() {
    let even = Score::Centipawns(0);
    let best = told("h2e2 h9g7", &[even, even, even]);
    assert_eq!(best.accuracy(Color::Red), Some(100.0));
    let once = told("h2e2 h9g7", &[even, Score::Centipawns(400), Score::Centipawns(-400)]);
    assert!((1.0..90.0).contains(&once.accuracy(Color::Red).unwrap()), "{:?}", once.accuracy(Color::Red));
    assert_eq!(once.accuracy(Color::Black), Some(100.0));
    let worse = told("h2e2 h9g7", &[even, Score::MateIn(3), Score::MatedIn(3)]);
    assert!(worse.accuracy(Color::Red) < once.accuracy(Color::Red));
    assert_eq!(told("", &[even]).accuracy(Color::Red), None);
}

#[test]
fn how_the_game_ended_is_known_without_a_search() {
    for (text, score) in [
        ("3k5/R8/9/9/9/9/9/9/9/4K3R w moves i0i9", Score::MatedIn(0)),
        ("startpos moves a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9", Score::Centipawns(0)),
        // Red has checked for ever; Red is to move and has lost.
        ("3k5/9/9/9/9/9/9/9/3R5/5K3 b moves d9e9 d1e1 e9d9 e1d1 d9e9 d1e1 e9d9 e1d1", Score::WinByRule),
    ] {
        let game = game(text);
        let last = game.plies().len();
        let review = Review::new(game, Effort::default());
        assert_eq!(review.assessment(last).unwrap().score, score, "{text}");
        assert_eq!(review.task().unwrap().ply, last - 1);
    }
}

#[test]
fn a_game_that_went_on_after_its_end_is_judged_like_any_other() {
    let mut game = game("startpos moves a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9");
    game.play_on("h2e2".parse().unwrap()).unwrap();
    let review = reviewed(game, Effort::nodes(300));
    assert!(review.game_at(8).outcome().is_none());
    assert!(review.assessment(8).unwrap().nodes > 0);
}

#[test]
fn a_missed_mate_and_a_chariot_given_away_are_found() {
    let missed = "3k5/R8/9/2p6/9/1r7/9/9/9/4K3R w moves i0i4 b4i4 a8b8";
    let first = reviewed(game(missed), Effort::nodes(3_000)).judgement(0).unwrap();
    assert_eq!(
        (first.lapse, first.better[0].to_string()),
        (Some(Lapse::MissedMate { moves: 1 }), "i0i9".into())
    );
    let given = "startpos moves h2e2 i9i8 h0g2 i8d8 i0i1 d8d1 i1d1";
    let review = reviewed(game(given), Effort { first: 4_000, second: Some(8_000) });
    let blunders = review.judgements().filter(|judgement| judgement.grade == Some(Grade::Blunder));
    assert_eq!(blunders.map(|judgement| judgement.ply).collect::<Vec<_>>(), [5]);
    assert!(review.accuracy(Color::Black) < review.accuracy(Color::Red));
    assert!(review.points(0).is_some_and(|points| (900..1_300).contains(&points)));
    assert!(review.points(7).is_some_and(|points| points > 1_400));
}

#[test]
fn a_perpetual_chaser_has_lost_by_rule_and_not_by_mate() {
    let text = "3k5/9/9/9/9/9/9/9/3R5/5K3 b moves d9e9 d1e1 e9d9 e1d1 d9e9 d1e1 e9d9 e1d1";
    let review = reviewed(Game::from_fen(text).unwrap(), Effort::nodes(2_000));
    let last = review.judgement(7).unwrap();
    assert_eq!((last.color, last.kept), (Color::Red, 0));
    assert!(
        matches!(last.lapse, None | Some(Lapse::AllowedLossByRule | Lapse::MissedMate { .. })),
        "{last:?}"
    );
}
