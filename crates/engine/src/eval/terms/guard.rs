//! What the own guard is worth against what the enemy has.

use chuhe_rules::{Color, Role};

use super::view::View;
use crate::eval::tally::Tally;
use crate::eval::weights::{ADVISORS_AGAINST, ELEPHANTS_AGAINST, FULL_GUARD};

const AGAINST: [Role; 4] = [Role::Horse, Role::Chariot, Role::Cannon, Role::Soldier];

pub(super) fn count(view: &View<'_>, us: Color, tally: &mut impl Tally) {
    let advisors = view.number(us, Role::Advisor) as usize;
    let elephants = view.number(us, Role::Elephant) as usize;
    if advisors == 2 && elephants == 2 {
        tally.add(FULL_GUARD.one(), 1);
    }
    for (i, role) in AGAINST.into_iter().enumerate() {
        let enemies = view.number(!us, role);
        tally.add(ADVISORS_AGAINST.at(advisors * AGAINST.len() + i), enemies);
        tally.add(ELEPHANTS_AGAINST.at(elephants * AGAINST.len() + i), enemies);
    }
}
