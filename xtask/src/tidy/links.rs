//! Links from the documents to files of the project.

use super::Source;

/// What is wrong with the documents' links; `exists` knows the names of files and folders as seen from the project's own.
pub(super) fn check(sources: &[Source], exists: &dyn Fn(&str) -> bool) -> Vec<String> {
    let mut faults = Vec::new();
    for Source { path, text } in sources.iter().filter(|source| is_document(&source.path)) {
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for (number, link) in links(text) {
            let file = link.split('#').next().unwrap_or(link);
            if file.is_empty() {
                continue;
            }
            match resolve(folder, file) {
                Some(inside) if exists(&inside) => {}
                _ => faults.push(format!("{path}:{number}: nothing is at {link}")),
            }
        }
    }
    faults
}

fn is_document(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, ending)| ending == "md")
}

/// The targets of a document's links that lead to files, each with the number of its line; code is not read.
fn links(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut code = false;
    let prose = text.lines().enumerate().filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        !code && !fence
    });
    prose.flat_map(|(number, line)| {
        let targets = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let files = targets.filter(|target| !target.contains("://") && !target.starts_with("mailto:"));
        files.map(move |target| (number + 1, target))
    })
}

/// The name of a linked file as seen from the project's folder; none if the link leads out of it.
fn resolve(folder: &str, file: &str) -> Option<String> {
    let mut parts: Vec<&str> = if file.starts_with('/') { Vec::new() } else { folder.split('/').collect() };
    for part in file.split('/') {
        match part {
            "." | "" => {}
            ".." => {
                parts.pop().filter(|popped| !popped.is_empty())?;
            }
            name => parts.push(name),
        }
    }
    parts.retain(|part| !part.is_empty());
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<String> {
        check(&[source(path, text)], &|path| {
            ["README.md", "docs", "docs/a.png", "crates/rules/src"].contains(&path)
        })
    }

    #[test]
    fn a_broken_link_is_noticed() {
        let text = "one\n[a](docs/a.png) and [b](docs/b.png)\n";
        assert_eq!(faults("README.md", text), ["README.md:2: nothing is at docs/b.png"]);
        assert_eq!(faults("docs/a.md", "[b](README.md)"), ["docs/a.md:1: nothing is at README.md"]);
        assert_eq!(faults("README.md", "[b](../README.md)"), ["README.md:1: nothing is at ../README.md"]);
    }

    #[test]
    fn sound_links_are_not() {
        for (path, text) in [
            ("README.md", "![the board](docs/a.png) [rules](crates/rules/src/) [here](#here)"),
            ("docs/a.md", "[up](../README.md#top) [beside](./a.png) [root](/README.md)"),
            ("README.md", "[site](https://example.org/x) [mail](mailto:a@example.org)"),
            ("README.md", "```\n[a](nowhere)\n```\n"),
        ] {
            assert!(faults(path, text).is_empty(), "{text}");
        }
    }
}
