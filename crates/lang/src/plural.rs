//! Plural categories of whole numbers.

use crate::Locale;

/// A plural category of CLDR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Category {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

impl Category {
    /// The category's keyword, as a catalogue writes it.
    pub(crate) const fn keyword(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::One => "one",
            Self::Two => "two",
            Self::Few => "few",
            Self::Many => "many",
            Self::Other => "other",
        }
    }

    /// The cardinal category of `number` in `locale`, by the rules of CLDR 48 for numbers without a fraction.
    pub(crate) const fn of(number: i64, locale: Locale) -> Self {
        let n = number.unsigned_abs();
        let (tens, hundreds) = (n % 10, n % 100);
        match locale {
            Locale::ZhHans | Locale::ZhHant | Locale::Vi => Self::Other,
            Locale::En | Locale::Nb => match n {
                1 => Self::One,
                _ => Self::Other,
            },
            Locale::He => match n {
                1 => Self::One,
                2 => Self::Two,
                _ => Self::Other,
            },
            Locale::Ar => match (n, hundreds) {
                (0, _) => Self::Zero,
                (1, _) => Self::One,
                (2, _) => Self::Two,
                (_, 3..=10) => Self::Few,
                (_, 11..=99) => Self::Many,
                _ => Self::Other,
            },
            Locale::Uk => match (tens, hundreds) {
                (1, 1 | 21..) => Self::One,
                (2..=4, 2..=4 | 22..) => Self::Few,
                _ => Self::Many,
            },
            Locale::Ro => match (n, hundreds) {
                (1, _) => Self::One,
                (0, _) | (_, 1..=19) => Self::Few,
                _ => Self::Other,
            },
        }
    }
}
