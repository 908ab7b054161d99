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
    PIECE: 7 = (0, 0), (367, 107), (120, 117), (340, 452), (1095, 965), (389, 409), (-34, 111);

    /// A general's place: the ranks of its palace from the front, files d and e; f as d.
    GENERAL_PLACE: 2 =
         (-82, 11), (-140, 15),
         (-50, 11),   (-55, 7),
          (55, -4),    (49, 2);

    /// An advisor's place, as a general's.
    ADVISOR_PLACE: 2 =
         (37, -60),     (0, 0),
            (0, 0), (116, -48),
         (67, -51),     (0, 0);

    /// An elephant's place: ranks from the river to the own back rank, files a to e; f to i as in a mirror.
    ELEPHANT_PLACE: 5 =
            (0, 0),     (0, 0), (-58, -41),     (0, 0),     (0, 0),
            (0, 0),     (0, 0),     (0, 0),     (0, 0),     (0, 0),
        (-51, -46),     (0, 0),     (0, 0),     (0, 0),  (12, -45),
            (0, 0),     (0, 0),     (0, 0),     (0, 0),     (0, 0),
            (0, 0),     (0, 0), (-18, -42),     (0, 0),     (0, 0);

    /// A horse's place: ranks from the enemy's back rank to the own, files a to e; f to i as in a mirror.
    HORSE_PLACE: 5 =
           (11, 74),     (-3, 1),    (37, 75),   (-13, 18),      (1, 4),
          (-21, 10),   (-34, 39),  (170, -27),    (-28, 7),   (62, -26),
           (63, 25),    (60, -4),   (-13, 24),  (197, -13),    (95, 30),
            (6, 21),    (68, 24),    (23, 17),   (133, 35),    (15, 69),
           (16, 25),    (-9, 17),    (24, 68),    (69, 34),    (-1, 55),
          (-35, 44),   (-5, -10),   (104, 10),    (14, 24),    (59, 35),
         (-102, 34),   (-52, 42),     (-1, 8),     (-5, 2),    (-6, 26),
         (-27, -68),    (-54, 0),  (-31, -23),    (32, 24),    (7, -40),
         (-38, -85),    (-76, 6),  (-40, -47),  (-35, -60), (-51, -102),
        (-119, -65),  (-80, -70),  (-87, -29),   (-32, -4),     (22, 4);

    /// A chariot's place: ranks from the enemy's back rank to the own, files a to e; f to i as in a mirror.
    CHARIOT_PLACE: 5 =
          (27, -8),  (63, -23),   (33, -7),  (122, -8),   (64, 51),
          (16, 20),  (68, -15),    (51, 7),  (106, 29),   (73, 54),
         (-19, 23),  (-11, 22),   (42, 39),   (31, 59),    (7, 74),
            (6, 3),   (30, -2),   (36, 21),   (38, 52),  (-34, 78),
          (22, -9),   (-3, 30),   (38, 18),   (57, 49),   (-2, 72),
          (-15, 6),  (25, -13),  (52, -16),    (74, 0),   (38, 14),
          (15, -2),     (1, 0),    (25, 5),   (46, 15),    (35, 4),
        (-19, -32),  (-9, -19),   (-6, 27),   (46, 22),  (-12, 35),
        (-27, -13),  (-6, -51),  (-17, 19),  (12, -29),  (-105, 8),
        (-38, -60), (-13, -24),  (23, -92),    (32, 5),  (-23, -7);

    /// A cannon's place: ranks from the enemy's back rank to the own, files a to e; f to i as in a mirror.
    CANNON_PLACE: 5 =
        (110, -40),   (15, 13), (-15, -26), (-34, -16), (-43, -39),
           (8, -4),   (-18, 6), (-27, -24),   (-48, 0), (-39, -27),
         (76, -33),  (-22, 32),  (-13, 24),  (-45, 25), (-116, 59),
         (57, -40),   (-8, 28),  (15, -47),  (-17, 34),  (-20, 35),
          (61, -6),    (-6, 3),   (-22, 4),  (-38, 83),   (63, 22),
          (4, -25),    (-8, 8),  (19, -16),   (-1, 24),   (26, 21),
         (30, -10),  (-43, 32),   (5, -14),   (19, 41),   (48, 43),
         (29, -11),   (-9, -7),  (35, -18),   (19, 34),   (71, 26),
          (-2, -1),  (-13, -6),  (26, -55),   (16, 15),  (93, -30),
        (-67, -15), (-40, -11), (-43, -34),   (-7, 22),   (-4, -6);

    /// A soldier's place: ranks from the enemy's back rank to the one that soldiers start on, files a to e.
    SOLDIER_PLACE: 5 =
        (-36, -107),  (-41, -88),   (23, -70),  (48, -106),  (-10, -90),
           (-9, 50),  (138, 114),  (197, 112),  (227, 139),  (262, 109),
            (6, 22),   (48, 150),  (168, 145),  (146, 217),  (206, 151),
          (-6, 127),   (23, 128),   (91, 146),   (29, 172),   (66, 165),
           (5, 100),   (30, 128),   (73, 111),  (110, 136),   (97, 155),
          (-44, 39),      (0, 0),     (9, 11),      (0, 0),    (-1, 66),
          (-46, 31),      (0, 0),    (-38, 3),      (0, 0),     (5, 23);

    /// By the number of points that a chariot can go to.
    CHARIOT_ROOM: 9 =
        (-51, -39), (-25, -88), (-36, -40), (-20, -71),  (-15, -5),     (8, 0),    (12, 3),   (19, 21),   (30, 17),
          (21, 23),   (21, 31),   (28, 23),   (38, 32),   (39, 31),   (43, 31),   (47, 31),   (56, 30),   (53, 24);

    /// By the number of points that a horse can go to.
    HORSE_ROOM: 9 = (-60, -140), (-54, -36), (-38, 1), (-24, 13), (-20, 19), (-5, 20), (-6, 25), (15, 15), (26, 7);

    /// By the number of points that a cannon can go to.
    CANNON_ROOM: 9 =
        (-51, -72), (-30, -69), (-27, -29), (-18, -12),  (-22, -8),   (-17, 8),    (-9, 4),  (-12, 12),  (-10, 13),
          (-8, 17),   (-7, 14),   (-3, 11),    (2, 23),   (-4, 26),   (-5, 13),    (1, 15),   (18, 15),   (34, 14);

    /// A chariot on the file of the enemy's general, by the number of pieces between.
    CHARIOT_ON_FILE: 5 = (0, 0), (73, 5), (28, 10), (-10, 23), (-41, 37);

    /// A chariot on the rank of the enemy's general, by the number of pieces between.
    CHARIOT_ON_RANK: 5 = (0, 0), (-11, 49), (-72, -7), (-14, 3), (0, 0);

    /// A cannon on the file of the enemy's general, by the number of pieces between.
    /// None is the hollow cannon, 空頭炮: nobody may step in between; two are bound, 當頭炮.
    CANNON_ON_FILE: 5 = (205, -22), (0, 0), (17, 89), (-11, 39), (-16, -39);

    /// A cannon on the rank of the enemy's general, by the number of pieces between; 沉底炮 on the back rank.
    CANNON_ON_RANK: 5 = (30, -3), (16, 8), (4, 52), (-76, -2), (16, 8);

    /// Each chariot beside a hollow cannon.
    HOLLOW_WITH_CHARIOT: 1 = (-30, -32);

    /// A chariot on a file without soldiers.
    OPEN_FILE: 1 = (17, 5);

    /// A chariot on a file with enemy soldiers only.
    HALF_OPEN_FILE: 1 = (8, 20);

    /// 聯兵: two soldiers side by side beyond the river.
    JOINED_SOLDIERS: 1 = (-3, 8);

    /// Each soldier beyond the river, by the number of the enemy's advisors.
    CROSSED_SOLDIERS: 3 = (20, 10), (-26, 8), (-4, -45);

    /// A soldier before the river that blocks its own horse.
    BLOCKED_HORSE: 1 = (-4, -30);

    /// By the number of pieces beyond the river on the outer three files of a side of the board.
    FLANK: 5 = (3, -28), (-13, -13), (2, 0), (24, 27), (53, 17);

    /// Both advisors and both elephants.
    FULL_GUARD: 1 = (79, -95);

    /// Advisors, none to two, against each enemy horse, chariot, cannon, soldier; 缺士怕馬, 缺士怕車.
    ADVISORS_AGAINST: 4 =
         (-16, 29),  (-92, 52),  (243, 37),  (82, -66),
         (69, -19), (-75, -17),    (19, 0),    (24, 1),
          (-7, 11), (-32, -39), (-83, -11),    (0, 40);

    /// Elephants, none to two, against each enemy horse, chariot, cannon, soldier; 缺象怕炮.
    ELEPHANTS_AGAINST: 4 =
        (-49, -16), (-53, -43),  (72, -38),  (55, -46),
         (56, -24), (-25, -31),  (-18, 13),    (20, 0),
          (53, 47),  (-44, 46),   (17, 27),   (20, 35);

    /// Two horses, two chariots, two cannons; a horse and a chariot, a horse and a cannon, a chariot and a cannon;
    /// a soldier with a chariot, a horse, a cannon; soldiers squared.
    TOGETHER: 5 =
           (67, 41), (-177, 113),   (-34, 33),  (-16, 143),  (-15, 149),
          (-25, 91),    (26, 76),    (19, 31),    (23, 31),      (0, 6);

    /// No chariot against one or two.
    NO_CHARIOT: 1 = (-351, 60);

    /// 連環馬: two horses that protect each other.
    CHAINED_HORSES: 1 = (46, -11);

    /// By the number of pieces that reach the enemy's palace, none to six or more: where no guard, one or two pieces, or more are left.
    ATTACK: 7 =
          (23, -6), (131, -26),    (66, 7),  (39, 158),  (72, -23),  (120, 50),  (120, 50),
         (-86, 23),  (-3, -15),  (49, -26),   (50, 52),  (123, 38),  (116, 51),  (133, 52),
         (-18, 41),   (-17, 7),   (3, -16),  (27, -17),   (89, 23),  (102, 98),  (120, 50);

    /// Each horse, chariot, cannon, soldier that reaches the enemy's palace.
    AT_PALACE: 4 = (20, 8), (-29, 0), (-9, -9), (83, -3);

    /// By the number of points that the enemy's general can still go to.
    GENERAL_ROOM: 5 = (19, 26), (8, 2), (6, -6), (-28, -2), (1, -9);

    /// By the number of points, one to four or more, from which a chariot gives check and is not captured.
    CHARIOT_CHECKS: 4 = (102, -18), (193, 1), (82, 55), (10, 5);

    /// By the number of points, one to three or more, from which a horse gives check and is not captured, if its leg is free.
    HORSE_CHECKS: 3 = (140, -20), (214, -32), (42, 1);

    /// The own general alone on an open file of the enemy's palace: beside the central one, and on it.
    GENERAL_SEES: 2 = (6, -5), (63, -24);

    /// Each general (never), advisor, elephant, horse, chariot, cannon, soldier that a soldier, advisor or elephant attacks: loose, and protected.
    THREAT_BY_LESSER: 2 =
           (0, 0),    (0, 0),
         (38, 58), (64, -12),
         (26, 20),  (63, -5),
         (89, 10), (165, 56),
          (36, 0),  (27, 21),
         (93, 45), (111, 67),
         (17, 44),  (27, 34);

    /// The same for those that a horse or a cannon attacks.
    THREAT_BY_HORSE_OR_CANNON: 2 =
          (0, 0),   (0, 0),
        (48, 20), (21, -7),
        (62, 29), (-3, 10),
        (70, 26), (22, 95),
        (70, -7), (107, 9),
        (74, 18), (68, 35),
        (17, 47),   (0, 5);

    /// The same for those that a chariot attacks.
    THREAT_BY_CHARIOT: 2 =
           (0, 0),    (0, 0),
         (-4, 59),   (6, -8),
         (43, 26),   (8, -6),
         (80, 55),  (31, 29),
        (24, -21), (-23, 21),
        (102, 55),  (18, 27),
         (15, 38),  (-6, 34);

    /// The right to move.
    TEMPO: 1 = (59, -2);
}
