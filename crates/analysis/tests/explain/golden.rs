//! Positions with what is said of them, and with what must not be said.
//!
//! `positions.tsv` has a line for each: a motif; whether it is there; what is asked about (the position, a move, a
//! mistake); the position, with the moves that led to it where they matter; the move; and the sentence to be said.

use chuhe_analysis::explain::{Fact, explain, explain_mistake, explain_move};
use chuhe_engine::Searcher;
use chuhe_lang::{Arg, Locale, Messages};
use chuhe_rules::{Game, Move, Position, Reason};

use super::oracle::refute;

const POSITIONS: &str = include_str!("positions.tsv");

/// Positions that the search may visit for a question.
const NODES: u64 = 400_000;

struct Row {
    motif: &'static str,
    is_there: bool,
    kind: &'static str,
    game: Game,
    mv: Option<Move>,
    sentence: &'static str,
}

fn rows() -> impl Iterator<Item = Row> {
    POSITIONS.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let columns: Vec<&'static str> = line.split('\t').collect();
        let [motif, is_there, kind, fen, mv, sentence] = columns[..] else { panic!("six columns: {line}") };
        Row {
            motif,
            is_there: match is_there {
                "yes" => true,
                "no" => false,
                other => panic!("yes or no: {other}"),
            },
            kind,
            game: Game::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}")),
            mv: (!mv.is_empty()).then(|| mv.parse().expect("a move")),
            sentence,
        }
    })
}

/// A fact with the position that it is about, and the move that led there.
struct Said {
    fact: Fact,
    about: Vec<(Position, Option<(Position, Move)>)>,
}

fn said(row: &Row) -> Vec<Said> {
    let before = row.game.position().clone();
    let mut searcher = Searcher::new(1);
    let after = |position: &Position, mv: Move| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        (after, Some((position.clone(), mv)))
    };
    let (facts, about) = match (row.kind, row.mv) {
        ("position", None) => (explain(&row.game, &mut searcher, NODES), vec![(before, None)]),
        ("move", Some(mv)) => {
            // What a move takes could be taken before it.
            let about = vec![after(&before, mv), (before, None)];
            (explain_move(&row.game, mv, &mut searcher, NODES), about)
        }
        ("mistake", Some(mv)) => {
            let mistake = explain_mistake(&row.game, mv, None, &mut searcher, NODES);
            let first = after(&before, mv);
            let second = mistake.reply.map(|reply| after(&first.0, reply));
            (mistake.costs, [Some(first), second].into_iter().flatten().collect())
        }
        other => panic!("a kind and perhaps a move: {other:?}"),
    };
    facts.into_iter().map(|fact| Said { fact, about: about.clone() }).collect()
}

fn sentence(messages: &Messages, fact: &Fact) -> String {
    let args = fact.args();
    messages.format(fact.id(), &args.map(Arg::from, Arg::from))
}

#[test]
fn what_is_there_is_said_and_what_is_not_is_not() {
    let messages = Messages::embedded(Locale::En);
    let mut faults = Vec::new();
    for row in rows() {
        let sentences: Vec<(&'static str, String)> =
            said(&row).iter().map(|said| (said.fact.id(), sentence(&messages, &said.fact))).collect();
        let fault = if row.is_there {
            !sentences.iter().any(|(id, text)| *id == row.motif && text == row.sentence)
        } else {
            sentences.iter().any(|(id, _)| *id == row.motif)
        };
        if fault {
            let fen = row.game.position().fen();
            faults.push(format!(
                "{} {} {} {fen} {:?}: {sentences:#?}",
                row.motif, row.is_there, row.kind, row.mv
            ));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn whatever_is_said_is_proved_in_another_way() {
    let mut faults = Vec::new();
    let mut count = 0;
    for row in rows() {
        for Said { fact, about } in said(&row) {
            let refuted: Vec<String> = about
                .iter()
                .map_while(|(position, last)| {
                    refute(&fact, position, last.as_ref().map(|(before, mv)| (before, *mv))).err()
                })
                .collect();
            if refuted.len() == about.len() {
                faults.push(format!("{} {:?}: {refuted:?}", row.game.position().fen(), row.mv));
            }
            if let Fact::Repetition(forecast) = fact {
                assert!(ends(&row, forecast.outcome.winner), "{}", row.game.position().fen());
            }
            count += 1;
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(count >= 30, "{count}");
}

/// Whether the game is won so, if it goes on as its last four moves did.
fn ends(row: &Row, winner: Option<chuhe_rules::Color>) -> bool {
    let mut game = row.game.clone();
    let cycle: Vec<Move> = game.moves().rev().take(4).collect();
    for mv in cycle.iter().rev() {
        game.play(*mv).expect("it can be played again");
        if let Some(outcome) = game.outcome() {
            return outcome.is_by_repetition() && outcome.winner == winner;
        }
    }
    false
}

#[test]
fn every_motif_is_there_once_and_is_not_there_once() {
    let rows: Vec<Row> = rows().collect();
    assert!(rows.len() >= 50, "{}", rows.len());
    for row in &rows {
        let same = |is_there| rows.iter().any(|other| other.motif == row.motif && other.is_there == is_there);
        assert!(same(true) && same(false), "{}", row.motif);
    }
    let motifs = MOTIFS.iter().filter(|motif| !rows.iter().any(|row| row.motif == **motif));
    assert_eq!(motifs.count(), 0);
}

/// All motifs, by their messages.
const MOTIFS: [&str; 23] = [
    "fact-hangs",
    "fact-hangs-protected",
    "fact-fork",
    "fact-fork-check",
    "fact-pin",
    "fact-pin-piece",
    "fact-skewer",
    "fact-skewer-check",
    "fact-discovered-check",
    "fact-double-check",
    "fact-hollow-cannon",
    "fact-double-cannon",
    "fact-palace-horse",
    "fact-trapped",
    "fact-mate-now",
    "fact-mate",
    "fact-mate-threat-now",
    "fact-mate-threat",
    "fact-overloaded",
    "fact-screen-guard",
    "fact-screen-attack",
    "note-perpetual-check",
    "note-perpetual-chase",
];
