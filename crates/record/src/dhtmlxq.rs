//! DhtmlXQ, the tags of dpxq.com and of many other sites and forums ("UBB"), on their own or within a page or a script.
//!
//! Sources: 14 real files; the dialect of the Guangdong site (`DHJHtmlXQ`) as another reader has it, no file of it has been seen.

mod lines;
mod read;
mod scan;
mod text;
mod write;

pub(crate) use read::read;
pub(crate) use write::{losses, write};

use chuhe_rules::{Color, Piece, Role};

/// Fields that say nothing of the game: settings of the board in the page, numbers of the site.
const IGNORED: [&str; 9] =
    ["ver", "init", "length", "hits", "firstnum", "gamepreview", "generator", "adddate", "editdate"];

/// The pieces in the order of `binit`: Red's, from its left along its ranks, then Black's.
fn pieces() -> impl Iterator<Item = Piece> {
    use Role::{Advisor, Cannon, Chariot, Elephant, General, Horse, Soldier};
    let back = [Chariot, Horse, Elephant, Advisor, General, Advisor, Elephant, Horse, Chariot];
    let roles = back.into_iter().chain([Cannon, Cannon, Soldier, Soldier, Soldier, Soldier, Soldier]);
    let side = move |color| roles.clone().map(move |role| Piece::new(color, role));
    side(Color::Red).chain(side(Color::Black))
}

/// Whether a name is that of a field with a meaning of its own.
fn is_reserved(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    IGNORED.contains(&name.as_str())
        || matches!(name.as_str(), "binit" | "fen" | "movelist" | "result" | "url")
        || name.starts_with("move_")
        || name.starts_with("comment")
        || name.starts_with("html")
        || name.starts_with("iframe")
}
