//! The server in a world of its own: one clock, one seed, and everything that can go wrong.
//!
//! The rooms, the writer, the connections and the sessions are those of `chuhe serve`, the clients hold the browser's side of
//! the protocol, and the store is one in memory.
//! Between them is a network that delays, cuts and keeps half-open lines; the store fills up, stalls and loses its connection;
//! the server crashes at any step.
//! In the end all is repaired, and [`check`](simulation::checks::check) asks whether anything was lost, came twice or cost time.
//!
//! A failure names its seed; `CHUHE_SEED=17 cargo test -p chuhe-server --test simulation` runs that one alone.

#![allow(clippy::disallowed_methods, reason = "the environment names a single seed")]
#![allow(clippy::print_stdout, reason = "a run says what happened in it")]

mod simulation {
    pub(crate) mod checks;
    pub(crate) mod client;
    pub(crate) mod faults;
    pub(crate) mod lines;
    pub(crate) mod server;
    pub(crate) mod tally;
    pub(crate) mod wire;
    pub(crate) mod world;
}

use simulation::server::Plant;
use simulation::tally::Tally;
use simulation::world::World;

/// How many seeds an ordinary run takes.
const SEEDS: u64 = 500;

/// How many a long one takes.
const SLOW_SEEDS: u64 = 10_000;

fn run(seed: u64, plant: Plant) -> Result<Tally, String> {
    World::new(seed, plant).run().map_err(|fault| format!("seed {seed}: {fault}"))
}

#[test]
fn no_seed_finds_a_fault() {
    if let Some(seed) = std::env::var("CHUHE_SEED").ok().and_then(|text| text.parse().ok()) {
        let tally = run(seed, Plant::Nothing).expect("nothing is wrong");
        println!("{tally:?}");
        return;
    }
    let seeds = if chuhe_testkit::slow() { SLOW_SEEDS } else { SEEDS };
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let total = std::thread::scope(|scope| {
        let part = |first: u64| (first..seeds).step_by(threads as usize);
        let runs: Vec<_> = (0..threads)
            .map(|first| {
                scope.spawn(move || part(first).map(|seed| run(seed, Plant::Nothing)).collect::<Vec<_>>())
            })
            .collect();
        let (mut total, mut faults) = (Tally::default(), Vec::new());
        for result in runs.into_iter().flat_map(|run| run.join().expect("no step panics")) {
            match result {
                Ok(tally) => total.add(&tally),
                Err(fault) => faults.push(fault),
            }
        }
        assert!(faults.is_empty(), "{} of {seeds} seeds find faults:\n{}", faults.len(), faults.join("\n"));
        total
    });
    println!("{seeds} seeds: {total:?}");
    // A world in which nothing happens proves nothing.
    for (what, count, least) in [
        ("moves", total.moves, 10),
        ("crashes", total.crashes, 1),
        ("cuts", total.cuts, 2),
        ("faults of the store", total.faults, 1),
    ] {
        assert!(count >= seeds * least, "{count} {what} in {seeds} seeds");
    }
    for (what, count) in [
        ("crashes between commit and answer", total.crashes_unanswered),
        ("moves sent again", total.sent_again),
        ("games ended", total.ended),
        ("rematches", total.rematches),
        ("clocks stopped for the server", total.suspended),
        ("whole games for slow readers", total.behind),
        ("clocks on the wall set back", total.set_back),
    ] {
        assert!(count >= seeds / 20, "{count} {what} in {seeds} seeds");
    }
}

#[test]
fn a_seed_runs_twice_alike() {
    for seed in [1, 2, 3] {
        assert_eq!(run(seed, Plant::Nothing), run(seed, Plant::Nothing));
    }
}

/// Which of forty seeds find a planted fault, and how.
fn found(plant: Plant) -> Vec<String> {
    (0..40).filter_map(|seed| run(seed, plant).err()).collect()
}

#[test]
fn an_acknowledgement_before_the_commit_is_found() {
    let found = found(Plant::EarlyAnswer);
    assert!(found.len() >= 10, "only {found:?}");
    println!("{} of 40: {}", found.len(), found[0]);
}

#[test]
fn a_dropped_tail_on_resume_is_found() {
    let found = found(Plant::ShortTail);
    assert!(found.len() >= 10, "only {found:?}");
    println!("{} of 40: {}", found.len(), found[0]);
}

#[test]
fn a_downtime_that_is_charged_is_found() {
    let found = found(Plant::Downtime);
    assert!(found.len() >= 10, "only {found:?}");
    println!("{} of 40: {}", found.len(), found[0]);
}

#[test]
fn a_command_that_is_applied_twice_is_found() {
    let found = found(Plant::Twice);
    assert!(found.len() >= 10, "only {found:?}");
    println!("{} of 40: {}", found.len(), found[0]);
}
