//! The icons: a grid of 24, strokes of 1.6, round ends.

/// An icon by the data of its path.
pub(crate) fn html(path: &str) -> String {
    format!(r#"<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"/></svg>"#)
}

pub(crate) const UNDO: &str = "M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 010 10h-3";
pub(crate) const FLIP: &str = "M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5";
pub(crate) const NEW: &str = "M12 5v14M5 12h14";
pub(crate) const AGAIN: &str = "M19.5 12a7.5 7.5 0 11-2.3-5.4M19.5 3.5v4h-4";
pub(crate) const SETTINGS: &str = "M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM9 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z";
pub(crate) const RESIGN: &str = "M6 21V4M6 5c4-2.5 7 2 12 0v9c-5 2-8-2.5-12 0";
pub(crate) const HOME: &str = "M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10";
pub(crate) const FIRST: &str = "M16 6l-6 6 6 6M7 6v12";
pub(crate) const PREVIOUS: &str = "M14 6 8 12l6 6";
pub(crate) const NEXT: &str = "M10 6l6 6-6 6";
pub(crate) const LAST: &str = "M8 6l6 6-6 6M17 6v12";
pub(crate) const CLOSE: &str = "M6 6l12 12M18 6 6 18";
pub(crate) const REFUSED: &str = "M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM6 6l12 12";
pub(crate) const ALARM: &str = "M12 4 21 19.5H3zM12 10v4.5M12 17v.1";
pub(crate) const REPEAT: &str =
    "M4.5 11a7.5 7.5 0 0113-4.5L20 9M20 4.5V9h-4.5M19.5 13a7.5 7.5 0 01-13 4.5L4 15M4 19.5V15h4.5";
pub(crate) const RESULT: &str =
    "M7 4h10v5a5 5 0 01-10 0zM12 14v4M8.5 20h7M7 5.5H4V7a3 3 0 003 3M17 5.5h3V7a3 3 0 01-3 3";
pub(crate) const LOADING: &str =
    "M12 4v3M12 17v3M4 12h3M17 12h3M6.3 6.3l2.2 2.2M15.5 15.5l2.2 2.2M17.7 6.3l-2.2 2.2M8.5 15.5l-2.2 2.2";
pub(crate) const OPEN: &str = "M3.5 19.5v-14h6l2 2.5h9v11.5zM3.5 11h17";
pub(crate) const SAVE: &str = "M12 4v11M7.5 11 12 15.5l4.5-4.5M4.5 16.5v3.5h15v-3.5";
pub(crate) const PLAY: &str = "M8 5.5v13l10.5-6.5z";
pub(crate) const PAUSE: &str = "M8.5 6v12M15.5 6v12";
pub(crate) const DRAW: &str = "M5 9h14M5 15h14";
pub(crate) const TALK: &str = "M4 5.5h16v11H10.5L6 20v-3.5H4z";
pub(crate) const MORE: &str = "M5.5 12h.1M12 12h.1M18.5 12h.1";
pub(crate) const HINT: &str = "M9 16.5a6 6 0 116 0v1.5H9zM10 21h4";
pub(crate) const ASK: &str = "M8.5 9a3.5 3.5 0 117 0c0 2.5-3.5 2.5-3.5 5M12 18v.1";
pub(crate) const ANALYSE: &str = "M4 20h16M7 16.5v-5M12 16.5V5M17 16.5V9";
pub(crate) const REVIEW: &str = "M4 5v15h16M7 14l4-5 3 4 5-7";
