//! What the threads of a search have in common.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::Stop;
use crate::table::Table;

/// How many positions a thread visits before it looks at the clock and the flags.
const STRIDE: u64 = 1024;

/// What the threads of a search have in common.
pub(super) struct Shared {
    pub(super) table: Arc<Table>,
    stop: Stop,
    /// Whether the answer is found.
    over: AtomicBool,
    most_nodes: u64,
    /// How many of `most_nodes` the threads were given.
    given: AtomicU64,
    /// How many positions were visited, but for those that a thread has not told of.
    visited: AtomicU64,
}

impl Shared {
    /// For a search that visits at most so many positions.
    pub(super) fn new(table: Arc<Table>, stop: Stop, most_nodes: Option<u64>) -> Self {
        Self {
            table,
            stop,
            over: AtomicBool::new(false),
            most_nodes: most_nodes.unwrap_or(u64::MAX),
            given: AtomicU64::new(0),
            visited: AtomicU64::new(0),
        }
    }

    /// Whether the search is to end.
    pub(super) fn is_over(&self) -> bool {
        self.stop.is_set() || self.over.load(Ordering::Relaxed)
    }

    /// Ends the search on every thread.
    #[cfg(feature = "threads")]
    pub(super) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// How many more positions a thread may visit before it asks again; 0 if no more may be visited.
    pub(super) fn give(&self) -> u64 {
        if self.most_nodes == u64::MAX {
            return STRIDE;
        }
        let given = self.given.fetch_add(STRIDE, Ordering::Relaxed);
        self.most_nodes.saturating_sub(given).min(STRIDE)
    }

    /// Counts positions that a thread has visited.
    pub(super) fn count(&self, nodes: u64) {
        self.visited.fetch_add(nodes, Ordering::Relaxed);
    }

    /// How many were counted so far.
    pub(super) fn visited(&self) -> u64 {
        self.visited.load(Ordering::Relaxed)
    }
}
