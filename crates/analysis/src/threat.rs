//! What the opponent would do if it were its turn.

use chuhe_engine::{Chances, Limits, Now, Score, Searcher, Stop};
use chuhe_rules::{Color, Game, Setup};

use crate::{Assessment, assess};

/// From so many points more on, in thousandths, a threat has to be met.
///
/// As much as the least loss that is called a mistake.
const SERIOUS: u32 = 200;

/// What the opponent of the side to move would do if it were its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Who threatens.
    pub by: Color,
    /// What it thinks of the position, being to move.
    pub assessment: Assessment,
}

impl Threat {
    /// The position with the other side to move, as a game of its own that begins with it.
    ///
    /// Nothing where the side to move is in check, as it cannot be the opponent's turn then; nothing either where the game is
    /// over, or would be.
    pub fn game(game: &Game) -> Option<Game> {
        let position = game.position();
        if position.is_check() || game.outcome().is_some() {
            return None;
        }
        let setup = position.setup();
        let turned = game.rules().position(Setup { turn: !setup.turn, ..setup }).ok()?;
        let turned = Game::with_rules(turned, game.rules().clone());
        turned.outcome().is_none().then_some(turned)
    }

    /// Lets our engine look for it.
    ///
    /// Nothing where [`Threat::game`] is nothing.
    pub fn find<N: Now>(
        searcher: &mut Searcher,
        game: &Game,
        limits: &Limits,
        now: &N,
        stop: &Stop,
    ) -> Option<Self> {
        let turned = Self::game(game)?;
        let by = turned.position().turn();
        Some(Self { by, assessment: assess(searcher, &turned, limits, now, stop) })
    }

    /// How many points more than now who threatens would expect, in thousandths.
    ///
    /// `now` is what the position is worth for the side to move.
    pub fn gain(&self, now: &Assessment) -> u32 {
        let expects = Chances::of(now.score);
        let expects = Chances { win: expects.loss, draw: expects.draw, loss: expects.win };
        self.assessment.points().saturating_sub(expects.points())
    }

    /// Whether it has to be met: it mates, or wins a good deal that is not won anyhow.
    pub fn is_serious(&self, now: &Assessment) -> bool {
        let mates = matches!(self.assessment.score, Score::MateIn(_));
        self.gain(now) >= SERIOUS || mates && !matches!(now.score, Score::MatedIn(_))
    }
}
