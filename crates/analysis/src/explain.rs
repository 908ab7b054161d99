//! Facts that explain a position, a move or a mistake.
//!
//! A fact is first seen on the board: who attacks whom, over which screen, along which line.
//! Then a search tries to refute it, and only what it cannot refute is said.
//! "Hangs" is said where the capture gains after the best replies, and so on; each file beside this one says for its motif what is
//! seen and what is proved.
//!
//! A [`Fact`] is a value with a stable id and plain arguments ([`Reason`](chuhe_rules::Reason)), which crate `lang` puts into a
//! sentence, and it names the points and arrows to draw.
//!
//! ```
//! use chuhe_analysis::explain::explain;
//! use chuhe_engine::Searcher;
//! use chuhe_rules::{Game, Reason};
//!
//! let game = Game::from_fen("2bakr3/4a4/4b4/4n4/9/P8/4R4/4B4/4A4/2BAK4 w").unwrap();
//! let facts = explain(&game, &mut Searcher::new(1), 100_000);
//! assert_eq!(facts[0].id(), "fact-hangs");
//! ```

mod cannons;
mod checks;
mod exchange;
mod fact;
mod fork;
mod hangs;
mod mate;
mod overloaded;
mod palace_horse;
mod pin;
mod prover;
mod repetition;
mod scene;
mod screen;
mod skewer;
#[cfg(test)]
mod tests;
mod trapped;

use std::cmp::Reverse;

use chuhe_engine::Searcher;
use chuhe_rules::{Game, Move, Position, Role};

use prover::Prover;
use scene::Scene;

pub use fact::{Fact, Placed};

/// How many facts are said at most: more nobody reads.
pub const MOST_FACTS: usize = 3;

/// What was seen on the board and is to be proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Candidate {
    fact: Fact,
    /// What it brings, in hundredths of a soldier; the greater, the more it matters.
    gain: i32,
}

/// How a motif is seen, and how it is proved.
struct Motif {
    find: fn(&Scene) -> Vec<Candidate>,
    prove: fn(&Scene, &Candidate, &mut Prover) -> bool,
}

/// All motifs that are seen on the board; of two that bring the same, the earlier is said first.
const MOTIFS: [Motif; 10] = [
    Motif { find: trapped::find, prove: trapped::prove },
    Motif { find: fork::find, prove: fork::prove },
    Motif { find: skewer::find, prove: skewer::prove },
    Motif { find: overloaded::find, prove: overloaded::prove },
    Motif { find: screen::find, prove: screen::prove },
    Motif { find: hangs::find, prove: hangs::prove },
    Motif { find: cannons::find, prove: cannons::prove },
    Motif { find: checks::find, prove: checks::prove },
    Motif { find: pin::find, prove: pin::prove },
    Motif { find: palace_horse::find, prove: palace_horse::prove },
];

/// Why a move was a mistake, and why another would have been better.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mistake {
    /// The best reply to the move that was played, if the game goes on.
    pub reply: Option<Move>,
    /// What the other side can do now, what matters most first.
    pub costs: Vec<Fact>,
    /// What the better move does, what matters most first.
    pub better: Vec<Fact>,
}

/// What there is to see in the position of a game, for both sides, what matters most first.
///
/// The search visits at most `nodes` positions in all; 200,000 are enough for nearly all there is to prove.
/// It forgets what it knew, so that the same position has the same facts.
/// There are at most [`MOST_FACTS`], and none where the game is over.
pub fn explain(game: &Game, searcher: &mut Searcher, nodes: u64) -> Vec<Fact> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let (rules, position) = (game.rules(), game.position());
    let own = Scene::new(rules, position, position.turn(), None);
    let other = Scene::new(rules, position, !position.turn(), None);
    let mut seen = seen(&own);
    seen.extend(self::seen(&other));
    say(repetition::going_on(game), &[&own, &other], seen, &mut Prover::new(searcher, nodes))
}

/// What a move does for the side that makes it, what matters most first; also that it loses by the rules of repetition.
///
/// Only what was not so before is said.
/// Limits as for [`explain`]; nothing is said of a move that may not be made.
pub fn explain_move(game: &Game, mv: Move, searcher: &mut Searcher, nodes: u64) -> Vec<Fact> {
    if game.outcome().is_some() || game.rules().legality(game.position(), mv).is_err() {
        return Vec::new();
    }
    let (rules, before) = (game.rules(), game.position());
    let Some(after) = after(before, mv) else { return Vec::new() };
    let old = Scene::new(rules, before, before.turn(), None);
    let new = Scene::new(rules, &after, before.turn(), Some((before, mv)));
    let seen = done(&old, &new, mv);
    say(repetition::with(game, mv), &[&new], seen, &mut Prover::new(searcher, nodes))
}

/// Why a move was a mistake: what the other side can do now; and what a better move does, if one is named.
///
/// Limits as for [`explain`]; nothing is said of a move that may not be made.
pub fn explain_mistake(
    game: &Game,
    played: Move,
    better: Option<Move>,
    searcher: &mut Searcher,
    nodes: u64,
) -> Mistake {
    let mut after = game.clone();
    if game.outcome().is_some() || after.play(played).is_err() {
        return Mistake::default();
    }
    let half = nodes / 2;
    let better = better.map_or_else(Vec::new, |mv| explain_move(game, mv, searcher, half));
    let mut prover = Prover::new(searcher, half);
    let (rules, before, now) = (game.rules(), game.position(), after.position());
    let warning = repetition::with(game, played);
    if after.outcome().is_some() {
        return Mistake { reply: None, costs: warning.into_iter().collect(), better };
    }
    let reply = prover.ask(rules, now, &[]).and_then(|found| found.best);
    let scene = Scene::new(rules, now, now.turn(), Some((before, played)));
    let mut all = seen(&scene);
    let Some(mv) = reply else { return Mistake { reply, costs: Vec::new(), better } };
    // A reply that takes the general, where that is the goal, says it all.
    let Some(then) = self::after(now, mv) else { return Mistake { reply, costs: Vec::new(), better } };
    let next = Scene::new(rules, &then, now.turn(), Some((now, mv)));
    all.extend(done(&scene, &next, mv));
    // What the reply does comes first.
    for Seen { candidate, first, .. } in &mut all {
        let takes = matches!(candidate.fact, Fact::ScreenGuardGone { left, .. } if left.square == mv.to());
        *first = takes || candidate.fact.arrows().contains(&(mv.from(), mv.to()));
    }
    let costs = say(warning, &[&scene, &next], all, &mut prover);
    Mistake { reply, costs, better }
}

/// The position after a legal move; nothing if it takes the general.
fn after(before: &Position, mv: Move) -> Option<Position> {
    let mut after = before.clone();
    let taken = after.play_unchecked(mv).captured;
    taken.is_none_or(|piece| piece.role != Role::General).then_some(after)
}

/// A candidate with where it was seen.
struct Seen<'a> {
    scene: &'a Scene<'a>,
    motif: &'static Motif,
    candidate: Candidate,
    /// Whether it is said before others that bring more.
    first: bool,
}

/// All candidates of a scene.
fn seen<'a>(scene: &'a Scene<'a>) -> Vec<Seen<'a>> {
    let of = |motif: &'static Motif| {
        (motif.find)(scene).into_iter().map(move |candidate| Seen { scene, motif, candidate, first: false })
    };
    MOTIFS.iter().flat_map(of).collect()
}

/// The candidates after a move that were not there before it, and what it takes.
fn done<'a>(old: &'a Scene<'a>, new: &'a Scene<'a>, mv: Move) -> Vec<Seen<'a>> {
    let before = seen(old);
    let mut after = seen(new);
    after.retain(|seen| before.iter().all(|known| known.candidate.fact != seen.candidate.fact));
    let takes = |seen: &Seen| {
        matches!(seen.candidate.fact, Fact::Hangs { victim, by, .. }
            if by.square == mv.from() && victim.square == mv.to())
    };
    after.extend(before.into_iter().filter(takes));
    after
}

/// What can be proved, what matters most first: a warning, mates, the other candidates.
fn say(warning: Option<Fact>, scenes: &[&Scene], seen: Vec<Seen<'_>>, prover: &mut Prover) -> Vec<Fact> {
    let mut facts: Vec<Fact> = warning.into_iter().collect();
    facts.extend(scenes.iter().find_map(|scene| mate::find(scene, prover)).map(|found| found.fact));
    let weights: Vec<i32> = seen.iter().map(|one| weight(one, &seen)).collect();
    let mut seen: Vec<(i32, Seen)> = weights.into_iter().zip(seen).collect();
    seen.sort_by_key(|(weight, seen)| Reverse((seen.first, *weight)));
    for (_, Seen { scene, motif, candidate, .. }) in seen {
        if facts.len() < MOST_FACTS
            && !is_said(&facts, &candidate.fact)
            && (motif.prove)(scene, &candidate, prover)
        {
            facts.push(candidate.fact);
        }
    }
    facts
}

/// How much a candidate matters: a little more than that each of the pieces it is about hangs, which it explains.
fn weight(one: &Seen, all: &[Seen]) -> i32 {
    let Candidate { fact, gain } = one.candidate;
    if matches!(fact, Fact::Hangs { .. } | Fact::Pin { .. }) {
        return gain;
    }
    let hang = |victim: Placed| {
        all.iter().filter(
            move |seen| matches!(seen.candidate.fact, Fact::Hangs { victim: other, .. } if other == victim),
        )
    };
    let gains = fact.victims().flat_map(hang).map(|seen| seen.candidate.gain + 1);
    gains.max().unwrap_or(gain).max(gain)
}

/// Whether all that a fact says is lost was said to be so already.
fn is_said(facts: &[Fact], fact: &Fact) -> bool {
    let lost = |victim| facts.iter().any(|said| said.victims().any(|other| other == victim));
    fact.victims().next().is_some() && fact.victims().all(lost)
}
