//! Games that are ended before the rules end them.

use core::fmt;
use core::str::FromStr;

use chuhe_rules::Color;
use serde::{Deserialize, Serialize};

use crate::Plan;
use crate::played::End;

/// When a game is lost by what both engines say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResignRule {
    /// By so many hundredths of a soldier one side is better.
    pub score: u32,
    /// For so many plies in a row, so that both engines have said it.
    pub plies: usize,
}

/// When a game is drawn by what both engines say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawRule {
    /// Neither side is better by more than so many hundredths of a soldier.
    pub score: u32,
    /// For so many plies in a row.
    pub plies: usize,
    /// Not before so many plies have been played.
    pub after: usize,
}

/// Why a text is no such rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseRuleError {
    found: String,
    expected: &'static str,
}

impl fmt::Display for ParseRuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {:?}, expected {}", self.found, self.expected)
    }
}

impl core::error::Error for ParseRuleError {}

/// `score=900,plies=6`
impl FromStr for ResignRule {
    type Err = ParseRuleError;

    fn from_str(text: &str) -> Result<Self, ParseRuleError> {
        let read = || {
            let [score, plies] = numbers(text, ["score", "plies"])?;
            Some(Self { score: u32::try_from(score).ok()?, plies })
        };
        read().ok_or_else(|| ParseRuleError { found: text.to_owned(), expected: "score=NUMBER,plies=NUMBER" })
    }
}

/// `score=10,plies=16,after=80`
impl FromStr for DrawRule {
    type Err = ParseRuleError;

    fn from_str(text: &str) -> Result<Self, ParseRuleError> {
        let read = || {
            let [score, plies, after] = numbers(text, ["score", "plies", "after"])?;
            Some(Self { score: u32::try_from(score).ok()?, plies, after })
        };
        read().ok_or_else(|| ParseRuleError {
            found: text.to_owned(),
            expected: "score=NUMBER,plies=NUMBER,after=NUMBER",
        })
    }
}

/// Positive numbers by their names, each once, in any order.
fn numbers<const N: usize>(text: &str, names: [&str; N]) -> Option<[usize; N]> {
    let mut numbers = [0; N];
    for field in text.split(',') {
        let (name, value) = field.split_once('=')?;
        let place = names.iter().position(|own| *own == name.trim())?;
        numbers[place] = value.trim().parse().ok().filter(|number| *number > 0 && numbers[place] == 0)?;
    }
    numbers.iter().all(|number| *number > 0).then_some(numbers)
}

/// What the engines have said about a game, and what follows from it.
#[derive(Default)]
pub(crate) struct Adjudicator {
    /// The scores from Red's side, one for each ply, of who has said one.
    scores: Vec<Option<i32>>,
}

impl Adjudicator {
    /// Hears what an engine says about the position before its move, from its own side.
    pub(crate) fn hear(&mut self, turn: Color, score: Option<i32>) {
        self.scores.push(score.map(|score| turn.fold(score, -score)));
    }

    /// How the game ends now, if it does.
    pub(crate) fn end(&self, plan: &Plan) -> Option<End> {
        if let Some(rule) = plan.resign {
            let clear = i64::from(rule.score);
            for winner in Color::ALL {
                if self.last(rule.plies, |score| i64::from(winner.fold(score, -score)) >= clear) {
                    return Some(End::Scores { winner: Some(winner) });
                }
            }
        }
        if let Some(rule) = plan.draw
            && self.scores.len() >= rule.after
            && self.last(rule.plies, |score| score.unsigned_abs() <= rule.score)
        {
            return Some(End::Scores { winner: None });
        }
        (self.scores.len() >= plan.max_plies).then_some(End::Plies)
    }

    /// Whether so many of the last scores are there and are such.
    fn last(&self, count: usize, are: impl Fn(i32) -> bool) -> bool {
        let from = self.scores.len().checked_sub(count);
        from.is_some_and(|from| self.scores[from..].iter().all(|score| score.is_some_and(&are)))
    }
}
