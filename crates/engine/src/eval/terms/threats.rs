//! Pieces under attack.

use chuhe_rules::{Color, Role};

use super::view::View;
use crate::eval::tally::Tally;
use crate::eval::weights::{THREAT_BY_CHARIOT, THREAT_BY_HORSE_OR_CANNON, THREAT_BY_LESSER};

pub(super) fn count(view: &View<'_>, us: Color, tally: &mut impl Tally) {
    let position = view.position;
    let (mine, theirs) = (&view.reach[us], &view.reach[!us]);
    let minor = mine.horses | mine.cannons;
    let attacked =
        (mine.lesser | minor | mine.chariots) & position.of(!us).without(position.with(Role::General));
    if attacked.is_empty() {
        return;
    }
    let protected = theirs.all();
    for square in attacked {
        let Some(victim) = position.piece_at(square) else { continue };
        let index = victim.role as usize * 2 + usize::from(protected.contains(square));
        if mine.lesser.contains(square) {
            tally.add(THREAT_BY_LESSER.at(index), 1);
        }
        if minor.contains(square) {
            tally.add(THREAT_BY_HORSE_OR_CANNON.at(index), 1);
        }
        if mine.chariots.contains(square) {
            tally.add(THREAT_BY_CHARIOT.at(index), 1);
        }
    }
}
