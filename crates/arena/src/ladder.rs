//! The levels of our engine against each other: neighbours, and at the foot the players that hardly think.

use std::ops::RangeInclusive;

use chuhe_engine::{Level, Limits, Score, Searcher, Stop};
use chuhe_play::Handicap;
use chuhe_rules::{Game, Position, RuleSet};

use crate::contender::Numbers;
use crate::elo::{Estimate, of_games};
use crate::{DrawRule, Limit, Plan, ResignRule, Spec, Tally};

/// What a ladder is played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder {
    /// The levels that take part, 1 to 16; where the lowest does, so do the players that hardly think.
    pub levels: RangeInclusive<u8>,
    /// How many games each pair plays.
    pub games: usize,
    /// What openings and mistakes are drawn from.
    pub seed: u64,
    /// How many games are played at the same time.
    pub concurrency: usize,
}

/// From this level on a game ends when both say for a while that it is decided: they see what there is to see.
const SURE: u8 = 9;

/// A match of a ladder.
#[derive(Clone, Debug)]
pub struct Rung {
    /// What it is called, such as `2-1`.
    pub name: String,
    /// What is played: results are counted from the side of the one that should be stronger.
    pub plan: Plan,
    /// The share of the points that the first should get, in hundredths.
    pub expected: RangeInclusive<u8>,
    /// Whether a draw brings no point: what counts is how often the first wins.
    pub wins_alone: bool,
}

impl Rung {
    /// What the games say so far; nothing if there is none.
    pub fn estimate(&self, tally: &Tally) -> Option<Estimate> {
        let [won, drawn, lost] = tally.sides[0].results;
        if self.wins_alone { of_games(won, 0, drawn + lost) } else { tally.estimate() }
    }

    /// Whether the share of the points is what it should be; nothing if there is no game.
    pub fn holds(&self, tally: &Tally) -> Option<bool> {
        let percent = self.estimate(tally)?.score * 100.0;
        Some(percent >= f64::from(*self.expected.start()) && percent <= f64::from(*self.expected.end()))
    }
}

impl Ladder {
    /// The matches, from the foot up.
    ///
    /// # Panics
    /// Never: the names of the engines are well formed.
    pub fn rungs(&self) -> Vec<Rung> {
        let openings = balanced(self.games.div_ceil(2), self.seed);
        let mut rungs = Vec::new();
        if *self.levels.start() == 1 {
            rungs.push(self.rung("greedy-random", ["greedy", "random"], &openings, 60..=100));
            let lowest = ["greedy", "self:1,option.Hash=1"];
            let even = self.rung("greedy-1", lowest, &openings, 60..=90);
            rungs.push(Rung { wins_alone: true, ..even });
            let mut given = self.rung("greedy-1-two-horses", lowest, &[], 80..=100);
            given.plan.openings = handicap(Handicap::OFFERED).to_vec();
            given.plan.paired = true;
            rungs.push(Rung { wins_alone: true, ..given });
        }
        for level in self.levels.clone().skip(1) {
            let [above, below] = [level, level - 1].map(|level| format!("self:{level},option.Hash=4"));
            let mut rung = self.rung(&format!("{level}-{}", level - 1), [&above, &below], &openings, 60..=80);
            if level > SURE {
                rung.plan.resign = Some(ResignRule { score: 700, plies: 6 });
                rung.plan.draw = Some(DrawRule { score: 8, plies: 16, after: 100 });
            }
            rungs.push(rung);
        }
        rungs
    }

    fn rung(
        &self,
        name: &str,
        engines: [&str; 2],
        openings: &[Position],
        expected: RangeInclusive<u8>,
    ) -> Rung {
        let engines = engines.map(|text| {
            let mut spec: Spec = text.parse().expect("each names an engine");
            spec.limit = spec.own_limit();
            spec
        });
        let plan = Plan {
            engines,
            openings: openings.to_vec(),
            paired: false,
            games: self.games,
            limit: Limit::Nodes(Level::UNHURRIED),
            nodes_as_time: None,
            rules: RuleSet::default(),
            margin: 0,
            patience: 60_000,
            max_plies: 400,
            resign: None,
            draw: None,
            seed: self.seed,
            concurrency: self.concurrency,
        };
        Rung { name: name.to_owned(), plan, expected, wins_alone: false }
    }
}

/// So far ahead a side may be in an opening, in hundredths of a soldier, by a search of [`LOOK`] positions.
const AHEAD: u32 = 80;

/// How many positions are looked at to see whether an opening is balanced.
const LOOK: u64 = 1_500;

/// So many random moves make an opening.
const PLIES: usize = 6;

/// Positions after random moves in which neither side is far ahead, none twice.
pub fn balanced(count: usize, seed: u64) -> Vec<Position> {
    let mut numbers = Numbers(seed);
    let mut searcher = Searcher::new(1);
    let mut found: Vec<Position> = Vec::new();
    while found.len() < count {
        let mut game = Game::start();
        for _ in 0..PLIES {
            let mut moves = game.legal_moves();
            // The order in which moves are found may change, the openings may not.
            moves.sort_unstable();
            let _ = moves.get(numbers.below(moves.len())).map(|mv| game.play(*mv));
        }
        let position = game.position().clone();
        if game.outcome().is_some() || found.iter().any(|other| other.key() == position.key()) {
            continue;
        }
        searcher.clear();
        let game = Game::with_rules(position.clone(), RuleSet::default());
        let answer = searcher.search(&game, &Limits::nodes(LOOK), &(), &Stop::new(), |_| {});
        if matches!(answer.score, Score::Centipawns(value) if value.unsigned_abs() <= AHEAD) {
            found.push(position);
        }
    }
    found
}

/// The two openings of a handicap that the second engine gives: for the game in which it has Black, with the colours
/// swapped, and for that in which it has Red.
///
/// # Panics
/// Never: the positions of the table are legal.
pub fn handicap(given: Handicap) -> [Position; 2] {
    let fen = given.fen();
    let (board, rest) = fen.split_once(' ').unwrap_or((&fen, "w"));
    let turn = if rest.starts_with('w') { 'b' } else { 'w' };
    let swapped: String =
        board
            .chars()
            .rev()
            .map(|sign| {
                if sign.is_ascii_uppercase() { sign.to_ascii_lowercase() } else { sign.to_ascii_uppercase() }
            })
            .collect();
    [format!("{swapped} {turn} - - 0 1"), fen]
        .map(|fen| Game::from_fen(&fen).expect("the positions of the table are legal").position().clone())
}

#[cfg(test)]
mod tests {
    use chuhe_rules::{Color, Role};

    use super::*;

    #[test]
    fn a_ladder_has_a_rung_for_each_neighbour_and_stands_on_players_that_hardly_think() {
        let names = |levels| -> Vec<String> {
            let ladder = Ladder { levels, games: 4, seed: 1, concurrency: 1 };
            ladder.rungs().into_iter().map(|rung| rung.name).collect()
        };
        assert_eq!(names(1..=3), ["greedy-random", "greedy-1", "greedy-1-two-horses", "2-1", "3-2"]);
        assert_eq!(names(14..=16), ["15-14", "16-15"]);
    }

    #[test]
    fn against_players_that_hardly_think_a_draw_of_level_1_brings_them_no_point() {
        let rungs = Ladder { levels: 1..=2, games: 4, seed: 1, concurrency: 1 }.rungs();
        let shares: Vec<_> = rungs
            .iter()
            .map(|rung| {
                let mut tally = Tally::new(&rung.plan);
                tally.sides[0].results = [6, 4, 0];
                tally.colors = [6, 4, 0];
                (rung.name.as_str(), rung.estimate(&tally).map(|estimate| estimate.score), rung.holds(&tally))
            })
            .collect();
        assert_eq!(
            shares,
            [
                ("greedy-random", Some(0.8), Some(true)),
                ("greedy-1", Some(0.6), Some(true)),
                ("greedy-1-two-horses", Some(0.6), Some(false)),
                ("2-1", Some(0.8), Some(true)),
            ]
        );
        let none = Tally::new(&rungs[1].plan);
        assert_eq!((rungs[1].estimate(&none), rungs[1].holds(&none)), (None, None));
    }

    #[test]
    fn openings_are_balanced_and_drawn_from_the_seed() {
        let openings = balanced(5, 3);
        assert_eq!(openings, balanced(5, 3));
        assert_ne!(openings, balanced(5, 4));
    }

    #[test]
    fn whoever_gives_a_handicap_moves_first_without_the_pieces_whatever_the_colours() {
        for given in Handicap::all().filter(|given| *given != Handicap::FirstMove) {
            let [black, red] = handicap(given);
            for (position, giver) in [(&black, Color::Black), (&red, Color::Red)] {
                assert_eq!(position.turn(), giver, "{given:?}");
                let count = |color: Color| position.of(color).count();
                assert!(count(giver) < count(!giver) && count(!giver) == 16, "{given:?}");
            }
        }
        let [black, _] = handicap(Handicap::Horse);
        // The left horse, as who gives it sees the board.
        assert_eq!(black.piece_at("h9".parse().unwrap()), None);
        assert_eq!(black.piece_at("b9".parse().unwrap()).map(|piece| piece.role), Some(Role::Horse));
    }
}
