//! The catalogues of all locales inside the binary.

use crate::{Locale, Messages};

/// The source text of a locale's catalogue, `locales/<tag>.ftl`.
pub const fn catalogue(locale: Locale) -> &'static str {
    match locale {
        Locale::En => include_str!("../locales/en.ftl"),
        Locale::ZhHans => include_str!("../locales/zh-Hans.ftl"),
        Locale::ZhHant => include_str!("../locales/zh-Hant.ftl"),
        Locale::Vi => include_str!("../locales/vi.ftl"),
        Locale::Ar => include_str!("../locales/ar.ftl"),
        Locale::He => include_str!("../locales/he.ftl"),
        Locale::Uk => include_str!("../locales/uk.ftl"),
        Locale::Nb => include_str!("../locales/nb.ftl"),
        Locale::Ro => include_str!("../locales/ro.ftl"),
    }
}

impl Messages {
    /// The messages of `locale`, from the catalogue in the binary.
    #[expect(clippy::missing_panics_doc, reason = "a test parses every embedded catalogue")]
    pub fn embedded(locale: Locale) -> Self {
        Self::new(locale, catalogue(locale)).expect("every embedded catalogue is tested to be sound")
    }
}
