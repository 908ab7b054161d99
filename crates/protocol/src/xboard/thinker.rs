//! The engine while it thinks, on a thread of its own.

use core::fmt::Write as _;
use std::io::Write;
use std::sync::{Arc, Mutex};

use chuhe_engine::{Now, Report, Stop};
use chuhe_rules::{Color, Ending, Game, Move, Outcome};

use super::thought::{Status, Thought};
use crate::output::Output;
use crate::{Answer, Go, Player, Wish};

/// What a search needs beside the player.
pub(super) struct Thinker<'a, W, N> {
    pub(super) output: &'a Output<W>,
    pub(super) now: &'a N,
    /// Set while thoughts are not to be told.
    pub(super) quiet: Stop,
    /// Set while a draw offer of the opponent stands.
    pub(super) offered: Stop,
    /// Ends the thought about a move, which is made then.
    pub(super) hurry: Stop,
    /// Ends everything; nothing more is said.
    pub(super) halt: Stop,
    /// Set once the move is made, or where there is none to make.
    pub(super) moved: Stop,
    pub(super) last: Last,
    /// Whether to think on while the opponent does.
    pub(super) ponders: bool,
}

/// What a search has found last, with the number of moves there are.
#[derive(Clone, Default)]
pub(super) struct Last(Arc<Mutex<Option<(Report, usize)>>>);

impl Last {
    fn set(&self, report: Report, moves: usize) {
        if let Ok(mut last) = self.0.lock() {
            *last = Some((report, moves));
        }
    }

    /// The line that tells how far it is; nothing before the first report.
    pub(super) fn status(&self) -> Option<String> {
        let last = self.0.lock().ok()?;
        last.as_ref().map(|(report, moves)| Status(report, *moves).to_string())
    }
}

impl<W: Write, N: Now> Thinker<'_, W, N> {
    /// Thinks until it is told to end.
    pub(super) fn analyse(&self, player: &mut Player, go: &Go) {
        self.search(player, go, &self.halt, true);
    }

    /// Thinks about a move and makes it, then thinks on while the opponent does.
    pub(super) fn play(&self, player: &mut Player, go: &Go) {
        let answer = self.search(player, go, &self.hurry, !self.quiet.is_set());
        let expected = if self.halt.is_set() { None } else { self.answer(player, &answer) };
        self.moved.set();
        if let Some(mv) = expected.filter(|_| self.ponders && !self.halt.is_set())
            && player.play_move(mv).is_ok()
        {
            self.search(player, &Go { infinite: true, ..Go::default() }, &self.halt, false);
            player.take_back();
        }
    }

    fn search(&self, player: &mut Player, go: &Go, stop: &Stop, told: bool) -> Answer {
        let moves = player.game().legal_moves().len();
        player.think(go, self.now, stop, |answer| {
            if let Answer::Info(report, _) = answer {
                // Nobody listens any more: stop thinking.
                if told && !self.output.write(Thought(&report)) {
                    stop.set();
                }
                self.last.set(report, moves);
            }
        })
    }

    /// Makes the move and says what there is to say; the answer is the reply that is expected.
    fn answer(&self, player: &mut Player, answer: &Answer) -> Option<Move> {
        let Answer::BestMove { best, ponder, wish } = answer else { return None };
        let was_drawn = is_drawn(player.game());
        let Some(best) = best else {
            self.output.write(player.game().outcome().and_then(claim).unwrap_or_else(|| "resign".to_owned()));
            return None;
        };
        if *wish == Wish::Resign {
            self.output.write("resign");
            return None;
        }
        let agrees = self.offered.is_set() && player.agrees();
        self.offered.clear();
        player.play_move(*best).ok()?;
        let mut lines = String::new();
        if agrees || was_drawn || *wish == Wish::Draw || is_drawn(player.game()) {
            lines.push_str("offer draw\n");
        }
        let _ = write!(lines, "move {best}");
        let claim = player.game().outcome().and_then(claim);
        if let Some(claim) = &claim {
            lines.push('\n');
            lines.push_str(claim);
        }
        self.output.write(lines);
        ponder.filter(|_| claim.is_none())
    }
}

fn is_drawn(game: &Game) -> bool {
    game.outcome().is_some_and(|outcome| outcome.winner.is_none())
}

/// The line that claims the end of a game, where every referee sees it.
pub(super) fn claim(outcome: Outcome) -> Option<String> {
    let winner = outcome.winner?;
    let (result, name, other) = match winner {
        Color::Red => ("1-0", "Red", "Black"),
        Color::Black => ("0-1", "Black", "Red"),
    };
    match outcome.ending {
        Ending::Checkmate => Some(format!("{result} {{{name} mates}}")),
        Ending::Stalemate => Some(format!("{result} {{{other} has no move}}")),
        Ending::GeneralCaptured => Some(format!("{result} {{{name} takes the general}}")),
        _ => None,
    }
}
