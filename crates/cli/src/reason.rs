//! Reasons in words.

use chuhe_lang::{Arg, Messages};
use chuhe_rules::{Reason, Value};

/// The message of a reason, or with `more` its attribute of that name, where it has one.
pub(crate) fn text(messages: &Messages, reason: &impl Reason, more: Option<&str>) -> Option<String> {
    let id = more.map_or_else(|| reason.id().to_string(), |more| format!("{}.{more}", reason.id()));
    let values = reason.args();
    let args: Vec<(&str, Arg<'_>)> = values
        .iter()
        .map(|(name, value)| match value {
            Value::Text(text) => (name, Arg::from(text)),
            Value::Number(number) => (name, Arg::from(*number)),
        })
        .collect();
    messages.has(&id).then(|| messages.format(&id, &args))
}

/// The message of a reason, and after it its second sentence, the attribute `more`, where it has one.
pub(crate) fn sentences(messages: &Messages, reason: &impl Reason, more: &str) -> String {
    [text(messages, reason, None), text(messages, reason, Some(more))]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}
