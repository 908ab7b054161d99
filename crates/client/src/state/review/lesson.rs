//! Learning from mistakes: for one after the other a better move is to be found.

use chuhe_board::{Arrow, ArrowKind, Scene};
use chuhe_rules::{Color, Game, Move, Position};
use chuhe_wire::Sentence;

use super::{Mistake, Review, told};

/// Mistakes from which somebody learns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Their places in the list of all.
    places: Vec<usize>,
    at: usize,
    phase: Phase,
    /// How many better moves were found without seeing the solution.
    found: usize,
    /// Whether the solution of the one that is on has been seen.
    seen: bool,
}

/// How far somebody is with a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A better move is to be found.
    Asking,
    /// The engine looks at the one that was made.
    Checking(Move),
    /// It is the best, or as good.
    Right {
        /// The move.
        mv: Move,
        /// Whether it is the best.
        best: bool,
    },
    /// It is not.
    Wrong {
        /// The move.
        mv: Move,
        /// The best reply.
        reply: Option<Move>,
        /// What it allows.
        costs: Vec<Sentence>,
    },
    /// The engine broke before it said anything of the move.
    Unchecked(Move),
    /// The best move is shown.
    Solved,
    /// There is no further mistake.
    Over,
}

impl Lesson {
    /// How far somebody is.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The number of the mistake, from 1, and how many there are.
    pub const fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.places.len())
    }

    /// How many better moves were found without seeing the solution.
    pub const fn found(&self) -> usize {
        self.found
    }

    pub(super) fn hear(&mut self, good: bool, reply: Option<Move>, costs: Vec<Sentence>) {
        let Phase::Checking(mv) = self.phase else { return };
        self.phase = if good { Phase::Right { mv, best: false } } else { Phase::Wrong { mv, reply, costs } };
        self.count();
    }

    pub(super) fn fail(&mut self) {
        if let Phase::Checking(mv) = self.phase {
            self.phase = Phase::Unchecked(mv);
        }
    }

    fn count(&mut self) {
        if matches!(self.phase, Phase::Right { .. }) && !self.seen {
            self.found += 1;
        }
    }
}

impl Review {
    /// How many mistakes of a side, or of both, somebody can learn from.
    pub fn lessons(&self, side: Option<Color>) -> usize {
        self.places(side).count()
    }

    /// The places of those with a grade and a better move.
    fn places(&self, side: Option<Color>) -> impl Iterator<Item = usize> {
        let is = move |mistake: &Mistake| {
            let is_own = side.is_none_or(|side| side == mistake.side);
            is_own && mistake.grade.is_some() && !mistake.better.is_empty()
        };
        self.mistakes.iter().enumerate().filter(move |(_, mistake)| is(mistake)).map(|(place, _)| place)
    }

    /// Begins with the mistakes of a side, or of both.
    pub fn learn(&mut self, side: Option<Color>) {
        let places: Vec<usize> = self.places(side).collect();
        let phase = Phase::Asking;
        self.lesson = (!places.is_empty()).then_some(Lesson { places, at: 0, phase, found: 0, seen: false });
    }

    /// Ends the lesson.
    pub fn leave_lesson(&mut self) {
        self.lesson = None;
    }

    /// The lesson that is on.
    pub const fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_ref()
    }

    /// The mistake that somebody is with.
    pub fn lesson_mistake(&self) -> Option<&Mistake> {
        let lesson = self.lesson.as_ref()?;
        self.mistakes.get(*lesson.places.get(lesson.at)?)
    }

    /// The game before that mistake.
    fn lesson_game(&self) -> Option<Game> {
        self.game_at(self.lesson_mistake()?.ply)
    }

    /// The move that was tried, where it is on the board.
    fn tried(&self) -> Option<Move> {
        match self.lesson.as_ref()?.phase {
            Phase::Checking(mv)
            | Phase::Right { mv, .. }
            | Phase::Wrong { mv, .. }
            | Phase::Unchecked(mv) => Some(mv),
            Phase::Asking | Phase::Solved | Phase::Over => None,
        }
    }

    /// The position that a lesson shows: before the mistake, or after the move that was tried.
    pub fn lesson_position(&self) -> Option<Position> {
        let mut position = self.lesson_game()?.position().clone();
        if let Some(mv) = self.tried() {
            position.play_unchecked(mv);
        }
        Some(position)
    }

    /// The side that is to find a move now.
    pub fn lesson_movable(&self) -> Option<Color> {
        (self.lesson.as_ref()?.phase == Phase::Asking).then(|| self.lesson_mistake().map(|own| own.side))?
    }

    /// What a lesson's board shows, but for what is in hand.
    pub fn lesson_scene(&self, bottom: Color) -> Option<Scene> {
        let (mistake, game, position) =
            (self.lesson_mistake()?, self.lesson_game()?, self.lesson_position()?);
        let mut scene = Scene::new(&position, bottom);
        scene.last_move = self.tried().or_else(|| game.moves().last());
        let mut arrow = |kind, position: &Position, mv: Move| {
            let piece = position.piece_at(mv.from());
            scene.arrows.extend(piece.map(|piece| Arrow::new(kind, piece.role, mv.from(), mv.to())));
        };
        match &self.lesson.as_ref()?.phase {
            Phase::Solved => {
                arrow(ArrowKind::Threat, game.position(), mistake.mv);
                if let Some(mv) = mistake.better.first() {
                    arrow(ArrowKind::Best, game.position(), *mv);
                }
            }
            Phase::Wrong { reply: Some(reply), .. } => arrow(ArrowKind::Threat, &position, *reply),
            _ => {}
        }
        Some(scene)
    }

    /// Takes a move instead of the mistake, and gives the order to look at it, if that is needed.
    pub fn attempt(&mut self, mv: Move) -> Option<String> {
        self.lesson_movable()?;
        let mut game = self.lesson_game()?;
        let mistake = self.lesson_mistake()?;
        let (best, is_played, expected) =
            (mistake.better.first() == Some(&mv), mistake.mv == mv, mistake.expected);
        let (reply, costs) = (mistake.reply, mistake.costs.clone());
        game.play_on(mv).ok()?;
        let id = self.id;
        let lesson = self.lesson.as_mut()?;
        lesson.phase = match (best, is_played) {
            (true, _) => Phase::Right { mv, best },
            // What the game's own move costs is known.
            (_, true) => Phase::Wrong { mv, reply, costs },
            _ => Phase::Checking(mv),
        };
        lesson.count();
        matches!(lesson.phase, Phase::Checking(_)).then(|| format!("try {id} {expected}\n{}", told(&game)))
    }

    /// Lets somebody try another move.
    pub fn try_again(&mut self) {
        if let Some(lesson) = &mut self.lesson
            && matches!(lesson.phase, Phase::Wrong { .. } | Phase::Unchecked(_) | Phase::Solved)
        {
            lesson.phase = Phase::Asking;
        }
    }

    /// Shows the best move.
    pub fn solve(&mut self) {
        if let Some(lesson) = self.lesson.as_mut().filter(|lesson| lesson.phase != Phase::Over) {
            lesson.phase = Phase::Solved;
            lesson.seen = true;
        }
    }

    /// Goes on to the next mistake.
    pub fn next_lesson(&mut self) {
        if let Some(lesson) = &mut self.lesson {
            lesson.seen = false;
            if lesson.at + 1 < lesson.places.len() {
                lesson.at += 1;
                lesson.phase = Phase::Asking;
            } else {
                lesson.phase = Phase::Over;
            }
        }
    }
}
