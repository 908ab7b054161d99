//! One transaction for what many games want stored.

use std::collections::VecDeque;

use chuhe_play::GameId;
use chuhe_store::{Store, StoreError, UnixMillis, Write};

use super::recover::BEAT;

/// Something to be stored, whole or not at all; `T` is to whom the answer goes.
#[derive(Debug)]
pub struct Job<T> {
    /// What is to be stored.
    pub writes: Vec<Write>,
    /// To whom the answer goes.
    pub from: T,
}

/// Brings jobs into batches, one of which is under way at a time: while the store works on one, the next one fills.
///
/// A job that the store refuses does not take others with it, and where the store lost the connection in the middle, nobody
/// is told anything before it has said whether the batch is stored.
#[derive(Debug)]
pub struct Writer<T> {
    waiting: VecDeque<Job<T>>,
    batch: Vec<Job<T>>,
    /// How many of the next jobs have to be tried alone, because one of them was refused and nobody knows which.
    alone: usize,
    is_unsure: bool,
    /// The last sign of life that is stored, and when storing one last failed.
    beat: UnixMillis,
    failed: UnixMillis,
}

/// The most jobs of a batch: at a few microseconds each, the first one does not wait long for the last one.
const MOST: usize = 1_000;

impl<T> Default for Writer<T> {
    fn default() -> Self {
        Self {
            waiting: VecDeque::new(),
            batch: Vec::new(),
            alone: 0,
            is_unsure: false,
            beat: UnixMillis::default(),
            failed: UnixMillis::default(),
        }
    }
}

impl<T> Writer<T> {
    /// Takes a job.
    pub fn take(&mut self, job: Job<T>) {
        self.waiting.push_back(job);
    }

    /// Whether [`Writer::run`] has something to do.
    pub fn is_busy(&self) -> bool {
        !self.batch.is_empty() || !self.waiting.is_empty()
    }

    /// Whether the store could not say what became of a batch; it is asked again, after a pause.
    pub fn is_unsure(&self) -> bool {
        self.is_unsure
    }

    /// When it is to be stored again that the server is alive.
    pub fn beat_due(&self) -> UnixMillis {
        UnixMillis(self.beat.max(self.failed).0.saturating_add(BEAT.0))
    }

    /// Makes one call of the store, and gives the jobs that are answered.
    pub fn run(&mut self, now: UnixMillis, store: &mut dyn Store) -> Vec<(T, Result<(), StoreError>)> {
        if self.batch.is_empty() {
            let most = if self.alone > 0 { 1 } else { MOST };
            self.alone = self.alone.saturating_sub(1);
            self.batch.extend(self.waiting.drain(..most.min(self.waiting.len())));
        }
        let mut writes: Vec<Write> = self.batch.iter().flat_map(|job| job.writes.iter().cloned()).collect();
        if self.is_unsure {
            return match store.holds(&writes) {
                Ok(true) => self.answer(&Ok(())),
                Ok(false) => self.answer(&Err(StoreError::Lost("the batch was not stored".to_owned()))),
                Err(_) => Vec::new(),
            };
        }
        // Nothing is stored that came later after the last sign of life than the next one was due.
        let is_due = now.0 >= self.beat.0.saturating_add(BEAT.0);
        if is_due && (!writes.is_empty() || now >= self.beat_due()) {
            writes.push(Write::Beat(now));
        }
        if writes.is_empty() {
            return Vec::new();
        }
        match store.commit(&writes) {
            Ok(()) => {
                if let Some(Write::Beat(at)) = writes.last() {
                    self.beat = *at;
                }
                self.answer(&Ok(()))
            }
            // A beat alone is simply said again.
            Err(StoreError::Lost(_)) => {
                self.is_unsure = !self.batch.is_empty();
                self.failed = now;
                Vec::new()
            }
            Err(error) => {
                self.failed = now;
                self.refused(error)
            }
        }
    }

    /// Answers all jobs of the batch alike.
    fn answer(&mut self, result: &Result<(), StoreError>) -> Vec<(T, Result<(), StoreError>)> {
        self.is_unsure = false;
        self.batch.drain(..).map(|job| (job.from, result.clone())).collect()
    }

    /// Answers the jobs that a refusal is about; the others are tried again.
    fn refused(&mut self, error: StoreError) -> Vec<(T, Result<(), StoreError>)> {
        let game = match &error {
            StoreError::Conflict { game, .. } | StoreError::Unknown(game) | StoreError::Taken(game) => *game,
            StoreError::GuestTaken if self.batch.len() > 1 => {
                self.alone = self.batch.len();
                while let Some(job) = self.batch.pop() {
                    self.waiting.push_front(job);
                }
                return Vec::new();
            }
            _ => return self.answer(&Err(error)),
        };
        let mut answers = Vec::new();
        for job in std::mem::take(&mut self.batch) {
            if is_about(&job.writes, game) {
                answers.push((job.from, Err(error.clone())));
            } else {
                self.batch.push(job);
            }
        }
        if answers.is_empty() { self.answer(&Err(error)) } else { answers }
    }
}

fn is_about(writes: &[Write], about: GameId) -> bool {
    writes.iter().any(|write| match write {
        Write::Create { game, .. } | Write::Append { game, .. } => *game == about,
        // What is deleted is never refused.
        Write::Guest { .. }
        | Write::Beat(_)
        | Write::Gap { .. }
        | Write::Delete { .. }
        | Write::Checked(_) => false,
    })
}

#[cfg(test)]
mod tests;
