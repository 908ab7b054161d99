//! What the page can show.

/// Which form the page has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    /// The first page.
    Home,
    /// A game.
    Game,
    /// A file of games.
    File,
    /// A game that a server keeps.
    Online,
}

/// What lies over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    /// Nothing.
    None,
    /// The choice of a new game.
    New,
    /// The settings.
    Settings,
    /// Why the computer made a move.
    Why,
    /// The choice of a file to open.
    Open,
    /// The choice of a format to save in.
    Save,
    /// What can be said to the other player.
    Talk,
    /// What else can be done in a game with a friend.
    More,
}
