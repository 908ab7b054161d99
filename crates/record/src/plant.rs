//! Making a record from a stored tree whose moves are squares.

use chuhe_notation::ParseError;
use chuhe_rules::{Move, Setup, Square};

use crate::builder::{Builder, Unplayable};
use crate::draft::shorten;
use crate::sink::Sink;
use crate::{NodeId, Problem, Record, commands, keep};

/// How much of a line that cannot be played is kept as a comment, in characters.
const KEPT: usize = 2000;

/// A move as a file has it: two squares, or what stands there instead, in the file's own words.
pub(crate) type Stored = Result<Move, String>;

/// A move from two squares that may be none; `raw` is what the file has.
pub(crate) fn stored(from: Option<Square>, to: Option<Square>, raw: impl FnOnce() -> String) -> Stored {
    from.zip(to).and_then(|(from, to)| Move::try_new(from, to)).ok_or_else(raw)
}

/// Gives the move to the side whose piece moves first; files of composed positions often have the wrong one.
pub(crate) fn correct_side(
    setup: &mut Setup,
    first: Option<Square>,
    byte: Option<usize>,
    sink: &mut Sink<'_>,
) {
    let mover = first.and_then(|square| setup.board[square.index()]);
    if let Some(mover) = mover.filter(|mover| mover.color != setup.turn) {
        setup.turn = mover.color;
        sink.warn(None, byte, Problem::SideCorrected);
    }
}

/// A line that cannot be played from one of its moves on.
struct Lost {
    /// The node before it.
    node: NodeId,
    /// The ply of its first move.
    ply: usize,
    /// The ply of the last move that was kept as text; a variation within the line is not kept.
    last: usize,
    text: String,
}

/// Makes a record from moves that come with their plies, each after its parent, the main line first.
pub(crate) struct Planter<'a, 'v> {
    builder: Builder,
    sink: &'a mut Sink<'v>,
    /// How many moves came.
    moves: usize,
    /// The line that cannot be played and is not yet left.
    lost: Option<Lost>,
}

impl<'a, 'v> Planter<'a, 'v> {
    /// Begins with a record without moves; `byte` is where its board is.
    pub(crate) fn new(record: Record, byte: Option<usize>, sink: &'a mut Sink<'v>) -> Self {
        let record = sink.start(record, byte);
        Self { builder: Builder::on(record), sink, moves: 0, lost: None }
    }

    /// Where warnings go.
    pub(crate) fn sink(&mut self) -> &mut Sink<'v> {
        self.sink
    }

    /// The record so far.
    pub(crate) fn record(&mut self) -> &mut Record {
        self.builder.record_mut()
    }

    /// Adds a move at a ply, from 1: an answer to the latest move at the ply before.
    ///
    /// False if there are too many moves, so that reading should end.
    pub(crate) fn play(&mut self, ply: usize, mv: &Stored, byte: usize) -> bool {
        let limit = self.sink.limits.moves;
        if self.moves >= limit {
            self.sink.warn(Some(ply), Some(byte), Problem::TooLong { limit });
            return false;
        }
        self.moves += 1;
        if self.lost.as_ref().is_some_and(|lost| ply <= lost.ply) {
            self.give_up();
        }
        if let Some(lost) = &mut self.lost {
            if ply == lost.last + 1 && lost.text.len() < KEPT {
                lost.last = ply;
                lost.text.push(' ');
                lost.text.push_str(&text(mv));
            }
            return true;
        }
        self.builder.back_to(ply - 1);
        let problem = match mv {
            Ok(mv) => match self.builder.play(*mv) {
                Ok(_) => return true,
                Err(Unplayable::Start) => None,
                Err(Unplayable::Illegal(why)) => {
                    Some(Problem::BadMove { found: mv.to_string(), why: ParseError::Illegal(why) })
                }
            },
            Err(found) => Some(Problem::Malformed { found: found.clone() }),
        };
        if let Some(problem) = problem {
            self.sink.warn(Some(ply), Some(byte), problem);
        }
        self.lost = Some(Lost { node: self.builder.node(), ply, last: ply, text: text(mv) });
        true
    }

    /// Adds what is said after the last move, or about the game before the first; `byte` is where it is said.
    pub(crate) fn comment(&mut self, comment: &str, byte: Option<usize>) {
        if comment.is_empty() {
            return;
        }
        match &mut self.lost {
            Some(lost) if lost.text.len() < KEPT => {
                lost.text.push(' ');
                lost.text.push_str(comment);
            }
            Some(_) => {}
            None => {
                let comment = self.sink.cut(comment, Some(self.builder.plies()), byte);
                let mut said = commands::take(comment, self.builder.notes());
                if self.moves == 0 {
                    keep::take_tags(&mut said, &mut self.record().tags);
                }
                self.builder.notes().add_comment(&said);
            }
        }
    }

    /// Leaves a line that cannot be played; its text is kept as a comment.
    fn give_up(&mut self) {
        if let Some(lost) = self.lost.take() {
            self.record().notes_mut(lost.node).add_comment(&shorten(&lost.text, KEPT));
        }
    }

    /// The record.
    pub(crate) fn finish(mut self) -> Record {
        self.give_up();
        self.builder.finish()
    }
}

fn text(mv: &Stored) -> String {
    match mv {
        Ok(mv) => mv.to_string(),
        Err(raw) => raw.clone(),
    }
}
