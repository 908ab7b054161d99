//! Whether mates that were announced are there.
//!
//! A mate in *n* is proven by trying moves: some move of the winner's, every move of the loser's, *n* moves deep, with the
//! judge looking on, so that a draw by the rules is no mate.
//! That is done with checks alone first, which is quick, and then with all moves, which can also refute.
//! Where both are too much work, a search that knows nothing of the game's other searches is asked.

use chuhe_engine::{Limits, Score, Searcher, Stop};
use chuhe_rules::{Color, Game, Move};

use crate::{Plan, Played};

/// Positions that are visited for a proof with checks alone, and for one with all moves.
const WORK: [u32; 2] = [20_000, 400_000];

/// Positions that the other search may visit.
const SEARCH: u64 = 200_000;

/// The table of that search, in MiB.
const TABLE: usize = 4;

/// What became of the mates that were announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mates {
    /// How many were announced, by either side.
    pub announced: u64,
    /// How many are proven by trying moves.
    pub proven: u64,
    /// How many more another search finds, as short or shorter.
    pub confirmed: u64,
    /// How many are refuted by trying all moves.
    pub refuted: u64,
}

impl Mates {
    /// How many were too much work for a proof and not found by the other search.
    pub fn open(&self) -> u64 {
        self.announced - self.proven - self.confirmed - self.refuted
    }
}

/// Looks for the mates that games announce.
pub struct Prover {
    searcher: Searcher,
}

impl Default for Prover {
    fn default() -> Self {
        Self { searcher: Searcher::new(TABLE) }
    }
}

impl Prover {
    /// Looks for the mates that a game announces, up to its first illegal move; adds them to `mates`, and gives the plies,
    /// from 1, of those that are not there.
    pub fn check(&mut self, plan: &Plan, played: &Played, mates: &mut Mates) -> Vec<usize> {
        let mut refuted = Vec::new();
        let mut game = Game::with_rules(played.start.clone(), plan.rules.clone());
        for (ply, moved) in (1..).zip(&played.moves) {
            let found = match moved.score {
                Score::MateIn(moves) => Some((moves, true)),
                Score::MatedIn(moves) => Some((moves, false)),
                _ => None,
            };
            if let Some((moves, wins)) = found {
                mates.announced += 1;
                match proof(&game, moves, wins) {
                    Some(true) => mates.proven += 1,
                    Some(false) => {
                        mates.refuted += 1;
                        refuted.push(ply);
                    }
                    None => mates.confirmed += u64::from(self.confirms(&game, moved.score)),
                }
            }
            if game.play(moved.mv).is_err() {
                break;
            }
        }
        refuted
    }

    fn confirms(&mut self, game: &Game, score: Score) -> bool {
        self.searcher.clear();
        let found = self.searcher.search(game, &Limits::nodes(SEARCH), &(), &Stop::new(), |_| {}).score;
        match (score, found) {
            (Score::MateIn(most), Score::MateIn(moves)) | (Score::MatedIn(most), Score::MatedIn(moves)) => {
                moves <= most
            }
            _ => false,
        }
    }
}

/// Whether the side to move mates within so many moves, or with `wins` false is mated; nothing if that is too much work.
fn proof(game: &Game, moves: u32, wins: bool) -> Option<bool> {
    let winner = if wins { game.position().turn() } else { !game.position().turn() };
    WORK.into_iter().zip([true, false]).find_map(|(left, checks)| {
        let mut tree = Tree { game: game.clone(), winner, checks, left };
        let found = if wins { tree.wins(moves) } else { tree.loses(moves) };
        // That no check mates says nothing of other moves.
        found.filter(|found| *found || !checks)
    })
}

/// A tree of moves that is looked through; nothing is said where that is too much work.
struct Tree {
    game: Game,
    winner: Color,
    /// Whether the winner only gives check.
    checks: bool,
    /// How many more positions may be visited.
    left: u32,
}

impl Tree {
    /// Whether the winner, who is to move, mates within so many moves.
    fn wins(&mut self, moves: u32) -> Option<bool> {
        let Some(later) = moves.checked_sub(1) else { return Some(false) };
        for mv in self.moves() {
            if self.after(mv, |tree| {
                if tree.checks && !tree.game.position().is_check() { Some(false) } else { tree.loses(later) }
            })? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether the loser, who is to move, is mated within so many moves of the winner's, whatever he does.
    fn loses(&mut self, moves: u32) -> Option<bool> {
        if moves == 0 {
            return Some(false);
        }
        for mv in self.moves() {
            if !self.after(mv, |tree| tree.wins(moves))? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The moves here, checks first.
    fn moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = self.game.legal_moves().to_vec();
        moves.sort_by_cached_key(|mv| {
            let mut position = self.game.position().clone();
            position.play_unchecked(*mv);
            !position.is_check()
        });
        moves
    }

    /// What `look` says after a move; if the move ends the game, whether the winner has won.
    fn after(&mut self, mv: Move, look: impl Fn(&mut Self) -> Option<bool>) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        if self.game.play(mv).is_err() {
            return Some(false);
        }
        let found = match self.game.outcome() {
            Some(outcome) => Some(outcome.winner == Some(self.winner)),
            None => look(self),
        };
        self.game.undo();
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proof_of(fen: &str, moves: u32, wins: bool) -> Option<bool> {
        proof(&Game::from_fen(fen).unwrap(), moves, wins)
    }

    #[test]
    fn mates_are_proven_and_refuted() {
        let two_chariots = "3k5/R8/9/9/9/9/9/9/9/4K3R w";
        assert_eq!(proof_of(two_chariots, 1, true), Some(true));
        assert_eq!(proof_of(two_chariots, 0, true), Some(false));
        let further = "4k4/9/9/9/9/R8/9/9/9/3K4R w";
        assert_eq!(proof_of(further, 1, true), Some(false));
        assert_eq!(proof_of(further, 2, true), Some(true));
        assert_eq!(proof_of("4k4/8R/9/9/9/R8/9/9/9/3K5 b", 1, false), Some(true));
        assert_eq!(proof_of("4k4/9/8R/9/9/R8/9/9/9/3K5 b", 1, false), Some(false));
        // A quiet move that leaves no move wins too.
        assert_eq!(proof_of("3k5/9/9/4P4/9/9/9/9/4K4/9 w", 1, true), Some(false));
        assert_eq!(proof_of("3k5/4P4/3P5/9/9/9/9/9/9/4K4 w", 1, true), Some(true));
        // The limit of moves draws before the mate.
        assert_eq!(proof_of("4k4/9/9/9/9/R8/9/9/9/3K4R w - - 118 90", 2, true), Some(false));
    }
}
