//! The catalogues of all locales inside the binary.

use crate::{Locale, Messages};

/// The four files of a locale, one after the other.
macro_rules! catalogue {
    ($tag:literal) => {
        concat!(
            include_str!(concat!("../locales/", $tag, ".ftl")),
            "\n",
            include_str!(concat!("../online/", $tag, ".ftl")),
            "\n",
            include_str!(concat!("../tools/", $tag, ".ftl")),
            "\n",
            include_str!(concat!("../pages/", $tag, ".ftl"))
        )
    };
}

/// The source text of a locale's whole catalogue: `locales/<tag>.ftl`, which a browser loads, `online/<tag>.ftl` for
/// games that a server keeps, `tools/<tag>.ftl` for the terminal and for files of games, and `pages/<tag>.ftl` with what else the server says, above all on the pages that teach, which it alone
/// needs.
pub const fn catalogue(locale: Locale) -> &'static str {
    match locale {
        Locale::En => catalogue!("en"),
        Locale::ZhHans => catalogue!("zh-Hans"),
        Locale::ZhHant => catalogue!("zh-Hant"),
        Locale::Vi => catalogue!("vi"),
        Locale::Ar => catalogue!("ar"),
        Locale::He => catalogue!("he"),
        Locale::Uk => catalogue!("uk"),
        Locale::Nb => catalogue!("nb"),
        Locale::Ro => catalogue!("ro"),
    }
}

impl Messages {
    /// The messages of `locale`, from the catalogue in the binary.
    #[expect(clippy::missing_panics_doc, reason = "a test parses every embedded catalogue")]
    pub fn embedded(locale: Locale) -> Self {
        Self::new(locale, catalogue(locale)).expect("every embedded catalogue is tested to be sound")
    }
}
