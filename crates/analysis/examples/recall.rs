//! How many mistakes a review finds of those that one with ten times the effort finds, and how long it takes.
//!
//! ```sh
//! cargo run --release -p chuhe-analysis --example recall -- 50000 150000
//! ```
//!
//! The arguments are the positions to visit at the first and at the second look (0 for none), and files of games in any format,
//! of which the first game counts; if there are none, our engine plays some at levels that make mistakes.
//! With `--model FILE` between them, what the long review finds is kept there, a line for each game, and not searched for again:
//! so a short review can be tried out in a tenth of the time, and what it misses is told.
//! A mistake of the long review is found where the short one gives the move any grade, and alike where it gives the same; what
//! only the short one calls a mistake is counted too.

#![expect(clippy::print_stdout, reason = "a program that reports to a person")]

use std::env;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
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
const LEVELS: [(u8, u8); 18] = [
    (6, 8),
    (9, 7),
    (10, 12),
    (12, 11),
    (8, 10),
    (7, 6),
    (11, 9),
    (12, 12),
    (9, 10),
    (5, 7),
    (8, 8),
    (10, 9),
    (11, 12),
    (7, 9),
    (9, 12),
    (6, 6),
    (12, 10),
    (10, 11),
];

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

/// What each move of a game costs, in thousandths of a point.
type Losses = Vec<u32>;

/// What the long review has found before.
struct Model {
    path: Option<String>,
    known: Vec<(String, Losses)>,
}

impl Model {
    fn open(path: Option<String>) -> Self {
        let text = path.as_ref().and_then(|path| fs::read_to_string(path).ok()).unwrap_or_default();
        let line = |line: &str| {
            let (name, losses) = line.split_once('\t')?;
            Some((name.to_owned(), losses.split(' ').map(|loss| loss.parse().ok()).collect::<Option<_>>()?))
        };
        Self { path, known: text.lines().filter_map(line).collect() }
    }

    fn losses(&self, name: &str, game: &Game, effort: Effort) -> Losses {
        if let Some((_, losses)) = self.known.iter().find(|(known, _)| known == name) {
            return losses.clone();
        }
        let (review, ..) = reviewed(game.clone(), effort, TABLES[1]);
        let losses: Losses = review.judgements().map(|judgement| judgement.loss).collect();
        if let Some(path) = &self.path {
            let text: Vec<String> = losses.iter().map(u32::to_string).collect();
            let file = OpenOptions::new().create(true).append(true).open(path);
            file.and_then(|mut file| writeln!(file, "{name}\t{}", text.join(" ")))
                .expect("the model is kept");
        }
        losses
    }
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
    let mut paths: Vec<String> = arguments.collect();
    let kept = (paths.first().map(String::as_str) == Some("--model")).then(|| paths.drain(..2).next_back());
    let model = Model::open(kept.flatten());
    for path in paths {
        let bytes = fs::read(&path).expect("the file can be read");
        let reading = read(&bytes, None, &ReadLimits::default()).expect("the file holds games");
        games.extend(reading.games.first().and_then(main_game).map(|game| (path, game)));
    }
    if games.is_empty() {
        games.extend(LEVELS.map(|(red, black)| (format!("levels {red} and {black}"), played(red, black))));
    }
    for (name, game) in games {
        let (own, nodes, seconds) = reviewed(game.clone(), short, TABLES[0]);
        let losses = model.losses(&name, &game, long);
        let mut count = Count { nodes, seconds, ..Count::default() };
        for (own, loss) in own.judgements().zip(losses) {
            count.plies += 1;
            let model = Grade::of(loss);
            if own.grade.is_none() && model.is_some_and(|grade| grade >= Grade::Mistake) {
                println!("  missed at ply {}: {} of {loss}", own.ply, own.loss);
            }
            if let Some(grade) = model {
                let counts = &mut count.long[grade as usize];
                counts[0] += 1;
                counts[1] += usize::from(own.grade.is_some());
                counts[2] += usize::from(own.grade == Some(grade));
            }
            if own.grade.is_some_and(|grade| grade >= Grade::Mistake) {
                count.short[0] += 1;
                count.short[1] += usize::from(model.is_none());
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
