use chuhe_analysis::{Effort, annotate, main_game};
use chuhe_record::{Record, Score};

use super::reviewed;

fn record(fen: &str, moves: &str) -> Record {
    let game = super::game(fen);
    let mut record = Record::new(game.position().setup(), game.rules().clone());
    let mut at = Record::ROOT;
    for mv in moves.split_whitespace() {
        at = record.insert(at, mv.parse().unwrap()).unwrap();
    }
    record
}

#[test]
fn a_review_becomes_evaluations_glyphs_variations_and_comments() {
    let mut record = record("3k5/R8/9/2p6/9/1r7/9/9/9/4K3R w", "i0i4 b4b3 i4i9");
    let first = record.main_line().next().unwrap();
    record.notes_mut(first).comment = "mine".into();
    let review = reviewed(main_game(&record).unwrap(), Effort::nodes(3_000));
    let say = |judgement: &chuhe_analysis::Judgement| judgement.lapse.map(|lapse| lapse.id().to_owned());
    annotate(&mut record, &review, say);
    assert_eq!(record.notes(Record::ROOT).eval.unwrap().score, Score::Mate(1));
    assert_eq!(record.notes(first).comment, "mine\nreview-missed-mate");
    let better = record.children(Record::ROOT).nth(1).unwrap();
    assert_eq!(record.mv(better).unwrap().to_string(), "i0i9");
    // The last position is mate: there is nothing to evaluate.
    let last = record.main_line().last().unwrap();
    assert_eq!(record.notes(last).eval, None);
    let once = record.clone();
    annotate(&mut record, &review, say);
    assert_eq!(record, once);
}

#[test]
fn evaluations_are_good_for_red_where_they_are_positive() {
    let mut record = record("3k5/4r4/9/9/9/9/9/9/9/5K3 b", "e8e5");
    let review = reviewed(main_game(&record).unwrap(), Effort::nodes(500));
    annotate(&mut record, &review, |_| None);
    let evals: Vec<_> = record.main_line().map(|id| record.notes(id).eval.unwrap().score).collect();
    for score in evals.into_iter().chain(record.notes(Record::ROOT).eval.map(|eval| eval.score)) {
        assert!(matches!(score, Score::Centipawns(..0) | Score::Mate(..0)), "{score:?}");
    }
}
