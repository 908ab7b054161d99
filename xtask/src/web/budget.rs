//! What a first visit may weigh.

use std::fmt::Write;

use anyhow::{Result, bail};

use super::shelf::{Kind, Manifest};

/// Bytes of a first visit, compressed with brotli, before the engine.
const FIRST_LOAD: usize = 180 * 1024;

/// Bytes of that for the page's own HTML with the board and the style in it; a test of the server holds it to this.
const PAGE: usize = 18 * 1024;

/// The bytes that a first visit loads: the page, the files of every first load, and the largest catalogue.
fn first_load(manifest: &Manifest) -> usize {
    let of = |kind| manifest.files.values().filter(move |entry| entry.kind == kind).map(|entry| entry.brotli);
    PAGE + of(Kind::FirstLoad).sum::<usize>() + of(Kind::OneOf).max().unwrap_or(0)
}

/// The sizes of all files, for people.
pub(super) fn table(manifest: &Manifest) -> String {
    let mut text = format!("{:<24}{:>10}{:>10}{:>10}\n", "file", "raw", "gzip", "brotli");
    let mut line = |name: &str, raw: usize, gzip: usize, brotli: usize, mark: &str| {
        let _ = writeln!(text, "{name:<24}{raw:>10}{gzip:>10}{brotli:>10}{mark}");
    };
    for (name, entry) in &manifest.files {
        let mark = match entry.kind {
            Kind::InPage => "  in the page",
            Kind::FirstLoad => "  first load",
            Kind::OneOf => "  first load, one of these",
            Kind::Later => "",
        };
        line(name, entry.raw, entry.gzip, entry.brotli, mark);
    }
    let _ = writeln!(text, "{:<24}{PAGE:>30}  at most", "page with board");
    let _ = writeln!(text, "{:<24}{:>30}  of {FIRST_LOAD}", "first load", first_load(manifest));
    text
}

/// Holds the first load to its budget.
///
/// # Errors
/// When it is over.
pub(super) fn check(manifest: &Manifest) -> Result<()> {
    let have = first_load(manifest);
    if have > FIRST_LOAD {
        bail!("a first load weighs {have} bytes in brotli, {} more than its budget", have - FIRST_LOAD);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::shelf::Entry;
    use super::*;

    fn manifest(files: &[(&str, Kind, usize)]) -> Manifest {
        let entry = |&(name, kind, brotli): &(&str, Kind, usize)| {
            (
                name.to_owned(),
                Entry { path: name.to_owned(), kind, raw: 4 * brotli, gzip: 2 * brotli, brotli },
            )
        };
        Manifest { files: files.iter().map(entry).collect() }
    }

    #[test]
    fn a_first_load_counts_one_catalogue_and_nothing_that_comes_later() {
        let manifest = manifest(&[
            ("app.css", Kind::InPage, 500),
            ("client.wasm", Kind::FirstLoad, 1000),
            ("ar.ftl", Kind::OneOf, 30),
            ("en.ftl", Kind::OneOf, 20),
            ("engine.wasm", Kind::Later, 1_000_000),
        ]);
        assert_eq!(first_load(&manifest), PAGE + 1030);
        check(&manifest).expect("it is within the budget");
        assert!(table(&manifest).ends_with(&format!("{}  of {FIRST_LOAD}\n", PAGE + 1030)));
    }

    #[test]
    fn one_byte_too_many_is_refused() {
        let room = FIRST_LOAD - PAGE;
        check(&manifest(&[("client.wasm", Kind::FirstLoad, room)])).expect("it is just within the budget");
        let error = check(&manifest(&[("client.wasm", Kind::FirstLoad, room + 1)])).expect_err("it is over");
        assert!(error.to_string().contains("1 more than its budget"), "{error}");
    }
}
