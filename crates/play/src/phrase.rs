//! The sentences that players can say to each other; each reads them in the own language.

use chuhe_rules::{Args, Reason};

/// A sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Have a good game.
    GoodLuck,
    /// A good move.
    GoodMove,
    /// It was a good game.
    GoodGame,
    /// Thank you.
    Thanks,
    /// I am sorry.
    Sorry,
    /// I slipped.
    Slip,
    /// One moment, please.
    Moment,
    /// I am back.
    Back,
    /// I have to go.
    Leaving,
}

impl Phrase {
    /// All of them in the order of their stable numbers, from 0.
    pub const ALL: [Self; 10] = [
        Self::Hello,
        Self::GoodLuck,
        Self::GoodMove,
        Self::GoodGame,
        Self::Thanks,
        Self::Sorry,
        Self::Slip,
        Self::Moment,
        Self::Back,
        Self::Leaving,
    ];
}

/// The sentence itself.
impl Reason for Phrase {
    fn id(&self) -> &'static str {
        match self {
            Self::Hello => "play-say-hello",
            Self::GoodLuck => "play-say-good-luck",
            Self::GoodMove => "play-say-good-move",
            Self::GoodGame => "play-say-good-game",
            Self::Thanks => "play-say-thanks",
            Self::Sorry => "play-say-sorry",
            Self::Slip => "play-say-slip",
            Self::Moment => "play-say-moment",
            Self::Back => "play-say-back",
            Self::Leaving => "play-say-leaving",
        }
    }

    fn args(&self) -> Args {
        Args::new()
    }
}
