//! What `XBoard` says to an engine.

use core::fmt;

/// A line from `XBoard` to an engine; [`Display`](fmt::Display) writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// `protover N`: what do you offer?
    Protocol(u32),
    /// What needs no answer: `accepted`, `computer`, `name` and others.
    Noted(String),
    /// `new`: the start position; the engine plays Black.
    New,
    /// `variant NAME`
    Variant(String),
    /// `setboard FEN`
    SetBoard(String),
    /// `force`: play neither side.
    Force,
    /// `go`: play the side to move, now.
    Go,
    /// `playother`: play the side that is not to move.
    PlayOther,
    /// `level MOVES BASE INCREMENT`
    Pace(Pace),
    /// `st TIME`: at most so many ms for each move; written in seconds.
    MoveTime(u64),
    /// `sd DEPTH`: at most so many plies.
    Depth(u32),
    /// `time N`: what the engine's clock shows, in ms; written in hundredths of a second.
    Time(u64),
    /// `otim N`: what the opponent's clock shows, in ms; written in hundredths of a second.
    OpponentTime(u64),
    /// `usermove MOVE`, also without that word: the opponent's move as it was written.
    Move(String),
    /// `?`: move now.
    MoveNow,
    /// `ping N`
    Ping(String),
    /// `draw`: the opponent offers one.
    Draw,
    /// `result …`: the game is over.
    Result(String),
    /// `hint`: what would you play?
    Hint,
    /// `bk`: what is in your book?
    Book,
    /// `undo`: take back a ply.
    Undo,
    /// `remove`: take back two plies.
    Remove,
    /// `hard` and `easy`: think while the opponent does, or not.
    Ponder(bool),
    /// `post` and `nopost`: tell what you think, or not.
    Post(bool),
    /// `analyze`: think about the position until something else is said, and play neither side.
    Analyze,
    /// `exit`: no longer analyse.
    Exit,
    /// `.`: how far is the analysis?
    Status,
    /// `memory N`: use so many MiB.
    Memory(String),
    /// `cores N`: use so many processors.
    Cores(String),
    /// `option NAME=VALUE`, for a button without a value
    Set {
        /// The name.
        name: String,
        /// The value; empty for a button.
        value: String,
    },
    /// `quit`
    Quit,
}

/// How much time there is for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// So many moves are to be made before the time is added again; 0 if the time is for the whole game.
    pub moves: u32,
    /// The time at the start, in ms; a multiple of a second.
    pub base: u64,
    /// What is added with each move, in ms.
    pub increment: u64,
}

/// Why a line is no order; written as the protocol has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderError {
    /// No order begins with this word.
    Unknown {
        /// The line.
        line: String,
    },
    /// What follows the first word is not what belongs there.
    Bad {
        /// What should stand there.
        expected: &'static str,
        /// The line.
        line: String,
    },
}

impl fmt::Display for OrderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { line } => write!(f, "Error (unknown command): {line}"),
            Self::Bad { expected, line } => write!(f, "Error (expected {expected}): {line}"),
        }
    }
}

impl core::error::Error for OrderError {}

/// Words after which nothing is done.
const NOTED: [&str; 9] =
    ["accepted", "rejected", "computer", "name", "rating", "random", "ics", "egtpath", "xboard"];

/// More than this on a clock is as good as this, in ms: 34 years.
const LONGEST: u64 = 1 << 40;

impl Order {
    /// Reads a line that is not empty.
    ///
    /// # Errors
    /// If it is no order.
    pub fn parse(line: &str) -> Result<Self, OrderError> {
        let line = line.trim_start_matches('\u{feff}').trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let bad = |expected| OrderError::Bad { expected, line: line.to_owned() };
        let small = || rest.parse::<u32>().map_err(|_| bad("a number"));
        // A clock that has run out is told as a negative number.
        let clock = || {
            let hundredths: i64 = rest.parse().map_err(|_| bad("a number"))?;
            Ok((hundredths.max(0) as u64).min(LONGEST / 10) * 10)
        };
        let some = |expected| if rest.is_empty() { Err(bad(expected)) } else { Ok(rest.to_owned()) };
        Ok(match word {
            "protover" => Self::Protocol(small()?),
            "new" => Self::New,
            "variant" => Self::Variant(some("the name of a variant")?),
            "setboard" => Self::SetBoard(some("a FEN")?),
            "force" => Self::Force,
            "go" => Self::Go,
            "playother" => Self::PlayOther,
            "level" => Self::Pace(Pace::parse(rest).ok_or_else(|| bad("moves, time and increment"))?),
            "st" => Self::MoveTime(seconds(rest).ok_or_else(|| bad("a time"))?),
            "sd" => Self::Depth(small()?),
            "time" => Self::Time(clock()?),
            "otim" => Self::OpponentTime(clock()?),
            "usermove" => Self::Move(some("a move")?),
            "?" => Self::MoveNow,
            "ping" => Self::Ping(rest.to_owned()),
            "draw" => Self::Draw,
            "result" => Self::Result(rest.to_owned()),
            "hint" => Self::Hint,
            "bk" => Self::Book,
            "undo" => Self::Undo,
            "remove" => Self::Remove,
            "hard" => Self::Ponder(true),
            "easy" => Self::Ponder(false),
            "post" => Self::Post(true),
            "nopost" => Self::Post(false),
            "analyze" => Self::Analyze,
            "exit" => Self::Exit,
            "." => Self::Status,
            "memory" => Self::Memory(some("a number")?),
            "cores" => Self::Cores(some("a number")?),
            "option" => {
                let (name, value) = rest.split_once('=').unwrap_or((rest, ""));
                let (name, value) = (name.trim(), value.trim());
                if name.is_empty() {
                    return Err(bad("the name of an option"));
                }
                Self::Set { name: name.to_owned(), value: value.to_owned() }
            }
            "quit" => Self::Quit,
            word if NOTED.contains(&word) => Self::Noted(line.to_owned()),
            word if rest.is_empty() && looks_like_a_move(word) => Self::Move(word.to_owned()),
            _ => return Err(OrderError::Unknown { line: line.to_owned() }),
        })
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Protocol(version) => write!(f, "protover {version}"),
            Self::Noted(line) => f.write_str(line),
            Self::New => f.write_str("new"),
            Self::Variant(name) => write!(f, "variant {name}"),
            Self::SetBoard(fen) => write!(f, "setboard {fen}"),
            Self::Force => f.write_str("force"),
            Self::Go => f.write_str("go"),
            Self::PlayOther => f.write_str("playother"),
            Self::Pace(pace) => pace.fmt(f),
            Self::MoveTime(time) => write!(f, "st {}", Seconds(*time)),
            Self::Depth(depth) => write!(f, "sd {depth}"),
            Self::Time(time) => write!(f, "time {}", time / 10),
            Self::OpponentTime(time) => write!(f, "otim {}", time / 10),
            Self::Move(text) => write!(f, "usermove {text}"),
            Self::MoveNow => f.write_str("?"),
            Self::Ping(number) => write!(f, "ping {number}"),
            Self::Draw => f.write_str("draw"),
            Self::Result(text) => write!(f, "result {text}"),
            Self::Hint => f.write_str("hint"),
            Self::Book => f.write_str("bk"),
            Self::Undo => f.write_str("undo"),
            Self::Remove => f.write_str("remove"),
            Self::Ponder(true) => f.write_str("hard"),
            Self::Ponder(false) => f.write_str("easy"),
            Self::Post(true) => f.write_str("post"),
            Self::Post(false) => f.write_str("nopost"),
            Self::Analyze => f.write_str("analyze"),
            Self::Exit => f.write_str("exit"),
            Self::Status => f.write_str("."),
            Self::Memory(size) => write!(f, "memory {size}"),
            Self::Cores(number) => write!(f, "cores {number}"),
            Self::Set { name, value } if value.is_empty() => write!(f, "option {name}"),
            Self::Set { name, value } => write!(f, "option {name}={value}"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

impl Pace {
    fn parse(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        let (moves, base, increment) = (words.next()?, words.next()?, words.next()?);
        // The time is in minutes, and may have seconds after a colon.
        let (minutes, seconds) = base.split_once(':').unwrap_or((base, "0"));
        let base = minutes
            .parse::<u64>()
            .ok()?
            .checked_mul(60)?
            .checked_add(seconds.parse().ok()?)?
            .checked_mul(1_000)?;
        let increment = self::seconds(increment)?;
        words.next().is_none().then_some(Self { moves: moves.parse().ok()?, base, increment })
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.base / 1_000;
        write!(f, "level {} {}:{:02} {}", self.moves, seconds / 60, seconds % 60, Seconds(self.increment))
    }
}

/// Milliseconds as seconds with as many decimals as are needed.
struct Seconds(u64);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 1_000, self.0 % 1_000) {
            (seconds, 0) => seconds.fmt(f),
            (seconds, ms) => f.write_str(format!("{seconds}.{ms:03}").trim_end_matches('0')),
        }
    }
}

/// Seconds, perhaps with decimals or after minutes and a colon, as ms.
fn seconds(text: &str) -> Option<u64> {
    let (minutes, text) = text.split_once(':').unwrap_or(("0", text));
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(part) || !digits(whole) {
        return None;
    }
    let ms = format!("{part:0<3}").get(..3)?.parse::<u64>().ok()?;
    let whole: u64 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    minutes.parse::<u64>().ok()?.checked_mul(60)?.checked_add(whole)?.checked_mul(1_000)?.checked_add(ms)
}

/// Whether a word may be a move in coordinates, with ranks from 0 or from 1.
fn looks_like_a_move(word: &str) -> bool {
    let mut letters = 0;
    let is_shaped = word.bytes().enumerate().all(|(at, byte)| {
        letters += usize::from(byte.is_ascii_lowercase());
        if at == 0 { byte.is_ascii_lowercase() } else { byte.is_ascii_digit() || byte.is_ascii_lowercase() }
    });
    is_shaped && letters == 2 && (4..=6).contains(&word.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_read_and_written() {
        for (line, order) in [
            ("protover 2", Order::Protocol(2)),
            ("new", Order::New),
            ("variant xiangqi", Order::Variant("xiangqi".into())),
            ("level 40 5:00 0", Order::Pace(Pace { moves: 40, base: 300_000, increment: 0 })),
            ("level 0 0:30 0.1", Order::Pace(Pace { moves: 0, base: 30_000, increment: 100 })),
            ("st 1", Order::MoveTime(1_000)),
            ("st 0.25", Order::MoveTime(250)),
            ("sd 4", Order::Depth(4)),
            ("time 6000", Order::Time(60_000)),
            ("otim 89", Order::OpponentTime(890)),
            ("usermove h2e2", Order::Move("h2e2".into())),
            ("?", Order::MoveNow),
            (".", Order::Status),
            ("hard", Order::Ponder(true)),
            ("nopost", Order::Post(false)),
            ("memory 64", Order::Memory("64".into())),
            ("option Clear Hash", Order::Set { name: "Clear Hash".into(), value: String::new() }),
            ("option Level=2", Order::Set { name: "Level".into(), value: "2".into() }),
            ("accepted ping", Order::Noted("accepted ping".into())),
        ] {
            assert_eq!(Order::parse(line), Ok(order.clone()), "{line}");
            assert_eq!(order.to_string(), line);
        }
        let level = |line: &str| Order::parse(line).unwrap().to_string();
        assert_eq!(level("level 0 5 12"), "level 0 5:00 12");
        assert_eq!(level("st 1:30"), "st 90");
        assert_eq!(Order::parse("h9g7"), Ok(Order::Move("h9g7".into())));
        assert_eq!(Order::parse("a10b10"), Ok(Order::Move("a10b10".into())));
        assert_eq!(Order::parse("time -5"), Ok(Order::Time(0)));
    }

    #[test]
    fn what_is_no_order_is_named() {
        for (line, said) in [
            ("hello", "Error (unknown command): hello"),
            ("h2e2 h9g7", "Error (unknown command): h2e2 h9g7"),
            ("edit", "Error (unknown command): edit"),
            ("level 40 5", "Error (expected moves, time and increment): level 40 5"),
            ("level 40 5 1 2", "Error (expected moves, time and increment): level 40 5 1 2"),
            (
                "level 0 99999999999999999999 0",
                "Error (expected moves, time and increment): level 0 99999999999999999999 0",
            ),
            ("st soon", "Error (expected a time): st soon"),
            ("st 99999999999999999:9", "Error (expected a time): st 99999999999999999:9"),
            ("sd", "Error (expected a number): sd"),
            ("time now", "Error (expected a number): time now"),
            ("setboard", "Error (expected a FEN): setboard"),
            ("usermove", "Error (expected a move): usermove"),
            ("option =5", "Error (expected the name of an option): option =5"),
        ] {
            assert_eq!(Order::parse(line).unwrap_err().to_string(), said);
        }
    }
}
