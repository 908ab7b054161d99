//! What there is to see at a place in a game, and why the move that led there was a mistake.
//!
//! The proofs run in the worker of crate `engine-web`; here is what it told, to be put into words and on the board.

use chuhe_board::{Arrow, ArrowKind};
use chuhe_rules::{Bitboard, Game, Move, Position, Square};

use super::analysis::set_up;

/// How many facts of a position are shown.
pub const MOST_FACTS: usize = 3;

/// How many facts are shown of what a mistake costs, and how many of what the better move does.
const MOST_REASONS: [usize; 2] = [2, 1];

/// How many things there are at most that can be pointed out: the facts, what a mistake costs, the better move, what it does.
pub const MOST_POINTS: usize = MOST_FACTS + MOST_REASONS[0] + 1 + MOST_REASONS[1];

/// Of so many places is kept what was told.
const KNOWN: usize = 200;

/// One thing to say, and what to mark on the board for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What the worker wrote, to be put into words.
    pub text: String,
    points: Vec<Square>,
    arrows: Vec<Move>,
}

/// What there is to say of the move that led to a place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blame {
    /// The message that says how bad it was.
    pub grade: String,
    /// The better move, in the position before.
    pub better: Option<Move>,
    costs: Vec<Fact>,
    gains: Vec<Fact>,
}

/// What was told of a place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Told {
    facts: Vec<Fact>,
    blame: Option<Blame>,
    /// Whether that is all.
    is_all: bool,
}

/// What there is to see at the place that is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The place, as the one who shows it names it; nothing if none is looked at.
    place: Option<String>,
    /// The game up to there.
    game: Option<Game>,
    /// The number of the last question.
    id: u64,
    told: Told,
    /// Which of all is shown on the board.
    pointed: Option<usize>,
    /// What was told of other places, the latest last.
    known: Vec<(String, Told)>,
}

impl Facts {
    /// Looks at a place, or at none; `game` gives the game up to there, if there is one.
    ///
    /// To be called whenever the place may have changed; the answer is the question to put, with its number in it.
    pub fn look(&mut self, place: Option<&str>, game: impl FnOnce() -> Option<Game>) -> Option<String> {
        if self.place.as_deref() == place {
            return None;
        }
        self.remember();
        self.pointed = None;
        self.place = place.map(str::to_owned);
        self.game = place.and_then(|_| game());
        let known = self.known.iter().find(|(own, _)| Some(own.as_str()) == place);
        self.told = known.map(|(_, told)| told.clone()).unwrap_or_default();
        let game = self.game.as_ref().filter(|_| !self.told.is_all)?;
        self.id += 1;
        Some(format!("explain {}\nrules {}\n{}", self.id, game.rules().name, set_up(game)))
    }

    /// Keeps what was told of the place that is left.
    fn remember(&mut self) {
        let told = std::mem::take(&mut self.told);
        if let Some(place) = self.place.take().filter(|_| told.is_all) {
            self.known.retain(|(own, _)| *own != place);
            if self.known.len() == KNOWN {
                self.known.remove(0);
            }
            self.known.push((place, told));
        }
    }

    /// Takes in an answer; one to another question is passed by.
    pub fn hear(&mut self, answer: &str) {
        let (head, rest) = answer.split_once('\n').unwrap_or((answer, ""));
        let fields: Vec<&str> = head.split('\t').collect();
        if fields.get(1).and_then(|id| id.parse().ok()) != Some(self.id) || self.told.is_all {
            return;
        }
        let facts = |word: &str, most: usize| -> Vec<Fact> {
            let lines = rest.lines().filter_map(|line| line.split_once('\t'));
            lines.filter(|(own, _)| *own == word).filter_map(|(_, fact)| read(fact)).take(most).collect()
        };
        match fields.as_slice() {
            ["facts", _] => self.told.facts = facts("fact", MOST_FACTS),
            ["mistake", _, grade, better] => {
                let [costs, gains] = MOST_REASONS;
                let (costs, gains) = (facts("cost", costs), facts("gain", gains));
                let (grade, better) = ((*grade).to_owned(), better.parse().ok());
                // Nothing is said twice.
                self.told.facts.retain(|fact| !costs.contains(fact));
                self.pointed = None;
                self.told.blame = Some(Blame { grade, better, costs, gains });
            }
            ["explained", _] => self.told.is_all = true,
            _ => {}
        }
    }

    /// What there is to see in the position.
    pub fn facts(&self) -> &[Fact] {
        &self.told.facts
    }

    /// Why the move that led to the place was a mistake, if it was one.
    pub fn blame(&self) -> Option<&Blame> {
        self.told.blame.as_ref()
    }

    /// One of all things that can be pointed out, by its place from 0 to [`MOST_POINTS`]; nothing for the better move.
    pub fn fact(&self, place: usize) -> Option<&Fact> {
        let [costs, _] = MOST_REASONS;
        match place.checked_sub(MOST_FACTS) {
            None => self.told.facts.get(place),
            Some(place) if place < costs => self.blame()?.costs.get(place),
            Some(place) => self.blame()?.gains.get(place.checked_sub(costs + 1)?),
        }
    }

    /// Whether a place is that of the better move.
    pub const fn is_better(place: usize) -> bool {
        place == MOST_FACTS + MOST_REASONS[0]
    }

    /// The position before the move that led to the place.
    pub fn before(&self) -> Option<Position> {
        let game = self.game.as_ref()?;
        Some(game.position_at(game.plies().len().checked_sub(1)?))
    }

    /// Shows one of all things on the board, or no longer if it is shown.
    pub fn point_out(&mut self, place: usize) {
        self.pointed = if self.pointed == Some(place) { None } else { Some(place) };
    }

    /// Which of all is shown on the board.
    pub fn pointed(&self) -> Option<usize> {
        self.pointed
    }

    /// What is shown on the board: points and arrows; nothing where nothing is pointed out.
    pub fn marks(&self) -> Option<(Bitboard, Vec<Arrow>)> {
        let pointed = self.pointed?;
        let (game, before) = (self.game.as_ref()?, self.before());
        let of_better = Self::is_better(pointed) || pointed > MOST_FACTS + MOST_REASONS[0];
        let better = self.blame().and_then(|blame| blame.better).filter(|_| of_better);
        // What the better move does is about the position after it, which is not on the board.
        let after = before.clone().zip(better).map(|(mut position, mv)| {
            position.play_unchecked(mv);
            position
        });
        let mut arrows = Vec::new();
        arrows.extend(before.zip(better).and_then(|(position, mv)| arrow(&position, ArrowKind::Best, mv)));
        let mut points = Bitboard::EMPTY;
        if let Some(fact) = self.fact(pointed) {
            let kind = match fact.text.as_str() {
                id if id.starts_with("fact-mate-threat") => ArrowKind::Threat,
                id if id.starts_with("fact-mate") => ArrowKind::Best,
                _ => ArrowKind::Attack,
            };
            let position = after.as_ref().unwrap_or(game.position());
            points = fact.points.iter().copied().collect();
            arrows.extend(fact.arrows.iter().filter_map(|mv| arrow(position, kind, *mv)));
        }
        Some((points, arrows))
    }
}

/// The arrow of a piece.
fn arrow(position: &Position, kind: ArrowKind, mv: Move) -> Option<Arrow> {
    Some(Arrow::new(kind, position.piece_at(mv.from())?.role, mv.from(), mv.to()))
}

/// A fact as the worker writes it: the message's id, points, arrows, arguments.
fn read(text: &str) -> Option<Fact> {
    let mut fields = text.split('\t').skip(1);
    let points = fields.next()?.split_whitespace().filter_map(|point| point.parse().ok()).collect();
    let arrows = fields.next()?.split_whitespace().filter_map(|arrow| arrow.parse().ok()).collect();
    Some(Fact { text: text.to_owned(), points, arrows })
}

#[cfg(test)]
mod tests;
