//! What an engine may do that costs it the game.

use core::fmt;

use serde::{Deserialize, Serialize};

/// What an engine did that cost it the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "fault")]
pub enum Fault {
    /// It ended, or could not be started again.
    Crash {
        /// How it ended, as the system tells it.
        status: String,
    },
    /// It did not answer, though nobody else had anything to do.
    Silence {
        /// For how long, in ms.
        time: u64,
    },
    /// It took more time than it had.
    Late {
        /// By how much, in ms; of nodes as time, what they come to.
        over: u64,
    },
    /// It made a move that is illegal, or none that can be read.
    Illegal {
        /// What it said.
        found: String,
    },
    /// It had no move though there was one.
    NoMove,
}

impl Fault {
    /// The ids of all faults.
    pub const IDS: [&str; 5] =
        ["match-crash", "match-silence", "match-late", "match-illegal", "match-no-move"];

    /// Its stable id, by which it is put into words.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Crash { .. } => Self::IDS[0],
            Self::Silence { .. } => Self::IDS[1],
            Self::Late { .. } => Self::IDS[2],
            Self::Illegal { .. } => Self::IDS[3],
            Self::NoMove => Self::IDS[4],
        }
    }

    /// What PGN has for it: the tag `Termination`.
    pub(crate) const fn termination(&self) -> &'static str {
        match self {
            Self::Crash { .. } | Self::Silence { .. } => "abandoned",
            Self::Late { .. } => "time forfeit",
            Self::Illegal { .. } | Self::NoMove => "rules infraction",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crash { status } => write!(f, "crashed ({status})"),
            Self::Silence { time } => write!(f, "did not answer for {time} ms"),
            Self::Late { over } => write!(f, "was {over} ms late"),
            Self::Illegal { found } => write!(f, "played {found}, which is illegal"),
            Self::NoMove => f.write_str("had no move though there was one"),
        }
    }
}
