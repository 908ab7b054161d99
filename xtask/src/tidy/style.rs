//! Style sheets that hold for pages of both directions.

use super::Source;

/// A comment with this word, on a line of its own or at the end of one, says why a line names a physical side.
const EXEMPTION: &str = "/* physical:";

/// What is wrong with the style sheets.
pub(super) fn check(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    for Source { path, text } in sources.iter().filter(|source| is_style(&source.path)) {
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.contains(EXEMPTION)) {
            for declaration in line.split(['{', ';', '}']) {
                if let Some((property, value)) = declaration.split_once(':')
                    && is_physical(property.trim(), value.trim())
                {
                    let said = format!("{}: {}", property.trim(), value.trim());
                    faults.push(format!(
                        "{path}:{}: `{said}` does not turn with the page's direction",
                        number + 1
                    ));
                }
            }
        }
    }
    faults
}

fn is_style(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, ending)| ending == "css")
}

/// Whether a declaration names the left or the right side of the screen.
fn is_physical(property: &str, value: &str) -> bool {
    let side = |word: &str| word == "left" || word == "right";
    let sided_property = property.split('-').any(side);
    let direction = ["text-align", "float", "clear", "caption-side"].contains(&property);
    sided_property || direction && value.split_ascii_whitespace().any(side)
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    fn faults(text: &str) -> usize {
        check(&[source("crates/client/style/a.css", text)]).len()
    }

    #[test]
    fn physical_sides_are_noticed() {
        for planted in [
            "a { margin-left: 1px }",
            "a{color:red;padding-right:0}",
            "  left: 0;",
            "a { right : auto; }",
            "a { text-align: left }",
            "a { float: right !important }",
            "a { border-top-left-radius: 2px }",
            "a { border-right: 0 }",
            "a { scroll-margin-left: 0 }",
        ] {
            assert_eq!(faults(planted), 1, "{planted}");
        }
        let named = check(&[source("a.css", "\na { left: 0 }")]);
        assert_eq!(named, ["a.css:2: `left: 0` does not turn with the page's direction"]);
    }

    #[test]
    fn logical_ones_are_not() {
        for fine in [
            "a { margin-inline-start: 1px; inset-inline-end: 0; text-align: start }",
            ".left:hover { color: red }",
            "a { transform-origin: left; background-position: right }",
            "a { left: 0 } /* physical: the board never turns */",
        ] {
            assert_eq!(faults(fine), 0, "{fine}");
        }
        assert!(check(&[source("a.rs", "left: 0")]).is_empty());
    }
}
