//! Why a command is refused.

use core::fmt;

use chuhe_rules::{Args, Color, Illegal, Reason};

use crate::Span;

/// Why a command is refused; the session is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// Who asks has no seat in this game.
    NotSeated,
    /// The seat is taken by somebody else, or the player sits on the other one.
    SeatTaken {
        /// The seat that was wanted.
        color: Color,
    },
    /// Both seats are taken.
    SeatsTaken,
    /// The other side has not come yet.
    NotBegun,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// It is the other side's turn.
    NotYourTurn {
        /// Who is to move.
        turn: Color,
    },
    /// The player saw a board that is not the present one.
    OtherBoard {
        /// How many plies the player saw.
        found: u16,
        /// How many there are.
        expected: u16,
    },
    /// The rules do not allow the move.
    Illegal(Illegal),
    /// The clock is stopped by agreement.
    Paused,
    /// The clock is not stopped by agreement.
    NotPaused,
    /// The server cannot go on at the moment.
    Suspended,
    /// Both have moved already.
    TooLateToAbort,
    /// Not both have moved yet.
    TooEarly,
    /// The offer waits for an answer already.
    OfferPending,
    /// The offer was made not long ago.
    OfferTooSoon {
        /// How many moves of one's own must still be made.
        moves: u16,
    },
    /// The offer was made too often in this game.
    OfferTooOften {
        /// How often it may be made.
        most: u8,
    },
    /// No such offer waits for an answer.
    NoOffer,
    /// There is no such move to take back.
    NothingToTakeBack,
    /// The other side plays without a clock that time can be added to.
    NoClock,
    /// More time than may be given at once, or none.
    TooMuchTime {
        /// The most that may be given at once.
        most: Span,
    },
    /// The side to move has time left.
    TimeLeft,
    /// The other side is here, or it is not its turn.
    NotAbsent,
    /// The other side may still come back.
    MayReturn {
        /// How long it is waited for.
        left: Span,
    },
    /// The player has just said something, or too much.
    TooTalkative,
    /// A move of the other side may take days: nobody is waited for, its clock alone decides.
    NotWaitedFor,
    /// The other side was given time too often in this game.
    GivenTooOften {
        /// How often it may be given.
        most: u8,
    },
    /// The other side's clock holds no more time.
    ClockFull,
}

impl Reason for Refusal {
    fn id(&self) -> &'static str {
        match self {
            Self::NotSeated => "play-not-seated",
            Self::SeatTaken { .. } => "play-seat-taken",
            Self::SeatsTaken => "play-seats-taken",
            Self::NotBegun => "play-not-begun",
            Self::Over => "game-over",
            Self::NotOver => "play-not-over",
            Self::NotYourTurn { .. } => "play-not-your-turn",
            Self::OtherBoard { .. } => "play-other-board",
            Self::Illegal(illegal) => illegal.id(),
            Self::Paused => "play-paused",
            Self::NotPaused => "play-not-paused",
            Self::Suspended => "play-suspended",
            Self::TooLateToAbort => "play-too-late-to-abort",
            Self::TooEarly => "play-too-early",
            Self::OfferPending => "play-offer-pending",
            Self::OfferTooSoon { .. } => "play-offer-too-soon",
            Self::OfferTooOften { .. } => "play-offer-too-often",
            Self::NoOffer => "play-no-offer",
            Self::NothingToTakeBack => "play-nothing-to-take-back",
            Self::NoClock => "play-no-clock",
            Self::TooMuchTime { .. } => "play-too-much-time",
            Self::TimeLeft => "play-time-left",
            Self::NotAbsent => "play-not-absent",
            Self::MayReturn { .. } => "play-may-return",
            Self::TooTalkative => "play-too-talkative",
            Self::NotWaitedFor => "play-not-waited-for",
            Self::GivenTooOften { .. } => "play-given-too-often",
            Self::ClockFull => "play-clock-full",
        }
    }

    fn args(&self) -> Args {
        let args = Args::new();
        let seconds = |span: &Span| usize::try_from(span.0.div_ceil(1_000)).unwrap_or(usize::MAX);
        match self {
            Self::SeatTaken { color } | Self::NotYourTurn { turn: color } => args.text("color", color.name()),
            Self::Illegal(illegal) => Reason::args(illegal),
            Self::OfferTooSoon { moves } => args.number("count", usize::from(*moves)),
            Self::OfferTooOften { most } | Self::GivenTooOften { most } => {
                args.number("count", usize::from(*most))
            }
            Self::TooMuchTime { most: span } | Self::MayReturn { left: span } => {
                args.number("count", seconds(span))
            }
            _ => args,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::OtherBoard { found, expected } => {
                write!(f, "{}: found ply {found}, expected {expected}", self.id())
            }
            _ => f.write_str(self.id()),
        }
    }
}

impl core::error::Error for Refusal {}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}
