//! Reading the moves of a whole game.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::mem;

use chuhe_rules::{Move, Position};

use crate::candidates::{Candidate, Candidates};
use crate::dialect::Dialect;
use crate::parse::{ParseError, refusal};
use crate::pattern::Belief;

/// So many readings of a game are followed at once.
const BRANCHES: usize = 64;

/// So many moves of all readings together are undecided at most.
const UNDECIDED: usize = 10_000;

/// Reads the moves of a game or a variation, one text after another.
///
/// A text that fits several moves is no failure: all of them are followed until later moves decide.
/// The rank base and other things that a single move may leave open are found out once for the whole game; where two
/// ways to count ranks fit to the end, the notation's usual one is taken, as by [`parse_any`](crate::parse_any).
/// Reading takes time in proportion to the number of moves, and memory for the moves and for at most 64 positions.
///
/// ```
/// use chuhe_notation::{Dialect, Reader};
/// use chuhe_rules::Position;
///
/// let mut reader = Reader::game(&Position::start(), Dialect::ANY);
/// for text in ["Che3", "Hg8", "Hg3"] {
///     reader.push(text)?;
/// }
/// let line = reader.finish();
/// assert_eq!(line.moves.iter().map(ToString::to_string).collect::<Vec<_>>(), ["h2e2", "h9g7", "h0g2"]);
/// # Ok::<(), chuhe_notation::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reader {
    start: Position,
    may_turn: bool,
    /// The moves that all readings agree on.
    decided: Vec<Move>,
    /// The readings, at least one; the first is the most likely.
    branches: Vec<Branch>,
    /// By move, how many moves it may be.
    doubts: BTreeMap<usize, usize>,
    /// What else is doubtful.
    warnings: Vec<Warning>,
}

/// One way to read the moves.
#[derive(Clone, Debug)]
struct Branch {
    position: Position,
    /// The moves after the decided ones.
    moves: Vec<Move>,
    dialect: Dialect,
    /// Whether ranks are counted otherwise than is usual, and the usual way was possible too.
    unusual: bool,
}

/// The moves of a game or a variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The position before the first move: the one given, or the same with the other side to move.
    pub start: Position,
    /// The moves.
    pub moves: Vec<Move>,
    /// What the variations of this line may be read as.
    pub dialect: Dialect,
    /// What is doubtful, by move.
    pub warnings: Vec<Warning>,
}

/// Something doubtful in a game; plies count from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Warning {
    /// The first move is one of the side that was not to move.
    SideChanged,
    /// The word of place (前) is wrong, and the rest of the text fits.
    PlaceIgnored {
        /// The move.
        ply: usize,
    },
    /// The text fits several moves, and the moves after it do not decide; the first was taken.
    Ambiguous {
        /// The move.
        ply: usize,
        /// How many moves it may be, at least 2.
        count: usize,
    },
    /// The moves can be read in too many ways to follow all; some were given up.
    GivenUp {
        /// The first move after which there were too many.
        ply: usize,
    },
}

impl Warning {
    /// The move that the warning is about.
    pub const fn ply(&self) -> usize {
        match *self {
            Self::SideChanged => 0,
            Self::PlaceIgnored { ply } | Self::Ambiguous { ply, .. } | Self::GivenUp { ply } => ply,
        }
    }
}

impl Reader {
    /// A reader of a game that begins with `start`.
    ///
    /// If the first move belongs to the other side, that side is to move: a FEN with the wrong side is common.
    pub fn game(start: &Position, dialect: Dialect) -> Self {
        let branch = Branch { position: start.clone(), moves: Vec::new(), dialect, unusual: false };
        let branches = Vec::from([branch]);
        Self {
            start: start.clone(),
            may_turn: true,
            decided: Vec::new(),
            branches,
            doubts: BTreeMap::new(),
            warnings: Vec::new(),
        }
    }

    /// A reader of a variation that begins with `start`, a position of a line with this dialect.
    pub fn variation(start: &Position, dialect: Dialect) -> Self {
        Self { may_turn: false, ..Self::game(start, dialect) }
    }

    /// How many moves have been read.
    pub fn plies(&self) -> usize {
        self.decided.len() + self.branches[0].moves.len()
    }

    /// The position after the moves read, if they are what is most likely so far.
    pub fn position(&self) -> &Position {
        &self.branches[0].position
    }

    /// Reads the next move.
    ///
    /// # Errors
    /// If no reading of the moves so far leaves this text a legal move; the reader stays as it was, so that what is
    /// no move can be skipped.
    pub fn push(&mut self, text: &str) -> Result<(), ParseError> {
        for belief in [Belief::Whole, Belief::ButPlace] {
            if self.advance(text, belief) {
                if belief == Belief::ButPlace {
                    self.warnings.push(Warning::PlaceIgnored { ply: self.plies() - 1 });
                }
                return Ok(());
            }
        }
        if self.may_turn && self.plies() == 0 && self.turn(text) {
            return Ok(());
        }
        let Branch { position, dialect, .. } = &self.branches[0];
        Err(refusal(text, &Candidates::of(text, position, *dialect, Belief::Whole), position, *dialect))
    }

    /// Goes on with every reading that the text fits, if there is one.
    fn advance(&mut self, text: &str, belief: Belief) -> bool {
        let read = |branch: &Branch| Candidates::of(text, &branch.position, branch.dialect, belief).legal;
        if let [branch] = self.branches.as_mut_slice() {
            // By far the most texts.
            if let [Candidate { mv, dialect, .. }] = *read(branch) {
                branch.position.play_unchecked(mv);
                branch.dialect = dialect;
                self.decided.push(mv);
                return true;
            }
        }
        let candidates: Vec<_> = self.branches.iter().map(read).collect();
        if candidates.iter().all(Vec::is_empty) {
            return false;
        }
        for (branch, moves) in mem::take(&mut self.branches).iter().zip(candidates) {
            for Candidate { mv, dialect, unusual } in moves {
                let mut next = Branch { dialect, unusual: branch.unusual || unusual, ..branch.clone() };
                next.position.play_unchecked(mv);
                next.moves.push(mv);
                self.keep(next);
            }
        }
        if self.branches.iter().map(|branch| branch.moves.len()).sum::<usize>() > UNDECIDED {
            self.branches.truncate(1);
            self.give_up(self.plies() - 1);
        }
        if let [branch] = self.branches.as_mut_slice() {
            self.decided.append(&mut branch.moves);
        }
        true
    }

    /// Keeps a reading, unless another has come to the same position or there are too many.
    fn keep(&mut self, branch: Branch) {
        let same =
            |other: &Branch| other.position.key() == branch.position.key() && other.dialect == branch.dialect;
        if let Some(other) = self.branches.iter().find(|other| same(other)) {
            let ply = self.decided.len() + differ(&other.moves, &branch.moves);
            self.doubts.entry(ply).or_insert(2);
        } else if self.branches.len() < BRANCHES {
            self.branches.push(branch);
        } else {
            self.give_up(self.decided.len() + branch.moves.len() - 1);
        }
    }

    fn give_up(&mut self, ply: usize) {
        if !self.warnings.iter().any(|warning| matches!(warning, Warning::GivenUp { .. })) {
            self.warnings.push(Warning::GivenUp { ply });
        }
    }

    /// Lets the other side begin, if the text is a move of it.
    fn turn(&mut self, text: &str) -> bool {
        let mut setup = self.start.setup();
        setup.turn = !setup.turn;
        let Ok(start) = Position::try_from(setup) else { return false };
        let mut turned = Self { may_turn: false, ..Self::game(&start, self.branches[0].dialect) };
        if turned.push(text).is_err() {
            return false;
        }
        *self = turned;
        self.warnings.push(Warning::SideChanged);
        true
    }

    /// The moves read; where several readings are left, the first.
    pub fn finish(mut self) -> Line {
        let first = self.branches.iter().position(|branch| !branch.unusual).unwrap_or(0);
        let first = self.branches.remove(first);
        let mut doubts: BTreeMap<usize, Vec<Move>> = BTreeMap::new();
        for other in self.branches.iter().filter(|other| first.unusual || !other.unusual) {
            let at = differ(&first.moves, &other.moves);
            if let Some(mv) = other.moves.get(at) {
                let moves = doubts.entry(self.decided.len() + at).or_default();
                if !moves.contains(mv) {
                    moves.push(*mv);
                }
            }
        }
        for (ply, moves) in doubts {
            self.doubts.entry(ply).or_insert(1 + moves.len());
        }
        self.warnings.extend(self.doubts.into_iter().map(|(ply, count)| Warning::Ambiguous { ply, count }));
        self.warnings.sort_by_key(Warning::ply);
        self.decided.extend(first.moves);
        Line { start: self.start, moves: self.decided, dialect: first.dialect, warnings: self.warnings }
    }
}

/// The first ply in which two readings of equal length differ.
fn differ(one: &[Move], other: &[Move]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}
