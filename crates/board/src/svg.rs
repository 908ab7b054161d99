//! Scene → SVG text.
//!
//! The picture is five layers, each a group that can be redrawn alone: the ground, marks under the pieces, the pieces,
//! marks over them, and the piece in hand. Colours come from the style sheet through custom properties, so that a theme is a
//! class on the picture and the same text serves day and night.

mod arrows;
mod ground;
mod marks;
mod men;
mod picture;

use std::fmt::Write as _;

use chuhe_rules::{Color, Square};

use crate::geometry::{Frame, Place};
use crate::{Look, Scene};

pub use ground::{ground, icon, seal};
pub use marks::{over, under};
pub use men::{defs, disc, lift, men};
pub use picture::picture;

/// A whole picture: `<svg class="board …">` with everything that it refers to.
///
/// `label` names it to who cannot see it.
pub fn document(scene: &Scene, look: Look, label: &str) -> String {
    whole(look, label, &layers(scene, look))
}

/// The same picture for a page that holds several: [`defs`] must stand somewhere in the page, once for all of them.
pub fn one_of_several(scene: &Scene, look: Look, label: &str) -> String {
    whole(look, label, &drawn(&ground(look, scene.bottom), scene))
}

fn whole(look: Look, label: &str, inside: &str) -> String {
    format!(
        r#"<svg class="{}" viewBox="{}" role="img" aria-label="{}">{inside}</svg>"#,
        class(look),
        view_box(look),
        escape(label),
    )
}

/// The classes of the picture: its theme and its sides' colours.
pub fn class(look: Look) -> String {
    format!("board b-{} c-{}", look.theme.name(), look.colours.name())
}

/// The picture's view box.
pub fn view_box(look: Look) -> String {
    let frame = Frame::for_coordinates(look.coordinates);
    format!("{} {} {} {}", frame.x as i32, frame.y as i32, frame.width as i32, frame.height as i32)
}

/// What is inside the picture: definitions, then the layers with classes `ground`, `under`, `men`, `over`, `lift`.
pub fn layers(scene: &Scene, look: Look) -> String {
    layers_on(&ground(look, scene.bottom), scene, look)
}

/// The layers on a ground.
fn layers_on(ground: &str, scene: &Scene, look: Look) -> String {
    format!("<defs>{}</defs>{}", defs(look), drawn(ground, scene))
}

/// The layers.
fn drawn(ground: &str, scene: &Scene) -> String {
    let mut text = String::new();
    for (name, layer) in [
        ("ground", ground),
        ("under", &under(scene)),
        ("men", &men(scene)),
        ("over", &over(scene)),
        ("lift", &lift(scene)),
    ] {
        // Writing to a string cannot fail.
        let _ = write!(text, r#"<g class="{name}">{layer}</g>"#);
    }
    text
}

/// A text as it may stand between tags and in attributes.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            _ => safe.push(c),
        }
    }
    safe
}

/// The place of a point in whole board units.
fn at(square: Square, bottom: Color) -> (i32, i32) {
    let place = Place::of(square, bottom);
    (place.x as i32, place.y as i32)
}

#[cfg(test)]
mod tests;
