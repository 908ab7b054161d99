//! In what form games are written.

use std::path::Path;

use anyhow::{Result, bail};
use chuhe_lang::{Locale, Messages};
use chuhe_notation::{Notation, Script};
use chuhe_record::{Charset, Format, Options, XqfVersion};
use clap::builder::PossibleValuesParser;

/// The flags that say in what form games are written.
#[derive(clap::Args)]
pub(in crate::cmd) struct Form {
    /// The format to write, where the name does not tell
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    to: Option<String>,
    /// The encoding of text: utf-8, gb18030, big5, or another by its usual name
    #[arg(long, value_name = "NAME", value_parser = charset)]
    encoding: Option<Charset>,
    /// The notation of moves, such as chinese-simplified, wxf, iccs or western, where the format leaves it open
    #[arg(long, value_name = "NAME", value_parser = str::parse::<Notation>)]
    notation: Option<Notation>,
    /// The version of XQF to write: 10, which every program reads, or 18
    #[arg(long, value_name = "VERSION", default_value = "10", value_parser = xqf)]
    xqf_version: XqfVersion,
}

/// The names of the formats that can be written.
fn formats() -> PossibleValuesParser {
    PossibleValuesParser::new(Format::ALL.into_iter().filter(|format| format.can_write()).map(Format::id))
}

/// The encoding of a name.
fn charset(name: &str) -> Result<Charset, String> {
    Charset::named(name).ok_or_else(|| "expected a name such as utf-8, gb18030 or big5".to_owned())
}

/// The version of XQF of a number.
fn xqf(number: &str) -> Result<XqfVersion, String> {
    match number {
        "10" => Ok(XqfVersion::V10),
        "18" => Ok(XqfVersion::V18),
        _ => Err("expected 10 or 18".to_owned()),
    }
}

impl Form {
    /// The notation that was asked for, if one was.
    pub(in crate::cmd) fn notation(&self) -> Option<Notation> {
        self.notation
    }

    /// The format to write to a file of that name.
    ///
    /// # Errors
    /// If neither the flag nor the name tells one that can be written.
    pub(in crate::cmd) fn format(&self, output: &Path, messages: &Messages) -> Result<Format> {
        let by_name = || output.file_name().and_then(|name| Format::of_name(&name.to_string_lossy()));
        let format = match &self.to {
            Some(name) => Format::named(name),
            None => by_name().filter(|format| format.can_write()),
        };
        let Some(format) = format else {
            let writable = Format::ALL.into_iter().filter(|format| format.can_write());
            let names: Vec<&str> = writable.map(Format::id).collect();
            bail!(messages.format("cli-which-format", &[("formats", (&names.join(", ")).into())]))
        };
        Ok(format)
    }

    /// How to write: what was asked for, and what goes with it.
    pub(in crate::cmd) fn options(&self, messages: &Messages) -> Options {
        let charset = self.encoding.unwrap_or_default();
        let traditional = charset == Charset::Big5 || messages.locale() == Locale::ZhHant;
        let script = if traditional { Script::Traditional } else { Script::Simplified };
        Options {
            charset,
            notation: self.notation.unwrap_or(Notation::chinese(script)),
            xqf: self.xqf_version,
        }
    }
}
