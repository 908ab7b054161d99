//! Everything that must hold before a change is taken.

mod fuzz;
mod preflight;

use std::collections::BTreeMap;
use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Result, bail};

use preflight::Tool;

use crate::{glyphs, process, tidy, web, workspace};

/// What to test.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Take what needs many minutes too
    #[arg(long)]
    slow: bool,
    /// Take only these steps
    #[arg(value_name = "NAME", value_parser = STEPS.map(|step| step.name))]
    names: Vec<String>,
}

/// One kind of test.
struct Step {
    name: &'static str,
    needs: &'static [Tool],
    run: fn(&Context) -> Result<Verdict>,
}

/// How a step ended that did not fail.
enum Verdict {
    Passed,
    /// What it needs is not there, and it has said so.
    Skipped,
}

/// All steps, the quick ones first; the server's own tests want the files that `web` makes.
const STEPS: [Step; 10] = [
    Step { name: "format", needs: &[preflight::RUSTFMT], run: format },
    Step { name: "tidy", needs: &[], run: |_| passed(tidy::run()) },
    Step { name: "lints", needs: &[preflight::CLIPPY], run: lints },
    Step { name: "web", needs: &[], run: |_| passed(web::run(&web::Options::default())) },
    Step { name: "unit", needs: &[], run: unit },
    Step { name: "docs", needs: &[], run: docs },
    Step { name: "glyphs", needs: &[], run: outlines },
    Step {
        name: "fuzz",
        needs: &[preflight::CXX],
        run: |context| passed(fuzz::run(&context.root, context.slow)),
    },
    Step { name: "browser", needs: &[], run: browser },
    Step { name: "licences", needs: &[], run: licences },
];

/// What the steps need to know.
struct Context {
    root: PathBuf,
    slow: bool,
}

/// Installs what the tests need, runs them all, and tells in the last line how many steps passed and failed.
///
/// Returns whether none failed.
pub(crate) fn run(options: &Options) -> bool {
    let context = Context { root: workspace::root(), slow: options.slow };
    let chosen =
        |step: &&Step| options.names.is_empty() || options.names.iter().any(|name| name == step.name);
    let mut report = String::new();
    let (mut passed, mut failed, mut skipped) = (0, 0, 0);
    // A person learns what is missing now, not after many minutes.
    let mut missing = BTreeMap::new();
    for step in STEPS.iter().filter(chosen) {
        if let Err(error) = step.needs.iter().try_for_each(preflight::set_up) {
            eprintln!("{}: {error:#}", step.name);
            missing.insert(step.name, error);
        }
    }
    for step in STEPS.iter().filter(chosen) {
        println!("\n== {}", step.name);
        let start = Instant::now();
        let result = match missing.remove(step.name) {
            Some(error) => Err(error),
            None => (step.run)(&context),
        };
        let (verdict, count) = match result {
            Ok(Verdict::Passed) => ("passed", &mut passed),
            Ok(Verdict::Skipped) => ("skipped", &mut skipped),
            Err(_) => ("FAILED", &mut failed),
        };
        *count += 1;
        if let Err(error) = result {
            eprintln!("{error:#}");
        }
        let line = format!("{:<10}{verdict:<8}{:>8.1} s", step.name, start.elapsed().as_secs_f64());
        println!("== {line}");
        report.push_str(&line);
        report.push('\n');
    }
    let skips = if skipped == 0 { String::new() } else { format!(", {skipped} skipped") };
    println!("\n{report}{passed} passed, {failed} failed{skips}");
    failed == 0
}

/// A step that passes unless it fails.
fn passed(result: Result<()>) -> Result<Verdict> {
    result.map(|()| Verdict::Passed)
}

impl Context {
    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("cargo");
        command.current_dir(&self.root).args(arguments);
        if self.slow {
            command.env("CHUHE_SLOW", "1");
        }
        command
    }
}

fn format(context: &Context) -> Result<Verdict> {
    passed(process::run(&mut context.cargo(&["fmt", "--all", "--check"])))
}

fn lints(context: &Context) -> Result<Verdict> {
    let arguments = ["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"];
    passed(process::run(&mut context.cargo(&arguments)))
}

/// Tells the server's tests that the browser's files must be there.
const WEB_BUILT: &str = "CHUHE_WEB_BUILT";

/// The crates' own tests; those in the browser have their own step.
fn unit(context: &Context) -> Result<Verdict> {
    postgres();
    if let Err(error) = preflight::set_up(&preflight::XBOARD) {
        println!("{error:#}");
    }
    let runner: &[&str] = if process::find(&format!("cargo-nextest{EXE_SUFFIX}")).is_some() {
        &["nextest", "run"]
    } else {
        &["test", "--all-targets"]
    };
    let mut cargo = context.cargo(runner);
    cargo.args(["--workspace", "--exclude", BROWSER_TESTS]).env(WEB_BUILT, "1");
    passed(process::run(&mut cargo))
}

/// Installs the database server; without it the tests that need it are skipped, or fail under `CI=true`.
fn postgres() {
    if let Err(error) = preflight::set_up(&preflight::POSTGRES) {
        println!("{error:#}");
    }
}

/// The examples in the documentation, and the documentation itself.
fn docs(context: &Context) -> Result<Verdict> {
    process::run(&mut context.cargo(&["test", "--quiet", "--doc", "--workspace"]))?;
    let mut doc = context.cargo(&["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"]);
    passed(process::run(doc.env("RUSTDOCFLAGS", "--deny warnings")))
}

/// The committed outlines of the board's characters against the font, which a slow run fetches.
fn outlines(context: &Context) -> Result<Verdict> {
    if context.slow {
        return passed(glyphs::run(glyphs::Options { check: true }));
    }
    println!("`cargo xtask test --slow` compares the outlines with their font");
    Ok(Verdict::Skipped)
}

/// The package with the tests that use a browser.
const BROWSER_TESTS: &str = "chuhe-e2e";

/// The browser, its driver, and fonts for all languages, in Debian.
const BROWSER_PACKAGES: [&str; 4] = ["chromium", "chromium-driver", "fonts-noto-cjk", "fonts-noto-core"];

fn browser(context: &Context) -> Result<Verdict> {
    if ["chromium", "chromedriver"].iter().any(|program| process::find(program).is_none()) {
        if !process::can_apt() {
            bail!(
                "there is no chromium with chromedriver; on Debian: apt-get install {}",
                BROWSER_PACKAGES.join(" ")
            );
        }
        process::apt_install(&BROWSER_PACKAGES)?;
    }
    postgres();
    let binary = workspace::build_binary("release")?;
    passed(process::run(context.cargo(&["test", "--package", BROWSER_TESTS]).env("CHUHE_BINARY", binary)))
}

/// Licences, sources and duplicates of the dependencies.
///
/// The tool takes minutes to build, so only a slow run installs it.
fn licences(context: &Context) -> Result<Verdict> {
    if process::find(&format!("cargo-deny{EXE_SUFFIX}")).is_none() {
        if !context.slow {
            println!("there is no cargo-deny; `cargo xtask test --slow` installs it");
            return Ok(Verdict::Skipped);
        }
        process::run(&mut context.cargo(&["install", "cargo-deny"]))?;
    }
    passed(process::run(&mut context.cargo(&["deny", "check", "licenses", "bans", "sources"])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_servers_tests_see_the_files_for_the_browser() {
        let place = |name| STEPS.iter().position(|step| step.name == name).expect("there is such a step");
        assert!(place("web") < place("unit"));
        assert!(place("web") < place("browser"));
        let test = include_str!("../../crates/server/tests/pages.rs");
        assert!(test.contains(&format!("\"{WEB_BUILT}\"")), "the test asks for another variable");
    }
}
