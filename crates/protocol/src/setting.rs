//! What can be set on our engine, and how each language offers it.

use core::fmt;

use chuhe_engine::Level;
use chuhe_rules::RuleSet;

use crate::Dialect;

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    Hash,
    ClearHash,
    Ponder,
    Threads,
    MultiPv,
    MoveOverhead,
    ShowWdl,
    NodesTime,
    Level,
    Seed,
    Resign,
    Draw,
    Variant,
    Rules,
    /// What UCCI has of its own; the loop hears them.
    UseMillisec,
    Batch,
    NewGame,
}

/// What a setting can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Button,
    Check,
    /// A number: what it is if nobody sets it, the least and the greatest.
    Spin(u64, u64, u64),
    /// One of some words.
    Choice,
}

/// A setting, what it can be, and what it is called in UCI, in UCCI and by `XBoard`; where that is empty it is not offered.
struct Row(Setting, Kind, &'static str, &'static str, &'static str);

/// All settings in the order in which they are offered.
///
/// `XBoard` has commands of its own for memory, processors and pondering.
const ROWS: [Row; 17] = [
    Row(Setting::UseMillisec, Kind::Check, "", "usemillisec", ""),
    Row(Setting::Batch, Kind::Check, "", "batch", ""),
    Row(Setting::Hash, Kind::Spin(16, 1, 4096), "Hash", "hashsize", ""),
    Row(Setting::ClearHash, Kind::Button, "Clear Hash", "", "Clear Hash"),
    Row(Setting::Ponder, Kind::Check, "Ponder", "ponder", ""),
    Row(Setting::Threads, Kind::Spin(1, 1, 256), "Threads", "threads", ""),
    // No position has more moves.
    Row(Setting::MultiPv, Kind::Spin(1, 1, 128), "MultiPV", "", "MultiPV"),
    Row(Setting::NewGame, Kind::Button, "", "newgame", ""),
    Row(Setting::MoveOverhead, Kind::Spin(20, 0, 5_000), "Move Overhead", "moveoverhead", "Move Overhead"),
    Row(Setting::ShowWdl, Kind::Check, "UCI_ShowWDL", "", ""),
    Row(Setting::NodesTime, Kind::Spin(0, 0, 1_000_000), "nodestime", "", ""),
    Row(Setting::Level, Kind::Spin(0, 0, Level::COUNT as u64), "Level", "level", "Level"),
    Row(Setting::Seed, Kind::Spin(0, 0, 0x7fff_ffff), "Seed", "seed", ""),
    Row(Setting::Resign, Kind::Spin(0, 0, 10_000), "", "resign", "Resign"),
    Row(Setting::Draw, Kind::Spin(0, 0, 1_000), "", "draw", "Draw"),
    Row(Setting::Variant, Kind::Choice, "UCI_Variant", "", ""),
    Row(Setting::Rules, Kind::Choice, "Rules", "rules", "Rules"),
];

impl Setting {
    /// The setting that is called so in a language, whatever the case.
    pub(crate) fn named(dialect: Dialect, name: &str) -> Option<Self> {
        let row = ROWS.iter().find(|row| {
            let own = row.name(dialect);
            !own.is_empty() && own.eq_ignore_ascii_case(name)
        });
        row.map(|row| row.0)
    }

    /// A value that is a number.
    ///
    /// # Errors
    /// If it is none, or one that the setting cannot have; the text says what was expected.
    pub(crate) fn number(self, value: &str) -> Result<u64, String> {
        let range = ROWS.iter().find_map(|row| match row.1 {
            Kind::Spin(_, least, most) if row.0 == self => Some(least..=most),
            _ => None,
        });
        let range = range.unwrap_or(0..=u64::MAX);
        value.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
            format!("found {value:?} for {self}, expected a number from {} to {}", range.start(), range.end())
        })
    }

    /// A value that is yes or no, as any of the languages writes it.
    ///
    /// # Errors
    /// If it is neither.
    pub(crate) fn check(self, value: &str) -> Result<bool, String> {
        match value.to_ascii_lowercase().as_str() {
            "true" | "1" => Ok(true),
            "false" | "0" => Ok(false),
            _ => Err(format!("found {value:?} for {self}, expected true or false")),
        }
    }
}

/// The name, as UCI has it.
impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = ROWS.iter().find(|row| row.0 == *self);
        f.write_str(row.map_or("", |row| if row.2.is_empty() { row.4 } else { row.2 }))
    }
}

impl Row {
    fn name(&self, dialect: Dialect) -> &'static str {
        match dialect {
            Dialect::Uci => self.2,
            Dialect::Ucci => self.3,
            Dialect::Cecp => self.4,
        }
    }

    /// What can be chosen, the usual choice first.
    fn choices(&self) -> Vec<String> {
        match self.0 {
            Setting::Variant => vec!["xiangqi".to_owned()],
            Setting::Rules => RuleSet::NAMED.iter().map(|set| set.name.to_string()).collect(),
            _ => Vec::new(),
        }
    }

    fn write(&self, dialect: Dialect, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name(dialect);
        let choices = self.choices();
        match (dialect, self.1) {
            (Dialect::Uci, Kind::Button) => write!(f, "option name {name} type button"),
            (Dialect::Uci, Kind::Check) => write!(f, "option name {name} type check default false"),
            (Dialect::Uci, Kind::Spin(usual, least, most)) => {
                write!(f, "option name {name} type spin default {usual} min {least} max {most}")
            }
            (Dialect::Uci, Kind::Choice) => {
                write!(
                    f,
                    "option name {name} type combo default {} var {}",
                    choices[0],
                    choices.join(" var ")
                )
            }
            (Dialect::Ucci, Kind::Button) => write!(f, "option {name} type button"),
            (Dialect::Ucci, Kind::Check) => write!(f, "option {name} type check default false"),
            // 0 leaves the size of the table to the engine.
            (Dialect::Ucci, Kind::Spin(usual, least, most)) => {
                let least = if self.0 == Setting::Hash { 0 } else { least };
                write!(f, "option {name} type spin min {least} max {most} default {usual}")
            }
            (Dialect::Ucci, Kind::Choice) => {
                write!(f, "option {name} type combo var {} default {}", choices.join(" var "), choices[0])
            }
            (Dialect::Cecp, Kind::Button) => write!(f, "feature option=\"{name} -button\""),
            (Dialect::Cecp, Kind::Check) => write!(f, "feature option=\"{name} -check 0\""),
            (Dialect::Cecp, Kind::Spin(usual, least, most)) => {
                write!(f, "feature option=\"{name} -spin {usual} {least} {most}\"")
            }
            (Dialect::Cecp, Kind::Choice) => {
                write!(f, "feature option=\"{name} -combo *{}\"", choices.join(" /// "))
            }
        }
    }
}

/// The lines that offer all settings in a language, without the last line break.
pub(crate) struct Offered(pub(crate) Dialect);

impl fmt::Display for Offered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, row) in ROWS.iter().filter(|row| !row.name(self.0).is_empty()).enumerate() {
            if number > 0 {
                f.write_str("\n")?;
            }
            row.write(self.0, f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_rules_are_offered_first() {
        assert_eq!(RuleSet::NAMED[0], RuleSet::default());
    }

    #[test]
    fn settings_are_found_by_the_names_of_each_language() {
        assert_eq!(Setting::named(Dialect::Uci, "move overhead"), Some(Setting::MoveOverhead));
        assert_eq!(Setting::named(Dialect::Ucci, "hashsize"), Some(Setting::Hash));
        assert_eq!(Setting::named(Dialect::Uci, "hashsize"), None);
        assert_eq!(Setting::named(Dialect::Cecp, "Resign"), Some(Setting::Resign));
        assert_eq!(Setting::named(Dialect::Cecp, ""), None);
    }

    #[test]
    fn values_out_of_range_are_refused() {
        assert_eq!(Setting::Level.number("16"), Ok(16));
        let said = Setting::Level.number("17").unwrap_err();
        assert_eq!(said, "found \"17\" for Level, expected a number from 0 to 16");
        assert_eq!((Setting::Ponder.check("true"), Setting::ShowWdl.check("0")), (Ok(true), Ok(false)));
        assert!(Setting::Resign.check("perhaps").unwrap_err().contains("for Resign, expected true or false"));
    }
}
