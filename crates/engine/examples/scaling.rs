//! How many positions several threads visit together, beside as many programs with one thread each.
//!
//! ```sh
//! cargo run --release -p chuhe-engine --features threads --example scaling -- 2 10 5
//! ```
//!
//! The arguments are the number of threads (2), the seconds of each measurement (10) and the rounds (5).
//! The two kinds take turns, so that both have the same minute of the machine; on a machine that does other work the numbers
//! say little.

#![expect(clippy::print_stdout, reason = "a program that reports to a person")]

use std::env;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use chuhe_engine::{Limits, Now, Searcher, Stop};
use chuhe_rules::Game;

/// The size of each table, in MiB.
const TABLE: usize = 64;

/// Openings and a middle game, as long each.
const GAMES: [&str; 5] = [
    "startpos",
    "startpos moves h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 c3c4 g6g5",
    "startpos moves h2e2 b7e7 h0g2 h9g7 i0h0 i9i8 b0c2 i8d8 h0h6 d8d1",
    "startpos moves c3c4 h7e7 h2e2 h9g7 h0g2 b9c7 b0c2 a9b9 a0b0 i9i8",
    "2bak1b2/4a4/n3c4/p3p3p/9/2P3R2/P3P3P/2N1C4/4A4/2BAK1B2 w - - 0 1",
];

struct Clock(Instant);

impl Now for Clock {
    fn now(&self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}

#[expect(clippy::disallowed_methods, reason = "a program that measures time")]
fn clock() -> Clock {
    Clock(Instant::now())
}

fn main() {
    let mut arguments = env::args().skip(1);
    let mut number = |default: u64| {
        arguments
            .next()
            .map_or(default, |text| text.parse().expect("threads, seconds and rounds are numbers"))
    };
    let (threads, seconds, rounds) = (number(2), number(10), number(5));
    if rounds == 0 {
        // One of several programs, asked by another of its kind.
        println!("{}", speed(threads as usize, seconds));
        return;
    }
    let mut ratios: Vec<f64> = (0..rounds).map(|_| round(threads, seconds)).collect();
    ratios.sort_by(f64::total_cmp);
    println!("median {:.3}", ratios[ratios.len() / 2]);
}

/// Measures both kinds, and says how many times the positions of the programs the threads visit.
fn round(threads: u64, seconds: u64) -> f64 {
    let programs: Vec<Child> = (0..threads).map(|_| start(seconds)).collect();
    let alone: u64 = programs.into_iter().map(answer).sum();
    let together = speed(threads as usize, seconds);
    let ratio = together as f64 / alone as f64;
    println!("{threads} programs {alone} nodes/s, {threads} threads {together} nodes/s: {ratio:.3}");
    ratio
}

fn start(seconds: u64) -> Child {
    let program = env::current_exe().expect("the program that runs has a file");
    Command::new(program)
        .args(["1", &seconds.to_string(), "0"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program that runs can be started again")
}

fn answer(program: Child) -> u64 {
    let output = program.wait_with_output().expect("a program that was started ends");
    String::from_utf8_lossy(&output.stdout).trim().parse().expect("it says how many positions it visited")
}

/// Positions visited in a second.
fn speed(threads: usize, seconds: u64) -> u64 {
    let mut searcher = Searcher::new(TABLE);
    let threads_had = searcher.set_threads(threads);
    assert_eq!(threads_had, threads, "the system gives no more threads");
    let limits = Limits { move_time: Some(seconds * 1_000 / GAMES.len() as u64), ..Limits::default() };
    let (clock, mut nodes, mut time) = (clock(), 0, 0);
    for text in GAMES {
        let game = Game::from_fen(text).expect("these positions are legal");
        searcher.clear();
        let start = clock.now();
        nodes += searcher.search(&game, &limits, &clock, &Stop::new(), |_| {}).nodes;
        time += clock.now() - start;
    }
    nodes * 1_000 / time.max(1)
}
