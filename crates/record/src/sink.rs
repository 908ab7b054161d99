//! Where readers put what they find.

use std::ops::ControlFlow;

use crate::{Charset, Limits, Notes, Problem, Record, Visitor, Warning};

/// Where the reader of a format puts games and warnings; it numbers them.
pub(crate) struct Sink<'a> {
    visitor: &'a mut dyn Visitor,
    /// How long things may be.
    pub(crate) limits: &'a Limits,
    games: usize,
    /// How places in the text that is read become places in the file.
    recoding: Option<Recoding>,
}

/// A text in another encoding than its file.
struct Recoding {
    charset: Charset,
    text: String,
    /// Where the text begins in the file.
    shift: usize,
    /// The place asked for last, and what it is in the file.
    last: (usize, usize),
}

impl Recoding {
    /// The place in the file of a place in the text.
    fn place(&mut self, byte: usize) -> usize {
        let at = byte.saturating_sub(self.shift);
        if at < self.last.0 {
            self.last = (0, self.shift);
        }
        if let Some(part) = self.text.get(self.last.0..at) {
            self.last = (at, self.last.1 + self.charset.encode(part).0.len());
        }
        self.last.1
    }
}

impl<'a> Sink<'a> {
    pub(crate) fn new(visitor: &'a mut dyn Visitor, limits: &'a Limits) -> Self {
        Self { visitor, limits, games: 0, recoding: None }
    }

    /// Hands over a finished game; break is the wish for no more of them.
    pub(crate) fn game(&mut self, record: Record) -> ControlFlow<()> {
        self.games += 1;
        self.visitor.game(record)
    }

    /// Warns if a record begins with an impossible board, and gives it back.
    pub(crate) fn start(&mut self, record: Record, byte: Option<usize>) -> Record {
        if let Err(error) = record.start_position() {
            self.warn(None, byte, Problem::ImpossibleStart { fault: error.faults[0] });
        }
        record
    }

    /// A comment as far as it may be long, at a character's end.
    pub(crate) fn cut<'t>(&mut self, comment: &'t str, ply: Option<usize>, byte: Option<usize>) -> &'t str {
        let limit = self.limits.comment;
        if comment.len() <= limit {
            return comment;
        }
        self.warn(ply, byte, Problem::TooLong { limit });
        let end = (0..=limit).rev().find(|end| comment.is_char_boundary(*end));
        &comment[..end.unwrap_or(0)]
    }

    /// Cuts what is said, where it is too long; only then `byte` is asked, which may have to encode all that comes before.
    pub(crate) fn cut_notes(
        &mut self,
        notes: &mut Notes,
        ply: Option<usize>,
        byte: impl Fn() -> Option<usize>,
    ) {
        let limit = self.limits.comment;
        for text in [&mut notes.before, &mut notes.comment].into_iter().filter(|text| text.len() > limit) {
            let length = self.cut(text, ply, byte()).len();
            text.truncate(length);
        }
    }

    /// From here on, places are those of a text that begins at a byte of the file and is there in another encoding.
    pub(crate) fn recode(&mut self, charset: Charset, text: &str, shift: usize) {
        self.recoding = Some(Recoding { charset, text: text.to_owned(), shift, last: (0, shift) });
    }

    /// Warns about the game that is being read.
    pub(crate) fn warn(&mut self, ply: Option<usize>, byte: Option<usize>, problem: Problem) {
        let byte =
            byte.map(|byte| self.recoding.as_mut().map_or(byte, |recoding| recoding.place(byte)) as u64);
        // Ply 0 is the game before its first move.
        let ply = ply.filter(|ply| *ply > 0);
        self.visitor.warning(Warning { game: self.games + 1, ply, byte, problem });
    }
}
