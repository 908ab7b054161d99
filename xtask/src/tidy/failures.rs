//! The classes of failures between players, each with the tests that stand against it.

use super::Source;

/// Where the classes and their tests are listed.
const LIST: &str = "docs/play.md";

/// The last class.
const LAST: u32 = 15;

/// The class without a test: a broker between several servers, of which there is none yet.
const WITHOUT: u32 = 14;

/// Classes without a test, and tests of the list that are not where it says.
pub(super) fn check(sources: &[Source]) -> Vec<String> {
    let text =
        |path: &str| sources.iter().find(|source| source.path == path).map(|source| source.text.as_str());
    let sections: Vec<&str> = text(LIST).unwrap_or_default().split("\n## F").skip(1).collect();
    let mut faults = Vec::new();
    for class in (1..=LAST).filter(|class| *class != WITHOUT) {
        let section = sections.iter().find(|section| section.starts_with(&format!("{class}: ")));
        let tests: Vec<(&str, &str)> =
            section.map_or_else(Vec::new, |section| section.lines().filter_map(test).collect());
        let (beginning, mut found) = (format!("f{class}_"), false);
        for (name, path) in tests {
            let is_there = text(path).is_some_and(|text| text.contains(&format!("fn {name}(")));
            found |= is_there && name.starts_with(&beginning);
            if !is_there {
                faults.push(format!("{LIST}: {path} has no test `{name}`"));
            }
        }
        if !found {
            faults.push(format!("{LIST}: no test stands against F{class}"));
        }
    }
    faults
}

/// The test, and its file, of a line such as ``- `f1_name` in `crates/x/tests/y.rs` ``.
fn test(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("- `")?.strip_suffix('`')?.split_once("` in `")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::source;

    #[test]
    fn a_class_without_its_test_is_found() {
        let section = |class: u32| format!("\n## F{class}: x\n\n- `f{class}_holds` in `a.rs`\n");
        let classes = || (1..=LAST).filter(|class| *class != WITHOUT);
        let list = classes().map(section).collect::<Vec<_>>().concat();
        let code: Vec<String> = classes().map(|class| format!("fn f{class}_holds() {{}}")).collect();
        let code = code.join("\n");
        let faults = |list: &str, code: &str| check(&[source(LIST, list), source("a.rs", code)]);
        assert_eq!(faults(&list, &code), [] as [String; 0]);
        let renamed = code.replace("fn f3_holds(", "fn holds(");
        let missing =
            ["docs/play.md: a.rs has no test `f3_holds`", "docs/play.md: no test stands against F3"];
        assert_eq!(faults(&list, &renamed), missing);
        let other = list.replace("`f1_holds`", "`f11_holds`");
        assert_eq!(faults(&other, &code), ["docs/play.md: no test stands against F1"]);
        assert_eq!(check(&[]).len(), 14);
    }
}
