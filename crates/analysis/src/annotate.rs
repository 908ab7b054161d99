//! A review written into a record.

use chuhe_engine::{Chances, Score};
use chuhe_record::{Eval, NodeId, Record};
use chuhe_rules::{Color, Game, Move};

use crate::{Assessment, Judgement, Review};

/// The main line of a record as a game, by its rules; nothing if the record begins with an impossible board.
///
/// A record may go on where its rules say that the game is over; so does the game.
pub fn main_game(record: &Record) -> Option<Game> {
    let mut game = Game::with_rules(record.start_position().ok()?, record.rules().clone());
    for id in record.main_line() {
        game.play_on(record.mv(id)?).ok()?;
    }
    Some(game)
}

/// Writes what is known of the main line into a record: an evaluation of each position, and for a mistake its glyph, the better
/// lines as variations, and what `say` makes of it as a comment.
///
/// What people wrote stays, but for evaluations and the glyphs from `!` to `?!` of moves that are judged.
/// Annotated a second time by the same review, a record stays as it is.
///
/// # Panics
/// If the record is not the one that the review's game came from.
pub fn annotate(record: &mut Record, review: &Review, mut say: impl FnMut(&Judgement) -> Option<String>) {
    let nodes: Vec<NodeId> = std::iter::once(Record::ROOT).chain(record.main_line()).collect();
    for (ply, id) in nodes.iter().enumerate() {
        if let Some(assessment) = review.assessment(ply) {
            let turn = review.game_at(ply).position().turn();
            record.notes_mut(*id).eval = eval(assessment, turn);
        }
    }
    for judgement in review.judgements() {
        let (parent, id) = (nodes[judgement.ply], nodes[judgement.ply + 1]);
        let notes = record.notes_mut(id);
        if let Some(grade) = judgement.grade {
            notes.nags.retain(|nag| !(1..=6).contains(nag));
            notes.nags.insert(0, grade.nag());
        }
        if let Some(text) = say(&judgement)
            && !notes.comment.lines().any(|line| line == text)
        {
            notes.add_comment(&text);
        }
        if judgement.grade.is_some() || judgement.lapse.is_some() {
            insert(record, parent, &judgement.better);
            let others = review.assessment(judgement.ply).map_or(&[][..], |before| &before.others);
            for other in others.iter().filter(|other| Chances::of(other.score).points() > judgement.kept) {
                insert(record, parent, &other.line);
            }
        }
    }
}

/// Makes the moves of a line below a node, as far as they are legal.
fn insert(record: &mut Record, parent: NodeId, line: &[Move]) {
    let mut at = parent;
    for mv in line {
        let Ok(next) = record.insert(at, *mv) else { break };
        at = next;
    }
}

/// An evaluation as records keep it; a win by rule has none, as it is no mate and no number.
fn eval(assessment: &Assessment, turn: Color) -> Option<Eval> {
    let sign = turn.fold(1, -1);
    let moves = |moves: u32| i32::try_from(moves).unwrap_or(i32::MAX);
    let score = match assessment.score {
        Score::Centipawns(value) => chuhe_record::Score::Centipawns(sign * value),
        Score::MateIn(count) => chuhe_record::Score::Mate(sign * moves(count)),
        // Who is mated on the board has no number to be mated in.
        Score::MatedIn(0) | Score::WinByRule | Score::LossByRule => return None,
        Score::MatedIn(count) => chuhe_record::Score::Mate(-sign * moves(count)),
    };
    let depth = u16::try_from(assessment.depth).ok().filter(|depth| *depth > 0);
    Some(Eval { score, depth })
}
