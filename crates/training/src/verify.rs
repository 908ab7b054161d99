//! Games played over again: whether each move is legal, and the end the judge's.

use core::fmt;
use std::path::Path;

use chuhe_engine::Score;
use chuhe_rules::{Game, Move};

use crate::adjudicate::Adjudicator;
use crate::archive::{ArchiveError, Torn, read};
use crate::mates::{Mates, Prover};
use crate::{End, Plan, Played};

/// What is wrong with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A move is illegal.
    Illegal {
        /// Which one, from 1.
        ply: usize,
        /// The move.
        mv: Move,
    },
    /// The game went on after it was over.
    GoesOn {
        /// After how many plies it was over.
        ply: usize,
        /// How.
        end: End,
    },
    /// The game ends otherwise than it says.
    End {
        /// How it says that it ends.
        found: End,
        /// How it ends; not at all if nothing.
        expected: Option<End>,
    },
    /// A mate was announced that is not there.
    Mate {
        /// With which move, from 1.
        ply: usize,
        /// What was announced.
        score: Score,
    },
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { ply, mv } => write!(f, "ply {ply}: found {mv}, expected a legal move"),
            Self::GoesOn { ply, end } => write!(f, "ply {ply}: found a move, but the game was over: {end:?}"),
            Self::Mate { ply, score } => {
                write!(f, "ply {ply}: found {score:?}, expected a mate that is there")
            }
            Self::End { found, expected } => write!(f, "found the end {found:?}, expected {expected:?}"),
        }
    }
}

impl core::error::Error for Wrong {}

/// Plays a game over again.
///
/// # Errors
/// If it cannot have been played by this plan.
pub fn check(plan: &Plan, played: &Played) -> Result<(), Wrong> {
    let mut game = Game::with_rules(played.start.clone(), plan.rules.clone());
    let mut adjudicator = Adjudicator::default();
    for (ply, moved) in (1..).zip(&played.moves) {
        if let Some(end) = adjudicator.end(&game, plan) {
            return Err(Wrong::GoesOn { ply: ply - 1, end });
        }
        let turn = game.position().turn();
        game.play(moved.mv).map_err(|_| Wrong::Illegal { ply, mv: moved.mv })?;
        adjudicator.hear(turn, moved.score);
    }
    let (found, expected) = (played.end, adjudicator.end(&game, plan));
    if expected == Some(found) { Ok(()) } else { Err(Wrong::End { found, expected }) }
}

/// What a folder of games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// How many games were played over again.
    pub games: u64,
    /// How many positions they have.
    pub positions: u64,
    /// How many of the games are wrong.
    pub wrong: u64,
    /// What became of the mates that were announced, if they were looked for.
    pub mates: Option<Mates>,
    /// What is cut off at the end.
    pub torn: Option<Torn>,
}

/// Plays all games of a folder over again, and with `mates` looks for every mate that was announced, which takes longer;
/// `hear` is told of each game that is wrong, once for each thing that is wrong with it.
///
/// # Errors
/// If something cannot be read, is damaged or missing; games before it have been played over again.
pub fn verify(
    folder: &Path,
    mates: bool,
    mut hear: impl FnMut(&Played, Wrong),
) -> Result<Verified, ArchiveError> {
    let mut verified = Verified { mates: mates.then(Mates::default), ..Verified::default() };
    let mut prover = Prover::default();
    let torn = read(folder, |plan, played| {
        verified.games += 1;
        verified.positions += played.moves.len() as u64;
        let wrong = check(plan, &played).err();
        let refuted = verified.mates.as_mut().map(|mates| prover.check(plan, &played, mates));
        let refuted = refuted.into_iter().flatten();
        let refuted = refuted.map(|ply| Wrong::Mate { ply, score: played.moves[ply - 1].score });
        let all: Vec<Wrong> = wrong.into_iter().chain(refuted).collect();
        verified.wrong += u64::from(!all.is_empty());
        for wrong in all {
            hear(&played, wrong);
        }
        Ok::<_, ArchiveError>(())
    })?;
    Ok(Verified { torn, ..verified })
}
