//! Marks: what may be done and what happened, what threatens and what was refused.
//!
//! Each has its own shape, so that hue is never the only sign.

use std::fmt::Write as _;

use chuhe_rules::{Color, Square};

use super::{arrows, at};
use crate::Scene;

/// Marks under the pieces: where the last move came from, where the piece in hand may go, lines of check.
pub fn under(scene: &Scene) -> String {
    let mut text = String::new();
    if let Some(mv) = scene.last_move {
        let (x, y) = at(mv.from(), scene.bottom);
        let _ = write!(
            text,
            r#"<circle class="m-from" cx="{x}" cy="{y}" r="21"/><circle class="m-dot" cx="{x}" cy="{y}" r="5"/>"#
        );
    }
    if let Some(check) = &scene.check {
        for line in &check.lines {
            let stops: Vec<Square> = [Some(line.from), line.leg.or(line.screen), Some(check.general)]
                .into_iter()
                .flatten()
                .collect();
            for pair in stops.windows(2) {
                let clear = |square| if Some(square) == line.leg { 0 } else { 58 };
                stroke(
                    &mut text,
                    "m-line",
                    scene.bottom,
                    (pair[0], clear(pair[0])),
                    (pair[1], clear(pair[1])),
                );
            }
        }
        let (x, y) = at(check.general, scene.bottom);
        let _ = write!(text, r#"<circle class="m-halo2" cx="{x}" cy="{y}" r="68"/>"#);
    }
    for square in scene.targets {
        if scene.piece(square).is_none() {
            let (x, y) = at(square, scene.bottom);
            if scene.repeats.contains(square) {
                // Two arcs around a small dot: the way round again.
                let _ = write!(
                    text,
                    r#"<circle class="m-dot" cx="{x}" cy="{y}" r="8"/><circle class="m-again" cx="{x}" cy="{y}" r="23" stroke-dasharray="52.3 20" transform="rotate(-25 {x} {y})"/>"#
                );
            } else {
                let _ = write!(text, r#"<circle class="m-dot" cx="{x}" cy="{y}" r="12"/>"#);
            }
        }
    }
    if let Some(square) = scene.selected {
        let (x, y) = at(square, scene.bottom);
        if scene.dragging {
            let _ = write!(text, r#"<circle class="m-from" cx="{x}" cy="{y}" r="21"/>"#);
        } else {
            let _ = write!(text, r#"<circle class="m-glow" cx="{x}" cy="{}" r="60"/>"#, y - 4);
        }
    }
    text
}

/// Marks over the pieces: where the last move went, what may be taken, the general in check, why a move was refused,
/// what is pointed out, arrows and words.
pub fn over(scene: &Scene) -> String {
    let mut text = String::new();
    if let Some(mv) = scene.last_move
        && Some(mv.to()) != scene.selected
    {
        let (x, y) = at(mv.to(), scene.bottom);
        moat(&mut text, (x, y));
        let _ = write!(
            text,
            r#"<circle class="m-to" cx="{x}" cy="{y}" r="48.6" stroke-dasharray="39.7 36.6" stroke-dashoffset="19.8" transform="rotate(45 {x} {y})"/>"#
        );
    }
    for square in scene.targets {
        if scene.piece(square).is_some() {
            let (x, y) = at(square, scene.bottom);
            moat(&mut text, (x, y));
            ring(&mut text, "m-cap", (x, y), "48.6");
        }
    }
    if let Some(check) = &scene.check {
        if Some(check.general) != scene.selected {
            ring(&mut text, "m-halo", at(check.general, scene.bottom), "51");
        }
        for screen in check.lines.iter().filter_map(|line| line.screen) {
            ring(&mut text, "m-scr", at(screen, scene.bottom), "49");
        }
    }
    if let Some(refused) = scene.refused {
        let (x, y) = at(refused.to, scene.bottom);
        stroke(&mut text, "m-try", scene.bottom, (refused.from, 62), (refused.to, 26));
        for square in refused.because {
            let (x, y) = at(square, scene.bottom);
            let _ = write!(text, r#"<circle class="m-halo2" cx="{x}" cy="{y}" r="48"/>"#);
            ring(&mut text, "m-halo", (x, y), "48");
        }
        let _ = write!(
            text,
            r#"<path class="m-moat m-x" d="M{0} {1}l34 34m0-34l-34 34"/><path class="m-x" d="M{0} {1}l34 34m0-34l-34 34"/>"#,
            x - 17,
            y - 17
        );
    }
    for square in scene.hinted {
        ring(&mut text, "m-hint", at(square, scene.bottom), "54");
    }
    arrows::arrows(&mut text, scene);
    text
}

/// A gap in the ground's colour between a disc and the ring around it, so that the ring shows on ivory.
fn moat(text: &mut String, (x, y): (i32, i32)) {
    ring(text, "m-moat", (x, y), "45.4");
}

fn ring(text: &mut String, class: &str, (x, y): (i32, i32), radius: &str) {
    let _ = write!(text, r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#);
}

/// A straight line between two points that keeps a distance from each.
fn stroke(text: &mut String, class: &str, bottom: Color, from: (Square, i32), to: (Square, i32)) {
    let ((x0, y0), (x1, y1)) = (at(from.0, bottom), at(to.0, bottom));
    let (dx, dy) = ((x1 - x0) as f32, (y1 - y0) as f32);
    let length = dx.hypot(dy);
    if length <= (from.1 + to.1) as f32 {
        return;
    }
    let along = |keep: i32| ((dx * keep as f32 / length) as i32, (dy * keep as f32 / length) as i32);
    let ((ax, ay), (bx, by)) = (along(from.1), along(to.1));
    let _ = write!(text, r#"<path class="{class}" d="M{} {}L{} {}"/>"#, x0 + ax, y0 + ay, x1 - bx, y1 - by);
}
