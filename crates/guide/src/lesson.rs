//! A rule on the board.

use chuhe_rules::{Color, Game, Illegal, Move, RuleSet};

/// A rule on the board: a position, moves, and what the text beside it claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The id of its message: the rule, and as `text` what is to be seen.
    pub id: &'static str,
    /// The names of the rule sets that it is true of.
    pub sets: &'static [&'static str],
    /// The position, as a FEN.
    pub start: &'static str,
    /// The moves; played over and over while they lead back to the position and the game goes on.
    pub moves: &'static str,
    /// What the rules say of it.
    pub claim: Claim,
}

/// What the rules say of a lesson's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// This side has won.
    Wins(Color),
    /// Nobody has won, and the game is over.
    Draws,
    /// The game goes on.
    GoesOn,
    /// The next move is refused.
    Refuses {
        /// The move.
        mv: &'static str,
        /// The id of the reason.
        id: &'static str,
    },
}

/// How often moves that lead back are played where that never ends the game.
const ROUNDS: usize = 4;

impl Lesson {
    /// The lesson's game by the rules `set`, with all its moves made.
    ///
    /// # Panics
    /// If the position cannot occur or a move cannot be made by `set`, which a test rules out for all of [`Lesson::sets`].
    pub fn game(&self, set: &RuleSet) -> Game {
        let mut game = Game::from_fen_by(self.start, set.clone()).expect("every lesson's position is tested");
        let key = game.position().key();
        let moves = self.moves();
        for _ in 0..ROUNDS {
            for mv in &moves {
                if game.outcome().is_some() {
                    return game;
                }
                game.play(*mv).expect("every lesson's moves are tested");
            }
            if game.position().key() != key {
                break;
            }
        }
        game
    }

    /// The moves of one round.
    fn moves(&self) -> Vec<Move> {
        self.moves.split(' ').map(|mv| mv.parse().expect("every lesson's moves are tested")).collect()
    }

    /// How many plies one round has.
    pub fn round(&self) -> usize {
        self.moves.split(' ').count()
    }

    /// Why the move is refused that the lesson is about, if it is about one.
    pub fn refusal(&self, set: &RuleSet) -> Option<Illegal> {
        let Claim::Refuses { mv, .. } = self.claim else { return None };
        self.game(set).play(mv.parse().ok()?).err()
    }
}
