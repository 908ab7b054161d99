//! Chance: the one place where the page draws lots.

/// A seed for a new game.
#[expect(clippy::disallowed_methods, reason = "the edge that draws lots for this crate")]
pub(crate) fn seed() -> u64 {
    // All that the browser's draw from 0 to 1 holds: 53 bits.
    (js_sys::Math::random() * (1_u64 << 53) as f64) as u64
}
