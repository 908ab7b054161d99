use std::fs;
use std::path::Path;

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

use super::{chuhe, names, refused, said};

/// Draws a board as PNG, three hundred pixels high, and reads it back.
fn drawn(arguments: &[&str]) -> Pixmap {
    let folder = tempfile::tempdir().unwrap();
    let all = [&["diagram", "-o", "x.png", "--size", "270"], arguments].concat();
    said(folder.path(), &all, "");
    Pixmap::decode_png(&fs::read(folder.path().join("x.png")).unwrap()).unwrap()
}

/// The pixels around the point in this column and row from the top left, of a picture without coordinates.
fn point(picture: &Pixmap, column: u32, row: u32) -> Vec<PremultipliedColorU8> {
    let (x, y) = (30 * column + 15, 30 * row + 15);
    let around = (y - 12..y + 12).flat_map(|y| (x - 12..x + 12).map(move |x| (x, y)));
    around.map(|(x, y)| picture.pixel(x, y).unwrap()).collect()
}

fn red(pixel: PremultipliedColorU8) -> bool {
    pixel.red() > 140 && pixel.green() < 120 && pixel.blue() < 110
}

fn dark(pixel: PremultipliedColorU8) -> bool {
    pixel.red().max(pixel.green()).max(pixel.blue()) < 110
}

fn ivory(pixel: PremultipliedColorU8) -> bool {
    pixel.red() > 240 && pixel.green() > 230 && pixel.blue() > 200
}

fn count(pixels: &[PremultipliedColorU8], kind: fn(PremultipliedColorU8) -> bool) -> usize {
    pixels.iter().filter(|pixel| kind(**pixel)).count()
}

#[test]
fn pieces_stand_where_they_should() {
    let picture = drawn(&["startpos"]);
    assert_eq!((picture.width(), picture.height()), (270, 300));
    let kinds = |picture: &Pixmap, column, row| {
        let pixels = point(picture, column, row);
        (count(&pixels, ivory) > 100, count(&pixels, red) > 30, count(&pixels, dark) > 30)
    };
    assert_eq!(kinds(&picture, 0, 9), (true, true, false), "a red chariot on a0");
    assert_eq!(kinds(&picture, 0, 0), (true, false, true), "a black chariot on a9");
    assert_eq!(kinds(&picture, 1, 7), (true, true, false), "a red cannon on b2");
    assert_eq!(kinds(&picture, 1, 9), (true, true, false));
    assert_eq!(kinds(&picture, 1, 8), (false, false, false), "nothing on b1");
    let turned = drawn(&["startpos", "--flip"]);
    assert_eq!(kinds(&turned, 0, 9), (true, false, true), "Black is at the bottom");
    let moved = drawn(&["startpos moves b2e2", "--no-marks"]);
    assert_eq!(kinds(&moved, 1, 7), (false, false, false));
    assert_eq!(kinds(&moved, 4, 7), (true, true, false));
}

#[test]
fn the_last_move_and_coordinates_are_drawn() {
    let teal = |pixel: PremultipliedColorU8| pixel.red() < 60 && pixel.green() > 60 && pixel.blue() > 70;
    let marked = drawn(&["startpos moves b2e2"]);
    assert!(count(&point(&marked, 1, 7), teal) > 20, "a ring where it came from");
    let by_hand = drawn(&["startpos", "--last-move", "b9c7"]);
    assert!(count(&point(&by_hand, 1, 0), teal) > 20 || count(&point(&by_hand, 2, 2), teal) > 20);
    // The margin is wood alone, or wood with characters.
    let margin = |picture: &Pixmap| (0..270).filter(|x| dark(picture.pixel(*x, 299).unwrap())).count();
    let inked = |coordinates: &str| {
        let picture = drawn(&["startpos", "--theme", "contrast", "--coordinates", coordinates]);
        let rows = (288..300).flat_map(|y| (0..270).map(move |x| (x, y)));
        rows.filter(|(x, y)| dark(picture.pixel(*x, *y).unwrap())).count()
    };
    assert_eq!(margin(&drawn(&["startpos", "--theme", "contrast"])), 0);
    let (letters, chinese) = (inked("letters"), inked("chinese"));
    assert!(letters > 20 && chinese > 20 && letters != chinese, "{letters} {chinese}");
}

#[test]
fn every_look_has_its_pixels() {
    let start = drawn(&["startpos"]);
    for look in [
        ["--script", "simplified"],
        ["--pieces", "characters"],
        ["--pieces", "figures"],
        ["--pieces", "letters"],
        ["--theme", "paper"],
        ["--theme", "plain"],
        ["--theme", "dark"],
        ["--theme", "chequered"],
        ["--colors", "green"],
        ["--colors", "inverted"],
        ["--lang", "zh-Hant"],
    ] {
        assert!(drawn(&[&["startpos"], &look[..]].concat()).data() != start.data(), "{look:?}");
    }
}

#[test]
fn a_picture_goes_to_a_file_or_to_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = said(folder, &["diagram", "startpos", "-o", "-", "--lang", "vi"], "");
    assert!(text.starts_with("<svg xmlns=") && text.contains(" width=\"720\" height=\"800\" "));
    said(folder, &["diagram", "startpos", "-o", "x.svg", "--lang", "vi"], "");
    assert_eq!(fs::read_to_string(folder.join("x.svg")).unwrap(), text);

    let (code, error) = refused(folder, &["diagram", "startpos moves h2e2", "-o", "x.svg"], "");
    assert_eq!((code, error.as_str()), (1, "chuhe: “x.svg” exists; --force replaces it.\n"));
    assert_eq!(fs::read_to_string(folder.join("x.svg")).unwrap(), text, "it is as it was");
    said(folder, &["diagram", "startpos moves h2e2", "-o", "x.svg", "--force"], "");
    assert_ne!(fs::read_to_string(folder.join("x.svg")).unwrap(), text);
    let (_, error) = refused(folder, &["diagram", "startpos", "-o", "x.gif"], "");
    assert_eq!(error, "chuhe: “x.gif” should end in .svg or .png.\n");
    let (_, error) = refused(folder, &["diagram", "startpos moves h2h8", "-o", "y.svg"], "");
    assert!(error.starts_with("chuhe: Move 1 (h2h8): "), "{error}");
    refused(folder, &["diagram", "startpos", "-o", "none/y.svg"], "");
    assert_eq!(names(folder), ["x.svg"], "nothing else is left");
}

#[test]
fn a_board_that_no_game_has_is_drawn_and_said() {
    let output = chuhe(Path::new("."), &["diagram", "9/9/9/9/4R4/9/9/9/9/9 w", "-o", "-"], "");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let (_, men) = text.split_once("<g class=\"men\">").unwrap();
    assert_eq!(men.matches("<use").count(), 1);
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "Red has no general.\nBlack has no general.\n");
}

#[test]
fn a_recorded_game_is_drawn_at_any_move() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let games = "[Event \"a\"]\n\n1. h2e2 h9g7 *\n\n[Event \"b\"]\n\n1. b2e2 b9c7 2. h0g2 *\n";
    fs::write(folder.join("g.pgn"), games).unwrap();
    let file = |more: &[&str]| said(folder, &[&["diagram", "g.pgn", "-o", "-"], more].concat(), "");
    let fen = |text: &str| said(folder, &["diagram", text, "-o", "-"], "");
    assert_eq!(file(&[]), fen("startpos moves h2e2 h9g7"));
    assert_eq!(file(&["--game", "2", "--ply", "1"]), fen("startpos moves b2e2"));
    assert_eq!(file(&["--game", "2", "--ply", "0"]), fen("startpos"));
    assert_eq!(file(&["--game", "2", "--ply", "9"]), fen("startpos moves b2e2 b9c7 h0g2"));
    let (code, error) = refused(folder, &["diagram", "g.pgn", "--game", "3", "-o", "x.svg"], "");
    assert_eq!((code, error.as_str()), (1, "chuhe: There is no game 3: the games are 1 to 2.\n"));
}
