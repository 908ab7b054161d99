//! The move records of a CBR record, one after the other.

/// One record: a move of the tree, or its root.
pub(super) struct Node<'a> {
    /// The byte of the square the move starts from.
    pub(super) from: u8,
    /// The byte of the square the move goes to.
    pub(super) to: u8,
    /// Whether the next record is an answer to this move.
    pub(super) child: bool,
    /// Whether another move instead of this one follows, after all answers to this one.
    pub(super) sibling: bool,
    /// Whether a comment's length follows.
    commented: bool,
    /// The comment in UTF-16, low byte first.
    pub(super) comment: &'a [u8],
    /// A comment's length that the record cannot hold.
    pub(super) absurd: Option<u32>,
}

/// The line ends with this move.
pub(super) const END: u8 = 1;
/// An alternative follows.
pub(super) const SIBLING: u8 = 2;
/// A comment follows.
pub(super) const COMMENT: u8 = 4;

/// Reads the record at `at`; nothing where it is cut off or its flags are no flags.
pub(super) fn node(bytes: &[u8], at: usize) -> Option<Node<'_>> {
    let &[flags, _, from, to] = bytes.get(at..at + 4)? else { return None };
    if flags > END | SIBLING | COMMENT {
        return None;
    }
    let mut node = Node {
        from,
        to,
        child: flags & END == 0,
        sibling: flags & SIBLING != 0,
        commented: flags & COMMENT != 0,
        comment: &[],
        absurd: None,
    };
    if node.commented {
        let length = u32::from_le_bytes(bytes.get(at + 4..at + 8)?.try_into().ok()?);
        let rest = &bytes[at + 8..];
        match rest.get(..length as usize) {
            Some(comment) => node.comment = comment,
            None => node.absurd = Some(length),
        }
    }
    Some(node)
}

impl Node<'_> {
    /// How many bytes the record takes.
    pub(super) fn len(&self) -> usize {
        if self.commented { 8 + self.comment.len() } else { 4 }
    }
}
