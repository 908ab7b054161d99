//! What a transaction costs, and what is gained when many games share one: `cargo bench -p chuhe-store`.
//!
//! Each batch adds one event to each of so many of 2,000 games.
//! The databases lie in the folder for temporary files, so `TMPDIR` chooses the disk.

use std::cell::RefCell;

use chuhe_play::{Bank, Control, Event, GameId, Kind, Span, Terms, Time};
use chuhe_store::{Database, Durability, Options, Store, UnixMillis, Write};
use chuhe_testkit::Postgres;
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

const GAMES: u64 = 2_000;
const AT: UnixMillis = UnixMillis(1_796_040_000_000);
const SIZES: [u64; 3] = [1, 16, 256];

/// A database with games that go on in turn.
struct Table {
    store: Box<dyn Store>,
    /// The next event's place among all games.
    next: u64,
}

impl Table {
    fn new(database: &Database, durability: Durability) -> Self {
        let options = Options { durability, ..Options::default() };
        let mut store = database.open(&options).expect("it opens");
        let terms = Terms::standard(Control::Fischer { time: Span::minutes(5), increment: Span::seconds(3) });
        let create = |game| Write::Create { game: GameId(game), terms: terms.clone(), at: AT };
        store.commit(&(0..GAMES).map(create).collect::<Vec<_>>()).expect("games");
        Self { store, next: 0 }
    }

    fn commit(&mut self, size: u64) {
        let batch: Vec<Write> = (self.next..self.next + size).map(append).collect();
        self.store.commit(&batch).expect("a batch");
        self.next += size;
    }
}

fn append(place: u64) -> Write {
    let bank = Bank { main: Span(300_000), periods: 0 };
    let mv = "h2e2".parse().expect("a move");
    let kind = Kind::Moved { mv, spent: Span(3_141), lag: Span(59), bank };
    let event = Event { seq: (place / GAMES + 1) as u32, at: Time(AT.0 + place), by: None, kind };
    Write::Append { game: GameId(place % GAMES), event, at: AT }
}

fn sqlite(bencher: Bencher<'_, '_>, size: u64, durability: Durability) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = Table::new(&Database::file(folder.path().join("games.db")), durability);
    bencher.counter(ItemsCount::new(size)).bench_local(|| table.commit(size));
}

#[divan::bench(args = SIZES, sample_size = 1, sample_count = 1_000)]
fn sqlite_power(bencher: Bencher<'_, '_>, size: u64) {
    sqlite(bencher, size, Durability::Power);
}

#[divan::bench(args = SIZES, sample_size = 1, sample_count = 1_000)]
fn sqlite_process(bencher: Bencher<'_, '_>, size: u64) {
    sqlite(bencher, size, Durability::Process);
}

thread_local! {
    /// One server for all, with its number of databases; nothing where it is not installed.
    static SERVER: RefCell<(Option<Postgres>, u32)> =
        RefCell::new((Postgres::start_in(&std::env::temp_dir()), 0));
}

fn postgres(bencher: Bencher<'_, '_>, size: u64, durability: Durability) {
    let url = SERVER.with_borrow_mut(|(server, count)| {
        *count += 1;
        server.as_ref().map(|server| server.create(&format!("bench_{count}")))
    });
    let Some(url) = url else { return };
    let mut table = Table::new(&url.parse().expect("a URL"), durability);
    bencher.counter(ItemsCount::new(size)).bench_local(|| table.commit(size));
}

#[divan::bench(args = SIZES, sample_size = 1, sample_count = 1_000)]
fn postgres_power(bencher: Bencher<'_, '_>, size: u64) {
    postgres(bencher, size, Durability::Power);
}

#[divan::bench(args = SIZES, sample_size = 1, sample_count = 1_000)]
fn postgres_process(bencher: Bencher<'_, '_>, size: u64) {
    postgres(bencher, size, Durability::Process);
}
