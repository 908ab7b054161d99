//! The review of a whole game: what the worker of crate `engine-web` says, and what it is to do next.
//!
//! The worker does a step when it is told to, and no more: who stops a review orders no further one.

mod answer;
mod lesson;

use std::fmt::Write as _;

use chuhe_rules::{Color, Game, Move};
use chuhe_wire::Sentence;

pub use lesson::{Lesson, Phase};

/// How bad a mistake is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// A small one.
    Inaccuracy,
    /// One in the middle.
    Mistake,
    /// A great one.
    Blunder,
}

impl Grade {
    /// All of them, the worst last.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The id of the message that names it, as the worker tells it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Inaccuracy => "review-inaccuracy",
            Self::Mistake => "review-mistake",
            Self::Blunder => "review-blunder",
        }
    }

    /// The mark behind a move.
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// A name for its looks.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// A move of which there is something to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// How many plies were made before it.
    pub ply: usize,
    /// Who made it.
    pub side: Color,
    /// The move.
    pub mv: Move,
    /// How bad it is, if it cost enough.
    pub grade: Option<Grade>,
    /// The id of what was overlooked, and in how many moves.
    pub lapse: Option<(String, usize)>,
    /// The points that the mover could expect before it, in thousandths, of which a draw brings 1000.
    pub expected: u32,
    /// Those after it.
    pub kept: u32,
    /// The best line instead; empty where there was none.
    pub better: Vec<Move>,
    /// The best reply to it.
    pub reply: Option<Move>,
    /// What it allows.
    pub costs: Vec<Sentence>,
    /// What the better move does.
    pub gains: Vec<Sentence>,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// There is none.
    #[default]
    None,
    /// Positions are looked at.
    Looking,
    /// All have been looked at, and the mistakes are being explained.
    Explaining,
    /// All is said.
    Done,
    /// The worker broke.
    Broken,
}

/// The review of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// Whether the person looks at it.
    pub shown: bool,
    /// What the worker was told of the game: it tells games apart.
    text: String,
    game: Option<Game>,
    /// The number that orders and answers name.
    id: u64,
    stage: Stage,
    stopped: bool,
    /// How many positions have been looked at.
    looked: usize,
    /// Red's share of the points by ply, in thousandths.
    shares: Vec<Option<u32>>,
    /// The sides' accuracies in thousandths.
    accuracies: [Option<u32>; 2],
    mistakes: Vec<Mistake>,
    /// What was said once all positions had been looked at.
    said: Vec<String>,
    lesson: Option<Lesson>,
}

/// A game as the worker is told of it: its rules, its start and its moves, a line each.
fn told(game: &Game) -> String {
    let moves: Vec<String> = game.moves().map(|mv| mv.to_string()).collect();
    format!("{}\n{}\n{}", game.rules().name, game.start_position().fen(), moves.join(" "))
}

impl Review {
    /// Begins with a game, and gives the first order; one that is reviewed already is only shown again.
    pub fn begin(&mut self, game: Game) -> Option<String> {
        let text = told(&game);
        if self.text == text && !matches!(self.stage, Stage::None | Stage::Broken) {
            self.shown = true;
            return None;
        }
        *self = Self {
            shown: true,
            shares: vec![None; game.plies().len() + 1],
            id: self.id + 1,
            stage: Stage::Looking,
            game: Some(game),
            text,
            ..Self::default()
        };
        Some(format!("begin {}\n{}", self.id, self.text))
    }

    /// Forgets the game.
    pub fn clear(&mut self) {
        *self = Self { id: self.id + 1, ..Self::default() };
    }

    /// Takes in an answer of the worker, and gives the next order; an answer to another review is passed by.
    pub fn hear(&mut self, answer: &str) -> Option<String> {
        let mut lines = answer.lines();
        let fields: Vec<&str> = lines.next()?.split('\t').collect();
        let [kind, id, rest @ ..] = fields.as_slice() else { return None };
        if *id != self.id.to_string() {
            return None;
        }
        match (*kind, rest) {
            ("begun", _) => {}
            ("seen", [looked, ply, points]) => {
                self.looked = looked.parse().unwrap_or(self.looked);
                let share = points.parse::<u32>().ok().map(|points| points.min(2_000) / 2);
                if let Some(own) = ply.parse::<usize>().ok().and_then(|ply| self.shares.get_mut(ply)) {
                    *own = share;
                }
            }
            ("judged", [red, black]) => {
                self.stage = Stage::Explaining;
                self.looked = self.shares.len();
                self.accuracies = [red, black].map(|accuracy| accuracy.parse().ok());
                self.mistakes = answer::mistakes(self.game.as_ref()?, lines);
                self.complete();
                self.said = vec![answer.to_owned()];
            }
            ("why", [ply, reply]) => {
                let ply = ply.parse::<usize>().ok();
                if let Some(mistake) = self.mistakes.iter_mut().find(|mistake| Some(mistake.ply) == ply) {
                    (mistake.costs, mistake.gains) = answer::facts(lines);
                    mistake.reply = reply.parse().ok();
                }
                self.said.push(answer.to_owned());
            }
            ("tried", [verdict, _, reply]) => {
                let (costs, _) = answer::facts(lines);
                if let Some(lesson) = &mut self.lesson {
                    lesson.hear(*verdict == "good", reply.parse().ok(), costs);
                }
                return None;
            }
            ("done", _) => {
                self.stage = Stage::Done;
                return None;
            }
            _ => {
                self.broke();
                return None;
            }
        }
        self.step()
    }

    /// The next step, unless it is to wait.
    fn step(&self) -> Option<String> {
        let goes_on = matches!(self.stage, Stage::Looking | Stage::Explaining) && !self.stopped;
        goes_on.then(|| format!("step {}", self.id))
    }

    /// What is known of the end without a look: how the game ended.
    fn complete(&mut self) {
        let outcome = self.game.as_ref().and_then(Game::outcome);
        if let Some((outcome, last)) = outcome.zip(self.shares.last_mut()) {
            *last = Some(outcome.winner.map_or(500, |winner| winner.fold(1_000, 0)));
        }
    }

    /// Stops it.
    pub fn stop(&mut self) {
        self.stopped = true;
    }

    /// Lets it go on, by the order that is given.
    pub fn go_on(&mut self) -> Option<String> {
        if !self.stopped {
            return None;
        }
        self.stopped = false;
        self.step()
    }

    /// The worker broke: what was found out stays, the rest is gone.
    pub fn broke(&mut self) {
        if self.stage != Stage::Done {
            self.stage = Stage::Broken;
        }
        if let Some(lesson) = &mut self.lesson {
            lesson.fail();
        }
    }

    /// How far it is.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether it has been stopped before its end.
    pub const fn is_stopped(&self) -> bool {
        self.stopped && matches!(self.stage, Stage::Looking | Stage::Explaining)
    }

    /// Whether there is none, finished or not.
    pub fn is_none(&self) -> bool {
        self.stage == Stage::None
    }

    /// Whether this game, or the beginning of it, is the one that was reviewed.
    pub fn is_of(&self, game: &Game) -> bool {
        let own = self.game.as_ref();
        own.is_some_and(|own| {
            own.start_position() == game.start_position()
                && own.rules() == game.rules()
                && own.plies().len() <= game.plies().len()
                && own.moves().eq(game.moves().take(own.plies().len()))
        })
    }

    /// How many positions have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.looked, self.shares.len())
    }

    /// Red's share of the points after each ply, in thousandths, where it is known.
    pub fn shares(&self) -> &[Option<u32>] {
        &self.shares
    }

    /// How well a side played, in thousandths; nothing where it made no move, or that is not known yet.
    pub const fn accuracy(&self, side: Color) -> Option<u32> {
        self.accuracies[side as usize]
    }

    /// What there is to say, in the order of the game.
    pub fn mistakes(&self) -> &[Mistake] {
        &self.mistakes
    }

    /// How many mistakes of a grade a side made.
    pub fn count(&self, side: Color, grade: Grade) -> usize {
        let is = |mistake: &&Mistake| mistake.side == side && mistake.grade == Some(grade);
        self.mistakes.iter().filter(is).count()
    }

    /// What there is to say of the move that led to the position after so many plies.
    pub fn of_move(&self, plies: usize) -> Option<&Mistake> {
        self.mistakes.iter().find(|mistake| mistake.ply + 1 == plies)
    }

    /// The game after so many plies.
    pub fn game_at(&self, plies: usize) -> Option<Game> {
        self.game.as_ref().filter(|game| plies <= game.plies().len()).map(|game| game.at(plies))
    }

    /// A finished review as a text that [`Review::restore`] reads; nothing before it is finished.
    pub fn save(&self) -> Option<String> {
        (self.stage == Stage::Done).then(|| {
            let mut text = self.text.clone();
            for (ply, share) in self.shares.iter().enumerate() {
                // Writing to a string cannot fail.
                let _ = write!(text, "{}{}", if ply == 0 { "\n" } else { " " }, share.unwrap_or(500));
            }
            format!("{text}\n{}\n\n{}", self.id, self.said.join("\n\n"))
        })
    }

    /// Takes over a finished review of a game; one of another game is passed by.
    pub fn restore(&mut self, text: &str, game: Game) {
        let told = told(&game);
        let Some((shares, rest)) = text
            .strip_prefix(&told)
            .and_then(|rest| rest.strip_prefix('\n'))
            .and_then(|rest| rest.split_once('\n'))
        else {
            return;
        };
        let shares: Vec<Option<u32>> = shares.split(' ').map(|share| share.parse().ok()).collect();
        let mut answers = rest.split("\n\n");
        let id = answers.next().and_then(|id| id.parse().ok()).unwrap_or_default();
        if shares.len() != game.plies().len() + 1 {
            return;
        }
        *self = Self { shares, id, game: Some(game), text: told, ..Self::default() };
        for answer in answers {
            self.hear(answer);
        }
        self.stage = if self.said.is_empty() { Stage::None } else { Stage::Done };
    }
}

#[cfg(test)]
mod tests;
