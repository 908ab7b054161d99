//! The two threads that wait for the store, so that no task has to.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use chuhe_store::{Reader, Store, StoreError, UnixMillis, Write};

use super::writer::{Job, Writer};
use crate::metrics::{Metrics, Moment};

/// To whom the answer of a job goes.
pub(super) type Reply = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Something to be read.
pub(super) type Question = Box<dyn FnOnce(&mut dyn Reader) + Send>;

/// The pause before a store that cannot be reached is asked again.
const PAUSE: Duration = Duration::from_millis(200);

/// Stores jobs until nobody can send any more.
///
/// While the store works on a batch the next one fills, so that no job waits longer than for the batch before its own.
/// `alive` is when the server was last alive, which is now until it is told to stop.
pub(super) fn write(
    store: &mut dyn Store,
    jobs: &Receiver<Job<Reply>>,
    alive: impl Fn() -> UnixMillis,
    metrics: &Metrics,
) {
    let mut writer = Writer::default();
    loop {
        if writer.is_unsure() {
            thread::sleep(PAUSE);
        } else if !writer.is_busy() {
            let wait = writer.beat_due().0.saturating_sub(alive().0);
            match jobs.recv_timeout(Duration::from_millis(wait)) {
                Ok(job) => writer.take(job),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        while let Ok(job) = jobs.try_recv() {
            writer.take(job);
        }
        let since = Moment::now();
        let answers = writer.run(alive(), store);
        if !answers.is_empty() {
            metrics.committed(since, answers.len());
        }
        for (reply, result) in answers {
            if let Err(error) = &result {
                tracing::error!(%error, "something could not be stored");
            }
            reply(result);
        }
    }
    if let Err(error) = store.commit(&[Write::Beat(alive())]) {
        tracing::warn!(%error, "the end could not be stored");
    }
}

/// Answers questions until nobody can ask any more.
pub(super) fn read(reader: &mut dyn Reader, questions: &Receiver<Question>) {
    while let Ok(question) = questions.recv() {
        question(reader);
    }
}
