use std::fs;
use std::io::Write;
use std::path::Path;

use super::{chuhe, names, refused, said};

/// Two games, the second with a variation and a comment.
const GAMES: &str = "\
[Event \"One\"]
[Red \"甲\"]
[Black \"乙\"]
[Result \"1-0\"]

1. 炮二平五 马8进7 2. 马二进三 1-0

[Event \"Two\"]
[Red \"丙\"]
[Black \"丁\"]
[Result \"*\"]

1. 兵七进一 {仙人指路} (1. 炮二平五 马8进7) 卒7进1 *
";

/// A folder with files in it.
fn folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    folder
}

/// Runs a conversion and gives its exit code and what it said on standard error.
fn convert(folder: &Path, arguments: &[&str]) -> (i32, String) {
    let output = chuhe(folder, &[&["convert"], arguments].concat(), "");
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

/// How often a text stands in a file.
fn count(path: &Path, text: &str) -> usize {
    fs::read_to_string(path).unwrap().matches(text).count()
}

#[test]
fn many_games_into_one_file() {
    let folder = folder(&[
        ("in/a.pgn", GAMES.as_bytes()),
        ("in/deep/b.PGN", GAMES.as_bytes()),
        ("in/c.txt.bak", b"?"),
    ]);
    let folder = folder.path();
    let (code, said) = convert(folder, &["in", "-o", "all.pgn"]);
    assert_eq!(
        (code, said.as_str()),
        (0, "Files: 2, games: 4, moves: 14, warnings: 0, unreadable files: 0.\n")
    );
    assert_eq!(count(&folder.join("all.pgn"), "[Event "), 4);
    assert_eq!(count(&folder.join("all.pgn"), "仙人指路"), 2);
    // What was written is read again as it was.
    assert_eq!(convert(folder, &["all.pgn", "-o", "again.pgn"]).0, 0);
    assert_eq!(fs::read(folder.join("all.pgn")).unwrap(), fs::read(folder.join("again.pgn")).unwrap());
    assert_eq!(names(folder), ["again.pgn", "all.pgn", "in"]);
}

#[test]
fn a_file_is_replaced_only_by_force() {
    let folder = folder(&[("a.pgn", GAMES.as_bytes()), ("b.json", b"mine")]);
    let folder = folder.path();
    let (code, error) = convert(folder, &["a.pgn", "-o", "b.json"]);
    assert_eq!((code, error.as_str()), (2, "chuhe: “b.json” exists; --force replaces it.\n"));
    assert_eq!(fs::read(folder.join("b.json")).unwrap(), b"mine");
    assert_eq!(convert(folder, &["a.pgn", "-o", "b.json", "--force"]).0, 0);
    assert_ne!(fs::read(folder.join("b.json")).unwrap(), b"mine");
    // The file to write is none of those to read, even where it lies among them.
    fs::create_dir(folder.join("in")).unwrap();
    fs::write(folder.join("in/x.pgn"), GAMES).unwrap();
    assert_eq!(convert(folder, &["in", "-o", "in/all.pgn"]).0, 0);
    let first = fs::read(folder.join("in/all.pgn")).unwrap();
    assert_eq!(convert(folder, &["in", "-o", "in/all.pgn", "--force"]).0, 0);
    assert_eq!(fs::read(folder.join("in/all.pgn")).unwrap(), first);
}

#[test]
fn a_folder_of_results_is_no_source() {
    let folder = folder(&[("in/a.pgn", b"1. h2e2 *")]);
    let folder = folder.path();
    for _ in 0..2 {
        let (code, error) = convert(folder, &["in", "-o", "in/out/", "--to", "json", "--force"]);
        assert_eq!(code, 0, "{error}");
    }
    assert_eq!(names(&folder.join("in/out")).len(), 1);
}

#[test]
fn a_format_of_one_game_wants_a_folder() {
    let folder = folder(&[("a.pgn", GAMES.as_bytes()), ("sub/a.pgn", GAMES.as_bytes())]);
    let folder = folder.path();
    let (code, error) = convert(folder, &["a.pgn", "-o", "a.xqf"]);
    assert!(code == 2 && error.contains("“a.xqf” can hold only one game"), "{error}");
    assert!(!folder.join("a.xqf").exists());
    let (code, error) = convert(folder, &["a.pgn", "sub/a.pgn", "-o", "out/", "--to", "xqf"]);
    assert!(code < 2, "{error}");
    assert_eq!(names(&folder.join("out")), ["a-2.xqf", "a-3.xqf", "a-4.xqf", "a.xqf"]);
    assert!(fs::read(folder.join("out/a.xqf")).unwrap().starts_with(b"XQ"));
    // Back again, a folder into one file.
    assert!(convert(folder, &["out", "-o", "back.pgn"]).0 < 2);
    assert_eq!(count(&folder.join("back.pgn"), "[Red \"丙\"]"), 2);
    // A format of many games makes a file for each file, in folders as they were.
    assert_eq!(convert(folder, &["sub", "a.pgn", "-o", "json/", "--to", "json"]).0, 0);
    assert_eq!(names(&folder.join("json")), ["a-2.json", "a.json"]);
    let (code, error) = convert(folder, &["sub", "-o", "json", "--to", "json"]);
    assert!(code == 2 && error.contains("exists; --force replaces it"), "{error}");
}

#[test]
fn standard_input_and_output() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = said(folder, &["convert", "-", "-o", "-", "--to", "pgn", "--notation", "wxf"], GAMES);
    assert!(text.contains("C2=5") && text.contains("[Format \"WXF\"]"), "{text}");
    assert!(
        said(folder, &["convert", "-", "-o", "-", "--to", "pgn", "--notation", "iccs"], text)
            .contains("H2-E2")
    );
    let (code, error) = refused(folder, &["convert", "-", "-o", "-"], GAMES);
    assert!(code == 2 && error.contains("Choose one with --to: ") && error.contains("xqf"), "{error}");
}

#[test]
fn encodings_are_read_and_written() {
    let folder = folder(&[("a.pgn", GAMES.as_bytes())]);
    let folder = folder.path();
    assert_eq!(convert(folder, &["a.pgn", "-o", "big5.pgn", "--encoding", "big5"]).0, 0);
    let bytes = fs::read(folder.join("big5.pgn")).unwrap();
    assert!(std::str::from_utf8(&bytes).is_err());
    assert!(bytes.windows(8).any(|part| part == b"\xac\xb6\xa4G\xa5\xad\xa4\xad"), "炮二平五 in Big5");
    assert_eq!(convert(folder, &["big5.pgn", "-o", "back.pgn"]).0, 0);
    assert_eq!(count(&folder.join("back.pgn"), "炮二平五"), 2);
    let (code, error) = convert(folder, &["a.pgn", "-o", "c.pgn", "--encoding", "klingon"]);
    assert!(code == 2 && error.contains("utf-8, gb18030 or big5"), "{error}");
}

#[test]
fn losses_are_said_and_change_the_exit_code() {
    let folder = folder(&[("a.pgn", GAMES.as_bytes())]);
    let (code, error) = convert(folder.path(), &["a.pgn", "-o", "a.fen"]);
    assert_eq!(code, 1);
    assert!(error.contains("Not kept, because fen has no place for it:\n"), "{error}");
    assert!(error.contains("  comments (1), in games: 1\n"), "{error}");
    assert!(error.contains("  the result, in games: 1\n"), "{error}");
    let german = convert(folder.path(), &["a.pgn", "-o", "b.fen", "--lang", "nb"]).1;
    assert!(german.contains("  kommentarer (1), i partier: 1\n"), "{german}");
}

#[test]
fn what_cannot_be_read_is_said_and_the_rest_is_kept() {
    let broken = GAMES.replace("2. 马二进三", "2. 马二进四 炮８平５");
    let folder =
        folder(&[("a.pgn", broken.as_bytes()), ("b.bin", b"\0\x01nothing"), ("c.pgn", GAMES.as_bytes())]);
    let folder = folder.path();
    let (code, error) = convert(folder, &["a.pgn", "b.bin", "c.pgn", "-o", "all.pgn"]);
    assert_eq!(code, 1);
    assert!(error.contains("a.pgn: game 1, move 3, byte "), "{error}");
    assert!(
        error.contains("The move “马二进四” cannot be made; the rest of the line is kept as a comment."),
        "{error}"
    );
    assert!(error.contains("b.bin: This is in no known format.\n"), "{error}");
    assert!(error.ends_with("Files: 3, games: 4, moves: 13, warnings: 1, unreadable files: 1.\n"), "{error}");
    assert_eq!(count(&folder.join("all.pgn"), "马二进四"), 1);

    let (code, error) = convert(folder, &["b.bin", "-o", "none.pgn"]);
    assert!(code == 2 && error.ends_with("chuhe: Found no game.\n"), "{error}");
    let (code, error) = convert(folder, &["d.pgn", "-o", "none.pgn"]);
    assert!(code == 2 && error.starts_with("chuhe: There is no file “d.pgn”."), "{error}");
    let (code, _) = convert(folder, &["nothing*.pgn", "-o", "none.pgn"]);
    assert_eq!(code, 2);
    assert_eq!(names(folder), ["a.pgn", "all.pgn", "b.bin", "c.pgn"]);
    assert_eq!(
        convert(folder, &["[ac].pgn", "-o", "two.pgn"]).1.split(',').next(),
        convert(folder, &["a.pgn", "c.pgn", "-o", "2.pgn"]).1.split(',').next()
    );
}

/// Only the first warnings are printed, unless all are asked for.
#[test]
fn warnings_do_not_flood() {
    let broken = "[Event \"x\"]\n[Result \"*\"]\n\n1. 炮二平六 马8进9 2. 马二进九 *\n\n".repeat(50);
    let folder = folder(&[("a.pgn", broken.as_bytes())]);
    let lines = |arguments: &[&str]| convert(folder.path(), arguments).1.lines().count();
    assert_eq!(lines(&["a.pgn", "-o", "b.pgn"]), 22);
    assert_eq!(lines(&["a.pgn", "-o", "c.pgn", "--verbose"]), 51);
    let (_, error) = convert(folder.path(), &["a.pgn", "-o", "d.pgn"]);
    assert!(error.contains("More warnings: 30; --verbose prints them all.\n"), "{error}");
}

/// A zip archive of these files.
fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in files {
        let options =
            zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
        zip.start_file(*name, options).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[test]
fn archives_are_looked_into() {
    let inner = zip(&[("c.pgn", GAMES.as_bytes())]);
    let archive = zip(&[
        ("a.pgn", GAMES.as_bytes()),
        ("deep/b.pgn", GAMES.as_bytes()),
        ("readme.txt.bak", b"hello"),
        ("inner.zip", &inner),
        ("../../out.pgn", GAMES.as_bytes()),
    ]);
    let folder = folder(&[("in/games.zip", &archive)]);
    let folder = folder.path();
    let (code, said) = convert(folder, &["in", "-o", "all.pgn"]);
    assert_eq!((code, said.split(", ").nth(1)), (0, Some("games: 6")), "{said}");
    assert_eq!(convert(folder, &["in/games.zip", "-o", "out/", "--to", "json"]).0, 0);
    assert_eq!(names(&folder.join("out/games")), ["a.json", "deep", "out.json"]);
    assert_eq!(names(folder), ["all.pgn", "in", "out"], "nothing is written outside");
    // What is cut off is no archive, and no reason to panic.
    fs::write(folder.join("cut.zip"), &archive[..archive.len() / 2]).unwrap();
    let (code, error) = convert(folder, &["cut.zip", "in", "-o", "b.pgn"]);
    assert!(code == 1 && error.contains("unreadable files: 1"), "{error}");
}

/// Files are read several at once; what is written and said has their order all the same, and is the same each time.
#[test]
fn many_files_come_out_in_their_order() {
    let folder = folder(&[]);
    let folder = folder.path();
    fs::create_dir(folder.join("in")).unwrap();
    let mut expected = Vec::new();
    for file in 0..60 {
        // The first are the longest, so that those after them are done before.
        let games = if file % 7 == 0 { 300 - 4 * file } else { 1 };
        let events = (0..games).map(|game| format!("{file:02}-{game}"));
        let text =
            events.clone().map(|event| format!("[Event \"{event}\"]\n\n1. 炮二平五 马8进{file} *\n\n"));
        fs::write(folder.join(format!("in/{file:02}.pgn")), text.collect::<String>()).unwrap();
        expected.extend(events);
    }
    let (code, said) = convert(folder, &["in", "-o", "a.pgn", "--verbose"]);
    assert_eq!(code, 1);
    let text = fs::read_to_string(folder.join("a.pgn")).unwrap();
    let events = text.lines().filter_map(|line| line.strip_prefix("[Event \"")?.strip_suffix("\"]"));
    assert_eq!(events.collect::<Vec<_>>(), expected);
    let places: Vec<&str> = said
        .lines()
        .filter(|line| line.starts_with("in"))
        .filter_map(|line| line.split(": ").next())
        .collect();
    assert!(places.len() > 1000 && places.is_sorted(), "{places:?}");
    assert_eq!(convert(folder, &["in", "-o", "b.pgn", "--verbose"]).1, said);
    assert_eq!(fs::read(folder.join("b.pgn")).unwrap(), text.into_bytes());
    // Who stops early waits for nobody.
    let (code, error) = convert(folder, &["in", "-o", "one.xqf"]);
    assert!(code == 2 && error.contains("can hold only one game"), "{error}");
}

#[test]
fn names_and_tags_cannot_steer_the_terminal() {
    let evil = GAMES.replace("马二进三", "\u{1b}]0;x\u{7}进三");
    let folder = folder(&[("a.pgn", evil.as_bytes())]);
    let (_, error) = convert(folder.path(), &["a.pgn", "-o", "b.pgn"]);
    assert!(!error.contains('\u{1b}') && !error.contains('\u{7}'), "{error:?}");
}
