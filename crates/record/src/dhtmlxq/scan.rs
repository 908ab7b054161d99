//! Finds the fields of DhtmlXQ in whatever surrounds them.

/// A field: its name without the prefix, its value and where the value starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Field<'a> {
    pub(super) name: &'a str,
    pub(super) value: &'a str,
    pub(super) at: usize,
    /// Whether it is of the Guangdong site's dialect, which numbers its fields and counts ranks from Red's side.
    pub(super) numbered: bool,
    /// Whether the value was written as a variable of JavaScript.
    pub(super) script: bool,
}

/// What the scan finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item<'a> {
    /// `[DhtmlXQ]` or one of its variants: a new game.
    Open,
    /// A field.
    Field(Field<'a>),
}

/// What the tags of both dialects begin with.
const PREFIXES: [(&str, bool); 3] = [("dhtmlxq", false), ("dhjhtmlxq", true), ("game_comment_", true)];

/// All items of a text, in order.
///
/// A value ends where any closing tag or the next opening one begins: real files close `blacktime` with `time`.
pub(super) fn items(text: &str) -> impl Iterator<Item = Item<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            at += text.as_bytes()[at..].iter().position(|byte| matches!(byte, b'[' | b'd' | b'D'))?;
            let found = if text.as_bytes()[at] == b'[' { tag(text, at) } else { variable(text, at) };
            at += 1;
            if let Some((item, next)) = found {
                at = next;
                return Some(item);
            }
        }
    })
}

/// The rest of a text after a word in lower case, which it begins with in any case.
fn strip<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let head = text.get(..word.len())?;
    head.eq_ignore_ascii_case(word).then(|| &text[word.len()..])
}

/// The letters of a name at the beginning.
fn name(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(text.len());
    &text[..end]
}

/// `[DhtmlXQ_name]value[/…` at a bracket, and where the next item can be.
fn tag(text: &str, at: usize) -> Option<(Item<'_>, usize)> {
    let inner = &text[at + 1..];
    let prefix = PREFIXES.iter().find_map(|prefix| Some((strip(inner, prefix.0)?, *prefix)));
    let (rest, (prefix, numbered)) = prefix?;
    let name = name(rest);
    let value = rest[name.len()..].strip_prefix(']')?;
    let at = text.len() - value.len();
    let key = if prefix.ends_with('_') {
        Some(&inner["game_".len()..prefix.len() + name.len()])
    } else {
        name.strip_prefix('_')
    };
    let Some(name) = key else { return Some((Item::Open, at)) };
    let value = &value[..value_length(value)];
    let field = Field { name, value, at, numbered, script: false };
    Some((Item::Field(field), at + value.len()))
}

/// How far a value reaches: to the next tag of this kind, closing or opening.
fn value_length(rest: &str) -> usize {
    let mut at = 0;
    while let Some(open) = rest[at..].find('[') {
        let inner = &rest[at + open + 1..];
        let inner = inner.strip_prefix('/').unwrap_or(inner);
        let prefixes = PREFIXES.iter().map(|(prefix, _)| *prefix).chain(["comment_"]);
        if prefixes.into_iter().any(|prefix| strip(inner, prefix).is_some()) {
            return at + open;
        }
        at += open + 1;
    }
    rest.len()
}

/// `DhtmlXQ_name = 'value'`, as pages keep it in a script.
fn variable(text: &str, at: usize) -> Option<(Item<'_>, usize)> {
    let rest = strip(&text[at..], "dhtmlxq_")?;
    let name = name(rest);
    let rest = rest[name.len()..].trim_start().strip_prefix('=')?.trim_start();
    let quote = rest.chars().next().filter(|c| matches!(c, '\'' | '"'))?;
    let at = text.len() - rest.len() + 1;
    let value = &text[at..at + closing_quote(&text[at..], quote)?];
    // A variable that holds tags gives its fields when the scan goes on inside it.
    if value.match_indices('[').any(|(open, _)| strip(&value[open + 1..], "dhtmlxq").is_some()) {
        return None;
    }
    let field = Field { name, value, at, numbered: false, script: true };
    Some((Item::Field(field), at + value.len() + 1))
}

/// Where the closing quote of a script's string is, if it is closed on its line.
fn closing_quote(text: &str, quote: char) -> Option<usize> {
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '\n' => return None,
            c if c == quote => return Some(at),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(text: &str) -> Vec<(&str, &str)> {
        let field = |item| if let Item::Field(field) = item { Some((field.name, field.value)) } else { None };
        items(text).filter_map(field).collect()
    }

    /// Report 49: closing tags whose names differ.
    #[test]
    fn closing_tags_may_differ_or_lack() {
        let text =
            "[DhtmlXQ]\n[DhtmlXQ_blacktime]5[/DhtmlXQ_time][DhtmlXQ_red]甲\n[DhtmlXQ_black]乙[/DhtmlXQ]";
        assert_eq!(fields(text), [("blacktime", "5"), ("red", "甲\n"), ("black", "乙")]);
    }

    #[test]
    fn tags_in_pages_and_variables_in_scripts() {
        let page = "<script>var DhtmlXQ_movelist='7747', dhtmlxq_title = \"it\\\"s\"; d=[1];</script>";
        assert_eq!(fields(page), [("movelist", "7747"), ("title", "it\\\"s")]);
        let page = "var DhtmlXQ_x='[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]';";
        assert_eq!(fields(page), [("movelist", "7747")]);
        assert_eq!(fields("var DhtmlXQ_title='open\n"), []);
        assert_eq!(items("[DhtmlXQHTML] [DhtmlXQiFrame] [DhtmlXQ").count(), 2);
        let dialect = "[DHJHtmlXQ][DHJHtmlXQ_34]7242[/DHJHtmlXQ_34][game_comment_0_1]好[/comment_0_1]";
        assert_eq!(fields(dialect), [("34", "7242"), ("comment_0_1", "好")]);
    }
}
