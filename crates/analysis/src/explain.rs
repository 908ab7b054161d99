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
//! let game = Game::from_fen("3k5/9/9/4n4/9/9/4R4/9/9/4K4 w").unwrap();
//! let facts = explain(&game, &mut Searcher::new(1), 100_000);
//! assert_eq!(facts[0].id(), "fact-hangs");
//! ```

mod exchange;
mod fact;
mod hangs;
mod prover;
mod scene;

use chuhe_engine::Searcher;
use chuhe_rules::Game;

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

/// All motifs; of two that bring the same, the earlier is said first.
const MOTIFS: [Motif; 1] = [Motif { find: hangs::find, prove: hangs::prove }];

/// What there is to see in the position of a game, for both sides, what matters most first.
///
/// The search visits at most `nodes` positions in all; 200,000 are enough for nearly all there is to prove.
/// It forgets what it knew, so that the same position has the same facts.
/// There are none where the game is over, and at most [`MOST_FACTS`].
pub fn explain(game: &Game, searcher: &mut Searcher, nodes: u64) -> Vec<Fact> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let position = game.position();
    let scenes =
        [position.turn(), !position.turn()].map(|side| Scene::new(game.rules(), position, side, None));
    say(&scenes, &mut Prover::new(searcher, nodes))
}

/// The candidates of some scenes that can be proved, what matters most first.
fn say(scenes: &[Scene], prover: &mut Prover) -> Vec<Fact> {
    let mut candidates: Vec<(&Scene, &Motif, Candidate)> = Vec::new();
    for motif in &MOTIFS {
        for scene in scenes {
            candidates.extend((motif.find)(scene).into_iter().map(|candidate| (scene, motif, candidate)));
        }
    }
    candidates.sort_by_key(|(_, _, candidate)| std::cmp::Reverse(candidate.gain));
    let mut facts: Vec<Fact> = Vec::new();
    for (scene, motif, candidate) in candidates {
        if facts.len() < MOST_FACTS && (motif.prove)(scene, &candidate, prover) {
            facts.push(candidate.fact);
        }
    }
    facts
}
