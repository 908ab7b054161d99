//! The site's icons: a grid of 24, strokes with round ends, no fill.

use maud::{Markup, PreEscaped, html};

fn icon(shapes: &str) -> Markup {
    html! { svg.i viewBox="0 0 24 24" aria-hidden="true" { (PreEscaped(shapes)) } }
}

/// A globe: languages.
pub(super) fn globe() -> Markup {
    icon(
        r#"<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17"/>"#,
    )
}

/// An arrowhead that points down: there is a menu.
pub(super) fn down() -> Markup {
    icon(r#"<path d="M7 10l5 5 5-5"/>"#)
}

/// A processor: the computer.
pub(super) fn computer() -> Markup {
    icon(concat!(
        r#"<rect x="5" y="5" width="14" height="14" rx="2.5"/><circle cx="12" cy="12" r="3"/>"#,
        r#"<path d="M9 2.5V5M15 2.5V5M9 19v2.5M15 19v2.5M2.5 9H5M2.5 15H5M19 9h2.5M19 15h2.5"/>"#
    ))
}

/// Two people.
pub(super) fn two() -> Markup {
    icon(concat!(
        r#"<circle cx="8" cy="8" r="3.2"/><circle cx="16.5" cy="9.5" r="2.6"/>"#,
        r#"<path d="M2.5 19c0-4 2.5-6 5.5-6s5.5 2 5.5 6M15 14.2c3.5-.7 6.2 1.3 6.5 4.8"/>"#
    ))
}

/// Two links of a chain: a game by link.
pub(super) fn link() -> Markup {
    icon(r#"<path d="M10 14l4-4M9.5 7.5l2-2a4.2 4.2 0 016 6l-2 2M14.5 16.5l-2 2a4.2 4.2 0 01-6-6l2-2"/>"#)
}

/// A folder: open a game.
pub(super) fn open() -> Markup {
    icon(r#"<path d="M3.5 19.5v-14h6l2 2.5h9v11.5zM3.5 11h17"/>"#)
}
