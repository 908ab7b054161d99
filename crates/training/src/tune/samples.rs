//! Positions to learn from, each as the counts of its weights.

use std::path::Path;

use chuhe_engine::{Score, trace};
use chuhe_rules::{Color, Game};

use crate::archive::{ArchiveError, read};
use crate::{Plan, Played};

/// Which positions are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// A position is decided, and not taken, if a side is ahead by more than so many hundredths of a soldier.
    pub decided: u32,
    /// One game of so many is held out; none if 0.
    pub held_out: u64,
}

impl Default for Filter {
    fn default() -> Self {
        Self { decided: 1_200, held_out: 20 }
    }
}

/// A position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    /// Where its counts begin; they end where those of the next begin.
    first: usize,
    /// What is left on the board, from 0 to 1.
    pub(super) phase: f32,
    /// Which part of the value holds if Red is ahead, and if Black is.
    pub(super) scale: [f32; 2],
    /// What Red got in the game: 1, ½ or 0.
    pub(super) result: f32,
    /// The search's score, from Red's side.
    pub(super) score: f32,
}

/// Positions with the counts of their weights.
#[derive(Clone, Debug, Default)]
pub(super) struct Set {
    samples: Vec<Sample>,
    counts: Vec<(u16, i16)>,
}

impl Set {
    pub(super) fn len(&self) -> usize {
        self.samples.len()
    }

    /// The positions of these numbers with their counts.
    pub(super) fn range(
        &self,
        range: core::ops::Range<usize>,
    ) -> impl Iterator<Item = (&Sample, &[(u16, i16)])> {
        let ends = self.samples[1..].iter().map(|next| next.first).chain([self.counts.len()]);
        let ends = ends.skip(range.start);
        self.samples[range].iter().zip(ends).map(|(sample, end)| (sample, &self.counts[sample.first..end]))
    }
}

/// What is learned from, and what it is held against.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    filter: Filter,
    pub(super) training: Set,
    pub(super) held_out: Set,
    positions: u64,
}

impl Samples {
    /// None yet.
    pub fn new(filter: Filter) -> Self {
        Self { filter, ..Self::default() }
    }

    /// Adds the games of a folder.
    ///
    /// # Errors
    /// If something cannot be read, is damaged or missing.
    pub fn add_all(&mut self, folder: &Path) -> Result<(), ArchiveError> {
        read(folder, |plan, game| {
            self.add(plan, &game);
            Ok::<_, ArchiveError>(())
        })?;
        Ok(())
    }

    /// Adds the quiet positions of a game: nobody is in check, the move is no capture, and neither side is far ahead.
    pub fn add(&mut self, plan: &Plan, played: &Played) {
        let is_held_out = self.filter.held_out > 0 && played.number.is_multiple_of(self.filter.held_out);
        let set = if is_held_out { &mut self.held_out } else { &mut self.training };
        let result = match played.end.winner {
            Some(Color::Red) => 1.0,
            Some(Color::Black) => 0.0,
            None => 0.5,
        };
        let mut game = Game::with_rules(played.start.clone(), plan.rules.clone());
        for moved in &played.moves {
            self.positions += 1;
            let position = game.position();
            let is_quiet = !position.is_check() && position.piece_at(moved.mv.to()).is_none();
            if let Score::Centipawns(score) = moved.score
                && is_quiet
                && score.unsigned_abs() <= self.filter.decided
            {
                let trace = trace(position);
                let scale = [trace.scale.red, trace.scale.black].map(|parts| parts as f32 / 64.0);
                set.samples.push(Sample {
                    first: set.counts.len(),
                    phase: trace.phase as f32 / 16.0,
                    scale,
                    result,
                    score: position.turn().fold(score, -score) as f32,
                });
                set.counts.extend(trace.counts);
            }
            if game.play(moved.mv).is_err() {
                break;
            }
        }
    }

    /// How many positions the games have.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// How many positions are learned from, and how many are held out.
    pub fn taken(&self) -> (usize, usize) {
        (self.training.len(), self.held_out.len())
    }
}
