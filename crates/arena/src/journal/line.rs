//! A game as a line of the log.

use chuhe_engine::Score;
use chuhe_rules::{Color, Game, Reason};
use serde::{Deserialize, Serialize};

use crate::fault::Fault;
use crate::{End, Moved, Plan, Played, Round};

/// A game as a line of the log.
#[derive(Serialize, Deserialize)]
pub(super) struct Line {
    game: Round,
    /// The moves, with spaces between them.
    moves: String,
    /// For each move the time in ms, the score, the depth and the nodes.
    thoughts: Vec<Thought>,
    end: Ending,
}

/// Time, score, depth, nodes.
type Thought = (u64, Option<String>, Option<u32>, Option<u64>);

/// How a game ended; what the rules say follows from the moves.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Ending {
    Rules(String),
    Fault { side: Side, what: Fault },
    Resigned { side: Side },
    Agreed,
    Scores { winner: Option<Side> },
    Plies,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Side {
    Red,
    Black,
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        color.fold(Self::Red, Self::Black)
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::Red => Self::Red,
            Side::Black => Self::Black,
        }
    }
}

impl From<&Played> for Line {
    fn from(played: &Played) -> Self {
        let moves: Vec<String> = played.moves.iter().map(|moved| moved.mv.to_string()).collect();
        let thought = |moved: &Moved| (moved.time, moved.score.map(text), moved.depth, moved.nodes);
        let end = match &played.end {
            End::Rules(outcome) => Ending::Rules(outcome.id().to_owned()),
            End::Fault { side, fault } => Ending::Fault { side: (*side).into(), what: fault.clone() },
            End::Resigned { side } => Ending::Resigned { side: (*side).into() },
            End::Agreed => Ending::Agreed,
            End::Scores { winner } => Ending::Scores { winner: winner.map(Into::into) },
            End::Plies => Ending::Plies,
        };
        Self {
            game: played.round,
            moves: moves.join(" "),
            thoughts: played.moves.iter().map(thought).collect(),
            end,
        }
    }
}

impl Line {
    /// The game; nothing if it cannot have been played in this match.
    pub(super) fn replay(self, plan: &Plan) -> Option<Played> {
        let mut game = Game::with_rules(plan.opening(self.game).clone(), plan.rules.clone());
        let mut moves = Vec::with_capacity(self.thoughts.len());
        let mut thoughts = self.thoughts.into_iter();
        for text in self.moves.split_whitespace() {
            let mv = text.parse().ok()?;
            let side = game.position().turn();
            game.play(mv).ok()?;
            let (time, score, depth, nodes) = thoughts.next()?;
            let score = match score {
                Some(text) => Some(score_of(&text)?),
                None => None,
            };
            moves.push(Moved { mv, side, time, score, depth, nodes });
        }
        let end = match self.end {
            Ending::Rules(id) => End::Rules(game.outcome().filter(|outcome| outcome.id() == id)?),
            Ending::Fault { side, what } => End::Fault { side: side.into(), fault: what },
            Ending::Resigned { side } => End::Resigned { side: side.into() },
            Ending::Agreed => End::Agreed,
            Ending::Scores { winner } => End::Scores { winner: winner.map(Into::into) },
            Ending::Plies => End::Plies,
        };
        let goes_on = game.outcome().is_none();
        (thoughts.next().is_none() && goes_on != matches!(end, End::Rules(_))).then_some(Played {
            round: self.game,
            moves,
            end,
        })
    }
}

/// A score as a word: hundredths of a soldier, `#` and moves to the mate, or `+R` and `-R` for a win and a loss by the rules.
fn text(score: Score) -> String {
    match score {
        Score::Centipawns(value) => value.to_string(),
        Score::MateIn(moves) => format!("#{moves}"),
        Score::MatedIn(moves) => format!("#-{moves}"),
        Score::WinByRule => "+R".to_owned(),
        Score::LossByRule => "-R".to_owned(),
    }
}

fn score_of(text: &str) -> Option<Score> {
    Some(match text {
        "+R" => Score::WinByRule,
        "-R" => Score::LossByRule,
        _ => match text.strip_prefix('#') {
            None => Score::Centipawns(text.parse().ok()?),
            Some(mate) => match mate.strip_prefix('-') {
                Some(moves) => Score::MatedIn(moves.parse().ok()?),
                None => Score::MateIn(mate.parse().ok()?),
            },
        },
    })
}
