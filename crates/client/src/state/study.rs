//! A position and a line of moves to be tried out: what a diagram on a page shows.

use chuhe_board::Scene;
use chuhe_board::input::{Effect, Event, Input, Turn};
use chuhe_rules::{Color, Game, Illegal, Move, RuleSet};

use super::{Explanation, LocalGame, Note};

/// A diagram: the line that it is about, or the moves that a visitor makes instead.
#[derive(Clone, Debug)]
pub struct Study {
    given: Game,
    local: LocalGame,
    explanation: Explanation,
    hands: Input,
    refused: Option<Illegal>,
}

impl Study {
    /// A diagram of a position, given as a FEN, and the moves from there, by a named rule set; Red is at the bottom.
    ///
    /// It begins before the first move. Nothing if the position or a move is not allowed by the set, or there is no
    /// such set.
    pub fn new(fen: &str, moves: &str, rules: &str) -> Option<Self> {
        let text = format!("{fen} moves {moves}");
        let given = Game::from_fen_by(text.trim_end(), RuleSet::named(rules)?).ok()?;
        let mut study = Self {
            explanation: Explanation::of_all(&given),
            local: LocalGame::of(given.clone()),
            given,
            hands: Input::default(),
            refused: None,
        };
        study.show(0);
        Some(study)
    }

    /// The game and what of it is on the board.
    pub const fn local(&self) -> &LocalGame {
        &self.local
    }

    /// What every ply does.
    pub const fn explanation(&self) -> &Explanation {
        &self.explanation
    }

    /// What a hand holds.
    pub const fn hands(&self) -> &Input {
        &self.hands
    }

    /// The side whose pieces may be moved now: from any position of the line, unless the game is over there.
    pub fn movable(&self) -> Option<Color> {
        let game = self.local.game().at(self.local.shown());
        game.outcome().is_none().then(|| game.position().turn())
    }

    /// Whether the line is still the one that the diagram is about.
    pub fn is_given(&self) -> bool {
        self.local.game() == &self.given
    }

    /// What the board shows, but for the words of [`Study::explanation`].
    pub fn scene(&self) -> Scene {
        self.local.scene(&self.hands, self.refused.as_ref())
    }

    /// What there is to say: a refusal, or the result or a check once the last position is shown.
    pub fn note(&self) -> Option<Note> {
        Note::of_study(&self.local, self.refused.as_ref())
    }

    /// Shows the position after so many plies.
    pub fn show(&mut self, plies: usize) {
        self.clear();
        self.local.show(plies);
    }

    /// Goes back to the line that the diagram is about.
    pub fn reset(&mut self) {
        self.follow(self.given.clone());
        self.show(0);
    }

    /// Takes in what a hand did on the board; a move starts a line of its own from the position shown.
    pub fn handle(&mut self, event: Event) -> Option<Effect> {
        if matches!(event, Event::Down { .. } | Event::Key(_) | Event::Activated(_)) {
            self.refused = None;
        }
        let position = self.local.position();
        let (rules, movable) = (self.local.game().rules().clone(), self.movable());
        let turn = Turn { position: &position, rules: &rules, bottom: self.local.bottom(), movable };
        let effect = self.hands.handle(event, turn);
        match effect {
            Some(Effect::Played(mv)) => self.play(mv),
            Some(Effect::Refused(reason)) => self.refused = Some(reason),
            _ => {}
        }
        effect
    }

    fn play(&mut self, mv: Move) {
        let mut game = self.local.game().at(self.local.shown());
        if game.play(mv).is_ok() {
            self.follow(game);
        }
        self.clear();
    }

    fn follow(&mut self, game: Game) {
        self.explanation = Explanation::of_all(&game);
        self.local = LocalGame::of(game);
    }

    fn clear(&mut self) {
        self.hands.reset();
        self.refused = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHECKS: &str = "3k5/4P4/9/9/9/9/9/9/9/5K3 w";

    fn touch(study: &mut Study, point: &str) -> Option<Effect> {
        study.handle(Event::Activated(point.parse().unwrap()))
    }

    #[test]
    fn a_line_is_walked_and_left_and_found_again() {
        let mut study = Study::new(CHECKS, "e8d8 d9e9 d8e8", "wxf").unwrap();
        assert_eq!((study.local().shown(), study.movable()), (0, Some(Color::Red)));
        assert_eq!(study.explanation().plies(), 1..=3);
        study.show(1);
        assert_eq!(study.movable(), Some(Color::Black));
        touch(&mut study, "d9");
        assert_eq!(study.scene().targets.count(), 2);
        touch(&mut study, "d8");
        assert!(!study.is_given());
        assert_eq!((study.local().plies(), study.local().shown()), (2, 2));
        assert_eq!(study.explanation().plies(), 1..=2);
        study.reset();
        assert!(study.is_given());
        assert_eq!((study.local().plies(), study.local().shown()), (3, 0));
    }

    #[test]
    fn a_refusal_is_told_until_the_next_touch() {
        let mut study = Study::new(CHECKS, "", "wxf").unwrap();
        touch(&mut study, "e8");
        assert!(matches!(touch(&mut study, "e9"), Some(Effect::Played(_))));
        touch(&mut study, "d9");
        assert!(matches!(touch(&mut study, "d7"), Some(Effect::Refused(_))));
        assert_eq!(study.note().map(|note| note.id), Some("not-how-it-moves"));
        touch(&mut study, "d9");
        assert_eq!(study.note().map(|note| note.id), Some("note-check"));
    }

    #[test]
    fn the_sets_own_moves_are_allowed() {
        let facing = "4k4/9/9/9/9/9/9/9/9/4K4 w";
        assert!(Study::new(facing, "", "wxf").is_none());
        let study = Study::new(facing, "e0e9", "ukrainian").unwrap();
        assert_eq!(study.note(), None, "it begins before the move");
        let mut study = study;
        study.show(1);
        assert_eq!(study.note().map(|note| note.id), Some("result-general-captured"));
        assert_eq!(study.movable(), None);
        assert!(Study::new(facing, "", "unheard-of").is_none());
    }
}
