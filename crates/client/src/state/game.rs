//! A game on this screen: against the computer, or between two players.

use chuhe_board::input::Input;
use chuhe_board::{Refusal, Scene};
use chuhe_notation::{Notation, Script};
use chuhe_rules::{Color, Game, Illegal, Move, Outcome, Position};

use super::MoveText;

/// How strong the computer plays: 1 to 3.
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
}

impl LocalGame {
    /// A new game, seen from the person's side.
    pub fn new(opponent: Opponent) -> Self {
        let bottom = match opponent {
            Opponent::Computer { human, .. } => human,
            Opponent::SameScreen => Color::Red,
        };
        Self { game: Game::start(), opponent, bottom, resigned: None, shown: 0 }
    }

    /// The same players with the same sides, from the beginning.
    pub fn rematch(&self) -> Self {
        Self { bottom: self.bottom, ..Self::new(self.opponent) }
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
            (MoveText::Coordinates, _) => Notation::Coordinates,
            (MoveText::Chinese, chuhe_board::Script::Traditional) => Notation::Chinese(Script::Traditional),
            (MoveText::Chinese, chuhe_board::Script::Simplified) => Notation::Chinese(Script::Simplified),
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
        let mut text = format!("1 {players} {} {resigned}", self.bottom.name());
        for mv in self.game.moves() {
            text.push(' ');
            text.push_str(&mv.to_string());
        }
        text
    }

    /// Reads a saved game; nothing if the text is none, or was saved by a page that kept games differently.
    pub fn load(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        if words.next()? != "1" {
            return None;
        }
        let opponent = match (words.next()?, words.next()?, color(words.next()?)?) {
            ("computer", level, human) => {
                Opponent::Computer { level: Level::try_new(level.parse().ok()?)?, human }
            }
            ("two", _, _) => Opponent::SameScreen,
            _ => return None,
        };
        let mut local = Self { bottom: color(words.next()?)?, ..Self::new(opponent) };
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
mod tests {
    use super::*;

    fn against_computer(human: Color) -> LocalGame {
        LocalGame::new(Opponent::Computer { level: Level::ALL[0], human })
    }

    fn play(local: &mut LocalGame, moves: &str) {
        for word in moves.split(' ') {
            local.play(word.parse().unwrap()).unwrap();
        }
    }

    #[test]
    fn a_person_moves_only_the_own_pieces_against_the_computer() {
        let mut local = against_computer(Color::Red);
        assert_eq!((local.movable(), local.awaits_computer()), (Some(Color::Red), None));
        play(&mut local, "h2e2");
        assert_eq!((local.movable(), local.awaits_computer()), (None, Some(Level::ALL[0])));
        assert_eq!(against_computer(Color::Black).movable(), None);
    }

    #[test]
    fn two_players_move_in_turn() {
        let mut local = LocalGame::new(Opponent::SameScreen);
        play(&mut local, "h2e2");
        assert_eq!((local.movable(), local.awaits_computer()), (Some(Color::Black), None));
    }

    #[test]
    fn undo_takes_back_to_the_persons_turn() {
        let mut local = against_computer(Color::Red);
        assert!(!local.can_undo());
        play(&mut local, "h2e2");
        assert!(local.can_undo(), "while the computer thinks, the own move comes back");
        local.undo();
        assert_eq!(local.plies(), 0);
        play(&mut local, "h2e2 h9g7 h0g2 b9c7");
        local.undo();
        assert_eq!((local.plies(), local.movable()), (2, Some(Color::Red)));
    }

    #[test]
    fn the_computers_first_move_cannot_be_taken_back_alone() {
        let mut local = against_computer(Color::Black);
        play(&mut local, "h2e2");
        assert!(!local.can_undo());
        local.undo();
        assert_eq!(local.plies(), 1);
    }

    #[test]
    fn undo_between_two_players_takes_back_one_move() {
        let mut local = LocalGame::new(Opponent::SameScreen);
        play(&mut local, "h2e2 h9g7");
        local.undo();
        assert_eq!(local.plies(), 1);
    }

    #[test]
    fn resigning_ends_the_game() {
        let mut local = against_computer(Color::Black);
        assert!(!local.can_resign(), "before the first move there is nothing to give up");
        play(&mut local, "h2e2");
        local.resign();
        assert_eq!(local.verdict(), Some(Verdict::Resigned { winner: Color::Red }));
        assert_eq!((local.movable(), local.can_undo(), local.can_resign()), (None, false, false));
        let again = local.rematch();
        assert_eq!((again.plies(), again.verdict(), again.bottom()), (0, None, Color::Black));
    }

    #[test]
    fn of_two_players_the_one_to_move_resigns() {
        let mut local = LocalGame::new(Opponent::SameScreen);
        play(&mut local, "h2e2");
        local.resign();
        assert_eq!(local.verdict().and_then(Verdict::winner), Some(Color::Red));
    }

    #[test]
    fn looking_back_shows_and_does_not_touch() {
        let mut local = LocalGame::new(Opponent::SameScreen);
        play(&mut local, "h2e2 h9g7");
        local.show(1);
        assert_eq!((local.movable(), local.plies(), local.is_latest()), (None, 2, false));
        assert_eq!(local.position().turn(), Color::Black);
        assert_eq!(local.scene(&Input::default(), None).last_move, Some("h2e2".parse().unwrap()));
        local.show(99);
        assert!(local.is_latest());
        assert_eq!(local.movable(), Some(Color::Red));
    }

    #[test]
    fn a_saved_game_comes_back_whole() {
        let mut local = against_computer(Color::Black);
        play(&mut local, "h2e2 h9g7 h0g2");
        local.flip();
        assert_eq!(LocalGame::load(&local.save()), Some(local.clone()));
        local.resign();
        assert_eq!(LocalGame::load(&local.save()), Some(local));
        let two = LocalGame::new(Opponent::SameScreen);
        assert_eq!(LocalGame::load(&two.save()), Some(two));
    }

    #[test]
    fn what_is_no_saved_game_is_none() {
        for text in [
            "",
            "1",
            "2 two 0 red red nobody",
            "1 two 0 red red nobody a0a9",
            "1 computer 7 red red nobody",
            "1 computer 1 green red nobody",
            "1 two 0 red red someone",
        ] {
            assert_eq!(LocalGame::load(text), None, "{text}");
        }
    }

    #[test]
    fn moves_are_written_in_the_chosen_way() {
        let mut local = LocalGame::new(Opponent::SameScreen);
        play(&mut local, "h2e2 h9g7");
        let texts = |text, script| local.move_texts(text, script);
        assert_eq!(texts(MoveText::Chinese, chuhe_board::Script::Traditional), ["炮二平五", "馬8進7"]);
        assert_eq!(texts(MoveText::Chinese, chuhe_board::Script::Simplified), ["炮二平五", "马8进7"]);
        assert_eq!(texts(MoveText::Coordinates, chuhe_board::Script::Traditional), ["h2e2", "h9g7"]);
    }
}
