//! The language of whoever sits at the terminal.
#![allow(clippy::disallowed_methods, reason = "the environment tells the language")]

use chuhe_lang::{Locale, Messages};

/// The language of what a command prints.
#[derive(clap::Args)]
pub(crate) struct Language {
    /// The language, by its tag: en, zh-Hans, zh-Hant, vi, ar, he, uk, nb, ro; that of the terminal if not given
    #[arg(long, value_name = "TAG", value_parser = by_tag)]
    lang: Option<Locale>,
}

impl Language {
    /// The messages in that language.
    pub(crate) fn messages(&self) -> Messages {
        self.lang.map_or_else(messages, Messages::embedded)
    }
}

/// The locale of a tag.
fn by_tag(tag: &str) -> Result<Locale, String> {
    Locale::from_tag(tag).ok_or_else(|| {
        format!("expected one of {}", Locale::ALL.map(|locale| locale.tag().to_string()).join(", "))
    })
}

/// The messages in the language that the environment asks for, in POSIX's order of variables; English otherwise.
pub(crate) fn messages() -> Messages {
    let wish = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    Messages::embedded(wish.as_deref().and_then(locale).unwrap_or_default())
}

/// The locale for a value such as `uk_UA.UTF-8` or `sr_RS@latin`.
fn locale(value: &str) -> Option<Locale> {
    Locale::for_range(value.split(['.', '@']).next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_names_a_locale() {
        for (value, expected) in [
            ("uk_UA.UTF-8", Some(Locale::Uk)),
            ("zh_TW.UTF-8", Some(Locale::ZhHant)),
            ("zh_CN", Some(Locale::ZhHans)),
            ("nn_NO@test", Some(Locale::Nb)),
            ("C", None),
            ("C.UTF-8", None),
            ("POSIX", None),
        ] {
            assert_eq!(locale(value), expected, "{value}");
        }
    }
}
