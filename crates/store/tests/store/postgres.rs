//! The contract in PostgreSQL, and what can go wrong there.

use std::fs::OpenOptions;
use std::io::{Seek, SeekFrom, Write as _};
use std::thread;
use std::time::Duration;

use chuhe_play::GameId;
use chuhe_store::{Database, Durability, Options, Store, StoreError};
use chuhe_testkit::Postgres;
use postgres::{Client, NoTls};

use crate::contract::{self, Place, opened, quick, reader};
use crate::differ::agree;
use crate::games::{append, create};

struct InServer(String);

impl InServer {
    /// The database without what the last test left there.
    fn new(url: &str) -> Self {
        let place = Self(url.to_owned());
        place.client().batch_execute("DROP SCHEMA IF EXISTS chuhe CASCADE").expect("it is empty");
        place
    }

    fn database(&self) -> Database {
        self.0.parse().expect("a URL")
    }

    /// Another program's connection.
    fn client(&self) -> Client {
        Client::connect(&self.0, NoTls).expect("it connects")
    }
}

impl Place for InServer {
    fn open(&self) -> Result<Box<dyn Store>, StoreError> {
        self.database().open(&patient())
    }
}

/// Settings for tests that wait a little, since a connection that was dropped lets go of its locks a moment later.
fn patient() -> Options {
    Options { wait: Duration::from_millis(400), ..Options::default() }
}

const GAME: GameId = GameId(1);

/// All in one test, since the server takes longer to start than they take to run.
#[test]
fn postgres_keeps_the_contract() {
    let Some(mut server) = Postgres::start() else { return };
    let url = server.create("chuhe_test");
    contract::run(|| Box::new(InServer::new(&url)));
    agree(&mut *InServer::new(&url).database().open(&quick()).expect("it opens"), 7);
    for case in [full, locked, newer, durability, careless, cut_off] {
        case(&InServer::new(&url));
    }
    restarted(&InServer::new(&url), &mut server);
    damaged(&InServer::new(&url), &mut server);
    server.crash();
    let gone = InServer("postgres://nobody@%2Fno-such-folder/chuhe".to_owned());
    assert!(matches!(gone.open().err(), Some(StoreError::Lost(_))));
    let encrypted = InServer("postgres://nobody@localhost/chuhe?sslmode=require".to_owned());
    assert!(matches!(encrypted.open().err(), Some(StoreError::Unsafe(_))));
}

/// PostgreSQL's own code for a full disk, which a trigger raises: a disk cannot be filled here.
fn full(place: &InServer) {
    let mut store = opened(place);
    store.commit(&[create(GAME), append(GAME, 1)]).expect("a game");
    place
        .client()
        .batch_execute(
            "CREATE FUNCTION chuhe.no_space() RETURNS trigger LANGUAGE plpgsql AS \
             $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = 'disk_full'; END $$; \
             CREATE TRIGGER no_space BEFORE INSERT ON chuhe.events EXECUTE FUNCTION chuhe.no_space()",
        )
        .expect("a trigger");
    assert_eq!(store.commit(&[append(GAME, 2)]), Err(StoreError::Full));
    place.client().batch_execute("DROP TRIGGER no_space ON chuhe.events").expect("no trigger");
    store.commit(&[append(GAME, 2)]).expect("there is room");
}

fn locked(place: &InServer) {
    let mut store = opened(place);
    store.commit(&[create(GAME)]).expect("a game");
    let mut other = place.client();
    other.batch_execute("BEGIN; LOCK TABLE chuhe.events IN EXCLUSIVE MODE").expect("its lock");
    assert_eq!(store.commit(&[append(GAME, 1)]), Err(StoreError::Busy));
    assert!(reader(&*store).game(GAME).expect("it is read").is_some());
    other.batch_execute("ROLLBACK").expect("it lets go");
    store.commit(&[append(GAME, 1)]).expect("an event");
}

fn newer(place: &InServer) {
    // There are no tables yet.
    let error = place.database().reader(&patient()).err();
    assert_eq!(error, Some(StoreError::Version { found: 0, known: 3 }));
    drop(opened(place));
    place.client().batch_execute("UPDATE chuhe.version SET version = 99").expect("a newer version");
    let error = StoreError::Version { found: 99, known: 3 };
    assert_eq!(place.open().err(), Some(error.clone()));
    assert_eq!(place.database().reader(&patient()).err(), Some(error));
}

fn durability(place: &InServer) {
    for (durability, setting) in [(Durability::Power, "on"), (Durability::Process, "off")] {
        let mut store = place.database().open(&Options { durability, ..patient() }).expect("it opens");
        let game = GameId(setting.len() as u64);
        place
            .client()
            .batch_execute(
                "CREATE TABLE IF NOT EXISTS chuhe.seen (setting text); \
                 CREATE OR REPLACE FUNCTION chuhe.see() RETURNS trigger LANGUAGE plpgsql AS \
                 $$ BEGIN INSERT INTO chuhe.seen VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$; \
                 CREATE OR REPLACE TRIGGER see AFTER INSERT ON chuhe.games EXECUTE FUNCTION chuhe.see()",
            )
            .expect("a trigger");
        store.commit(&[create(game)]).expect("a game");
        let seen = place.client().query_one("SELECT setting FROM chuhe.seen", &[]).expect("one commit");
        assert_eq!(seen.get::<_, String>(0), setting);
        place.client().batch_execute("DELETE FROM chuhe.seen").expect("none");
    }
}

/// A server that does not write to the disk before it confirms.
fn careless(place: &InServer) {
    let mut other = place.client();
    let mut set = |value: &str| {
        other.batch_execute(&format!("ALTER SYSTEM SET full_page_writes = {value}")).expect("a setting");
        other.batch_execute("SELECT pg_reload_conf()").expect("it is read");
        let mut shown =
            || other.query_one("SHOW full_page_writes", &[]).expect("a value").get::<_, String>(0);
        while shown() != value {
            thread::sleep(Duration::from_millis(5));
        }
    };
    set("off");
    let error = StoreError::Unsafe("PostgreSQL's setting full_page_writes is off".to_owned());
    assert_eq!(place.open().err(), Some(error));
    assert!(place.database().open(&quick()).is_ok());
    set("on");
    opened(place);
}

/// The connection is ended by the server: told, and made anew.
fn cut_off(place: &InServer) {
    let mut store = opened(place);
    store.commit(&[create(GAME)]).expect("a game");
    let mut reader = reader(&*store);
    let mut other = place.client();
    let mut cut = || {
        other
            .query(
                "SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE application_name = 'chuhe' \
                 AND datname = current_database()",
                &[],
            )
            .expect("they are ended")
            .len()
    };
    assert_eq!(cut(), 2);
    assert!(reader.game(GAME).expect("it is read").is_some());
    let batch = [append(GAME, 1)];
    let error = store.commit(&batch).expect_err("it was cut off");
    assert!(matches!(error, StoreError::Lost(_)), "{error}");
    assert_eq!(store.holds(&batch), Ok(false));
    store.commit(&batch).expect("an event");
    assert_eq!(store.holds(&batch), Ok(true));
}

/// PostgreSQL crashes, is away for a while, and comes back.
fn restarted(place: &InServer, server: &mut Postgres) {
    let mut store = opened(place);
    store.commit(&[create(GAME), append(GAME, 1)]).expect("a game");
    let mut reader = reader(&*store);
    server.crash();
    for _ in 0..2 {
        let error = store.commit(&[append(GAME, 2)]).expect_err("it is away");
        assert!(matches!(error, StoreError::Lost(_)), "{error}");
        assert!(matches!(reader.game(GAME), Err(StoreError::Lost(_))));
    }
    server.resume();
    store.commit(&[append(GAME, 2)]).expect("an event");
    assert_eq!(reader.game(GAME).expect("it is read").expect("it is there").events.len(), 2);
}

fn damaged(place: &InServer, server: &mut Postgres) {
    let mut store = opened(place);
    store.commit(&[create(GAME), append(GAME, 1)]).expect("a game");
    let mut reader = reader(&*store);
    let found =
        place.client().query_one("SELECT pg_relation_filepath('chuhe.events')", &[]).expect("its file");
    let path = server.data().join(found.get::<_, String>(0));
    server.stop();
    let mut file = OpenOptions::new().write(true).open(path).expect("the table's file");
    file.seek(SeekFrom::Start(4096)).expect("the middle of its page");
    file.write_all(&[0xa5; 2048]).expect("the damage");
    drop(file);
    server.resume();
    let error = reader.game(GAME).expect_err("the page is damaged");
    assert!(matches!(error, StoreError::Corrupt(_)), "{error}");
    let error = store.commit(&[append(GAME, 2)]).expect_err("the page is damaged, and the connection is old");
    assert!(matches!(error, StoreError::Corrupt(_) | StoreError::Lost(_)), "{error}");
}
