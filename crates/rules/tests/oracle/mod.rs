//! The rules once more, as slowly and plainly as a book tells them: the oracle of the fast ones.

use chuhe_rules::{Color, Move, Piece, Role, Setup, Square};

type Step = (i8, i8);

const LINES: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONALS: [Step; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

fn at(setup: &Setup, square: Square) -> Option<Piece> {
    setup.board[square.index()]
}

/// Where a piece can go, whatever that does to its general.
fn reach(setup: &Setup, from: Square, piece: Piece) -> Vec<Square> {
    let mut to = Vec::new();
    let free = |square: Square| at(setup, square).is_none();
    match piece.role {
        Role::General | Role::Advisor => {
            let steps = if piece.role == Role::General { LINES } else { DIAGONALS };
            to.extend(steps.iter().filter_map(|(x, y)| from.offset(*x, *y)));
            to.retain(|square| square.in_palace(piece.color));
        }
        Role::Elephant => {
            for (x, y) in DIAGONALS {
                if let (Some(eye), Some(target)) = (from.offset(x, y), from.offset(2 * x, 2 * y))
                    && free(eye)
                    && target.bank() == piece.color
                {
                    to.push(target);
                }
            }
        }
        Role::Horse => {
            for (x, y) in LINES {
                if from.offset(x, y).is_some_and(free) {
                    let sideways: [Step; 2] = if x == 0 { [(1, 0), (-1, 0)] } else { [(0, 1), (0, -1)] };
                    to.extend(sideways.iter().filter_map(|(a, b)| from.offset(2 * x + a, 2 * y + b)));
                }
            }
        }
        Role::Chariot | Role::Cannon => {
            for (x, y) in LINES {
                let mut screens = 0;
                let mut next = from.offset(x, y);
                while let Some(square) = next {
                    match (free(square), piece.role, screens) {
                        (true, _, 0) | (false, Role::Chariot, 0) | (false, Role::Cannon, 1) => {
                            to.push(square);
                        }
                        _ => {}
                    }
                    screens += i32::from(!free(square));
                    next = square.offset(x, y);
                }
            }
        }
        Role::Soldier => {
            let forward = piece.color.fold(1, -1);
            to.extend(from.offset(0, forward));
            if from.bank() != piece.color {
                to.extend(from.offset(1, 0));
                to.extend(from.offset(-1, 0));
            }
        }
    }
    to.retain(|square| at(setup, *square).is_none_or(|there| there.color != piece.color));
    to
}

/// Whether a side's general could be captured, or faces the other one.
pub(crate) fn in_danger(setup: &Setup, color: Color) -> bool {
    let find = |color| {
        let general = Piece::new(color, Role::General);
        setup.pieces().find(|(_, piece)| *piece == general).expect("both generals are there").0
    };
    let (own, other) = (find(color), find(!color));
    let between = |square: &Square| {
        let (a, b) = (own.rank().min(other.rank()), own.rank().max(other.rank()));
        square.file() == own.file() && a < square.rank() && square.rank() < b
    };
    let faces =
        own.file() == other.file() && Square::all().filter(between).all(|square| at(setup, square).is_none());
    faces
        || setup
            .pieces()
            .any(|(square, piece)| piece.color != color && reach(setup, square, piece).contains(&own))
}

/// The board after a move.
pub(crate) fn after(setup: &Setup, mv: Move) -> Setup {
    let mut after = setup.clone();
    after.board[mv.to().index()] = after.board[mv.from().index()].take();
    after.turn = !after.turn;
    after
}

/// All legal moves, sorted.
pub(crate) fn legal_moves(setup: &Setup) -> Vec<Move> {
    let mut moves: Vec<Move> = setup
        .pieces()
        .filter(|(_, piece)| piece.color == setup.turn)
        .flat_map(|(from, piece)| reach(setup, from, piece).into_iter().map(move |to| Move::new(from, to)))
        .filter(|mv| !in_danger(&after(setup, *mv), setup.turn))
        .collect();
    moves.sort();
    moves
}
