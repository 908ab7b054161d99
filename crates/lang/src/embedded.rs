//! The catalogues of all locales inside the binary.

use crate::{Locale, Messages};

/// The source text of a locale's catalogue, `locales/<tag>.ftl`.
pub const fn catalogue(locale: Locale) -> &'static str {
    let _ = locale;
    include_str!("../locales/en.ftl")
}

impl Messages {
    /// The messages of `locale`, from the catalogue in the binary.
    #[expect(clippy::missing_panics_doc, reason = "a test parses every embedded catalogue")]
    pub fn embedded(locale: Locale) -> Self {
        Self::new(locale, catalogue(locale)).expect("every embedded catalogue is tested to be sound")
    }
}
