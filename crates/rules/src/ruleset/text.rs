//! A rule set as text: one `key = value` a line, `#` for a comment.
//!
//! `base` names the set whose values hold where the text gives none; it comes first and is `wxf` where it is missing.

use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::{Chase, Dead, First, Goal, RuleSet};
use crate::reason::{Args, Reason};

/// Why a text is no rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleSetError {
    /// A line has no `=`.
    NoValue {
        /// Which line, from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// A key is not known.
    UnknownKey {
        /// Which line, from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// A value does not fit its key.
    BadValue {
        /// Which line, from 1.
        line: usize,
        /// The key.
        key: &'static str,
        /// What stands there.
        found: String,
        /// What may stand there.
        expected: &'static str,
    },
    /// `base` stands after another key.
    LateBase {
        /// Which line, from 1.
        line: usize,
    },
}

impl Reason for RuleSetError {
    fn id(&self) -> &'static str {
        match self {
            Self::NoValue { .. } => "ruleset-no-value",
            Self::UnknownKey { .. } => "ruleset-unknown-key",
            Self::BadValue { .. } => "ruleset-bad-value",
            Self::LateBase { .. } => "ruleset-late-base",
        }
    }

    fn args(&self) -> Args {
        match self {
            Self::NoValue { line, found } | Self::UnknownKey { line, found } => {
                Args::new().number("line", *line).text("found", found.as_str())
            }
            Self::BadValue { line, key, found, expected } => Args::new()
                .number("line", *line)
                .text("key", *key)
                .text("found", found.as_str())
                .text("expected", *expected),
            Self::LateBase { line } => Args::new().number("line", *line),
        }
    }
}

impl fmt::Display for RuleSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoValue { line, found } => write!(f, "line {line}: found {found:?}, expected key = value"),
            Self::UnknownKey { line, found } => {
                write!(f, "line {line}: found the key {found:?}, expected one of")?;
                KEYS.iter().try_for_each(|key| write!(f, " {}", key.name))
            }
            Self::BadValue { line, key, found, expected } => {
                write!(f, "line {line}: found {found:?} for {key}, expected {expected}")
            }
            Self::LateBase { line } => write!(f, "line {line}: base comes before the other keys"),
        }
    }
}

impl core::error::Error for RuleSetError {}

/// A key: how its value is read and written.
struct Key {
    name: &'static str,
    expected: &'static str,
    /// Reads a value into the set, and says whether it fits.
    read: fn(&mut RuleSet, &str) -> bool,
    write: fn(&RuleSet, &mut fmt::Formatter<'_>) -> fmt::Result,
}

/// Words that stand for values.
trait Words: Copy + PartialEq + 'static {
    const WORDS: &'static [(&'static str, Self)];

    fn read(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(own, _)| *own == word).map(|(_, value)| *value)
    }

    fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(_, value)| *value == self).map_or("", |(word, _)| word)
    }
}

impl Words for Goal {
    const WORDS: &'static [(&'static str, Self)] =
        &[("mate", Self::Mate), ("capture", Self::Capture), ("capture-flying", Self::CaptureFlying)];
}

impl Words for First {
    const WORDS: &'static [(&'static str, Self)] = &[("red", Self::Red), ("either", Self::Either)];
}

impl Words for Chase {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("allowed", Self::Allowed),
        ("asian", Self::Asian),
        ("unprotected", Self::Unprotected),
        ("lesser", Self::Lesser),
        ("chinese", Self::Chinese),
    ];
}

impl Words for Dead {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("never", Self::Never),
        ("no-attackers", Self::NoAttackers),
        ("no-mate", Self::NoMate),
        ("no-forced-mate", Self::NoForcedMate),
    ];
}

impl Words for bool {
    const WORDS: &'static [(&'static str, Self)] = &[("yes", true), ("no", false)];
}

impl Words for Option<u16> {
    const WORDS: &'static [(&'static str, Self)] = &[("all", None)];
}

const KEYS: [Key; 11] = [
    Key {
        name: "name",
        expected: "1 to 40 lower-case letters, digits and hyphens",
        read: |set, text| {
            let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            put(
                &mut set.name,
                ((1..=40).contains(&text.len()) && text.chars().all(good))
                    .then(|| Cow::Owned(text.to_owned())),
            )
        },
        write: |set, f| f.write_str(&set.name),
    },
    Key {
        name: "goal",
        expected: "mate, capture or capture-flying",
        read: |set, text| put(&mut set.goal, Goal::read(text)),
        write: |set, f| f.write_str(set.goal.word()),
    },
    Key {
        name: "first",
        expected: "red or either",
        read: |set, text| put(&mut set.first, First::read(text)),
        write: |set, f| f.write_str(set.first.word()),
    },
    Key {
        name: "occurrences",
        expected: "0 (repetition is not judged) or 2 to 10",
        read: |set, text| {
            let number = text.parse().ok().filter(|number| *number == 0 || (2..=10).contains(number));
            put(&mut set.occurrences, number)
        },
        write: |set, f| write!(f, "{}", set.occurrences),
    },
    Key {
        name: "chase",
        expected: "allowed, asian, unprotected, lesser or chinese",
        read: |set, text| put(&mut set.chase, Chase::read(text)),
        write: |set, f| f.write_str(set.chase.word()),
    },
    Key {
        name: "minor-on-major",
        expected: "yes or no",
        read: |set, text| put(&mut set.minor_on_major, bool::read(text)),
        write: |set, f| f.write_str(set.minor_on_major.word()),
    },
    Key {
        name: "check-may-chase",
        expected: "yes or no",
        read: |set, text| put(&mut set.check_may_chase, bool::read(text)),
        write: |set, f| f.write_str(set.check_may_chase.word()),
    },
    Key {
        name: "quiet-limit",
        expected: "a number of plies up to 9999, 0 for none",
        read: |set, text| put(&mut set.quiet_limit, plies(text)),
        write: |set, f| write!(f, "{}", set.quiet_limit),
    },
    Key {
        name: "checks-counted",
        expected: "all, or a number up to 9999",
        read: |set, text| put(&mut set.checks_counted, Words::read(text).or_else(|| plies(text).map(Some))),
        write: |set, f| match set.checks_counted {
            None => f.write_str("all"),
            Some(number) => write!(f, "{number}"),
        },
    },
    Key {
        name: "total-limit",
        expected: "a number of plies up to 9999, 0 for none",
        read: |set, text| put(&mut set.total_limit, plies(text)),
        write: |set, f| write!(f, "{}", set.total_limit),
    },
    Key {
        name: "dead",
        expected: "never, no-attackers, no-mate or no-forced-mate",
        read: |set, text| put(&mut set.dead, Dead::read(text)),
        write: |set, f| f.write_str(set.dead.word()),
    },
];

/// Takes a value over if there is one.
fn put<T>(field: &mut T, value: Option<T>) -> bool {
    let fits = value.is_some();
    if let Some(value) = value {
        *field = value;
    }
    fits
}

fn plies(text: &str) -> Option<u16> {
    text.parse().ok().filter(|number| *number <= 9_999)
}

impl FromStr for RuleSet {
    type Err = RuleSetError;

    fn from_str(text: &str) -> Result<Self, RuleSetError> {
        let mut set = Self::default();
        let mut first = true;
        for (index, content) in text.lines().enumerate() {
            let line = index + 1;
            let content = content.split('#').next().unwrap_or_default().trim();
            if content.is_empty() {
                continue;
            }
            let (key, value) = content
                .split_once('=')
                .map(|(key, value)| (key.trim(), value.trim()))
                .ok_or_else(|| RuleSetError::NoValue { line, found: content.to_owned() })?;
            let bad = |key, expected| RuleSetError::BadValue { line, key, found: value.to_owned(), expected };
            if key == "base" {
                if !first {
                    return Err(RuleSetError::LateBase { line });
                }
                set = Self::named(value).ok_or_else(|| bad("base", "the name of a rule set"))?;
            } else {
                let key = KEYS
                    .iter()
                    .find(|known| known.name == key)
                    .ok_or_else(|| RuleSetError::UnknownKey { line, found: key.to_owned() })?;
                if !(key.read)(&mut set, value) {
                    return Err(bad(key.name, key.expected));
                }
            }
            first = false;
        }
        Ok(set)
    }
}

/// The set as text with all its keys; reading it gives the set back.
impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        KEYS.iter().try_for_each(|key| {
            write!(f, "{} = ", key.name)?;
            (key.write)(self, f)?;
            f.write_str("\n")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::ToString;

    #[test]
    fn every_named_set_survives_text() {
        for set in RuleSet::NAMED {
            assert_eq!(set.to_string().parse(), Ok(set.clone()));
            assert_eq!(format!("base = {}", set.name).parse(), Ok(set.clone()));
            assert_eq!(RuleSet::named(&set.name), Some(set));
        }
        assert_eq!("".parse(), Ok(RuleSet::WXF));
        assert_eq!("# nothing\n\n  # more\n".parse(), Ok(RuleSet::WXF));
    }

    #[test]
    fn an_error_names_line_and_value() {
        let check = |text: &str, expected: &str| {
            assert_eq!(text.parse::<RuleSet>().unwrap_err().to_string(), expected, "{text}");
        };
        check("name", "line 1: found \"name\", expected key = value");
        check(
            "\nname = Our Club",
            "line 2: found \"Our Club\" for name, expected 1 to 40 lower-case letters, digits and hyphens",
        );
        check(
            "occurrences = 1",
            "line 1: found \"1\" for occurrences, expected 0 (repetition is not judged) or 2 to 10",
        );
        check(
            "quiet-limit = -5",
            "line 1: found \"-5\" for quiet-limit, expected a number of plies up to 9999, 0 for none",
        );
        check("quiet-limit = 5\nbase = axf", "line 2: base comes before the other keys");
        check("base = chess", "line 1: found \"chess\" for base, expected the name of a rule set");
        check(
            "chase = often",
            "line 1: found \"often\" for chase, expected allowed, asian, unprotected, lesser or chinese",
        );
        assert!(
            "colour = red"
                .parse::<RuleSet>()
                .unwrap_err()
                .to_string()
                .starts_with("line 1: found the key \"colour\"")
        );
    }
}
