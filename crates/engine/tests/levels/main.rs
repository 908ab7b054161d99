//! Matches that say how strong the levels are, against a player of one ply and against each other.
//!
//! Every game is drawn from its seed, so a run gives the same result each time.

#![allow(clippy::print_stderr, reason = "the results are worth reading")]

mod care;

use chuhe_engine::{Handicap, Level, Limits, Score, Searcher, Stop};
use chuhe_rules::{Color, Game, Move, Position, Role};

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

/// The computer at a level.
struct Computer {
    searcher: Searcher,
    handicap: Handicap,
}

impl Computer {
    fn new(level: u8, seed: u64) -> Self {
        let level = Level::try_new(level).unwrap();
        Self { searcher: Searcher::new(1), handicap: Handicap { level, seed } }
    }
}

impl Player for Computer {
    fn choose(&mut self, game: &Game) -> Move {
        let limits = Limits::handicap(self.handicap);
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
    at_least(60, 200, "novice against level 1", novice, |seed| Computer::new(1, seed));
}

#[test]
fn level_3_is_no_novice() {
    at_least(75, 60, "level 3 against the novice", |seed| Computer::new(3, seed), novice);
}

/// The same at greater length, up to the top, is `chuhe ladder`.
#[test]
fn every_low_level_is_stronger_than_the_one_below() {
    for level in 2..=8 {
        let name = format!("level {level} against the one below");
        at_least(
            55,
            60,
            &name,
            |seed| Computer::new(level, seed),
            |seed| Computer::new(level - 1, seed + 1_000_000),
        );
    }
}

/// Positions of random games, for each seed.
fn walk(seed: u64, mut visit: impl FnMut(&Game)) {
    let mut numbers = Numbers(seed);
    let mut game = Game::start();
    while game.outcome().is_none() && game.plies().len() < 200 {
        visit(&game);
        let moves = game.position().legal_moves();
        game.play(moves[numbers.below(moves.len())]).unwrap();
    }
}

fn mates(position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(mv);
    !after.has_legal_move()
}

#[test]
fn from_level_4_on_no_mate_on_the_move_is_missed() {
    let (mut found, mut missed) = (0, 0);
    for seed in 0..60 {
        walk(seed, |game| {
            let position = game.position();
            if !position.legal_moves().iter().any(|mv| mates(position, *mv)) {
                return;
            }
            found += 1;
            for level in [4, 5, 7, 9, 12, 15] {
                let mv = Computer::new(level, seed).choose(game);
                assert!(mates(position, mv), "level {level}: {mv} in {}", position.fen());
            }
            missed += usize::from(!mates(position, Computer::new(1, seed).choose(game)));
        });
    }
    assert!(found >= 10, "{found}");
    assert!(missed * 2 > found, "level 1 missed {missed} of {found}");
}

/// What a player of full strength thinks a position worth, in hundredths of a soldier, for the side to move.
fn worth_of(game: &Game) -> i32 {
    match Searcher::new(1).search(game, &Limits::nodes(5_000), &(), &Stop::new(), |_| {}).score {
        Score::Centipawns(value) => value,
        Score::MateIn(_) => 10_000,
        _ => -10_000,
    }
}

/// Whether a move puts a chariot where less than a chariot takes it, or where nothing takes back.
fn offers_chariot(position: &Position, mv: Move) -> bool {
    if position.piece_at(mv.from()).is_none_or(|piece| piece.role != Role::Chariot) {
        return false;
    }
    let mut after = position.clone();
    after.play_unchecked(mv);
    after.legal_moves().iter().filter(|reply| reply.to() == mv.to()).any(|reply| {
        let by = after.piece_at(reply.from()).map(|piece| piece.role);
        let mut taken = after.clone();
        taken.play_unchecked(*reply);
        by != Some(Role::Chariot) || taken.legal_moves().iter().all(|back| back.to() != mv.to())
    })
}

#[test]
fn from_level_5_on_no_chariot_is_thrown_away() {
    let mut offered = 0;
    for level in 5..=8 {
        for seed in 0..6 {
            let (mut own, mut other) = (Computer::new(level, seed), novice(seed));
            let mut game = Game::start();
            while game.outcome().is_none() {
                let mv = if game.position().turn() == Color::Red {
                    own.choose(&game)
                } else {
                    other.choose(&game)
                };
                if game.position().turn() == Color::Red && offers_chariot(game.position(), mv) {
                    offered += 1;
                    let mut after = game.clone();
                    after.play(mv).unwrap();
                    let (before, after) = (worth_of(&game), -worth_of(&after));
                    assert!(
                        before - after < 600 || after > 600,
                        "level {level}: {mv} in {}: {before} {after}",
                        game.position().fen()
                    );
                }
                game.play(mv).unwrap();
            }
        }
    }
    eprintln!("chariots offered for something: {offered}");
}
