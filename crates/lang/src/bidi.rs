//! Isolation of values that run against the text around them.

use crate::Direction;

/// U+2068 FIRST STRONG ISOLATE: what follows takes its direction from its own first letter.
const FIRST_STRONG_ISOLATE: char = '\u{2068}';
/// U+2069 POP DIRECTIONAL ISOLATE: ends the isolate.
const POP_DIRECTIONAL_ISOLATE: char = '\u{2069}';

/// Appends `value` to a text that runs in `direction`, isolated if it holds a letter of the other direction.
///
/// Without the isolate, the point `e3` at the edge of an Arabic sentence would carry the neighbouring
/// punctuation and digits with it.
/// A value in the text's own direction stays bare, so that left-to-right pages, their accessible names and
/// whatever compares them hold no invisible characters.
pub(crate) fn push_isolated(out: &mut String, value: &str, direction: Direction) {
    let against = value.chars().any(|letter| {
        letter.is_alphabetic()
            && match direction {
                Direction::Ltr => runs_right_to_left(letter),
                Direction::Rtl => !runs_right_to_left(letter),
            }
    });
    if against {
        out.push(FIRST_STRONG_ISOLATE);
        out.push_str(value);
        out.push(POP_DIRECTIONAL_ISOLATE);
    } else {
        out.push_str(value);
    }
}

/// Whether a letter is strongly right-to-left: the blocks that Unicode reserves for such scripts (`DerivedBidiClass.txt`).
const fn runs_right_to_left(letter: char) -> bool {
    matches!(
        letter as u32,
        0x0590..=0x08FF | 0xFB1D..=0xFDFF | 0xFE70..=0xFEFF | 0x1_0800..=0x1_0FFF | 0x1_E800..=0x1_EFFF
    )
}
