//! What a game is played under.

use core::fmt;

use chuhe_rules::{Args, ByColor, Color, FenError, Game, Reason, RuleSet, Setup, SetupError};

use crate::{Control, Handicap, Span};

/// What a game is played under; fixed when it is made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// The rule set.
    pub rules: RuleSet,
    /// What it begins with.
    pub start: Start,
    /// How each side's time is measured.
    pub controls: ByColor<Control>,
}

/// What a game begins with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// The start position.
    Standard,
    /// A handicap; Red gives it.
    Handicap(Handicap),
    /// The position of this FEN, at most [`Start::LONGEST_FEN`] bytes.
    Fen(String),
}

impl Start {
    /// The most bytes that a FEN may have.
    pub const LONGEST_FEN: usize = 200;
}

impl Terms {
    /// The start position, the default rules and the same control for both.
    pub fn standard(control: Control) -> Self {
        Self {
            rules: RuleSet::default(),
            start: Start::Standard,
            controls: ByColor { red: control, black: control },
        }
    }

    /// The game before its first move.
    ///
    /// # Errors
    /// If nothing can be played under these terms.
    pub fn game(&self) -> Result<Game, TermsError> {
        for color in Color::ALL {
            if !self.controls[color].is_sound() {
                return Err(TermsError::Control { color });
            }
        }
        let fen = match &self.start {
            Start::Standard => {
                return Ok(Game::with_rules(chuhe_rules::Position::start(), self.rules.clone()));
            }
            Start::Handicap(handicap) => handicap.fen(),
            Start::Fen(fen) if fen.len() > Start::LONGEST_FEN => return Err(TermsError::LongFen),
            Start::Fen(fen) => fen.clone(),
        };
        let setup = Setup::from_fen(&fen).map_err(TermsError::Fen)?;
        let start = self.rules.position(setup).map_err(TermsError::Setup)?;
        let game = Game::with_rules(start, self.rules.clone());
        if game.outcome().is_some() { Err(TermsError::Over) } else { Ok(game) }
    }

    /// How long a side that went away in its turn is waited for before the other may claim the game.
    ///
    /// Nothing where a move may take days.
    pub fn patience(&self, color: Color) -> Option<Span> {
        let control = self.controls[color];
        match control {
            Control::Correspondence { .. } => None,
            Control::Unlimited => Some(Span::minutes(60)),
            _ if control.bank().main < Span::minutes(3) => Some(Span::seconds(30)),
            _ => Some(Span::seconds(60)),
        }
    }

    /// Whether players change sides when they play again: all do but those who play with a handicap.
    pub fn swaps(&self) -> bool {
        !matches!(self.start, Start::Handicap(_))
    }

    /// The terms on which the same players play again: who had more time has it still.
    #[must_use]
    pub fn again(&self) -> Self {
        let ByColor { red, black } = self.controls;
        let controls = if self.swaps() { ByColor { red: black, black: red } } else { self.controls };
        Self { controls, ..self.clone() }
    }
}

/// Why nothing can be played under terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TermsError {
    /// A side's control has a part that is too long or missing.
    Control {
        /// Whose.
        color: Color,
    },
    /// The FEN is too long.
    LongFen,
    /// The FEN cannot be read.
    Fen(FenError),
    /// The position cannot occur.
    Setup(SetupError),
    /// In that position the game is over.
    Over,
}

impl Reason for TermsError {
    fn id(&self) -> &'static str {
        match self {
            Self::Control { .. } => "play-bad-control",
            Self::LongFen => "play-long-fen",
            Self::Fen(error) => error.id(),
            Self::Setup(error) => error.faults.first().map_or("play-start-over", Reason::id),
            Self::Over => "play-start-over",
        }
    }

    fn args(&self) -> Args {
        match self {
            Self::Control { color } => Args::new().text("color", color.name()),
            Self::Fen(error) => error.args(),
            Self::Setup(error) => error.faults.first().map_or_else(Args::new, Reason::args),
            Self::LongFen | Self::Over => Args::new(),
        }
    }
}

impl fmt::Display for TermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Control { color } => {
                write!(f, "{color}'s clock: expected a time for a move, and no part over 7 days")
            }
            Self::LongFen => write!(f, "the FEN has more than {} bytes", Start::LONGEST_FEN),
            Self::Fen(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
            Self::Over => f.write_str("the game is over in its first position"),
        }
    }
}

impl core::error::Error for TermsError {}
