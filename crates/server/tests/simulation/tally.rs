//! Counts of what went on, so that no run passes because nothing did.

/// What happened in a world, or in several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) moves: u64,
    pub(crate) crashes: u64,
    pub(crate) crashes_unanswered: u64,
    pub(crate) cuts: u64,
    pub(crate) faults: u64,
    pub(crate) sent_again: u64,
    pub(crate) ended: u64,
    pub(crate) rematches: u64,
    pub(crate) suspended: u64,
    pub(crate) behind: u64,
    /// How often a server began with the clock on the wall behind what is stored.
    pub(crate) set_back: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, other: &Self) {
        self.moves += other.moves;
        self.crashes += other.crashes;
        self.crashes_unanswered += other.crashes_unanswered;
        self.cuts += other.cuts;
        self.faults += other.faults;
        self.sent_again += other.sent_again;
        self.ended += other.ended;
        self.rematches += other.rematches;
        self.suspended += other.suspended;
        self.behind += other.behind;
        self.set_back += other.set_back;
    }
}
