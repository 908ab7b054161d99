//! From pointers and keys to moves: a pure state machine.
//!
//! Tapping and dragging are one thing: a press on an own piece takes it in hand at once, and the piece is played by releasing it
//! elsewhere or by another tap. Nothing here is ever an illegal move: what the rules refuse comes out as a refusal.

use chuhe_rules::{Color, File, Illegal, Move, Position, Rank, RuleSet, Square};

use crate::geometry::{PITCH, Place};

/// How far a pressed pointer may wander, in board units, before a tap becomes a drag.
const DRAG_THRESHOLD: f32 = 0.22 * PITCH;

/// What the machine must know of the game to judge an event.
#[derive(Clone, Copy)]
pub struct Turn<'a> {
    /// The position on the board.
    pub position: &'a Position,
    /// The rules that say which moves are allowed.
    pub rules: &'a RuleSet,
    /// Whose side of the board is at the bottom.
    pub bottom: Color,
    /// The side whose pieces may be moved now; none while waiting for the other player or when the game is over.
    pub movable: Option<Color>,
}

/// Something that a player did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A pointer (mouse button, finger, pen) went down.
    Down {
        /// Which pointer.
        pointer: i32,
        /// Where.
        at: Place,
    },
    /// A pointer moved, pressed or not.
    Moved {
        /// Which pointer.
        pointer: i32,
        /// Where to.
        at: Place,
    },
    /// A pointer was released.
    Up {
        /// Which pointer.
        pointer: i32,
        /// Where.
        at: Place,
    },
    /// The system took a pointer away: a scroll, a second finger, a switched window.
    Cancelled {
        /// Which pointer.
        pointer: i32,
    },
    /// A key was pressed while a point had the focus.
    Key(Key),
    /// A point was activated by other means, as screen readers do.
    Activated(Square),
    /// A point got the focus by other means, as screen readers do.
    Entered(Square),
}

/// The keys that the board answers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// One point to the left as seen.
    Left,
    /// One point to the right as seen.
    Right,
    /// One point up as seen.
    Up,
    /// One point down as seen.
    Down,
    /// The leftmost point of the row as seen.
    Home,
    /// The rightmost point of the row as seen.
    End,
    /// Takes or drops a piece, as a tap does.
    Enter,
    /// Puts the piece in hand back.
    Escape,
}

impl Key {
    /// The key of a name as browsers give it (`ArrowLeft`, `Enter`, ` `, …).
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "ArrowLeft" => Self::Left,
            "ArrowRight" => Self::Right,
            "ArrowUp" => Self::Up,
            "ArrowDown" => Self::Down,
            "Home" => Self::Home,
            "End" => Self::End,
            "Enter" | " " => Self::Enter,
            "Escape" => Self::Escape,
            _ => return None,
        })
    }
}

/// What an event came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A piece was taken in hand.
    Selected(Square),
    /// The piece in hand was put back.
    Deselected,
    /// A legal move.
    Played(Move),
    /// A move that the rules refuse; the piece stays in hand.
    Refused(Illegal),
    /// The keyboard's focus moved to a point.
    Focused(Square),
    /// The piece in hand left its point and follows the pointer, or moved on with it; see [`Input::held_at`].
    Dragged,
}

/// A pointer that is down.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Press {
    pointer: i32,
    start: Place,
    square: Square,
    /// Whether the press itself took the piece in hand, so that the release must not put it back.
    took: bool,
    /// Where the piece is held once the press has become a drag.
    held_at: Option<Place>,
}

/// The state of a player's hands: the piece in hand, the pointer that is down, the keyboard's focus.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    selected: Option<Square>,
    press: Option<Press>,
    focus: Square,
}

impl Default for Input {
    fn default() -> Self {
        Self { selected: None, press: None, focus: Square::new(File::E, Rank::R0) }
    }
}

impl Input {
    /// The piece in hand.
    pub const fn selected(&self) -> Option<Square> {
        self.selected
    }

    /// The point that has the keyboard's focus.
    pub const fn focus(&self) -> Square {
        self.focus
    }

    /// Where a dragged piece is held, while one is.
    pub fn held_at(&self) -> Option<Place> {
        self.press.and_then(|press| press.held_at)
    }

    /// Puts the piece in hand back and forgets a pointer that is down: for when the position changes by other means.
    pub fn reset(&mut self) {
        self.selected = None;
        self.press = None;
    }

    /// Takes in an event and says what it came to, if to anything.
    pub fn handle(&mut self, event: Event, turn: Turn) -> Option<Effect> {
        if self.selected.is_some_and(|square| !turn.owns(square)) {
            self.reset();
        }
        match event {
            Event::Down { pointer, at } => self.down(pointer, at, turn),
            Event::Moved { pointer, at } => self.moved(pointer, at),
            Event::Up { pointer, at } => self.up(pointer, at, turn),
            Event::Cancelled { pointer } => self.cancelled(pointer),
            Event::Key(Key::Escape) => self.put_back(),
            Event::Key(Key::Enter) => self.activate(self.focus, turn),
            Event::Key(key) => {
                self.focus = neighbour(self.focus, key, turn.bottom);
                Some(Effect::Focused(self.focus))
            }
            Event::Activated(square) => {
                self.focus = square;
                self.activate(square, turn)
            }
            Event::Entered(square) => {
                let moved = self.focus != square;
                self.focus = square;
                moved.then_some(Effect::Focused(square))
            }
        }
    }

    fn down(&mut self, pointer: i32, at: Place, turn: Turn) -> Option<Effect> {
        if self.press.is_some() {
            return None;
        }
        let square = at.square(turn.bottom)?;
        let took = turn.owns(square) && self.selected != Some(square);
        self.press = Some(Press { pointer, start: at, square, took, held_at: None });
        self.focus = square;
        took.then(|| self.take(square))
    }

    fn moved(&mut self, pointer: i32, at: Place) -> Option<Effect> {
        let press = self.press.as_mut().filter(|press| press.pointer == pointer)?;
        if self.selected != Some(press.square) {
            return None;
        }
        if press.held_at.is_none() && press.start.distance(at) < DRAG_THRESHOLD {
            return None;
        }
        press.held_at = Some(at);
        Some(Effect::Dragged)
    }

    fn up(&mut self, pointer: i32, at: Place, turn: Turn) -> Option<Effect> {
        let press = self.press.filter(|press| press.pointer == pointer)?;
        self.press = None;
        let target = at.square(turn.bottom);
        if press.held_at.is_some() {
            return match target {
                Some(target) if target != press.square => self.attempt(press.square, target, turn),
                _ => Some(Effect::Selected(press.square)),
            };
        }
        // A pointer that slid off its point before release means nothing: a slip is not a move.
        if target != Some(press.square) || press.took {
            return None;
        }
        self.activate(press.square, turn)
    }

    fn cancelled(&mut self, pointer: i32) -> Option<Effect> {
        let press = self.press.filter(|press| press.pointer == pointer)?;
        self.press = None;
        if press.took { self.put_back() } else { press.held_at.map(|_| Effect::Selected(press.square)) }
    }

    /// What a tap, the Enter key or a screen reader's activation does to a point.
    fn activate(&mut self, square: Square, turn: Turn) -> Option<Effect> {
        match self.selected {
            Some(selected) if selected == square => self.put_back(),
            _ if turn.owns(square) => Some(self.take(square)),
            Some(selected) => self.attempt(selected, square, turn),
            None => None,
        }
    }

    fn attempt(&mut self, from: Square, to: Square, turn: Turn) -> Option<Effect> {
        let mv = Move::try_new(from, to)?;
        match turn.rules.legality(turn.position, mv) {
            Ok(()) => {
                self.reset();
                Some(Effect::Played(mv))
            }
            Err(reason) => Some(Effect::Refused(reason)),
        }
    }

    fn take(&mut self, square: Square) -> Effect {
        self.selected = Some(square);
        Effect::Selected(square)
    }

    fn put_back(&mut self) -> Option<Effect> {
        self.press = None;
        self.selected.take().map(|_| Effect::Deselected)
    }
}

impl Turn<'_> {
    /// Whether a piece that may be moved now stands on the point.
    fn owns(self, square: Square) -> bool {
        self.movable == Some(self.position.turn())
            && self.position.piece_at(square).is_some_and(|piece| Some(piece.color) == self.movable)
    }
}

/// The point that a key leads to, staying on the board.
fn neighbour(square: Square, key: Key, bottom: Color) -> Square {
    let turned = |square: Square| bottom.fold(square, square.rotate());
    let seen = turned(square);
    let file = seen.file() as i8;
    let (files, ranks) = match key {
        Key::Left => (-1, 0),
        Key::Right => (1, 0),
        Key::Up => (0, 1),
        Key::Down => (0, -1),
        Key::Home => (-file, 0),
        Key::End => (8 - file, 0),
        Key::Enter | Key::Escape => (0, 0),
    };
    seen.offset(files, ranks).map_or(square, turned)
}

#[cfg(test)]
mod tests;
