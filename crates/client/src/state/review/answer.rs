//! What the worker of crate `engine-web` tells of mistakes.

use chuhe_rules::{Game, Move, Value};
use chuhe_wire::Sentence;

use super::{Grade, Mistake};

/// The mistakes of a game that an answer lists; what is none is passed by.
pub(super) fn mistakes<'a>(game: &Game, lines: impl Iterator<Item = &'a str>) -> Vec<Mistake> {
    lines.filter_map(|line| mistake(game, line)).collect()
}

fn mistake(game: &Game, line: &str) -> Option<Mistake> {
    let fields: Vec<&str> = line.split('\t').collect();
    let ["mistake", ply, grade, lapse, count, expected, kept, mv, better] = fields.as_slice() else {
        return None;
    };
    let ply: usize = ply.parse().ok()?;
    let start = game.start_position().turn();
    Some(Mistake {
        ply,
        side: if ply.is_multiple_of(2) { start } else { !start },
        mv: mv.parse().ok()?,
        grade: Grade::ALL.into_iter().find(|own| own.id() == *grade),
        lapse: (*lapse != "-").then(|| ((*lapse).to_owned(), count.parse().unwrap_or_default())),
        expected: expected.parse().ok()?,
        kept: kept.parse().ok()?,
        better: better.split_whitespace().map_while(|mv| mv.parse::<Move>().ok()).collect(),
        reply: None,
        costs: Vec::new(),
        gains: Vec::new(),
    })
}

/// What a mistake costs, and what the better move does.
pub(super) fn facts<'a>(lines: impl Iterator<Item = &'a str>) -> (Vec<Sentence>, Vec<Sentence>) {
    let (mut costs, mut gains) = (Vec::new(), Vec::new());
    for line in lines {
        match line.split_once('\t') {
            Some(("cost", fact)) => costs.push(sentence(fact)),
            Some(("gain", fact)) => gains.push(sentence(fact)),
            _ => {}
        }
    }
    (costs, gains)
}

fn sentence(fact: &str) -> Sentence {
    let mut fields = fact.split('\t');
    let id = fields.next().unwrap_or_default().to_owned();
    let args = fields.filter_map(|field| {
        let at = field.find(['=', '#'])?;
        let (name, value) = (field[..at].to_owned(), &field[at + 1..]);
        let number = field[at..].starts_with('#').then(|| value.parse().ok()).flatten();
        Some((name, number.map_or_else(|| Value::Text(value.to_owned()), Value::Number)))
    });
    Sentence { id, args: args.collect() }
}
