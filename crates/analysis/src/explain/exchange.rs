//! What captures on one point gain, tried move by move.

use chuhe_rules::{Bitboard, Move, Position, Role, RuleSet, Square};

/// The least gain that is worth a word, in hundredths of a soldier: more than a soldier, less than an advisor.
pub(super) const LEAST_GAIN: i32 = 150;

/// Captures on one point that are looked at, beyond the first; so many pieces hardly ever attack one point.
const LONGEST: usize = 6;

/// What a piece is worth in an exchange, in hundredths of a soldier.
///
/// The usual values (chariot 9, cannon 4½, horse 4, advisor and elephant 2, soldier 1); the general is worth more than
/// all others together.
pub(super) const fn worth(role: Role) -> i32 {
    match role {
        Role::General => 10_000,
        Role::Chariot => 900,
        Role::Cannon => 450,
        Role::Horse => 400,
        Role::Advisor | Role::Elephant => 200,
        Role::Soldier => 100,
    }
}

/// What the side to move has gained when a capture was made and both sides have captured on its point as long as that
/// pays.
///
/// Every capture is legal: screens, legs and pins are regarded.
pub(super) fn exchange(rules: &RuleSet, position: &Position, mv: Move) -> i32 {
    exchange_within(rules, position, mv, LONGEST)
}

fn exchange_within(rules: &RuleSet, position: &Position, mv: Move, more: usize) -> i32 {
    let gain = position.piece_at(mv.to()).map_or(0, |piece| worth(piece.role));
    let mut after = position.clone();
    after.play_unchecked(mv);
    gain - best(rules, &after, mv.to(), more)
}

/// What the side to move gains by captures on a point; nothing where it better lets them be.
pub(super) fn best_on(rules: &RuleSet, position: &Position, square: Square) -> i32 {
    best(rules, position, square, LONGEST)
}

fn best(rules: &RuleSet, position: &Position, square: Square, more: usize) -> i32 {
    let Some(less) = more.checked_sub(1) else { return 0 };
    captures_on(rules, position, square)
        .into_iter()
        .map(|mv| exchange_within(rules, position, mv, less))
        .max()
        .unwrap_or(0)
        .max(0)
}

/// The legal captures on a point.
pub(super) fn captures_on(rules: &RuleSet, position: &Position, square: Square) -> Vec<Move> {
    if !position.of(!position.turn()).contains(square) {
        return Vec::new();
    }
    let attackers = position.attackers_within(square, position.occupied()) & position.of(position.turn());
    attackers
        .into_iter()
        .filter(|from| rules.targets(position, *from).contains(square))
        .map(|from| Move::new(from, square))
        .collect()
}

/// The same board without a piece that is no general.
pub(super) fn without(position: &Position, square: Square) -> Option<Position> {
    let mut setup = position.setup();
    setup.board[square.index()] = None;
    Position::of_diagram(setup).ok()
}

/// The points between two points of one line; none where they are on no common line.
pub(super) fn between(one: Square, other: Square) -> Bitboard {
    let (files, ranks) = (other.file() as i8 - one.file() as i8, other.rank() as i8 - one.rank() as i8);
    if (files == 0) == (ranks == 0) {
        return Bitboard::EMPTY;
    }
    let step = |from: Square| from.offset(files.signum(), ranks.signum());
    std::iter::successors(step(one), |square| step(*square)).take_while(|square| *square != other).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chuhe_rules::Game;

    #[track_caller]
    fn check(fen: &str, mv: &str, gain: i32) {
        let game = Game::from_fen(fen).expect("a position");
        assert_eq!(exchange(game.rules(), game.position(), mv.parse().expect("a move")), gain, "{fen} {mv}");
    }

    #[test]
    fn captures_on_one_point() {
        // Nothing takes back.
        check("3k5/9/9/4n4/9/9/4R4/9/9/4K4 w", "e3e6", 400);
        // A chariot takes back.
        check("3k5/9/9/r3n4/9/9/4R4/9/9/4K4 w", "e3e6", 400 - 900);
        // A second one behind the first deters it.
        check("3k5/9/9/r3n4/9/9/4R4/4R4/9/5K3 w", "e3e6", 400);
        // The cannon protects over the screen that the capture puts there.
        check("3k5/9/9/c2nn4/9/9/4R4/9/9/4K4 w", "e3e6", 400 - 900);
        // The piece that protects is pinned.
        check("3k5/3r5/9/3Rn4/9/9/4R4/9/9/4K4 w", "e3e6", 400);
    }

    #[test]
    fn points_between() {
        let points = |one: &str, other: &str| {
            between(one.parse().expect("a point"), other.parse().expect("a point")).count()
        };
        assert_eq!((points("a0", "a3"), points("i4", "e4"), points("a0", "a1")), (2, 3, 0));
        assert_eq!((points("a0", "b1"), points("c3", "c3")), (0, 0));
    }
}
