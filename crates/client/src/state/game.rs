//! A game on this screen: against the computer, between two players, or one that a server keeps.

mod saved;

use chuhe_board::input::Input;
use chuhe_board::{Refusal, Scene};
use chuhe_notation::Script;
use chuhe_play::{End, Handicap, How};
use chuhe_rules::{Color, First, Forecast, Game, Illegal, Move, Position, RuleSet, Setup};

use super::pace::pace;
use super::{Explanation, MoveText};

/// How strong the computer plays: 1 to 16.
///
/// A type of its own: the page speaks with the engine by messages only, so that crate `engine` is no part of what it loads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level(u8);

impl Level {
    /// How many there are.
    pub const COUNT: u8 = 16;

    /// The weakest, which a beginner can beat.
    pub const LOWEST: Self = Self(1);

    /// The level of this number, if there is one.
    pub fn try_new(number: u8) -> Option<Self> {
        (1..=Self::COUNT).contains(&number).then_some(Self(number))
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the group that it belongs to, 1 to 6: three levels have one name, and the last has its own.
    pub const fn group(self) -> u8 {
        self.0.div_ceil(3)
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
    /// A person elsewhere: the game is a server's.
    Elsewhere {
        /// The side of the person here; nothing for somebody who looks on.
        you: Option<Color>,
        /// Whether that person may move now, if the position and the clock allow it.
        free: bool,
    },
}

/// A game on this screen, and which of its positions is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalGame {
    game: Game,
    opponent: Opponent,
    /// What Red gives, if it gives anything.
    handicap: Option<Handicap>,
    bottom: Color,
    /// How it ended, if that does not follow from the moves.
    ended: Option<End>,
    /// How many plies of the game the board shows; all of them unless the player looks back.
    shown: usize,
    /// What the computer's mistakes in this game are drawn from.
    seed: u64,
    /// Why a repetition ended it, if one did.
    explanation: Option<Explanation>,
    /// The moves that were taken back and can be made again, the next one last.
    undone: Vec<Move>,
}

impl LocalGame {
    /// A new game by these rules, seen from the person's side; `first` begins where the rules let either side do so.
    ///
    /// Against the computer, the same moves bring the same answers if and only if the `seed` is the same.
    pub fn new(opponent: Opponent, rules: RuleSet, first: Color, seed: u64) -> Self {
        let mut setup = Position::start().setup();
        if rules.first == First::Either {
            setup.turn = first;
        }
        Self::from_setup(opponent, rules, setup, seed)
    }

    /// A new game in which Red gives Black something; else as [`LocalGame::new`].
    pub fn with_handicap(opponent: Opponent, rules: RuleSet, handicap: Handicap, seed: u64) -> Self {
        // The positions of the table are well formed.
        let setup = Setup::from_fen(&handicap.fen()).unwrap_or_else(|_| Position::start().setup());
        Self { handicap: Some(handicap), ..Self::from_setup(opponent, rules, setup, seed) }
    }

    fn from_setup(opponent: Opponent, rules: RuleSet, setup: Setup, seed: u64) -> Self {
        let start = rules.position(setup).expect("at the start no piece attacks a general");
        let bottom = match opponent {
            Opponent::Computer { human, .. } => human,
            Opponent::SameScreen => Color::Red,
            Opponent::Elsewhere { you, .. } => you.unwrap_or(Color::Red),
        };
        Self { opponent, bottom, seed, ..Self::of(Game::with_rules(start, rules)) }
    }

    /// The board before a game of a server is known: nobody's, and nothing can be moved.
    pub fn awaited() -> Self {
        let nobody = Opponent::Elsewhere { you: None, free: false };
        Self::new(nobody, RuleSet::default(), Color::Red, 0)
    }

    /// A game that has been begun elsewhere, between two players.
    pub(super) fn of(game: Game) -> Self {
        let (shown, explanation) = (game.plies().len(), Explanation::of(&game));
        Self {
            game,
            opponent: Opponent::SameScreen,
            handicap: None,
            bottom: Color::Red,
            ended: None,
            shown,
            seed: 0,
            explanation,
            undone: Vec::new(),
        }
    }

    /// The same players with the same sides and rules, from the beginning.
    pub fn rematch(&self, seed: u64) -> Self {
        let setup = self.game.start_position().setup();
        let again = Self::from_setup(self.opponent, self.game.rules().clone(), setup, seed);
        Self { bottom: self.bottom, handicap: self.handicap, ..again }
    }

    /// The game that is offered to a person who has lost this one to the computer: by the same rules, with a handicap.
    pub fn easier(&self, seed: u64) -> Option<Self> {
        let Opponent::Computer { level, .. } = self.opponent else { return None };
        let computer = Opponent::Computer { level, human: Color::Black };
        Some(Self::with_handicap(computer, self.game.rules().clone(), self.offer()?, seed))
    }

    /// Who sits on the other side.
    pub const fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// What Red gives, if it gives anything.
    pub const fn handicap(&self) -> Option<Handicap> {
        self.handicap
    }

    /// The handicap to offer for the next game to a person who has lost this one to the computer: more than in this one.
    pub fn offer(&self) -> Option<Handicap> {
        let Opponent::Computer { human, .. } = self.opponent else { return None };
        let lost = self.verdict()?.winner? != human;
        lost.then(|| self.handicap.map_or(Some(Handicap::OFFERED), Handicap::more))?
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
    pub fn verdict(&self) -> Option<End> {
        let by_rules = || self.game.outcome().map(End::from);
        match self.opponent {
            Opponent::Elsewhere { .. } => self.ended,
            _ => self.ended.or_else(by_rules),
        }
    }

    /// Whether a game is going on that it would be a pity to lose.
    pub fn is_unfinished(&self) -> bool {
        self.is_begun() && self.verdict().is_none()
    }

    /// Whether there is a move in it, or one that was taken back and can be made again.
    pub fn is_begun(&self) -> bool {
        self.plies() > 0 || self.can_redo()
    }

    /// Whether it is unfinished, and of this kind: of two people on the same screen, or against the computer.
    pub fn goes_on(&self, same_screen: bool) -> bool {
        self.is_unfinished() && (self.opponent == Opponent::SameScreen) == same_screen
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
        let position = self.told(self.plies());
        Some(format!("{begin}{position}\ngo level {} seed {}", level.number(), self.seed))
    }

    /// How long a person would think about the computer's move, if that is the answer to the question, in milliseconds.
    pub fn pace(&self, mv: Move) -> u64 {
        pace(&self.game, mv, self.seed)
    }

    /// The game up to the position after so many plies, for the engine: lines of UCI.
    pub(super) fn told(&self, plies: usize) -> String {
        let (rules, start) = (&self.game.rules().name, self.game.start_position().fen());
        let told = format!("rules {rules}\nposition fen {start} moves");
        with_moves(told, self.game.moves().take(plies))
    }

    /// The side whose pieces a person may move now.
    pub fn movable(&self) -> Option<Color> {
        let turn = self.game.position().turn();
        let free = match self.opponent {
            Opponent::Elsewhere { you, free } => free && you == Some(turn),
            _ => self.awaits_computer().is_none(),
        };
        (free && self.verdict().is_none() && self.is_latest()).then_some(turn)
    }

    /// Whether the computer made the move after so many plies.
    pub fn made_by_computer(&self, plies: usize) -> bool {
        let Opponent::Computer { human, .. } = self.opponent else { return false };
        plies < self.plies() && self.game.position_at(plies).turn() != human
    }

    /// Makes a move and shows it.
    ///
    /// # Errors
    /// If the rules refuse it or the game is over; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        if self.ended.is_none() {
            self.game.play(mv)?;
            // Who goes the way that was taken back may go on along it; another way begins anew.
            if self.undone.pop() != Some(mv) {
                self.undone.clear();
            }
            self.shown = self.plies();
            self.explanation = Explanation::of(&self.game);
        }
        Ok(())
    }

    /// Takes over the game as its server has it: its moves and its end, and whether the person `you` may move.
    ///
    /// Shows the latest position if there is another one now.
    pub(super) fn follow(&mut self, moves: &[Move], ended: Option<End>, you: Option<Color>, free: bool) {
        let same = self.game.moves().zip(moves).take_while(|(own, mv)| own == *mv).count();
        let is_other = same < self.plies() || same < moves.len();
        while self.plies() > same {
            self.game.undo();
        }
        // The server's rules count: what those of this page would not allow is not to be understood here.
        let _ = moves[same..].iter().try_for_each(|mv| self.game.play_on(*mv));
        self.opponent = Opponent::Elsewhere { you, free };
        if is_other {
            self.shown = self.plies();
        }
        if is_other || self.ended != ended {
            self.ended = ended;
            self.explanation = ended.and_then(|_| Explanation::of(&self.game));
        }
    }

    /// Turns the board to the side of the person here.
    pub(super) fn sit(&mut self, bottom: Color) {
        self.bottom = bottom;
    }

    /// Why a repetition ended the game, if one did.
    pub const fn explanation(&self) -> Option<&Explanation> {
        self.explanation.as_ref()
    }

    /// The moves that would end the game by repetition, if they were made now, and how.
    pub fn forecasts(&self) -> Vec<(Move, Forecast)> {
        if !self.is_latest() || self.ended.is_some() {
            return Vec::new();
        }
        let moves = self.game.legal_moves();
        moves.iter().filter_map(|mv| Some((*mv, self.game.forecast(*mv)?))).collect()
    }

    /// Whether there is a move to take back.
    pub fn can_undo(&self) -> bool {
        let here = self.ended.is_none() && !self.is_elsewhere();
        here && self.plies_to_undo() <= self.plies() && self.plies() > 0
    }

    /// Takes back the last move; against the computer the person's last move, with the answer if there was one.
    pub fn undo(&mut self) {
        if self.can_undo() {
            for _ in 0..self.plies_to_undo() {
                self.undone.extend(self.game.moves().last());
                self.game.undo();
            }
            self.shown = self.plies();
            self.explanation = None;
        }
    }

    /// Whether there is a move that was taken back and can be made again.
    pub fn can_redo(&self) -> bool {
        self.ended.is_none() && !self.undone.is_empty()
    }

    /// Makes the move again that was taken back last; against the computer with the answer, if there was one.
    pub fn redo(&mut self) {
        while let Some(mv) = self.undone.last().copied().filter(|_| self.can_redo()) {
            if self.play(mv).is_err() {
                // Somebody else wrote what was kept.
                self.undone.clear();
            }
            if self.awaits_computer().is_none() {
                break;
            }
        }
    }

    fn plies_to_undo(&self) -> usize {
        match self.opponent {
            Opponent::Computer { human, .. } if self.game.position().turn() == human => 2,
            _ => 1,
        }
    }

    /// Whether the game is a server's.
    pub const fn is_elsewhere(&self) -> bool {
        matches!(self.opponent, Opponent::Elsewhere { .. })
    }

    /// Whether somebody can give up now.
    pub fn can_resign(&self) -> bool {
        self.plies() > 0 && self.verdict().is_none()
    }

    /// The person gives up; of two persons the one to move.
    pub fn resign(&mut self) {
        if self.can_resign() {
            let loser = match self.opponent {
                Opponent::Computer { human, .. } => human,
                _ => self.game.position().turn(),
            };
            self.ended = Some(resigned(loser));
            self.shown = self.plies();
        }
    }

    /// The position that the board shows.
    pub fn position(&self) -> Position {
        self.game.position_at(self.shown)
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
            scene.targets = self.game.rules().targets(&position, square);
            let repeats = self.forecasts().into_iter().map(|(mv, _)| mv).filter(|mv| mv.from() == square);
            scene.repeats = repeats.map(Move::to).collect();
        }
        scene.refused = refused.map(Refusal::new);
        scene
    }

    /// The game up to the position after so many plies, and these moves, as far as they can be made there.
    pub(super) fn continued(&self, plies: usize, moves: &[Move]) -> Self {
        let mut other = self.clone();
        other.ended = None;
        while other.plies() > plies {
            other.game.undo();
        }
        // What cannot be made is none of this game's moves.
        let _ = moves.iter().try_for_each(|mv| other.play(*mv));
        other
    }

    /// The moves as text, in order.
    pub fn move_texts(&self, text: MoveText, script: Script) -> Vec<String> {
        let notation = text.notation(script);
        let mut position = self.game.start_position().clone();
        let write = |mv| {
            let text = notation.text(mv, &position);
            position.play_unchecked(mv);
            text
        };
        self.game.moves().map(write).collect()
    }
}

/// A text with moves behind it, each after a space.
fn with_moves(mut text: String, moves: impl Iterator<Item = Move>) -> String {
    for mv in moves {
        text.push(' ');
        text.push_str(&mv.to_string());
    }
    text
}

/// That a side gave up.
fn resigned(loser: Color) -> End {
    End { winner: Some(!loser), how: How::Resignation }
}

/// The side of a name.
pub(super) fn color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.name() == name)
}

#[cfg(test)]
mod tests;
