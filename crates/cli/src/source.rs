//! Files to read: named, in folders, matching a pattern, in zip archives, or standard input.

mod archive;
mod order;

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use chuhe_lang::Messages;
use chuhe_record::Format;
use indicatif::{ProgressBar, ProgressStyle};
use walkdir::WalkDir;

pub(crate) use order::Told;

use crate::reason::printable;

/// A file to read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Source {
    /// What people call it.
    pub(crate) name: String,
    /// Where it lies below the folder or archive that was asked for, to name what is made of it.
    pub(crate) below: PathBuf,
}

impl Source {
    /// What its name promises to hold.
    pub(crate) fn hint(&self) -> Option<Format> {
        Format::of_name(&self.name)
    }
}

/// What is told of each file, with its content or why it cannot be read.
type Visit<'a> = dyn FnMut(Source, io::Result<&mut dyn BufRead>) -> Result<()> + 'a;

/// All files that were asked for, but for what is inside archives.
pub(crate) struct Sources {
    places: Vec<Place>,
    /// Their length in bytes; nothing for one that is not known.
    bytes: u64,
}

enum Place {
    Stdin,
    File {
        path: PathBuf,
        below: PathBuf,
    },
    /// A part of a folder that cannot be looked at.
    Closed {
        path: PathBuf,
        error: io::Error,
    },
}

impl Sources {
    /// Finds the files that arguments name: files, folders with all that is below them, patterns such as `2024/*.xqf`, and
    /// `-` for standard input.
    ///
    /// In folders and patterns only files count whose name ends as that of a format, and `besides` does not.
    ///
    /// # Errors
    /// If a name leads to no file.
    pub(crate) fn find(names: &[String], besides: Option<&Path>, messages: &Messages) -> Result<Self> {
        let besides = besides.and_then(|path| fs::canonicalize(path).ok());
        let mut sources = Self { places: Vec::new(), bytes: 0 };
        for name in names {
            let path = Path::new(name);
            if name == "-" {
                sources.places.push(Place::Stdin);
            } else if path.is_dir() {
                sources.walk(path, path, besides.as_deref());
            } else if path.exists() {
                sources.add(path, path.parent().unwrap_or(path));
            } else {
                sources.matching(name, besides.as_deref(), messages)?;
            }
        }
        Ok(sources)
    }

    /// Adds what a pattern matches.
    fn matching(&mut self, pattern: &str, besides: Option<&Path>, messages: &Messages) -> Result<()> {
        let mut found = false;
        let is_pattern = pattern.contains(['*', '?', '[']);
        for path in is_pattern.then(|| glob::glob(pattern)).transpose()?.into_iter().flatten() {
            found = true;
            match path {
                Ok(path) => self.walk(&path, path.parent().unwrap_or(&path), besides),
                Err(error) => {
                    let path = error.path().to_owned();
                    self.places.push(Place::Closed { path, error: error.into() });
                }
            }
        }
        if !found {
            let id = if is_pattern { "cli-no-match" } else { "cli-no-file" };
            bail!(printable(&messages.format(id, &[("path", pattern.into())])));
        }
        Ok(())
    }

    /// Adds what lies in a folder and below it, in the order of the names.
    fn walk(&mut self, folder: &Path, root: &Path, besides: Option<&Path>) {
        for entry in WalkDir::new(folder).sort_by_file_name() {
            match entry {
                Ok(entry) if entry.file_type().is_file() && is_ours(entry.path()) => {
                    let own = |besides: &Path| {
                        fs::canonicalize(entry.path()).is_ok_and(|path| path.starts_with(besides))
                    };
                    if !besides.is_some_and(own) {
                        self.add(entry.path(), root);
                    }
                }
                Ok(_) => {}
                Err(error) => {
                    let path = error.path().unwrap_or(folder).to_owned();
                    self.places.push(Place::Closed { path, error: error.into() });
                }
            }
        }
    }

    fn add(&mut self, path: &Path, root: &Path) {
        let below = path.strip_prefix(root).unwrap_or(path).to_owned();
        self.bytes += fs::metadata(path).map_or(0, |data| data.len());
        self.places.push(Place::File { path: path.to_owned(), below });
    }

    /// A bar for their bytes on a terminal's standard error, and nothing elsewhere.
    pub(crate) fn bar(&self) -> ProgressBar {
        if self.bytes == 0 {
            return ProgressBar::no_length();
        }
        let style = ProgressStyle::with_template("{wide_bar} {bytes}/{total_bytes}, {eta}");
        ProgressBar::new(self.bytes).with_style(style.expect("the template is well formed"))
    }
}

impl Place {
    /// Opens the file, or one file after another of an archive; `bar` follows the bytes.
    ///
    /// # Errors
    /// What `visit` gives.
    fn open(self, bar: &ProgressBar, visit: &mut Visit<'_>) -> Result<()> {
        match self {
            Self::Stdin => {
                visit(Source { name: "-".into(), below: "games".into() }, Ok(&mut io::stdin().lock()))
            }
            Self::Closed { path, error } => {
                visit(Source { name: path.display().to_string(), below: path }, Err(error))
            }
            Self::File { path, below } => {
                let source = Source { name: path.display().to_string(), below };
                let file = File::open(&path).and_then(|mut file| Ok((archive::begins(&mut file)?, file)));
                match file {
                    Ok((true, file)) => {
                        let bytes = file.metadata().map_or(0, |data| data.len());
                        archive::read(file, &source, visit)?;
                        bar.inc(bytes);
                        Ok(())
                    }
                    Ok((false, file)) => {
                        visit(source, Ok(&mut BufReader::with_capacity(1 << 16, bar.wrap_read(file))))
                    }
                    Err(error) => visit(source, Err(error)),
                }
            }
        }
    }
}

/// Whether a file in a folder is one to read.
fn is_ours(path: &Path) -> bool {
    let name = path.to_string_lossy();
    Format::of_name(&name).is_some() || name.to_ascii_lowercase().ends_with(".zip")
}

/// The first bytes of what can be read, which stay to be read.
fn head<const N: usize>(file: &mut (impl Read + Seek)) -> io::Result<[u8; N]> {
    let mut head = [0; N];
    let mut read = 0;
    while read < N {
        match file.read(&mut head[read..])? {
            0 => break,
            more => read += more,
        }
    }
    file.rewind()?;
    Ok(head)
}
