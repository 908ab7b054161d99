//! A reason on its way to whoever puts it into words.

use chuhe_play::codec::{Code, CodecError, Reader, put_text};
use chuhe_rules::{Reason, Value};

use crate::unknown;

/// A reason as its id and arguments, which the client says in its own language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The id of the message.
    pub id: String,
    /// The arguments' names and values.
    pub args: Vec<(String, Value)>,
}

/// The most bytes of an id, a name or a value; what is longer is cut.
const LONGEST: usize = 80;

/// The most arguments.
const MOST_ARGS: usize = 8;

impl Sentence {
    /// A reason's sentence.
    pub fn of(reason: &impl Reason) -> Self {
        let args = reason.args();
        let args = args.iter().map(|(name, value)| (cut(name), trimmed(value))).take(MOST_ARGS).collect();
        Self { id: cut(reason.id()), args }
    }
}

fn trimmed(value: &Value) -> Value {
    match value {
        Value::Text(text) => Value::Text(cut(text)),
        Value::Number(number) => Value::Number(*number),
    }
}

fn cut(text: &str) -> String {
    let end = (0..=LONGEST.min(text.len())).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
    text[..end].to_owned()
}

impl Code for Sentence {
    fn put(&self, out: &mut Vec<u8>) {
        put_text(&self.id, out);
        (self.args.len() as u64).put(out);
        for (name, value) in &self.args {
            put_text(name, out);
            match value {
                Value::Number(number) => {
                    out.push(0);
                    (*number as u64).put(out);
                }
                Value::Text(text) => {
                    out.push(1);
                    put_text(text, out);
                }
            }
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        let id = from.text(LONGEST)?.to_owned();
        let count = from.number()?;
        if count > MOST_ARGS as u64 {
            return Err(CodecError::Number);
        }
        let mut args = Vec::new();
        for _ in 0..count {
            let name = from.text(LONGEST)?.to_owned();
            let value = match from.byte()? {
                0 => Value::Number(usize::try_from(from.number()?).map_err(|_| CodecError::Number)?),
                1 => Value::Text(from.text(LONGEST)?.to_owned()),
                found => return Err(unknown("value", found)),
            };
            args.push((name, value));
        }
        Ok(Self { id, args })
    }
}
