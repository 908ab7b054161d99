//! Players that hardly think: what the lowest levels are measured by.

use chuhe_engine::plain_worth;
use chuhe_protocol::Thought;
use chuhe_rules::{Game, Move, Position};

use super::{Answer, Wish};
use crate::spec::Bot;

/// A player that hardly thinks, at the board.
pub(crate) struct Mover {
    bot: Bot,
    numbers: Numbers,
}

impl Mover {
    pub(super) fn new(bot: Bot) -> Self {
        Self { bot, numbers: Numbers(0) }
    }

    pub(super) fn new_game(&mut self, seed: u64) {
        // Another stream than the one that the mistakes of an opponent come from.
        self.numbers = Numbers(!seed);
    }

    pub(super) fn think(&mut self, game: &Game) -> Answer {
        let moves = game.legal_moves();
        let any = moves.get(self.numbers.below(moves.len())).copied();
        let chosen = match self.bot {
            Bot::Random => any,
            Bot::Greedy => greedy(game.position(), &moves).or(any),
        };
        let wish = chosen.map_or(Wish::Nothing, Wish::Move);
        Answer { wish, draw: false, time: 0, thought: Thought::default() }
    }
}

/// The move that mates, or the capture that gains most when what takes is lost where it can be taken back.
fn greedy(position: &Position, moves: &[Move]) -> Option<Move> {
    let mut best = (0, None);
    for mv in moves {
        let mover = position.piece_at(mv.from())?;
        let mut after = position.clone();
        let undo = after.play_unchecked(*mv);
        if !after.has_legal_move() {
            return Some(*mv);
        }
        let Some(victim) = undo.captured else { continue };
        let is_guarded = after.legal_moves().iter().any(|reply| reply.to() == mv.to());
        let gain = plain_worth(victim.role) - if is_guarded { plain_worth(mover.role) } else { 0 };
        if gain > best.0 {
            best = (gain, Some(*mv));
        }
    }
    best.1
}

/// A stream of numbers: `SplitMix64` (Steele, Lea, Flood 2014).
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    /// An index below a bound; 0 where there is none.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound.max(1) as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hangs_is_taken_and_a_mate_goes_before_it() {
        for (fen, expected) in [
            ("4k4/9/9/p8/9/R8/9/9/9/3K5 w", Some("a4a6")),
            ("4k4/9/9/9/n8/R8/9/9/9/3K5 w", Some("a4a5")),
            // A horse that is guarded is no gain for a chariot.
            ("r3k4/9/9/9/n8/R8/9/9/9/3K5 w", None),
            ("3k5/R8/9/9/9/9/p8/9/9/4K3R w", Some("i0i9")),
            ("4k4/9/9/9/9/R8/9/9/9/3K5 w", None),
        ] {
            let game = Game::from_fen(fen).unwrap();
            let found = greedy(game.position(), &game.legal_moves());
            assert_eq!(found.map(|mv| mv.to_string()).as_deref(), expected, "{fen}");
        }
    }
}
