//! Law: whatever is said of a position, of a move and of a mistake is about pieces that stand where it says, and is said again
//! when it is asked again.
#![no_main]

use chuhe_analysis::explain::{Fact, MOST_FACTS, explain, explain_mistake, explain_move};
use chuhe_engine::Searcher;
use chuhe_rules::{Game, Move, Position, Reason as _, RuleSet, Value};
use libfuzzer_sys::fuzz_target;

/// Positions to visit for each question: few, so that the many branches before the search are tried.
const NODES: u64 = 1_600;

/// Panics unless the pieces of each fact stand on one of these boards.
fn holds(facts: &[Fact], boards: &[&Position]) {
    assert!(facts.len() <= MOST_FACTS);
    for fact in facts {
        let args = fact.args();
        let text = |name: &str| {
            args.iter().find(|(own, _)| *own == name).and_then(|(_, value)| match value {
                Value::Text(text) => Some(text.clone()),
                Value::Number(_) => None,
            })
        };
        let stands = |board: &Position, square: &str, role: &str, color: Option<&str>| {
            let piece = board.piece_at(square.parse().expect("a point"));
            piece.is_some_and(|piece| {
                piece.role.name() == role && color.is_none_or(|color| piece.color.name() == color)
            })
        };
        let is_there = |board: &&Position| {
            ["", "by-", "also-"].iter().all(|part| {
                let of = |name: &str| text(&format!("{part}{name}"));
                let named = of("square").zip(of("role"));
                named.is_none_or(|(square, role)| stands(board, &square, &role, of("color").as_deref()))
            }) && fact.points().into_iter().all(|square| board.piece_at(square).is_some())
        };
        assert!(boards.iter().any(is_there), "{fact:?}");
    }
}

/// The position after a legal move.
fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}

// The first byte names a rule set; a text up to the first zero is the position; each further byte picks a legal move, the
// last two the move that is asked about and another.
fuzz_target!(|data: &[u8]| {
    let Some((first, rest)) = data.split_first() else { return };
    let rules = RuleSet::NAMED[usize::from(*first) % RuleSet::NAMED.len()].clone();
    let end = rest.iter().position(|byte| *byte == 0).unwrap_or(rest.len());
    let text = std::str::from_utf8(&rest[..end]).unwrap_or_default();
    let mut game = Game::from_fen_by(text, rules.clone())
        .unwrap_or_else(|_| Game::with_rules(Position::start(), rules));
    let bytes = &rest[(end + 1).min(rest.len())..];
    let (before, asked) = bytes.split_at(bytes.len().saturating_sub(2));
    for byte in before.iter().take(60) {
        let legal = game.legal_moves();
        if legal.is_empty() || game.outcome().is_some() {
            break;
        }
        game.play(legal[usize::from(*byte) % legal.len()]).expect("the move is legal");
    }
    let mut searcher = Searcher::new(1);
    let facts = explain(&game, &mut searcher, NODES);
    let position = game.position();
    holds(&facts, &[position]);
    assert_eq!(explain(&game, &mut searcher, NODES), facts);
    let legal = game.legal_moves();
    if legal.is_empty() || asked.len() < 2 {
        return;
    }
    let [mv, other] = [asked[0], asked[1]].map(|byte| legal[usize::from(byte) % legal.len()]);
    let then = after(position, mv);
    holds(&explain_move(&game, mv, &mut searcher, NODES), &[&then, position]);
    let mistake = explain_mistake(&game, mv, Some(other), &mut searcher, 2 * NODES);
    holds(&mistake.better, &[&after(position, other), position]);
    let replied = mistake.reply.map(|reply| after(&then, reply));
    let mut boards = vec![&then];
    boards.extend(&replied);
    holds(&mistake.costs, &boards);
});
