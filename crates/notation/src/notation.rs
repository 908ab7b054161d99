//! The notations by name, and writing a move in one of them.

use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use chuhe_rules::{Move, Position};

use crate::chinese::{self, Digits, Script, Tandem};
use crate::relative::Relative;
use crate::wxf::{self, Habit};
use crate::{chess_of_china, coordinates, vietnamese, western};

/// A way to write moves.
///
/// Each has a stable name, [`Notation::id`], that [`FromStr`] reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// `炮二平五`, `馬8進7`: piece, file, direction, and how far or to which file, all from the mover's right.
    Chinese {
        /// The script of the characters.
        script: Script,
        /// How numbers are written.
        digits: Digits,
        /// How soldiers that share files are told apart.
        tandem: Tandem,
    },
    /// `C2=5`, `H8+7`: the same with letters, as the World Xiangqi Federation has it.
    Wxf(Habit),
    /// `H2-E2`: the two points, as the Internet Chinese Chess Server wrote them.
    Iccs,
    /// `h2e2`: the two points, as engines write them.
    Uci(RankBase),
    /// `Che3`, `Rxd10+`: the piece and where it goes, as books in English write it.
    Western(RankBase),
    /// `P2-5`, `M8.7`: the Vietnamese initials.
    Vietnamese,
    /// `C 82-85`: both points from the mover's side, as the book *Chess of China* has it.
    ChessOfChina(FirstRank),
}

/// The number of Red's back rank in coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RankBase {
    /// The ranks are 0 to 9.
    Zero,
    /// The ranks are 1 to 10.
    One,
}

/// Which rank is the first for the side that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstRank {
    /// The other side's back rank.
    Far,
    /// Its own back rank.
    Near,
}

/// A Chinese notation with its habits.
const fn chinese(script: Script, digits: Digits, tandem: Tandem) -> Notation {
    Notation::Chinese { script, digits, tandem }
}

/// Every notation with its name; the names without a habit come first.
const NAMES: [(&str, Notation); 24] = {
    use Digits::{AllChinese, BySide, FullWidth};
    use Script::{Simplified, Traditional};
    use Tandem::{ByFile, Numbered};
    [
        ("chinese-simplified", chinese(Simplified, BySide, Numbered)),
        ("chinese-traditional", chinese(Traditional, BySide, Numbered)),
        ("wxf", Notation::Wxf(Habit::Federation)),
        ("iccs", Notation::Iccs),
        ("uci", Notation::Uci(RankBase::Zero)),
        ("western", Notation::Western(RankBase::One)),
        ("vietnamese", Notation::Vietnamese),
        ("chess-of-china", Notation::ChessOfChina(FirstRank::Far)),
        ("chinese-simplified-full-width", chinese(Simplified, FullWidth, Numbered)),
        ("chinese-simplified-digits", chinese(Simplified, AllChinese, Numbered)),
        ("chinese-simplified-book", chinese(Simplified, BySide, ByFile)),
        ("chinese-simplified-full-width-book", chinese(Simplified, FullWidth, ByFile)),
        ("chinese-simplified-digits-book", chinese(Simplified, AllChinese, ByFile)),
        ("chinese-traditional-full-width", chinese(Traditional, FullWidth, Numbered)),
        ("chinese-traditional-digits", chinese(Traditional, AllChinese, Numbered)),
        ("chinese-traditional-book", chinese(Traditional, BySide, ByFile)),
        ("chinese-traditional-full-width-book", chinese(Traditional, FullWidth, ByFile)),
        ("chinese-traditional-digits-book", chinese(Traditional, AllChinese, ByFile)),
        ("wxf-xqbase", Notation::Wxf(Habit::Xqbase)),
        ("wxf-playok", Notation::Wxf(Habit::PlayOk)),
        ("wxf-dpxq", Notation::Wxf(Habit::Dpxq)),
        ("uci-1-10", Notation::Uci(RankBase::One)),
        ("western-0-9", Notation::Western(RankBase::Zero)),
        ("chess-of-china-near", Notation::ChessOfChina(FirstRank::Near)),
    ]
};

impl Notation {
    /// The Chinese notation of a script as it is mostly written today.
    pub const fn chinese(script: Script) -> Self {
        chinese(script, Digits::BySide, Tandem::Numbered)
    }

    /// All notations, first those without a program's or a book's habits.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        NAMES.into_iter().map(|(_, notation)| notation)
    }

    /// The stable name, such as `chinese-simplified`, `wxf` or `western`.
    pub fn id(self) -> &'static str {
        let known = NAMES.iter().find(|(_, notation)| *notation == self);
        known.map_or_else(
            || unreachable!("the table holds every value, and a test asks for each"),
            |(name, _)| name,
        )
    }

    /// The move in this notation.
    ///
    /// `position` is the one before the move, in which the move must be legal.
    /// A move of no piece, or one no piece makes, is written as `h2e2`.
    pub fn text(self, mv: Move, position: &Position) -> String {
        let relative = || Relative::of(mv, position);
        match self {
            Self::Chinese { script, digits, tandem } => {
                relative().map(|relative| chinese::write(&relative, script, digits, tandem))
            }
            Self::Wxf(habit) => relative().map(|relative| wxf::write(&relative, habit)),
            Self::Vietnamese => relative().map(|relative| vietnamese::write(&relative)),
            Self::Iccs => Some(coordinates::iccs(mv)),
            Self::Uci(base) => Some(coordinates::uci(mv, base)),
            Self::Western(base) => western::write(mv, position, base),
            Self::ChessOfChina(first) => chess_of_china::write(mv, position, first),
        }
        .unwrap_or_else(|| mv.to_string())
    }
}

/// The name.
impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A name that no notation has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownNotation {
    /// The name.
    pub found: String,
}

impl fmt::Display for UnknownNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {:?}, expected one of", self.found)?;
        NAMES.iter().try_for_each(|(name, _)| write!(f, " {name}"))
    }
}

impl core::error::Error for UnknownNotation {}

impl FromStr for Notation {
    type Err = UnknownNotation;

    fn from_str(name: &str) -> Result<Self, UnknownNotation> {
        let known = NAMES.iter().find(|(known, _)| *known == name);
        known.map(|(_, notation)| *notation).ok_or_else(|| UnknownNotation { found: name.to_string() })
    }
}

impl RankBase {
    /// The number of the rank with this index.
    pub(crate) const fn number(self, rank: u8) -> u8 {
        match self {
            Self::Zero => rank,
            Self::One => rank + 1,
        }
    }

    /// The index of the rank with this number, which need not exist.
    pub(crate) const fn index(self, number: u8) -> Option<u8> {
        match self {
            Self::Zero => Some(number),
            Self::One => number.checked_sub(1),
        }
    }
}
