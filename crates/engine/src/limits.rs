//! How long to think.

use core::num::NonZeroU64;

use chuhe_rules::Move;

use crate::{Handicap, Level};

/// When a search ends; without any limit it ends at the greatest depth or when it is stopped.
///
/// Several limits may be given: the first one reached ends the search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies to look ahead, extensions not counted.
    pub depth: Option<u32>,
    /// Positions to visit; never exceeded.
    pub nodes: Option<u64>,
    /// Positions after which no other depth is begun; the one that is on is finished.
    pub soft_nodes: Option<u64>,
    /// Milliseconds to think.
    pub move_time: Option<u64>,
    /// The clock of the side to move, of which the search takes a fair share.
    pub clock: Option<Clock>,
    /// Milliseconds of `clock` that are lost with each move between the player and the clock, and so kept back; 20 unless
    /// said.
    pub overhead: u64,
    /// So many positions count as a millisecond of `move_time` and `clock`, and the real time does not: the search is then
    /// as long on every machine. By the real time if nothing.
    pub nodes_as_time: Option<NonZeroU64>,
    /// How many of the best lines to report, each with its own move to begin with; at least 1.
    pub lines: u32,
    /// The only moves to consider; all if empty.
    pub search_moves: Vec<Move>,
    /// How the player is weakened.
    pub handicap: Option<Handicap>,
}

impl Default for Limits {
    /// None.
    fn default() -> Self {
        Self {
            depth: None,
            nodes: None,
            soft_nodes: None,
            move_time: None,
            clock: None,
            overhead: 20,
            nodes_as_time: None,
            lines: 1,
            search_moves: Vec::new(),
            handicap: None,
        }
    }
}

/// A player's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// Milliseconds left.
    pub remaining: u64,
    /// Milliseconds added with each move.
    pub increment: u64,
    /// Moves to make before more time is added; unknown if nothing.
    pub moves_to_go: Option<u32>,
}

impl Limits {
    /// Whether nothing but the flag ends the search.
    pub fn is_endless(&self) -> bool {
        self.depth.is_none()
            && self.nodes.is_none()
            && self.soft_nodes.is_none()
            && self.move_time.is_none()
            && self.clock.is_none()
    }

    /// A search to a depth.
    pub fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// A search of a number of positions.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// A search that begins no other depth after a number of positions.
    pub fn soft_nodes(nodes: u64) -> Self {
        Self { soft_nodes: Some(nodes), ..Self::default() }
    }

    /// A search as a weakened player; none at all for the full engine.
    pub fn handicap(handicap: Handicap) -> Self {
        Self {
            nodes: handicap.level.nodes(),
            depth: handicap.level.depth(),
            handicap: Some(handicap).filter(|handicap| !handicap.level.is_full()),
            ..Self::default()
        }
    }

    /// The same where nobody says how long it may think, as in a game without a clock: every such search ends.
    pub fn unhurried(handicap: Handicap) -> Self {
        let limits = Self::handicap(handicap);
        Self { nodes: limits.nodes.or(Some(Level::UNHURRIED)), ..limits }
    }
}
