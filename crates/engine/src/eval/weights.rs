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
    PIECE: 7 = (0, 0), (278, 129), (186, 135), (379, 470), (1012, 1024), (423, 425), (22, 105);

    /// A general's place: the ranks of its palace from the front, files d and e; f as d.
    GENERAL_PLACE: 2 =
        (-56, -15), (-145, 36),
          (-67, 6),  (-57, 10),
           (44, 4),   (60, -1);

    /// An advisor's place, as a general's.
    ADVISOR_PLACE: 2 =
         (7, -37),    (0, 0),
           (0, 0), (87, -44),
        (41, -37),    (0, 0);

    /// An elephant's place: ranks from the river to the own back rank, files a to e; f to i as in a mirror.
    ELEPHANT_PLACE: 5 =
            (0, 0),     (0, 0), (-32, -22),     (0, 0),     (0, 0),
            (0, 0),     (0, 0),     (0, 0),     (0, 0),     (0, 0),
        (-31, -28),     (0, 0),     (0, 0),     (0, 0),  (35, -44),
            (0, 0),     (0, 0),     (0, 0),     (0, 0),     (0, 0),
            (0, 0),     (0, 0),  (15, -43),     (0, 0),     (0, 0);

    /// A horse's place: ranks from the enemy's back rank to the own, files a to e; f to i as in a mirror.
    HORSE_PLACE: 5 =
          (29, 50), (-45, -30),    (3, 35),   (-10, 1),   (-5, -4),
          (-1, 17),  (-38, 43),   (149, 1), (-16, -23),   (10, -6),
          (40, 40),  (67, -27),  (-12, 27),  (108, 28),   (49, 39),
           (26, 9),  (121, 22),   (27, 10),  (117, 31),   (28, 90),
         (-25, 60),   (-5, 35),   (23, 75),   (44, 33),   (24, 31),
         (-50, 21),    (8, -8),   (99, 40),    (6, 27),   (65, 15),
        (-105, 32),  (-15, 31),   (-6, -6),   (9, -14),   (-6, 18),
        (-24, -47),  (-48, -3), (-28, -15),    (32, 1),  (23, -60),
        (-12, -62),  (-48, -7),  (-3, -21),  (-3, -63), (-17, -72),
        (-80, -43), (-47, -63),   (-69, 1),  (-25, -2),  (-12, -1);

    /// A chariot's place: ranks from the enemy's back rank to the own, files a to e; f to i as in a mirror.
    CHARIOT_PLACE: 5 =
         (-1, -23),  (36, -17),  (46, -34),  (96, -21),   (52, 49),
            (9, 0),  (51, -10),   (24, -3),   (81, 33),   (57, 47),
         (-19, 16),   (-6, 15),   (57, 20),   (35, 35),   (26, 47),
           (10, 1),  (20, -10),    (9, 30),   (15, 57),   (-3, 71),
           (13, 6),   (-8, 26),   (19, 37),   (37, 55),   (29, 50),
          (-8, 18),   (13, 20),    (56, 8),   (38, 28),   (29, 44),
          (41, 14),   (-15, 4),    (24, 4),    (50, 6),   (32, 18),
        (-18, -23),   (-8, -9),   (11, 14),   (50, 13),  (-31, 32),
         (-18, -1),   (2, -35),    (-6, 8),   (13, -8), (-65, -16),
        (-36, -20),  (-13, -6),  (57, -99),   (40, 10), (-12, -10);

    /// A cannon's place: ranks from the enemy's back rank to the own, files a to e; f to i as in a mirror.
    CANNON_PLACE: 5 =
         (46, -21),  (37, -20),  (-8, -37), (-35, -40), (-67, -42),
          (-20, 8),    (17, 3), (-14, -26),   (-35, 2), (-33, -22),
         (75, -15),  (-36, 29),  (-12, 23),   (-23, 5),  (-69, 21),
         (33, -24),   (-3, -3),  (17, -44),   (-7, 24),  (-26, 11),
           (30, 6),   (12, 21), (-15, -14),  (-10, 46),   (45, 21),
         (-2, -17),    (2, 12),    (12, 0),   (11, 17),    (23, 7),
         (37, -20),  (-36, 48),   (-9, 13),   (54, 23),   (61, 59),
           (16, 1),  (-3, -10),  (34, -28),   (17, 36),   (43, 46),
          (-19, 3),   (-15, 4),  (29, -23),   (38, 31),  (62, -16),
         (-35, -3), (-13, -10), (-57, -34),   (-1, 24),   (25, 12);

    /// A soldier's place: ranks from the enemy's back rank to the one that soldiers start on, files a to e.
    SOLDIER_PLACE: 5 =
        (-39, -91), (-62, -83),  (23, -28), (34, -101), (-1, -103),
          (11, 44),  (76, 130), (122, 145), (173, 178), (201, 136),
          (15, 27),  (70, 160), (169, 146), (165, 199), (212, 144),
         (-6, 112),  (54, 114), (114, 138),  (61, 157),  (96, 153),
          (33, 81),  (57, 115),  (92, 104), (121, 134),  (92, 133),
         (-17, 42),     (0, 0),    (34, 8),     (0, 0),    (5, 50),
         (-24, 22),     (0, 0),   (-22, 2),     (0, 0),   (16, -1);

    /// By the number of points that a chariot can go to.
    CHARIOT_ROOM: 9 =
        (-60, -35), (-24, -24), (-30, -35), (-16, -49), (-22, -10),    (9, -1),    (3, -1),    (7, 18),   (29, 20),
          (14, 40),   (11, 37),    (26, 7),   (32, 14),   (34, 16),   (34, 33),   (34, 44),   (38, 36),    (56, 8);

    /// By the number of points that a horse can go to.
    HORSE_ROOM: 9 = (-53, -112), (-59, -44), (-35, 0), (-18, 19), (-10, 18), (2, 32), (3, 32), (38, 15), (61, -3);

    /// By the number of points that a cannon can go to.
    CANNON_ROOM: 9 =
        (-32, -67), (-31, -61),  (-7, -13),  (-6, -20),   (-8, -6),  (-10, 14),    (0, -1),   (-9, 24),    (-5, 8),
          (-2, 22),   (-3, 19),   (-2, 18),   (10, 17),   (-5, 18),    (-9, 3),    (-3, 7),    (30, 1),   (12, 29);

    /// A chariot on the file of the enemy's general, by the number of pieces between.
    CHARIOT_ON_FILE: 5 = (0, 0), (46, 15), (-15, 33), (-35, 16), (-43, 19);

    /// A chariot on the rank of the enemy's general, by the number of pieces between.
    CHARIOT_ON_RANK: 5 = (0, 0), (2, 34), (-53, -15), (2, 9), (0, 0);

    /// A cannon on the file of the enemy's general, by the number of pieces between.
    /// None is the hollow cannon, 空頭炮: nobody may step in between; two are bound, 當頭炮.
    CANNON_ON_FILE: 5 = (149, -15), (0, 0), (29, 82), (7, 29), (15, -28);

    /// A cannon on the rank of the enemy's general, by the number of pieces between; 沉底炮 on the back rank.
    CANNON_ON_RANK: 5 = (24, 6), (16, 8), (22, 40), (-2, 8), (16, 8);

    /// Each chariot beside a hollow cannon.
    HOLLOW_WITH_CHARIOT: 1 = (-9, 8);

    /// A chariot on a file without soldiers.
    OPEN_FILE: 1 = (18, 19);

    /// A chariot on a file with enemy soldiers only.
    HALF_OPEN_FILE: 1 = (-7, 42);

    /// 聯兵: two soldiers side by side beyond the river.
    JOINED_SOLDIERS: 1 = (-3, 9);

    /// Each soldier beyond the river, by the number of the enemy's advisors.
    CROSSED_SOLDIERS: 3 = (3, -1), (-7, 11), (-5, -28);

    /// A soldier before the river that blocks its own horse.
    BLOCKED_HORSE: 1 = (7, -27);

    /// By the number of pieces beyond the river on the outer three files of a side of the board.
    FLANK: 5 = (9, -23), (-9, -4), (-3, 20), (30, 47), (1, -20);

    /// Both advisors and both elephants.
    FULL_GUARD: 1 = (79, -59);

    /// Advisors, none to two, against each enemy horse, chariot, cannon, soldier; 缺士怕馬, 缺士怕車.
    ADVISORS_AGAINST: 4 =
         (-31, 13),  (-68, 28),   (94, 49),  (62, -75),
         (18, -17), (-61, -39),  (40, -12),    (17, 9),
          (-1, -5),  (-3, -39), (-38, -32),  (-25, 46);

    /// Elephants, none to two, against each enemy horse, chariot, cannon, soldier; 缺象怕炮.
    ELEPHANTS_AGAINST: 4 =
        (-26, -14), (-28, -21),  (61, -42),  (41, -33),
         (35, -36),   (8, -45),   (-27, 5),   (-5, 11),
           (2, 28),   (-39, 3),   (-5, 19),    (3, 25);

    /// Two horses, two chariots, two cannons; a horse and a chariot, a horse and a cannon, a chariot and a cannon;
    /// a soldier with a chariot, a horse, a cannon; soldiers squared.
    TOGETHER: 5 =
         (51, 25), (-40, 80), (-36, 26), (-21, 85),  (-3, 91),
         (-2, 20),  (12, 44),  (-2, 22),   (6, 29),   (-3, 7);

    /// No chariot against one or two.
    NO_CHARIOT: 1 = (-171, -30);

    /// 連環馬: two horses that protect each other.
    CHAINED_HORSES: 1 = (34, -13);

    /// By the number of pieces that reach the enemy's palace, none to six or more: where no guard, one or two pieces, or more are left.
    ATTACK: 7 =
            (4, 4), (102, -13),   (19, 23),  (51, 113),    (79, 3),  (120, 50),  (120, 50),
         (-40, 14),  (21, -32),  (31, -24),   (51, 33),  (126, 47),  (120, 51),  (127, 51),
         (-20, 37),   (-14, 5),  (16, -15),    (31, 2),   (84, 54),  (104, 82),  (120, 50);

    /// Each horse, chariot, cannon, soldier that reaches the enemy's palace.
    AT_PALACE: 4 = (20, 14), (-28, 9), (-18, 11), (57, 5);

    /// By the number of points that the enemy's general can still go to.
    GENERAL_ROOM: 5 = (16, 13), (8, 1), (2, -7), (-12, 9), (-8, -4);

    /// By the number of points, one to four or more, from which a chariot gives check and is not captured.
    CHARIOT_CHECKS: 4 = (101, -32), (130, 11), (17, 12), (8, 4);

    /// By the number of points, one to three or more, from which a horse gives check and is not captured, if its leg is free.
    HORSE_CHECKS: 3 = (121, -21), (126, -20), (24, 10);

    /// The own general alone on an open file of the enemy's palace: beside the central one, and on it.
    GENERAL_SEES: 2 = (16, -10), (5, -9);

    /// Each general (never), advisor, elephant, horse, chariot, cannon, soldier that a soldier, advisor or elephant attacks: loose, and protected.
    THREAT_BY_LESSER: 2 =
           (0, 0),    (0, 0),
         (18, 30), (81, -29),
          (3, 20),   (62, 2),
         (67, 18), (146, 50),
         (40, 24),  (16, 20),
         (78, 34), (107, 50),
         (-4, 38),  (12, 15);

    /// The same for those that a horse or a cannon attacks.
    THREAT_BY_HORSE_OR_CANNON: 2 =
           (0, 0),    (0, 0),
         (36, 12), (22, -17),
         (73, 38),    (2, 0),
         (67, 13),  (19, 68),
         (56, 17),  (95, 27),
         (68, 13),  (60, 11),
         (32, 45),  (-1, -2);

    /// The same for those that a chariot attacks.
    THREAT_BY_CHARIOT: 2 =
           (0, 0),    (0, 0),
         (-1, 60),   (1, -2),
         (42, 32),  (-14, 1),
         (80, 49),  (26, 17),
         (8, -13),  (-7, 14),
        (113, 55),  (16, 35),
         (25, 27),   (7, 20);

    /// The right to move.
    TEMPO: 1 = (71, -5);
}
