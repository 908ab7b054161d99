//! Threats to mate by unbroken checks, which the Chinese rules forbid to repeat.

use alloc::collections::BTreeMap;

use super::Label;
use crate::attacks::{horse_leg, horse_moves, on_file, on_rank, soldier_attackers};
use crate::{Bitboard, ByColor, Move, MoveList, Position, Role};

/// How many own moves such a mate may take.
const MOVES: u32 = 4;

/// How many checks and replies are tried to find one; where they do not suffice, there is no threat.
///
/// They found each of 1,214 mates that a search through fifty times as many found in boards full of attackers.
const TRIES: u32 = 1_000;

/// Which plies of a cycle are labelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plies {
    /// All that do not check.
    All,
    /// Those that the verdict depends on: a side with one idle ply has broken no rule, whatever its others do.
    Decisive,
}

/// Finds which plies threaten to mate by checks, and gives the number of checks and replies tried.
pub(super) fn label(start: &Position, labels: &mut [Label], plies: Plies) -> u32 {
    let mut position = start.clone();
    let mut known = BTreeMap::new();
    let mut innocent = ByColor::<bool>::default();
    let mut tries = 0;
    for label in labels {
        position.play_unchecked(label.mv);
        let side = label.piece.color;
        if label.check || plies == Plies::Decisive && (innocent[side] || label.offends()) {
            continue;
        }
        label.mate_threat = *known.entry(position.key()).or_insert_with(|| {
            let mut search = Search { left: TRIES };
            let threatens = search.threatens(&position);
            tries += TRIES - search.left;
            threatens == Some(true)
        });
        innocent[side] |= !label.offends();
    }
    tries
}

/// Whether the side that has just moved, without check, threatens to mate by checks.
///
/// Unknown where that takes more than so many checks and replies.
pub(super) fn is_threatened(position: &Position, tries: u32) -> Option<bool> {
    Search { left: tries }.threatens(position)
}

/// A search for a mate by checks.
struct Search {
    /// How many checks and replies may still be tried.
    left: u32,
}

impl Search {
    /// Whether the side that has just moved would mate by nothing but checks, short mates first.
    fn threatens(&mut self, position: &Position) -> Option<bool> {
        let mut position = position.clone();
        position.pass();
        let mates = (1..=MOVES).any(|moves| self.attack(&mut position, moves));
        (mates || self.left > 0).then_some(mates)
    }

    fn attack(&mut self, position: &mut Position, moves: u32) -> bool {
        may_check(position).into_iter().any(|mv| {
            let undo = position.play_unchecked(mv);
            let mates = position.is_check() && self.tries() && self.cannot_defend(position, moves - 1);
            position.undo(mv, undo);
            mates
        })
    }

    fn cannot_defend(&mut self, position: &mut Position, moves: u32) -> bool {
        if moves == 0 {
            return !position.has_legal_move();
        }
        position.legal_moves().into_iter().all(|mv| {
            let undo = position.play_unchecked(mv);
            let mated = self.tries() && self.attack(position, moves);
            position.undo(mv, undo);
            mated
        })
    }

    fn tries(&mut self) -> bool {
        let left = self.left.checked_sub(1);
        self.left = left.unwrap_or_default();
        left.is_some()
    }
}

/// The legal moves among which all are that check, and few others.
fn may_check(position: &Position) -> MoveList {
    let us = position.turn();
    let general = position.general(!us);
    let own = |role| position.pieces(us, role);
    let (rank, file) = position.lines(general);
    let empty = on_rank(general, rank.quiet()) | on_file(general, file.quiet());
    let near = on_rank(general, rank.near()) | on_file(general, file.near());
    let far = on_rank(general, rank.far()) | on_file(general, file.far());
    let jumps = horse_moves(general, Bitboard::EMPTY);
    let legs: Bitboard =
        (jumps & own(Role::Horse)).into_iter().map(|horse| horse_leg(horse, general)).collect();
    // What leaves one of these may uncover a chariot, a cannon or a horse.
    let covers = near | far | legs;
    // What enters one of these is a screen for a cannon.
    let screens = if (near & own(Role::Cannon)).is_empty() { Bitboard::EMPTY } else { empty };
    let mut moves = MoveList::new();
    position.visit_legal(|from, targets| {
        let checks = match position.piece_at(from).map(|piece| piece.role) {
            _ if covers.contains(from) => Bitboard::ALL,
            Some(Role::Chariot) => empty | near,
            Some(Role::Cannon) => Bitboard::file(general.file()) | Bitboard::rank(general.rank()),
            Some(Role::Horse) => screens | jumps,
            Some(Role::Soldier) => screens | soldier_attackers(us, general),
            _ => screens,
        };
        moves.extend((targets & checks).into_iter().map(|to| Move::new(from, to)));
    });
    moves
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::judge::{Cycle, Label, label::Labeller};
    use crate::{Color, Game, Piece, RuleSet, Setup, Square};

    fn at(fen: &str) -> Position {
        Game::from_fen(fen).unwrap().position().clone()
    }

    #[test]
    fn checks_that_mate() {
        let threatens = |fen: &str, tries| is_threatened(&at(fen), tries);
        assert_eq!(threatens("4k4/R8/9/9/9/9/9/9/9/3K2R2 b", TRIES), Some(true));
        assert_eq!(threatens("4k4/9/R8/9/9/9/9/9/6R2/3K5 b", TRIES), Some(true));
        assert_eq!(threatens("4k4/9/9/9/9/9/9/9/9/3K2R2 b", TRIES), Some(false));
        assert_eq!(threatens("startpos", TRIES), Some(false));
        assert_eq!(threatens("4k4/9/R8/9/9/9/9/9/6R2/3K5 b", 3), None);
    }

    /// Numbers that are the same in every run (Marsaglia's xorshift).
    struct Random(u64);

    impl Random {
        fn below(&mut self, bound: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 % bound as u64) as usize
        }

        /// A board with a dozen attackers of Red's around Black's general, Red to move.
        fn onslaught(&mut self) -> Position {
            loop {
                let mut setup = Setup::empty();
                for color in Color::ALL {
                    let palace: Vec<Square> =
                        Square::all().filter(|square| square.in_palace(color)).collect();
                    setup.board[palace[self.below(9)].index()] = Some(Piece::new(color, Role::General));
                }
                for _ in 0..16 {
                    let role = [Role::Chariot, Role::Cannon, Role::Horse, Role::Soldier][self.below(4)];
                    let (color, first) = if self.below(4) > 0 { (Color::Red, 45) } else { (Color::Black, 0) };
                    let square = Square::from_index((first + self.below(45)) as u8);
                    setup.board[square.index()].get_or_insert(Piece::new(color, role));
                }
                if let Some(position) = Position::try_from(setup).ok().filter(|position| !position.is_check())
                {
                    return position;
                }
            }
        }

        /// Moves out and back again, so many of each side, if the ones tried can be made; nothing is captured.
        fn tour(&mut self, start: &Position, plies: usize) -> Option<Vec<Move>> {
            let mut position = start.clone();
            let mut moves: Vec<Move> = Vec::new();
            for ply in 0..plies {
                let mv = if ply < plies / 2 {
                    let quiet =
                        position.legal_moves().into_iter().filter(|mv| position.piece_at(mv.to()).is_none());
                    let quiet: Vec<Move> = quiet.collect();
                    *quiet.get(self.below(quiet.len().max(1)))?
                } else {
                    let out = moves[(plies - 1 - ply) ^ 1];
                    Move::new(out.to(), out.from())
                };
                if !position.is_legal(mv) {
                    return None;
                }
                position.play_unchecked(mv);
                moves.push(mv);
            }
            Some(moves)
        }
    }

    /// The same search with no choice of moves but whether they check.
    fn plainly(position: &Position, moves: u32) -> bool {
        position.legal_moves().into_iter().any(|mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            after.is_check()
                && after.legal_moves().into_iter().all(|reply| {
                    let mut next = after.clone();
                    next.play_unchecked(reply);
                    moves > 1 && plainly(&next, moves - 1)
                })
        })
    }

    #[test]
    fn no_check_is_overlooked() {
        let mut random = Random(0x9E37_79B9_7F4A_7C15);
        let mut found = 0;
        for _ in 0..2_000 {
            let position = random.onslaught();
            let expected = plainly(&position, 2);
            let mut search = Search { left: u32::MAX };
            assert_eq!(
                (1..=2).any(|moves| search.attack(&mut position.clone(), moves)),
                expected,
                "{position}"
            );
            found += u32::from(expected);
            for mv in position.legal_moves() {
                let mut after = position.clone();
                after.play_unchecked(mv);
                assert!(!after.is_check() || may_check(&position).contains(&mv), "{position} {mv}");
            }
        }
        assert!(found > 500, "{found}");
    }

    /// What bounds the time of a verdict, counted rather than timed: a try takes less than a microsecond.
    #[test]
    fn a_long_cycle_takes_few_tries() {
        let mut random = Random(0xD1B5_4A32_D192_ED03);
        let (mut cycles, mut most, mut sum) = (0, 0, 0);
        let wanted = if chuhe_testkit::slow() { 200 } else { 20 };
        while cycles < wanted {
            let start = random.onslaught();
            let Some(moves) = random.tour(&start, 120) else { continue };
            let mut labeller = Labeller::new(start.clone(), &RuleSet::CXA_LITE);
            let mut labels: Vec<Label> =
                moves.iter().filter_map(|mv| labeller.label(*mv, moves[0])).collect();
            let tries = label(&start, &mut labels, Plies::Decisive);
            assert_eq!(
                Cycle::judged(&start, moves.iter().copied(), &RuleSet::CXA_LITE).breaches,
                Cycle::new(&start, moves, &RuleSet::CXA_LITE).breaches,
            );
            (cycles, most, sum) = (cycles + 1, most.max(tries), sum + tries);
        }
        assert!(most < 4_000 && sum < 1_000 * cycles, "at most {most}, {sum} in {cycles} cycles");
    }
}
