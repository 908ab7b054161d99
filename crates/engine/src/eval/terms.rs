//! What pieces are worth together.

mod general;
mod guard;
mod lines;
mod mobility;
mod soldiers;
#[cfg(test)]
mod tests;
mod threats;
mod together;
mod view;

use chuhe_rules::{Color, Position};

use super::material::Material;
use super::tally::Tally;
use super::weights::TEMPO;
use view::View;

/// Counts what is neither a piece nor its place.
#[inline]
pub(super) fn count(position: &Position, material: Material, tally: &mut impl Tally) {
    let mut view = View::new(position, material);
    tally.negate();
    mobility::count(&mut view, Color::Black, tally);
    tally.negate();
    mobility::count(&mut view, Color::Red, tally);
    // From here on the view is complete.
    let view = &view;
    tally.negate();
    count_side(view, Color::Black, tally);
    tally.negate();
    count_side(view, Color::Red, tally);
    tally.add(TEMPO.one(), position.turn().fold(1, -1));
}

fn count_side(view: &View<'_>, us: Color, tally: &mut impl Tally) {
    lines::count(view, us, tally);
    soldiers::count(view, us, tally);
    guard::count(view, us, tally);
    together::count(view, us, tally);
    general::count(view, us, tally);
    threats::count(view, us, tally);
}
