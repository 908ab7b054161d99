//! The weights of the evaluation: values for a full and for an empty board, in hundredths of a soldier.
//!
//! The tuner writes this file ([`weights_source`]); the docstrings and names are written by hand, here.

use super::table::{Listed, Term, flat, number, source, terms};
use super::tapered::Tapered;

/// The weights in the order of [`Trace::counts`](super::Trace::counts): for a full board and for an empty one.
pub fn weights() -> Vec<[i32; 2]> {
    VALUES.iter().map(|value| [value.middle(), value.end()]).collect()
}

/// This file with other weights: what a tuner writes to `crates/engine/src/eval/weights.rs`.
///
/// # Panics
/// If there are fewer weights than [`weights()`] gives.
pub fn weights_source(weights: &[[i32; 2]]) -> String {
    let own = include_str!("weights.rs");
    let (head, _) = own.split_once("\nterms! {").unwrap_or((own, ""));
    format!("{head}\nterms! {{\n{}}}\n", source(LIST, weights))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_as_a_tuner_writes_it() {
        assert_eq!(weights_source(&weights()), include_str!("weights.rs"));
    }
}

terms! {
    /// A piece: general, advisor, elephant, horse, chariot, cannon, soldier.
    PIECE: 7 = (0, 0), (190, 180), (190, 190), (410, 470), (940, 980), (460, 430), (75, 110);

    /// A general's place: the ranks of its palace from the front, files d and e; f as d.
    GENERAL_PLACE: 2 =
        (-60, 12), (-70, 14),
         (-30, 6),  (-35, 7),
           (0, 0),  (12, -2);

    /// An advisor's place, as a general's.
    ADVISOR_PLACE: 2 =
        (-12, -6),    (0, 0),
           (0, 0),   (14, 7),
           (4, 2),    (0, 0);

    /// An elephant's place: ranks from the river to the own back rank, files a to e; f to i as in a mirror.
    ELEPHANT_PLACE: 5 =
           (0, 0),    (0, 0),  (-4, -2),    (0, 0),    (0, 0),
           (0, 0),    (0, 0),    (0, 0),    (0, 0),    (0, 0),
        (-12, -8),    (0, 0),    (0, 0),    (0, 0),  (20, 14),
           (0, 0),    (0, 0),    (0, 0),    (0, 0),    (0, 0),
           (0, 0),    (0, 0),    (4, 2),    (0, 0),    (0, 0);

    /// A horse's place: ranks from the enemy's back rank to the own, files a to e; f to i as in a mirror.
    HORSE_PLACE: 5 =
         (-10, -7),   (-8, -5),   (-4, -2),   (-6, -4),  (-10, -7),
          (-6, -4),    (10, 7),   (44, 30),   (22, 15), (-16, -11),
            (4, 2),   (18, 12),   (30, 21),   (40, 28),   (22, 15),
            (8, 5),   (40, 28),   (28, 19),   (34, 23),   (30, 21),
            (4, 2),   (22, 15),   (26, 18),   (32, 22),   (34, 23),
            (2, 1),   (16, 11),   (22, 15),   (26, 18),   (26, 18),
            (0, 0),    (12, 8),   (16, 11),    (14, 9),   (18, 12),
          (-6, -4),     (2, 1),    (12, 8),     (6, 4),   (-6, -4),
         (-14, -9),   (-8, -5),   (-2, -1),     (0, 0), (-34, -23),
        (-24, -16), (-16, -11),  (-10, -7),  (-12, -8), (-20, -14);

    /// A chariot's place: ranks from the enemy's back rank to the own, files a to e; f to i as in a mirror.
    CHARIOT_PLACE: 5 =
          (14, 8),   (14, 8),   (12, 7),  (24, 14),  (22, 13),
         (18, 10),  (24, 14),  (20, 12),  (36, 21),  (44, 26),
          (12, 7),   (14, 8),   (12, 7),  (24, 14),  (26, 15),
          (14, 8),  (22, 13),  (20, 12),  (26, 15),  (26, 15),
          (14, 8),  (18, 10),  (20, 12),  (22, 13),  (24, 14),
          (12, 7),  (18, 10),  (18, 10),  (20, 12),  (22, 13),
           (6, 3),   (12, 7),   (10, 6),  (18, 10),  (18, 10),
           (0, 0),   (10, 6),    (4, 2),   (16, 9),   (14, 8),
           (2, 1),   (10, 6),    (6, 3),   (16, 9),    (2, 1),
        (-12, -7),    (8, 4),    (2, 1),   (16, 9),    (0, 0);

    /// A cannon's place: ranks from the enemy's back rank to the own, files a to e; f to i as in a mirror.
    CANNON_PLACE: 5 =
          (22, 8),   (18, 7),    (6, 2), (-10, -4), (-14, -5),
          (10, 4),   (12, 4),    (4, 1),  (-8, -3), (-12, -4),
           (6, 2),    (8, 3),    (4, 1),  (-4, -1),    (0, 0),
           (2, 0),    (6, 2),    (6, 2),    (8, 3),   (16, 6),
           (2, 0),    (4, 1),    (6, 2),    (8, 3),   (20, 8),
           (0, 0),    (4, 1),    (6, 2),    (8, 3),   (20, 8),
           (0, 0),    (2, 0),    (6, 2),    (6, 2),   (16, 6),
           (2, 0),    (6, 2),    (8, 3),   (10, 4),   (20, 8),
           (0, 0),    (4, 1),    (6, 2),    (8, 3),    (6, 2),
           (0, 0),    (2, 0),    (4, 1),    (6, 2),    (4, 1);

    /// A soldier's place: ranks from the enemy's back rank to the one that soldiers start on, files a to e.
    SOLDIER_PLACE: 5 =
        (-30, -34), (-24, -27), (-18, -20), (-10, -11),     (0, 0),
          (50, 57),   (80, 92), (110, 126), (140, 161), (160, 184),
          (55, 63),   (85, 97), (115, 132), (140, 161), (150, 172),
          (55, 63),   (80, 92), (105, 120), (120, 138), (125, 143),
          (50, 57),   (70, 80),   (85, 97),  (95, 109), (100, 115),
          (12, 13),     (0, 0),   (26, 29),     (0, 0),   (24, 27),
          (-4, -4),     (0, 0),     (0, 0),     (0, 0),     (4, 4);

    /// By the number of points that a chariot can go to.
    CHARIOT_ROOM: 9 =
        (-32, -40), (-28, -35), (-24, -30), (-20, -25), (-16, -20), (-12, -15),  (-8, -10),   (-4, -5),     (0, 0),
            (4, 5),    (8, 10),   (12, 15),   (16, 20),   (20, 25),   (24, 30),   (28, 35),   (32, 40),   (36, 45);

    /// By the number of points that a horse can go to.
    HORSE_ROOM: 9 = (-58, -54), (-49, -45), (-18, -18), (-9, -9), (0, 0), (9, 9), (18, 18), (27, 27), (36, 36);

    /// By the number of points that a cannon can go to.
    CANNON_ROOM: 9 =
        (-8, -16), (-7, -14), (-6, -12), (-5, -10),  (-4, -8),  (-3, -6),  (-2, -4),  (-1, -2),    (0, 0),
           (1, 2),    (2, 4),    (3, 6),    (4, 8),   (5, 10),   (6, 12),   (7, 14),   (8, 16),   (9, 18);

    /// 空頭炮: nothing between a cannon and the general on its file, so nobody may step in between.
    HOLLOW_CANNON: 1 = (95, 60);

    /// 當頭炮: two pieces between a cannon and the general on the central file: both are bound.
    CENTRAL_CANNON: 1 = (28, 6);

    /// 沉底炮: a cannon on the enemy's back rank beside the general.
    BOTTOM_CANNON: 1 = (16, 8);

    /// 聯兵: two soldiers side by side beyond the river.
    JOINED_SOLDIERS: 1 = (18, 24);

    /// A soldier before the river that blocks its own horse.
    BLOCKED_HORSE: 1 = (-14, -4);

    /// Both advisors and both elephants.
    FULL_GUARD: 1 = (22, 10);

    /// For each missing advisor, by each enemy chariot or horse; 缺士怕馬, 缺士怕車.
    NO_ADVISOR: 1 = (-14, -5);

    /// For each missing elephant, by each enemy cannon; 缺象怕炮.
    NO_ELEPHANT: 1 = (-14, -6);

    /// For each enemy cannon while both advisors stand: they are its screens.
    ADVISORS_AS_SCREENS: 1 = (-5, 0);

    /// By the number of pieces that reach the enemy's palace.
    ATTACK: 6 = (0, 0), (4, 2), (22, 10), (56, 24), (92, 40), (120, 50);

    /// The right to move.
    TEMPO: 1 = (12, 12);
}
