//! How texts stand in a DhtmlXQ field.

use std::borrow::Cow;
use std::fmt::Write;

use quick_xml::escape::{resolve_predefined_entity, unescape_with};

/// The text of a field: `||` is a line's end, `\u4e2d` a character.
///
/// Within a page there are entities and `<br>` besides, within a script the escapes of JavaScript.
pub(super) fn decode(raw: &str, page: bool, script: bool) -> String {
    let mut text = if page { entities(raw) } else { Cow::Borrowed(raw) };
    if page {
        for line_break in ["<br>", "<br/>", "<br />", "<BR>"] {
            if text.contains(line_break) {
                text = Cow::Owned(text.replace(line_break, "\n"));
            }
        }
    }
    characters(&text.replace("||", "\n").replace("\r\n", "\n"), script)
}

fn entities(raw: &str) -> Cow<'_, str> {
    let named = |name: &str| if name == "nbsp" { Some("\u{a0}") } else { resolve_predefined_entity(name) };
    unescape_with(raw, named).unwrap_or(Cow::Borrowed(raw))
}

/// Replaces `\uXXXX`, in a script also a backslash before any other character.
fn characters(text: &str, script: bool) -> String {
    let mut decoded = String::with_capacity(text.len());
    let mut units: Vec<u16> = Vec::new();
    let mut rest = text;
    loop {
        if let Some(unit) = unit(rest) {
            units.push(unit);
            rest = &rest[6..];
            continue;
        }
        decoded.extend(char::decode_utf16(units.drain(..)).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)));
        let mut chars = rest.chars();
        match chars.next() {
            None => return decoded,
            Some('\\') if script => decoded.push(match chars.next() {
                Some('n') => '\n',
                Some(c) => c,
                None => '\\',
            }),
            Some(c) => decoded.push(c),
        }
        rest = chars.as_str();
    }
}

/// The code unit of `\uXXXX` at the beginning.
fn unit(text: &str) -> Option<u16> {
    let digits = text.strip_prefix("\\u")?.get(..4)?;
    digits.bytes().all(|byte| byte.is_ascii_hexdigit()).then(|| u16::from_str_radix(digits, 16).ok())?
}

/// The text as it stands in a field, so that reading gives it back.
pub(super) fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let special = match c {
            '\\' => unit(rest).is_some(),
            '|' => rest.starts_with("||") || rest.starts_with("|\n") || encoded.ends_with('|'),
            // They could begin a tag, of our kind or of a page.
            '[' | '<' => true,
            c => c.is_control() && c != '\n',
        };
        match c {
            '\n' => encoded.push_str("||"),
            c if special => write!(encoded, "\\u{:04x}", u32::from(c)).expect("a string takes any text"),
            c => encoded.push(c),
        }
        rest = &rest[c.len_utf8()..];
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back() {
        assert!(!encode("<div>[DhtmlXQ]").contains(['<', '[']));
        for text in [
            "<td>&lt;<br>",
            "一\n二",
            "a||b|||c|\nd",
            "[/DhtmlXQ_x] \\u4e2d \\n",
            "𠀀 שלום",
            "\\\\u4e2d",
            "|",
        ] {
            assert_eq!(decode(&encode(text), false, false), text);
        }
        assert_eq!(decode(r"\u4e2d\ud840\udc00\ud840!", false, false), "中𠀀\u{fffd}!");
        assert_eq!(decode("a&nbsp;&lt;b&gt;<br>c&bad;", true, false), "a&nbsp;&lt;b&gt;\nc&bad;");
        assert_eq!(decode("a&nbsp;&lt;b&gt;<br>c", true, false), "a\u{a0}<b>\nc");
        assert_eq!(decode(r#"it\"s\u4e2d\n"#, false, true), "it\"s中\n");
    }
}
