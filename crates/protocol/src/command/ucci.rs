//! Lines of UCCI, version 3.0.

use super::{Base, Command, ParseError, base_and_moves};
use crate::setting::Setting;
use crate::{Dialect, Go};

/// Reads the words of a line; `first` is the first of them.
pub(super) fn parse(first: &str, rest: &[&str]) -> Result<Command, ParseError> {
    Ok(match first {
        "ucci" => Command::Ucci,
        // A program that changes its mind.
        "uci" | "ucicyclone" => Command::Uci,
        "xboard" => Command::XBoard,
        "isready" => Command::IsReady,
        "setoption" => set_option(rest)?,
        "position" => {
            let (base, moves) = base_and_moves("position", rest)?;
            Command::Position { base, moves }
        }
        "fen" | "startpos" => {
            let words: Vec<&str> = [&[first], rest].concat();
            let (base, moves) = base_and_moves("position", &words)?;
            Command::Position { base, moves }
        }
        "banmoves" => Command::BanMoves(rest.iter().map(ToString::to_string).collect()),
        "go" => Command::Go(go(rest)?),
        "ponderhit" => Command::PonderHit { draw: rest.contains(&"draw") },
        "stop" => Command::Stop,
        "probe" => {
            let (base, moves) = probed(rest)?;
            Command::Probe { base, moves }
        }
        "uccinewgame" | "ucinewgame" | "newgame" => Command::NewGame,
        "d" => Command::Display,
        "quit" | "exit" => Command::Quit,
        found => return Err(ParseError::UnknownCommand { found: found.to_string() }),
    })
}

/// What `probe` asks about; older programs write a kind of memory before the position.
fn probed(words: &[&str]) -> Result<(Base, Vec<String>), ParseError> {
    let at = words.iter().position(|word| ["fen", "startpos"].contains(word)).unwrap_or(0);
    base_and_moves("probe", &words[at..])
}

/// Here a name is one word, and a value needs none before it.
fn set_option(words: &[&str]) -> Result<Command, ParseError> {
    let Some((name, value)) = words.split_first() else {
        let found = String::new();
        return Err(ParseError::Unexpected { after: "setoption", found, expected: "the name of an option" });
    };
    let (name, value) = ((*name).to_string(), value.join(" "));
    Ok(match Setting::named(Dialect::Ucci, &name) {
        Some(Setting::NewGame) => Command::NewGame,
        // 0 leaves the choice to the engine.
        Some(Setting::Hash) if value == "0" => Command::SetOption { name, value: "16".to_owned() },
        _ => Command::SetOption { name, value },
    })
}

/// Reads what follows `go`; times are in the unit that the program has chosen.
///
/// The clocks are those of the side to move, and stand for both sides: which it is only the position tells.
fn go(words: &[&str]) -> Result<Go, ParseError> {
    let mut go = Go::default();
    let mut words = words.iter().copied();
    while let Some(word) = words.next() {
        let mut next = |after: &'static str| {
            let found = words.next().unwrap_or_default();
            let number = found.parse::<i64>().map(|number| number.max(0) as u64);
            number.map_err(|_| (after, found.to_string()))
        };
        let number = |(after, found)| ParseError::Unexpected { after, found, expected: "a number" };
        let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let both = |time: u64| chuhe_rules::ByColor { red: time, black: time };
        match word {
            "ponder" => go.ponder = true,
            "draw" => go.draw = true,
            "infinite" => go.infinite = true,
            "depth" => match next("depth") {
                Ok(0) => go.evaluate = true,
                Ok(depth) => go.depth = Some(small(depth)),
                Err((_, found)) if found == "infinite" => go.infinite = true,
                Err((after, found)) => {
                    return Err(ParseError::Unexpected { after, found, expected: "a number or infinite" });
                }
            },
            "nodes" => go.nodes = Some(next("nodes").map_err(number)?),
            "movetime" => go.move_time = Some(next("movetime").map_err(number)?),
            "time" => {
                let time = both(next("time").map_err(number)?);
                (go.remaining.red, go.remaining.black) = (Some(time.red), Some(time.black));
            }
            "increment" => go.increment = both(next("increment").map_err(number)?),
            "movestogo" => go.moves_to_go = Some(small(next("movestogo").map_err(number)?)),
            // What the opponent has left changes nothing.
            "opptime" => _ = next("opptime").map_err(number)?,
            "oppmovestogo" => _ = next("oppmovestogo").map_err(number)?,
            "oppincrement" => _ = next("oppincrement").map_err(number)?,
            found => {
                return Err(ParseError::Unexpected {
                    after: "go",
                    found: found.to_string(),
                    expected: "ponder, draw, infinite, depth, nodes, time, movestogo, increment, opptime, oppmovestogo or \
                               oppincrement",
                });
            }
        }
    }
    Ok(go)
}
