//! Writers that are killed at random moments, and servers that crash: what was confirmed is there.
//!
//! The program runs itself as the writer that is killed, so it has a harness of its own.

#![allow(clippy::print_stdout, reason = "the writer tells on its output what was confirmed")]

#[path = "store/games.rs"]
#[allow(dead_code, reason = "the contract's games, of which a few are enough here")]
mod games;

use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::Duration;

use chuhe_play::GameId;
use chuhe_store::{Database, Durability, Options, Store, StoreError, Write};
use chuhe_testkit::{Postgres, slow};

use games::{append, create, event};

const NAME: &str = "what_was_confirmed_outlives_a_kill";

/// How many games each batch adds an event to.
const GAMES: u64 = 8;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if let ["write", database, durability, round] = words[..] {
        let round = round.parse().expect("a number");
        return write(&database.parse().expect("a database"), durability == "power", round);
    }
    // As the usual harness does, for those who ask it.
    if words.contains(&"--list") {
        if !words.contains(&"--ignored") {
            println!("{NAME}: test");
        }
        return ExitCode::SUCCESS;
    }
    let mut filters = words.iter().filter(|word| !word.starts_with('-')).peekable();
    if filters.peek().is_none() || filters.any(|filter| NAME.contains(filter)) {
        drills();
        println!("test {NAME} ... ok");
    }
    ExitCode::SUCCESS
}

fn drills() {
    let rounds = if slow() { 500 } else { 40 };
    let folder = tempfile::tempdir().expect("a folder");
    for durability in ["power", "process"] {
        let path = folder.path().join(durability);
        let database = path.to_str().expect("a name");
        report(&format!("SQLite, {durability}"), &kills(database, durability, rounds));
        check_file(&path);
    }
    failing_disk(folder.path());
    let Some(mut server) = Postgres::start() else { return };
    for durability in ["power", "process"] {
        let database = server.create(durability);
        report(&format!("PostgreSQL, {durability}"), &kills(&database, durability, rounds / 2));
    }
    let database = server.create("crash");
    report("PostgreSQL crashes", &crashes(&database, &mut server, rounds / 8));
}

/// What came of a number of kills.
#[derive(Default)]
struct Tally {
    kills: u32,
    confirmed: u32,
    /// Kills after a batch was stored and before its confirmation was seen.
    unsaid: u32,
    /// Kills while a batch was being written that left nothing of it.
    cut: u32,
}

fn report(name: &str, tally: &Tally) {
    let Tally { kills, confirmed, unsaid, cut } = tally;
    println!(
        "{name}: {kills} kills, {confirmed} confirmed batches, all there; {unsaid} stored unsaid, {cut} left nothing"
    );
    assert!(confirmed >= kills, "they were killed before they wrote");
    assert!(cut + unsaid > 0, "no kill hit a batch");
}

/// The writer: adds one event after the other to all games of a round, and tells what it tries and what is confirmed.
fn write(database: &Database, power: bool, round: u64) -> ExitCode {
    let durability = if power { Durability::Power } else { Durability::Process };
    let mut store = open(database, durability);
    store.commit(&games(round).map(create).collect::<Vec<_>>()).expect("games");
    for seq in 1.. {
        println!("try {seq}");
        match store.commit(&games(round).map(|game| append(game, seq)).collect::<Vec<_>>()) {
            Ok(()) => println!("ok {seq}"),
            Err(error) => {
                println!("failed {error:?}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn open(database: &Database, durability: Durability) -> Box<dyn Store> {
    let options = Options { durability, wait: Duration::from_secs(20), ..Options::default() };
    database.open(&options).expect("it opens")
}

fn games(round: u64) -> impl Iterator<Item = GameId> {
    (0..GAMES).map(move |number| GameId(round * GAMES + number))
}

/// What a writer told before its end.
#[derive(Debug, Default)]
struct Told {
    tried: u32,
    confirmed: u32,
    failure: Option<String>,
}

/// Runs a writer and calls `end` once it has confirmed its first batch, with a way to kill it.
fn told(writer: &mut Command, end: impl FnOnce(&mut dyn FnMut())) -> Told {
    let mut child = writer.stdout(Stdio::piped()).spawn().expect("the writer starts");
    let lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    let (begun, first) = std::sync::mpsc::channel();
    let told = thread::spawn(move || {
        let mut told = Told::default();
        for line in lines {
            // The last line may have been cut.
            match line.expect("it is read").split_once(' ') {
                Some(("try", seq)) => told.tried = seq.parse().unwrap_or(told.tried),
                Some(("ok", seq)) => told.confirmed = seq.parse().unwrap_or(told.confirmed),
                Some(("failed", why)) => told.failure = Some(why.to_owned()),
                _ => {}
            }
            if told.confirmed == 1 {
                // Nobody waits a second time.
                let _ = begun.send(());
            }
        }
        told
    });
    first.recv_timeout(Duration::from_secs(60)).expect("it writes");
    end(&mut || child.kill().expect("it is killed"));
    child.wait().expect("it ends");
    told.join().expect("it told")
}

fn writer(database: &str, durability: &str, round: u64) -> Command {
    let mut command = Command::new(env::current_exe().expect("this program"));
    command.args(["write", database, durability, &round.to_string()]);
    command
}

/// Kills one writer after the other, each after a time of its own.
fn kills(database: &str, durability: &str, rounds: u64) -> Tally {
    let mut tally = Tally::default();
    for round in 0..rounds {
        // Between 0 and 20 ms, evenly spread and never the same twice (Weyl's sequence).
        let pause = Duration::from_micros(round.wrapping_mul(12_361) % 20_000);
        let told = told(&mut writer(database, durability, round), |kill| {
            thread::sleep(pause);
            kill();
        });
        assert_eq!(told.failure, None);
        tally.add(database, round, &told);
    }
    tally
}

/// Lets PostgreSQL crash under one writer after the other.
fn crashes(database: &str, server: &mut Postgres, rounds: u64) -> Tally {
    let mut tally = Tally::default();
    for round in 0..rounds {
        let told = told(&mut writer(database, "power", round), |_| {
            thread::sleep(Duration::from_millis(round * 3));
            server.crash();
        });
        assert!(told.failure.as_ref().is_some_and(|why| why.starts_with("Lost")), "{told:?}");
        server.resume();
        tally.add(database, round, &told);
    }
    tally
}

impl Tally {
    /// Compares what is stored of a round with what its writer told.
    fn add(&mut self, database: &str, round: u64, told: &Told) {
        // As a server that starts again: it opens for writing, and so waits for whatever is still under way.
        let store = open(&database.parse().expect("a database"), Durability::Power);
        let mut reader = store.reader().expect("a reader");
        let mut lengths = Vec::new();
        for game in games(round) {
            let stored = reader.game(game).expect("it is read").expect("it is there");
            assert!(
                (1..).zip(&stored.events).all(|(seq, own)| *own == event(seq)),
                "other events than were written"
            );
            lengths.push(stored.events.len() as u32);
        }
        let length = lengths[0];
        assert!(lengths.iter().all(|own| *own == length), "a part of a batch is stored: {lengths:?}");
        assert!(
            told.confirmed <= length,
            "{length} events are stored, and {} were confirmed",
            told.confirmed
        );
        assert!(length <= told.tried, "{length} events are stored, and {} were written", told.tried);
        self.kills += 1;
        self.confirmed += told.confirmed;
        self.unsaid += u32::from(length > told.confirmed);
        self.cut += u32::from(length < told.tried);
    }
}

/// SQLite's own check of a file that many writers were killed at.
fn check_file(path: &Path) {
    let db = rusqlite::Connection::open(path).expect("it opens");
    let found: String = db.query_row("PRAGMA integrity_check", (), |row| row.get(0)).expect("it is checked");
    assert_eq!(found, "ok");
}

/// A disk that takes no more than a few hundred kilobytes and then fails: here the system's limit for a file.
fn failing_disk(folder: &Path) {
    let path = folder.join("failing");
    let database = path.to_str().expect("a name");
    let mut limited = Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -f 400; exec \"$0\" \"$@\""]);
    let own = writer(database, "power", 0);
    limited.arg(own.get_program()).args(own.get_args());
    let told = told(&mut limited, |_| {});
    let why = told.failure.as_deref().unwrap_or_default();
    assert!(why.starts_with("Lost") || why == "Full", "{told:?}");
    assert!(told.confirmed > 1, "{told:?}");
    let mut tally = Tally::default();
    tally.add(database, 0, &told);
    assert_eq!((tally.unsaid, tally.cut), (0, 1), "the batch that failed is not there");
    println!("SQLite on a failing disk: {} confirmed batches, then {why}", told.confirmed);
    // Where the disk has recovered, the writer goes on.
    let next = Write::Beat(games::NOON);
    assert_eq!(
        open(&database.parse().expect("a database"), Durability::Power).commit(&[next]),
        Ok::<(), StoreError>(())
    );
}
