//! The pieces.

use std::fmt::Write as _;

use chuhe_rules::{Color, Move, Piece, Role};

use super::at;
use crate::glyphs::{GRID, character, figure, outline, river};
use crate::{Look, Pieces, Scene, Theme};

/// How far the piece in hand is lifted, in board units.
const LIFT: i32 = 4;

/// What the picture refers to: the discs, the pieces in their style and the river's words.
pub fn defs(look: Look) -> String {
    let mut text = String::new();
    for color in Color::ALL {
        let _ = write!(text, r#"<g id="d-{}">{}</g>"#, color.name(), blank(color));
    }
    for color in Color::ALL {
        for role in Role::ALL {
            let piece = Piece::new(color, role);
            let _ = write!(
                text,
                r##"<g id="{}"><use href="#d-{}"/>{}</g>"##,
                id(piece),
                color.name(),
                face(piece, look)
            );
        }
    }
    if has_river(look.theme) {
        for character in river(look.script) {
            let _ = write!(
                text,
                r#"<symbol id="w-{}" viewBox="0 0 {GRID} {GRID}"><path d="{}"/></symbol>"#,
                character as u32,
                outline(character)
            );
        }
    }
    text
}

/// Whether words stand in the river.
pub(super) fn has_river(theme: Theme) -> bool {
    !matches!(theme, Theme::Plain | Theme::Chequered)
}

/// A piece alone, as a picture that refers to nothing: for players' rows and menus.
pub fn disc(piece: Piece, look: Look) -> String {
    format!(
        r#"<svg class="disc {} c-{}" viewBox="-50 -50 100 100" aria-hidden="true">{}{}</svg>"#,
        piece.color.name(),
        look.colours.name(),
        blank(piece.color),
        face(piece, look)
    )
}

/// The pieces on their points, but for the one in hand.
///
/// The piece that moved last is drawn last, in a group of class `slide`, and what it took before it in one of class `taken`,
/// so that a style sheet can move the one and fade the other.
pub fn men(scene: &Scene) -> String {
    let arrival = scene.last_move.map(Move::to);
    let mut text = String::new();
    for &(square, piece) in &scene.pieces {
        if Some(square) != scene.selected && Some(square) != arrival {
            place(&mut text, piece, at(square, scene.bottom));
        }
    }
    if let (Some(square), Some(piece)) = (arrival, scene.captured) {
        text.push_str(r#"<g class="taken">"#);
        place(&mut text, piece, at(square, scene.bottom));
        text.push_str("</g>");
    }
    if let Some((square, piece)) = scene.pieces.iter().find(|(square, _)| Some(*square) == arrival)
        && Some(*square) != scene.selected
    {
        text.push_str(r#"<g class="slide">"#);
        place(&mut text, *piece, at(*square, scene.bottom));
        text.push_str("</g>");
    }
    text
}

/// The piece in hand, lifted off its point: one group with a `transform` that a drag may change.
pub fn lift(scene: &Scene) -> String {
    let Some((square, piece)) = scene.selected.and_then(|square| Some((square, scene.piece(square)?))) else {
        return String::new();
    };
    let (x, y) = at(square, scene.bottom);
    let ring = if scene.dragging { "" } else { r#"<circle class="m-sel" r="51"/>"# };
    format!(
        r##"<g transform="translate({x} {})"><circle class="drop" cx="3" cy="{}" r="48"/><g class="up"><use class="{}" href="#{}"/></g>{ring}</g>"##,
        y - LIFT,
        LIFT + 7,
        piece.color.name(),
        id(piece)
    )
}

fn place(text: &mut String, piece: Piece, (x, y): (i32, i32)) {
    let _ = write!(text, r##"<use class="{}" href="#{}" x="{x}" y="{y}"/>"##, piece.color.name(), id(piece));
}

fn id(piece: Piece) -> String {
    format!("p-{}", piece.fen())
}

/// A disc without a sign: shadow, side, face and the ring that tells the sides apart, double for Red and single for Black.
fn blank(color: Color) -> &'static str {
    color.fold(
        concat!(
            r#"<circle class="sh" cx="1" cy="5" r="44.5"/><circle class="side" cy="2.6" r="44"/><circle class="face" r="44"/>"#,
            r#"<circle class="rg" r="39.6" stroke-width="2.6"/><circle class="rg" r="35.6" stroke-width="1.1"/>"#
        ),
        concat!(
            r#"<circle class="sh" cx="1" cy="5" r="44.5"/><circle class="side" cy="2.6" r="44"/><circle class="face" r="44"/>"#,
            r#"<circle class="rg" r="38.2" stroke-width="2.6"/>"#
        ),
    )
}

/// The sign on a disc around its centre.
fn face(piece: Piece, look: Look) -> String {
    let glyph = |character, size: i32, down: i32| {
        format!(
            r#"<svg class="gl" x="{}" y="{}" width="{size}" height="{size}" viewBox="0 0 {GRID} {GRID}"><path d="{}"/></svg>"#,
            -size / 2,
            down - size / 2,
            outline(character)
        )
    };
    let drawn = |size: i32, down: i32| {
        format!(
            r#"<svg class="gl" x="{}" y="{}" width="{size}" height="{size}" viewBox="0 0 100 100">{}</svg>"#,
            -size / 2,
            down - size / 2,
            figure(piece.role)
        )
    };
    match look.pieces {
        Pieces::Characters => glyph(character(piece, look.script), 62, 0),
        Pieces::Letters => glyph(piece.role.letter(), 56, 0),
        Pieces::Figures => drawn(58, 0),
        Pieces::Hybrid => format!(
            r#"{}<circle class="badge" cy="30" r="15.5"/>{}"#,
            glyph(character(piece, look.script), 50, -9),
            drawn(24, 30)
        ),
    }
}
