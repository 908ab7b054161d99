//! Zip archives, from anybody: nothing is trusted that is written in them.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::PathBuf;

use anyhow::Result;
use chuhe_record::{Charset, Format};
use zip::ZipArchive;

use super::{Source, Visit, head};

/// So many bytes are unpacked of one archive at most.
const MOST: u64 = 8 << 30;

/// Whether a file is a zip archive; files that cannot be sought in, such as pipes, are none.
pub(super) fn begins(file: &mut File) -> io::Result<bool> {
    if !file.metadata()?.is_file() {
        return Ok(false);
    }
    Ok(matches!(&head::<4>(file)?, b"PK\x03\x04" | b"PK\x05\x06"))
}

/// Opens what is in an archive, one file after another; archives inside it stay closed.
pub(super) fn read(file: File, archive: &Source, visit: &mut Visit<'_>) -> Result<()> {
    let mut zip = match ZipArchive::new(BufReader::new(file)) {
        Ok(zip) => zip,
        Err(error) => return visit(archive.clone(), Err(error.into())),
    };
    let mut left = MOST;
    for index in 0..zip.len() {
        let entry = match zip.by_index(index) {
            Ok(entry) => entry,
            Err(error) => {
                visit(archive.clone(), Err(error.into()))?;
                continue;
            }
        };
        let name = name(entry.name_raw());
        if entry.is_dir() || Format::of_name(&name).is_none() {
            continue;
        }
        let source = Source {
            name: format!("{}/{name}", archive.name),
            below: archive.below.with_extension("").join(inside(&name)),
        };
        visit(source, Ok(&mut BufReader::new(Bounded { inner: entry, left: &mut left })))?;
    }
    Ok(())
}

/// A name in an archive, in whatever encoding its maker had.
fn name(raw: &[u8]) -> String {
    Charset::guess(raw, Charset::Gb18030).decode(raw).0.into_owned()
}

/// Where a name in an archive lies below the archive, whatever ways out of it the name may hold.
fn inside(name: &str) -> PathBuf {
    name.split(['/', '\\']).filter(|part| !matches!(*part, "" | "." | "..") && !part.contains(':')).collect()
}

/// What is unpacked, while the archive has not given too much yet.
struct Bounded<'a, R> {
    inner: R,
    left: &'a mut u64,
}

impl<R: Read> Read for Bounded<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        *self.left = self.left.checked_sub(read as u64).ok_or_else(|| {
            io::Error::new(io::ErrorKind::FileTooLarge, format!("the archive holds more than {MOST} bytes"))
        })?;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unpacked_has_an_end() {
        let mut left = 1000;
        let mut bounded = Bounded { inner: io::repeat(0), left: &mut left };
        let mut bytes = Vec::new();
        let error = bounded.read_to_end(&mut bytes).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::FileTooLarge);
        assert!(bytes.len() <= 1000);
    }

    #[test]
    fn no_name_leads_out() {
        for name in ["../../etc/a.pgn", "/etc/a.pgn", "..\\..\\etc\\a.pgn", "./etc//a.pgn", "C:\\etc\\a.pgn"]
        {
            assert_eq!(inside(name), PathBuf::from("etc/a.pgn"), "{name}");
        }
    }

    #[test]
    fn names_are_read_in_their_encoding() {
        let (bytes, _) = Charset::Gb18030.encode("对局.xqf");
        assert_eq!(name(&bytes), "对局.xqf");
        assert_eq!(name("对局.xqf".as_bytes()), "对局.xqf");
    }
}
