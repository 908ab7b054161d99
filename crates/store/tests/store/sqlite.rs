//! The contract in an SQLite file, and what can go wrong with one.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use chuhe_play::GameId;
use chuhe_store::{Database, Options, Store, StoreError, UnixMillis, Write};
use rusqlite::Connection;
use tempfile::TempDir;

use crate::contract::{self, Place, hasty, opened, quick, reader};
use crate::differ::agree;
use crate::games::{NOON, append, create, ended, guest, terms};

struct InFile(TempDir);

impl InFile {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("games.db")
    }

    fn database(&self) -> Database {
        Database::file(self.path())
    }
}

impl Place for InFile {
    fn open(&self) -> Result<Box<dyn Store>, StoreError> {
        self.database().open(&hasty())
    }
}

const GAME: GameId = GameId(1);

#[test]
fn sqlite_keeps_the_contract() {
    contract::run(|| Box::new(InFile::new()));
}

#[test]
fn sqlite_agrees_with_memory() {
    for seed in 0..4 {
        let place = InFile::new();
        agree(&mut *place.database().open(&quick()).expect("it opens"), seed);
    }
}

#[test]
fn a_full_file_is_told_and_takes_more_once_there_is_room() {
    let place = InFile::new();
    let small = Options { max_pages: Some(48), ..hasty() };
    let mut store = place.database().open(&small).expect("it opens");
    let old = GameId(2);
    store.commit(&[create(GAME), create(old)]).expect("games");
    store.commit(&(1..=1_000).map(|seq| append(old, seq)).collect::<Vec<_>>()).expect("an old game");
    let fifty = |last| (last + 1..=last + 50).map(|seq| append(GAME, seq)).collect::<Vec<_>>();
    let mut last = 0;
    let error = loop {
        match store.commit(&fifty(last)) {
            Ok(()) => last += 50,
            Err(error) => break error,
        }
    };
    assert_eq!(error, StoreError::Full);
    assert!(last > 0);
    // What was confirmed is there, nothing of the refused batch is, and reading goes on.
    let length = |store: &dyn Store| {
        reader(store).game(GAME).expect("it is read").expect("it is there").events.len() as u32
    };
    assert_eq!(length(&*store), last);
    assert_eq!(store.commit(&fifty(last)), Err(StoreError::Full));
    let other = Connection::open(place.path()).expect("another program");
    other.execute("DELETE FROM events WHERE game = 2", ()).expect("room is made");
    store.commit(&fifty(last)).expect("there is room");
    assert_eq!(length(&*store), last + 50);
}

#[test]
fn a_locked_file_is_told_and_readers_go_on() {
    let place = InFile::new();
    let mut store = opened(&place);
    store.commit(&[create(GAME)]).expect("a game");
    let other = Connection::open(place.path()).expect("another program");
    other.execute_batch("BEGIN IMMEDIATE").expect("its lock");
    assert_eq!(store.commit(&[append(GAME, 1)]), Err(StoreError::Busy));
    assert!(reader(&*store).game(GAME).expect("it is read").is_some());
    other.execute_batch("ROLLBACK").expect("it lets go");
    store.commit(&[append(GAME, 1)]).expect("an event");
}

#[test]
fn a_damaged_file_is_told() {
    let place = InFile::new();
    let mut store = opened(&place);
    store.commit(&[create(GAME)]).expect("a game");
    store.commit(&(1..=500).map(|seq| append(GAME, seq)).collect::<Vec<_>>()).expect("events");
    drop(store);
    // All pages but the first, which says what the file is.
    let mut bytes = fs::read(place.path()).expect("the file");
    bytes[4096..].fill(0xa5);
    fs::write(place.path(), &bytes).expect("the file");
    let found = place.open().and_then(|store| store.reader()?.game(GAME));
    assert!(matches!(found, Err(StoreError::Corrupt(_))), "{found:?}");

    fs::write(place.path(), b"this is no database, but long enough to be taken for one ".repeat(100))
        .expect("a file");
    assert!(matches!(place.open().err(), Some(StoreError::Corrupt(_))));
}

#[test]
fn a_game_that_contradicts_itself_is_told() {
    let place = InFile::new();
    let mut store = opened(&place);
    store.commit(&[create(GAME), append(GAME, 1), append(GAME, 2), append(GAME, 3)]).expect("a game");
    let other = Connection::open(place.path()).expect("another program");
    let check = |sql: &str, expected: &str| {
        other.execute_batch("BEGIN").expect("a transaction");
        other.execute_batch(sql).expect("a change");
        other.execute_batch("COMMIT").expect("it is done");
        let error = reader(&*store).game(GAME).expect_err("it is damaged");
        assert!(error.to_string().contains(expected), "{error}");
    };
    check("UPDATE events SET seq = 4 WHERE seq = 3", "found event 3 at 4, expected event 3");
    check("DELETE FROM events WHERE seq = 2", "found event 3 at 4, expected event 2");
    check("UPDATE events SET event = x'7f' WHERE seq = 1", "event 1: ");
    check("UPDATE games SET terms = x''", "its terms: ");
}

#[test]
fn what_is_not_ours_is_not_touched() {
    let place = InFile::new();
    let other = Connection::open(place.path()).expect("another program");
    other.execute_batch("CREATE TABLE addresses (name TEXT)").expect("its table");
    drop(other);
    let before = fs::read(place.path()).expect("the file");
    assert_eq!(place.open().err(), Some(StoreError::Foreign));
    assert_eq!(place.database().reader(&hasty()).err(), Some(StoreError::Foreign));
    assert_eq!(fs::read(place.path()).expect("the file"), before);
}

#[test]
fn a_newer_file_is_refused() {
    let place = InFile::new();
    drop(opened(&place));
    let other = Connection::open(place.path()).expect("another program");
    other.pragma_update(None, "user_version", 99).expect("a newer version");
    let error = StoreError::Version { found: 99, known: 3 };
    assert_eq!(place.open().err(), Some(error.clone()));
    assert_eq!(place.database().reader(&hasty()).err(), Some(error));
}

#[test]
fn where_there_is_no_file_nothing_is_read_and_in_no_folder_nothing_is_made() {
    let place = InFile::new();
    assert!(matches!(place.database().reader(&hasty()).err(), Some(StoreError::Lost(_))));
    assert!(!place.path().exists());
    let nowhere = Database::file(place.0.path().join("no-folder/games.db"));
    let error = nowhere.open(&hasty()).err().expect("there is no folder");
    assert!(error.to_string().contains("no-folder"), "{error}");
}

#[test]
fn a_backup_is_whole_while_another_process_writes() {
    let place = InFile::new();
    let mut store = opened(&place);
    store.commit(&[create(GAME)]).expect("a game");
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        let writer = scope.spawn(|| {
            let mut seq = 0;
            while !done.load(Ordering::Relaxed) {
                store.commit(&[append(GAME, seq + 1), append(GAME, seq + 2)]).expect("events");
                seq += 2;
            }
        });
        let mut last = 0;
        for number in 0..5 {
            let to = place.0.path().join(format!("copy-{number}.db"));
            place.database().backup(&to, &hasty()).expect("a copy");
            let mut copy = Database::file(&to).reader(&hasty()).expect("it is a database");
            let length = copy.game(GAME).expect("it is read").expect("it is there").events.len();
            assert!(length.is_multiple_of(2) && length >= last, "{length} events after {last}");
            last = length;
        }
        done.store(true, Ordering::Relaxed);
        writer.join().expect("it wrote all the time");
    });
    let to = place.0.path().join("copy-0.db");
    let error = place.database().backup(&to, &hasty()).expect_err("there is such a file");
    assert!(error.to_string().contains("copy-0.db"), "{error}");
    // A copy can be gone on with.
    let mut store = Database::file(&to).open(&hasty()).expect("it opens");
    store.commit(&[create(GameId(9))]).expect("another game");
}

#[test]
fn no_token_is_in_the_file() {
    let place = InFile::new();
    let mut store = opened(&place);
    let token = "a-token-that-is-easily-found";
    store.commit(&[guest(token, 1)]).expect("a guest");
    let holds = |text: &[u8]| {
        let files = fs::read_dir(place.0.path()).expect("the folder").flatten();
        files.map(|file| fs::read(file.path()).expect("a file")).any(|bytes| contains(&bytes, text))
    };
    assert!(holds(chuhe_store::TokenHash::of(token.as_bytes()).as_bytes()), "the search finds what is there");
    assert!(!holds(token.as_bytes()));
    drop(store);
    assert!(!holds(token.as_bytes()));
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[test]
fn gaps_are_forgotten_once_no_game_is_as_old() {
    let place = InFile::new();
    let mut store = opened(&place);
    let old = GameId(2);
    store.commit(&[create(old), create(GAME)]).expect("games");
    let other = Connection::open(place.path()).expect("another program");
    let mut gap = |seconds: u64, more: Vec<Write>| {
        let at = |more| UnixMillis(NOON.0 + seconds * 1_000 + more);
        store.commit(&more).expect("it is stored");
        store.commit(&[Write::Gap { from: at(0), to: at(500) }]).expect("a gap");
        other.query_row("SELECT count(*) FROM gaps", (), |row| row.get::<_, u32>(0)).expect("a number")
    };
    assert_eq!([gap(1, vec![]), gap(2, vec![]), gap(3, vec![])], [1, 2, 3]);
    let young = Write::Create { game: GameId(3), terms: terms(), at: UnixMillis(NOON.0 + 3_000) };
    assert_eq!(gap(4, vec![young, ended(GAME, 1)]), 4, "one of the old games goes on");
    assert_eq!(gap(5, vec![ended(old, 1)]), 3);
    assert_eq!(gap(6, vec![ended(GameId(3), 1)]), 0);
}

#[test]
fn sqlite_itself_finds_no_fault() {
    let place = InFile::new();
    agree(&mut *place.database().open(&quick()).expect("it opens"), 99);
    let found: String = Connection::open(place.path())
        .expect("it opens")
        .query_row("PRAGMA integrity_check", (), |row| row.get(0))
        .expect("it is checked");
    assert_eq!(found, "ok");
}
