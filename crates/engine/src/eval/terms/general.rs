//! The danger that the enemy's general is in.

use chuhe_rules::{Bitboard, Color, File, Role, Square};

use super::view::{PALACES, View};
use crate::eval::tally::Tally;
use crate::eval::weights::{AT_PALACE, ATTACK, CHARIOT_CHECKS, GENERAL_ROOM, GENERAL_SEES, HORSE_CHECKS};

/// The points from which a horse gives check to a general on a point, if its leg is free.
static HORSES_TO: [Bitboard; Square::COUNT] = {
    let jumps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    let mut table = [Bitboard::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut i = 0;
        while i < jumps.len() {
            if let Some(general) = Square::try_new(index)
                && let Some(from) = general.offset(jumps[i].0, jumps[i].1)
            {
                table[index].insert(from);
            }
            i += 1;
        }
        index += 1;
    }
    table
};

pub(super) fn count(view: &View<'_>, us: Color, tally: &mut impl Tally) {
    let position = view.position;
    let (mine, theirs) = (&view.reach[us], &view.reach[!us]);
    let (all, guarded) = (mine.all(), theirs.all());
    let general = position.general(!us);

    // Who reaches the palace, by the guard that is left in it.
    let guard = view.number(!us, Role::Advisor) + view.number(!us, Role::Elephant);
    let attackers: usize = mine.at_palace.iter().sum();
    tally.add(ATTACK.at((guard as usize).div_ceil(2) * 7 + attackers.min(6)), 1);
    for (i, number) in mine.at_palace.into_iter().enumerate() {
        tally.add(AT_PALACE.at(i), number as i32);
    }

    // Where the general can still go.
    let room = theirs.general.without(position.of(!us)).without(all).count();
    tally.add(GENERAL_ROOM.at(room), 1);

    // Points from which a check can be given and where nobody captures.
    let safe = !(position.of(us) | guarded);
    let chariots = mine.chariots & safe;
    if !chariots.is_empty() {
        let checks = chariots & position.reach(Role::Chariot, us, general);
        if !checks.is_empty() {
            tally.add(CHARIOT_CHECKS.at(checks.count() - 1), 1);
        }
    }
    let checks = mine.horses & safe & HORSES_TO[general.index()];
    if !checks.is_empty() {
        tally.add(HORSE_CHECKS.at(checks.count() - 1), 1);
    }

    // The own general takes a file of the enemy's palace.
    let own = position.general(us);
    if own.file() != general.file() {
        let ahead = Bitboard::file(own.file()) & ahead_of(us, own);
        if (ahead & position.occupied()).without(PALACES[!us as usize]).is_empty() {
            tally.add(GENERAL_SEES.at(usize::from(own.file() == File::E)), 1);
        }
    }
}

/// The points of a higher index than a point, or for Black of a lower one; on a file those ahead.
fn ahead_of(us: Color, from: Square) -> Bitboard {
    let below = (1u128 << from.index()) - 1;
    Bitboard::from_bits(us.fold(!below << 1, below))
}
