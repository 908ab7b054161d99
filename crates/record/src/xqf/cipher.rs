//! The keys that hide the squares, the lengths and the body of XQF files since version 11.
//!
//! Source: the header's own fields and the formulas published with XQStudio's `XQFRW.pas`, checked on 177 files.

/// What is added to the stored bytes; all zero for the plain versions up to 10.
#[derive(Clone, Debug)]
pub(super) struct Cipher {
    /// Added to each square of the start board; its low bits also turn the list of pieces.
    pub(super) board: u8,
    /// Added to the square a move starts from.
    pub(super) from: u8,
    /// Added to the square a move goes to.
    pub(super) to: u8,
    /// Added to the length of a comment.
    pub(super) length: u32,
    /// Added to the bytes of the body, in turn.
    pad: [u8; 32],
}

const PHRASE: &[u8; 32] = b"[(C) Copyright Mr. Dong Shiwei.]";

impl Cipher {
    /// The keys that the first 16 bytes of a header give, of which byte 2 is the version.
    pub(super) fn new(head: [u8; 16]) -> Self {
        let [_, _, version, mask, _, _, _, _, or_a, or_b, or_c, or_d, sum, xy, xy_from, xy_to] = head;
        if version <= 10 {
            return Self { board: 0, from: 0, to: 0, length: 0, pad: [0; 32] };
        }
        let curve = |k: u8| k.wrapping_mul(k).wrapping_mul(54).wrapping_add(221);
        let board = curve(xy).wrapping_mul(xy);
        let from = curve(xy_from).wrapping_mul(board);
        let to = curve(xy_to).wrapping_mul(from);
        let length = (u32::from(sum) * 256 + u32::from(xy)) % 32000 + 767;
        let turn = [sum & mask | or_a, xy & mask | or_b, xy_from & mask | or_c, xy_to & mask | or_d];
        Self { board, from, to, length, pad: std::array::from_fn(|i| PHRASE[i] & turn[i % 4]) }
    }

    /// The body as it was before it was hidden; the body starts at a multiple of 32.
    pub(super) fn open(&self, body: &[u8]) -> Vec<u8> {
        body.iter().zip(self.pad.iter().cycle()).map(|(byte, pad)| byte.wrapping_sub(*pad)).collect()
    }

    /// Hides the body: the reverse of [`Cipher::open`].
    pub(super) fn close(&self, body: &mut [u8]) {
        for (byte, pad) in body.iter_mut().zip(self.pad.iter().cycle()) {
            *byte = byte.wrapping_add(*pad);
        }
    }
}
