//! Everything that the browser gets, built into `target/web/`.
//!
//! Each file has a name with a hash of its content, and lies there three times: as it is, and compressed with
//! gzip (`.gz`) and brotli (`.br`).
//! `manifest.json` maps the names that the server and the client know to those names, with the sizes.

mod budget;
mod bundle;
mod optimiser;
mod shelf;
mod style;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::toolchain::{Choice, Toolchain};
use crate::workspace;
use bundle::{Bundle, Compiler};
use optimiser::Optimiser;
use shelf::{Kind, Shelf};

/// The crates that become wasm modules.
const BUNDLES: [Bundle; 5] = [
    Bundle {
        package: "chuhe-client",
        features: &[],
        name: "client",
        profile: "wasm",
        level: "-Oz",
        kind: Kind::FirstLoad,
    },
    Bundle {
        package: "chuhe-client",
        features: &["files"],
        name: "files",
        profile: "wasm",
        level: "-Oz",
        kind: Kind::Later,
    },
    Bundle {
        package: "chuhe-engine-web",
        features: &[],
        name: "engine",
        profile: "wasm-engine",
        level: "-O3",
        kind: Kind::Later,
    },
    Bundle {
        package: "chuhe-engine-web",
        features: &["analysis"],
        name: "analyst",
        profile: "wasm-engine",
        level: "-O3",
        kind: Kind::Later,
    },
    Bundle {
        package: "chuhe-record-web",
        features: &[],
        name: "records",
        profile: "wasm",
        level: "-Oz",
        kind: Kind::Later,
    },
];

/// How to build the browser's files.
#[derive(clap::Args, Default)]
pub(crate) struct Options {
    /// Compile in seconds what is large and slow, to try a page while writing it; the budget is not enforced
    #[arg(long)]
    dev: bool,
    /// Take only this tool-chain instead of the first one that works
    #[arg(long, value_name = "KIND")]
    toolchain: Option<Choice>,
}

/// Builds the browser's files of this workspace and prints their sizes.
///
/// # Errors
/// When a tool is missing and cannot be installed, a crate does not compile, or the first load is over its budget.
pub(crate) fn run(options: &Options) -> Result<()> {
    build(&workspace::root(), options)
}

fn build(root: &Path, options: &Options) -> Result<()> {
    let metadata = workspace::metadata(root)?;
    let target = metadata.target_directory.as_std_path();
    let mut shelf = Shelf::open(&root.join("target/web"))?;

    let present: Vec<&Bundle> = BUNDLES
        .iter()
        .filter(|bundle| metadata.packages.iter().any(|package| package.name == bundle.package))
        .collect();
    if !present.is_empty() {
        let optimiser = if options.dev { Optimiser::none() } else { Optimiser::set_up(target) };
        let compiler = Compiler {
            toolchain: Toolchain::set_up(options.toolchain)?,
            optimiser,
            root,
            target,
            dev: options.dev,
        };
        for bundle in present {
            compiler.compile(bundle, &mut shelf)?;
        }
    }

    let client = root.join("crates/client");
    for (name, folder) in [
        ("app.css", "style"),
        ("files.css", "style/files"),
        ("guide.css", "style/guide"),
        ("online.css", "style/online"),
    ] {
        let style = style::minify(&style::concatenate(&client.join(folder))?);
        if !style.is_empty() {
            shelf.add(name, style.as_bytes(), Kind::InPage)?;
        }
    }
    let locales = root.join("crates/lang/locales");
    let [online, tools] = ["online", "tools"].map(|folder| root.join("crates/lang").join(folder));
    for catalogue in files(&locales, "ftl")? {
        let name = name_in(&catalogue, &locales);
        let played = catalogue_text(&catalogue)?;
        // A visitor loads one of them; the budget counts the largest.
        shelf.add(&name, played.as_bytes(), Kind::OneOf)?;
        // The page of a game between people says more, and the page that opens files says most.
        let between = format!("{played}\n{}", catalogue_text(&online.join(&name))?);
        shelf.add(&format!("online-{name}"), between.as_bytes(), Kind::Later)?;
        let all = format!("{between}\n{}", catalogue_text(&tools.join(&name))?);
        shelf.add(&format!("files-{name}"), all.as_bytes(), Kind::Later)?;
    }
    for file in files(&client.join("static"), "")? {
        shelf.add(&name_in(&file, &client.join("static")), &read(&file)?, Kind::Later)?;
    }

    let manifest = shelf.finish()?;
    print!("{}", budget::table(&manifest));
    if options.dev { Ok(()) } else { budget::check(&manifest) }
}

/// The text of a catalogue as browsers get it.
fn catalogue_text(catalogue: &Path) -> Result<String> {
    let text = String::from_utf8(read(catalogue)?)
        .with_context(|| format!("{} is not UTF-8", catalogue.display()))?;
    Ok(without_comments(&text))
}

/// A catalogue without what only translators read: Fluent's comments begin at the start of a line.
fn without_comments(catalogue: &str) -> String {
    let lines = catalogue.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The files in a folder and the folders within it whose names end in `.ending`, in order; all where `ending` is empty.
///
/// A folder that does not exist has none.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    let entries = fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    for entry in entries {
        let path = entry.with_context(|| format!("cannot list {}", folder.display()))?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if ending.is_empty() || path.extension().is_some_and(|have| have == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The name of a file as seen from `folder`, with slashes.
fn name_in(file: &Path, folder: &Path) -> String {
    let within = file.strip_prefix(folder).expect("the file was found in the folder");
    let parts: Vec<_> = within.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| format!("cannot read {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_catalogue_keeps_its_messages() {
        let catalogue =
            "### All\n\n## Part\n# $color\nred = Red # is a colour\n    .short = R\n\nblack = Black\n";
        assert_eq!(
            without_comments(catalogue),
            "\nred = Red # is a colour\n    .short = R\n\nblack = Black\n"
        );
    }

    #[test]
    fn files_are_found_in_order_and_by_ending() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        fs::create_dir(folder.path().join("sound")).expect("a folder");
        for name in ["b.ftl", "a.ftl", "sound/a.txt"] {
            fs::write(folder.path().join(name), "").expect("a file");
        }
        let names = |ending| {
            let found = files(folder.path(), ending).expect("the folder is readable");
            found.iter().map(|file| name_in(file, folder.path())).collect::<Vec<_>>()
        };
        assert_eq!(names("ftl"), ["a.ftl", "b.ftl"]);
        assert_eq!(names(""), ["a.ftl", "b.ftl", "sound/a.txt"]);
        assert!(files(&folder.path().join("nowhere"), "").expect("an absent folder is empty").is_empty());
    }

    /// A page of one small crate, from its source to compressed files, with the versions and profiles of this workspace.
    #[test]
    fn a_crate_becomes_files() {
        if !chuhe_testkit::slow() {
            println!("skipped: it compiles a standard library; set CHUHE_SLOW=1 to run it");
            return;
        }
        let folder = tempfile::tempdir().expect("a temporary folder");
        let own =
            fs::read_to_string(workspace::root().join("Cargo.toml")).expect("this workspace has a manifest");
        let profiles = own.find("[profile.wasm]").map(|at| &own[at..]).expect("it has a profile for wasm");
        let pin = own.lines().find(|line| line.starts_with("wasm-bindgen =")).expect("it pins wasm-bindgen");
        let write = |name: &str, content: &str| {
            let file = folder.path().join(name);
            fs::create_dir_all(file.parent().expect("it lies in a folder")).expect("a folder");
            fs::write(file, content).expect("a file");
        };
        write(
            "Cargo.toml",
            &format!("[workspace]\nresolver = \"3\"\nmembers = [\"crates/client\"]\n{profiles}"),
        );
        write(
            "crates/client/Cargo.toml",
            &format!(
                "[package]\nname = \"chuhe-client\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\
                 [features]\nfiles = []\n[lib]\ncrate-type = [\"cdylib\"]\n[dependencies]\n{pin}\n"
            ),
        );
        write(
            "crates/client/src/lib.rs",
            "use wasm_bindgen::prelude::*;\n\
             #[wasm_bindgen(inline_js = \"export function twice(x) { return 2 * x; }\")]\n\
             extern \"C\" { fn twice(x: u32) -> u32; }\n\
             #[wasm_bindgen]\npub fn thrice(x: u32) -> u32 { x + twice(x) }\n",
        );
        write("crates/client/style/a.css", "a { color: red }");
        write("crates/lang/locales/en.ftl", "red = Red\n");
        write("crates/lang/online/en.ftl", "draw = Draw?\n");
        write("crates/lang/tools/en.ftl", "black = Black\n");

        let options = Options::default();
        build(folder.path(), &options).expect("the first run builds everything");
        let web = folder.path().join("target/web");
        let manifest = fs::read_to_string(web.join("manifest.json")).expect("a manifest");
        let manifest: serde_json::Value = serde_json::from_str(&manifest).expect("valid JSON");
        let files = manifest["files"].as_object().expect("the files by their names");
        let path = |name: &str| files[name]["path"].as_str().expect("a path").to_owned();
        let script = fs::read_to_string(web.join(path("client.js"))).expect("the script");
        let snippet = files.keys().find(|name| name.starts_with("snippets/")).expect("the inline script");
        for needed in [&path("client.wasm"), &format!("./{}", path(snippet))] {
            assert!(script.contains(needed.as_str()), "the script loads {needed}:\n{script}");
        }
        assert_eq!(fs::read(web.join(path("app.css"))).expect("the style"), b"a{color:red}");
        assert!(files.contains_key("en.ftl"));

        let start = std::time::Instant::now();
        build(folder.path(), &options).expect("a second run finds everything");
        assert!(start.elapsed().as_secs() < 10, "a second run is quick");
    }
}
