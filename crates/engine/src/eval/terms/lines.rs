//! Chariots and cannons on the general's lines, and chariots on open files.

use chuhe_rules::{Bitboard, Color, Role};

use super::view::{View, between, between_on_file};
use crate::eval::tally::Tally;
use crate::eval::weights::{
    CANNON_ON_FILE, CANNON_ON_RANK, CHARIOT_ON_FILE, CHARIOT_ON_RANK, HALF_OPEN_FILE, HOLLOW_WITH_CHARIOT,
    OPEN_FILE,
};

pub(super) fn count(view: &View<'_>, us: Color, tally: &mut impl Tally) {
    let position = view.position;
    let general = position.general(!us);
    let occupied = position.occupied();
    for (role, on_file, on_rank) in
        [(Role::Cannon, CANNON_ON_FILE, CANNON_ON_RANK), (Role::Chariot, CHARIOT_ON_FILE, CHARIOT_ON_RANK)]
    {
        for square in position.pieces(us, role) {
            if square.file() == general.file() {
                let pieces = (between_on_file(square, general) & occupied).count();
                tally.add(on_file.at(pieces), 1);
                if role == Role::Cannon && pieces == 0 {
                    tally.add(HOLLOW_WITH_CHARIOT.one(), view.number(us, Role::Chariot));
                }
            } else if square.rank() == general.rank() {
                tally.add(on_rank.at((between(square, general) & occupied).count()), 1);
            }
        }
    }
    let soldiers = position.with(Role::Soldier);
    for chariot in position.pieces(us, Role::Chariot) {
        let on_file = soldiers & Bitboard::file(chariot.file());
        if on_file.is_empty() {
            tally.add(OPEN_FILE.one(), 1);
        } else if (on_file & position.of(us)).is_empty() {
            tally.add(HALF_OPEN_FILE.one(), 1);
        }
    }
}
