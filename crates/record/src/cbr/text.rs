//! The texts and identities in ccbridge's files.

use crate::Charset;

/// A text in a field of so many bytes, which a zero closes, and whether some of it stands for nothing.
///
/// What lies behind the zero is whatever was in the program's memory.
pub(crate) fn fixed(bytes: &[u8]) -> (String, bool) {
    let units = bytes.chunks_exact(2).take_while(|unit| *unit != [0, 0]).count();
    let (text, bad) = Charset::Utf16Le.decode(&bytes[..2 * units]);
    (text.into_owned(), bad)
}

/// The bytes of a text, in which a zero would be the end.
pub(super) fn utf16(text: &str) -> Vec<u8> {
    text.encode_utf16().filter(|unit| *unit != 0).flat_map(u16::to_le_bytes).collect()
}

/// Puts a text into a field with the zero that closes it, as many characters as there is room for.
pub(crate) fn put(field: &mut [u8], text: &str) {
    let mut at = 0;
    let mut buffer = [0; 2];
    for c in text.chars().filter(|c| *c != '\0') {
        let units = c.encode_utf16(&mut buffer);
        if at + 2 * units.len() + 2 > field.len() {
            break;
        }
        for unit in units {
            field[at..at + 2].copy_from_slice(&unit.to_le_bytes());
            at += 2;
        }
    }
}

/// Whether a field of so many bytes has room for a text and the zero that closes it.
pub(super) fn fits(text: &str, field: usize) -> bool {
    2 * text.encode_utf16().count() + 2 <= field
}

/// An identity that is the same for the same bytes: their FNV-1a hash of 128 bits (Fowler, Noll, Vo).
pub(crate) fn guid(bytes: &[u8]) -> [u8; 16] {
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    let hash = bytes.iter().fold(BASIS, |hash, byte| (hash ^ u128::from(*byte)).wrapping_mul(PRIME));
    hash.to_le_bytes()
}

/// An identity as text: its first three parts have the low byte first.
pub(crate) fn guid_text(guid: [u8; 16]) -> String {
    use std::fmt::Write;
    const ORDER: [usize; 16] = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];
    let mut text = String::from("{");
    for (place, index) in ORDER.into_iter().enumerate() {
        if matches!(place, 4 | 6 | 8 | 10) {
            text.push('-');
        }
        write!(text, "{:02X}", guid[index]).expect("a string takes any text");
    }
    text.push('}');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_at_characters_and_end_with_a_zero() {
        let mut field = [0xff; 8];
        field[..8].fill(0);
        put(&mut field, "炮𠀀炮");
        assert_eq!(fixed(&field), ("炮𠀀".to_owned(), false));
        assert!(fits("炮𠀀", 8) && !fits("炮𠀀炮", 8));
        assert_eq!(fixed(&[0xae, 0x70, 0, 0, 0xab, 0xcd]), ("炮".to_owned(), false));
        assert_eq!(fixed(&[0x00, 0xd8, 0xae, 0x70]), ("\u{fffd}炮".to_owned(), true));
    }

    /// The first record of a real library and its entry in the index show the order of the bytes.
    #[test]
    fn an_identity_as_text() {
        let guid =
            [0x4b, 0x01, 0x14, 0xed, 0x6e, 0x80, 0x53, 0x47, 0x91, 0x32, 0x33, 0xab, 0xfc, 0xc4, 0x8d, 0x80];
        assert_eq!(guid_text(guid), "{ED14014B-806E-4753-9132-33ABFCC48D80}");
        assert_ne!(super::guid(b"a"), super::guid(b"b"));
    }
}
