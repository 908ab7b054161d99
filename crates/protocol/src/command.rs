//! What a program says to an engine.

mod ucci;

use core::fmt;

use chuhe_rules::RuleSet;

use crate::{Dialect, Go};

/// A line from a program to an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `uci`, also `ucicyclone`: who are you, and what can be set?
    Uci,
    /// `ucci`: the same, and from now on in UCCI
    Ucci,
    /// `xboard`: from now on in the language of `XBoard`
    XBoard,
    /// `isready`
    IsReady,
    /// `ucinewgame`, also `uccinewgame` and `newgame`
    NewGame,
    /// `setoption name … value …`
    SetOption {
        /// The name, as it was written.
        name: String,
        /// The value; empty for a button.
        value: String,
    },
    /// `rules …`, of our own: the rule set of the games after it; the option `Rules` does the same
    Rules(RuleSet),
    /// `position …`, also without that word
    Position {
        /// Where the moves begin.
        base: Base,
        /// The moves after it, as they were written.
        moves: Vec<String>,
    },
    /// `go …`
    Go(Go),
    /// `stop`
    Stop,
    /// `ponderhit`
    PonderHit {
        /// Whether the opponent offers a draw, in UCCI.
        draw: bool,
    },
    /// `banmoves …` of UCCI: moves that may not be played in the position that is on
    BanMoves(Vec<String>),
    /// `probe …` of UCCI: what is remembered about a position
    Probe {
        /// Where the moves begin.
        base: Base,
        /// The moves after it, as they were written.
        moves: Vec<String>,
    },
    /// `d`: show the position
    Display,
    /// `quit`
    Quit,
}

/// A position that moves start from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Base {
    /// The start position.
    Start,
    /// A FEN.
    Fen(String),
}

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// There is nothing on the line.
    Empty,
    /// No command begins with this word.
    UnknownCommand {
        /// The word.
        found: String,
    },
    /// After a word something else was expected.
    Unexpected {
        /// The word before.
        after: &'static str,
        /// What stands there; empty at the end of the line.
        found: String,
        /// What should stand there.
        expected: &'static str,
    },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("found an empty line, expected a command"),
            Self::UnknownCommand { found } => write!(
                f,
                "found {found:?}, expected uci, ucci, xboard, isready, setoption, rules, ucinewgame, position, go, stop, ponderhit, d or quit"
            ),
            Self::Unexpected { after, found, expected } if found.is_empty() => {
                write!(f, "found the end of the line after {after:?}, expected {expected}")
            }
            Self::Unexpected { after, found, expected } => {
                write!(f, "found {found:?} after {after:?}, expected {expected}")
            }
        }
    }
}

impl core::error::Error for ParseError {}

impl Command {
    /// Reads a line of UCI.
    ///
    /// # Errors
    /// If it is no command; the error names what was found and what was expected.
    pub fn parse(line: &str) -> Result<Self, ParseError> {
        Self::parse_in(Dialect::Uci, line)
    }

    /// Reads a line of UCI or UCCI; what is said in CECP are no commands but [orders](crate::Order).
    ///
    /// # Errors
    /// If it is no command; the error names what was found and what was expected.
    pub fn parse_in(dialect: Dialect, line: &str) -> Result<Self, ParseError> {
        // Some shells put a byte order mark before the first line.
        let words: Vec<&str> = line.trim_start_matches('\u{feff}').split_whitespace().collect();
        let (first, rest) = words.split_first().ok_or(ParseError::Empty)?;
        match dialect {
            Dialect::Uci => {}
            Dialect::Ucci => return ucci::parse(first, rest),
            Dialect::Cecp => return Err(ParseError::UnknownCommand { found: (*first).to_owned() }),
        }
        Ok(match *first {
            "uci" | "ucicyclone" => Self::Uci,
            "ucci" => Self::Ucci,
            "xboard" => Self::XBoard,
            "isready" => Self::IsReady,
            "ucinewgame" | "uccinewgame" | "newgame" => Self::NewGame,
            "setoption" => set_option(rest)?,
            "rules" => Self::Rules(rule_set(rest)?),
            "position" => position(rest)?,
            "startpos" | "fen" => position(&words)?,
            "go" => Self::Go(Go::parse(rest)?),
            "stop" => Self::Stop,
            "ponderhit" => Self::PonderHit { draw: false },
            "d" => Self::Display,
            "quit" | "exit" => Self::Quit,
            found => return Err(ParseError::UnknownCommand { found: found.to_string() }),
        })
    }
}

fn set_option(words: &[&str]) -> Result<Command, ParseError> {
    let found = words.first().copied().unwrap_or_default().to_string();
    let Some((&"name", words)) = words.split_first() else {
        return Err(ParseError::Unexpected { after: "setoption", found, expected: "name" });
    };
    let at = words.iter().position(|word| *word == "value").unwrap_or(words.len());
    let (name, value) = words.split_at(at);
    if name.is_empty() {
        let found = value.first().copied().unwrap_or_default().to_string();
        return Err(ParseError::Unexpected { after: "name", found, expected: "the name of an option" });
    }
    let value = value.get(1..).unwrap_or_default();
    Ok(Command::SetOption { name: name.join(" "), value: value.join(" ") })
}

/// The names of the rule sets, as an error tells them.
pub(crate) const RULE_SETS: &str =
    "wxf, axf, cxa-lite, simple, capture, hebrew, ukrainian, norwegian or romanian";

fn rule_set(words: &[&str]) -> Result<RuleSet, ParseError> {
    let found = words.join(" ");
    RuleSet::named(&found).ok_or(ParseError::Unexpected { after: "rules", found, expected: RULE_SETS })
}

fn position(words: &[&str]) -> Result<Command, ParseError> {
    base_and_moves("position", words).map(|(base, moves)| Command::Position { base, moves })
}

/// What follows a word that asks for a position.
fn base_and_moves(after: &'static str, words: &[&str]) -> Result<(Base, Vec<String>), ParseError> {
    let at = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
    let (base, moves) = words.split_at(at);
    let moves = moves.iter().skip(1).map(ToString::to_string).collect();
    let base = match base {
        ["startpos"] => Base::Start,
        ["startpos", found, ..] => {
            let found = (*found).to_string();
            return Err(ParseError::Unexpected { after: "startpos", found, expected: "moves or nothing" });
        }
        ["fen"] => {
            let found = String::new();
            return Err(ParseError::Unexpected { after: "fen", found, expected: "a FEN" });
        }
        ["fen", fields @ ..] => Base::Fen(fields.join(" ")),
        // A FEN may stand there without the word.
        [board, ..] if board.contains('/') => Base::Fen(base.join(" ")),
        _ => {
            let found = base.first().copied().unwrap_or_default().to_string();
            return Err(ParseError::Unexpected { after, found, expected: "startpos or fen" });
        }
    };
    Ok((base, moves))
}
