//! Who may depend on whom.

use std::collections::BTreeMap;

use cargo_metadata::{DependencyKind, Metadata};

/// The house, from the ground up: a crate depends only on crates of lower levels, never on one beside it.
const LEVELS: [&[&str]; 7] = [
    &["rules", "lang"],
    &["notation", "nnue", "tablebase", "guide"],
    &["engine", "play", "board", "record"],
    &["protocol", "analysis", "wire", "store", "training", "tbgen"],
    &["arena", "bus", "engine-web", "record-web", "client"],
    &["server"],
    &["cli"],
];

/// Crates for development: they may use everything, and no part of the house may use them.
const BESIDE: [&str; 5] = ["xtask", "load", "fuzz", "e2e", "testkit"];

/// The crates that must build for the browser.
const PORTABLE: [&str; 11] = [
    "rules",
    "lang",
    "notation",
    "record",
    "nnue",
    "tablebase",
    "engine",
    "analysis",
    "play",
    "board",
    "wire",
];

/// A crate of this workspace and those that it is built from; development dependencies are not among them.
pub(super) struct Crate {
    name: String,
    needs: Vec<String>,
}

/// The crates of a workspace, by their short names.
pub(super) fn crates(metadata: &Metadata) -> Vec<Crate> {
    let packages = metadata.packages.iter().map(|package| Crate {
        name: short(&package.name).to_owned(),
        needs: package
            .dependencies
            .iter()
            .filter(|dependency| dependency.path.is_some() && dependency.kind != DependencyKind::Development)
            .map(|dependency| short(&dependency.name).to_owned())
            .collect(),
    });
    packages.collect()
}

/// The packages of a workspace that must build for the browser.
pub(super) fn portable(metadata: &Metadata) -> Vec<&str> {
    let names = metadata.packages.iter().map(|package| package.name.as_str());
    names.filter(|name| PORTABLE.contains(&short(name))).collect()
}

/// What is wrong with the dependencies.
pub(super) fn check(crates: &[Crate]) -> Vec<String> {
    let levels: BTreeMap<&str, usize> = LEVELS
        .iter()
        .enumerate()
        .flat_map(|(level, names)| names.iter().map(move |name| (*name, level)))
        .collect();
    let mut faults = Vec::new();
    for Crate { name, needs } in crates {
        if BESIDE.contains(&name.as_str()) {
            continue;
        }
        let Some(level) = levels.get(name.as_str()) else {
            faults.push(format!("{name}: the crate has no level"));
            continue;
        };
        for need in needs {
            match levels.get(need.as_str()) {
                Some(lower) if lower < level => {}
                Some(same) if same == level => {
                    faults.push(format!("{name}: {need} is on the same level, {level}"));
                }
                Some(upper) => {
                    faults.push(format!("{name}: {need} is on level {upper}, above {level}"));
                }
                None => faults.push(format!("{name}: {need} is no part of the house")),
            }
        }
    }
    faults
}

fn short(package: &str) -> &str {
    package.strip_prefix("chuhe-").unwrap_or(package)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(crates: &[(&str, &[&str])]) -> Vec<String> {
        let own = |&(name, needs): &(&str, &[&str])| Crate {
            name: name.to_owned(),
            needs: needs.iter().map(|need| (*need).to_owned()).collect(),
        };
        check(&crates.iter().map(own).collect::<Vec<_>>())
    }

    #[test]
    fn downward_is_allowed() {
        let none: [String; 0] = [];
        assert_eq!(
            faults(&[("rules", &[]), ("board", &["rules", "notation"]), ("server", &["board", "lang"])]),
            none
        );
        assert_eq!(faults(&[("e2e", &["cli"]), ("xtask", &["lang"])]), none);
    }

    #[test]
    fn upward_is_not() {
        assert_eq!(faults(&[("rules", &["engine"])]), ["rules: engine is on level 2, above 0"]);
    }

    #[test]
    fn siblings_are_not() {
        assert_eq!(faults(&[("client", &["engine-web"])]), ["client: engine-web is on the same level, 4"]);
    }

    #[test]
    fn the_house_does_not_need_its_tools() {
        assert_eq!(faults(&[("server", &["testkit"])]), ["server: testkit is no part of the house"]);
    }

    #[test]
    fn an_unknown_crate_is_noticed() {
        assert_eq!(faults(&[("cellar", &[])]), ["cellar: the crate has no level"]);
    }

    #[test]
    fn a_planted_manifest_is_noticed() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let write = |name: &str, text: &str| {
            let file = folder.path().join(name);
            std::fs::create_dir_all(file.parent().expect("it lies in a folder")).expect("a folder");
            std::fs::write(file, text).expect("a file");
        };
        let manifest = |name: &str, more: &str| {
            format!("[package]\nname = \"chuhe-{name}\"\nedition = \"2024\"\n{more}")
        };
        write("Cargo.toml", "[workspace]\nresolver = \"3\"\nmembers = [\"rules\", \"engine\"]\n");
        write("rules/Cargo.toml", &manifest("rules", "[dependencies]\nchuhe-engine.path = \"../engine\"\n"));
        write(
            "engine/Cargo.toml",
            &manifest("engine", "[dev-dependencies]\nchuhe-rules.path = \"../rules\"\n"),
        );
        for name in ["rules", "engine"] {
            write(&format!("{name}/src/lib.rs"), "");
        }
        let metadata = crate::workspace::metadata(folder.path()).expect("cargo reads it");
        assert_eq!(check(&crates(&metadata)), ["rules: engine is on level 2, above 0"]);
        let mut names = portable(&metadata);
        names.sort_unstable();
        assert_eq!(names, ["chuhe-engine", "chuhe-rules"]);
    }
}
