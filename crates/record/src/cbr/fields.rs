//! Where the fields of a CBR record lie, in both known versions.

use crate::tag;

/// What a record begins with.
pub(crate) const MAGIC: &[u8; 16] = b"CCBridge Record\0";
/// The version's byte.
pub(super) const VERSION: usize = 19;
/// The record's identity, 16 bytes.
pub(crate) const GUID: usize = 20;

/// A version of the format; places are named by where they are in the current one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Version {
    /// 1; the layout is that of other readers, no file of it has been seen.
    Old,
    /// 2.
    Current,
}

impl Version {
    /// Where a place of the current version is in this one.
    ///
    /// The old one lacks the 128 bytes of a script before the title, and as many of referee and recorder.
    pub(super) const fn at(self, place: usize) -> usize {
        match self {
            Self::Current => place,
            Self::Old if place < REFEREE => place - 128,
            Self::Old => place - 256,
        }
    }

    /// The texts that it has.
    pub(super) fn texts(self) -> impl Iterator<Item = &'static Field> {
        TEXTS.iter().filter(move |field| self == Self::Current || !(REFEREE..ANNOTATOR).contains(&field.at))
    }
}

/// Where what the old version lacks begins, and what follows it.
const REFEREE: usize = 1524;
const ANNOTATOR: usize = 1652;

/// 0 and 1 are openings, 2 and 3 endings; 1 and 3 are set up.
pub(super) const KIND: usize = 2040;
/// 0 unknown, 1 Red, 2 Black, 3 draw, 4 several.
pub(super) const RESULT: usize = 2076;
/// 1 Red, 2 Black.
pub(super) const TURN: usize = 2112;
/// The number of the first move, two bytes.
pub(super) const FULL_MOVES: usize = 2116;
/// The points, 90 bytes.
pub(super) const BOARD: usize = 2120;
/// The moves.
pub(super) const NODES: usize = 2214;

/// A text in UTF-16, closed by a zero where it does not fill its `len` bytes.
pub(super) struct Field {
    pub(super) at: usize,
    pub(super) len: usize,
    pub(super) tag: &'static str,
}

const fn field(at: usize, len: usize, tag: &'static str) -> Field {
    Field { at, len, tag }
}

/// The texts, from the title on.
pub(super) const TEXTS: [Field; 28] = [
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
    field(REFEREE, 64, "Referee"),
    field(1588, 64, "Recorder"),
    field(ANNOTATOR, 64, tag::ANNOTATOR),
    field(1716, 64, "AnnotatorMail"),
    field(1780, 64, tag::AUTHOR),
    field(1844, 64, "AuthorMail"),
    field(1908, 40, "Created"),
    field(1972, 40, "Modified"),
    field(2044, 32, "Property"),
    field(2080, 32, tag::TERMINATION),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The places that another reader has for the old version.
    #[test]
    fn the_old_version_is_shorter() {
        let old = Version::Old;
        let texts: Vec<(usize, &str)> = old.texts().map(|field| (old.at(field.at), field.tag)).collect();
        assert_eq!(texts.len(), TEXTS.len() - 2);
        for place in [
            (52, tag::TITLE),
            (436, tag::SOURCE),
            (948, tag::RED),
            (1364, tag::BLACK_ELO),
            (1396, tag::ANNOTATOR),
            (1524, tag::AUTHOR),
            (1824, tag::TERMINATION),
        ] {
            assert!(texts.contains(&place), "{place:?}");
        }
        let places = [KIND, RESULT, TURN, FULL_MOVES, BOARD, NODES].map(|place| old.at(place));
        assert_eq!(places, [1784, 1820, 1856, 1860, 1864, 1958]);
    }
}
