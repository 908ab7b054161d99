//! Positions to begin games of a match with: `cargo run --release -p chuhe-engine --example openings -- 500 > openings.fen`.
//!
//! Eight moves drawn from all legal ones, from a seed that never changes; positions that a search finds uneven are left
//! out.

use std::collections::HashSet;
use std::env;
use std::io::{self, Write};

use chuhe_engine::{Limits, Score, Searcher, Stop};
use chuhe_rules::Game;

/// How many plies are drawn.
const PLIES: usize = 8;

/// The nodes of the search that says whether a position is even.
const NODES: u64 = 20_000;

/// Up to which value it is, in hundredths of a soldier.
const EVEN: i32 = 60;

/// The next number of a stream: `SplitMix64`.
fn draw(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

fn main() -> io::Result<()> {
    let count = env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(100);
    let mut state = 1;
    let mut seen = HashSet::new();
    let mut searcher = Searcher::new(16);
    let mut out = io::stdout().lock();
    while seen.len() < count {
        let mut game = Game::start();
        for _ in 0..PLIES {
            let moves = game.legal_moves();
            if let Some(mv) = moves.get(draw(&mut state) as usize % moves.len().max(1)) {
                game.play(*mv).expect("the move is legal");
            }
        }
        searcher.clear();
        let answer = searcher.search(&game, &Limits::nodes(NODES), &(), &Stop::new(), |_| {});
        if matches!(answer.score, Score::Centipawns(value) if value.abs() <= EVEN)
            && seen.insert(game.position().key())
        {
            writeln!(out, "{}", game.position().fen())?;
        }
    }
    Ok(())
}
