//! In which order moves are tried.

use arrayvec::ArrayVec;
use chuhe_rules::{Bitboard, Move, MoveList, Position};

use crate::history::{Before, History};
use crate::see;
use crate::value::EXCHANGE;

/// The kind of move, as the search prunes by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// From the table.
    Known,
    /// A capture that does not lose material.
    Capture,
    /// Neither captures nor gives check.
    Quiet,
    /// Gives check, and does not capture; in a quiet search also where it captures and loses material.
    Check,
    /// A capture that loses material.
    BadCapture,
}

/// What is done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Known,
    ListCaptures,
    Captures,
    ListQuiets,
    Quiets,
    BadCaptures,
    ListChecks,
    Checks,
}

const KILLER: i32 = 1 << 20;

/// What a check is worth besides its history.
const CHECK: i32 = 8_192;

/// How much a check may lose and still be worth that, in hundredths of a soldier.
const CHECK_LOSES: i32 = 75;

/// Gives moves one by one, the most promising first, and looks for each kind only when it is needed.
pub(crate) struct Picker {
    stage: Stage,
    known: Option<Move>,
    /// The only moves to give, where not all are.
    among: Option<Box<MoveList>>,
    /// Whether only captures that do not lose material are given.
    only_good: bool,
    /// Whether all other moves that give check come after them.
    checks: bool,
    killers: [Option<Move>; 2],
    before: Before,
    /// The moves of the stage, from `next` on still to give.
    moves: ArrayVec<Ranked, 128>,
    next: usize,
    bad: ArrayVec<Move, 64>,
}

impl Picker {
    /// For all moves of a node.
    pub(crate) fn new(known: Option<Move>, killers: [Option<Move>; 2], before: Before) -> Self {
        Self {
            stage: Stage::Known,
            known,
            among: None,
            only_good: false,
            checks: false,
            killers,
            before,
            moves: ArrayVec::new(),
            next: 0,
            bad: ArrayVec::new(),
        }
    }

    /// For these moves only.
    pub(crate) fn among(moves: &MoveList, known: Option<Move>) -> Self {
        Self { among: Some(Box::new(moves.clone())), ..Self::new(known, [None; 2], [None; 3]) }
    }

    /// For captures that do not lose material.
    pub(crate) fn captures(known: Option<Move>) -> Self {
        Self { only_good: true, ..Self::new(known, [None; 2], [None; 3]) }
    }

    /// Then for all other moves that give check, even where they lose material: they may mate.
    pub(crate) fn with_checks(self) -> Self {
        Self { checks: true, ..self }
    }

    /// Gives no more moves that neither capture nor give check.
    pub(crate) fn skip_quiets(&mut self) {
        if self.stage == Stage::Quiets {
            let mut given = self.next;
            self.moves.retain(|ranked| {
                let is_given = given > 0;
                given = given.saturating_sub(1);
                is_given || ranked.checks()
            });
        }
    }

    /// The next move and its kind; `position` is that of the node at each call.
    pub(crate) fn next(&mut self, position: &Position, history: &History) -> Option<(Move, Kind)> {
        loop {
            match self.stage {
                Stage::Known => {
                    self.stage = Stage::ListCaptures;
                    self.known = self.known.filter(|mv| self.gives(position, *mv));
                    if let Some(known) = self.known {
                        return Some((known, Kind::Known));
                    }
                }
                Stage::ListCaptures => {
                    self.list(position, position.of(!position.turn()), |mv| {
                        (mvv(position, mv) + history.capture(position, mv) / 8, false)
                    });
                    self.stage = Stage::Captures;
                }
                Stage::Captures => {
                    let Some((mv, _)) = self.best() else {
                        self.stage = match (self.only_good, self.checks) {
                            (false, _) => Stage::ListQuiets,
                            (true, true) => Stage::ListChecks,
                            (true, false) => return None,
                        };
                        continue;
                    };
                    if see::gains(position, mv, 0) {
                        return Some((mv, Kind::Capture));
                    }
                    let _ = self.bad.try_push(mv);
                }
                Stage::ListQuiets => {
                    let (killers, before) = (self.killers, self.before);
                    self.list(position, !position.occupied(), |mv| {
                        let checks = position.gives_check(mv);
                        let worth = if Some(mv) == killers[0] {
                            KILLER + 1
                        } else if Some(mv) == killers[1] {
                            KILLER
                        } else {
                            let is_early = checks && see::gains(position, mv, -CHECK_LOSES);
                            let worth = |piece| history.quiet(piece, mv, before);
                            position.piece_at(mv.from()).map_or(0, worth) + i32::from(is_early) * CHECK
                        };
                        (worth, checks)
                    });
                    self.stage = Stage::Quiets;
                }
                Stage::Quiets => {
                    if let Some((mv, checks)) = self.best() {
                        return Some((mv, if checks { Kind::Check } else { Kind::Quiet }));
                    }
                    self.stage = Stage::BadCaptures;
                    self.next = 0;
                }
                Stage::ListChecks => {
                    self.list(position, !position.occupied(), |mv| (0, position.gives_check(mv)));
                    self.moves.retain(|ranked| ranked.checks());
                    for mv in self.bad.iter().filter(|mv| position.gives_check(**mv)) {
                        self.moves.push(Ranked::new(mvv(position, *mv).max(1), self.moves.len(), *mv, true));
                    }
                    self.stage = Stage::Checks;
                }
                Stage::Checks => return self.best().map(|(mv, _)| (mv, Kind::Check)),
                Stage::BadCaptures => {
                    let mv = *self.bad.get(self.next)?;
                    self.next += 1;
                    return Some((mv, Kind::BadCapture));
                }
            }
        }
    }

    /// Whether the move known from elsewhere is one to give here.
    fn gives(&self, position: &Position, known: Move) -> bool {
        if self.only_good && position.piece_at(known.to()).is_none() {
            // A quiet one has its turn among the checks, if it is one.
            return false;
        }
        self.among.as_ref().map_or_else(|| position.is_legal(known), |among| among.contains(&known))
    }

    /// Lists the moves to points of a set, but the known one; `rank` says what a move is worth, and whether it gives
    /// check where that matters.
    fn list(&mut self, position: &Position, set: Bitboard, rank: impl Fn(Move) -> (i32, bool)) {
        self.moves.clear();
        self.next = 0;
        let known = self.known;
        let moves = &mut self.moves;
        let mut add = |mv: Move| {
            if Some(mv) != known {
                let (worth, checks) = rank(mv);
                moves.push(Ranked::new(worth, moves.len(), mv, checks));
            }
        };
        if let Some(among) = &self.among {
            among.iter().copied().filter(|mv| set.contains(mv.to())).for_each(add);
        } else {
            position.visit_legal(|from, targets| {
                for to in targets & set {
                    add(Move::new(from, to));
                }
            });
        }
    }

    /// The best of the moves listed that were not given yet, and whether it was listed as giving check.
    fn best(&mut self) -> Option<(Move, bool)> {
        let rest = self.moves.get_mut(self.next..)?;
        let (mut best, mut at) = (*rest.first()?, 0);
        for (i, ranked) in rest.iter().enumerate().skip(1) {
            if *ranked > best {
                (best, at) = (*ranked, i);
            }
        }
        rest.swap(0, at);
        self.next += 1;
        Some((best.mv()?, best.checks()))
    }
}

/// A move and what it is worth, in one number, so that the best of many is found quickly.
///
/// From the highest bit: 32 of the worth, 15 that are the greater the earlier the move was listed, 1 that says whether it
/// gives check, 16 of the move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Ranked(u64);

impl Ranked {
    fn new(worth: i32, number: usize, mv: Move, checks: bool) -> Self {
        // With the sign turned, numbers without a sign are in the same order.
        let worth = worth.cast_unsigned() ^ 1 << 31;
        let early = u64::from(u16::MAX / 2 - number as u16);
        Self(u64::from(worth) << 32 | early << 17 | u64::from(checks) << 16 | u64::from(mv.to_bits()))
    }

    const fn checks(self) -> bool {
        self.0 >> 16 & 1 != 0
    }

    fn mv(self) -> Option<Move> {
        Move::from_bits(self.0 as u16)
    }
}

/// The most valuable victim first, by the least valuable attacker.
fn mvv(position: &Position, mv: Move) -> i32 {
    let worth = |square| position.piece_at(square).map_or(0, |piece| EXCHANGE[piece.role as usize]);
    worth(mv.to()) * 8 - worth(mv.from()) / 16
}

#[cfg(test)]
mod tests {
    use super::*;
    use chuhe_rules::Game;

    const GAMES: [&str; 5] = [
        "startpos",
        "startpos moves h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 c3c4 g6g5 h0h6 c6c5",
        // Many captures, some of which lose a chariot.
        "r2akab1r/9/2n1b1n2/p1p1p1p1p/1c2R2c1/2P3P2/P3P3P/1CN1C1N2/9/R1BAKAB2 w - - 4 8",
        // In check.
        "3k5/9/9/3R5/9/9/2n6/4r4/9/3K5 b - - 0 1",
        // With a check that loses the chariot.
        "4k4/9/1n7/9/9/9/9/9/9/R2K5 w - - 0 1",
    ];

    fn given(mut picker: Picker, position: &Position) -> Vec<(Move, Kind)> {
        let history = History::new();
        std::iter::from_fn(|| picker.next(position, &history)).collect()
    }

    #[test]
    fn every_legal_move_is_given_once_the_known_one_first() {
        for text in GAMES {
            let game = Game::from_fen(text).unwrap();
            let position = game.position();
            let mut legal = position.legal_moves().to_vec();
            legal.sort_unstable_by_key(|mv| mv.to_bits());
            for known in legal.iter().copied().map(Some).chain([None, "a0a9".parse().ok()]) {
                let killers = [legal.first().copied(), "e0e9".parse().ok()];
                let moves = given(Picker::new(known, killers, [None; 3]), position);
                let first = known.filter(|known| legal.contains(known));
                assert_eq!(moves.iter().find(|(_, kind)| *kind == Kind::Known).map(|(mv, _)| *mv), first);
                assert!(first.is_none_or(|known| moves[0].0 == known), "{text}");
                let mut moves: Vec<Move> = moves.into_iter().map(|(mv, _)| mv).collect();
                moves.sort_unstable_by_key(|mv| mv.to_bits());
                assert_eq!(moves, legal, "{text} {known:?}");
            }
        }
    }

    #[test]
    fn captures_that_lose_come_last() {
        let game = Game::from_fen(GAMES[2]).unwrap();
        let moves = given(Picker::new(None, [None; 2], [None; 3]), game.position());
        let place = |kind: Kind| match kind {
            Kind::Known => 0,
            Kind::Capture => 1,
            Kind::Quiet | Kind::Check => 2,
            Kind::BadCapture => 3,
        };
        assert!(moves.is_sorted_by_key(|(_, kind)| place(*kind)), "{moves:?}");
        for wanted in [Kind::Capture, Kind::BadCapture] {
            assert!(moves.iter().any(|(_, kind)| *kind == wanted), "{wanted:?} in {moves:?}");
        }
        for (mv, kind) in moves {
            let captures = game.position().piece_at(mv.to()).is_some();
            let expected = match (captures, see::gains(game.position(), mv, 0)) {
                (true, true) => Kind::Capture,
                (true, false) => Kind::BadCapture,
                (false, _) if game.position().gives_check(mv) => Kind::Check,
                (false, _) => Kind::Quiet,
            };
            assert_eq!(kind, expected, "{mv}");
        }
    }

    #[test]
    fn a_quiet_search_is_given_captures_that_pay_and_checks_where_asked_for() {
        for text in GAMES {
            let game = Game::from_fen(text).unwrap();
            let position = game.position();
            let captures = given(Picker::captures(None), position);
            assert!(captures.iter().all(|(mv, _)| position.piece_at(mv.to()).is_some()), "{text}");
            let with_checks = given(Picker::captures(None).with_checks(), position);
            assert_eq!(with_checks[..captures.len()], captures[..], "{text}");
            let mut checks: Vec<Move> = with_checks[captures.len()..].iter().map(|(mv, _)| *mv).collect();
            let mut expected = position.legal_moves().to_vec();
            expected.retain(|mv| {
                let quiet = position.piece_at(mv.to()).is_none();
                (quiet || !see::gains(position, *mv, 0)) && position.gives_check(*mv)
            });
            for moves in [&mut checks, &mut expected] {
                moves.sort_unstable_by_key(|mv| mv.to_bits());
            }
            assert_eq!(checks, expected, "{text}");
        }
    }

    #[test]
    fn of_quiet_moves_only_checks_are_given_once_they_are_skipped() {
        let mut checks_after = 0;
        for text in GAMES {
            let game = Game::from_fen(text).unwrap();
            let all = given(Picker::new(None, [None; 2], [None; 3]), game.position());
            let history = History::new();
            let mut picker = Picker::new(None, [None; 2], [None; 3]);
            let mut before = Vec::new();
            while before.last().is_none_or(|(_, kind)| *kind != Kind::Quiet) {
                let Some(next) = picker.next(game.position(), &history) else { break };
                before.push(next);
            }
            picker.skip_quiets();
            let rest = given(picker, game.position());
            let expected: Vec<_> =
                all[before.len()..].iter().copied().filter(|(_, kind)| *kind != Kind::Quiet).collect();
            assert_eq!(rest, expected, "{text}");
            checks_after += rest.iter().filter(|(_, kind)| *kind == Kind::Check).count();
        }
        assert!(checks_after > 0);
    }
}
