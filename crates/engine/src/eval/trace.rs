//! The evaluation taken apart, for a tuner.

use chuhe_rules::{ByColor, Color, Position};

use super::material::Material;
use super::placement;
use super::scale::{WHOLE, scale};
use super::tally::Counts;
use super::tapered::FULL;
use super::terms;
use super::weights::VALUES;
use crate::value::GREATEST_EVALUATION;

/// How the value of a position is made of the weights.
///
/// With a weight *w* counted *c* times, the sum *s* = Σ *c* · (*w*₀ · `phase` + *w*₁ · (16 − `phase`)) / 16 is Red's
/// value before scaling; the value is *s* · `scale[side]` / 64, where the side is Red if *s* ≥ 0 and else Black.
/// Apart from that choice and rounding it is linear in the weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// What is left on the board, from 16 (all attacking pieces) to 0 (none).
    pub phase: i32,
    /// How many parts in 64 of the value hold if that side is ahead.
    pub scale: ByColor<i32>,
    /// How often each weight counts for Red, less how often for Black, and the weight's number, in ascending order; those
    /// that do not count are left out.
    pub counts: Vec<(u16, i16)>,
}

/// Takes the evaluation of a position apart.
pub fn trace(position: &Position) -> Trace {
    let mut counts = Counts(vec![0; VALUES.len()]);
    let material = Material::of(position);
    placement::count(position, &mut counts);
    terms::count(position, material, &mut counts);
    let counts = counts.0.into_iter().enumerate().filter(|(_, count)| *count != 0);
    Trace {
        phase: material.phase(),
        scale: ByColor::new_with(|ahead| scale(material, ahead)),
        counts: counts.map(|(weight, count)| (weight as u16, count)).collect(),
    }
}

impl Trace {
    /// Red's value with these weights, each for a full and for an empty board.
    ///
    /// With those of [`weights()`](super::weights()) it is exactly what [`evaluate`](super::evaluate) gives, but from
    /// Red's side.
    ///
    /// # Panics
    /// If there are fewer weights than [`weights()`](super::weights()) gives.
    pub fn value(&self, weights: &[[i32; 2]]) -> i32 {
        let sum = |part: usize| -> i32 {
            self.counts
                .iter()
                .map(|(weight, count)| weights[*weight as usize][part] * i32::from(*count))
                .sum()
        };
        let red = (sum(0) * self.phase + sum(1) * (FULL - self.phase)) / FULL;
        let ahead = if red >= 0 { Color::Red } else { Color::Black };
        (red * self.scale[ahead] / WHOLE).clamp(-GREATEST_EVALUATION, GREATEST_EVALUATION)
    }
}

#[cfg(test)]
mod tests {
    use chuhe_rules::Setup;
    use proptest::prelude::*;

    use super::*;
    use crate::eval::{evaluate, weights};

    proptest! {
        #[test]
        fn a_trace_with_the_weights_is_the_evaluation(
            picks in prop::collection::vec(any::<prop::sample::Index>(), 0..240),
        ) {
            let weights = weights();
            let mut position = Position::start();
            for pick in picks {
                let red = position.turn().fold(1, -1) * evaluate(&position);
                let own = trace(&position);
                prop_assert_eq!(own.value(&weights), red, "{}", position);
                // Each term alone knows no side and no hand.
                let setup = position.setup();
                let of = |setup: Setup| trace(&Position::try_from(setup).unwrap());
                prop_assert_eq!(&of(setup.mirrored()), &own, "mirrored {}", position);
                let turned = Trace {
                    phase: own.phase,
                    scale: ByColor { red: own.scale.black, black: own.scale.red },
                    counts: own.counts.iter().map(|(weight, count)| (*weight, -count)).collect(),
                };
                prop_assert_eq!(of(setup.swapped()), turned, "turned {}", position);
                let moves = position.legal_moves();
                // Captures first, so that few pieces are left often enough.
                let captures = position.legal_captures();
                let moves = if captures.is_empty() || pick.index(2) == 0 { moves } else { captures };
                if moves.is_empty() {
                    break;
                }
                position.play_unchecked(moves[pick.index(moves.len())]);
            }
        }
    }
}
