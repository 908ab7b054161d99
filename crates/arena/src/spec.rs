//! An engine as it is named on the command line.

use core::fmt;
use core::str::FromStr;
use std::path::PathBuf;

use chuhe_engine::Level;
use chuhe_protocol::Dialect;

use crate::Limit;

/// An engine that takes part in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// What it is called; empty if it was not given a name.
    pub name: String,
    /// Where it is.
    pub kind: Kind,
    /// How long it may think, where that is not what holds for all.
    pub limit: Option<Limit>,
    /// Its options, by name.
    pub options: Vec<(String, String)>,
    /// The text that it was read from.
    text: String,
}

/// Where an engine is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Our own, in this process; at its full strength if no level is given.
    Own(Option<Level>),
    /// A player that hardly thinks.
    Bot(Bot),
    /// Another program.
    Program(Program),
}

/// A player that hardly thinks, in this process: what the lowest levels are measured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Makes any legal move.
    Random,
    /// Mates if that can be done at once, takes what is to be had for nothing or for less, and otherwise makes any move.
    Greedy,
}

impl Bot {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The stable name: `random`, `greedy`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }
}

/// A program that is an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The file, or a name to be searched for as the system does.
    pub path: PathBuf,
    /// What it is started with.
    pub arguments: Vec<String>,
    /// The folder it is started in; that of this process if none is given.
    pub folder: Option<PathBuf>,
    /// The language it speaks.
    pub dialect: Dialect,
    /// What it calls Red's back rank, 0 or 1; guessed if not given.
    pub first_rank: Option<u8>,
}

/// Why a text names no engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSpecError {
    /// What stands there.
    pub found: String,
    /// What should.
    pub expected: &'static str,
}

impl fmt::Display for ParseSpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {:?}, expected {}", self.found, self.expected)
    }
}

impl core::error::Error for ParseSpecError {}

impl Spec {
    /// How long it may think by itself: its limit, or the positions of its level.
    pub fn own_limit(&self) -> Option<Limit> {
        let level = match self.kind {
            Kind::Own(level) => level,
            // It thinks about no position but the one on the board.
            Kind::Bot(_) => return self.limit.or(Some(Limit::Nodes(1))),
            Kind::Program(_) => None,
        };
        self.limit.or(level.map(|level| Limit::Nodes(level.nodes().unwrap_or(Level::UNHURRIED))))
    }

    /// What it is called if nobody gives it a name: by its level, or its file.
    pub(crate) fn usual_name(&self) -> String {
        match &self.kind {
            Kind::Own(None) => "Chuhe".to_owned(),
            Kind::Own(Some(level)) => format!("Chuhe level {}", level.number()),
            Kind::Bot(bot) => bot.name().to_owned(),
            Kind::Program(program) => {
                let stem = program.path.file_stem().unwrap_or(program.path.as_os_str());
                stem.to_string_lossy().into_owned()
            }
        }
    }
}

/// The text that it was read from.
impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// `self`, `self:LEVEL`, `greedy`, `random` or `cmd=FILE`, and after commas `name=`, `option.NAME=` and a limit, for a program also `proto=`,
/// `arg=` (as often as wanted), `dir=` and `ranks=`; a comma in a value is written `\,`.
impl FromStr for Spec {
    type Err = ParseSpecError;

    fn from_str(text: &str) -> Result<Self, ParseSpecError> {
        let fields = fields(text);
        let error = |found: &str, expected| ParseSpecError { found: found.to_owned(), expected };
        let own = fields.first().filter(|field| *field == "self" || field.starts_with("self:"));
        let bot = fields.first().and_then(|field| Bot::ALL.into_iter().find(|bot| bot.name() == field));
        let own = own.or(fields.first().filter(|_| bot.is_some()));
        let mut spec = Self {
            name: String::new(),
            kind: Kind::Own(None),
            limit: None,
            options: Vec::new(),
            text: text.to_owned(),
        };
        let mut program = Program {
            path: PathBuf::new(),
            arguments: Vec::new(),
            folder: None,
            dialect: Dialect::Uci,
            first_rank: None,
        };
        if let Some(level) = own.and_then(|own| own.strip_prefix("self:")) {
            let level = level
                .parse()
                .ok()
                .and_then(Level::try_new)
                .ok_or_else(|| error(level, "a number from 1 to 16"))?;
            spec.kind = Kind::Own(Some(level));
        }
        if let Some(bot) = bot {
            spec.kind = Kind::Bot(bot);
        }
        for field in &fields[usize::from(own.is_some())..] {
            let (name, value) = field.split_once('=').ok_or_else(|| error(field, FIELDS))?;
            match name {
                "name" if !value.trim().is_empty() => value.trim().clone_into(&mut spec.name),
                name if name.starts_with("option.") && name.len() > "option.".len() => {
                    spec.options.push((name["option.".len()..].to_owned(), value.to_owned()));
                }
                name if Limit::NAMES.contains(&name) => {
                    let limit = Limit::named(name, value);
                    spec.limit =
                        Some(limit.ok_or_else(|| error(field, "a limit such as nodes=5000 or tc=10+0.1"))?);
                }
                _ if own.is_some() => {
                    return Err(error(field, "name=, option.NAME=, nodes=, depth=, movetime= or tc="));
                }
                "cmd" => program.path = value.into(),
                "arg" => program.arguments.push(value.to_owned()),
                "dir" => program.folder = Some(value.into()),
                "proto" => {
                    let named = Dialect::ALL.into_iter().find(|(_, name)| *name == value);
                    program.dialect =
                        named.ok_or_else(|| error(field, "proto=uci, proto=ucci or proto=cecp"))?.0;
                }
                "ranks" => {
                    let first = value.parse().ok().filter(|first| *first <= 1);
                    program.first_rank = Some(first.ok_or_else(|| error(field, "ranks=0 or ranks=1"))?);
                }
                _ => return Err(error(field, FIELDS)),
            }
        }
        if own.is_none() {
            if program.path.as_os_str().is_empty() {
                return Err(error(text, "self, self:LEVEL, greedy, random or cmd=FILE"));
            }
            spec.kind = Kind::Program(program);
        }
        Ok(spec)
    }
}

/// The fields of an engine that is a program.
const FIELDS: &str =
    "cmd=, arg=, dir=, proto=, ranks=, name=, option.NAME=, nodes=, depth=, movetime= or tc=";

/// The parts between commas that have no backslash before them.
fn fields(text: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        let last = fields.last_mut().expect("there is always one");
        match letter {
            '\\' if rest.peek() == Some(&',') => last.extend(rest.next()),
            ',' => fields.push(String::new()),
            letter => last.push(letter),
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_named_with_all_that_it_needs() {
        let text = "cmd=./a b/engine,proto=ucci,arg=--quiet,arg=x\\,y,dir=nets,ranks=1,option.Hash=64,option.Debug Log \
                    File=,name=X,movetime=50";
        let spec: Spec = text.parse().unwrap();
        let Kind::Program(program) = &spec.kind else { panic!("{spec:?}") };
        assert_eq!(program.path, PathBuf::from("./a b/engine"));
        assert_eq!((program.dialect, program.first_rank), (Dialect::Ucci, Some(1)));
        assert_eq!(program.arguments, ["--quiet", "x,y"]);
        assert_eq!(program.folder, Some("nets".into()));
        let options =
            [("Hash", "64"), ("Debug Log File", "")].map(|(name, value)| (name.into(), value.into()));
        assert_eq!((spec.options.as_slice(), spec.limit), (options.as_slice(), Some(Limit::MoveTime(50))));
        assert_eq!((spec.name.as_str(), spec.to_string().as_str()), ("X", text));
        let short: Spec = "cmd=/opt/pikafish.exe".parse().unwrap();
        assert_eq!(short.usual_name(), "pikafish");
    }

    #[test]
    fn our_own_needs_no_program() {
        let own = |text: &str| text.parse::<Spec>().unwrap();
        assert_eq!((own("self").kind, own("self").usual_name()), (Kind::Own(None), "Chuhe".into()));
        let weak = own("self:2,name=B,nodes=100,option.Hash=1");
        assert_eq!(weak.kind, Kind::Own(Level::try_new(2)));
        assert_eq!((weak.name.as_str(), weak.limit), ("B", Some(Limit::Nodes(100))));
        assert_eq!(own("self:3").usual_name(), "Chuhe level 3");
        assert_eq!((own("self").own_limit(), own("self:1").own_limit()), (None, Some(Limit::Nodes(1_000))));
    }

    #[test]
    fn what_names_no_engine_is_refused() {
        for text in [
            "",
            "pikafish",
            "name=X",
            "cmd=",
            "self:17",
            "self:",
            "selfish",
            "self,cmd=x",
            "self,proto=uci",
            "self,",
            "cmd=x,",
            "cmd=x,proto=usi",
            "cmd=x,ranks=2",
            "cmd=x,nodes=0",
            "cmd=x,option.=1",
            "cmd=x,name=",
            "cmd=x,color=red",
        ] {
            let error = text.parse::<Spec>().unwrap_err();
            assert!(error.to_string().contains("expected"), "{text}: {error}");
        }
    }
}
