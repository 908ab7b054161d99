//! What was found out, in words.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use chuhe_analysis::explain::{Fact, Mistake, explain_mistake};
use chuhe_analysis::{Assessment, Grade, Judgement, Review};
use chuhe_engine::{Score, Searcher, Stop};
use chuhe_lang::Messages;
use chuhe_notation::Notation;
use chuhe_rules::{Color, Game, Move, Position};

use crate::reason;

/// Positions to visit to prove what is said of one mistake.
const PROOF: u64 = 200_000;

/// How many facts are told of what a mistake costs, and of what the better move does.
const TOLD: [usize; 2] = [2, 1];

/// Why moves are mistakes, by the plies before them.
pub(super) type Reasons = BTreeMap<usize, Mistake>;

/// Why each mistake is one; nothing if `stop` was set meanwhile.
///
/// Whoever found the mistakes, what they cost is proved by our own engine: `searcher`, kept for that alone.
pub(super) fn reasons(review: &Review, searcher: &mut Searcher, stop: &Stop) -> Option<Reasons> {
    let mut reasons = Reasons::new();
    for judgement in review.judgements().filter(is_mistake) {
        if stop.is_set() {
            return None;
        }
        let better = judgement.better.first().copied();
        let game = review.game_at(judgement.ply);
        reasons.insert(judgement.ply, explain_mistake(&game, judgement.mv, better, searcher, PROOF));
    }
    (!stop.is_set()).then_some(reasons)
}

/// Whether there is anything to say of a move.
fn is_mistake(judgement: &Judgement) -> bool {
    judgement.grade.is_some() || judgement.lapse.is_some()
}

/// What is said of a move; nothing where it is no mistake.
pub(super) fn comment(
    judgement: &Judgement,
    review: &Review,
    reasons: &Reasons,
    notation: Notation,
    messages: &Messages,
) -> Option<String> {
    let mut sentences = Vec::new();
    if let Some(grade) = judgement.grade {
        sentences.push(messages.text(grade.id()).into_owned());
        let (upper, lower) = (percent(judgement.expected), percent(judgement.kept));
        let args = [("upper", (&upper).into()), ("lower", (&lower).into())];
        sentences.push(messages.format("review-chances", &args));
    }
    if let Some(lapse) = judgement.lapse {
        let count = lapse.moves().unwrap_or(0) as usize;
        sentences.push(messages.format(lapse.id(), &[("count", count.into())]));
    }
    if sentences.is_empty() {
        return None;
    }
    let better = judgement.better.first().copied();
    let Mistake { costs, better: gains, .. } = reasons.get(&judgement.ply)?;
    sentences.extend(told(costs, TOLD[0], messages));
    if let Some(better) = better {
        let text = notation.text(better, review.game_at(judgement.ply).position());
        sentences.push(messages.format("review-better", &[("move", (&text).into())]));
        sentences.extend(told(gains, TOLD[1], messages));
    }
    Some(sentences.join(" "))
}

/// The first facts in words.
fn told(facts: &[Fact], most: usize, messages: &Messages) -> impl Iterator<Item = String> {
    facts.iter().take(most).filter_map(|fact| reason::text(messages, fact, None))
}

/// Points in thousandths, of two at most, as a share of a hundred.
fn percent(points: u32) -> String {
    format!("{:.0}", f64::from(points) / 20.0)
}

/// How well both sides played, a line for each.
pub(super) fn sides(review: &Review, messages: &Messages) -> String {
    let mut text = String::new();
    for color in [Color::Red, Color::Black] {
        let Some(accuracy) = review.accuracy(color) else { continue };
        let count = |grade| {
            let own = |judgement: &Judgement| judgement.color == color && judgement.grade == Some(grade);
            review.judgements().filter(own).count()
        };
        let mean = format!("{accuracy:.1}");
        let args = [
            ("color", color.name().into()),
            ("mean", (&mean).into()),
            ("least", count(Grade::Inaccuracy).into()),
            ("half", count(Grade::Mistake).into()),
            ("most", count(Grade::Blunder).into()),
        ];
        text.extend([&*messages.format("review-side", &args), "\n"]);
    }
    text
}

/// The lines of a position, numbered from 1: score, depth, moves.
pub(super) fn position(game: &Game, said: &Assessment, notation: Notation, messages: &Messages) -> String {
    let others = said.others.iter().map(|other| (other.score, &other.line));
    let mut text = String::new();
    for (number, (score, line)) in (1..).zip(std::iter::once((said.score, &said.line)).chain(others)) {
        let turn = game.position().turn();
        let moves = moves(game.position(), line, notation).join(" ");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{number}. [{}] {} {moves}", worth(score, turn, messages), said.depth);
    }
    text
}

/// A score that is good for Red where it is positive, as games are printed with.
fn worth(score: Score, turn: Color, messages: &Messages) -> String {
    let sign = turn.fold(1, -1);
    let by_rule = |winner: Color| messages.format("review-by-rule", &[("color", winner.name().into())]);
    match score {
        Score::Centipawns(value) => format!("{:+.2}", f64::from(sign * value) / 100.0),
        Score::MateIn(moves) => format!("#{}", i64::from(sign) * i64::from(moves)),
        Score::MatedIn(moves) => format!("#{}", -i64::from(sign) * i64::from(moves)),
        Score::WinByRule => by_rule(turn),
        Score::LossByRule => by_rule(!turn),
    }
}

/// The moves of a line in a notation.
fn moves(from: &Position, line: &[Move], notation: Notation) -> Vec<String> {
    let mut position = from.clone();
    let text = |mv: &Move| {
        let text = notation.text(*mv, &position);
        position.play_unchecked(*mv);
        text
    };
    line.iter().map(text).collect()
}
