//! Where the fields of a CBR record lie, in both known versions.

use crate::tag;

/// What a record begins with.
pub(crate) const MAGIC: &[u8; 16] = b"CCBridge Record\0";
/// The version's byte.
pub(super) const VERSION: usize = 19;
/// The record's identity, 16 bytes.
pub(crate) const GUID: usize = 20;

/// The places that differ between the versions.
pub(super) struct Layout {
    pub(super) texts: &'static [Field],
    /// 0 and 1 are openings, 2 and 3 endings; 1 and 3 are set up.
    pub(super) kind: usize,
    /// 0 unknown, 1 Red, 2 Black, 3 draw, 4 several.
    pub(super) result: usize,
    /// 1 Red, 2 Black.
    pub(super) turn: usize,
    pub(super) full_moves: usize,
    pub(super) board: usize,
    pub(super) nodes: usize,
}

/// A text in UTF-16, closed by a zero where it does not fill its `len` bytes.
pub(super) struct Field {
    pub(super) at: usize,
    pub(super) len: usize,
    pub(super) tag: &'static str,
}

const fn field(at: usize, len: usize, tag: &'static str) -> Field {
    Field { at, len, tag }
}

/// The current version, 2.
pub(super) const V2: Layout = Layout {
    texts: &[
        field(180, 128, tag::TITLE),
        field(564, 64, tag::SOURCE),
        field(628, 64, "EventClass"),
        field(692, 64, tag::EVENT),
        field(756, 64, tag::ROUND),
        field(820, 32, "Group"),
        field(852, 32, "Table"),
        field(884, 64, tag::DATE),
        field(948, 64, tag::SITE),
        field(1012, 64, tag::TIME_CONTROL),
        field(1076, 64, tag::RED),
        field(1140, 64, tag::RED_TEAM),
        field(1204, 64, tag::RED_TIME),
        field(1268, 32, tag::RED_ELO),
        field(1300, 64, tag::BLACK),
        field(1364, 64, tag::BLACK_TEAM),
        field(1428, 64, tag::BLACK_TIME),
        field(1492, 32, tag::BLACK_ELO),
        field(1524, 64, "Referee"),
        field(1588, 64, "Recorder"),
        field(1652, 64, tag::ANNOTATOR),
        field(1716, 64, "AnnotatorMail"),
        field(1780, 64, tag::AUTHOR),
        field(1844, 64, "AuthorMail"),
        field(1908, 40, "Created"),
        field(1972, 40, "Modified"),
        field(2044, 32, "Property"),
        field(2080, 32, tag::TERMINATION),
    ],
    kind: 2040,
    result: 2076,
    turn: 2112,
    full_moves: 2116,
    board: 2120,
    nodes: 2214,
};

/// The old version, 1; the layout is that of other readers, no file of it has been seen.
pub(super) const V1: Layout = Layout {
    texts: &[
        field(52, 128, tag::TITLE),
        field(436, 64, tag::SOURCE),
        field(500, 64, "EventClass"),
        field(564, 64, tag::EVENT),
        field(628, 64, tag::ROUND),
        field(692, 32, "Group"),
        field(724, 32, "Table"),
        field(756, 64, tag::DATE),
        field(820, 64, tag::SITE),
        field(884, 64, tag::TIME_CONTROL),
        field(948, 64, tag::RED),
        field(1012, 64, tag::RED_TEAM),
        field(1076, 64, tag::RED_TIME),
        field(1140, 32, tag::RED_ELO),
        field(1172, 64, tag::BLACK),
        field(1236, 64, tag::BLACK_TEAM),
        field(1300, 64, tag::BLACK_TIME),
        field(1364, 32, tag::BLACK_ELO),
        field(1396, 64, tag::ANNOTATOR),
        field(1460, 64, "AnnotatorMail"),
        field(1524, 64, tag::AUTHOR),
        field(1588, 64, "AuthorMail"),
        field(1652, 40, "Created"),
        field(1716, 40, "Modified"),
        field(1788, 32, "Property"),
        field(1824, 32, tag::TERMINATION),
    ],
    kind: 1784,
    result: 1820,
    turn: 1856,
    full_moves: 1860,
    board: 1864,
    nodes: 1958,
};
