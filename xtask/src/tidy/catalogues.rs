//! Translations.

use super::Source;

/// Where the catalogues lie, one file per language.
const FOLDER: &str = "crates/lang/locales/";

/// Where the rest of each lies, which the first page does without.
const REST: [&str; 3] = ["crates/lang/online/", "crates/lang/tools/", PAGES];

/// Where the texts lie that only the server says.
const PAGES: &str = "crates/lang/pages/";

/// The list of English texts that may stand in a translation, beside the catalogues.
const ALLOWED: &str = "same-as-english.txt";

/// What is wrong with the catalogues, in the words of their own crate.
pub(super) fn check(sources: &[Source]) -> Vec<String> {
    let beside: Vec<(&str, &str)> = sources
        .iter()
        .filter_map(|source| Some((source.path.strip_prefix(FOLDER)?, source.text.as_str())))
        .collect();
    let allowed = beside.iter().find(|(name, _)| *name == ALLOWED).map_or("", |(_, text)| text);
    let rest = |tag: &str| {
        REST.map(|folder| {
            let path = format!("{folder}{tag}.ftl");
            sources.iter().find(|source| source.path == path).map_or("", |source| source.text.as_str())
        })
        .join("\n")
    };
    let catalogues: Vec<(&str, String)> = beside
        .iter()
        .filter_map(|(name, text)| Some((name.strip_suffix(".ftl")?, *text)))
        .map(|(tag, text)| (tag, format!("{text}\n{}", rest(tag))))
        .collect();
    let catalogues: Vec<(&str, &str)> = catalogues.iter().map(|(tag, text)| (*tag, text.as_str())).collect();
    chuhe_lang::check(&catalogues, allowed).iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    fn committed() -> Vec<Source> {
        let mut sources =
            super::super::tracked(&workspace::root()).expect("the project is under version control");
        sources.retain(|source| REST.iter().chain(&[FOLDER]).any(|folder| source.path.starts_with(folder)));
        sources
    }

    fn planted(tag: &str, change: impl Fn(&str) -> String) -> Vec<String> {
        let mut sources = committed();
        let path = format!("{FOLDER}{tag}.ftl");
        let source =
            sources.iter_mut().find(|source| source.path == path).expect("there is such a catalogue");
        let changed = change(&source.text);
        assert_ne!(source.text, changed, "nothing was planted");
        source.text = changed;
        check(&sources)
    }

    #[test]
    fn the_committed_catalogues_are_complete() {
        assert_eq!(check(&committed()), Vec::<String>::new());
    }

    #[test]
    fn a_missing_translation_is_noticed() {
        let line = |text: &str| {
            let line = text.lines().find(|line| line.starts_with("play-two = "));
            format!("{}\n", line.expect("the catalogue has the message"))
        };
        let faults = planted("uk", |text| text.replace(&line(text), ""));
        assert_eq!(faults, ["uk: `play-two`: the message is missing"]);
    }

    #[test]
    fn missing_texts_of_pages_are_noticed() {
        let mut sources = committed();
        sources.retain(|source| source.path != format!("{PAGES}uk.ftl"));
        let faults = check(&sources);
        assert!(faults.contains(&"uk: `learn`: the message is missing".to_owned()), "{faults:?}");
    }

    #[test]
    fn an_untranslated_message_is_noticed() {
        let faults = planted("ar", |text| {
            let lines = text.lines().map(|line| match line.split_once(" = ") {
                Some(("play-two", _)) => "play-two = Two players on this screen",
                _ => line,
            });
            lines.flat_map(|line| [line, "\n"]).collect()
        });
        assert_eq!(faults, ["ar: `play-two`: “Two players on this screen” is the English text"]);
    }

    #[test]
    fn a_missing_language_is_noticed() {
        let mut sources = committed();
        sources.retain(|source| !source.path.ends_with("/vi.ftl"));
        assert!(check(&sources).iter().any(|fault| fault == "vi: the catalogue is missing"));
    }
}
