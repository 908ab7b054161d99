//! What a folder of games holds, in numbers.

use std::collections::{BTreeMap, HashSet};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::path::Path;

use chuhe_rules::{Color, Game};

use crate::adjudicate::centipawns;
use crate::archive::{ArchiveError, read};
use crate::{End, Played};

/// The upper bounds of the ranges that scores are counted in, in hundredths of a soldier; those beyond the last are counted
/// too.
pub const RANGES: [u32; 8] = [10, 50, 100, 200, 400, 800, 1_600, 3_200];

/// One of so many positions is looked for again: as many as a machine has memory for, of any number of games.
const SAMPLE: u64 = 64;

/// What a folder of games holds.
#[derive(Clone, Debug, Default)]
pub struct Stats {
    /// How many games there are.
    pub games: u64,
    /// How many positions with a score they have.
    pub positions: u64,
    /// How many games ended in each way.
    pub ends: BTreeMap<End, u64>,
    /// How many games are so many plies long.
    pub lengths: BTreeMap<usize, u64>,
    /// How many scores are, whoever is ahead, at most each of [`RANGES`] and no less than the one before; more than all of
    /// them; won or lost by mate or by the rules.
    pub scores: [u64; RANGES.len() + 2],
    /// How many different openings there are.
    pub openings: u64,
    /// How many games are there already, move by move.
    pub doubled: u64,
    /// Of a sample of all positions, how many there are, and how many of them came up before.
    pub sample: (u64, u64),
}

impl Stats {
    /// Counts the games of a folder.
    ///
    /// # Errors
    /// If something cannot be read, is damaged or missing.
    pub fn of(folder: &Path) -> Result<Self, ArchiveError> {
        let mut stats = Self::default();
        let mut openings = HashSet::new();
        let mut games = HashSet::new();
        let mut sample = HashSet::new();
        // The same in every run.
        let hasher = BuildHasherDefault::<DefaultHasher>::default();
        read(folder, |plan, played| {
            stats.add(&played);
            openings.insert(played.start.key());
            let moves: Vec<u16> = played.moves.iter().map(|moved| moved.mv.to_bits()).collect();
            let game = hasher.hash_one((played.start.key(), moves));
            stats.doubled += u64::from(!games.insert(game));
            let mut game = Game::with_rules(played.start, plan.rules.clone());
            for moved in &played.moves {
                let key = game.position().key();
                // The lower bits of the key are as good as any, but tables are indexed by them.
                if (key >> 32).is_multiple_of(SAMPLE) {
                    stats.sample.0 += 1;
                    stats.sample.1 += u64::from(!sample.insert(key));
                }
                if game.play(moved.mv).is_err() {
                    break;
                }
            }
            Ok::<_, ArchiveError>(())
        })?;
        stats.openings = openings.len() as u64;
        Ok(stats)
    }

    fn add(&mut self, game: &Played) {
        self.games += 1;
        self.positions += game.moves.len() as u64;
        *self.ends.entry(game.end).or_default() += 1;
        *self.lengths.entry(game.moves.len()).or_default() += 1;
        for moved in &game.moves {
            let value = centipawns(moved.score).unsigned_abs();
            let range =
                if value == 30_000 { RANGES.len() + 1 } else { RANGES.partition_point(|most| *most < value) };
            self.scores[range] += 1;
        }
    }

    /// How many games a side won, or nobody.
    pub fn won(&self, winner: Option<Color>) -> u64 {
        self.ends.iter().filter(|(end, _)| end.winner == winner).map(|(_, games)| games).sum()
    }

    /// The length below which this part of the games is, from 0 to 1; 0 where there is none.
    pub fn length(&self, part: f64) -> usize {
        let mut left = (self.games as f64 * part) as u64;
        for (length, games) in &self.lengths {
            if left < *games {
                return *length;
            }
            left -= games;
        }
        self.lengths.last_key_value().map_or(0, |(length, _)| *length)
    }
}
