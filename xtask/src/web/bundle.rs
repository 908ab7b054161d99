//! A crate becomes a wasm module and the script that loads it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use super::optimiser::Optimiser;
use super::shelf::{self, Kind, Shelf};
use crate::process;
use crate::toolchain::{TARGET, Toolchain};

/// A crate for the browser.
pub(super) struct Bundle {
    pub(super) package: &'static str,
    pub(super) features: &'static [&'static str],
    /// What its files are called: `client.js`, `client.wasm`.
    pub(super) name: &'static str,
    pub(super) profile: &'static str,
    /// What it is optimised for: `-Oz` or `-O3`.
    pub(super) level: &'static str,
    pub(super) kind: Kind,
}

/// Everything that turns crates into files.
pub(super) struct Compiler<'a> {
    pub(super) toolchain: Toolchain,
    pub(super) optimiser: Optimiser,
    pub(super) root: &'a Path,
    pub(super) target: &'a Path,
    pub(super) dev: bool,
}

impl Compiler<'_> {
    /// Compiles a crate and puts its script and its module on the shelf.
    ///
    /// The script starts the module by itself as soon as it is loaded.
    pub(super) fn compile(&self, bundle: &Bundle, shelf: &mut Shelf) -> Result<()> {
        let profile = if self.dev { "wasm-dev" } else { bundle.profile };
        let mut cargo = self.toolchain.cargo("build", self.root, self.target);
        process::run(cargo.args([
            "--package",
            bundle.package,
            "--profile",
            profile,
            "--features",
            &bundle.features.join(","),
        ]))?;
        let file = format!("{}.wasm", bundle.package.replace('-', "_"));
        let module = super::read(&self.target.join("wasm").join(TARGET).join(profile).join(file))?;

        let folder = self.link(bundle, module)?;
        let script = folder.join(format!("{}.js", bundle.name));
        let mut script =
            fs::read_to_string(&script).with_context(|| format!("cannot read {}", script.display()))?;
        for snippet in super::files(&folder.join("snippets"), "js")? {
            let name = super::name_in(&snippet, &folder);
            let path = shelf.add(&name, &super::read(&snippet)?, bundle.kind)?;
            script = script.replace(&name, &path);
        }
        let module = super::read(&folder.join(format!("{}_bg.wasm", bundle.name)))?;
        let module = shelf.add(&format!("{}.wasm", bundle.name), &module, bundle.kind)?;
        let script = start(&trim(&script), &module);
        shelf.add(&format!("{}.js", bundle.name), script.as_bytes(), bundle.kind)?;
        Ok(())
    }

    /// Runs wasm-bindgen and the optimiser, and returns the folder with what they made.
    ///
    /// The folder's name tells its input, so that a second run with the same input does nothing.
    fn link(&self, bundle: &Bundle, module: Vec<u8>) -> Result<PathBuf> {
        let mut key = module.clone();
        key.extend(self.optimiser.version.as_bytes());
        key.extend(bundle.level.as_bytes());
        let folder = self.target.join("bindgen").join(format!("{}-{}", bundle.name, shelf::digest(&key)));
        if folder.is_dir() {
            return Ok(folder);
        }
        let half = shelf::part_of(&folder);
        if half.is_dir() {
            fs::remove_dir_all(&half)?;
        }
        let mut bindgen = Bindgen::new();
        bindgen.input_bytes(bundle.name, module).typescript(false).web(true)?;
        bindgen.generate(&half).with_context(|| format!("wasm-bindgen cannot process {}", bundle.package))?;
        self.optimiser.optimise(&half.join(format!("{}_bg.wasm", bundle.name)), bundle.level)?;
        fs::rename(&half, &folder)?;
        Ok(folder)
    }
}

/// A script without comments on lines of their own and without indentation.
///
/// What wasm-bindgen writes has no text that spans lines, so lines can be judged one by one.
fn trim(script: &str) -> String {
    let mut comment = false;
    let lines = script.lines().map(str::trim).filter(|line| {
        comment |= line.starts_with("/*");
        let keep = !comment && !line.is_empty() && !line.starts_with("//");
        comment &= !line.ends_with("*/");
        keep
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// A script that ends with a call of its own start function; `module` is the wasm file beside it.
fn start(script: &str, module: &str) -> String {
    format!("{script}await __wbg_init({{ module_or_path: new URL('{module}', import.meta.url) }});\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_go() {
        let script = "/* @ts-self-types=\"./a.d.ts\" */\n\n/**\n * Says hello.\n */\nexport function a() {\n    // why\n    return '// not a comment';\n}\n";
        assert_eq!(trim(script), "export function a() {\nreturn '// not a comment';\n}\n");
    }
}
