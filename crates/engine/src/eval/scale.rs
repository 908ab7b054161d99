//! Endings that more material does not win.

use chuhe_rules::{Color, Role};

use super::material::Material;

/// The parts of a value that holds whole.
pub(super) const WHOLE: i32 = 64;

/// How many parts of the value hold if this side is ahead, by what it has to win with.
pub(super) fn scale(material: Material, ahead: Color) -> i32 {
    let count = |color, role| material.number(color, role);
    let [chariots, horses, cannons, soldiers] =
        [Role::Chariot, Role::Horse, Role::Cannon, Role::Soldier].map(|role| count(ahead, role));
    let guards = count(!ahead, Role::Advisor) + count(!ahead, Role::Elephant);
    let attackers = [Role::Chariot, Role::Horse, Role::Cannon, Role::Soldier];
    let bare = attackers.iter().all(|role| count(!ahead, *role) == 0);
    let screens = count(ahead, Role::Advisor) > 0;
    match (chariots, horses, cannons, soldiers) {
        // Nothing that crosses the river.
        (0, 0, 0, 0) => 0,
        // A chariot alone does not break a full guard.
        (1, 0, 0, 0) if guards == 4 => 1,
        (1, 0, 0, 0) if guards == 3 => 40,
        // Cannons need a screen of their own to mate; elephants give none in the palace.
        (0, 0, _, 0) if !screens && bare && guards < 2 => 2,
        (0, 0, 1, 0) => {
            if guards >= 2 {
                4
            } else {
                24
            }
        }
        // One horse or soldier against two guards or more.
        (0, 1, 0, 0) | (0, 0, 0, 1) if guards >= 2 => 6,
        (0, 0, 0, 1) if guards == 1 => 12,
        (0, 1, 0, 0) if guards == 1 && count(!ahead, Role::Elephant) == 1 => 16,
        // Little against a full guard.
        (0, 1, 1, 0) | (0, 1, 0, 1) | (0, 0, 1, 1) if guards == 4 => 20,
        (0, 0, 0, 2) if guards == 4 => 24,
        _ => WHOLE,
    }
}
