//! A crate becomes a wasm module and the script that loads it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, mem};

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
        key.extend(b"short names");
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
        let mut output = bindgen
            .generate_output()
            .with_context(|| format!("wasm-bindgen cannot process {}", bundle.package))?;
        let mut names = BTreeMap::new();
        let module = output.wasm_mut();
        let exports = module.exports.iter_mut().map(|export| &mut export.name);
        for name in module.imports.iter_mut().map(|import| &mut import.name).chain(exports) {
            if OWN.iter().any(|own| name.starts_with(own)) {
                let short = format!("_{}", names.len());
                names.insert(mem::replace(name, short.clone()), short);
            }
        }
        output.emit(&half).with_context(|| format!("cannot write what {} became", bundle.package))?;
        let script = half.join(format!("{}.js", bundle.name));
        let long =
            fs::read_to_string(&script).with_context(|| format!("cannot read {}", script.display()))?;
        fs::write(&script, renamed(&long, &names))?;
        self.optimiser.optimise(&half.join(format!("{}_bg.wasm", bundle.name)), bundle.level)?;
        fs::rename(&half, &folder)?;
        Ok(folder)
    }
}

/// What names begin with that wasm-bindgen gives to what goes over between module and script, with sixteen digits that no
/// compression shortens.
const OWN: [&str; 3] = ["__wbg_", "__wbindgen_cast_", "wasm_bindgen__"];

/// A script with other names.
fn renamed(script: &str, names: &BTreeMap<String, String>) -> String {
    let is_inside = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$');
    let (mut out, mut rest) = (String::new(), script);
    while let Some(first) = rest.chars().next() {
        let end = if is_inside(first) {
            rest.find(|c| !is_inside(c)).unwrap_or(rest.len())
        } else {
            rest.find(is_inside).unwrap_or(rest.len())
        };
        let (word, more) = rest.split_at(end);
        out.push_str(names.get(word).map_or(word, String::as_str));
        rest = more;
    }
    out
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
    fn whole_names_are_changed() {
        let names = [("__wbg_a_1".to_owned(), "_0".to_owned())].into();
        let script = "__wbg_a_1: function(x) { wasm.__wbg_a_1(x, $__wbg_a_1, '__wbg_a_12') }";
        let short = "_0: function(x) { wasm._0(x, $__wbg_a_1, '__wbg_a_12') }";
        assert_eq!(renamed(script, &names), short);
    }

    #[test]
    fn comments_and_indentation_go() {
        let script = "/* @ts-self-types=\"./a.d.ts\" */\n\n/**\n * Says hello.\n */\nexport function a() {\n    // why\n    return '// not a comment';\n}\n";
        assert_eq!(trim(script), "export function a() {\nreturn '// not a comment';\n}\n");
    }
}
