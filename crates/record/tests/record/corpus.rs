//! Every file of the public collection is read, and its counts are those of `corpus.tsv`.
//!
//! A count that has a witness was made by another reader; `corpus.tsv` says by which.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Read};
use std::path::Path;

use chuhe_record::{Format, Limits, Reading, Record, read};

/// The folders that this table is about.
const FOLDERS: [&str; 17] = [
    "cbf",
    "cbl",
    "cbr",
    "dhtmlxq",
    "misc_fixtures",
    "pgn",
    "pgn_big5",
    "pgn_big5_bad",
    "pgn_san",
    "pgn_zip",
    "puzzles",
    "ucci_lines",
    "wxf",
    "xay",
    "xqf",
    "xqf_hard",
    "xqf_mates",
];

/// The counts of a file: games, moves in all lines, moves of the main lines, variations, comments, warnings.
fn counts(reading: &Reading) -> String {
    let sum = |count: &dyn Fn(&Record) -> usize| reading.games.iter().map(count).sum::<usize>();
    let said = |record: &Record| {
        let nodes = std::iter::once(Record::ROOT).chain(record.nodes());
        nodes.filter(|id| !record.notes(*id).comment.is_empty()).count()
    };
    let counts = [
        reading.games.len(),
        sum(&Record::len),
        sum(&|record| record.main_line().count()),
        sum(&Record::variations),
        sum(&said),
        reading.warnings.len(),
    ];
    counts.map(|count| count.to_string()).join("\t")
}

/// A file, or the only file of an archive.
fn read_file(path: &Path) -> Reading {
    let mut name = path.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
    let mut bytes = fs::read(path).expect("the file is there");
    if path.extension().is_some_and(|ending| ending == "zip") {
        let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("an archive");
        assert_eq!(archive.len(), 1, "{name}");
        let mut file = archive.by_index(0).expect("a file");
        name = file.name().expect("a name in UTF-8").into_owned();
        bytes = Vec::new();
        file.read_to_end(&mut bytes).expect("the file is whole");
    }
    read(&bytes, Format::of_name(&name), &Limits::default())
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_file_is_read_as_others_read_it() {
    let Some(corpus) = chuhe_testkit::shared("formats/corpus") else { return };
    let expected: BTreeMap<String, String> = include_str!("../corpus.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once('\t'))
        .map(|(file, rest)| (file.to_owned(), rest.rsplit_once('\t').expect("a witness").0.to_owned()))
        .collect();
    let mut found = BTreeMap::new();
    for folder in FOLDERS {
        for entry in fs::read_dir(corpus.join(folder)).expect("the folder is there") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            let reading = read_file(&path);
            found.insert(format!("{folder}/{name}"), counts(&reading));
        }
    }
    let ours = |file: &String| FOLDERS.iter().any(|folder| file.starts_with(&format!("{folder}/")));
    let expected: BTreeMap<String, String> = expected.into_iter().filter(|(file, _)| ours(file)).collect();
    for (file, counts) in &found {
        assert_eq!(Some(counts), expected.get(file), "{file}");
    }
    assert_eq!(found.len(), expected.len(), "files of the table are missing");
}
