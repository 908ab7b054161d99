//! What happened in a game.

use chuhe_rules::{ByColor, Color, Move};

use crate::{Bank, End, GameId, Nonce, Offer, Phrase, PlayerId, Span, Time};

/// Something that happened: what is stored, and what everybody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// Its number in the game; the first is 1 and none is left out.
    pub seq: u32,
    /// When it happened.
    pub at: Time,
    /// Which command of which side it answers; nothing if it follows from another event, from time or from the server.
    pub by: Option<Origin>,
    /// What happened.
    pub kind: Kind,
}

/// A command of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Origin {
    /// Whose.
    pub color: Color,
    /// Which.
    pub nonce: Nonce,
}

/// The kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A seat was taken.
    Seated {
        /// Which.
        color: Color,
        /// By whom.
        player: PlayerId,
    },
    /// The side to move moved.
    ///
    /// With it ends what the other side offered, and the mover's own wish to take back.
    Moved {
        /// The move.
        mv: Move,
        /// What it took, less the credit for lag; nothing when no clock ran.
        spent: Span,
        /// How long it was on its way.
        lag: Span,
        /// What the mover has left, the increment added.
        bank: Bank,
    },
    /// Something was proposed.
    Offered(Offer),
    /// A proposal was declined by the other side, or withdrawn by its own.
    Declined {
        /// Whose proposal.
        of: Color,
        /// Which.
        offer: Offer,
    },
    /// Moves were taken back, and their time with them.
    TakenBack {
        /// How many plies are left.
        to: u16,
        /// What both sides have.
        banks: ByColor<Bank>,
    },
    /// A side was given time by the other: in its own turn, as if it had had that when the turn began.
    TimeGiven {
        /// Who has it now.
        to: Color,
        /// How much.
        span: Span,
        /// What that side has now.
        bank: Bank,
    },
    /// The clock was stopped by agreement.
    Paused,
    /// The pause ended by agreement.
    Resumed,
    /// The clock was stopped because the server could not go on.
    Suspended,
    /// The server went on.
    Restored,
    /// A player went away.
    Left(Color),
    /// A player came back.
    Returned(Color),
    /// A player said something.
    Said(Phrase),
    /// The game is over.
    Ended(End),
    /// Both want to play again.
    Rematched,
    /// The game in which they do.
    Followed(GameId),
}
