//! The folder of hashed, compressed files and its manifest.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Serialize;
use sha2::{Digest, Sha256};

/// When a visitor's browser loads a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    /// Inside every page.
    InPage,
    /// With the first page.
    FirstLoad,
    /// One file of this kind and ending comes with the first page.
    OneOf,
    /// When it is needed.
    Later,
}

/// One file of the manifest; the sizes are in bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Entry {
    /// The file's name in the folder.
    pub(crate) path: String,
    pub(crate) kind: Kind,
    pub(crate) raw: usize,
    pub(crate) gzip: usize,
    pub(crate) brotli: usize,
}

/// All files by the names that the server and the client know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Manifest {
    pub(crate) files: BTreeMap<String, Entry>,
}

/// The folder while it is being filled.
pub(crate) struct Shelf {
    folder: PathBuf,
    manifest: Manifest,
}

/// The manifest's file name.
const MANIFEST: &str = "manifest.json";

impl Shelf {
    /// Opens a folder, which is made where there is none.
    pub(crate) fn open(folder: &Path) -> Result<Shelf> {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        Ok(Shelf { folder: folder.to_owned(), manifest: Manifest::default() })
    }

    /// Adds a file and returns the name with a hash under which it lies in the folder.
    ///
    /// What an earlier run has compressed is not compressed again.
    pub(crate) fn add(&mut self, name: &str, content: &[u8], kind: Kind) -> Result<String> {
        let path = hashed(name, content);
        let packed = [
            (path.clone(), None),
            (format!("{path}.gz"), Some(gzip as fn(&[u8]) -> Result<Vec<u8>>)),
            (format!("{path}.br"), Some(brotli as fn(&[u8]) -> Result<Vec<u8>>)),
        ];
        let mut sizes = [0; 3];
        for (size, (file, pack)) in sizes.iter_mut().zip(packed) {
            let file = self.folder.join(file);
            if !file.is_file() {
                write(&file, &pack.map_or_else(|| Ok(content.to_vec()), |pack| pack(content))?)?;
            }
            *size = usize::try_from(fs::metadata(&file)?.len())?;
        }
        let [raw, gzip, brotli] = sizes;
        self.manifest.files.insert(name.to_owned(), Entry { path: path.clone(), kind, raw, gzip, brotli });
        Ok(path)
    }

    /// Writes the manifest and removes what an earlier run has left.
    ///
    /// A manifest that would not change is not touched, so that nothing that depends on it is built again.
    pub(crate) fn finish(self) -> Result<Manifest> {
        let mut text = serde_json::to_string_pretty(&self.manifest)?;
        text.push('\n');
        let file = self.folder.join(MANIFEST);
        if fs::read(&file).ok().as_deref() != Some(text.as_bytes()) {
            write(&file, text.as_bytes())?;
        }
        let mut wanted = BTreeSet::from([MANIFEST.to_owned()]);
        for entry in self.manifest.files.values() {
            wanted.extend(["", ".gz", ".br"].map(|ending| format!("{}{ending}", entry.path)));
        }
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            if !wanted.contains(entry.file_name().to_string_lossy().as_ref()) {
                fs::remove_file(entry.path())
                    .with_context(|| format!("cannot remove {}", entry.path().display()))?;
            }
        }
        Ok(self.manifest)
    }
}

/// Writes a file in one step, so that an interrupted run leaves no half of it.
pub(super) fn write(file: &Path, content: &[u8]) -> Result<()> {
    let half = part_of(file);
    fs::write(&half, content)
        .and_then(|()| fs::rename(&half, file))
        .with_context(|| format!("cannot write {}", file.display()))
}

/// The name under which a file or folder is made before it gets its own.
pub(super) fn part_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

/// The first 64 bits of a content's SHA-256, in hexadecimal digits.
pub(super) fn digest(content: &[u8]) -> String {
    use std::fmt::Write;
    Sha256::digest(content).iter().take(8).fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes everything");
        text
    })
}

/// `sound/move.ogg` becomes `sound-move-0123456789abcdef.ogg`.
fn hashed(name: &str, content: &[u8]) -> String {
    let flat = name.replace('/', "-");
    let digest = digest(content);
    match flat.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}-{digest}.{ending}"),
        None => format!("{flat}-{digest}"),
    }
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(content)?;
    Ok(packer.finish()?)
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: content.len(),
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &content[..], &mut packed, &parameters)?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(folder)
            .expect("the folder is readable")
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn every_file_lies_there_three_times() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let content = "the river ".repeat(100);
        let mut shelf = Shelf::open(folder.path()).expect("a folder");
        let path = shelf.add("sound/a.txt", content.as_bytes(), Kind::Later).expect("a file");
        let manifest = shelf.finish().expect("a manifest");
        let entry = &manifest.files["sound/a.txt"];
        assert_eq!(entry.path, path);
        assert_eq!(path, hashed("sound/a.txt", content.as_bytes()));
        assert_eq!(entry.raw, content.len());
        assert!(entry.brotli < entry.gzip && entry.gzip < entry.raw, "{entry:?}");
        assert_eq!(
            names(folder.path()),
            ["manifest.json", &path, &format!("{path}.br"), &format!("{path}.gz")]
        );

        let mut text = String::new();
        let packed = fs::read(folder.path().join(format!("{path}.gz"))).expect("the gzip file");
        flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut text).expect("valid gzip");
        assert_eq!(text, content);
        let packed = fs::read(folder.path().join(format!("{path}.br"))).expect("the brotli file");
        let mut bytes = Vec::new();
        brotli::BrotliDecompress(&mut &packed[..], &mut bytes).expect("valid brotli");
        assert_eq!(bytes, content.as_bytes());
    }

    #[test]
    fn a_later_run_removes_what_is_gone_and_leaves_the_rest() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let fill = |contents: &[&str]| {
            let mut shelf = Shelf::open(folder.path()).expect("a folder");
            for content in contents {
                shelf.add(&format!("{content}.txt"), content.as_bytes(), Kind::Later).expect("a file");
            }
            shelf.finish().expect("a manifest");
            fs::metadata(folder.path().join(MANIFEST)).and_then(|file| file.modified()).expect("a time")
        };
        let first = fill(&["red", "black"]);
        assert_eq!(fill(&["red", "black"]), first);
        fill(&["red"]);
        assert_eq!(names(folder.path()).len(), 4);
    }

    #[test]
    fn another_content_has_another_name() {
        assert_ne!(hashed("a.js", b"1"), hashed("a.js", b"2"));
        assert_eq!(hashed("sound/a.js", b""), "sound-a-e3b0c44298fc1c14.js");
        assert_eq!(hashed("LICENSE", b""), "LICENSE-e3b0c44298fc1c14");
    }
}
