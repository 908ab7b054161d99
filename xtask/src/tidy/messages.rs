//! Messages that somebody asks for.

use super::Source;

/// The four files of the catalogue that decides which messages exist: what a browser loads to play, what games between people
/// add, what the terminal and files of games add, and what the server adds.
const CATALOGUES: [&str; 4] =
    ["crates/lang/locales/en.ftl", "crates/lang/online/en.ftl", "crates/lang/tools/en.ftl", PAGES];

/// The messages that a browser does not load.
const PAGES: &str = "crates/lang/pages/en.ftl";

/// The crate that runs in a browser and must not ask for those.
const CLIENT: &str = "crates/client/";

/// Beginnings of ids that code puts together with the name of a choice: `style-` and `figures`.
const PUT_TOGETHER: [&str; 9] =
    ["board-", "colors-", "coordinates-", "notation-", "script-", "set-", "sound-", "style-", "theme-"];

/// The messages that no code asks for and no other message holds; code is what stands outside tests.
pub(super) fn check(sources: &[Source]) -> Vec<String> {
    let catalogues: Vec<&Source> =
        sources.iter().filter(|source| CATALOGUES.contains(&source.path.as_str())).collect();
    let code: Vec<&Source> = sources.iter().filter(|source| is_code(&source.path)).collect();
    let asks = |source: &Source, id: &str| {
        let text = untested(source);
        text.contains(&format!("\"{id}\"")) || text.contains(&format!("\"{id}."))
    };
    let is_used = |id: &str| {
        code.iter().any(|source| asks(source, id))
            || catalogues.iter().any(|catalogue| catalogue.text.contains(&format!("{{ {id} }}")))
            || PUT_TOGETHER.iter().any(|beginning| id.starts_with(beginning))
    };
    let mut faults = Vec::new();
    for catalogue in &catalogues {
        let path = &catalogue.path;
        for (number, id) in ids(&catalogue.text) {
            if !is_used(id) {
                faults.push(format!("{path}:{number}: nothing asks for `{id}`"));
            }
            let mut client = code.iter().filter(|source| source.path.starts_with(CLIENT));
            if path == PAGES && client.any(|source| asks(source, id)) {
                faults.push(format!("{path}:{number}: the browser asks for `{id}` and does not load it"));
            }
        }
    }
    faults
}

/// Whether a file holds code of the crates that people get.
fn is_code(path: &str) -> bool {
    let inside = path.strip_prefix("crates/").and_then(|path| path.split_once("/src/"));
    inside.is_some_and(|(_, file)| file.rsplit_once('.').is_some_and(|(_, ending)| ending == "rs"))
}

/// The text of a file without its tests, which stand at its end.
fn untested(source: &Source) -> &str {
    source.text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default()
}

/// The ids that callers may ask for, each with the number of its line.
fn ids(catalogue: &str) -> impl Iterator<Item = (usize, &str)> {
    catalogue.lines().enumerate().filter_map(|(number, line)| {
        let id = line.split_once('=')?.0.trim_end();
        let public = id.starts_with(|first: char| first.is_ascii_lowercase())
            && !id.starts_with(chuhe_lang::OWN_PREFIX);
        public.then_some((number + 1, id))
    })
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    const MESSAGES: &str =
        "# $color\nside =\n    { $color ->\n       *[red] Red\n    }\nword-a = a\nundo = { word-a }\n";

    fn faults(path: &str, code: &str) -> Vec<String> {
        check(&[source(CATALOGUES[0], MESSAGES), source(path, code)])
    }

    #[test]
    fn the_browser_asks_only_for_what_it_loads() {
        let code = "fn a() { text(\"side\"); text(\"undo\") }\n";
        let faults = |path| check(&[source(PAGES, MESSAGES), source(path, code)]);
        assert!(faults("crates/server/src/page.rs").is_empty());
        assert_eq!(faults("crates/client/src/page.rs").len(), 2);
    }

    #[test]
    fn a_message_that_nothing_asks_for_is_noticed() {
        let code = "fn a() { text(\"side\") }\n";
        let fault = ["crates/lang/locales/en.ftl:7: nothing asks for `undo`"];
        assert_eq!(faults("crates/a/src/b.rs", code), fault);
        let tested = format!("{code}#[cfg(test)]\nmod tests {{ fn b() {{ text(\"undo\") }} }}\n");
        assert_eq!(faults("crates/a/src/b.rs", &tested), fault, "a test is no user");
        assert_eq!(faults("crates/a/tests/b.rs", "\"side\" \"undo\"").len(), 2, "nor is a file of tests");
    }

    #[test]
    fn messages_with_a_user_are_not() {
        assert!(faults("crates/a/src/b/c.rs", "[\"side\", \"undo.detail\"]").is_empty());
        let held = "side = Red\nundo = { side }\nboard-wood = Wood\n";
        assert!(check(&[source(CATALOGUES[0], held), source("crates/a/src/b.rs", "\"undo\"")]).is_empty());
    }
}
