//! The evaluation by terms.

use chuhe_rules::{Color, Move, Position, Undo};

use super::Evaluator;
use super::placement::Placement;
use super::scale::{WHOLE, scale};
use super::tally::Sum;
use super::terms;
use crate::value::GREATEST_EVALUATION;

/// The sum over the pieces and their places is kept up to date; the other terms are counted where a value is asked for.
#[derive(Clone, Copy, Default)]
pub(crate) struct Classical {
    placement: Placement,
}

impl Evaluator for Classical {
    fn of(position: &Position) -> Self {
        Self { placement: Placement::of(position) }
    }

    fn follow(&mut self, before: &Self, position: &Position, mv: Move, undo: &Undo) {
        self.placement = before.placement.after(position, mv, undo);
    }

    fn value(&self, position: &Position) -> i32 {
        let Placement { sum, material } = self.placement;
        let mut sum = Sum(sum);
        terms::count(position, material, &mut sum);
        let red = sum.0.mixed(material.phase());
        let ahead = if red >= 0 { Color::Red } else { Color::Black };
        let scaled = red * scale(material, ahead) / WHOLE;
        position.turn().fold(scaled, -scaled).clamp(-GREATEST_EVALUATION, GREATEST_EVALUATION)
    }
}
