//! What is on the board: of the page's own game, or of a file.

use chuhe_board::input::{Effect, Event, Turn};
use chuhe_board::{Refusal, Scene};
use chuhe_rules::{Color, Position};

use super::{Model, Screen};
use crate::FILES;

impl Model {
    pub(super) fn handle(&mut self, event: Event) -> Option<Effect> {
        let position = self.position();
        let rules = if self.is_file() { self.files.reading.rules() } else { self.local.game().rules() };
        let turn = Turn { position: &position, rules, bottom: self.bottom(), movable: self.movable() };
        self.hands.handle(event, turn)
    }

    /// Whether a file is shown.
    pub(crate) fn is_file(&self) -> bool {
        FILES && self.screen == Screen::File
    }

    /// Whether somebody learns from the mistakes of a file's game.
    pub(crate) fn learns(&self) -> bool {
        self.is_file() && self.files.review.lesson().is_some()
    }

    /// The position on the board; the start position where a file shows a board that no game can have.
    pub(crate) fn position(&self) -> Position {
        if FILES && let Some(position) = self.files.review.lesson_position() {
            position
        } else if self.is_file() {
            self.files.reading.position().unwrap_or_else(Position::start)
        } else {
            self.local.position()
        }
    }

    /// The side at the bottom of the board.
    pub(crate) fn bottom(&self) -> Color {
        if self.is_file() { self.files.bottom() } else { self.local.bottom() }
    }

    /// The side whose pieces may be moved now.
    pub(crate) fn movable(&self) -> Option<Color> {
        if self.learns() {
            self.files.review.lesson_movable()
        } else if self.is_file() {
            self.files.reading.position().map(|position| position.turn())
        } else {
            self.local.movable()
        }
    }

    /// What the board shows, without explanations.
    pub(crate) fn scene(&self) -> Scene {
        if !self.is_file() {
            let mut scene = self.local.scene(&self.hands, self.refused.as_ref());
            if let Some(hint) = &self.hint {
                hint.show(&mut scene);
            }
            return scene;
        }
        if let Some(mut scene) = self.files.review.lesson_scene(self.bottom()) {
            if let Some(square) = self.hands.selected() {
                scene.selected = Some(square);
                scene.targets = self.files.reading.rules().targets(&self.position(), square);
            }
            scene.refused = self.refused.as_ref().map(Refusal::new);
            scene.dragging = self.hands.held_at().is_some();
            return scene;
        }
        let mut scene = self.files.reading.scene(self.bottom(), self.hands.selected(), self.refused.as_ref());
        scene.dragging = self.hands.held_at().is_some();
        match self.files.facts.marks() {
            Some((points, arrows)) => {
                scene.hinted = points;
                scene.arrows.extend(arrows);
            }
            None => scene.arrows.extend(self.files.analysis.arrows()),
        }
        scene
    }

    /// How many plies lead to the position on the board.
    pub(crate) fn shown(&self) -> usize {
        if self.is_file() { self.files.reading.ply() } else { self.local.shown() }
    }
}
