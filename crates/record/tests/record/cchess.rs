//! Another program reads what we write: `cchess` of `PyPI`, which needs Python and the network, and so a slow run.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use chuhe_notation::Notation;
use chuhe_record::{Format, Limits, NodeId, Options, Record, XqfVersion, read, write};

/// The release that was looked at.
const RELEASE: &str = "cchess==1.25.5";

/// A Python that has `cchess`; nothing, with a printed reason, where there is no Python.
fn python(folder: &Path) -> Option<PathBuf> {
    let python = folder.join("bin/python");
    if !python.exists() {
        let made = Command::new("python3").args(["-m", "venv"]).arg(folder).status();
        if !made.is_ok_and(|status| status.success()) {
            #[expect(clippy::print_stderr, reason = "a skipped test says why")]
            {
                eprintln!("skipped: no python3 with venv");
            }
            return None;
        }
    }
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", RELEASE];
    let status = Command::new(&python).args(pip).status().expect("the environment has a Python");
    assert!(status.success(), "{RELEASE} cannot be installed");
    Some(python)
}

fn said(text: &str) -> String {
    text.replace('\n', "|")
}

/// What the script prints for a record.
fn lines(record: &Record, comments: bool) -> Vec<String> {
    let mut found = Vec::new();
    let mut todo: Vec<(NodeId, String)> =
        record.children(Record::ROOT).map(|id| (id, String::new())).collect();
    while let Some((id, mut line)) = todo.pop() {
        write!(line, " {}", record.mv(id).expect("a node is a move")).expect("a string takes any text");
        let comment = &record.notes(id).comment;
        if comments && !comment.is_empty() {
            write!(line, " {{{}}}", said(comment)).expect("a string takes any text");
        }
        if record.children(id).next().is_none() {
            found.push(line.clone());
        }
        todo.extend(record.children(id).map(|answer| (answer, line.clone())));
    }
    found.sort_unstable();
    let about = &record.notes(Record::ROOT).comment;
    if comments && !about.is_empty() {
        found.insert(0, format!("{{{}}}", said(about)));
    }
    found
}

/// The record without variations and comments, which that program does not read in PGN.
fn main_line(record: &Record) -> Record {
    let mut main = Record::new(record.setup().clone(), record.rules().clone());
    record
        .main_line()
        .filter_map(|id| record.mv(id))
        .fold(Record::ROOT, |id, mv| main.insert(id, mv).expect("as legal as before"));
    main
}

#[test]
fn cchess_reads_our_files_as_we_do() {
    if !chuhe_testkit::slow() {
        return;
    }
    let Some(corpus) = chuhe_testkit::shared("formats/corpus") else { return };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cchess");
    let Some(python) = python(&folder.join("environment")) else { return };
    let files = folder.join("files");
    fs::create_dir_all(&files).expect("a folder for files");

    let mut expected: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut put = |name: String, record: &Record, format: Format, options: Options| {
        let path = files.join(name);
        let mut bytes = Vec::new();
        write(std::slice::from_ref(record), format, &options, &mut bytes).expect("memory takes it");
        fs::write(&path, bytes).expect("the file can be written");
        expected
            .insert(path.to_str().expect("a plain name").to_owned(), lines(record, format == Format::Xqf));
    };
    let mut count = 0;
    for name in ["xqf", "xqf_mates", "cbr", "cbf", "dhtmlxq", "cbl"] {
        for entry in fs::read_dir(corpus.join(name)).expect("the folder is there") {
            let bytes = fs::read(entry.expect("an entry").path()).expect("the file is there");
            let games = read(&bytes, None, &Limits::default()).expect("a known format").games;
            // That program recurses as deep as a tree is.
            for mut record in games.into_iter().filter(|game| (1..2000).contains(&game.len())) {
                count += 1;
                record.tags = chuhe_record::Tags::new();
                let plain = Options::default();
                put(format!("{count}-10.xqf"), &record, Format::Xqf, plain);
                put(
                    format!("{count}-18.xqf"),
                    &record,
                    Format::Xqf,
                    Options { xqf: XqfVersion::V18, ..plain },
                );
                put(format!("{count}.cbr"), &record, Format::Cbr, plain);
                let main = main_line(&record);
                put(format!("{count}.cbf"), &main, Format::Cbf, plain);
                put(
                    format!("{count}.pgn"),
                    &main,
                    Format::Pgn,
                    Options { notation: Notation::Iccs, ..plain },
                );
            }
        }
    }
    assert!(count > 200, "{count} games");

    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/record/read_with_cchess.py");
    let mut command = Command::new(python);
    command.arg(script).env("PYTHONUTF8", "1").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("Python runs");
    let paths: Vec<&str> = expected.keys().map(String::as_str).collect();
    let mut input = child.stdin.take().expect("its input is a pipe");
    input.write_all(paths.join("\n").as_bytes()).expect("the script reads");
    drop(input);
    let output = child.wait_with_output().expect("the script ends");
    assert!(output.status.success());
    let output = String::from_utf8(output.stdout).expect("UTF-8");
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in output.lines() {
        match line.strip_prefix("= ") {
            Some(path) => path.clone_into(&mut current),
            None => found.entry(current.clone()).or_default().push(line.to_owned()),
        }
    }
    for (path, lines) in &expected {
        assert_eq!(found.get(path), Some(lines), "{path}");
    }
}
