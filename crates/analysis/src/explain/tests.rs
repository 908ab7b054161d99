//! What is seen on a board is seen on the board in a mirror, and on the turned board with the colours exchanged.

use chuhe_rules::{Color, Game, Move, Piece, Position, Reason, Square};
use chuhe_testkit::Random;

use super::*;

/// A way to look at a board.
#[derive(Clone, Copy)]
struct View {
    square: fn(Square) -> Square,
    swaps: bool,
}

impl View {
    fn color(self, color: Color) -> Color {
        if self.swaps { !color } else { color }
    }

    fn placed(self, Placed { piece, square }: Placed) -> Placed {
        let piece = Piece::new(self.color(piece.color), piece.role);
        Placed { piece, square: (self.square)(square) }
    }

    fn mv(self, mv: Move) -> Move {
        Move::new((self.square)(mv.from()), (self.square)(mv.to()))
    }

    fn position(self, position: &Position) -> Position {
        let setup = position.setup();
        let setup = if self.swaps { setup.swapped() } else { setup.mirrored() };
        Position::of_diagram(setup).expect("it is as good as the other")
    }

    /// What a fact says, so that two of the same pieces, of which none is the greater, are in one order.
    fn said(self, fact: &Fact) -> String {
        let pair = |one: Placed, other: Placed| {
            let (one, other) = (self.placed(one), self.placed(other));
            if one.piece == other.piece { (one.min(other), one.max(other)) } else { (one, other) }
        };
        let (piece, by, also) = fact.pieces();
        let by = by.map(|by| self.placed(by));
        match *fact {
            Fact::Fork { first, second, .. }
            | Fact::Overloaded { first, second, .. }
            | Fact::DoubleCheck { first, second } => {
                // Advisors and elephants are worth the same.
                let (one, other) = pair(first, second);
                format!("{} {:?} {by:?}", fact.id(), if one < other { (one, other) } else { (other, one) })
            }
            _ => {
                let [piece, also] = [piece, also].map(|placed| placed.map(|placed| self.placed(placed)));
                format!("{} {piece:?} {by:?} {also:?}", fact.id())
            }
        }
    }
}

const PLAIN: View = View { square: |square| square, swaps: false };
const MIRROR: View = View { square: Square::mirror, swaps: false };
const SWAP: View = View { square: Square::rotate, swaps: true };

fn candidates(game: &Game, position: &Position, last: Option<(&Position, Move)>, view: View) -> Vec<String> {
    let mut said = Vec::new();
    for side in Color::ALL {
        let scene = Scene::new(game.rules(), position, side, last);
        let found = seen(&scene);
        let found =
            found.iter().map(|seen| format!("{} {}", view.said(&seen.candidate.fact), seen.candidate.gain));
        said.extend(found);
    }
    said.sort();
    said
}

#[test]
fn a_mirror_shows_the_same() {
    let mut random = Random::new(7);
    let mut count = 0;
    for _ in 0..40 {
        let mut game = Game::start();
        for _ in 0..90 {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            let captures: Vec<Move> = game.position().legal_captures().into_iter().collect();
            let mv = if captures.is_empty() || random.once_in(2) {
                random.pick(&moves)
            } else {
                random.pick(&captures)
            };
            let before = game.position().clone();
            game.play(mv).expect("the move is legal");
            for view in [MIRROR, SWAP] {
                let (then, now) = (view.position(&before), view.position(game.position()));
                let there = candidates(&game, &now, Some((&then, view.mv(mv))), PLAIN);
                let here = candidates(&game, game.position(), Some((&before, mv)), view);
                assert_eq!(here, there, "{before} {mv}");
                count += here.len();
            }
        }
    }
    assert!(count > 1_000, "{count}");
}
