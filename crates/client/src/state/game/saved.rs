//! A game as the browser keeps it until the next visit: a line of words.

use chuhe_play::Handicap;
use chuhe_rules::{Color, RuleSet};

use super::{Level, LocalGame, Opponent, color, with_moves};

impl LocalGame {
    /// The game as a line of text that [`LocalGame::load`] reads.
    pub fn save(&self) -> String {
        let players = match self.opponent {
            Opponent::Computer { level, human } => format!("computer {} {}", level.number(), human.name()),
            _ => "two 0 red".to_owned(),
        };
        let winner = self.ended.and_then(|end| end.winner);
        let resigned = winner.map_or("nobody", |winner| (!winner).name());
        let mut text = format!(
            "3 {players} {} {} {resigned} {} {}",
            self.seed,
            self.bottom.name(),
            self.game.rules().name,
            self.handicap.map_or(self.game.start_position().turn().name(), Handicap::name)
        );
        text = with_moves(text, self.game.moves());
        if !self.undone.is_empty() {
            text = text + " " + TAKEN_BACK;
        }
        with_moves(text, self.undone.iter().copied())
    }

    /// Reads a saved game; nothing if the text is none.
    ///
    /// Games of the second kind, from before there was a choice of rules, are played by the default ones; in those of the
    /// third the side that begins or the handicap stands behind the rules.
    pub fn load(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let kind = words.next().filter(|kind| matches!(*kind, "2" | "3"))?;
        let opponent = match (words.next()?, words.next()?, color(words.next()?)?) {
            ("computer", level, human) => {
                Opponent::Computer { level: Level::try_new(level.parse().ok()?)?, human }
            }
            ("two", _, _) => Opponent::SameScreen,
            _ => return None,
        };
        let seed = words.next()?.parse().ok()?;
        let bottom = color(words.next()?)?;
        let resigned = words.next()?;
        let (rules, start) = match kind {
            "2" => (RuleSet::default(), Color::Red.name()),
            _ => (RuleSet::named(words.next()?)?, words.next()?),
        };
        let begun = match color(start) {
            Some(first) => Self::new(opponent, rules, first, seed),
            None => Self::with_handicap(opponent, rules, Handicap::named(start)?, seed),
        };
        let mut local = Self { bottom, ..begun };
        let mut undone = false;
        for word in words {
            match word {
                TAKEN_BACK => undone = true,
                _ if undone => local.undone.push(word.parse().ok()?),
                _ => local.play(word.parse().ok()?).ok()?,
            }
        }
        local.ended = if resigned == "nobody" { None } else { Some(super::resigned(color(resigned)?)) };
        Some(local)
    }
}

/// What stands in a saved game before the moves that were taken back.
const TAKEN_BACK: &str = "-";
