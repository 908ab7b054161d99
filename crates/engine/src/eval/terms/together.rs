//! What attacking pieces are worth beside each other.

use chuhe_rules::{Color, Role};

use super::view::View;
use crate::eval::tally::Tally;
use crate::eval::weights::{CHAINED_HORSES, NO_CHARIOT, TOGETHER};

pub(super) fn count(view: &View<'_>, us: Color, tally: &mut impl Tally) {
    let [horses, chariots, cannons, soldiers] =
        [Role::Horse, Role::Chariot, Role::Cannon, Role::Soldier].map(|role| view.number(us, role));
    for (i, number) in [
        horses / 2,
        chariots / 2,
        cannons / 2,
        horses * chariots,
        horses * cannons,
        chariots * cannons,
        soldiers * chariots,
        soldiers * horses,
        soldiers * cannons,
        soldiers * soldiers,
    ]
    .into_iter()
    .enumerate()
    {
        tally.add(TOGETHER.at(i), number);
    }
    if chariots == 0 && view.number(!us, Role::Chariot) > 0 {
        tally.add(NO_CHARIOT.one(), 1);
    }
    let both = view.position.pieces(us, Role::Horse);
    if horses == 2 && view.reach[us].horses & both == both {
        tally.add(CHAINED_HORSES.one(), 1);
    }
}
