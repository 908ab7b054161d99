//! The engine as it is named on the command line.

use std::fmt;
use std::str::FromStr;

use chuhe_arena::{Kind, ParseSpecError, Program, Spec};

/// A program that is to be attached: its file alone, or `cmd=FILE` with what else it needs after commas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attached {
    /// What it is called; empty where it says so itself.
    pub(super) name: String,
    pub(super) program: Program,
    /// Its options, by name.
    pub(super) options: Vec<(String, String)>,
}

/// Why a text names no program to attach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttachedError {
    /// It cannot be read.
    Spec(ParseSpecError),
    /// It names a player that is in every browser already.
    Own,
    /// It says how long to think, which is for the page to choose.
    Limit,
}

impl fmt::Display for AttachedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spec(error) => error.fmt(f),
            Self::Own => f.write_str("found our own engine, which every browser has, expected cmd=FILE"),
            Self::Limit => {
                f.write_str("found how long to think, which is chosen on the page, expected no limit")
            }
        }
    }
}

impl std::error::Error for AttachedError {}

impl FromStr for Attached {
    type Err = AttachedError;

    fn from_str(text: &str) -> Result<Self, AttachedError> {
        let spec = match text.parse::<Spec>() {
            Err(_) if !text.is_empty() && !text.contains(['=', ',']) => {
                format!("cmd={text}").parse().map_err(AttachedError::Spec)?
            }
            read => read.map_err(AttachedError::Spec)?,
        };
        match spec {
            Spec { limit: Some(_), .. } => Err(AttachedError::Limit),
            Spec { kind: Kind::Program(program), name, options, .. } => Ok(Self { name, program, options }),
            _ => Err(AttachedError::Own),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_alone_is_enough_and_more_can_be_said() {
        let attached = |text: &str| text.parse::<Attached>();
        assert_eq!(attached("./pikafish"), attached("cmd=./pikafish"));
        let full = attached("cmd=./a,proto=ucci,arg=-x,name=A,option.Threads=4").expect("a program");
        assert_eq!((full.name.as_str(), full.program.arguments.len()), ("A", 1));
        assert_eq!(full.options, [("Threads".to_owned(), "4".to_owned())]);
        for (text, expected) in [
            ("self", "every browser has"),
            ("self:3", "every browser has"),
            ("greedy", "every browser has"),
            ("cmd=./a,nodes=5", "chosen on the page"),
            ("", "expected"),
            ("./a,option.Hash=1", "expected"),
            ("cmd=", "expected"),
        ] {
            let error = attached(text).expect_err(text).to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }
}
