//! What threatens a general, and what its pieces may therefore not do.
//!
//! [`Danger`] is computed once for a position.
//! From it follows for every piece but the general the exact set of points it may go to, so no move has to be tried.
//! Each enemy piece that attacks the general, or would after one move, becomes a limit:
//!
//! | attacker | pieces between | any piece may go | the pieces between may go |
//! |---|---|---|---|
//! | chariot, or general on the file | 0 (check) | between, or onto it | |
//! | | 1 | anywhere | between, or onto it |
//! | cannon | 0 (hollow) | anywhere but between | |
//! | | 1 (check) | to an empty point between, or onto it | off the line, or onto it |
//! | | 2 | anywhere | to an empty point between, or onto it |
//! | horse | leg free (check) | onto the leg, or onto it | |
//! | | leg held | anywhere | onto it |
//! | soldier | (check) | onto it | |

use arrayvec::ArrayVec;

use crate::attacks::{
    advisor_moves, along_file, along_rank, between_mask, elephant_moves, general_moves, horse_leg,
    horse_moves, on_file, on_rank, soldier_attackers,
};
use crate::{Bitboard, Color, Move, Position, Role, Square};

/// What the pieces of the side to move may not do.
pub(crate) struct Danger {
    /// The enemy pieces that give check.
    pub(crate) checkers: Bitboard,
    /// Where a piece may go that stands between no attacker and the general.
    anywhere: Bitboard,
    /// The pieces that stand between.
    bound: Bitboard,
    limits: ArrayVec<Limit, 16>,
}

/// What one attacker asks of the pieces.
struct Limit {
    /// Where a piece may go that does not stand between.
    free: Bitboard,
    /// The pieces that stand between.
    between: Bitboard,
    /// Where those may go.
    bound: Bitboard,
}

impl Danger {
    /// What threatens the general of the side to move.
    #[inline]
    pub(crate) fn new(position: &Position) -> Self {
        let us = position.turn();
        let general = position.general(us);
        let mut danger = Self {
            checkers: Bitboard::EMPTY,
            anywhere: Bitboard::ALL,
            bound: Bitboard::EMPTY,
            limits: ArrayVec::new(),
        };
        danger.along_lines(position, general, !us);
        danger.by_horses(position, general, !us);
        let soldiers = soldier_attackers(!us, general) & position.pieces(!us, Role::Soldier);
        for soldier in soldiers {
            danger.check(soldier, Bitboard::of(soldier));
        }
        danger
    }

    /// Where the piece on `from` may go without leaving its general in check.
    #[inline]
    pub(crate) fn allowed(&self, from: Square) -> Bitboard {
        if self.bound.contains(from) {
            self.limits.iter().fold(Bitboard::ALL, |allowed, limit| {
                allowed & if limit.between.contains(from) { limit.bound } else { limit.free }
            })
        } else {
            self.anywhere
        }
    }

    #[inline]
    fn check(&mut self, attacker: Square, resolved: Bitboard) {
        self.checkers.insert(attacker);
        self.limit(Limit { free: resolved, between: Bitboard::EMPTY, bound: resolved });
    }

    #[inline]
    fn limit(&mut self, limit: Limit) {
        self.anywhere &= limit.free;
        self.bound |= limit.between;
        self.limits.push(limit);
    }

    #[inline]
    fn along_lines(&mut self, position: &Position, general: Square, them: Color) {
        let on_lines = Bitboard::file(general.file()) | Bitboard::rank(general.rank());
        let chariots = position.pieces(them, Role::Chariot);
        let cannons = position.pieces(them, Role::Cannon);
        for attacker in (chariots | cannons) & on_lines {
            self.along_line(position, general, attacker, cannons.contains(attacker));
        }
        let other = position.general(them);
        if other.file() == general.file() {
            self.along_line(position, general, other, false);
        }
    }

    #[inline]
    fn along_line(&mut self, position: &Position, general: Square, attacker: Square, cannon: bool) {
        let same_file = general.file() == attacker.file();
        let (mask, occupied) = if same_file {
            let mask = between_mask(general.index() / 9, attacker.index() / 9);
            (mask, position.files[general.index() % 9])
        } else {
            let mask = between_mask(general.index() % 9, attacker.index() % 9);
            (mask, position.ranks[general.index() / 9])
        };
        let count = (mask & u32::from(occupied)).count_ones();
        if count > 1 + u32::from(cannon) {
            return;
        }
        let between = if same_file { on_file(general, mask) } else { on_rank(general, mask) };
        let pieces = between & position.occupied();
        let onto = Bitboard::of(attacker);
        let within = between.without(pieces) | onto;
        match (cannon, count) {
            (false, 0) => self.check(attacker, within),
            (true, 0) => self.limit(Limit { free: !between, between: pieces, bound: Bitboard::ALL }),
            (true, 1) => {
                self.checkers.insert(attacker);
                self.limit(Limit { free: within, between: pieces, bound: !between | onto });
            }
            _ => self.limit(Limit { free: Bitboard::ALL, between: pieces, bound: within }),
        }
    }

    #[inline]
    fn by_horses(&mut self, position: &Position, general: Square, them: Color) {
        // A horse's jump has the same shape backward; only the leg differs.
        let near = horse_moves(general, Bitboard::EMPTY) & position.pieces(them, Role::Horse);
        for horse in near {
            let leg = Bitboard::of(horse_leg(horse, general));
            let onto = Bitboard::of(horse);
            let held = leg & position.occupied();
            if held.is_empty() {
                self.check(horse, leg | onto);
            } else {
                self.limit(Limit { free: Bitboard::ALL, between: held, bound: onto });
            }
        }
    }
}

impl Position {
    /// The enemy pieces that give check to the side to move: two or more are a double check.
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.general(self.turn()), !self.turn())
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Whether a legal move gives check.
    #[inline]
    pub fn gives_check(&self, mv: Move) -> bool {
        let us = self.turn();
        let target = self.general(!us);
        let (from, to) = (mv.from(), mv.to());
        // Only what leaves or reaches the general's lines, the points of horses that attack it or their legs can check.
        let on_lines = Bitboard::file(target.file()) | Bitboard::rank(target.rank());
        let bit = Bitboard::of(target).bits();
        let legs = Bitboard::from_bits(bit << 10 | bit << 8 | bit >> 10 | bit >> 8);
        let near = on_lines | horse_moves(target, Bitboard::EMPTY) | legs;
        if !near.contains(from) && !near.contains(to) {
            return false;
        }
        let (mut rank, mut file) = (self.ranks[target.index() / 9], self.files[target.index() % 9]);
        for (square, stays) in [(from, 0), (to, 1)] {
            if square.index() / 9 == target.index() / 9 {
                rank = rank & !(1 << (square.index() % 9)) | stays << (square.index() % 9);
            }
            if square.index() % 9 == target.index() % 9 {
                file = file & !(1 << (square.index() / 9)) | stays << (square.index() / 9);
            }
        }
        let lines = Lines::through(target, rank, file);
        let role = self.piece_at(from).map(|piece| piece.role);
        let after = |kind: Role| {
            let pieces = self.pieces(us, kind).without(Bitboard::of(from));
            if role == Some(kind) { pieces | Bitboard::of(to) } else { pieces }
        };
        let straight = lines.near & after(Role::Chariot)
            | lines.far & after(Role::Cannon)
            | soldier_attackers(us, target) & after(Role::Soldier);
        if !straight.is_empty() {
            return true;
        }
        let occupied = self.occupied().without(Bitboard::of(from)) | Bitboard::of(to);
        (horse_moves(target, Bitboard::EMPTY) & after(Role::Horse))
            .into_iter()
            .any(|horse| !occupied.contains(horse_leg(horse, target)))
    }

    /// The pieces of `by` that could capture a piece of the other side on `target`, pins not regarded.
    ///
    /// A general counts where it faces `target` along the file and the other general stands there.
    pub fn attackers(&self, target: Square, by: Color) -> Bitboard {
        self.attackers_with(
            target,
            by,
            self.occupied(),
            self.ranks[target.index() / 9],
            self.files[target.index() % 9],
        )
    }

    /// The pieces of both sides that could capture on `target` if only those on `occupied` were on the board.
    ///
    /// For exchanges: `occupied` is the occupancy without pieces that were given up, with `target`.
    /// Pins and facing generals are not regarded.
    #[inline]
    pub fn attackers_within(&self, target: Square, occupied: Bitboard) -> Bitboard {
        let rank = (occupied.bits() >> (target.index() / 9 * 9)) as u16 & 0x1ff;
        let on_file = Bitboard::file(target.file());
        let mut file = self.files[target.index() % 9];
        for changed in (occupied ^ self.occupied()) & on_file {
            file ^= 1 << (changed.index() / 9);
        }
        let lines = Lines::through(target, rank, file);
        let mut attackers = self.attackers_given(target, Color::Red, occupied, &lines)
            | self.attackers_given(target, Color::Black, occupied, &lines);
        for color in Color::ALL {
            let general = self.general(color);
            if general_moves(general).contains(target) {
                attackers.insert(general);
            }
        }
        attackers & occupied
    }

    /// Whether the two generals stand on one file with nothing between.
    pub(crate) fn generals_face(&self) -> bool {
        let (red, black) = (self.generals.red, self.generals.black);
        let mask = between_mask(red.index() / 9, black.index() / 9);
        red.file() == black.file() && mask & u32::from(self.files[red.index() % 9]) == 0
    }

    /// Whether the general of the side to move may go to `to`, one of its points.
    #[inline]
    pub(crate) fn general_may_go(&self, to: Square) -> bool {
        let us = self.turn();
        let from = self.general(us);
        let mut rank = self.ranks[to.index() / 9];
        let mut file = self.files[to.index() % 9];
        // The general no longer stands where it was: it shields nothing behind it.
        if from.index() / 9 == to.index() / 9 {
            rank &= !(1 << (from.index() % 9));
        } else {
            file &= !(1 << (from.index() / 9));
        }
        let occupied = self.occupied().without(Bitboard::of(from));
        let facing = Bitboard::of(self.general(!us)) & Bitboard::file(to.file());
        let lines = Lines::through(to, rank, file);
        (lines.near & facing).is_empty() && self.attackers_given(to, !us, occupied, &lines).is_empty()
    }

    fn attackers_with(
        &self,
        target: Square,
        by: Color,
        occupied: Bitboard,
        rank: u16,
        file: u16,
    ) -> Bitboard {
        let lines = Lines::through(target, rank, file);
        let mut attackers = self.attackers_given(target, by, occupied, &lines);
        let general = self.general(by);
        if general_moves(general).contains(target) {
            attackers.insert(general);
        }
        if self.general(!by) == target && general.file() == target.file() {
            attackers |= lines.near & Bitboard::of(general);
        }
        attackers
    }
}

/// What stands nearest and next to nearest on the two lines through a point.
struct Lines {
    near: Bitboard,
    far: Bitboard,
}

impl Lines {
    #[inline]
    fn through(target: Square, rank: u16, file: u16) -> Self {
        let (rank, file) = (along_rank(target, rank), along_file(target, file));
        Self {
            near: on_rank(target, rank.near()) | on_file(target, file.near()),
            far: on_rank(target, rank.far()) | on_file(target, file.far()),
        }
    }
}

impl Position {
    /// The attackers of `target` but the general.
    #[inline]
    fn attackers_given(&self, target: Square, by: Color, occupied: Bitboard, lines: &Lines) -> Bitboard {
        let mut attackers = lines.near & self.with(Role::Chariot)
            | lines.far & self.with(Role::Cannon)
            | soldier_attackers(by, target) & self.with(Role::Soldier);
        attackers &= self.of(by);
        for horse in horse_moves(target, Bitboard::EMPTY) & self.pieces(by, Role::Horse) {
            if !occupied.contains(horse_leg(horse, target)) {
                attackers.insert(horse);
            }
        }
        attackers | self.guards(target, by, occupied)
    }

    /// The advisors and elephants that attack `target`.
    #[inline]
    fn guards(&self, target: Square, by: Color, occupied: Bitboard) -> Bitboard {
        if target.bank() != by {
            return Bitboard::EMPTY;
        }
        (advisor_moves(target) & self.pieces(by, Role::Advisor))
            | (elephant_moves(target, occupied) & self.pieces(by, Role::Elephant))
    }
}
