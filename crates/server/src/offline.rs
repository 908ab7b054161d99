//! What a browser keeps of the site to play without a network, by a script that it runs between page and network.

use std::fmt::Write as _;

use chuhe_lang::Locale;
use sha2::{Digest, Sha256};

use crate::assets::Assets;
use crate::document::{Document, Keep};

/// Where the script lies: at the root, since it may only answer for what lies below it.
pub(crate) const PATH: &str = "/offline.js";

/// The script after the two lists that it goes by.
const SCRIPT: &str = include_str!("offline/worker.js");

/// The script for a build with these files.
///
/// It names them all, so that a browser finds another script where a file has changed.
pub(crate) fn script(assets: &Assets) -> Document {
    Document::pack("text/javascript; charset=utf-8", Keep::Ask, text(assets))
}

fn text(assets: &Assets) -> String {
    let lists = lists(assets);
    // The pages may have changed with the program, and the script itself.
    let digest = Sha256::new().chain_update(&lists).chain_update(SCRIPT).finalize();
    let build = digest.iter().take(8).fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    });
    format!("const BUILD = 'chuhe-{build}';\n{lists}{SCRIPT}")
}

/// What a game against the computer loads: its page, the computer player, who gives advice.
const GAME: [&str; 6] =
    ["client.js", "client.wasm", "engine.js", "engine.wasm", "analyst.js", "analyst.wasm"];

/// What every language's pages load: all to play, and only the page with files; then what each language's do.
fn lists(assets: &Assets) -> String {
    let is_other = |name: &&str| {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        !["css", "ftl"].contains(&ending) && !GAME.contains(name)
    };
    let game = addresses(assets, GAME);
    let files = addresses(assets, assets.names().filter(is_other));
    let words = Locale::ALL.map(|locale| {
        let tag = locale.tag();
        let own = [format!("{tag}.ftl"), format!("files-{tag}.ftl")];
        format!("'{tag}': [{}]", addresses(assets, own.iter().map(String::as_str)))
    });
    format!("const GAME = [{game}];\nconst FILES = [{files}];\nconst WORDS = {{{}}};\n", words.join(", "))
}

/// The files' addresses as JavaScript has them; they hold nothing that needs an escape.
fn addresses<'a>(assets: &Assets, names: impl IntoIterator<Item = &'a str>) -> String {
    let quoted = names.into_iter().filter_map(|name| Some(format!("'{}'", assets.address(name)?)));
    quoted.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;

    fn assets(engine: &str) -> Assets {
        let names =
            ["app.css", "client.js", "engine.js", "files.js", "en.ftl", "files-en.ftl", "online-en.ftl"];
        let hashed = |name: &str| if name == "engine.js" { engine.to_owned() } else { format!("h-{name}") };
        let entries = names.map(|name| format!(r#""{name}":{{"path":"{}"}}"#, hashed(name)));
        let manifest = format!(r#"{{"files":{{{}}}}}"#, entries.join(","));
        Assets::from_files(|name| {
            let text = if name == "manifest.json" { manifest.clone() } else { "a{}".to_owned() };
            Some(Cow::Owned(text.into_bytes()))
        })
        .expect("all is there")
    }

    #[test]
    fn files_are_named_by_who_loads_them() {
        let text = text(&assets("engine-1.js"));
        assert!(text.contains("const GAME = ['/assets/h-client.js', '/assets/engine-1.js'];"), "{text}");
        assert!(text.contains("const FILES = ['/assets/h-files.js'];"), "{text}");
        assert!(text.contains("'en': ['/assets/h-en.ftl', '/assets/h-files-en.ftl']"), "{text}");
        assert!(!text.contains("h-online") && !text.contains(".css'"), "{text}");
    }

    #[test]
    fn another_file_makes_another_script() {
        let build = |text: String| text.lines().next().map(str::to_owned);
        assert_eq!(build(text(&assets("engine-1.js"))), build(text(&assets("engine-1.js"))));
        assert_ne!(build(text(&assets("engine-1.js"))), build(text(&assets("engine-2.js"))));
    }
}
