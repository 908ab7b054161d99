//! Where each term counts, and where not.

use chuhe_rules::{Position, Setup};

use crate::eval::table::Weight;
use crate::eval::trace;
use crate::eval::weights::*;

/// How often a weight counts in a position, Red's less Black's.
#[track_caller]
fn count(fen: &str, weight: Weight) -> i16 {
    let position = Position::try_from(Setup::from_fen(fen).unwrap()).unwrap();
    trace(&position).counts.iter().find(|(own, _)| usize::from(*own) == weight.index()).map_or(0, |(_, n)| *n)
}

#[test]
fn room_is_where_a_piece_can_go_and_no_soldier_waits() {
    // In the corner: one of its two points is closed by a soldier, or by a piece on its leg.
    assert_eq!(count("3k5/9/9/9/9/9/9/9/1p7/N3K4 w - - 0 1", HORSE_ROOM.at(1)), 1);
    assert_eq!(count("3k5/9/9/9/9/9/9/9/C8/N3K4 w - - 0 1", HORSE_ROOM.at(1)), 1);
    assert_eq!(count("3k5/9/9/9/4N4/9/9/9/9/4K4 w - - 0 1", HORSE_ROOM.at(8)), 1);
    assert_eq!(count("3k5/9/9/9/4R4/9/9/9/9/5K3 w - - 0 1", CHARIOT_ROOM.at(17)), 1);
    assert_eq!(count("3k5/9/9/9/4C4/9/9/9/9/5K3 w - - 0 1", CANNON_ROOM.at(17)), 1);
}

#[test]
fn chariots_and_cannons_see_the_general_along_its_lines() {
    assert_eq!(count("4k4/9/9/9/9/9/4C4/9/9/5K3 b - - 0 1", CANNON_ON_FILE.at(0)), 1);
    assert_eq!(count("4k4/9/4b4/9/4p4/9/4C4/9/9/5K3 w - - 0 1", CANNON_ON_FILE.at(2)), 1);
    assert_eq!(count("R1b1k4/9/9/9/9/9/9/9/9/5K3 w - - 0 1", CHARIOT_ON_RANK.at(1)), 1);
    assert_eq!(count("5k3/9/9/9/9/5r3/9/5A3/9/5K3 w - - 0 1", CHARIOT_ON_FILE.at(1)), -1);
    assert_eq!(count("C1b1k4/9/9/9/9/9/9/9/9/5K3 b - - 0 1", CANNON_ON_RANK.at(1)), 1);
    assert_eq!(count("4k4/9/9/9/9/9/4C4/9/9/R4K3 b - - 0 1", HOLLOW_WITH_CHARIOT.one()), 1);
}

#[test]
fn a_chariot_likes_a_file_without_soldiers() {
    assert_eq!(count("4k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1", OPEN_FILE.one()), 1);
    assert_eq!(count("4k4/9/9/p8/9/9/9/9/9/R4K3 w - - 0 1", HALF_OPEN_FILE.one()), 1);
    let own = "4k4/9/9/p8/9/9/P8/9/9/R4K3 w - - 0 1";
    assert_eq!((count(own, OPEN_FILE.one()), count(own, HALF_OPEN_FILE.one())), (0, 0));
}

#[test]
fn soldiers_count_beyond_the_river() {
    let joined = "3ak4/9/9/2PP5/9/9/9/9/9/3K5 w - - 0 1";
    assert_eq!(count(joined, JOINED_SOLDIERS.one()), 1);
    assert_eq!(count(joined, CROSSED_SOLDIERS.at(1)), 2);
    assert_eq!(count("4k4/9/9/9/9/9/2P1P4/2N6/9/4K4 w - - 0 1", BLOCKED_HORSE.one()), 1);
    assert_eq!(count("3k5/9/RC7/2P6/9/9/9/9/9/4K4 w - - 0 1", FLANK.at(3)), 1);
}

#[test]
fn a_guard_counts_against_what_attacks_it() {
    assert_eq!(count("2bakab2/9/9/9/9/9/9/9/9/R2K5 w - - 0 1", FULL_GUARD.one()), -1);
    assert_eq!(count("3ak4/9/9/9/9/9/9/9/9/2RK2R2 w - - 0 1", ADVISORS_AGAINST.at(4 + 1)), -2);
    assert_eq!(count("2bk5/9/9/9/9/9/9/9/9/2C1K4 w - - 0 1", ELEPHANTS_AGAINST.at(4 + 2)), -1);
}

#[test]
fn pieces_are_worth_more_or_less_together() {
    assert_eq!(count("3k5/9/9/9/9/2N6/9/1N7/9/4K3R w - - 0 1", TOGETHER.at(0)), 1);
    assert_eq!(count("3k5/9/9/9/9/2N6/9/1N7/9/4K3R w - - 0 1", TOGETHER.at(3)), 2);
    assert_eq!(count("3k5/9/9/9/9/2N6/9/1N7/9/4K3R w - - 0 1", CHAINED_HORSES.one()), 1);
    assert_eq!(count("3k5/9/9/9/9/2N6/9/1N7/9/4K3R w - - 0 1", NO_CHARIOT.one()), -1);
}

#[test]
fn danger_grows_with_who_reaches_the_palace() {
    let two = "3k5/9/9/9/9/9/9/9/9/R3K3R w - - 0 1";
    assert_eq!(count(two, ATTACK.at(0)), 0, "one reaches it for neither side");
    let one = "4k4/9/9/R8/9/9/9/9/9/3K5 w - - 0 1";
    assert_eq!(count(one, AT_PALACE.at(1)), 0);
    let in_palace = "4k4/9/R8/9/9/9/9/9/9/3K5 w - - 0 1";
    assert_eq!(count(in_palace, AT_PALACE.at(1)), 1);
    assert_eq!((count(in_palace, ATTACK.at(1)), count(in_palace, ATTACK.at(0))), (1, -1));
    assert_eq!(count("4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1", CHARIOT_CHECKS.at(1)), 1);
    assert_eq!(count("4k4/9/9/3N5/9/9/9/9/9/3K5 w - - 0 1", HORSE_CHECKS.at(1)), 1);
    assert_eq!(count("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", GENERAL_SEES.at(0)), 1);
}

#[test]
fn what_is_attacked_counts_by_who_attacks_it_and_whether_it_is_protected() {
    let loose = "3k5/9/9/4n4/9/9/4R4/9/9/4K4 w - - 0 1";
    assert_eq!(count(loose, THREAT_BY_CHARIOT.at(2 * 3)), 1);
    let protected = "3k5/9/9/r3n4/9/9/4R4/9/9/4K4 w - - 0 1";
    assert_eq!(count(protected, THREAT_BY_CHARIOT.at(2 * 3 + 1)), 1);
    assert_eq!(count("3k5/9/4r4/4P4/9/9/9/9/9/4K4 w - - 0 1", THREAT_BY_LESSER.at(2 * 4)), 1);
    assert_eq!(count("3k5/9/9/4r4/2N6/9/9/9/9/4K4 w - - 0 1", THREAT_BY_HORSE_OR_CANNON.at(2 * 4)), 1);
}
