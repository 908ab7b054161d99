//! Rule sets as data.
//!
//! The pieces move alike everywhere; what differs is how a game ends.
//! A set is a handful of values, so a club can write its own as text:
//!
//! ```
//! use chuhe_rules::RuleSet;
//!
//! let own: RuleSet = "base = wxf\nname = our-club\nquiet-limit = 100".parse().unwrap();
//! assert_eq!((own.name.as_ref(), own.quiet_limit, own.occurrences), ("our-club", 100, 3));
//! assert_eq!(own.to_string().parse(), Ok(own));
//! ```

mod dead;
mod laws;
mod named;
mod text;

use alloc::borrow::Cow;

use crate::reason::{Args, Reason};

pub use text::RuleSetError;

/// What decides a game besides the moves of the pieces.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// The stable name, for instance `wxf`: lower-case letters, digits and hyphens.
    pub name: Cow<'static, str>,
    /// What wins.
    pub goal: Goal,
    /// Who may begin.
    pub first: First,
    /// How often a position must have come up for the repetition to be judged; 0 if it never is.
    pub occurrences: u8,
    /// Which attacks may not be repeated for ever; checks may not in any set that judges repetition.
    pub chase: Chase,
    /// Whether an advisor or elephant may not chase a protected chariot, horse or cannon.
    pub minor_on_major: bool,
    /// Whether a ply that checks and attacks counts as a chase too.
    pub check_may_chase: bool,
    /// After how many plies without a capture the game is drawn; 0 for never.
    pub quiet_limit: u16,
    /// How many checks of each side count in that limit; all of them if none is given.
    pub checks_counted: Option<u16>,
    /// After how many plies the game is drawn; 0 for never.
    pub total_limit: u16,
    /// Which material draws the game.
    pub dead: Dead,
}

/// What wins a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// To leave the other side no move; no move may leave the own general attacked.
    Mate,
    /// To take the general; it may be left attacked, but the generals may not face each other.
    Capture,
    /// To take the general, also by the other general along an open file; a side without a move loses too.
    CaptureFlying,
}

/// Who may begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum First {
    /// Red.
    Red,
    /// Red or Black, as the players agree.
    Either,
}

/// Which attacks may not be repeated for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chase {
    /// None: any repetition without perpetual check is a draw.
    Allowed,
    /// Those of the Asian rules: on one unprotected piece, or by a horse or cannon on a chariot.
    Asian,
    /// Those on one unprotected piece.
    Unprotected,
    /// Those on one piece that is worth less than the attacker, in the Romanian seed's order.
    Lesser,
    /// The computable part of the Chinese rules: on one or several pieces, each of which could be won.
    Chinese,
}

/// Which material draws the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dead {
    /// None.
    Never,
    /// When neither side has a piece that can cross the river; then neither can be mated or stalemated.
    NoAttackers,
    /// When no play leads to mate or stalemate: a cannon, or one on each side, may be left without the guards it needs.
    NoMate,
    /// When mate and stalemate can be avoided by both sides: a few more cannons, unless the side to move wins at once.
    NoForcedMate,
}

impl Default for RuleSet {
    fn default() -> Self {
        Self::WXF
    }
}

/// The name for people; `name` is the stable one.
impl Reason for RuleSet {
    fn id(&self) -> &'static str {
        match self.name.as_ref() {
            _ if !Self::NAMED.contains(self) => "rules-custom",
            "wxf" => "rules-wxf",
            "axf" => "rules-axf",
            "cxa-lite" => "rules-cxa-lite",
            "simple" => "rules-simple",
            "capture" => "rules-capture",
            "hebrew" => "rules-hebrew",
            "ukrainian" => "rules-ukrainian",
            "norwegian" => "rules-norwegian",
            "romanian" => "rules-romanian",
            _ => "rules-custom",
        }
    }

    fn args(&self) -> Args {
        Args::new().text("name", self.name.as_ref())
    }
}
