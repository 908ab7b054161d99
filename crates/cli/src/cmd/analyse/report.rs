//! What was found out, as JSON.

use chuhe_analysis::explain::{Fact, Mistake};
use chuhe_analysis::{Assessment, Judgement, Review};
use chuhe_engine::Score;
use chuhe_lang::Messages;
use chuhe_rules::{Color, Game, Move, Reason as _};
use serde_json::{Value, json};

use super::words::Reasons;
use crate::reason;

/// What there is to say of a position.
pub(super) fn position(game: &Game, said: &Assessment, engine: &str) -> Value {
    let mut value = assessment(said);
    value["fen"] = json!(game.position().fen());
    value["rules"] = json!(game.rules().name);
    value["engine"] = json!(engine);
    value
}

/// What tells a game from others, and who has looked at it.
pub(super) fn game(number: usize, file: &str, engine: &str) -> Value {
    json!({ "game": number, "file": file, "engine": engine })
}

/// Adds what there is to say of a game; `say` is what people are told of a move.
pub(super) fn add_review(
    value: &mut Value,
    review: &Review,
    reasons: &Reasons,
    say: impl Fn(&Judgement) -> Option<String>,
    messages: &Messages,
) {
    let positions = (0..=review.game().plies().len()).filter_map(|ply| {
        let mut value = assessment(review.assessment(ply)?);
        value["ply"] = json!(ply);
        value["fen"] = json!(review.game().position_at(ply).fen());
        Some(value)
    });
    value["rules"] = json!(review.game().rules().name);
    value["positions"] = positions.collect();
    let moves = review.judgements().map(|own| {
        let mut value = judgement(&own);
        if let (Some(text), Some(mistake)) = (say(&own), reasons.get(&own.ply)) {
            value["explanation"] = explanation(&text, mistake, messages);
        }
        value
    });
    value["moves"] = moves.collect();
    let accuracy = |color| review.accuracy(color).map(|accuracy| (accuracy * 10.0).round() / 10.0);
    value["accuracy"] = json!({ "red": accuracy(Color::Red), "black": accuracy(Color::Black) });
}

/// Why a move is a mistake: what people are told, the reply that shows it, and all that was proved of that and of the better
/// move.
fn explanation(text: &str, mistake: &Mistake, messages: &Messages) -> Value {
    let fact = |fact: &Fact| json!({ "fact": fact.id(), "text": reason::text(messages, fact, None) });
    json!({
        "text": text,
        "reply": mistake.reply.map(|mv| mv.to_string()),
        "costs": mistake.costs.iter().map(fact).collect::<Value>(),
        "better": mistake.better.iter().map(fact).collect::<Value>(),
    })
}

fn assessment(said: &Assessment) -> Value {
    let others =
        said.others.iter().map(|other| json!({ "score": score(other.score), "line": line(&other.line) }));
    json!({
        "score": score(said.score),
        "points": f64::from(said.points()) / 1_000.0,
        "line": line(&said.line),
        "depth": said.depth,
        "nodes": said.nodes,
        "others": others.collect::<Value>(),
    })
}

fn judgement(judgement: &Judgement) -> Value {
    let points = |thousandths: u32| f64::from(thousandths) / 1_000.0;
    json!({
        // The move that leads to the position of this ply.
        "ply": judgement.ply + 1,
        "move": judgement.mv.to_string(),
        "color": judgement.color.name(),
        "expected": points(judgement.expected),
        "kept": points(judgement.kept),
        "loss": points(judgement.loss),
        "grade": judgement.grade.map(|grade| grade.id().trim_start_matches("review-")),
        "lapse": judgement.lapse.map(|lapse| lapse.id().trim_start_matches("review-")),
        "mate": judgement.lapse.and_then(chuhe_analysis::Lapse::moves),
        "better": line(&judgement.better),
    })
}

/// A score of the side to move.
pub(super) fn score(score: Score) -> Value {
    match score {
        Score::Centipawns(value) => json!({ "cp": value }),
        Score::MateIn(moves) => json!({ "mate": moves }),
        Score::MatedIn(moves) => json!({ "mated": moves }),
        Score::WinByRule => json!({ "rule": "win" }),
        Score::LossByRule => json!({ "rule": "loss" }),
    }
}

/// The score that [`score`] makes this of.
pub(super) fn read_score(value: &Value) -> Option<Score> {
    let (name, value) = value.as_object()?.iter().next()?;
    let number = || value.as_u64().and_then(|number| u32::try_from(number).ok());
    Some(match (name.as_str(), value.as_str()) {
        ("cp", _) => Score::Centipawns(i32::try_from(value.as_i64()?).ok()?),
        ("mate", _) => Score::MateIn(number()?),
        ("mated", _) => Score::MatedIn(number()?),
        ("rule", Some("win")) => Score::WinByRule,
        ("rule", Some("loss")) => Score::LossByRule,
        _ => return None,
    })
}

/// A line of moves.
pub(super) fn line(moves: &[Move]) -> Value {
    moves.iter().map(ToString::to_string).collect()
}

/// The moves that [`line()`] makes this of.
pub(super) fn read_line(value: &Value) -> Option<Vec<Move>> {
    value.as_array()?.iter().map(|mv| mv.as_str()?.parse().ok()).collect()
}
