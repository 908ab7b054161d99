//! The nine languages and the choice among them.

use core::fmt;

/// A language, with its script, that Chuhe speaks completely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Locale {
    /// English, the language of whoever asks for none of the nine.
    #[default]
    En,
    /// Chinese in simplified characters.
    ZhHans,
    /// Chinese in traditional characters.
    ZhHant,
    /// Vietnamese.
    Vi,
    /// Arabic.
    Ar,
    /// Hebrew.
    He,
    /// Ukrainian.
    Uk,
    /// Norwegian bokmål.
    Nb,
    /// Romanian.
    Ro,
}

/// The direction in which a language's lines run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// From left to right.
    Ltr,
    /// From right to left.
    Rtl,
}

impl Direction {
    /// The value of HTML's `dir` attribute: `ltr` or `rtl`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ltr => "ltr",
            Self::Rtl => "rtl",
        }
    }
}

impl Locale {
    /// All locales, in the order in which a language menu shows them.
    pub const ALL: [Self; 9] =
        [Self::En, Self::ZhHans, Self::ZhHant, Self::Vi, Self::Ar, Self::He, Self::Uk, Self::Nb, Self::Ro];

    /// The BCP 47 tag: the `lang` attribute, the catalogue's file name and the first segment of a page's path.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::ZhHans => "zh-Hans",
            Self::ZhHant => "zh-Hant",
            Self::Vi => "vi",
            Self::Ar => "ar",
            Self::He => "he",
            Self::Uk => "uk",
            Self::Nb => "nb",
            Self::Ro => "ro",
        }
    }

    /// The locale whose [`tag`](Self::tag) is exactly `tag`, as it stands in a path or a cookie.
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|locale| locale.tag() == tag)
    }

    /// The language's name in the language itself.
    pub const fn endonym(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::ZhHans => "简体中文",
            Self::ZhHant => "繁體中文",
            Self::Vi => "Tiếng Việt",
            Self::Ar => "العربية",
            Self::He => "עברית",
            Self::Uk => "Українська",
            Self::Nb => "Norsk bokmål",
            Self::Ro => "Română",
        }
    }

    /// The direction of the language's lines.
    pub const fn direction(self) -> Direction {
        match self {
            Self::Ar | Self::He => Direction::Rtl,
            _ => Direction::Ltr,
        }
    }

    /// The locale that serves a BCP 47 language range such as `zh-TW`, `en_GB` or `iw`, if one does.
    ///
    /// Letter case is ignored and `_` counts as `-`.
    /// Chinese without a script is traditional in Taiwan, Hong Kong and Macao and simplified elsewhere;
    /// every Norwegian (`no`, `nn`) gets bokmål.
    pub fn for_range(range: &str) -> Option<Self> {
        let mut subtags = range.trim().split(['-', '_']);
        let language = subtags.next()?.to_ascii_lowercase();
        match language.as_str() {
            "en" => Some(Self::En),
            "zh" | "cmn" => Some(chinese(subtags).unwrap_or(Self::ZhHans)),
            "yue" => Some(chinese(subtags).unwrap_or(Self::ZhHant)),
            "vi" => Some(Self::Vi),
            "ar" => Some(Self::Ar),
            "he" | "iw" => Some(Self::He),
            "uk" => Some(Self::Uk),
            "nb" | "no" | "nn" => Some(Self::Nb),
            "ro" | "mo" => Some(Self::Ro),
            _ => None,
        }
    }

    /// The best locale for the value of an HTTP `Accept-Language` header.
    ///
    /// The range with the highest quality that some locale serves wins, the earlier among equals;
    /// ranges with quality 0 and ranges that cannot be read do not count.
    /// English is the answer when none is left, so any text at all is a valid argument.
    ///
    /// ```
    /// use chuhe_lang::Locale;
    ///
    /// assert_eq!(Locale::negotiate("fr, zh-TW;q=0.9, en;q=0.8"), Locale::ZhHant);
    /// assert_eq!(Locale::negotiate("fr"), Locale::En);
    /// ```
    pub fn negotiate(accept_language: &str) -> Self {
        let mut best = (0, Self::default());
        for entry in accept_language.split(',') {
            let mut parts = entry.split(';');
            let Some(locale) = parts.next().and_then(Self::for_range) else {
                continue;
            };
            let Some(quality) = parts.next().map_or(Some(1000), quality) else {
                continue;
            };
            if quality > best.0 {
                best = (quality, locale);
            }
        }
        best.1
    }
}

/// The script that the subtags after `zh` name, directly or by a region.
fn chinese<'a>(subtags: impl Iterator<Item = &'a str>) -> Option<Locale> {
    for subtag in subtags {
        match subtag.to_ascii_lowercase().as_str() {
            "hant" | "tw" | "hk" | "mo" => return Some(Locale::ZhHant),
            "hans" | "cn" | "sg" | "my" => return Some(Locale::ZhHans),
            _ => {}
        }
    }
    None
}

/// A quality parameter such as `q=0.75` in thousandths (RFC 9110, 12.4.2), `None` if it is malformed or above 1.
fn quality(parameter: &str) -> Option<u16> {
    let value = parameter.trim().strip_prefix(['q', 'Q'])?.trim_start();
    let value = value.strip_prefix('=')?.trim();
    let (whole, fraction) = value.split_once('.').unwrap_or((value, ""));
    if fraction.len() > 3 || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let thousandths =
        fraction.bytes().chain(*b"000").take(3).fold(0, |sum, digit| sum * 10 + u16::from(digit - b'0'));
    match (whole, thousandths) {
        ("0", _) => Some(thousandths),
        ("1", 0) => Some(1000),
        _ => None,
    }
}

impl fmt::Display for Locale {
    /// Writes the [`tag`](Self::tag).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}
