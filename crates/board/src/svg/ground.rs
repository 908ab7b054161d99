//! The board without its pieces.

use std::fmt::Write as _;

use chuhe_notation::Script;
use chuhe_rules::{Color, File, Rank, Square};

use super::{at, men};
use crate::geometry::{Frame, Place};
use crate::glyphs::{GRID, outline, river};
use crate::{Coordinates, Look, Theme};

/// Grain of the wood: stroke widths with their paths.
const GRAIN: [(&str, &str); 4] = [
    (
        "1.4",
        "M22 420c-7 196 9 393-13 590M109-9c16 339-3 679-14 1019M144 322c11 229-13 458-9 688M211-9c9 339-13 679-2 1019M286 297c-9 150 \
         3 300-5 450M352 348c-12 220-13 441-3 662M437-9c13 128 7 256 3 384M490 147c3 106 15 213 5 320M589-9c-6 99 5 199-7 299M676-9c4 \
         339 5 679 6 1019M698 374c1 212 14 424-12 636M801-9c12 339 2 679 8 1019M873 66c15 314-13 629-3 944",
    ),
    (
        "2.4",
        "M43 205c15 268-11 536-6 805M127-9c11 112 1 224 10 337M234 248c-7 254-2 508-2 762M369-9c-7 174 10 348 7 523M556-9c-13 339 13 \
         679 9 1019M633-9c-13 339-4 679-12 1019M742-9c-10 98-16 197-7 296M885-9c8 339-7 679 0 1019",
    ),
    (
        "4",
        "M20-9c15 339 13 679 14 1019M314 105c0 301 14 603-6 905M484-9c-15 147 3 294-11 442M678-9c16 125 5 250-2 376M755-9c15 339 6 \
         679-15 1019",
    ),
    (
        "2.2",
        "M596-9C560 420 640 560 668 330 690 150 676 60 668-9M570-9C520 560 660 760 700 400 722 190 706 60 700-9M540-9C470 640 680 960 \
         736 470 758 220 738 70 734-9",
    ),
];

/// The ground: wood and grain, lines, palaces, position marks, the river's words and coordinates.
pub fn ground(look: Look, bottom: Color) -> String {
    ground_with(look, bottom, |c, x, y| format!(r#"<text x="{x}" y="{y}">{c}</text>"#))
}

/// The ground with a way to draw a character of the coordinates in the middle above a place.
pub(super) fn ground_with(look: Look, bottom: Color, mark: impl Fn(char, i32, i32) -> String) -> String {
    let frame = Frame::for_coordinates(look.coordinates);
    let mut text = format!(
        r#"<rect class="wood" x="{}" y="{}" width="{}" height="{}"/>"#,
        frame.x as i32, frame.y as i32, frame.width as i32, frame.height as i32
    );
    if look.theme == Theme::Chequered {
        cells(&mut text);
    } else {
        if look.theme == Theme::Wood {
            for (width, path) in GRAIN {
                let _ = write!(text, r#"<path class="grain" stroke-width="{width}" d="{path}"/>"#);
            }
        }
        if men::has_river(look.theme) {
            words(&mut text, look.script);
        }
        lines(&mut text);
    }
    coordinates(&mut text, look.coordinates, bottom, mark);
    text
}

/// Horizontals, verticals that stop at the river, palace diagonals, position marks, the double border.
fn lines(text: &mut String) {
    let mut path = String::new();
    for y in 1..9 {
        let _ = write!(path, "M50 {0}H850", 50 + 100 * y);
    }
    for x in 1..8 {
        let _ = write!(path, "M{0} 50V450M{0} 550V950", 50 + 100 * x);
    }
    path.push_str("M350 50 550 250M550 50 350 250M350 950 550 750M550 950 350 750");
    for (file, rank) in [(1, 2), (7, 2), (0, 3), (2, 3), (4, 3), (6, 3), (8, 3)] {
        for rank in [rank, 9 - rank] {
            position_mark(&mut path, 50 + 100 * file, 950 - 100 * rank);
        }
    }
    let _ = write!(
        text,
        r#"<path class="ln" d="{path}"/><path class="ln" stroke-width="2.6" d="M50 50H850V950H50z"/><path class="fr" d="M39 39H861V961H39z"/>"#
    );
}

/// Four corners around a point, or two at the board's edge: arms 14 long, 7 off the lines.
fn position_mark(path: &mut String, x: i32, y: i32) {
    for side in [-1, 1] {
        if (x == 50 && side < 0) || (x == 850 && side > 0) {
            continue;
        }
        for up in [-1, 1] {
            let _ = write!(path, "M{} {}v{}h{}", x + 7 * side, y + 21 * up, -14 * up, 14 * side);
        }
    }
}

/// Light and dark cells with the palaces and the river drawn between them.
fn cells(text: &mut String) {
    let mut path = String::new();
    for y in 0..10 {
        for x in (y % 2..9).step_by(2) {
            let _ = write!(path, "M{x}00 {y}00h100v100h-100z");
        }
    }
    let _ = write!(
        text,
        r#"<path class="cell" d="{path}"/><path class="ln" stroke-width="4" d="M300 0V300H600V0M300 1000V700H600V1000"/><path class="ln" stroke-width="9" d="M0 500H900"/>"#
    );
}

fn words(text: &mut String, script: Script) {
    text.push_str(r#"<g class="river" aria-hidden="true">"#);
    for (character, x) in river(script).into_iter().zip([166, 266, 566, 666]) {
        let _ =
            write!(text, r##"<use href="#w-{}" x="{x}" y="466" width="68" height="68"/>"##, character as u32);
    }
    text.push_str("</g>");
}

fn coordinates(
    text: &mut String,
    coordinates: Coordinates,
    bottom: Color,
    mark: impl Fn(char, i32, i32) -> String,
) {
    const CHINESE: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
    if coordinates == Coordinates::None {
        return;
    }
    let digit = |number: u8| char::from(b'0' + number);
    text.push_str(r#"<g class="co" aria-hidden="true">"#);
    let mut write = |c: char, x: i32, y: i32| text.push_str(&mark(c, x, y));
    for file in File::ALL {
        let x = Place::of(Square::new(file, Rank::R0), bottom).x as i32;
        for (side, y) in [(bottom, 1019), (!bottom, -6)] {
            let c = match coordinates {
                Coordinates::Letters => file.char(),
                Coordinates::Chinese if side == Color::Red => CHINESE[file.number(side) as usize - 1],
                _ => digit(file.number(side)),
            };
            write(c, x, y);
        }
    }
    if coordinates == Coordinates::Letters {
        for rank in Rank::ALL {
            let (_, y) = at(Square::new(File::A, rank), bottom);
            write(rank.char(), -14, y + 7);
            write(rank.char(), 914, y + 7);
        }
    }
    text.push_str("</g>");
}

/// The seal: 楚河 in a cinnabar frame, sixty wide and a hundred high.
pub fn seal() -> String {
    let mut text = String::from(
        r#"<svg class="seal" viewBox="0 0 60 100" aria-hidden="true"><rect class="s" x="1" y="1" width="58" height="98" rx="7"/>"#,
    );
    for (character, y) in [('楚', 7), ('河', 51)] {
        let _ = write!(
            text,
            r#"<svg class="g" x="9" y="{y}" width="42" height="42" viewBox="0 0 {GRID} {GRID}"><path d="{}"/></svg>"#,
            outline(character)
        );
    }
    text.push_str("</svg>");
    text
}

/// The site's icon: Red's general on its disc, with colours of its own, for light and dark browsers alike.
pub fn icon() -> String {
    format!(
        concat!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"><circle r="47" fill="#FBF2DD" stroke="#7A552B" stroke-width="2"/>"##,
            r##"<circle r="41" fill="none" stroke="#A81B15" stroke-width="3.4"/>"##,
            r##"<svg x="-33" y="-33" width="66" height="66" viewBox="0 0 {0} {0}"><path fill="#A81B15" d="{1}"/></svg></svg>"##
        ),
        GRID,
        outline('帥')
    )
}
