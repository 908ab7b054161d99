//! The signature of the search: how many positions it visits in a fixed set of positions.
//!
//! It must be the same on every platform; a change that alters it alters how the engine plays.

use chuhe_rules::Game;

use crate::{Limits, Now, Searcher, Stop};

/// The depth each position is searched to, in plies.
const DEPTH: u32 = 12;

/// What a run came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds taken.
    pub time: u64,
}

/// Openings and endings of our own making.
const GAMES: [&str; 10] = [
    "startpos",
    "startpos moves h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 c3c4 g6g5",
    "startpos moves h2e2 b7e7 h0g2 h9g7 i0h0 i9i8 b0c2 i8d8 h0h6 d8d1",
    "startpos moves c3c4 h7e7 h2e2 h9g7 h0g2 b9c7 b0c2 a9b9 a0b0 i9i8",
    "startpos moves b0c2 h9g7 c3c4 g6g5 c0e2 c9e7 h0i2 b9c7 i0i1 i9i8 i1d1 i8d8",
    "2bak1b2/4a4/n3c4/p3p3p/9/2P3R2/P3P3P/2N1C4/4A4/2BAK1B2 w - - 0 1",
    "3ak1b2/4a4/4b4/4p4/5n3/2P6/4P4/3AB4/4A4/4KCB2 b - - 0 1",
    "4kab2/4a4/4b4/9/4P4/9/9/4B4/4A4/2B1KA2R w - - 0 1",
    "r2akab1r/9/2n1b1n2/p1p1p1p1p/1c5c1/2P3P2/P3P3P/1CN1C1N2/9/R1BAKAB1R w - - 4 8",
    "3k5/2P1P4/9/9/9/9/9/4B4/4A4/3AK4 w - - 0 1",
];

/// Searches every position with an empty table of 16 MiB.
///
/// # Panics
/// Never: a test plays all of them.
pub fn bench(now: &impl Now) -> Bench {
    let start = now.now();
    let mut searcher = Searcher::new(16);
    let nodes = GAMES
        .iter()
        .map(|text| {
            let game = Game::from_fen(text).expect("the positions of the bench are legal");
            searcher.clear();
            searcher.search(&game, &Limits::depth(DEPTH), now, &Stop::new(), |_| {}).nodes
        })
        .sum();
    Bench { nodes, time: now.now().saturating_sub(start) }
}
