//! What the page is told.

/// What the page is told: lines of fields with tabs between them, the first field the line's name.
///
/// Inside a field a tab is written `\t`, a line's end `\n` and a backslash `\\`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Lines.
    Text(String),
    /// A file for the person to keep.
    File {
        /// The line `saved NAME`.
        head: String,
        /// The file.
        bytes: Vec<u8>,
    },
}

/// Lines in the making.
#[derive(Clone, Debug, Default)]
pub struct Lines(String);

impl Lines {
    /// Adds a line of these fields.
    pub fn add(&mut self, fields: &[&str]) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        for (place, field) in fields.iter().enumerate() {
            if place > 0 {
                self.0.push('\t');
            }
            for c in field.chars() {
                match c {
                    '\t' => self.0.push_str("\\t"),
                    '\n' => self.0.push_str("\\n"),
                    '\\' => self.0.push_str("\\\\"),
                    '\r' => {}
                    c => self.0.push(c),
                }
            }
        }
    }

    /// The answer that they are.
    pub fn answer(self) -> Answer {
        Answer::Text(self.0)
    }

    /// The text that they are.
    pub fn text(self) -> String {
        self.0
    }
}
