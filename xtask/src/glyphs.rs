//! `cargo xtask glyphs`: outlines of the characters on the pieces and in the river, from an open font.
//!
//! The font comes from the npm registry; what the house needs of it is committed as Rust source beside
//! its licence, so that an ordinary build needs neither npm nor the font.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, anyhow, bail};
use ttf_parser::{Face, OutlineBuilder};

use crate::{process, workspace};

/// The npm package of the font, with its exact version: another version may give other outlines.
const PACKAGE: &str = "@fontsource/lxgw-wenkai";
const VERSION: &str = "5.3.0";
const FONT_FILE: &str = "files/lxgw-wenkai-latin-700-normal.woff2";

/// Every character that the board draws: the pieces in both scripts, the river, the letters.
const CHARACTERS: &str = "帥仕相俥傌炮兵將士象車馬砲卒帅将车马楚河漢界汉KAEHRCP";

/// Every character along the board's edges in a picture that stands alone.
const MARKS: &str = "0123456789abcdefghi一二三四五六七八九";

/// The side of the square that each outline stands in, in grid steps.
const GRID: f64 = 500.0;
/// The geometric mean of an outline's width and height, as a share of the grid.
const SIZE: f64 = 0.86;
/// No ink lies farther than this from the grid's centre, as a share of the grid:
/// the inner ring of a red piece begins there.
const REACH: f64 = 0.56;
/// How much the centre of the ink's box weighs against the ink's centre of gravity when centring.
const BOX_WEIGHT: f64 = 0.65;

/// What to do with the outlines.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only compare the committed outlines with what the font gives
    #[arg(long)]
    pub(crate) check: bool,
}

/// Writes the outlines and the font's licence into `crates/board`, or with `check` compares them.
///
/// # Errors
/// npm is missing or fails, the font lacks a character, or (with `check`) a committed file differs.
pub(crate) fn run(Options { check }: Options) -> Result<()> {
    let root = workspace::root();
    let package = fetch(&root.join("target/glyphs"))?;
    let font = wuff::decompress_woff2(&fs::read(package.join(FONT_FILE))?)
        .map_err(|error| anyhow!("{FONT_FILE} does not decode: {error:?}"))?;
    let face = Face::parse(&font, 0)?;
    let rooms = root.join("crates/board/src/glyphs");
    for (path, text) in [
        (rooms.join("kai.rs"), source(&face, &FITTED)?),
        (rooms.join("marks.rs"), source(&face, &SET)?),
        (rooms.join("OFL.txt"), fs::read_to_string(package.join("LICENSE"))?),
    ] {
        if check {
            if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
                bail!("{} differs from what the font gives: run `cargo xtask glyphs`", path.display());
            }
        } else {
            fs::create_dir_all(&rooms)?;
            fs::write(&path, text)?;
        }
    }
    Ok(())
}

/// Installs the font's package under `folder` unless it is there, and gives the package's folder.
fn fetch(folder: &Path) -> Result<PathBuf> {
    let package = folder.join("node_modules").join(PACKAGE);
    if !package.join(FONT_FILE).exists() {
        fs::create_dir_all(folder)?;
        process::run(
            Command::new("npm")
                .args(["install", "--silent", "--no-save", "--ignore-scripts", "--prefix"])
                .arg(folder)
                .arg(format!("{PACKAGE}@{VERSION}")),
        )
        .context("the font comes from npm, which comes with Node.js")?;
    }
    Ok(package)
}

/// A file of outlines.
struct Table {
    title: &'static str,
    /// The items before the outlines.
    before: &'static str,
    about: &'static str,
    name: &'static str,
    characters: &'static str,
    /// Places an outline in the grid, given the font's units for an em and the glyph's advance.
    place: fn(&Outline, f64, f64) -> Outline,
}

/// The pieces and the river.
const FITTED: Table = Table {
    title: "Outlines of the characters on the board.",
    before: "/// The side of the square that each outline stands in.\n\
             pub(crate) const GRID: u16 = 500;\n\
             \n",
    about: "Each character with its outline as SVG path data, filled by the non-zero rule.",
    name: "OUTLINES",
    characters: CHARACTERS,
    place: |outline, _, _| outline.fitted(),
};

/// The coordinates.
const SET: Table = Table {
    title: "Outlines of the characters along the board's edges.",
    before: "",
    about: "Each character with its outline as SVG path data: an em is 500, zero the middle of the baseline.",
    name: "MARKS",
    characters: MARKS,
    place: |outline, em, advance| outline.set(em, advance),
};

/// The generated Rust source.
fn source(face: &Face, table: &Table) -> Result<String> {
    let mut text = format!(
        "//! {} Made by `cargo xtask glyphs`; do not edit.\n\
         //!\n\
         //! Derived from the font `LXGW WenKai Bold` ({PACKAGE} {VERSION}), Copyright 2021-2023 LXGW and\n\
         //! 2020 The Klee Project Authors, under the SIL Open Font License 1.1: see `OFL.txt` beside this file.\n\
         \n\
         {}\
         /// {}\n\
         #[rustfmt::skip]\n\
         pub(super) const {}: [(char, &str); {}] = [\n",
        table.title,
        table.before,
        table.about,
        table.name,
        table.characters.chars().count()
    );
    for character in table.characters.chars() {
        let glyph = face.glyph_index(character).with_context(|| format!("the font has no {character}"))?;
        let mut outline = Outline::default();
        face.outline_glyph(glyph, &mut outline).with_context(|| format!("{character} has no outline"))?;
        let advance = face.glyph_hor_advance(glyph).with_context(|| format!("{character} has no width"))?;
        let placed = (table.place)(&outline, face.units_per_em().into(), advance.into());
        writeln!(text, "    ('{character}', \"{}\"),", placed.path_data())?;
    }
    text.push_str("];\n");
    Ok(text)
}

type Point = (f64, f64);

/// A closed contour of lines and quadratic curves: the start, then (control, end); a line's control is `None`.
#[derive(Clone)]
struct Contour {
    start: Point,
    segments: Vec<(Option<Point>, Point)>,
}

/// An outline with y growing downwards.
#[derive(Default)]
struct Outline {
    contours: Vec<Contour>,
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.contours.push(Contour { start: (x.into(), (-y).into()), segments: Vec::new() });
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.push(None, (x.into(), (-y).into()));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.push(Some((x1.into(), (-y1).into())), (x.into(), (-y).into()));
    }

    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, _: f32, _: f32) {
        unreachable!("a TrueType outline has no cubic curves");
    }

    fn close(&mut self) {}
}

impl Outline {
    fn push(&mut self, control: Option<Point>, end: Point) {
        let contour = self.contours.last_mut().expect("a font moves to a point before it draws from it");
        contour.segments.push((control, end));
    }

    /// Points along each contour, close enough to measure by.
    fn polygons(&self) -> impl Iterator<Item = Vec<Point>> {
        self.contours.iter().map(|contour| {
            let mut points = vec![contour.start];
            for &(control, end) in &contour.segments {
                let from = *points.last().expect("it holds the start");
                if let Some(control) = control {
                    points.extend((1..8).map(|step| quadratic(from, control, end, f64::from(step) / 8.0)));
                }
                points.push(end);
            }
            points
        })
    }

    /// The outline scaled and centred in the grid, so that all characters look equally large and centred.
    fn fitted(&self) -> Self {
        let points: Vec<Point> = self.polygons().flatten().collect();
        let bound = |pick: fn(&Point) -> f64, best: fn(f64, f64) -> f64| {
            points.iter().map(pick).reduce(best).unwrap_or(0.0)
        };
        let (left, right) = (bound(|p| p.0, f64::min), bound(|p| p.0, f64::max));
        let (top, bottom) = (bound(|p| p.1, f64::min), bound(|p| p.1, f64::max));
        let gravity = self.centre_of_gravity();
        let blend = |of_box: f64, of_ink: f64| BOX_WEIGHT * of_box + (1.0 - BOX_WEIGHT) * of_ink;
        let centre =
            (blend(f64::midpoint(left, right), gravity.0), blend(f64::midpoint(top, bottom), gravity.1));
        let reach = points.iter().map(|p| (p.0 - centre.0).hypot(p.1 - centre.1)).fold(0.0, f64::max);
        let scale = (GRID * SIZE / ((right - left) * (bottom - top)).sqrt()).min(GRID * REACH / reach);
        self.moved(|p| (GRID / 2.0 + (p.0 - centre.0) * scale, GRID / 2.0 + (p.1 - centre.1) * scale))
    }

    /// The outline as the font sets it, an em as large as the grid, around the middle of its baseline.
    fn set(&self, em: f64, advance: f64) -> Self {
        self.moved(|p| ((p.0 - advance / 2.0) * GRID / em, p.1 * GRID / em))
    }

    fn moved(&self, place: impl Fn(Point) -> Point) -> Self {
        let contours = self.contours.iter().map(|contour| Contour {
            start: place(contour.start),
            segments: contour
                .segments
                .iter()
                .map(|&(control, end)| (control.map(&place), place(end)))
                .collect(),
        });
        Self { contours: contours.collect() }
    }

    /// The centre of gravity of the ink, by the shoelace formula (holes run the other way round and subtract).
    fn centre_of_gravity(&self) -> Point {
        let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
        for polygon in self.polygons() {
            for (i, &a) in polygon.iter().enumerate() {
                let b = polygon[(i + 1) % polygon.len()];
                let cross = a.0 * b.1 - b.0 * a.1;
                area += cross;
                x += (a.0 + b.0) * cross;
                y += (a.1 + b.1) * cross;
            }
        }
        (x / (3.0 * area), y / (3.0 * area))
    }

    /// SVG path data on whole grid steps: relative commands, and no letter where the last one still holds.
    fn path_data(&self) -> String {
        let mut pen = Pen::default();
        for contour in &self.contours {
            pen.move_to(step(contour.start));
            for &(control, end) in &contour.segments {
                match control {
                    Some(control) => pen.quad_to(step(control), step(end)),
                    None => pen.line_to(step(end)),
                }
            }
            pen.close();
        }
        pen.text
    }
}

fn quadratic(a: Point, b: Point, c: Point, t: f64) -> Point {
    let blend = |a: f64, b: f64, c: f64| (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c;
    (blend(a.0, b.0, c.0), blend(a.1, b.1, c.1))
}

type Step = (i32, i32);

fn step(point: Point) -> Step {
    #[expect(clippy::cast_possible_truncation, reason = "a grid coordinate is a small number")]
    (point.0.round() as i32, point.1.round() as i32)
}

/// Writes path data as short as its grammar allows.
#[derive(Default)]
struct Pen {
    text: String,
    command: char,
    start: Step,
    at: Step,
}

impl Pen {
    fn write(&mut self, command: char, numbers: &[i32]) {
        let mut glued = command != self.command;
        if glued {
            self.text.push(command);
            self.command = command;
        }
        for number in numbers {
            if !glued && *number >= 0 {
                self.text.push(' ');
            }
            self.text.push_str(&number.to_string());
            glued = false;
        }
    }

    fn move_to(&mut self, to: Step) {
        self.write(if self.text.is_empty() { 'M' } else { 'm' }, &[to.0 - self.at.0, to.1 - self.at.1]);
        (self.start, self.at) = (to, to);
    }

    fn line_to(&mut self, to: Step) {
        let (dx, dy) = (to.0 - self.at.0, to.1 - self.at.1);
        match (dx, dy) {
            (0, 0) => {}
            (_, 0) => self.write('h', &[dx]),
            (0, _) => self.write('v', &[dy]),
            _ => self.write('l', &[dx, dy]),
        }
        self.at = to;
    }

    fn quad_to(&mut self, control: Step, to: Step) {
        let (dx, dy) = (to.0 - self.at.0, to.1 - self.at.1);
        let (cx, cy) = (control.0 - self.at.0, control.1 - self.at.1);
        // A curve that rounding has flattened is a line.
        if cx * dy == cy * dx {
            self.line_to(to);
        } else {
            self.write('q', &[cx, cy, dx, dy]);
            self.at = to;
        }
    }

    fn close(&mut self) {
        self.write('z', &[]);
        self.at = self.start;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn path_data_is_short_and_relative() {
        let mut pen = Pen::default();
        pen.move_to((10, 20));
        pen.line_to((30, 20));
        pen.line_to((30, 10));
        pen.quad_to((25, 0), (10, 5));
        pen.quad_to((5, 5), (0, 5));
        pen.close();
        pen.move_to((11, 21));
        assert_eq!(pen.text, "M10 20h20v-10q-5-10-20-5h-10zm1 1");
    }

    #[test]
    fn a_fitted_square_is_centred_and_within_reach() {
        let mut square = Outline::default();
        square.move_to(100.0, 100.0);
        square.line_to(900.0, 100.0);
        square.line_to(900.0, 900.0);
        square.line_to(100.0, 900.0);
        let points: Vec<Point> = square.fitted().polygons().flatten().collect();
        let reach = points.iter().map(|p| (p.0 - GRID / 2.0).hypot(p.1 - GRID / 2.0)).fold(0.0, f64::max);
        assert!((reach - GRID * REACH).abs() < 1e-9, "{reach}");
        assert!((points[0].0 + points[2].0 - GRID).abs() < 1e-9);
    }

    #[test]
    fn a_mark_stands_on_the_middle_of_its_baseline() {
        let mut bar = Outline::default();
        bar.move_to(100.0, 0.0);
        bar.line_to(300.0, 0.0);
        bar.line_to(300.0, 700.0);
        assert_eq!(bar.set(1000.0, 400.0).path_data(), "M-50 0h100v-350z");
    }
}
