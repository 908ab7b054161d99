//! Length of files and words that say that something is unfinished.

use super::Source;

/// A file of more lines has too many subjects.
const LINES: usize = 600;

/// Endings of files that may be longer, with the reason.
const LONGER: [(&str, &str); 2] =
    [("Cargo.lock", "cargo writes it"), (".ftl", "a language has one catalogue, fetched as one file")];

/// What a finished tree does not hold; written in parts so that this file is finished too.
const UNFINISHED: [&str; 5] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("todo", "!"),
    concat!("#[ign", "ore"),
];

/// What is wrong with the sources.
pub(super) fn check(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    for Source { path, text } in sources {
        let lines = text.lines().count();
        let exempt = LONGER.iter().any(|(ending, _)| path.ends_with(ending));
        if lines > LINES && is_code(path) && !exempt {
            faults.push(format!("{path}: {lines} lines, more than {LINES}"));
        }
        if !is_code(path) {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            for word in UNFINISHED.into_iter().filter(|word| has_word(line, word)) {
                faults.push(format!("{path}:{}: {word}", number + 1));
            }
        }
    }
    faults
}

fn is_code(path: &str) -> bool {
    let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
    ["rs", "toml", "css", "js", "html", "ftl", "sh", "lock"].contains(&ending) || path == ".ci/run"
}

/// Whether a line holds a word that is not part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let part = |character: char| character.is_alphanumeric() || character == '_';
        !line[..at].ends_with(part) && !line[at + word.len()..].starts_with(part)
    })
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    #[test]
    fn unfinished_work_is_noticed() {
        for word in UNFINISHED {
            let text = format!("fn a() {{}}\n// {word} later\n");
            let fault = format!("crates/a/src/lib.rs:2: {word}");
            assert_eq!(check(&[source("crates/a/src/lib.rs", &text)]), [fault]);
        }
    }

    #[test]
    fn parts_of_words_and_pictures_are_not() {
        let text = format!("// {0}S, MA{0}\n", UNFINISHED[0]);
        assert!(check(&[source("a.rs", &text), source("a.svg", UNFINISHED[0])]).is_empty());
    }

    #[test]
    fn a_long_file_is_noticed() {
        let exact = "\n".repeat(LINES);
        let longer = ["Cargo.lock", "en.ftl"].map(|path| source(path, &exact.repeat(9)));
        assert!(check(&longer).is_empty() && check(&[source("a.rs", &exact)]).is_empty());
        assert_eq!(check(&[source("a.rs", &format!("{exact}\n"))]), ["a.rs: 601 lines, more than 600"]);
    }
}
