//! What the low levels do with their own pieces: walk into captures in plain sight, leave them standing there, go to and fro.

use chuhe_rules::{Color, Game, Move, Position, Role, Square};

use super::{Computer, Player, novice, worth};

/// What a level did with its own pieces in its games.
#[derive(Default)]
struct Care {
    games: usize,
    moves: usize,
    /// Pieces that it moved to where they can be taken in plain sight, for more than the move took.
    walked: usize,
    /// Pieces that it left standing so, counted anew after each of its moves.
    hung: usize,
    /// Moves of a piece to where it has come from, for the third time in a row.
    idle: usize,
}

impl Care {
    /// The games of a level, with Red, against another player.
    fn of<P: Player>(level: u8, games: u64, mut other: impl FnMut(u64) -> P) -> Self {
        let mut care = Self { games: games as usize, ..Self::default() };
        for seed in 0..games {
            let (mut own, mut other) = (Computer::new(level, seed), other(seed));
            let mut game = Game::start();
            let mut made: Vec<Move> = Vec::new();
            while game.outcome().is_none() && game.plies().len() < 300 {
                if game.position().turn() == Color::Black {
                    game.play(other.choose(&game)).unwrap();
                    continue;
                }
                let mv = own.choose(&game);
                let before = game.position().clone();
                game.play(mv).unwrap();
                made.push(mv);
                care.count(&before, &made, game.position());
            }
        }
        care
    }

    /// Counts the last of the moves made, between these positions.
    fn count(&mut self, before: &Position, made: &[Move], after: &Position) {
        self.moves += 1;
        let back = |pair: &[Move]| pair[0].from() == pair[1].to() && pair[0].to() == pair[1].from();
        self.idle += usize::from(made.len() >= 3 && made[made.len() - 3..].windows(2).all(back));
        let mv = made[made.len() - 1];
        let taken = before.piece_at(mv.to()).map_or(0, |piece| worth(piece.role));
        for (square, loss) in losses(after) {
            if square != mv.to() {
                self.hung += 1;
            } else if loss > taken && !before.is_check() {
                self.walked += 1;
            }
        }
    }

    /// Says what was counted: pieces for each game, moves to and fro in per cent.
    fn tell(&self, name: &str) {
        let each = |count: usize| count as f64 / self.games as f64;
        eprintln!(
            "{name}: a game has {:.0} moves, {:.2} pieces walk into plain captures, {:.2} hang there after a move; {:.1} % go to and fro",
            each(self.moves),
            each(self.walked),
            each(self.hung),
            self.idle as f64 / self.moves as f64 * 100.0
        );
    }
}

/// The points where the side to move takes a piece, no soldier, in plain sight, and what that loses the other.
fn losses(position: &Position) -> Vec<(Square, i32)> {
    let mut losses: Vec<(Square, i32)> = Vec::new();
    for mv in &position.legal_moves() {
        let (Some(piece), Some(victim)) = (position.piece_at(mv.from()), position.piece_at(mv.to())) else {
            continue;
        };
        if victim.role == Role::Soldier || !is_plain(piece.role, *mv) {
            continue;
        }
        let mut after = position.clone();
        after.play_unchecked(*mv);
        let guarded = after.legal_moves().iter().any(|reply| reply.to() == mv.to());
        let loss = worth(victim.role) - if guarded { worth(piece.role) } else { 0 };
        match losses.iter_mut().find(|(square, _)| *square == mv.to()) {
            Some((_, known)) => *known = loss.max(*known),
            None if loss > 0 => losses.push((mv.to(), loss)),
            None => {}
        }
    }
    losses
}

/// Whether somebody who has just learned the moves sees a capture: by a neighbour, or by a chariot at most three points off.
fn is_plain(role: Role, mv: Move) -> bool {
    let (from, to) = (mv.from(), mv.to());
    let files = (from.file() as u8).abs_diff(to.file() as u8);
    let ranks = (from.rank() as u8).abs_diff(to.rank() as u8);
    match role {
        Role::Horse | Role::Elephant | Role::Cannon => false,
        Role::Chariot | Role::Advisor | Role::Soldier | Role::General => files + ranks <= 3,
    }
}

#[test]
fn a_loss_in_plain_sight_is_told_from_others() {
    for (fen, expected) in [
        ("3k5/9/9/9/r2N5/9/9/9/9/4K4 b", Some(("d5", 4))),
        // A long way off, over a screen, around a corner.
        ("3k5/9/9/9/r3N4/9/9/9/9/4K4 b", None),
        ("3k5/9/9/9/c1pN5/9/9/9/9/4K4 b", None),
        ("3k5/9/9/1n7/3N5/9/9/9/9/4K4 b", None),
        // Guarded: for a chariot it is no gain, for a soldier it is.
        ("3k5/9/9/9/r2N5/9/9/3R5/9/4K4 b", None),
        ("3k5/9/9/2p6/2N6/9/9/2R6/9/4K4 b", Some(("c5", 3))),
        ("3k5/9/9/2p6/2P6/9/9/9/9/4K4 b", None),
    ] {
        let game = Game::from_fen(fen).unwrap();
        let expected: Vec<(Square, i32)> =
            expected.iter().map(|(square, loss)| (square.parse().unwrap(), *loss)).collect();
        assert_eq!(losses(game.position()), expected, "{fen}");
    }
}

#[test]
fn level_1_seldom_throws_pieces_away_in_plain_sight() {
    let cares = [
        ("level 1 against the novice", Care::of(1, 60, novice)),
        ("level 1 against level 2", Care::of(1, 60, |seed| Computer::new(2, seed + 1_000_000))),
        ("level 2 against level 1", Care::of(2, 60, |seed| Computer::new(1, seed + 1_000_000))),
        ("level 3 against level 2", Care::of(3, 60, |seed| Computer::new(2, seed + 1_000_000))),
    ];
    for (name, care) in &cares {
        care.tell(name);
    }
    for (name, care) in cares {
        assert!(care.walked < care.games, "{name}");
    }
}

/// While the lowest level held on to what it liked for a whole game, it was 6 %.
#[test]
fn the_lowest_level_seldom_moves_to_and_fro() {
    let care = Care::of(1, 30, |seed| Computer::new(3, seed + 1_000_000));
    care.tell("level 1 against level 3");
    assert!(care.idle * 100 <= 3 * care.moves, "{} of {}", care.idle, care.moves);
}
