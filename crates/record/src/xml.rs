//! What the readers and writers of XML formats share.

use std::borrow::Cow;

use quick_xml::Reader;
use quick_xml::escape::{resolve_predefined_entity, unescape};
use quick_xml::events::attributes::Attribute;
use quick_xml::events::{BytesRef, BytesStart};

/// A reader that forgives what programs get wrong.
pub(crate) fn reader(text: &str) -> Reader<&[u8]> {
    let mut reader = Reader::from_str(text);
    let config = reader.config_mut();
    config.check_end_names = false;
    config.allow_unmatched_ends = true;
    config.allow_dangling_amp = true;
    reader
}

/// The attributes of an element with their values; one that cannot be read is left out.
pub(crate) fn attributes<'a>(element: &'a BytesStart<'_>) -> Vec<(&'a str, String)> {
    let mut attributes = element.attributes();
    attributes.with_checks(false);
    let pair = |attribute: Attribute<'a>| {
        let value = unescape(&attribute.value).map_or_else(|_| attribute.value.to_string(), Cow::into_owned);
        (attribute.key.into_inner(), value)
    };
    attributes.flatten().map(pair).collect()
}

/// The text that a reference stands for: a character or one of the five of XML itself, which cannot be nested.
pub(crate) fn reference(reference: &BytesRef<'_>) -> String {
    if let Ok(Some(c)) = reference.resolve_char_ref() {
        return c.to_string();
    }
    let name: &str = reference;
    match resolve_predefined_entity(name) {
        Some(text) => text.to_owned(),
        None => format!("&{name};"),
    }
}

/// A text for an attribute or an element; characters that XML cannot have are left out.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // A reader of attributes turns them into spaces otherwise.
            '\n' => escaped.push_str("&#10;"),
            '\r' => escaped.push_str("&#13;"),
            '\t' => escaped.push_str("&#9;"),
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
            c => escaped.push(c),
        }
    }
    escaped
}
