//! Where an engine's lines go.

use core::fmt::Display;
use std::io::Write;
use std::sync::Mutex;

use crate::{Answer, Dialect};

/// Where answers go, each flushed; whoever searches and whoever reads commands share it.
pub(crate) struct Output<W>(Mutex<(W, Dialect)>);

impl<W: Write> Output<W> {
    pub(crate) fn new(output: W) -> Self {
        Self(Mutex::new((output, Dialect::Uci)))
    }

    /// Writes an answer in the language that is on; whether that worked.
    pub(crate) fn say(&self, answer: &Answer) -> bool {
        let Ok(mut output) = self.0.lock() else { return false };
        let (output, dialect) = &mut *output;
        writeln!(output, "{}", answer.text(*dialect)).and_then(|()| output.flush()).is_ok()
    }

    /// Writes lines as they are; whether that worked.
    pub(crate) fn write(&self, lines: impl Display) -> bool {
        let Ok(mut output) = self.0.lock() else { return false };
        writeln!(output.0, "{lines}").and_then(|()| output.0.flush()).is_ok()
    }

    /// Goes on in another language.
    pub(crate) fn speak(&self, dialect: Dialect) {
        if let Ok(mut output) = self.0.lock() {
            output.1 = dialect;
        }
    }
}
