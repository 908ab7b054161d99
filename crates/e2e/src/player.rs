//! Somebody who plays: a small search of its own, apart from the engine that it plays against.

use std::collections::HashMap;

use chuhe_rules::{Color, Move, Position, Role, Square};

/// More than any material.
const MATE: i32 = 100_000;

/// A player who looks a few plies ahead, counts pieces and goes on capturing until the board is quiet.
#[derive(Debug, Default)]
pub struct Player {
    /// How often each position was left behind by an own move.
    seen: HashMap<u64, i32>,
}

impl Player {
    /// The move to make, or nothing where there is none.
    ///
    /// It looks `depth` plies ahead and avoids positions that it has made before.
    pub fn choose(&mut self, position: &Position, depth: u32) -> Option<Move> {
        let mut position = position.clone();
        let mut best: Option<(i32, Move)> = None;
        for mv in ordered(&position) {
            let again = self.seen.get(&position.key_after(mv)).copied().unwrap_or(0);
            let undo = position.play_unchecked(mv);
            let alpha = best.map_or(-MATE, |(score, _)| score);
            let score = -search(&mut position, depth - 1, -MATE, -alpha, 1) - 60 * again;
            position.undo(mv, undo);
            if best.is_none_or(|(top, _)| score > top) {
                best = Some((score, mv));
            }
        }
        let (_, mv) = best?;
        *self.seen.entry(position.key_after(mv)).or_default() += 1;
        Some(mv)
    }
}

fn search(position: &mut Position, depth: u32, mut alpha: i32, beta: i32, ply: i32) -> i32 {
    if depth == 0 {
        return quiet(position, alpha, beta);
    }
    let moves = ordered(position);
    if moves.is_empty() {
        return ply - MATE;
    }
    for mv in moves {
        let undo = position.play_unchecked(mv);
        let score = -search(position, depth - 1, -beta, -alpha, ply + 1);
        position.undo(mv, undo);
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    alpha
}

fn quiet(position: &mut Position, mut alpha: i32, beta: i32) -> i32 {
    alpha = alpha.max(balance(position));
    if alpha >= beta {
        return alpha;
    }
    let mut captures = position.legal_captures();
    captures.sort_by_key(|mv| -gain(position, *mv));
    for mv in captures {
        let undo = position.play_unchecked(mv);
        let score = -quiet(position, -beta, -alpha);
        position.undo(mv, undo);
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    alpha
}

/// The legal moves, good captures first.
fn ordered(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort_by_key(|mv| -gain(position, *mv));
    moves
}

fn gain(position: &Position, mv: Move) -> i32 {
    position.piece_at(mv.to()).map_or(0, |captured| {
        8 * worth(captured.role) - position.piece_at(mv.from()).map_or(0, |piece| worth(piece.role))
    })
}

/// How much better the side to move stands.
fn balance(position: &Position) -> i32 {
    let side = |color: Color| -> i32 {
        let enemy = position.general(!color);
        position
            .of(color)
            .into_iter()
            .filter_map(|square| Some(standing(position.piece_at(square)?.role, square, color, enemy)))
            .sum()
    };
    side(position.turn()) - side(!position.turn())
}

/// A piece is worth more the nearer it is to the other general, which brings the game to an end.
fn standing(role: Role, square: Square, color: Color, enemy: Square) -> i32 {
    let distance = i32::from((square.file() as u8).abs_diff(enemy.file() as u8))
        + i32::from((square.rank() as u8).abs_diff(enemy.rank() as u8));
    let near = match role {
        Role::General | Role::Advisor | Role::Elephant => 0,
        Role::Soldier => 3 * i32::from(square.rank().relative(color).min(7)) - distance,
        Role::Horse | Role::Chariot | Role::Cannon => 12 - distance,
    };
    worth(role) + near
}

fn worth(role: Role) -> i32 {
    match role {
        Role::General => 0,
        Role::Advisor | Role::Elephant => 200,
        Role::Horse => 420,
        Role::Cannon => 450,
        Role::Chariot => 950,
        Role::Soldier => 100,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chuhe_rules::Game;

    #[test]
    fn it_wins_at_once_and_takes_what_hangs() {
        let choose = |fen: &str| Player::default().choose(Game::from_fen(fen).unwrap().position(), 3);
        let mut game = Game::from_fen("4k4/R8/9/9/9/9/9/9/9/3K2R2 w").unwrap();
        game.play(Player::default().choose(game.position(), 3).unwrap()).unwrap();
        assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(Color::Red));
        assert_eq!(choose("3k5/9/9/4r4/9/9/9/9/4R4/5K3 w"), "e1e6".parse().ok());
        assert_eq!(choose("3k5/9/3P5/9/9/9/9/9/4K4/9 b"), None);
    }
}
