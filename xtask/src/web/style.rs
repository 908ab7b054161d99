//! One style sheet out of the client's files.

use std::path::Path;

use anyhow::{Context, Result};

/// The style sheets of a folder one after the other, in the order of their names; not those of the folders within it.
pub(super) fn concatenate(folder: &Path) -> Result<String> {
    let mut all = String::new();
    for file in super::files(folder, "css")?.iter().filter(|file| file.parent() == Some(folder)) {
        let text = super::read(file)?;
        let text = String::from_utf8(text).with_context(|| format!("{} is not UTF-8", file.display()))?;
        all.push_str(&text);
        all.push('\n');
    }
    Ok(all)
}

/// A style sheet without comments and without white space that means nothing.
///
/// Strings stay as they are.
/// White space before a colon stays, since `a :hover` and `a:hover` are two selectors; so does that around operators.
pub(super) fn minify(source: &str) -> String {
    let mut small = String::with_capacity(source.len());
    let mut rest = source;
    let mut space = false;
    while let Some(next) = rest.chars().next() {
        if rest.starts_with("/*") {
            rest = rest.find("*/").map_or("", |end| &rest[end + 2..]);
            space = true;
            continue;
        }
        let taken = match next {
            '"' | '\'' => string_length(rest),
            _ => next.len_utf8(),
        };
        let (piece, after) = rest.split_at(taken);
        rest = after;
        if next.is_ascii_whitespace() {
            space = true;
            continue;
        }
        let closes = matches!(next, '{' | '}' | ';' | ',' | ')');
        let opened = small.ends_with(['{', '}', ';', ',', '(', ':']);
        if space && !small.is_empty() && !closes && !opened {
            small.push(' ');
        }
        if next == '}' {
            while small.ends_with(';') {
                small.pop();
            }
        }
        small.push_str(piece);
        space = false;
    }
    small
}

/// The length in bytes of the quoted string at the start of `text`, with its quotes.
fn string_length(text: &str) -> usize {
    let mut characters = text.char_indices();
    let quote = characters.next().map(|(_, quote)| quote);
    let mut escaped = false;
    for (at, character) in characters {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if Some(character) == quote => return at + character.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_means_something_is_lost() {
        for (source, small) in [
            ("a {\n  color : red ;\n}\n", "a{color :red}"),
            ("a,\nb > c :hover { margin: 0 auto; }", "a,b > c :hover{margin:0 auto}"),
            ("a{width:calc(100% - (2px + 1em))}", "a{width:calc(100% - (2px + 1em))}"),
            (
                "@media (min-width: 40em) and (hover) { a { top: 0 } }",
                "@media (min-width:40em) and (hover){a{top:0}}",
            ),
            ("a::after { content: \" /* } \\\" ; */ \" ; }", "a::after{content:\" /* } \\\" ; */ \"}"),
            ("/* one */ a{} /* two */ b{}", "a{}b{}"),
            ("a/**/b{}", "a b{}"),
            (":root { --gap: 1px }\n/* unfinished", ":root{--gap:1px}"),
            ("", ""),
        ] {
            assert_eq!(minify(source), small, "{source}");
            assert_eq!(minify(small), small, "a second time");
        }
    }
}
