//! Kinds of clocks, and what each leaves of a side's time.

mod text;

use crate::Span;

pub use text::ControlError;

/// How the time of one side is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// Not at all.
    Unlimited,
    /// So much time for the whole game.
    Sudden {
        /// That time.
        time: Span,
    },
    /// A time for the game to which each move adds.
    Fischer {
        /// The time at the beginning.
        time: Span,
        /// What each move adds after it is made.
        increment: Span,
    },
    /// A time for the game that begins to run some time after each turn began.
    Delay {
        /// The time for the game.
        time: Span,
        /// For how long it does not run.
        delay: Span,
    },
    /// A time for the game, then periods; a period that a move does not use up comes back whole for the next move.
    Byoyomi {
        /// The time before the first period.
        time: Span,
        /// The length of a period.
        period: Span,
        /// The number of periods, at least 1.
        periods: u8,
    },
    /// The three-part clock of Chinese sites.
    ///
    /// A move may take no longer than `step` even when more of `game` is left.
    /// Where the game time ends within a move, the reading seconds begin at that instant, and `step` bounds that move still;
    /// each later move has the reading seconds.
    ThreePart {
        /// Game time, 局时.
        game: Span,
        /// The most that one move may take of it, 步时.
        step: Span,
        /// Seconds for each move after it, 读秒; no longer than `step`.
        reading: Span,
    },
    /// A number of days for each move.
    Correspondence {
        /// How many, at least 1.
        days: u8,
    },
}

impl Control {
    /// The longest time that any part of a control may have, and that a side's game time grows to.
    pub const LONGEST: Span = Span::days(7);

    /// The most days that a move may have.
    pub const MOST_DAYS: u8 = 28;

    /// Whether all parts are within their bounds and a side has time for a move.
    pub fn is_sound(self) -> bool {
        let fits = |span: Span| span <= Self::LONGEST;
        let some = |span: Span| !span.is_zero() && fits(span);
        match self {
            Self::Unlimited => true,
            Self::Sudden { time } => some(time),
            Self::Fischer { time, increment: more } | Self::Delay { time, delay: more } => {
                some(time) && fits(more)
            }
            Self::Byoyomi { time, period, periods } => fits(time) && some(period) && periods > 0,
            Self::ThreePart { game, step, reading } => {
                some(game) && some(step) && some(reading) && reading <= step
            }
            Self::Correspondence { days } => (1..=Self::MOST_DAYS).contains(&days),
        }
    }

    /// What a side has at the beginning.
    pub fn bank(self) -> Bank {
        match self {
            Self::Unlimited | Self::Correspondence { .. } => Bank::default(),
            Self::Sudden { time }
            | Self::Fischer { time, .. }
            | Self::Delay { time, .. }
            | Self::ThreePart { game: time, .. } => Bank { main: time, periods: 0 },
            Self::Byoyomi { time, periods, .. } => Bank { main: time, periods },
        }
    }

    /// Whether time can be given to a side: it must have a time for the game.
    pub fn takes_gifts(self) -> bool {
        !matches!(self, Self::Unlimited | Self::Correspondence { .. })
    }

    /// How long a turn that begins with this much may last: one that takes so long or longer has lost.
    ///
    /// Nothing if there is no limit.
    pub fn limit(self, bank: Bank) -> Option<Span> {
        match self {
            Self::Unlimited => None,
            Self::Sudden { .. } | Self::Fischer { .. } => Some(bank.main),
            Self::Delay { delay, .. } => Some(bank.main + delay),
            Self::Byoyomi { period, .. } => {
                Some(bank.main + Span(period.0.saturating_mul(u64::from(bank.periods))))
            }
            Self::ThreePart { reading, .. } if bank.main.is_zero() => Some(reading),
            Self::ThreePart { step, reading, .. } => Some(step.min(bank.main + reading)),
            Self::Correspondence { days } => Some(Span::days(u64::from(days))),
        }
    }

    /// What is left after a turn that took `spent`, which is less than its limit.
    pub fn charge(self, bank: Bank, spent: Span) -> Bank {
        let main = match self {
            Self::Unlimited | Self::Correspondence { .. } => return bank,
            Self::Sudden { .. } | Self::Byoyomi { .. } | Self::ThreePart { .. } => bank.main - spent,
            Self::Fischer { increment, .. } => (bank.main - spent + increment).min(Self::LONGEST),
            Self::Delay { delay, .. } => bank.main - (spent - delay),
        };
        Bank { main, periods: bank.periods - self.used_periods(bank, spent) }
    }

    /// How many periods a turn has used up whole after `spent`, at most those that there are.
    pub(crate) fn used_periods(self, bank: Bank, spent: Span) -> u8 {
        match self {
            Self::Byoyomi { period, .. } => {
                let used = (spent - bank.main).0 / period.0.max(1);
                u8::try_from(used).unwrap_or(u8::MAX).min(bank.periods)
            }
            _ => 0,
        }
    }
}

/// What a side has left at the beginning of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bank {
    /// The time for the game: the whole of it in a sudden, Fischer or delay control, what comes before the periods or the
    /// reading seconds in the others.
    pub main: Span,
    /// The periods left, in byo-yomi.
    pub periods: u8,
}
