//! What is asked of a session.

use chuhe_rules::{Color, Move};

use crate::{GameId, Offer, Phrase, PlayerId, Span};

/// What tells the commands of one player in one game apart, so that one that is sent again is not carried out again.
///
/// A client draws a random number for each command and keeps it until the command is answered.
pub type Nonce = u32;

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// A player asks for something.
    Player {
        /// Who asks.
        player: PlayerId,
        /// Which of the player's commands it is.
        nonce: Nonce,
        /// What is asked.
        act: Act,
    },
    /// Whoever runs the game says something; it may be said again without harm.
    System(System),
}

/// What a player may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// To take a seat; the game begins when both are taken.
    Join(Choice),
    /// To move.
    Move {
        /// How many plies the player saw on the board.
        ply: u16,
        /// The move.
        mv: Move,
        /// How long it was on its way, as the server itself measured; never what a client says.
        lag: Span,
    },
    /// To lose.
    Resign,
    /// To propose something; where the other side proposes the same already, to accept it.
    Offer(Offer),
    /// To accept what the other side proposes.
    Accept(Offer),
    /// To decline what the other side proposes, or withdraw the own proposal.
    Decline(Offer),
    /// To end a game in which not both have moved, without a result.
    Abort,
    /// To give the other side time.
    GiveTime(Span),
    /// To win because the other side went away and its turn goes on.
    ClaimWin,
    /// To draw for the same reason.
    ClaimDraw,
    /// To say something.
    Say(Phrase),
    /// To have the clock of the side to move looked at.
    Flag,
}

/// Which seat a player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// This one.
    Color(Color),
    /// Either: the one that is left, or by this toss of a coin if both are free.
    Random {
        /// True for Red.
        red: bool,
    },
    /// The one that is left; Red's if both are free.
    Any,
}

/// What whoever runs the game may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// Time has passed: a flag that is due falls.
    Tick,
    /// A player has no connection any more.
    Left(Color),
    /// A player has a connection again.
    Returned(Color),
    /// The server cannot go on: the clock stands still from now.
    ///
    /// After a crash this is said of the last moment at which it was known to run, and [`System::Restore`] of the present one.
    Suspend,
    /// The server can go on.
    Restore,
    /// The game ends without a result.
    Abort,
    /// The rematch that was agreed is this game.
    Follow(GameId),
}
