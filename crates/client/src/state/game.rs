//! A game on this screen: against the computer, or between two players.

use chuhe_board::input::Input;
use chuhe_board::{Refusal, Scene};
use chuhe_notation::{Notation, RankBase, Script};
use chuhe_rules::{Color, Game, Illegal, Move, Outcome, Position};

use super::MoveText;

/// How strong the computer plays: 1 to 3.
///
/// A type of its own: the page speaks with the engine by messages only, so that crate `engine` is no part of what it loads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level(u8);

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self(1), Self(2), Self(3)];

    /// The level of this number, if there is one.
    pub fn try_new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// Who sits on the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// The computer.
    Computer {
        /// How strong it plays.
        level: Level,
        /// The side of the person.
        human: Color,
    },
    /// A second person before the same screen.
    SameScreen,
}

/// How a game on this screen ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// By the rules.
    Rules(Outcome),
    /// A player gave up.
    Resigned {
        /// The other player.
        winner: Color,
    },
}

impl Verdict {
    /// Who won; nobody in a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Rules(outcome) => outcome.winner,
            Self::Resigned { winner } => Some(winner),
        }
    }
}

/// A game on this screen, and which of its positions is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalGame {
    game: Game,
    opponent: Opponent,
    bottom: Color,
    resigned: Option<Color>,
    /// How many plies of the game the board shows; all of them unless the player looks back.
    shown: usize,
    /// What the computer's mistakes in this game are drawn from.
    seed: u64,
}

impl LocalGame {
    /// A new game, seen from the person's side.
    ///
    /// Against the computer, the same moves bring the same answers if and only if the `seed` is the same.
    pub fn new(opponent: Opponent, seed: u64) -> Self {
        let bottom = match opponent {
            Opponent::Computer { human, .. } => human,
            Opponent::SameScreen => Color::Red,
        };
        Self { game: Game::start(), opponent, bottom, resigned: None, shown: 0, seed }
    }

    /// The same players with the same sides, from the beginning.
    pub fn rematch(&self, seed: u64) -> Self {
        Self { bottom: self.bottom, ..Self::new(self.opponent, seed) }
    }

    /// Who sits on the other side.
    pub const fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// Whose side of the board is at the bottom.
    pub const fn bottom(&self) -> Color {
        self.bottom
    }

    /// Turns the board.
    pub fn flip(&mut self) {
        self.bottom = !self.bottom;
    }

    /// The game so far.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How many plies have been made.
    pub fn plies(&self) -> usize {
        self.game.plies().len()
    }

    /// How many of them the board shows.
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// Whether the board shows the latest position.
    pub fn is_latest(&self) -> bool {
        self.shown == self.plies()
    }

    /// Shows the position after this many plies, or the latest if there are fewer.
    pub fn show(&mut self, plies: usize) {
        self.shown = plies.min(self.plies());
    }

    /// How the game ended, if it is over.
    pub fn verdict(&self) -> Option<Verdict> {
        let resigned = self.resigned.map(|loser| Verdict::Resigned { winner: !loser });
        resigned.or_else(|| self.game.outcome().map(Verdict::Rules))
    }

    /// Whether a game is going on that it would be a pity to lose.
    pub fn is_unfinished(&self) -> bool {
        self.plies() > 0 && self.verdict().is_none()
    }

    /// Whether the computer is to move.
    pub fn awaits_computer(&self) -> Option<Level> {
        match self.opponent {
            Opponent::Computer { level, human } if self.verdict().is_none() => {
                (self.game.position().turn() != human).then_some(level)
            }
            _ => None,
        }
    }

    /// What to ask the engine if the computer is to move: lines of UCI.
    ///
    /// It tells the whole game, so an answer belongs to a position exactly if this is still the question there.
    pub fn question(&self) -> Option<String> {
        let level = self.awaits_computer()?;
        // What the engine has learned in another game must not change this one.
        let begin = if self.plies() < 2 { "ucinewgame\n" } else { "" };
        let mut question = format!("{begin}position fen {} moves", self.game.start_position().fen());
        for mv in self.game.moves() {
            question.push(' ');
            question.push_str(&mv.to_string());
        }
        Some(format!("{question}\ngo level {} seed {}", level.number(), self.seed))
    }

    /// The side whose pieces a person may move now.
    pub fn movable(&self) -> Option<Color> {
        let free = self.verdict().is_none() && self.is_latest() && self.awaits_computer().is_none();
        free.then(|| self.game.position().turn())
    }

    /// Makes a move and shows it.
    ///
    /// # Errors
    /// If the rules refuse it or the game is over; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        if self.resigned.is_none() {
            self.game.play(mv)?;
            self.shown = self.plies();
        }
        Ok(())
    }

    /// Whether there is a move to take back.
    pub fn can_undo(&self) -> bool {
        self.resigned.is_none() && self.plies_to_undo() <= self.plies() && self.plies() > 0
    }

    /// Takes back the last move; against the computer the person's last move, with the answer if there was one.
    pub fn undo(&mut self) {
        if self.can_undo() {
            for _ in 0..self.plies_to_undo() {
                self.game.undo();
            }
            self.shown = self.plies();
        }
    }

    fn plies_to_undo(&self) -> usize {
        match self.opponent {
            Opponent::Computer { human, .. } if self.game.position().turn() == human => 2,
            _ => 1,
        }
    }

    /// Whether somebody can give up now.
    pub fn can_resign(&self) -> bool {
        self.is_unfinished()
    }

    /// The person gives up; of two persons the one to move.
    pub fn resign(&mut self) {
        if self.can_resign() {
            self.resigned = Some(match self.opponent {
                Opponent::Computer { human, .. } => human,
                Opponent::SameScreen => self.game.position().turn(),
            });
            self.shown = self.plies();
        }
    }

    /// The position that the board shows.
    pub fn position(&self) -> Position {
        self.game.at(self.shown).position().clone()
    }

    /// What the board shows, with the piece in hand and the refusal that `hands` and `refused` tell of.
    pub fn scene(&self, hands: &Input, refused: Option<&Illegal>) -> Scene {
        let position = self.position();
        let mut scene = Scene::new(&position, self.bottom);
        if let Some(ply) = self.shown.checked_sub(1).map(|last| &self.game.plies()[last]) {
            scene.last_move = Some(ply.mv);
            scene.captured = ply.undo.captured;
        }
        if let Some(square) = hands.selected() {
            scene.selected = Some(square);
            scene.dragging = hands.held_at().is_some();
            scene.targets = position.legal_targets(square);
        }
        scene.refused = refused.map(Refusal::new);
        scene
    }

    /// The moves as text, in order.
    pub fn move_texts(&self, text: MoveText, script: chuhe_board::Script) -> Vec<String> {
        let notation = match (text, script) {
            (MoveText::Coordinates, _) => Notation::Uci(RankBase::Zero),
            (MoveText::Chinese, chuhe_board::Script::Traditional) => Notation::chinese(Script::Traditional),
            (MoveText::Chinese, chuhe_board::Script::Simplified) => Notation::chinese(Script::Simplified),
        };
        let mut position = self.game.start_position().clone();
        let write = |mv| {
            let text = notation.text(mv, &position);
            position.play_unchecked(mv);
            text
        };
        self.game.moves().map(write).collect()
    }

    /// The game as a line of text that [`LocalGame::load`] reads.
    pub fn save(&self) -> String {
        let players = match self.opponent {
            Opponent::Computer { level, human } => format!("computer {} {}", level.number(), human.name()),
            Opponent::SameScreen => "two 0 red".to_owned(),
        };
        let resigned = self.resigned.map_or("nobody", Color::name);
        let mut text = format!("2 {players} {} {} {resigned}", self.seed, self.bottom.name());
        for mv in self.game.moves() {
            text.push(' ');
            text.push_str(&mv.to_string());
        }
        text
    }

    /// Reads a saved game; nothing if the text is none, or was saved by a page that kept games differently.
    pub fn load(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        if words.next()? != "2" {
            return None;
        }
        let opponent = match (words.next()?, words.next()?, color(words.next()?)?) {
            ("computer", level, human) => {
                Opponent::Computer { level: Level::try_new(level.parse().ok()?)?, human }
            }
            ("two", _, _) => Opponent::SameScreen,
            _ => return None,
        };
        let mut local = Self::new(opponent, words.next()?.parse().ok()?);
        local.bottom = color(words.next()?)?;
        let resigned = words.next()?;
        for word in words {
            local.play(word.parse().ok()?).ok()?;
        }
        local.resigned = if resigned == "nobody" { None } else { Some(color(resigned)?) };
        Some(local)
    }
}

/// The side of a name.
pub(super) fn color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.name() == name)
}

#[cfg(test)]
mod tests;
