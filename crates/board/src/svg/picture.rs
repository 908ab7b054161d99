//! A picture of the board that stands alone: colours and coordinates need no page and no font.

use std::fmt::Write as _;

use chuhe_rules::{Color, Piece, Role};

use super::ground::ground_with;
use super::{escape, layers_on, view_box};
use crate::geometry::Frame;
use crate::glyphs::{GRID, mark};
use crate::{Colours, Look, Scene, Theme};

/// A picture as a file of its own, `width` units wide and ten ninths of that high.
///
/// The colours are those of the page by day.
/// `label` names it to who cannot see it.
pub fn picture(scene: &Scene, look: Look, label: &str, width: u32) -> String {
    let label = escape(label);
    let frame = Frame::for_coordinates(look.coordinates);
    let height = (width as f32 * frame.height / frame.width).round();
    let ground = ground_with(look, scene.bottom, |c, x, y| {
        let size = MARK_SIZE / f32::from(GRID);
        format!(r#"<path transform="translate({x} {y}) scale({size})" d="{}"/>"#, mark(c))
    });
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{}" role="img" aria-label="{label}"><title>{label}</title><style>{}</style>{}</svg>"#,
        view_box(look),
        style(look),
        layers_on(&ground, scene, look)
    )
}

/// The height of an em of the coordinates, in board units.
const MARK_SIZE: f32 = 24.0;

/// The rules; `$` begins the name of a colour.
const RULES: &str = "\
.wood{fill:$wood}\
.grain{fill:none;stroke:$grain;stroke-linecap:round}\
.cell{fill:$grain}\
.ln{fill:none;stroke:$board-line;stroke-width:1.8}\
.ln[stroke-width=\"2.6\"]{stroke-width:2.6}\
.ln[stroke-width=\"4\"]{stroke-width:4}\
.ln[stroke-width=\"9\"]{stroke-width:9}\
.fr{fill:none;stroke:$board-line;stroke-width:4}\
.river{fill:$river}\
.co{fill:$board-line}\
.sh,.drop{fill:$disc-shadow}\
.side,.face{stroke:$disc-edge;stroke-width:1.6}\
.rg{fill:none}\
.cut{fill:none;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}\
.ray{fill:none;stroke:currentColor;stroke-width:3.6}\
.badge{stroke-width:1.6}\
.taken{opacity:0}\
.m-from{fill:$wood;stroke:$mark;stroke-width:4}\
.m-dot{fill:$mark}\
.m-to{fill:none;stroke:$mark;stroke-width:5;stroke-linecap:round}\
.m-glow{fill:$mark;opacity:.28}\
.m-sel,.m-cap{fill:none;stroke:$mark;stroke-width:5}\
.m-moat{fill:none;stroke:$wood;stroke-width:3.4}\
.m-halo{fill:none;stroke:$alarm;stroke-width:7}\
.m-halo2{fill:$alarm;opacity:.3}\
.m-line{fill:none;stroke:$alarm;stroke-width:9;stroke-linecap:round;stroke-dasharray:.1 17}\
.m-scr{fill:none;stroke:$alarm;stroke-width:4;stroke-dasharray:14 9}\
.m-x{fill:none;stroke:$alarm;stroke-width:7;stroke-linecap:round}\
.m-x.m-moat{stroke:$wood;stroke-width:14}\
.m-try{fill:none;stroke:$alarm;stroke-width:5;stroke-dasharray:2 12;stroke-linecap:round}\
.m-again{fill:none;stroke:$mark;stroke-width:5;stroke-linecap:round}\
.a-moat{fill:none;stroke:$wood;stroke-width:22;stroke-linejoin:round;opacity:.85}\
.a-shaft{fill:none;stroke:$mark;stroke-width:13;stroke-linejoin:round}\
.a-head{fill:$mark}\
.a-attack .a-moat,.a-offer .a-moat{stroke-width:16}\
.a-attack .a-shaft,.a-offer .a-shaft{stroke-width:8;stroke-dasharray:15 8}\
.a-attack .a-shaft{stroke:$alarm}\
.a-attack .a-head{fill:$alarm}\
.m-tag{fill:$board-line;stroke:$wood;stroke-width:9;stroke-linejoin:round;paint-order:stroke;font:600 33px sans-serif}";

/// The rules for one side's pieces.
///
/// Programs differ in whether a rule reaches from a use into what it uses, so each is written for the groups that are used.
const SIDE_RULES: [(&str, &str); 7] = [
    ("side", "fill:$disc-side"),
    ("face", "fill:$disc"),
    ("rg", "stroke:$ink"),
    ("gl", "fill:$ink;color:$ink"),
    ("cut", "stroke:$disc"),
    ("hole", "fill:$disc"),
    ("badge", "fill:$disc;stroke:$ink"),
];

/// The style sheet of a look.
fn style(look: Look) -> String {
    let mut text = paint(RULES, |name| colour(look.theme, name));
    for color in Color::ALL {
        let mut groups = vec![format!("#d-{}", color.name())];
        groups.extend(Role::ALL.map(|role| format!("#p-{}", Piece::new(color, role).fen())));
        for (class, declarations) in SIDE_RULES {
            let selectors: Vec<String> = groups.iter().map(|group| format!("{group} .{class}")).collect();
            let declarations = paint(declarations, |name| side_colour(look, color, name));
            // Writing to a string cannot fail.
            let _ = write!(text, "{}{{{declarations}}}", selectors.join(","));
        }
    }
    text
}

/// A text with colours in place of their names.
fn paint(text: &str, colour: impl Fn(&str) -> &'static str) -> String {
    let mut parts = text.split('$');
    let mut painted = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c: char| !c.is_ascii_lowercase() && c != '-').unwrap_or(part.len());
        painted.extend([colour(&part[..end]), &part[end..]]);
    }
    painted
}

/// The colour of a name for one side's pieces.
fn side_colour(look: Look, color: Color, name: &str) -> &'static str {
    let contrast = look.theme == Theme::Contrast;
    match (name, color, look.colours) {
        ("disc", Color::Black, Colours::Inverted) => {
            if contrast {
                "#000000"
            } else {
                "#26211E"
            }
        }
        ("disc-side", Color::Black, Colours::Inverted) => "#0E0C0B",
        ("ink", Color::Black, Colours::Inverted) => {
            if contrast {
                "#FFFFFF"
            } else {
                "#F7EBD3"
            }
        }
        ("ink", Color::Black, Colours::RedGreen) => "#0E4B33",
        ("ink", Color::Black, Colours::RedBlue) => "#173E80",
        ("ink", _, _) => colour(look.theme, color.name()),
        _ => colour(look.theme, name),
    }
}

/// The colour of a name on a board, as on the page by day.
fn colour(theme: Theme, name: &str) -> &'static str {
    let find =
        |table: &'static Palette| table.iter().find(|(own, _)| *own == name).map(|(_, colour)| *colour);
    find(palette(theme)).or_else(|| find(&WOOD)).unwrap_or("none")
}

/// Colours by the names that the page's style sheet gives them; a translucent one is followed by its opacity.
type Palette = [(&'static str, &'static str)];

const fn palette(theme: Theme) -> &'static Palette {
    match theme {
        Theme::Wood => &WOOD,
        Theme::Paper => &PAPER,
        Theme::Plain => &PLAIN,
        Theme::Contrast => &CONTRAST,
        Theme::Dark => &DARK,
        Theme::Chequered => &CHEQUERED,
    }
}

#[rustfmt::skip]
const WOOD: [(&str, &str); 12] = [
    ("wood", "#E6C38F"), ("grain", "#DDB67D"), ("board-line", "#5A3818"), ("river", "#A47A45"),
    ("mark", "#0C5058"), ("alarm", "#A5140E"), ("disc", "#FBF2DD"), ("disc-side", "#D3B88A"),
    ("disc-edge", "#7A552B"), ("disc-shadow", "#3A220A;fill-opacity:0.25"), ("red", "#A81B15"), ("black", "#1D1A18"),
];

#[rustfmt::skip]
const PAPER: [(&str, &str); 10] = [
    ("wood", "#F4EBD8"), ("grain", "#F4EBD8"), ("board-line", "#6B5A45"), ("river", "#B49F7D"),
    ("mark", "#0C5058"), ("alarm", "#A5140E"), ("disc", "#FFFCF4"), ("disc-side", "#D9CBB0"),
    ("disc-edge", "#7A654A"), ("disc-shadow", "#5A4520;fill-opacity:0.13"),
];

#[rustfmt::skip]
const PLAIN: [(&str, &str); 10] = [
    ("wood", "#E9E9E6"), ("grain", "#E9E9E6"), ("board-line", "#4C4F50"), ("river", "#C6C7C4"),
    ("mark", "#0B4F6C"), ("alarm", "#A5140E"), ("disc", "#FFFFFF"), ("disc-side", "#C9CAC6"),
    ("disc-edge", "#5F6263"), ("disc-shadow", "#000000;fill-opacity:0.14"),
];

#[rustfmt::skip]
const CONTRAST: [(&str, &str); 12] = [
    ("wood", "#FFFFFF"), ("grain", "#FFFFFF"), ("board-line", "#000000"), ("river", "#767676"),
    ("mark", "#00398F"), ("alarm", "#B00000"), ("disc", "#FFFFFF"), ("disc-side", "#000000"),
    ("disc-edge", "#000000"), ("disc-shadow", "none"), ("red", "#B00000"), ("black", "#000000"),
];

#[rustfmt::skip]
const DARK: [(&str, &str); 10] = [
    ("wood", "#2B2622"), ("grain", "#2B2622"), ("board-line", "#A79680"), ("river", "#6E6050"),
    ("mark", "#9BE0D8"), ("alarm", "#FFA798"), ("disc", "#F0E4CA"), ("disc-side", "#A58C62"),
    ("disc-edge", "#14110F"), ("disc-shadow", "#000000;fill-opacity:0.50"),
];

#[rustfmt::skip]
const CHEQUERED: [(&str, &str); 10] = [
    ("wood", "#EAD3AC"), ("grain", "#D5AE78"), ("board-line", "#5A3818"), ("river", "#8A6231"),
    ("mark", "#0C5058"), ("alarm", "#A5140E"), ("disc", "#FBF2DD"), ("disc-side", "#C9AC7B"),
    ("disc-edge", "#6A4822"), ("disc-shadow", "#3A220A;fill-opacity:0.25"),
];

#[cfg(test)]
mod tests;
