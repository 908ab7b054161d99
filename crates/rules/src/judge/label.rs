//! What each ply of a cycle does.

use alloc::vec::Vec;

use super::chase::{self, Attack, Scales, Threat};
use super::nature::Nature;
use crate::{Bitboard, Chase, Move, Piece, Position, Role, RuleSet, Square};

/// A ply of a cycle and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The move.
    pub mv: Move,
    /// What moves.
    pub piece: Piece,
    /// Whether it checks.
    pub check: bool,
    /// Whether it threatens to mate by checks; looked for only where the rules ask.
    pub mate_threat: bool,
    /// The chases along new lines; the points are those after the ply.
    pub chases: Vec<Attack>,
    /// The other threats that the ply makes: out of standing attacks, and along new lines where the reply does not mind.
    pub uncovered: Vec<Attack>,
    /// The exchanges of equal kinds that the ply offers along new lines.
    pub exchanges: Vec<Attack>,
    /// Whether it steps between an attacker and what that attacked, or on its leg.
    pub block: bool,
    /// The pieces chased along new lines, as their points at the start of the cycle.
    pub(super) victims: Bitboard,
    /// All pieces threatened as they were not before, as their points at the start of the cycle.
    pub(super) threatened: Bitboard,
    /// Of the victims, the chariots that an enemy horse pins.
    pub(super) pinned: Bitboard,
}

impl Label {
    /// All that the ply does, gravest first; idle if it does nothing else.
    pub fn natures(&self) -> Vec<Nature> {
        let mut natures = Vec::new();
        if self.check {
            natures.push(Nature::Check);
        }
        if self.mate_threat {
            natures.push(Nature::MateThreat);
        }
        natures.extend(self.chases.iter().map(|attack| Nature::Chase(*attack)));
        natures.extend(self.uncovered.iter().map(|attack| Nature::Threat(*attack)));
        natures.extend(self.exchanges.iter().map(|attack| Nature::Exchange(*attack)));
        if natures.is_empty() {
            natures.push(if self.block { Nature::Block } else { Nature::Idle });
        }
        natures
    }

    /// Whether the Chinese rules call the ply offensive.
    pub(super) fn offends(&self) -> bool {
        self.check || self.mate_threat || !self.threatened.is_empty()
    }
}

/// Labels one ply after the other.
pub(super) struct Labeller<'a> {
    position: Position,
    /// Where each piece stood at the start, by where it stands now.
    origin: [Square; Square::COUNT],
    rules: &'a RuleSet,
}

impl<'a> Labeller<'a> {
    /// Begins in `start`.
    pub(super) fn new(start: Position, rules: &'a RuleSet) -> Self {
        Self { position: start, origin: core::array::from_fn(|i| Square::from_index(i as u8)), rules }
    }

    /// Makes a move and says what it does, all but threatening mate; nothing if no piece makes it.
    ///
    /// The Asian rules ask what the `reply` does against the threats.
    pub(super) fn label(&mut self, mv: Move, reply: Move) -> Option<Label> {
        let Self { position, origin, rules } = self;
        let piece = position.piece_at(mv.from())?;
        let before = position.clone();
        position.play_unchecked(mv);
        origin[mv.to().index()] = origin[mv.from().index()];
        let mut ply = Label {
            mv,
            piece,
            check: position.is_check(),
            mate_threat: false,
            chases: Vec::new(),
            uncovered: Vec::new(),
            exchanges: Vec::new(),
            block: blocks(&before, position, mv),
            victims: Bitboard::EMPTY,
            threatened: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
        };
        if rules.chase != Chase::Allowed {
            ply.chase(&before, position, reply, origin, rules);
        }
        Some(ply)
    }

    /// The position after the moves made.
    pub(super) fn position(&self) -> &Position {
        &self.position
    }
}

impl Label {
    fn chase(
        &mut self,
        before: &Position,
        after: &Position,
        reply: Move,
        origin: &[Square; Square::COUNT],
        rules: &RuleSet,
    ) {
        let side = self.piece.color;
        let scales = Scales::new(after, side);
        let mut standing = Vec::new();
        for attack in chase::attacks(after, side, rules) {
            match scales.threat(attack, rules) {
                Threat::Empty => {}
                Threat::Exchange => self.exchanges.push(attack),
                Threat::Real => standing.push(attack),
            }
        }
        if standing.is_empty() && self.exchanges.is_empty() {
            return;
        }
        let then = |attack: Attack| {
            let by = if attack.by == self.mv.to() { self.mv.from() } else { attack.by };
            Attack { by, ..attack }
        };
        let attacks_before = chase::attacks(before, side, rules);
        self.exchanges.retain(|attack| !attacks_before.contains(&then(*attack)));
        if standing.is_empty() {
            return;
        }
        // Who answers a check makes no threat of what stood before: only the check kept it from being one.
        let threats_before =
            if before.is_check() { attacks_before.clone() } else { chase::threats(before, side, rules) };
        let pinned = chase::pinned_by_horse(after, !side);
        let answered = Answered::new(after, reply, rules);
        for attack in standing {
            let victim = Bitboard::of(origin[attack.on.index()]);
            let is_new = !threats_before.contains(&then(attack));
            if is_new && answered.as_ref().is_some_and(|answered| answered.leaves(attack, rules)) {
                self.uncovered.push(attack);
            } else if !attacks_before.contains(&then(attack)) {
                self.chases.push(attack);
                self.victims |= victim;
                if pinned.contains(attack.on) {
                    self.pinned |= victim;
                }
                self.threatened |= victim;
            } else if is_new {
                self.uncovered.push(attack);
                self.threatened |= victim;
            }
        }
    }
}

/// The position after the reply to a ply, in which threats may stand as before.
struct Answered {
    scales: Scales,
    reply: Move,
}

impl Answered {
    /// Nothing if the reply lifts all threats, for it checks, or if the rules do not ask.
    fn new(after: &Position, reply: Move, rules: &RuleSet) -> Option<Self> {
        if rules.chase != Chase::Asian || after.piece_at(reply.from())?.color != after.turn() {
            return None;
        }
        let side = !after.turn();
        let mut position = after.clone();
        position.play_unchecked(reply);
        (!position.is_check()).then(|| Self { scales: Scales::new(&position, side), reply })
    }

    /// Whether a threat is still one.
    fn leaves(&self, attack: Attack, rules: &RuleSet) -> bool {
        let on = if attack.on == self.reply.from() { self.reply.to() } else { attack.on };
        self.scales.threat(Attack { on, ..attack }, rules) == Threat::Real
    }
}

/// Whether a move steps between an enemy piece and what it attacked, so that it attacks that no more.
fn blocks(before: &Position, after: &Position, mv: Move) -> bool {
    let side = before.turn();
    let ours = before.of(side).without(Bitboard::of(mv.from()));
    let step = mv.to();
    [Role::Chariot, Role::Cannon, Role::Horse].iter().any(|role| {
        after.pieces(!side, *role).into_iter().any(|by| {
            let freed = before.reach(*role, !side, by) & ours & !after.reach(*role, !side, by);
            freed.into_iter().any(|on| match role {
                Role::Horse => crate::attacks::horse_leg(by, on) == step,
                _ => is_between(by, step, on),
            })
        })
    })
}

/// Whether `middle` lies on a file or rank strictly between two other points.
fn is_between(one: Square, middle: Square, other: Square) -> bool {
    let inside = |a: u8, b: u8, c: u8| (a < b && b < c) || (c < b && b < a);
    let (file, rank) = (|s: Square| s.file() as u8, |s: Square| s.rank() as u8);
    (file(one) == file(middle) && file(middle) == file(other) && inside(rank(one), rank(middle), rank(other)))
        || (rank(one) == rank(middle)
            && rank(middle) == rank(other)
            && inside(file(one), file(middle), file(other)))
}
