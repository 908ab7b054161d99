//! Binaryen's `wasm-opt`, which makes a module a tenth smaller.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;

/// What Rust's compiler may use and every browser has had for years.
///
/// Not `--all-features`: newer versions then write encodings that browsers refuse.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// The oldest version that is used.
const LEAST: u32 = 132;

/// The version that is taken from npm where the machine has none, or an older one.
const NPM_PACKAGE: &str = "binaryen@132.0.0";

/// The program, where there is one.
pub(super) struct Optimiser {
    program: Option<PathBuf>,
    /// The program's own word for its version; part of the key under which its results are kept.
    pub(super) version: String,
}

impl Optimiser {
    /// No optimiser: modules stay as they are.
    pub(super) fn none() -> Optimiser {
        Optimiser { program: None, version: "none".to_owned() }
    }

    /// The optimiser of this machine, installed where there is none; without one, modules are shipped larger.
    pub(super) fn set_up(target: &Path) -> Optimiser {
        match find_or_install(target) {
            Ok((program, version)) => Optimiser { program: Some(program), version },
            Err(error) => {
                eprintln!("warning: the modules stay a tenth larger than need be: {error:#}");
                eprintln!("         get wasm-opt by `npm install --global {NPM_PACKAGE}`");
                Optimiser::none()
            }
        }
    }

    /// Optimises a module; `level` is `-Oz` for size or `-O3` for speed.
    ///
    /// # Errors
    /// When the program fails.
    pub(super) fn optimise(&self, module: &Path, level: &str) -> Result<()> {
        let Some(program) = &self.program else { return Ok(()) };
        let result = module.with_extension("opt.wasm");
        let mut command = Command::new(program);
        if level == "-Oz" {
            // Again and again until nothing gets smaller.
            command.arg("--converge");
        }
        command.arg(level).args(FEATURES).args(["--strip-debug", "--strip-producers"]);
        process::run(command.arg(module).arg("-o").arg(&result))?;
        fs::rename(&result, module).with_context(|| format!("cannot replace {}", module.display()))
    }
}

fn find_or_install(target: &Path) -> Result<(PathBuf, String)> {
    let tools = target.join("tools");
    let from_npm = tools.join("node_modules/.bin/wasm-opt");
    for program in process::find("wasm-opt").into_iter().chain([from_npm.clone()]) {
        if let Ok(version) = process::read(Command::new(&program).arg("--version"))
            && is_sound(&version)
        {
            return Ok((program, version));
        }
    }
    println!("installing {NPM_PACKAGE} from npm");
    fs::create_dir_all(&tools)?;
    let npm = ["install", "--silent", "--no-audit", "--no-fund", NPM_PACKAGE];
    process::run(Command::new("npm").args(npm).arg("--prefix").arg(&tools))?;
    let version = process::read(Command::new(&from_npm).arg("--version"))?;
    Ok((from_npm, version))
}

/// Whether a version, as the program tells it (`wasm-opt version 132`), is known to keep modules as they are.
///
/// Version 108, which Debian has, exports the wrong table where a module has two, and the page does not start.
fn is_sound(version: &str) -> bool {
    let number = version.split(|c: char| !c.is_ascii_digit()).find_map(|number| number.parse().ok());
    number.is_some_and(|number: u32| number >= LEAST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_versions_are_not_used() {
        assert!(is_sound("wasm-opt version 132 (version_132)\n") && is_sound("wasm-opt version 140"));
        assert!(!is_sound("wasm-opt version 108\n") && !is_sound("") && !is_sound("unknown"));
    }
}
