//! Arrows and the words beside points.

use std::fmt::Write as _;

use chuhe_rules::Square;

use super::{at, escape};
use crate::geometry::WIDTH;
use crate::{Arrow, ArrowKind, Scene};

/// How far an arrow keeps from the middle of a piece, in board units.
const FROM_PIECE: f32 = 47.0;
/// How far it keeps from the middle of an empty point.
const FROM_POINT: f32 = 26.0;
/// What is always left of it, however near its ends are.
const LEAST: f32 = 52.0;

/// All arrows of a scene, then its tags.
pub(super) fn arrows(text: &mut String, scene: &Scene) {
    for arrow in &scene.arrows {
        draw(text, *arrow, scene);
    }
    for (square, word) in &scene.tags {
        tag(text, at(*square, scene.bottom), from_below(scene, *square), word);
    }
}

/// A shaft and a head, on a ground of the board's colour so that both show on a disc.
fn draw(text: &mut String, arrow: Arrow, scene: &Scene) {
    let place = |square: Square| {
        let (x, y) = at(square, scene.bottom);
        (x as f32, y as f32)
    };
    let keep = |square| if scene.piece(square).is_some() { FROM_PIECE } else { FROM_POINT };
    let (start, end) = (place(arrow.from), place(arrow.to));
    let bend = arrow.bend.map(place);
    let (after, before) = (bend.unwrap_or(end), bend.unwrap_or(start));
    let (mut ahead, mut behind) = (keep(arrow.from), keep(arrow.to));
    if bend.is_none() {
        let room = (distance(start, end) - LEAST).max(0.0);
        let share = (room / (ahead + behind)).min(1.0);
        (ahead, behind) = (ahead * share, behind * share);
    }
    let (long, half) = match arrow.kind {
        ArrowKind::Move | ArrowKind::Best | ArrowKind::Threat => (36.0, 20.0),
        ArrowKind::Attack | ArrowKind::Offer | ArrowKind::Other => (30.0, 15.0),
    };
    let tail = towards(start, after, ahead);
    let tip = towards(end, before, behind);
    let neck = towards(end, before, behind + long);
    let (along, across) = ((tip.0 - neck.0) / long, (tip.1 - neck.1) / long);
    let corner = |side: f32| round((neck.0 - side * across, neck.1 + side * along));
    // Whole units: the text of a float is a lot of code to load.
    let via = bend.map(round).map_or_else(String::new, |(x, y)| format!("L{x} {y}"));
    let ((x0, y0), (x1, y1)) = (round(tail), round(neck));
    let ((ax, ay), (bx, by), (tx, ty)) = (corner(half), corner(-half), round(tip));
    let shaft = format!("M{x0} {y0}{via}L{x1} {y1}");
    let head = format!("M{ax} {ay}L{tx} {ty}L{bx} {by}z");
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        r#"<g class="a-{}"><path class="a-moat" d="{shaft}{head}"/><path class="a-shaft" d="{shaft}"/><path class="a-head" d="{head}"/></g>"#,
        arrow.kind.name()
    );
}

/// Whether an arrow comes to a point from below, where its head would lie under a word.
fn from_below(scene: &Scene, square: Square) -> bool {
    let height = |square| at(square, scene.bottom).1;
    let comes = |arrow: &Arrow| height(arrow.bend.unwrap_or(arrow.from)) > height(square);
    scene.arrows.iter().any(|arrow| arrow.to == square && comes(arrow))
}

/// A word below a point, or above it, within the board; beside it where neither is free.
fn tag(text: &mut String, (x, y): (i32, i32), above: bool, word: &str) {
    let right = WIDTH as i32;
    let (x, anchor) = match x {
        _ if above && y < 100 && x + 250 > right => (x - 54, "end"),
        _ if above && y < 100 => (x + 54, "start"),
        ..100 => (6, "start"),
        _ if x + 100 > right => (right - 6, "end"),
        _ => (x, "middle"),
    };
    let down = match (above, y) {
        (false, _) => 68,
        (true, ..100) => 12,
        (true, _) => -46,
    };
    let _ = write!(
        text,
        r#"<text class="m-tag" x="{x}" y="{}" text-anchor="{anchor}">{}</text>"#,
        y + down,
        escape(word)
    );
}

type Point = (f32, f32);

fn distance(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// The place so far from `a` on the way to `b`.
fn towards(a: Point, b: Point, far: f32) -> Point {
    let share = far / distance(a, b).max(1.0);
    ((b.0 - a.0).mul_add(share, a.0), (b.1 - a.1).mul_add(share, a.1))
}

fn round((x, y): Point) -> (i32, i32) {
    (x.round() as i32, y.round() as i32)
}
