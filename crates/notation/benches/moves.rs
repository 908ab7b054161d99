//! How many moves a second are written and read in each notation, on one core.

use chuhe_notation::{Dialect, Notation, Reader, parse_any};
use chuhe_rules::{Move, Position};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// The notations by name, without a program's or a book's habits.
const NAMES: [&str; 8] = [
    "chinese-simplified",
    "chinese-traditional",
    "wxf",
    "iccs",
    "uci",
    "western",
    "vietnamese",
    "chess-of-china",
];

const GAMES: u64 = 20;
const PLIES: usize = 100;

/// Games of legal moves drawn by a fixed generator (`SplitMix64`), as the positions before each move and the moves.
fn games() -> Vec<Vec<(Position, Move)>> {
    (0..GAMES)
        .map(|game| {
            let mut state = game;
            let mut position = Position::start();
            let mut plies = Vec::new();
            while plies.len() < PLIES && position.has_legal_move() {
                state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
                let mut random = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                random = (random ^ (random >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
                let moves = position.legal_moves();
                let mv = moves[((random ^ (random >> 31)) % moves.len() as u64) as usize];
                plies.push((position.clone(), mv));
                position.play_unchecked(mv);
            }
            plies
        })
        .collect()
}

fn texts(games: &[Vec<(Position, Move)>], notation: Notation) -> Vec<Vec<(&Position, String)>> {
    let text = |(position, mv): &'_ (Position, Move)| notation.text(*mv, position);
    games.iter().map(|game| game.iter().map(|ply| (&ply.0, text(ply))).collect()).collect()
}

fn count(games: &[Vec<(Position, Move)>]) -> ItemsCount {
    ItemsCount::new(games.iter().map(Vec::len).sum::<usize>())
}

#[divan::bench(args = NAMES)]
fn write(bencher: Bencher<'_, '_>, name: &str) {
    let (games, notation) = (games(), name.parse::<Notation>().unwrap());
    bencher.counter(count(&games)).bench(|| {
        for (position, mv) in games.iter().flatten() {
            black_box(notation.text(*mv, position));
        }
    });
}

/// One move by itself, the notation unknown.
#[divan::bench(args = NAMES)]
fn parse(bencher: Bencher<'_, '_>, name: &str) {
    let games = games();
    let texts = texts(&games, name.parse().unwrap());
    bencher.counter(count(&games)).bench(|| {
        for (position, text) in texts.iter().flatten() {
            let _ = black_box(parse_any(text, position));
        }
    });
}

/// Whole games, the notation unknown.
#[divan::bench(args = NAMES)]
fn read(bencher: Bencher<'_, '_>, name: &str) {
    let games = games();
    let texts = texts(&games, name.parse().unwrap());
    bencher.counter(count(&games)).bench(|| {
        for game in &texts {
            let mut reader = Reader::game(&Position::start(), Dialect::ANY);
            for (_, text) in game {
                reader.push(text).unwrap();
            }
            black_box(reader.finish());
        }
    });
}
