//! How many mistakes a review finds of those that one with ten times the effort finds, and how long it takes.
//!
//! ```sh
//! cargo run --release -p chuhe-analysis --example recall -- 50000 150000
//! ```
//!
//! The arguments are the positions to visit at the first and at the second look (0 for none), and files of games in any format,
//! of which the first game counts; if there are none, our engine plays some at levels that make mistakes.
//! A mistake of the long review is found where the short one gives the move any grade, and alike where it gives the same; what
//! only the short one calls a mistake is counted too.

#![expect(clippy::print_stdout, reason = "a program that reports to a person")]

use std::env;
use std::fs;
use std::time::Instant;

use chuhe_analysis::{Effort, Grade, Review, assess, main_game};
use chuhe_engine::{Handicap, Level, Limits, Searcher, Stop};
use chuhe_record::{Limits as ReadLimits, read};
use chuhe_rules::Game;

/// How much more effort the long review takes.
const FACTOR: u64 = 10;

/// The size of the table of the short review, as a browser has it, and of the long one, in MiB.
const TABLES: [usize; 2] = [16, 64];

/// So many plies a game has that our engine plays.
const PLIES: usize = 100;

/// The levels that play such games with each other, the first as Red.
const LEVELS: [(u8, u8); 6] = [(3, 5), (6, 4), (5, 7), (8, 6), (9, 9), (10, 12)];

/// What was counted.
#[derive(Default)]
struct Count {
    plies: usize,
    nodes: u64,
    seconds: f64,
    /// Mistakes of the long review by grade: all, those that the short one has found, and those with the same grade.
    long: [[usize; 3]; 3],
    /// What the short one calls a mistake or a blunder: all, and those that the long one gives no grade.
    short: [usize; 2],
}

#[expect(clippy::disallowed_methods, reason = "a program that measures time")]
fn reviewed(game: Game, effort: Effort, table: usize) -> (Review, u64, f64) {
    let start = Instant::now();
    let mut review = Review::new(game, effort);
    let mut searcher = Searcher::new(table);
    let mut nodes = 0;
    while let Some(task) = review.task() {
        let game = review.game_at(task.ply);
        let assessment = assess(&mut searcher, &game, &Limits::nodes(task.nodes), &(), &Stop::new());
        nodes += assessment.nodes;
        review.add(task, assessment);
    }
    (review, nodes, start.elapsed().as_secs_f64())
}

/// A game of two levels.
fn played(red: u8, black: u8) -> Game {
    let mut game = Game::start();
    let mut searchers = [Searcher::new(1), Searcher::new(1)];
    while game.outcome().is_none() && game.plies().len() < PLIES {
        let side = game.plies().len() % 2;
        let level = Level::try_new([red, black][side]).expect("there is such a level");
        let limits = Limits::handicap(Handicap { level, seed: u64::from(red) });
        let answer = searchers[side].search(&game, &limits, &(), &Stop::new(), |_| {});
        game.play(answer.best.expect("a game that goes on has a move"))
            .expect("the engine plays legal moves");
    }
    game
}

fn print(name: &str, count: &Count) {
    let kinds: Vec<String> =
        count.long.iter().map(|[all, found, alike]| format!("{all}/{found}/{alike}")).collect();
    println!(
        "{name}: {} plies, {} nodes, {:.1} s; all/found/alike: inaccuracies {}, mistakes {}, blunders {}; \
         mistakes and blunders of the short review {}, nothing of the kind in the long one {}",
        count.plies, count.nodes, count.seconds, kinds[0], kinds[1], kinds[2], count.short[0], count.short[1],
    );
}

fn main() {
    let mut arguments = env::args().skip(1);
    let mut number = || arguments.next().and_then(|text| text.parse().ok()).unwrap_or(0);
    let (first, second): (u64, u64) = (number(), number());
    let short = Effort { first, second: (second > 0).then_some(second) };
    let long = Effort { first: FACTOR * first, second: short.second.map(|nodes| FACTOR * nodes) };
    let mut total = Count::default();
    let mut games: Vec<(String, Game)> = Vec::new();
    for path in arguments {
        let bytes = fs::read(&path).expect("the file can be read");
        let reading = read(&bytes, None, &ReadLimits::default()).expect("the file holds games");
        games.extend(reading.games.first().and_then(main_game).map(|game| (path, game)));
    }
    if games.is_empty() {
        games.extend(LEVELS.map(|(red, black)| (format!("levels {red} and {black}"), played(red, black))));
    }
    for (name, game) in games {
        let (own, nodes, seconds) = reviewed(game.clone(), short, TABLES[0]);
        let (model, ..) = reviewed(game, long, TABLES[1]);
        let mut count = Count { nodes, seconds, ..Count::default() };
        for (own, model) in own.judgements().zip(model.judgements()) {
            count.plies += 1;
            if let Some(grade) = model.grade {
                let counts = &mut count.long[grade as usize];
                counts[0] += 1;
                counts[1] += usize::from(own.grade.is_some());
                counts[2] += usize::from(own.grade == Some(grade));
            }
            if own.grade.is_some_and(|grade| grade >= Grade::Mistake) {
                count.short[0] += 1;
                count.short[1] += usize::from(model.grade.is_none());
            }
        }
        print(&name, &count);
        total.plies += count.plies;
        total.nodes += count.nodes;
        total.seconds += count.seconds;
        for (total, own) in total.long.iter_mut().flatten().zip(count.long.iter().flatten()) {
            *total += own;
        }
        for (total, own) in total.short.iter_mut().zip(count.short) {
            *total += own;
        }
    }
    print("all", &total);
}
