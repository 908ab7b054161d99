//! What the engine finds about a place in a game, and what it is asked.
//!
//! The search runs in the worker of crate `engine-web`; here is what its answers said.
//! Scores are the two sides', never those of whoever is to move.

mod answer;
mod wish;

use std::fmt::Write as _;

use chuhe_board::{Arrow, ArrowKind};
use chuhe_rules::{Color, Game, Move, Outcome, Position};

use answer::Found;
pub use answer::{BestLine, Score};
pub use wish::{Limit, Wish};

/// The most lines that may be asked for.
pub const MOST_LINES: usize = 5;

/// So many positions are looked at for what the other side would do: a fraction of a second.
const THREAT_NODES: u32 = 150_000;

/// Of so many places is kept what was found.
const KNOWN: usize = 200;

/// What is to be done with the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Nothing: it does what it is to do.
    Stay,
    /// It is to stop.
    Stop,
    /// It is asked this, under this number; whatever it does it is to stop.
    Ask {
        /// The number that its answers name.
        id: u64,
        /// Orders of UCI.
        orders: String,
    },
}

/// An engine of the server's machine, which the server has attached for this page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Native {
    /// What it is called; empty if there is none.
    pub name: String,
    /// What became of it, as the id of a message, if there is anything to say.
    pub trouble: Option<&'static str>,
    /// Whether the browser's own goes on instead, until somebody chooses this one again.
    pub is_lost: bool,
}

/// What the engine finds about the place that is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// What a person wants.
    pub wish: Wish,
    /// Whether the person has stopped it; what was found stays.
    pub paused: bool,
    /// The engine of the server's machine, if there is one.
    pub native: Native,
    /// The place, as the one who shows it names it; nothing if none is looked at.
    place: Option<String>,
    game: Option<Game>,
    /// The wish that the last order was for, with the place.
    asked: Option<(Option<String>, Wish, bool)>,
    /// Whether what was found is the server's engine's.
    searched_by: Option<bool>,
    /// The number of the last question.
    id: u64,
    /// Whether the engine is at it.
    searching: bool,
    found: Found,
    /// What came while somebody had a finger on the lines.
    waiting: Option<Found>,
    held: bool,
    /// What was found about other places, the latest last.
    known: Vec<(String, Found)>,
}

impl Analysis {
    /// Looks at a place, or at none; `game` gives the game up to there, if there is one.
    ///
    /// To be called whenever the place or what is wanted may have changed; the answer is what to do.
    pub fn look(&mut self, place: Option<&str>, game: impl FnOnce() -> Option<Game>) -> Order {
        let place = place.filter(|_| self.wish.on).map(str::to_owned);
        let asked = (place.clone(), Wish { native: self.is_native(), ..self.wish }, self.paused);
        if self.asked.as_ref() == Some(&asked) {
            return Order::Stay;
        }
        if self.searched_by.replace(asked.1.native).is_some_and(|before| before != asked.1.native) {
            // What one engine has found is no beginning for another.
            self.known.clear();
            self.found = Found::default();
        }
        if self.place != place {
            self.remember();
            self.game = place.as_ref().and_then(|_| game());
            let known = place.as_ref().and_then(|place| self.known.iter().find(|(own, _)| own == place));
            self.found = known.map(|(_, found)| found.clone()).unwrap_or_default();
            self.place = place;
        }
        let was_idle = !self.searching;
        self.asked = Some(asked);
        self.held = false;
        self.waiting = None;
        self.searching = false;
        match self.orders().filter(|_| !self.paused) {
            Some(orders) => {
                if !self.native.is_lost {
                    self.native.trouble = None;
                }
                self.id += 1;
                self.searching = true;
                Order::Ask { id: self.id, orders }
            }
            None if was_idle => Order::Stay,
            None => Order::Stop,
        }
    }

    /// Keeps what was found about the place that is left.
    fn remember(&mut self) {
        let found = std::mem::take(&mut self.found);
        if let Some(place) = self.place.take().filter(|_| !found.lines.is_empty()) {
            self.known.retain(|(own, _)| *own != place);
            if self.known.len() == KNOWN {
                self.known.remove(0);
            }
            self.known.push((place, found));
        }
    }

    /// What the engine is asked; nothing where there is nothing to find, or it has been found.
    fn orders(&self) -> Option<String> {
        let game = self.game.as_ref().filter(|game| game.outcome().is_none())?;
        let rules = &game.rules().name;
        let mut orders = format!("setoption name MultiPV value 1\nrules {rules}");
        let threat = other_side(game).filter(|_| self.wish.threats && self.found.threat.is_none());
        let is_enough = self.found.enough == Some((self.wish.lines, self.wish.limit));
        if is_enough && threat.is_none() {
            return None;
        }
        if let Some(other) = threat {
            // Writing to a string cannot fail.
            let _ = write!(orders, "\nthreat\nposition fen {}\ngo nodes {THREAT_NODES}", other.fen());
        }
        if !is_enough {
            let _ = write!(
                orders,
                "\nsetoption name MultiPV value {}\n{}\n{}",
                self.wish.lines,
                set_up(game),
                self.wish.limit.order()
            );
        }
        Some(orders)
    }

    /// Takes in an answer; one to another question is passed by.
    pub fn hear(&mut self, answer: &str) {
        let (head, rest) = answer.split_once('\n').unwrap_or((answer, ""));
        let fields: Vec<&str> = head.split('\t').collect();
        let Some(game) = &self.game else { return };
        if fields.get(1).and_then(|id| id.parse().ok()) != Some(self.id) || !self.searching {
            return;
        }
        match fields.as_slice() {
            ["found", _, nodes, time] => {
                let found = Found::read(game, nodes, time, rest);
                if self.held {
                    self.waiting = Some(found);
                } else {
                    self.found.renew(found);
                }
            }
            ["threat", _, mv] => self.found.threat = mv.parse().ok(),
            ["done", _] => {
                self.searching = false;
                let waiting = self.waiting.as_mut().unwrap_or(&mut self.found);
                waiting.enough = Some((self.wish.lines, self.wish.limit));
            }
            ["stopped", _] => self.searching = false,
            ["anew", _, why] => self.native.trouble = Some(trouble(why)),
            ["broken", _, why] => self.lose_native(trouble(why)),
            _ => {}
        }
    }

    /// The server's engine is there no more, for a reason that is the id of a message: the browser's own goes on.
    pub fn lose_native(&mut self, why: &'static str) {
        self.native.trouble = Some(why);
        self.native.is_lost = true;
        self.forget_question();
    }

    /// Somebody has chosen an engine: what became of the server's before is past.
    pub fn choose_again(&mut self) {
        self.native.trouble = None;
        self.native.is_lost = false;
    }

    /// Whether the server's engine is asked.
    pub fn is_native(&self) -> bool {
        self.wish.native && !self.native.is_lost && !self.native.name.is_empty()
    }

    /// The engine is gone, or there again: what was asked of it is asked once more.
    pub fn forget_question(&mut self) {
        self.asked = None;
        self.searching = false;
    }

    /// What was found is not enough any more: the engine may go on from there.
    pub fn forget_end(&mut self) {
        self.found.enough = None;
        self.forget_question();
    }

    /// Keeps the lines as they are while somebody has a finger or the focus on them.
    pub fn hold(&mut self, held: bool) {
        self.held = held;
        if let Some(found) = self.waiting.take_if(|_| !held) {
            let enough = found.enough;
            self.found.renew(found);
            self.found.enough = enough.or(self.found.enough);
        }
    }

    /// Whether a place is looked at.
    pub fn is_on(&self) -> bool {
        self.place.is_some()
    }

    /// Whether the engine is at it.
    pub const fn is_searching(&self) -> bool {
        self.searching
    }

    /// The position that is looked at.
    pub fn position(&self) -> Option<&Position> {
        self.game.as_ref().map(Game::position)
    }

    /// How the game is over at this place, if it is.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.as_ref()?.outcome()
    }

    /// The best lines, the best first; as many as are wanted, or fewer.
    pub fn lines(&self) -> &[BestLine] {
        &self.found.lines[..self.found.lines.len().min(self.wish.lines)]
    }

    /// The greatest depth that is told; 0 before the first.
    pub fn depth(&self) -> u32 {
        self.found.lines.first().map_or(0, |line| line.depth)
    }

    /// Positions visited a second by the search that told last.
    pub const fn speed(&self) -> u64 {
        self.found.nodes.saturating_mul(1_000) / if self.found.time == 0 { 1 } else { self.found.time }
    }

    /// What the other side would do if it were to move, where that is wanted and known.
    pub fn threat(&self) -> Option<Move> {
        self.found.threat.filter(|_| self.wish.threats)
    }

    /// The position in which the other side would do it; nothing in check.
    pub fn other_side(&self) -> Option<Position> {
        other_side(self.game.as_ref()?)
    }

    /// Red's share of the points in parts of a thousand, a draw being half a win: the best line's chances, or the result.
    pub fn red_share(&self) -> Option<u32> {
        if let Some(outcome) = self.outcome() {
            return Some(outcome.winner.map_or(500, |winner| winner.fold(1_000, 0)));
        }
        self.lines().first().map(|line| line.red_share)
    }

    /// The moves of a line up to one of them, from 0.
    pub fn moves(&self, line: usize, last: usize) -> &[Move] {
        self.lines().get(line).and_then(|line| line.moves.get(..=last)).unwrap_or_default()
    }

    /// Arrows for what the other side would do and for the beginning of each line, the best uppermost.
    pub fn arrows(&self) -> Vec<Arrow> {
        let Some(position) = self.position() else { return Vec::new() };
        let arrow = |kind, mv: Move| {
            let piece = position.piece_at(mv.from())?;
            Some(Arrow::new(kind, piece.role, mv.from(), mv.to()))
        };
        let threat = self.threat().and_then(|mv| arrow(ArrowKind::Threat, mv));
        let lines = self.lines().iter().enumerate().rev();
        let begins = lines.filter_map(|(place, line)| {
            arrow(if place == 0 { ArrowKind::Best } else { ArrowKind::Other }, *line.moves.first()?)
        });
        threat.into_iter().chain(begins).collect()
    }
}

/// The message for what became of an engine, as crate `server` has it in a word.
fn trouble(why: &str) -> &'static str {
    match why {
        "crash" => "native-crash",
        "silent" => "native-silent",
        _ => "native-nonsense",
    }
}

/// The order that sets a game up, with all its moves.
pub(super) fn set_up(game: &Game) -> String {
    let moves: Vec<String> = game.moves().map(|mv| mv.to_string()).collect();
    let (start, moves) = (game.start_position().fen(), moves.join(" "));
    if moves.is_empty() {
        format!("position fen {start}")
    } else {
        format!("position fen {start} moves {moves}")
    }
}

/// The position as if the other side were to move; nothing in check, when it could take the general.
fn other_side(game: &Game) -> Option<Position> {
    let mut setup = game.position().setup();
    setup.turn = !setup.turn;
    let is_checked = !game.position().checkers().is_empty();
    game.rules().position(setup).ok().filter(|_| !is_checked)
}

/// The side that a number is good for, and how good: a score in hundredths of a soldier is positive where it is good for
/// Red.
pub fn ahead(centipawns: i32) -> Option<(Color, u32)> {
    // Below this both are shown as even.
    let tenths = (centipawns.unsigned_abs() + 5) / 10;
    let side = if centipawns > 0 { Color::Red } else { Color::Black };
    (tenths > 0).then_some((side, tenths))
}

#[cfg(test)]
mod tests;
