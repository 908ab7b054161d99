//! Room to move.

use chuhe_rules::{Color, Role};

use super::view::{PALACES, View};
use crate::eval::tally::Tally;
use crate::eval::weights::{CANNON_ROOM, CHARIOT_ROOM, HORSE_ROOM};

/// Counts the points that chariots, horses and cannons can go to, and fills in what they reach.
///
/// Points where a soldier, an advisor or an elephant waits are no room.
#[inline]
pub(super) fn count(view: &mut View<'_>, us: Color, tally: &mut impl Tally) {
    let position = view.position;
    let closed = position.of(us) | view.reach[!us].lesser;
    let palace = PALACES[!us as usize];
    let mut mine = view.reach[us];
    for square in position.pieces(us, Role::Horse) {
        let reach = position.reach(Role::Horse, us, square);
        tally.add(HORSE_ROOM.at(reach.without(closed).count()), 1);
        mine.at_palace[0] += usize::from(!(reach & palace).is_empty());
        mine.horses |= reach;
    }
    for square in position.pieces(us, Role::Chariot) {
        let reach = position.reach(Role::Chariot, us, square);
        tally.add(CHARIOT_ROOM.at(reach.without(closed).count()), 1);
        mine.at_palace[1] += usize::from(!(reach & palace).is_empty());
        mine.chariots |= reach;
    }
    for square in position.pieces(us, Role::Cannon) {
        let reach = position.reach(Role::Cannon, us, square);
        tally.add(CANNON_ROOM.at(reach.without(closed).count()), 1);
        mine.at_palace[2] += usize::from(!(reach & palace).is_empty());
        mine.cannons |= reach;
    }
    for square in position.pieces(us, Role::Soldier) & crossed(us) {
        // A soldier one step above the palace or in it, but for the back rank where it can only go sideways.
        let rank = square.rank().relative(us);
        mine.at_palace[3] += usize::from(square.file().in_palace() && (6..9).contains(&rank));
    }
    view.reach[us] = mine;
}

fn crossed(us: Color) -> chuhe_rules::Bitboard {
    chuhe_rules::Bitboard::bank(!us)
}
