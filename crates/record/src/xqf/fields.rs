//! Where the fields of an XQF header lie.

/// The length of the header, and with it where the body starts.
pub(super) const HEADER: usize = 1024;
/// The squares of the 32 pieces.
pub(super) const BOARD: usize = 16;
/// The side to move: 0 is Red, 1 is Black.
pub(super) const TURN: usize = 50;
/// The result: 0 unknown, 1 Red, 2 Black, 3 draw; 4 is seen for a draw.
pub(super) const RESULT: usize = 51;
/// What the file holds: 0 a game, 1 an opening, 2 a middle game, 3 an endgame.
pub(super) const KIND: usize = 64;

/// Where our files name their encoding, in a part of the header that others leave at zero.
pub(super) const CHARSET: usize = 1016;
/// The name.
pub(super) const GB18030: &[u8; 8] = b"GB18030\0";

/// A text of the header: a byte with its length, then at most `room` bytes.
pub(super) struct Field {
    pub(super) at: usize,
    pub(super) room: usize,
    pub(super) tag: &'static str,
}

const fn field(at: usize, room: usize, tag: &'static str) -> Field {
    Field { at, room, tag }
}

/// The texts.
pub(super) const TEXTS: [Field; 11] = [
    field(80, 63, "Title"),
    field(208, 63, "Event"),
    field(272, 15, "Date"),
    field(288, 15, "Site"),
    field(304, 15, "Red"),
    field(320, 15, "Black"),
    field(336, 63, "TimeControl"),
    field(400, 15, "RedTime"),
    field(416, 15, "BlackTime"),
    field(464, 15, "Annotator"),
    field(480, 15, "Author"),
];
