//! How long an engine may think.

use core::fmt;

use serde::{Deserialize, Serialize};

/// How long an engine may think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// So many positions.
    Nodes(u64),
    /// So many plies.
    Depth(u32),
    /// So many ms.
    MoveTime(u64),
    /// A clock for the game.
    Clock {
        /// What it begins with, in ms.
        base: u64,
        /// What is added with each move, in ms.
        increment: u64,
    },
}

/// The longest time that is understood, in ms: a day.
const LONGEST: u64 = 86_400_000;

impl Limit {
    /// The names by which limits are given: `nodes`, `depth`, `movetime` in ms, `tc` in seconds.
    pub const NAMES: [&str; 4] = ["nodes", "depth", "movetime", "tc"];

    /// The limit of a name and a value, such as `tc` and `10+0.1`; nothing if there is none.
    pub fn named(name: &str, value: &str) -> Option<Self> {
        let number = || value.parse::<u64>().ok().filter(|number| *number > 0);
        match name {
            "nodes" => number().map(Self::Nodes),
            "depth" => Some(Self::Depth(u32::try_from(number()?).ok()?)),
            "movetime" => number().filter(|time| *time <= LONGEST).map(Self::MoveTime),
            "tc" => {
                let (base, increment) = value.split_once('+').unwrap_or((value, "0"));
                let (base, increment) = (millis(base)?, millis(increment)?);
                (base > 0).then_some(Self::Clock { base, increment })
            }
            _ => None,
        }
    }

    /// Whether the time matters.
    pub fn is_timed(self) -> bool {
        matches!(self, Self::MoveTime(_) | Self::Clock { .. })
    }
}

/// As [`Limit::named`] reads it, with its name.
impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Self::Depth(depth) => write!(f, "depth={depth}"),
            Self::MoveTime(time) => write!(f, "movetime={time}"),
            Self::Clock { base, increment } => write!(f, "tc={}", time_control(base, increment)),
        }
    }
}

/// A clock as PGN has it: seconds at the start, and those added with each move.
pub(crate) fn time_control(base: u64, increment: u64) -> String {
    let seconds = |ms: u64| format!("{}", ms as f64 / 1000.0);
    format!("{}+{}", seconds(base), seconds(increment))
}

/// Seconds with up to three decimals, as ms.
fn millis(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits = part.len() <= 3 && part.bytes().all(|byte| byte.is_ascii_digit());
    let part: u64 = format!("{:0<3}", digits.then_some(part)?).parse().ok()?;
    let whole: u64 = whole.parse().ok()?;
    whole.checked_mul(1000)?.checked_add(part).filter(|time| *time <= LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_read_and_written() {
        for (text, limit) in [
            ("nodes=5000", Limit::Nodes(5000)),
            ("depth=9", Limit::Depth(9)),
            ("movetime=100", Limit::MoveTime(100)),
            ("tc=10+0.1", Limit::Clock { base: 10_000, increment: 100 }),
            ("tc=0.5+0", Limit::Clock { base: 500, increment: 0 }),
        ] {
            let (name, value) = text.split_once('=').unwrap();
            assert_eq!(Limit::named(name, value), Some(limit));
            assert_eq!(limit.to_string(), text);
        }
        assert_eq!(Limit::named("tc", "60"), Some(Limit::Clock { base: 60_000, increment: 0 }));
    }

    #[test]
    fn what_is_no_limit_is_refused() {
        for (name, value) in [
            ("nodes", "0"),
            ("nodes", "-1"),
            ("nodes", "many"),
            ("depth", "99999999999"),
            ("movetime", "90000000"),
            ("tc", ""),
            ("tc", "0+1"),
            ("tc", "1+"),
            ("tc", "1.0005"),
            ("tc", "1.-5"),
            ("tc", "1e3"),
            ("time", "5"),
        ] {
            assert_eq!(Limit::named(name, value), None, "{name}={value}");
        }
    }
}
