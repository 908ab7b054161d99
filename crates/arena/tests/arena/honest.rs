//! Matches of engines that do what they should.

use std::collections::BTreeSet;
use std::num::NonZeroU64;
use std::ops::ControlFlow;

use chuhe_arena::{End, Limit, Plan, Played, Round, Tally, record, run};
use chuhe_engine::Stop;
use chuhe_record::{Format, GameResult, Options, write};
use chuhe_rules::{Color, Game};

use super::{games, plan};

#[test]
fn each_opening_is_played_with_both_colours() {
    let plan = Plan { games: 5, ..plan("self,name=A", "self:1,name=B") };
    let games = games(&plan).unwrap();
    assert_eq!(games.iter().map(|game| game.round.0).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    for game in &games {
        let round = game.round;
        assert_eq!(round.color(0), if round.0 % 2 == 0 { Color::Red } else { Color::Black });
        let opening = &plan.openings[round.0 / 2];
        let mut replay = Game::with_rules(opening.clone(), plan.rules.clone());
        for moved in &game.moves {
            assert_eq!(moved.side, replay.position().turn());
            replay.play(moved.mv).unwrap();
            assert!(moved.nodes.unwrap() <= 200 && moved.depth.is_some() && moved.score.is_some());
        }
        match game.end {
            End::Rules(outcome) => assert_eq!(replay.outcome(), Some(outcome)),
            _ => assert_eq!((game.end.clone(), game.moves.len()), (End::Plies, 400)),
        }
    }
}

#[test]
fn a_match_is_the_same_however_many_games_are_played_at_once() {
    let plan = Plan { games: 6, ..plan("self,nodes=300", "self:2") };
    let timeless = |games: Vec<Played>| -> Vec<_> {
        let moves =
            |game: &Played| game.moves.iter().map(|moved| (moved.mv, moved.nodes)).collect::<Vec<_>>();
        games.iter().map(|game| (game.round, moves(game), game.end.clone())).collect()
    };
    let alone = timeless(games(&plan).unwrap());
    assert_eq!(timeless(games(&Plan { concurrency: 3, ..plan }).unwrap()), alone);
}

#[test]
fn games_end_when_both_engines_agree() {
    let with = |resign: Option<&str>, draw: Option<&str>| {
        let (resign, draw) =
            (resign.map(|rule| rule.parse().unwrap()), draw.map(|rule| rule.parse().unwrap()));
        games(&Plan { resign, draw, ..plan("self,nodes=2000", "self:1") }).unwrap()
    };
    for game in with(Some("score=500,plies=4"), None) {
        assert_eq!(game.end, End::Scores { winner: Some(game.round.color(0)) });
        let last = &game.moves[game.moves.len() - 4..];
        assert!(last.iter().all(|moved| moved.score.is_some()));
    }
    let drawn = with(None, Some("score=100000,plies=2,after=10"));
    assert!(drawn.iter().all(|game| game.end == End::Scores { winner: None } && game.moves.len() == 10));
    let cut = games(&Plan { max_plies: 7, ..plan("self", "self") }).unwrap();
    assert!(cut.iter().all(|game| game.end == End::Plies && game.moves.len() == 7));
}

#[test]
fn clocks_are_kept_and_are_enough_for_our_own() {
    let limit = Limit::Clock { base: 2_000, increment: 20 };
    // A busy machine may hold up the process itself.
    let plan = Plan { limit, max_plies: 20, margin: 1_500, ..plan("self", "self,name=B") };
    for game in games(&plan).unwrap() {
        assert!(!matches!(game.end, End::Fault { .. }), "{:?}", game.end);
        let record = record(&plan, &game, "2026.11.30");
        assert_eq!(record.tags.get("TimeControl"), Some("2+0.02"));
        let mut left = [2_000u64; 2];
        for (id, moved) in record.main_line().zip(&game.moves) {
            let left = &mut left[moved.side as usize];
            *left = left.saturating_sub(moved.time) + 20;
            assert_eq!(record.notes(id).clock.unwrap().as_millis(), u128::from(*left));
        }
    }
}

#[test]
fn nodes_can_be_the_time() {
    let limit = Limit::Clock { base: 1_000, increment: 50 };
    let plan =
        Plan { limit, nodes_as_time: NonZeroU64::new(10), max_plies: 30, ..plan("self", "self,name=B") };
    let nodes = |games: Vec<Played>| -> Vec<_> {
        games.iter().flat_map(|game| game.moves.iter().map(|moved| (moved.mv, moved.nodes))).collect()
    };
    let (first, second) = (games(&plan).unwrap(), games(&plan).unwrap());
    for game in &first {
        assert!(!matches!(game.end, End::Fault { .. }), "{:?}", game.end);
        for side in Color::ALL {
            let used: u64 =
                game.moves.iter().filter(|moved| moved.side == side).filter_map(|m| m.nodes).sum();
            assert!((2_000..10 * (1_000 + 15 * 50)).contains(&used), "{used}");
        }
    }
    assert_eq!(nodes(first), nodes(second), "the machine does not matter");
}

#[test]
fn a_tally_says_what_was_played() {
    let plan = Plan { games: 12, max_plies: 200, ..plan("self,nodes=3000,name=Strong", "self:1,name=Weak") };
    let mut tally = Tally::new(&plan);
    assert_eq!((tally.games(), tally.estimate()), (0, None));
    let games = games(&plan).unwrap();
    for game in &games {
        tally.add(game);
    }
    let [strong, weak] = &tally.sides;
    assert_eq!((tally.games(), tally.pairs.iter().sum::<u64>(), tally.faults()), (12, 6, 0));
    assert_eq!(strong.half_points() + weak.half_points(), 24);
    assert!(strong.results[0] >= 9, "{strong:?}");
    assert_eq!(strong.results, [weak.results[2], weak.results[1], weak.results[0]]);
    assert_eq!(strong.moves + weak.moves, games.iter().map(|game| game.moves.len() as u64).sum::<u64>());
    assert_eq!(tally.ends.values().sum::<u64>(), 12);
    let json = tally.json(Some(&"elo0=0,elo1=20".parse().unwrap()));
    assert_eq!(json["engines"][0]["name"], "Strong");
    assert_eq!(json["engines"][0]["points"], strong.half_points() as f64 / 2.0);
    assert!(
        json["sprt"]["llr"].as_f64().unwrap() > 0.0
            && json["estimate"]["superiority"].as_f64().unwrap() > 0.9
    );
}

#[test]
fn a_match_ends_when_whoever_listens_has_heard_enough() {
    let plan = Plan { games: 1_000_000, max_plies: 4, concurrency: 2, ..plan("self", "self") };
    let mut heard = 0;
    run(&plan, &BTreeSet::new(), &Stop::new(), |_| {
        heard += 1;
        if heard == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .unwrap();
    assert!((10..=13).contains(&heard), "{heard}");
}

#[test]
fn a_match_that_is_broken_off_tells_of_no_unfinished_game() {
    let plan = Plan { games: 9, limit: Limit::MoveTime(600_000), ..plan("self", "self") };
    let stop = Stop::new();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(std::time::Duration::from_millis(200));
            stop.set();
        });
        run(&plan, &BTreeSet::new(), &stop, |played| panic!("{played:?}")).unwrap();
    });
}

#[test]
fn games_that_are_done_are_not_played_again() {
    let plan = Plan { games: 4, max_plies: 3, ..plan("self", "self") };
    let mut rounds = Vec::new();
    run(&plan, &[0, 2, 99].map(Round).into(), &Stop::new(), |played| {
        rounds.push(played.round.0);
        ControlFlow::Continue(())
    })
    .unwrap();
    assert_eq!(rounds, [1, 3]);
}

#[test]
fn records_say_who_played_and_how_it_ended() {
    let plan = Plan { max_plies: 3, ..plan("self,name=A", "self,name=B") };
    let games = games(&plan).unwrap();
    let records: Vec<_> = games.iter().map(|game| record(&plan, game, "2026.11.30")).collect();
    assert_eq!(records[1].tags.get("Red"), Some("B"));
    assert_eq!(records[1].result, GameResult::Draw);
    let mut text = Vec::new();
    write(&records, Format::Pgn, &Options::default(), &mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    for part in
        ["[Event \"A – B\"]", "[Round \"1.2\"]", "[Termination \"adjudication\"]", "[%emt 0:00:00", "[%eval "]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
}
