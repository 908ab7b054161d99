//! What is counted in a match.

use std::collections::BTreeMap;

use chuhe_rules::Color;
use serde_json::{Value, json};

use crate::elo::{self, Estimate, Pairs};
use crate::sprt::normalized_elo;
use crate::{End, Plan, Played, Sprt};

/// So many pairs are needed before their variance is relied on.
const ENOUGH_PAIRS: u64 = 5;

/// What is counted in a match.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The engines, in the plan's order.
    pub sides: [Side; 2],
    /// How many games ended in which way, by ids, and with which winner.
    pub ends: BTreeMap<(&'static str, Option<Color>), u64>,
    /// How many games Red won, how many were drawn, how many Black won.
    pub colors: [u64; 3],
    /// How many pairs brought the first engine 0 to 2 points.
    pub pairs: Pairs,
    /// The half points of pairs of which one game is played.
    halves: BTreeMap<usize, usize>,
    /// Moves of both.
    plies: u64,
}

/// What is counted of an engine.
#[derive(Clone, Debug, Default)]
pub struct Side {
    /// What it is called.
    pub name: String,
    /// How many games it won, drew and lost.
    pub results: [u64; 3],
    /// How often it did what costs the game, by ids.
    pub faults: BTreeMap<&'static str, u64>,
    /// How many moves it made.
    pub moves: u64,
    /// How long they took, in ms.
    pub time: u64,
    /// The longest, in ms.
    pub longest: u64,
    /// How many positions it visited.
    pub nodes: u64,
    /// The sum of its depths, in plies.
    pub depth: u64,
}

impl Side {
    /// Half its points.
    pub fn half_points(&self) -> u64 {
        2 * self.results[0] + self.results[1]
    }

    /// How often it did what costs the game.
    pub fn fault_count(&self) -> u64 {
        self.faults.values().sum()
    }

    /// An amount for each move; nothing if there was none.
    pub fn per_move(&self, amount: u64) -> Option<f64> {
        (self.moves > 0).then(|| amount as f64 / self.moves as f64)
    }
}

impl Tally {
    /// Nothing yet.
    pub fn new(plan: &Plan) -> Self {
        let sides = plan.names().map(|name| Side { name, ..Side::default() });
        Self { sides, ..Self::default() }
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.colors.iter().sum()
    }

    /// How often an engine did what costs the game.
    pub fn faults(&self) -> u64 {
        self.sides.iter().map(Side::fault_count).sum()
    }

    /// Counts a game.
    pub fn add(&mut self, played: &Played) {
        for (engine, side) in self.sides.iter_mut().enumerate() {
            side.results[2 - played.half_points(engine)] += 1;
        }
        let round = played.round;
        self.colors[played.end.winner().map_or(1, |winner| winner.fold(0, 2))] += 1;
        *self.ends.entry((played.end.id(), played.end.winner())).or_default() += 1;
        if let End::Fault { side, fault } = &played.end {
            *self.sides[round.engine(*side)].faults.entry(fault.id()).or_default() += 1;
        }
        let points = played.half_points(0);
        match self.halves.remove(&round.pair()) {
            Some(other) => self.pairs[points + other] += 1,
            None => _ = self.halves.insert(round.pair(), points),
        }
        self.count_moves(played);
    }

    fn count_moves(&mut self, played: &Played) {
        self.plies += played.moves.len() as u64;
        for moved in &played.moves {
            let side = &mut self.sides[played.round.engine(moved.side)];
            side.moves += 1;
            side.time += moved.time;
            side.longest = side.longest.max(moved.time);
            side.nodes += moved.nodes.unwrap_or(0);
            side.depth += u64::from(moved.depth.unwrap_or(0));
        }
    }

    /// What the results say about the strength of the first engine; nothing before the first game.
    ///
    /// It goes by the pairs once there are five, by single games before that.
    pub fn estimate(&self) -> Option<Estimate> {
        if self.pairs.iter().sum::<u64>() >= ENOUGH_PAIRS {
            elo::of_pairs(self.pairs)
        } else {
            let [won, drawn, lost] = self.sides[0].results;
            elo::of_games(won, drawn, lost)
        }
    }

    /// All of it as JSON; a number that is infinite is null.
    pub fn json(&self, sprt: Option<&Sprt>) -> Value {
        let engines = self.sides.each_ref().map(|side| {
            let [won, drawn, lost] = side.results;
            json!({
                "name": side.name,
                "won": won,
                "drawn": drawn,
                "lost": lost,
                "points": side.half_points() as f64 / 2.0,
                "faults": side.faults,
                "moves": side.moves,
                "ms_per_move": side.per_move(side.time),
                "longest_move_ms": side.longest,
                "nodes_per_move": side.per_move(side.nodes),
                "depth": side.per_move(side.depth),
            })
        });
        let estimate = self.estimate().map(|estimate| {
            json!({
                "score": estimate.score,
                "elo": estimate.elo,
                "low": estimate.low,
                "high": estimate.high,
                "superiority": estimate.superiority,
                "normalized_elo": normalized_elo(self.pairs),
            })
        });
        let mut ends: BTreeMap<&str, u64> = BTreeMap::new();
        for ((id, _), games) in &self.ends {
            *ends.entry(id).or_default() += games;
        }
        let sprt = sprt.map(|sprt| {
            let standing = sprt.standing(self.pairs);
            json!({
                "test": sprt,
                "llr": standing.llr,
                "lower": standing.lower,
                "upper": standing.upper,
                "accepted": standing.decision().map(|greater| if greater { "elo1" } else { "elo0" }),
            })
        });
        json!({
            "games": self.games(),
            "engines": engines,
            "estimate": estimate,
            "pairs": self.pairs,
            "red_won": self.colors[0],
            "drawn": self.colors[1],
            "black_won": self.colors[2],
            "mean_plies": (self.games() > 0).then(|| self.plies as f64 / self.games() as f64),
            "ends": ends,
            "sprt": sprt,
        })
    }
}
