//! One game: engines move in turn until the rules, the judge of the match or a fault ends it.

use chuhe_engine::Stop;
use chuhe_rules::{ByColor, Color, Game};

use crate::adjudicate::Adjudicator;
use crate::contender::{Answer, Ask, Contender, Failure, Wish, centipawns};
use crate::fault::Fault;
use crate::played::{End, Moved, Played};
use crate::{Limit, Plan, Round};

/// The match was broken off, and the game with it.
pub(crate) struct Cut;

/// Plays a game; `contenders` are in the order of the plan's engines.
///
/// # Errors
/// If `stop` is set before it is over.
pub(crate) fn play(
    plan: &Plan,
    round: Round,
    mut contenders: [&mut Contender; 2],
    stop: &Stop,
) -> Result<Played, Cut> {
    let mut moves = Vec::new();
    let end = end(plan, round, &mut contenders, &mut moves, stop)?;
    Ok(Played { round, moves, end })
}

fn end(
    plan: &Plan,
    round: Round,
    contenders: &mut [&mut Contender; 2],
    moves: &mut Vec<Moved>,
    stop: &Stop,
) -> Result<End, Cut> {
    let mut game = Game::with_rules(plan.opening(round).clone(), plan.rules.clone());
    let mut adjudicator = Adjudicator::default();
    let mut clocks = ByColor::new_with(|color| match plan.limit(round.engine(color)) {
        Limit::Clock { base, increment } => Some((base, increment)),
        _ => None,
    });
    for color in Color::ALL {
        if let Err(failure) = contenders[round.engine(color)].new_game(seed(plan, round), stop) {
            return fault(failure, color);
        }
    }
    let mut offered = false;
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(End::Rules(outcome));
        }
        if let Some(end) = adjudicator.end(plan) {
            return Ok(end);
        }
        let side = game.position().turn();
        let engine = round.engine(side);
        let ask = Ask {
            limit: plan.limit(engine),
            clocks,
            nodes_as_time: plan.nodes_as_time,
            margin: plan.margin,
            patience: plan.patience,
            draw: offered,
        };
        let answer = match contenders[engine].think(&game, &ask, stop) {
            Ok(answer) => answer,
            Err(failure) => return fault(failure, side),
        };
        if let Err(over) = charge(&answer, &ask, side, &mut clocks) {
            return Ok(End::Fault { side, fault: Fault::Late { over } });
        }
        // Who is offered a draw accepts it with a move, and need not make it.
        if offered && answer.draw && matches!(answer.wish, Wish::Move(_)) {
            return Ok(End::Agreed);
        }
        offered = answer.draw;
        let found = match answer.wish {
            Wish::Move(mv) => match game.play(mv) {
                Ok(()) => {
                    let thought = answer.thought;
                    adjudicator.hear(side, thought.score.map(centipawns));
                    let (score, depth, nodes) = (thought.score, thought.depth, thought.nodes);
                    moves.push(Moved { mv, side, time: answer.time, score, depth, nodes });
                    continue;
                }
                Err(_) => mv.to_string(),
            },
            Wish::Unreadable(found) => found.chars().take(40).collect(),
            Wish::Resign => return Ok(End::Resigned { side }),
            Wish::Nothing => return Ok(End::Fault { side, fault: Fault::NoMove }),
        };
        return Ok(End::Fault { side, fault: Fault::Illegal { found } });
    }
}

/// The end that a failure of a side is.
fn fault(failure: Failure, side: Color) -> Result<End, Cut> {
    match failure {
        Failure::Fault(fault) => Ok(End::Fault { side, fault }),
        Failure::Cut => Err(Cut),
    }
}

/// Takes the time of a move off the clock.
///
/// # Errors
/// If it was too long, by how many ms.
fn charge(
    answer: &Answer,
    ask: &Ask,
    side: Color,
    clocks: &mut ByColor<Option<(u64, u64)>>,
) -> Result<(), u64> {
    if let Limit::MoveTime(allowed) = ask.limit {
        let over = answer.time.saturating_sub(allowed);
        return if over > ask.margin { Err(over) } else { Ok(()) };
    }
    let (Limit::Clock { .. }, Some((remaining, increment))) = (ask.limit, &mut clocks[side]) else {
        return Ok(());
    };
    let used = ask.nodes_as_time.map_or(answer.time, |per_ms| answer.thought.nodes.unwrap_or(0) / per_ms);
    let over = used.saturating_sub(*remaining);
    *remaining = remaining.saturating_sub(used) + *increment;
    if over > ask.margin { Err(over) } else { Ok(()) }
}

/// What the mistakes of a level are drawn from in a game: the same whoever else plays, and another in every game.
///
/// The multiplier is that of `SplitMix64` (Steele, Lea, Flood 2014).
fn seed(plan: &Plan, round: Round) -> u64 {
    plan.seed.wrapping_add((round.0 as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}
