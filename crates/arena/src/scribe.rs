//! Games of a match as records, to be written in any format.

use std::time::Duration;

use chuhe_engine::Score;
use chuhe_record::{Builder, Eval, Record, tag};
use chuhe_rules::Color;

use crate::limit::time_control;
use crate::played::{Moved, Played};
use crate::{End, Limit, Plan};

/// A game as a record: the moves with their times, evaluations and clocks; `date` as PGN has it, `2026.11.30`.
pub fn record(plan: &Plan, played: &Played, date: &str) -> Record {
    let names = plan.names();
    let round = played.round;
    let mut builder = Builder::new(plan.opening(round).setup(), plan.rules.clone());
    let record = builder.record_mut();
    record.result = played.result();
    let tags = &mut record.tags;
    tags.set(tag::EVENT, format!("{} – {}", names[0], names[1]));
    tags.set(tag::DATE, date);
    tags.set(tag::ROUND, format!("{}.{}", round.pair() + 1, round.0 % 2 + 1));
    tags.set(tag::RED, &names[round.engine(Color::Red)]);
    tags.set(tag::BLACK, &names[round.engine(Color::Black)]);
    let limits = Color::ALL.map(|color| plan.limit(round.engine(color)));
    if let [Limit::Clock { base, increment }, other] = limits
        && limits[0] == other
        && plan.nodes_as_time.is_none()
    {
        tags.set(tag::TIME_CONTROL, time_control(base, increment));
    }
    tags.set(tag::TERMINATION, played.end.termination());
    let mut clocks = limits.map(|limit| match limit {
        Limit::Clock { base, increment } if plan.nodes_as_time.is_none() => Some((base, increment)),
        _ => None,
    });
    for moved in &played.moves {
        if builder.play(moved.mv).is_err() {
            break;
        }
        let notes = builder.notes();
        notes.elapsed = Some(Duration::from_millis(moved.time));
        notes.eval = eval(moved);
        if let Some((left, increment)) = &mut clocks[moved.side as usize] {
            *left = left.saturating_sub(moved.time) + *increment;
            notes.clock = Some(Duration::from_millis(*left));
        }
    }
    if let End::Fault { side, fault } = &played.end {
        builder.notes().add_comment(&format!("{} {fault}", names[round.engine(*side)]));
    }
    builder.finish()
}

/// What an engine thought, as good for Red; a win by the rules on repetition has no place there.
fn eval(moved: &Moved) -> Option<Eval> {
    let mate = |moves: u32| i32::try_from(moves).unwrap_or(i32::MAX);
    let for_red = |score: i32| moved.side.fold(score, -score);
    let score = match moved.score? {
        Score::Centipawns(score) => chuhe_record::Score::Centipawns(for_red(score)),
        Score::MateIn(moves) => chuhe_record::Score::Mate(for_red(mate(moves))),
        Score::MatedIn(moves) => chuhe_record::Score::Mate(for_red(-mate(moves))),
        Score::WinByRule | Score::LossByRule => return None,
    };
    Some(Eval { score, depth: moved.depth.and_then(|depth| u16::try_from(depth).ok()) })
}
