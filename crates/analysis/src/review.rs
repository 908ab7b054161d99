//! A whole game, position by position.

mod judgement;

use chuhe_rules::{Color, Game};

use crate::Assessment;
pub use judgement::{Grade, Judgement, Lapse, is_as_good};

/// How much work a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Positions to visit for each position of the game.
    pub first: u64,
    /// Positions to visit for those on both sides of a move that looks like a mistake; nothing, and none is looked at twice.
    pub second: Option<u64>,
}

/// From such a loss on, in thousandths of a point, a move is looked at once more.
///
/// Half of what is called an inaccuracy: of the mistakes that a first look takes for less, most still cost that much.
const SUSPICIOUS: u32 = 50;

/// A move's mate that is missed is told, whatever else wins, if it takes no more moves.
const SHORT_MATE: u32 = 5;

/// A game that is looked at move by move, the last first.
///
/// From the end, because what a search finds out about a position is then of use for those before it, whose main line leads
/// there: each sees further than by itself, and a mistake is noticed where it was made.
/// The review searches nothing itself: [`Review::task`] says what to look at, [`Review::add`] takes what was found, by whatever
/// engine and in whatever order.
#[derive(Clone, Debug)]
pub struct Review {
    game: Game,
    effort: Effort,
    /// What is known of the position after so many plies.
    found: Vec<Option<Found>>,
}

#[derive(Clone, Debug)]
struct Found {
    assessment: Assessment,
    look: Look,
}

/// How often a position has been looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Look {
    /// Once, like all.
    First,
    /// Once more, with more effort.
    Second,
}

/// A position to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// How many plies lead to it.
    pub ply: usize,
    /// Which look at it this is.
    pub look: Look,
    /// How many positions to visit.
    pub nodes: u64,
}

impl Effort {
    /// So many positions for each position of the game, and none is looked at twice.
    pub const fn nodes(first: u64) -> Self {
        Self { first, second: None }
    }
}

impl Default for Effort {
    /// What a browser can do with a hundred plies in less than twenty seconds.
    fn default() -> Self {
        Self { first: 100_000, second: Some(150_000) }
    }
}

impl Review {
    /// A game of which nothing is known but how it ended, if it has.
    pub fn new(game: Game, effort: Effort) -> Self {
        let mut found = vec![None; game.plies().len() + 1];
        let ended = Assessment::of_ended(&game);
        found[game.plies().len()] = ended.map(|assessment| Found { assessment, look: Look::Second });
        Self { game, effort, found }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game after so many plies, as it is to be searched.
    ///
    /// Where it was over by the rules and somebody played on, it begins anew with the position.
    pub fn game_at(&self, ply: usize) -> Game {
        let game = self.game.at(ply);
        if game.outcome().is_none() || ply == self.game.plies().len() {
            return game;
        }
        Game::with_rules(game.position().clone(), game.rules().clone())
    }

    /// What to look at next; nothing when everything has been.
    pub fn task(&self) -> Option<Task> {
        if let Some(nodes) = self.effort.second {
            let doubtful =
                |ply: &usize| self.judgement(*ply).is_some_and(|judgement| judgement.loss >= SUSPICIOUS);
            // Of both sides of the move the later one first, as everywhere.
            let both = (0..self.found.len() - 1).rev().filter(doubtful).flat_map(|ply| [ply + 1, ply]);
            let once = |ply: &usize| self.found[*ply].as_ref().is_some_and(|found| found.look == Look::First);
            if let Some(ply) = both.into_iter().find(once) {
                return Some(Task { ply, look: Look::Second, nodes });
            }
        }
        let ply = self.found.iter().rposition(Option::is_none)?;
        Some(Task { ply, look: Look::First, nodes: self.effort.first })
    }

    /// Takes what was found; what an earlier look has found is forgotten, what a later one has is kept.
    ///
    /// # Panics
    /// If the game has no such position.
    pub fn add(&mut self, task: Task, assessment: Assessment) {
        let found = &mut self.found[task.ply];
        if found.as_ref().is_none_or(|found| found.look <= task.look) {
            *found = Some(Found { assessment, look: task.look });
        }
    }

    /// How many positions have been looked at, and how many there are; equal before the last second looks are taken.
    pub fn progress(&self) -> (usize, usize) {
        (self.found.iter().flatten().count(), self.found.len())
    }

    /// What is known of the position after so many plies.
    pub fn assessment(&self, ply: usize) -> Option<&Assessment> {
        Some(&self.found.get(ply)?.as_ref()?.assessment)
    }

    /// The points that Red may expect after so many plies, in thousandths; what a curve shows.
    pub fn points(&self, ply: usize) -> Option<u32> {
        let points = self.assessment(ply)?.points();
        Some(self.turn(ply).fold(points, 2_000 - points))
    }

    /// The side to move after so many plies.
    fn turn(&self, ply: usize) -> Color {
        let start = self.game.start_position().turn();
        if ply.is_multiple_of(2) { start } else { !start }
    }

    /// What there is to say of the move after so many plies, once the positions on both sides of it are known.
    pub fn judgement(&self, ply: usize) -> Option<Judgement> {
        let mv = self.game.plies().get(ply)?.mv;
        let (before, after) = (self.assessment(ply)?, self.assessment(ply + 1)?);
        let is_best = before.best() == Some(mv);
        let expected = before.points();
        let kept = 2_000 - after.points();
        let loss = if is_best { 0 } else { expected.saturating_sub(kept) };
        let grade = Grade::of(loss);
        let lapse = if is_best { None } else { Lapse::of(before.score, after.score) };
        // With another win in hand a long mate is nobody's concern.
        let lapse = lapse.filter(|lapse| match lapse {
            Lapse::MissedMate { moves } => grade.is_some() || *moves <= SHORT_MATE,
            _ => true,
        });
        let better = if is_best { Vec::new() } else { before.line.clone() };
        Some(Judgement { ply, mv, color: self.turn(ply), expected, kept, loss, grade, lapse, better })
    }

    /// What there is to say of all moves so far.
    pub fn judgements(&self) -> impl Iterator<Item = Judgement> + '_ {
        (0..self.game.plies().len()).filter_map(|ply| self.judgement(ply))
    }

    /// How well a side played, 0 to 100, from the moves that can be judged so far; nothing if there are none.
    ///
    /// Halfway between the mean and the harmonic mean of the accuracies of its moves, so that a single blunder counts, and is
    /// not all that counts.
    pub fn accuracy(&self, color: Color) -> Option<f64> {
        let (mut count, mut sum, mut inverse) = (0.0, 0.0, 0.0);
        for judgement in self.judgements().filter(|judgement| judgement.color == color) {
            let accuracy = judgement.accuracy();
            (count, sum, inverse) = (count + 1.0, sum + accuracy, inverse + 1.0 / accuracy);
        }
        (count > 0.0).then(|| f64::midpoint(sum / count, count / inverse))
    }
}
