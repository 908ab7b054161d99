//! Moving what was committed from the write-ahead log into the file, beside the writer.
//!
//! SQLite would do it within every commit that makes the log longer than a thousand pages, and that commit would wait for the
//! whole of it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;

use super::open;
use crate::{Options, StoreError};

/// After how many changes the log is emptied; each changes a page or two.
const CHANGES: usize = 1_000;

/// A thread that empties the log.
pub(super) struct Keeper {
    /// How many changes were committed since the thread was last woken.
    changes: usize,
    /// The thread has emptied the log, but for what was committed meanwhile.
    nearly: Arc<AtomicBool>,
    wake: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    pub(super) fn start(path: &Path, options: &Options) -> Result<Self, StoreError> {
        let db = open::writer(path, options)?;
        let nearly = Arc::new(AtomicBool::new(false));
        let (wake, woken) = sync_channel(1);
        let own = Arc::clone(&nearly);
        let thread =
            thread::Builder::new().name("checkpoint".to_owned()).spawn(move || keep(&db, &woken, &own));
        let thread =
            thread.map_err(|error| StoreError::Failed(format!("no thread can be started: {error}")))?;
        Ok(Self { changes: 0, nearly, wake: Some(wake), thread: Some(thread) })
    }

    /// Takes note of a commit of so many changes on this connection.
    pub(super) fn committed(&mut self, db: &Connection, changes: usize) {
        self.changes += changes;
        if self.nearly.swap(false, Ordering::Relaxed) {
            // While nothing is committed, the little that is left can be moved too; then the log begins anew.
            checkpoint(db);
        }
        if self.changes >= CHANGES
            && let Some(wake) = &self.wake
            // It may still be at work; then it is woken another time.
            && wake.try_send(()).is_ok()
        {
            self.changes = 0;
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.wake = None;
        if let Some(thread) = self.thread.take() {
            // If it panicked, the log stays as long as it is, and SQLite reads it all the same.
            let _ = thread.join();
        }
    }
}

fn keep(db: &Connection, woken: &Receiver<()>, nearly: &AtomicBool) {
    while woken.recv().is_ok() {
        checkpoint(db);
        nearly.store(true, Ordering::Relaxed);
    }
}

/// Moves what no reader holds back; what is left and what fails is moved another time.
fn checkpoint(db: &Connection) {
    let _ = db.query_row("PRAGMA wal_checkpoint(PASSIVE)", (), |_| Ok(()));
}

#[cfg(test)]
mod tests {
    use std::fs;

    use chuhe_play::{Control, Event, GameId, Kind, Terms, Time};

    use crate::sqlite::SqliteStore;
    use crate::{Durability, Options, Store, UnixMillis, Write};

    #[test]
    fn the_log_stays_short() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.db");
        let options = Options { durability: Durability::Process, ..Options::default() };
        let mut store = SqliteStore::open(&path, &options).expect("it opens");
        let (at, terms) = (UnixMillis(0), Terms::standard(Control::Unlimited));
        let games = (0..100).map(|game| Write::Create { game: GameId(game), terms: terms.clone(), at });
        store.commit(&games.collect::<Vec<_>>()).expect("games");
        for seq in 1..=400 {
            let event = Event { seq, at: Time(0), by: None, kind: Kind::Paused };
            let batch = (0..100).map(|game| Write::Append { game: GameId(game), event, at });
            store.commit(&batch.collect::<Vec<_>>()).expect("events");
        }
        // 40,000 changes would be 100 MB and more.
        let length = fs::metadata(super::open::beside(&path, "-wal")).expect("the log").len();
        assert!(length < 32 << 20, "{length} bytes");
    }
}
