//! Soldiers beside each other, beyond the river, and before their own horses.

use chuhe_rules::{Bitboard, Color, File, Role};

use super::view::View;
use crate::eval::tally::Tally;
use crate::eval::weights::{BLOCKED_HORSE, CROSSED_SOLDIERS, FLANK, JOINED_SOLDIERS};

/// The files left and right of the palaces.
const FLANKS: [Bitboard; 2] = [
    Bitboard::file(File::A).union(Bitboard::file(File::B)).union(Bitboard::file(File::C)),
    Bitboard::file(File::G).union(Bitboard::file(File::H)).union(Bitboard::file(File::I)),
];

pub(super) fn count(view: &View<'_>, us: Color, tally: &mut impl Tally) {
    let position = view.position;
    let soldiers = position.pieces(us, Role::Soldier);
    let beyond = soldiers & Bitboard::bank(!us);
    if !beyond.is_empty() {
        let right = Bitboard::from_bits(beyond.without(Bitboard::file(File::I)).bits() << 1);
        tally.add(JOINED_SOLDIERS.one(), (right & beyond).count() as i32);
        let advisors = view.number(!us, Role::Advisor) as usize;
        tally.add(CROSSED_SOLDIERS.at(advisors), beyond.count() as i32);
    }
    let horses = position.pieces(us, Role::Horse).bits();
    let ahead = Bitboard::from_bits(us.fold(horses << 9, horses >> 9));
    let blocked = ahead & soldiers & Bitboard::bank(us);
    if !blocked.is_empty() {
        tally.add(BLOCKED_HORSE.one(), blocked.count() as i32);
    }
    // Who is massed on a flank of the enemy.
    let there = position.of(us) & Bitboard::bank(!us);
    if !there.is_empty() {
        for flank in FLANKS {
            tally.add(FLANK.at((there & flank).count()), 1);
        }
    }
}
