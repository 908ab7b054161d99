//! What engines are told and say in CECP, `XBoard`'s language.

use chuhe_engine::Score;
use chuhe_rules::{Color, Game};

use super::{Best, Heard, Offer, Thought, heard};

use crate::{Go, Order, Pace, answer};

/// What an engine has said of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Features {
    /// Those that are words and numbers, as they were written.
    named: Vec<(String, String)>,
    /// Whether it offers a draw with its next move.
    offers_draw: bool,
}

/// The longest time that a clock shows where the time does not matter, in ms.
const UNHURRIED: u64 = 36_000_000;

/// Letters as `XBoard` has them, beside ours.
const LETTERS: [(char, char); 4] = [('n', 'h'), ('b', 'e'), ('N', 'H'), ('B', 'E')];

impl Features {
    /// What a line says; `offers` and `name` are what the engine tells of itself.
    pub(super) fn hear(
        &mut self,
        line: &str,
        first_rank: u8,
        offers: &mut Vec<Offer>,
        name: &mut Option<String>,
    ) -> Heard {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["feature", ..] => {
                let mut is_done = false;
                for (key, value) in pairs(line) {
                    match key.as_str() {
                        "done" => is_done = value == "1",
                        "myname" => *name = Some(value),
                        "option" => offers.extend(option(&value)),
                        _ => self.named.push((key, value)),
                    }
                }
                if is_done { Heard::Hello } else { Heard::Other }
            }
            ["pong", ..] => Heard::Ready,
            ["offer", "draw"] => {
                self.offers_draw = true;
                Heard::Other
            }
            ["move", mv] => {
                let draw = std::mem::take(&mut self.offers_draw);
                Heard::Best(Best { mv: Some((*mv).to_owned()), draw, resigns: false })
            }
            ["resign", ..] => Heard::Best(Best { resigns: true, ..Best::default() }),
            // Instead of a move.
            ["1-0" | "0-1" | "1/2-1/2", ..] => Heard::Best(Best::default()),
            _ => thought(&words, first_rank).map_or(Heard::Other, Heard::Thought),
        }
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.named.iter().rev().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.value(name) == Some("1")
    }

    /// What it would have to offer and does not, if there is such a thing.
    pub(super) fn missing(&self) -> Option<&'static str> {
        let plays = self
            .value("variants")
            .is_some_and(|variants| variants.split(',').any(|own| own.trim() == "xiangqi"));
        [("ping=1", self.has("ping")), ("setboard=1", self.has("setboard")), ("variants=\"xiangqi\"", plays)]
            .into_iter()
            .find_map(|(name, has)| (!has).then_some(name))
    }

    /// The lines that show a game, the moves as they are written to the engine.
    pub(super) fn position(&self, game: &Game, moves: &[String]) -> String {
        let fen = game.start_position().fen();
        let (board, rest) = fen.split_once(' ').unwrap_or((&fen, ""));
        let letter =
            |own: char| LETTERS.iter().find(|(ours, _)| *ours == own).map_or(own, |(_, theirs)| *theirs);
        let board: String = board.chars().map(letter).collect();
        let mut lines = format!("force\n{}", Order::SetBoard(format!("{board} {rest}")));
        for mv in moves {
            lines.push('\n');
            lines.push_str(&if self.has("usermove") {
                Order::Move(mv.clone()).to_string()
            } else {
                mv.clone()
            });
        }
        lines
    }
}

/// The lines that begin a game.
pub(super) fn new_game() -> String {
    let orders = [
        Order::New,
        Order::Variant("xiangqi".to_owned()),
        Order::Force,
        Order::Post(true),
        Order::Ponder(false),
    ];
    lines(&orders)
}

/// The lines that ask for a move.
///
/// Nodes are not among the limits that the language has, and to think without end is to think for [`UNHURRIED`].
pub(super) fn go(go: &Go, turn: Color) -> String {
    let clock = |color: Color| go.remaining[color].unwrap_or(UNHURRIED);
    let mut orders = Vec::new();
    let move_time = go.move_time.or(go.infinite.then_some(UNHURRIED));
    match move_time {
        Some(time) => orders.push(Order::MoveTime(time)),
        None => orders.push(Order::Pace(Pace {
            moves: 0,
            // Less than a second cannot be told; what the clock shows follows.
            base: clock(turn).next_multiple_of(1_000),
            increment: go.increment[turn],
        })),
    }
    orders.extend(go.depth.map(Order::Depth));
    orders.extend([
        Order::Time(move_time.unwrap_or(clock(turn))),
        Order::OpponentTime(move_time.unwrap_or(clock(!turn))),
    ]);
    if go.draw {
        orders.push(Order::Draw);
    }
    orders.push(Order::Go);
    lines(&orders)
}

fn lines(orders: &[Order]) -> String {
    orders.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// The `KEY=VALUE` of a line; a value may stand in quotes.
fn pairs(line: &str) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    let mut rest = line.trim_start().strip_prefix("feature").unwrap_or(line).trim_start();
    while let Some((key, after)) = rest.split_once('=') {
        let (value, after) = match after.strip_prefix('"') {
            Some(after) => after.split_once('"').unwrap_or((after, "")),
            None => after.split_once(char::is_whitespace).unwrap_or((after, "")),
        };
        pairs.push((key.trim().to_owned(), value.to_owned()));
        rest = after.trim_start();
    }
    pairs
}

/// An option such as `Hash -spin 16 1 4096`.
fn option(text: &str) -> Option<Offer> {
    let (name, rest) = text.split_once(" -")?;
    let (kind, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let mut offer = Offer { name: name.trim().to_owned(), kind: kind.to_owned(), ..Offer::default() };
    match kind {
        "combo" => {
            for choice in rest.split("///").map(str::trim) {
                let name = choice.trim_start_matches('*').to_owned();
                if choice.starts_with('*') {
                    offer.default.clone_from(&name);
                }
                offer.choices.push(name);
            }
        }
        _ => rest.split(' ').next().unwrap_or_default().clone_into(&mut offer.default),
    }
    (!offer.name.is_empty()).then_some(offer)
}

/// A line of thinking: depth, score, hundredths of a second, positions.
///
/// A line of moves in coordinates is read; engines that write moves otherwise tell none.
fn thought(words: &[&str], first_rank: u8) -> Option<Thought> {
    let [depth, score, time, nodes, moves @ ..] = words else { return None };
    // Engines mark a depth that is not finished.
    let depth = depth.trim_end_matches(|c: char| !c.is_ascii_digit());
    let _: u64 = time.parse().ok()?;
    Some(Thought {
        depth: Some(depth.parse().ok()?),
        score: Some(worth(score.parse().ok()?)),
        nodes: Some(nodes.parse().ok()?),
        line: None,
        is_bound: false,
        moves: Some(heard::line(moves.iter().copied(), first_rank)).filter(|moves| !moves.is_empty()),
    })
}

fn worth(score: i32) -> Score {
    const MATE: i32 = 100_000;
    match score {
        MATE.. => Score::MateIn((score - MATE).unsigned_abs()),
        i32::MIN..=-100_000 => Score::MatedIn((score.saturating_add(MATE)).unsigned_abs()),
        _ => answer::by_rule(score),
    }
}
