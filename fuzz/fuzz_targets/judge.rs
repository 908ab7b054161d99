//! Law: a game is judged as its mirror image is, and as the same game with colours swapped; the forecast of a move is what playing it brings.
#![no_main]

use chuhe_rules::{Color, Game, Move, Outcome, RuleSet, Setup, Square};
use libfuzzer_sys::fuzz_target;

/// The game's start, turned.
fn turned(game: &Game, turn: fn(&Setup) -> Setup) -> Game {
    let rules = game.rules().clone();
    let setup = turn(&game.start_position().setup());
    Game::with_rules(rules.position(setup).expect("as legal as the other"), rules)
}

fn judged(outcome: Option<Outcome>, colors: bool) -> Option<Outcome> {
    outcome.map(|mut outcome| {
        outcome.winner = outcome.winner.map(|winner: Color| if colors { !winner } else { winner });
        outcome
    })
}

// The first byte names a rule set; a text up to the first zero is the position; each further byte picks a legal move,
// or with its highest bit set takes back the own move before.
fuzz_target!(|data: &[u8]| {
    let Some((first, rest)) = data.split_first() else { return };
    let set = &RuleSet::NAMED[usize::from(*first) % RuleSet::NAMED.len()];
    // A total limit counts a move of Black's start less.
    let rules = RuleSet { total_limit: 0, ..set.clone() };
    let end = rest.iter().position(|byte| *byte == 0).unwrap_or(rest.len());
    let text = std::str::from_utf8(&rest[..end]).unwrap_or_default();
    let mut game = Game::from_fen_by(text, rules.clone())
        .unwrap_or_else(|_| Game::with_rules(chuhe_rules::Position::start(), rules));
    while game.undo().is_some() {}
    let places: [(fn(Square) -> Square, bool); 2] = [(Square::mirror, false), (Square::rotate, true)];
    let mut others = [turned(&game, Setup::mirrored), turned(&game, Setup::swapped)];
    for byte in rest.iter().skip(end + 1).take(200) {
        let legal = game.legal_moves();
        let back = game.plies().len().checked_sub(2).map(|index| game.plies()[index].mv);
        let back = back.map(|mv| Move::new(mv.to(), mv.from())).filter(|mv| legal.contains(mv));
        let mv = match back {
            Some(back) if byte & 0x80 != 0 => back,
            _ if legal.is_empty() => break,
            _ => legal[usize::from(*byte) % legal.len()],
        };
        let forecast = game.forecast(mv).map(|forecast| forecast.outcome);
        game.play(mv).expect("the move is legal");
        assert_eq!(forecast, game.outcome().filter(Outcome::is_by_repetition));
        for ((place, colors), other) in places.iter().zip(&mut others) {
            other.play(Move::new(place(mv.from()), place(mv.to()))).expect("as legal as the other");
            assert_eq!(judged(other.outcome(), *colors), game.outcome());
        }
    }
});
