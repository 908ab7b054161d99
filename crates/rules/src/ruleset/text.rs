//! A rule set as text: one `key = value` a line, `#` for a comment.
//!
//! `base` names the set whose values hold where the text gives none; it comes first and is `wxf` where it is missing.

use alloc::borrow::{Cow, ToOwned};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
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
        /// What may stand there: words and ranges of numbers.
        expected: String,
    },
    /// A name is too long, or has characters that a name cannot have.
    BadName {
        /// Which line, from 1.
        line: usize,
        /// What stands there.
        found: String,
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
            Self::BadName { .. } => "ruleset-bad-name",
            Self::LateBase { .. } => "ruleset-late-base",
        }
    }

    fn args(&self) -> Args {
        match self {
            Self::NoValue { line, found } => Args::new().number("line", *line).text("found", found.as_str()),
            Self::UnknownKey { line, found } => {
                Args::new().number("line", *line).text("found", found.as_str()).text("expected", keys())
            }
            Self::BadName { line, found } => {
                Args::new().number("line", *line).text("found", found.as_str()).number("count", NAME_LENGTH)
            }
            Self::BadValue { line, key, found, expected } => Args::new()
                .number("line", *line)
                .text("key", *key)
                .text("found", found.as_str())
                .text("expected", expected.as_str()),
            Self::LateBase { line } => Args::new().number("line", *line),
        }
    }
}

impl fmt::Display for RuleSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoValue { line, found } => write!(f, "line {line}: found {found:?}, expected key = value"),
            Self::UnknownKey { line, found } => {
                write!(f, "line {line}: found the key {found:?}, expected one of {}", keys())
            }
            Self::BadName { line, found } => write!(
                f,
                "line {line}: found the name {found:?}, expected 1 to {NAME_LENGTH} lower-case letters, digits and hyphens"
            ),
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
    /// What may stand as a value.
    expected: fn() -> String,
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

    /// All words, in a row.
    fn words() -> String {
        list(Self::WORDS.iter().map(|(word, _)| *word))
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

/// How long the name of a set may be.
const NAME_LENGTH: usize = 40;

/// The greatest limit.
const MOST: u16 = 9_999;

fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

/// The names of all keys.
fn keys() -> String {
    list(["base"].into_iter().chain(KEYS.iter().map(|key| key.name)))
}

const KEYS: [Key; 11] = [
    Key {
        name: "name",
        expected: String::new,
        read: |set, text| {
            let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            put(
                &mut set.name,
                ((1..=NAME_LENGTH).contains(&text.len()) && text.chars().all(good))
                    .then(|| Cow::Owned(text.to_owned())),
            )
        },
        write: |set, f| f.write_str(&set.name),
    },
    Key {
        name: "goal",
        expected: Goal::words,
        read: |set, text| put(&mut set.goal, Goal::read(text)),
        write: |set, f| f.write_str(set.goal.word()),
    },
    Key {
        name: "first",
        expected: First::words,
        read: |set, text| put(&mut set.first, First::read(text)),
        write: |set, f| f.write_str(set.first.word()),
    },
    Key {
        name: "occurrences",
        expected: || "0, 2–10".to_owned(),
        read: |set, text| {
            let number = text.parse().ok().filter(|number| *number == 0 || (2..=10).contains(number));
            put(&mut set.occurrences, number)
        },
        write: |set, f| write!(f, "{}", set.occurrences),
    },
    Key {
        name: "chase",
        expected: Chase::words,
        read: |set, text| put(&mut set.chase, Chase::read(text)),
        write: |set, f| f.write_str(set.chase.word()),
    },
    Key {
        name: "minor-on-major",
        expected: bool::words,
        read: |set, text| put(&mut set.minor_on_major, bool::read(text)),
        write: |set, f| f.write_str(set.minor_on_major.word()),
    },
    Key {
        name: "check-may-chase",
        expected: bool::words,
        read: |set, text| put(&mut set.check_may_chase, bool::read(text)),
        write: |set, f| f.write_str(set.check_may_chase.word()),
    },
    Key {
        name: "quiet-limit",
        expected: || format!("0–{MOST}"),
        read: |set, text| put(&mut set.quiet_limit, plies(text)),
        write: |set, f| write!(f, "{}", set.quiet_limit),
    },
    Key {
        name: "checks-counted",
        expected: || format!("{}, 0–{MOST}", Option::<u16>::words()),
        read: |set, text| put(&mut set.checks_counted, Words::read(text).or_else(|| plies(text).map(Some))),
        write: |set, f| match set.checks_counted {
            None => f.write_str("all"),
            Some(number) => write!(f, "{number}"),
        },
    },
    Key {
        name: "total-limit",
        expected: || format!("0–{MOST}"),
        read: |set, text| put(&mut set.total_limit, plies(text)),
        write: |set, f| write!(f, "{}", set.total_limit),
    },
    Key {
        name: "dead",
        expected: Dead::words,
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
    text.parse().ok().filter(|number| *number <= MOST)
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
                let names = || list(Self::NAMED.iter().map(|set| set.name.as_ref()));
                set = Self::named(value).ok_or_else(|| bad("base", names()))?;
            } else {
                let key = KEYS
                    .iter()
                    .find(|known| known.name == key)
                    .ok_or_else(|| RuleSetError::UnknownKey { line, found: key.to_owned() })?;
                if !(key.read)(&mut set, value) {
                    return Err(if key.name == "name" {
                        RuleSetError::BadName { line, found: value.to_owned() }
                    } else {
                        bad(key.name, (key.expected)())
                    });
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
            "line 2: found the name \"Our Club\", expected 1 to 40 lower-case letters, digits and hyphens",
        );
        check("occurrences = 1", "line 1: found \"1\" for occurrences, expected 0, 2–10");
        check("quiet-limit = -5", "line 1: found \"-5\" for quiet-limit, expected 0–9999");
        check("quiet-limit = 5\nbase = axf", "line 2: base comes before the other keys");
        check(
            "base = chess",
            "line 1: found \"chess\" for base, expected wxf, axf, cxa-lite, simple, capture, hebrew, ukrainian, \
             norwegian, romanian",
        );
        check("checks-counted = few", "line 1: found \"few\" for checks-counted, expected all, 0–9999");
        check("minor-on-major = maybe", "line 1: found \"maybe\" for minor-on-major, expected yes, no");
        check(
            "chase = often",
            "line 1: found \"often\" for chase, expected allowed, asian, unprotected, lesser, chinese",
        );
        check(
            "colour = red",
            "line 1: found the key \"colour\", expected one of base, name, goal, first, occurrences, chase, \
             minor-on-major, check-may-chase, quiet-limit, checks-counted, total-limit, dead",
        );
    }

    /// What an error offers is what can be read.
    #[test]
    fn every_word_that_an_error_offers_fits() {
        for key in KEYS.iter().filter(|key| key.name != "name") {
            let Err(RuleSetError::BadValue { expected, .. }) = format!("{} = ?", key.name).parse::<RuleSet>()
            else {
                panic!("{} takes anything", key.name)
            };
            for value in expected.split(", ").flat_map(|values| values.split('–')) {
                assert!(
                    format!("{} = {value}", key.name).parse::<RuleSet>().is_ok(),
                    "{} = {value}",
                    key.name
                );
            }
        }
    }
}
