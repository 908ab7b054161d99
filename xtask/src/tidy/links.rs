//! Links from the documents to files of the project.

use super::Source;

/// The document whose names of files in backticks are checked too, as seen from the project's folder.
const MAP: &str = "ARCHITECTURE.md";

/// What is wrong with the documents' links; `exists` knows the names of files and folders as seen from the project's own.
pub(super) fn check(sources: &[Source], exists: &dyn Fn(&str) -> bool) -> Vec<String> {
    let mut faults = Vec::new();
    for Source { path, text } in sources.iter().filter(|source| is_document(&source.path)) {
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let mut targets: Vec<(usize, &str)> = links(text).collect();
        if path == MAP {
            targets.extend(names(text));
        }
        for (number, link) in targets {
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

/// A document's lines with their numbers, from 1, without its blocks of code.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut code = false;
    let outside = text.lines().enumerate().filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        !code && !fence
    });
    outside.map(|(number, line)| (number + 1, line))
}

/// The targets of a document's links and pictures that lead to files, each with the number of its line.
fn links(text: &str) -> impl Iterator<Item = (usize, &str)> {
    prose(text).flat_map(|(number, line)| {
        let ends = [("](", ')'), ("src=\"", '"'), ("href=\"", '"')];
        let targets = ends.into_iter().flat_map(move |(start, end)| {
            line.split(start).skip(1).filter_map(move |rest| rest.split(end).next())
        });
        let files = targets.filter(|target| !target.contains("://") && !target.starts_with("mailto:"));
        files.map(move |target| (number, target))
    })
}

/// What stands in backticks and looks like a file or a folder: it has a slash or ends like a file of the project.
fn names(text: &str) -> impl Iterator<Item = (usize, &str)> {
    prose(text).flat_map(|(number, line)| {
        let quoted = line.split('`').skip(1).step_by(2);
        quoted.filter(|name| is_file_name(name)).map(move |name| (number, name))
    })
}

fn is_file_name(name: &str) -> bool {
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || "._/-".contains(c));
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    plain && !name.starts_with('/') && (name.contains('/') || ["ftl", "md", "rs", "toml"].contains(&ending))
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
    fn a_missing_picture_is_noticed() {
        let text = "<p>\n<a href=\"gone.md\"><img alt=\"\" src=\"docs/b.png\" width=\"9\"></a>\n";
        let faults = faults("README.md", text);
        assert_eq!(faults, ["README.md:2: nothing is at docs/b.png", "README.md:2: nothing is at gone.md"]);
    }

    #[test]
    fn a_name_on_the_map_that_leads_nowhere_is_noticed() {
        let text = "How? `crates/rules/src/`, `README.md`, and `crates/gone/src/a.rs` or `gone.rs`.\n\
                    `Instant::now`, `cargo xtask web`, `rules`, `/en/`, `a0` are none.\n```\n`gone/b`\n```\n";
        assert_eq!(
            faults(MAP, text),
            [
                "ARCHITECTURE.md:1: nothing is at crates/gone/src/a.rs",
                "ARCHITECTURE.md:1: nothing is at gone.rs",
            ]
        );
        assert!(faults("README.md", text).is_empty(), "other documents may speak of what is made");
    }

    #[test]
    fn sound_links_are_not() {
        for (path, text) in [
            ("README.md", "![the board](docs/a.png) [rules](crates/rules/src/) [here](#here)"),
            ("docs/a.md", "[up](../README.md#top) [beside](./a.png) [root](/README.md)"),
            ("README.md", "<img src=\"docs/a.png\"> <a href=\"https://example.org/x\">"),
            ("README.md", "[site](https://example.org/x) [mail](mailto:a@example.org)"),
            ("README.md", "```\n[a](nowhere)\n```\n"),
        ] {
            assert!(faults(path, text).is_empty(), "{text}");
        }
    }
}
