//! Matches that say how strong the levels are, against a player of one ply and against each other.
//!
//! Every game is drawn from its seed, so a run gives the same result each time.

#![allow(clippy::print_stderr, reason = "the results are worth reading")]

use chuhe_engine::{Handicap, Level, Limits, Searcher, Stop};
use chuhe_rules::{Color, Game, Move, Role};

/// A stream of numbers from a seed: `SplitMix64`.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}

trait Player {
    fn choose(&mut self, game: &Game) -> Move;
}

/// Somebody who knows the moves and looks one move ahead: mates if that can be done at once, takes what is to be had for
/// nothing or for less, and otherwise moves anything.
struct Novice(Numbers);

fn worth(role: Role) -> i32 {
    [1000, 2, 2, 4, 9, 5, 1][role as usize]
}

impl Player for Novice {
    fn choose(&mut self, game: &Game) -> Move {
        let position = game.position();
        let moves = position.legal_moves();
        let mut best = (0, moves[self.0.below(moves.len())]);
        for mv in &moves {
            let mut after = position.clone();
            let mover = position.piece_at(mv.from()).unwrap();
            let undo = after.play_unchecked(*mv);
            if !after.has_legal_move() {
                return *mv;
            }
            if let Some(victim) = undo.captured {
                let protected = after.legal_moves().iter().any(|reply| reply.to() == mv.to());
                let gain = worth(victim.role) - if protected { worth(mover.role) } else { 0 };
                if gain > best.0 {
                    best = (gain, *mv);
                }
            }
        }
        best.1
    }
}

/// The computer at a level; for a faster run with a part of its nodes.
struct Computer {
    searcher: Searcher,
    handicap: Handicap,
    part: u64,
}

impl Computer {
    fn new(level: u8, seed: u64, part: u64) -> Self {
        let level = Level::try_new(level).unwrap();
        Self { searcher: Searcher::new(1), handicap: Handicap { level, seed }, part }
    }
}

impl Player for Computer {
    fn choose(&mut self, game: &Game) -> Move {
        let mut limits = Limits::handicap(self.handicap);
        limits.nodes = limits.nodes.map(|nodes| nodes / self.part);
        self.searcher.search(game, &limits, &(), &Stop::new(), |_| {}).best.unwrap()
    }
}

/// Half points of the first player, of 2 a game; a few random moves begin each pair of games with exchanged sides.
fn play_match<A: Player, B: Player>(
    games: u64,
    mut first: impl FnMut(u64) -> A,
    mut second: impl FnMut(u64) -> B,
) -> (u64, String) {
    let (mut won, mut drawn) = (0, 0);
    for number in 0..games {
        let mut game = Game::start();
        let mut numbers = Numbers(number / 2);
        for _ in 0..4 {
            let moves = game.position().legal_moves();
            game.play(moves[numbers.below(moves.len())]).unwrap();
        }
        let (mut first, mut second) = (first(number), second(number));
        let side = if number % 2 == 0 { Color::Red } else { Color::Black };
        while game.outcome().is_none() {
            let mv = if game.position().turn() == side { first.choose(&game) } else { second.choose(&game) };
            game.play(mv).unwrap();
        }
        match game.outcome().and_then(|outcome| outcome.winner) {
            Some(winner) => won += u64::from(winner == side),
            None => drawn += 1,
        }
    }
    (2 * won + drawn, format!("{won} won, {drawn} drawn, {} lost of {games}", games - won - drawn))
}

#[track_caller]
fn at_least<A: Player, B: Player>(
    percent: u64,
    games: u64,
    name: &str,
    first: impl FnMut(u64) -> A,
    second: impl FnMut(u64) -> B,
) {
    let (points, result) = play_match(games, first, second);
    eprintln!("{name}: {result}");
    assert!(points * 100 >= percent * 2 * games, "{name}: {result}, expected at least {percent} %");
}

fn novice(seed: u64) -> Novice {
    Novice(Numbers(seed.wrapping_mul(7919) + 1))
}

#[test]
fn a_novice_beats_level_1() {
    at_least(60, 100, "novice against level 1", novice, |seed| Computer::new(1, seed, 1));
}

#[test]
fn level_2_beats_level_1() {
    at_least(
        80,
        100,
        "level 2 against level 1",
        |seed| Computer::new(2, seed, 1),
        |seed| Computer::new(1, seed, 1),
    );
}

#[test]
fn level_2_is_no_novice() {
    at_least(75, 40, "level 2 against the novice", |seed| Computer::new(2, seed, 1), novice);
}

#[test]
fn level_3_beats_level_2() {
    at_least(
        80,
        6,
        "level 3 with a tenth of its nodes against level 2",
        |seed| Computer::new(3, seed, 10),
        |seed| Computer::new(2, seed, 1),
    );
}

#[test]
fn slow_every_level_is_stronger_than_the_one_below() {
    if !chuhe_testkit::slow() {
        eprintln!("skipped: set CHUHE_SLOW=1 for the long run");
        return;
    }
    at_least(60, 200, "novice against level 1", novice, |seed| Computer::new(1, seed, 1));
    at_least(
        80,
        100,
        "level 2 against level 1",
        |seed| Computer::new(2, seed, 1),
        |seed| Computer::new(1, seed, 1),
    );
    at_least(
        80,
        40,
        "level 3 against level 2",
        |seed| Computer::new(3, seed, 1),
        |seed| Computer::new(2, seed, 1),
    );
}
