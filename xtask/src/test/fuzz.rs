//! The fuzz targets, each for a while.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;

/// What makes the compiler count which branches an input takes: the flags that `cargo fuzz` passes, less the sanitizers.
///
/// Those need an unstable compiler and look for faults of memory, which safe code does not have.
const COVERAGE: [&str; 7] = [
    "--cfg=fuzzing",
    "-Cdebug-assertions",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// Seconds for each target, and in a slow run.
const SECONDS: (u32, u32) = (5, 120);

/// Runs every target of the crate `fuzz` on its corpus and on what it makes of it.
///
/// # Errors
/// When a target does not build or an input breaks it; the input lies in `fuzz/artifacts` then.
pub(super) fn run(root: &Path, slow: bool) -> Result<()> {
    let folder = root.join("fuzz");
    let host = host()?;
    let target = folder.join("target");
    let mut cargo = Command::new("cargo");
    cargo
        .args(["build", "--quiet", "--release", "--bins", "--target", &host])
        .arg("--target-dir")
        .arg(&target);
    process::run(cargo.current_dir(&folder).env("RUSTFLAGS", COVERAGE.join(" ")))?;

    let seconds = if slow { SECONDS.1 } else { SECONDS.0 };
    let mut names: Vec<_> = fs::read_dir(folder.join("fuzz_targets"))
        .context("the targets lie in fuzz/fuzz_targets")?
        .filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    for name in names {
        println!("{name}: {seconds} s");
        let found = target.join("found").join(&name);
        let artifacts = folder.join("artifacts").join(&name);
        for made in [&found, &artifacts] {
            fs::create_dir_all(made).with_context(|| format!("cannot make {}", made.display()))?;
        }
        // What is found goes to the first folder; the committed corpus stays as it is.
        let program = target.join(&host).join("release").join(&name);
        anyhow::ensure!(program.is_file(), "{name} was not built: fuzz/Cargo.toml has no such [[bin]]");
        let mut fuzzer = Command::new(program);
        fuzzer.arg(&found).arg(folder.join("corpus").join(&name));
        fuzzer.arg(format!("-max_total_time={seconds}")).args([
            "-verbosity=0",
            "-timeout=10",
            "-rss_limit_mb=2048",
        ]);
        process::run_quietly(fuzzer.arg(format!("-artifact_prefix={}/", artifacts.display())))
            .with_context(|| format!("{name} fails; the input is in {}", artifacts.display()))?;
    }
    Ok(())
}

/// The triple of this machine.
fn host() -> Result<String> {
    let version = process::read(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say for which machine it is")?.to_owned())
}
