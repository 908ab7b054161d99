//! The browser's files that `cargo xtask web` has made: embedded in an optimised binary, read from the folder otherwise.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use axum::body::Bytes;
use rust_embed::Embed;
use serde::Deserialize;

use crate::document::{Document, Keep};

/// The folder of `cargo xtask web`; a build without it has no files.
#[derive(Embed)]
#[folder = "../../target/web"]
#[allow_missing = true]
struct Folder;

/// The file that maps the files' names to their names with a hash.
const MANIFEST: &str = "manifest.json";

/// All files for the browser.
#[derive(Debug, Default)]
pub struct Assets {
    /// Names that the code knows → names with a hash.
    names: BTreeMap<String, String>,
    documents: BTreeMap<String, Document>,
    /// The style sheets by the names that the code knows.
    styles: BTreeMap<String, String>,
}

/// A set of files that the server cannot use.
#[derive(Debug)]
pub enum AssetsError {
    /// The manifest is not what `cargo xtask web` writes.
    Manifest(serde_json::Error),
    /// The manifest names a file that is not there.
    Missing(String),
    /// A style sheet is not text that can stand inside a page.
    Style,
}

#[derive(Deserialize)]
struct Manifest {
    files: BTreeMap<String, Entry>,
}

#[derive(Deserialize)]
struct Entry {
    path: String,
}

impl Assets {
    /// The files of this build; none if `cargo xtask web` has never run.
    ///
    /// # Errors
    /// When the folder is not as `cargo xtask web` leaves it.
    pub fn embedded() -> Result<Self, AssetsError> {
        Self::from_files(|name| Folder::get(name).map(|file| file.data))
    }

    /// The files that `get` knows by name; none if it knows no `manifest.json`.
    ///
    /// # Errors
    /// When the manifest cannot be read, or one of its files is missing.
    pub fn from_files(get: impl Fn(&str) -> Option<Cow<'static, [u8]>>) -> Result<Self, AssetsError> {
        let Some(manifest) = get(MANIFEST) else { return Ok(Self::default()) };
        let manifest: Manifest = serde_json::from_slice(&manifest).map_err(AssetsError::Manifest)?;
        let read = |name: &str| match get(name) {
            Some(Cow::Borrowed(bytes)) => Ok(Bytes::from_static(bytes)),
            Some(Cow::Owned(bytes)) => Ok(Bytes::from(bytes)),
            None => Err(AssetsError::Missing(name.to_owned())),
        };
        let mut assets = Self::default();
        for (name, Entry { path }) in manifest.files {
            let plain = read(&path)?;
            if matches!(name.rsplit_once('.'), Some((_, "css"))) {
                let style = String::from_utf8(plain.to_vec()).map_err(|_| AssetsError::Style)?;
                if style.contains("</") {
                    return Err(AssetsError::Style);
                }
                assets.styles.insert(name.clone(), style);
            }
            let gzip = read(&format!("{path}.gz"))?;
            let brotli = read(&format!("{path}.br"))?;
            let document = Document::packed(media(&path), Keep::Forever, plain, gzip, brotli);
            assets.documents.insert(path.clone(), document);
            assets.names.insert(name, path);
        }
        Ok(assets)
    }

    /// The address of a file by the name that the code knows: `client.js` → `/assets/client-0123456789abcdef.js`.
    pub(crate) fn address(&self, name: &str) -> Option<String> {
        self.names.get(name).map(|path| format!("/assets/{path}"))
    }

    /// The names that the code knows.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.names.keys().map(String::as_str)
    }

    /// A style sheet by the name that the code knows, to stand inside pages: `app.css` in all of them, `files.css` in
    /// that of files, `guide.css` in those that teach, `online.css` in those of a game between two people.
    pub(crate) fn style(&self, name: &str) -> &str {
        self.styles.get(name).map_or("", String::as_str)
    }

    /// All style sheets.
    pub(crate) fn styles(&self) -> impl Iterator<Item = &str> {
        self.styles.values().map(String::as_str)
    }

    /// The file with this hashed name.
    pub(crate) fn get(&self, path: &str) -> Option<&Document> {
        self.documents.get(path)
    }

    /// Whether this build has no files for the browser.
    pub fn is_empty(&self) -> bool {
        self.documents.is_empty()
    }
}

impl fmt::Display for AssetsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Manifest(error) => write!(f, "{MANIFEST} is not what `cargo xtask web` writes: {error}"),
            Self::Missing(name) => {
                write!(f, "{MANIFEST} names {name}, which is not there; run `cargo xtask web`")
            }
            Self::Style => f.write_str("a style sheet is not text that can stand inside a page"),
        }
    }
}

impl std::error::Error for AssetsError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Manifest(error) => Some(error),
            Self::Missing(_) | Self::Style => None,
        }
    }
}

/// The media type of a file by the ending of its name.
fn media(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => "text/css; charset=utf-8",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "ogg" => "audio/ogg",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "webm" => "audio/webm",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(manifest: &'static str, names: &'static [&'static str]) -> Result<Assets, AssetsError> {
        Assets::from_files(|name| {
            let there = names.contains(&name).then_some(&b"a{}"[..]);
            let bytes = if name == MANIFEST { Some(manifest.as_bytes()) } else { there };
            bytes.map(Cow::Borrowed)
        })
    }

    #[test]
    fn a_build_has_what_was_made_for_the_browser() {
        let made = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/web").join(MANIFEST);
        let assets = Assets::embedded().expect("the files are as `cargo xtask web` leaves them");
        assert_eq!(assets.is_empty(), !made.exists());
    }

    #[test]
    fn a_build_without_files_has_none() {
        let assets = Assets::from_files(|_| None).expect("nothing is wrong");
        assert!(assets.is_empty());
        assert_eq!(assets.address("client.js"), None);
    }

    #[test]
    fn a_file_is_found_under_both_names() {
        let manifest = r#"{"files":{"app.css":{"path":"app-1.css","kind":"first-load","raw":3}}}"#;
        let assets = files(manifest, &["app-1.css", "app-1.css.gz", "app-1.css.br"]).expect("all is there");
        assert_eq!(assets.address("app.css").as_deref(), Some("/assets/app-1.css"));
        assert_eq!(assets.style("app.css"), "a{}");
        assert!(assets.get("app-1.css").is_some());
        assert!(assets.get("app.css").is_none());
    }

    #[test]
    fn a_broken_set_is_refused() {
        let manifest = r#"{"files":{"a.js":{"path":"a-1.js"}}}"#;
        let error = files(manifest, &["a-1.js", "a-1.js.gz"]).expect_err("one encoding is missing");
        assert!(matches!(error, AssetsError::Missing(name) if name == "a-1.js.br"));
        assert!(matches!(files("{}", &[]), Err(AssetsError::Manifest(_))));
    }
}
