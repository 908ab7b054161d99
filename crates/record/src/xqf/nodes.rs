//! The move records of an XQF file, one after the other.

use super::cipher::Cipher;

/// One record: a move of the tree, or its root.
pub(super) struct Node<'a> {
    /// Where the record starts, in bytes from the start of the body.
    pub(super) at: usize,
    /// The square the move starts from, `file * 10 + rank`; anything above 89 is no square.
    pub(super) from: u8,
    /// The square the move goes to.
    pub(super) to: u8,
    /// Whether the next record is an answer to this move.
    pub(super) child: bool,
    /// Whether another move instead of this one follows, after all answers to this one.
    pub(super) sibling: bool,
    /// The comment's bytes.
    pub(super) comment: &'a [u8],
    /// A comment's length that the file cannot hold.
    pub(super) absurd: Option<i64>,
}

/// Reads the records of an opened body until it ends or a record is cut off.
pub(super) struct Nodes<'a> {
    body: &'a [u8],
    at: usize,
    version: u8,
    cipher: &'a Cipher,
}

impl<'a> Nodes<'a> {
    pub(super) fn new(body: &'a [u8], version: u8, cipher: &'a Cipher) -> Self {
        Self { body, at: 0, version, cipher }
    }

    /// How many bytes were read.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    fn number(&self, at: usize) -> Option<i64> {
        let bytes = self.body.get(at..at + 4)?.try_into().ok()?;
        Some(i64::from(u32::from_le_bytes(bytes)))
    }
}

impl<'a> Iterator for Nodes<'a> {
    type Item = Node<'a>;

    fn next(&mut self) -> Option<Node<'a>> {
        let at = self.at;
        let &[from, to, flags, _] = self.body.get(at..at + 4)? else { return None };
        let plain = self.version <= 10;
        let mut end = at + 4;
        let length = if plain {
            let length = self.number(end)?;
            end += 4;
            length
        } else if flags & 0x20 != 0 {
            let length = self.number(end)? - i64::from(self.cipher.length);
            end += 4;
            length
        } else {
            0
        };
        let rest = self.body.len() - end;
        let (comment, absurd) = match usize::try_from(length) {
            Ok(length) if length <= rest => (&self.body[end..end + length], None),
            _ => (&[][..], Some(length)),
        };
        self.at = end + comment.len();
        Some(Node {
            at,
            from: from.wrapping_sub(24).wrapping_sub(self.cipher.from),
            to: to.wrapping_sub(32).wrapping_sub(self.cipher.to),
            child: flags & if plain { 0xf0 } else { 0x80 } != 0,
            sibling: flags & if plain { 0x0f } else { 0x40 } != 0,
            comment,
            absurd,
        })
    }
}
