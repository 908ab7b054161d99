//! Threads that search beside the one that is asked, each with what it learns by itself, all with one table.

use std::any::Any;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use chuhe_rules::Game;

use super::deepen::{Found, think};
use super::shared::Shared;
use super::worker::Worker;
use crate::Limits;
use crate::history::History;
use crate::timer::Timer;

/// The threads beside the one that is asked; they wait between the searches, and end with this.
#[derive(Default)]
pub(super) struct Crew(Vec<Helper>);

struct Helper {
    orders: Sender<Order>,
    found: Receiver<Option<Found>>,
    thread: Option<JoinHandle<()>>,
}

enum Order {
    Search(Box<Job>),
    /// What was learned is forgotten.
    Clear,
    Leave,
}

struct Job {
    game: Game,
    limits: Limits,
    shared: Arc<Shared>,
}

impl Crew {
    /// Keeps or starts so many threads; the answer is how many there are: fewer where the system gives no more.
    pub(super) fn resize(&mut self, count: usize) -> usize {
        self.0.truncate(count);
        while self.0.len() < count {
            let Ok(helper) = Helper::start() else { break };
            self.0.push(helper);
        }
        self.0.len()
    }

    /// Forgets what was learned.
    pub(super) fn clear(&self) {
        for helper in &self.0 {
            helper.order(Order::Clear);
        }
    }

    /// Begins a search on all threads; it ends with the answer's end, or when that is dropped.
    pub(super) fn begin(&mut self, game: &Game, limits: &Limits, shared: &Arc<Shared>) -> Work<'_> {
        for helper in &self.0 {
            // When the search ends is not theirs to say, but for the depth.
            let limits = Limits { soft_nodes: None, clock: None, move_time: None, ..limits.clone() };
            let job = Job { game: game.clone(), limits, shared: Arc::clone(shared) };
            helper.order(Order::Search(Box::new(job)));
        }
        Work { helpers: self.0.iter_mut(), shared: Arc::clone(shared) }
    }
}

/// A search on all threads of a crew.
pub(super) struct Work<'a> {
    /// Those that have not answered.
    helpers: std::slice::IterMut<'a, Helper>,
    shared: Arc<Shared>,
}

impl Work<'_> {
    /// Ends the search, and waits for what each thread has found.
    ///
    /// # Panics
    /// If one of them did.
    pub(super) fn end(mut self) -> Vec<Found> {
        self.shared.end();
        let mut all = Vec::new();
        for helper in self.helpers.by_ref() {
            match helper.found.recv() {
                Ok(found) => all.extend(found),
                Err(_) => resume_unwind(helper.panic()),
            }
        }
        all
    }
}

impl Drop for Work<'_> {
    /// Nobody searches any more afterwards.
    fn drop(&mut self) {
        self.shared.end();
        for helper in self.helpers.by_ref() {
            // One that has panicked has ended too.
            let _ = helper.found.recv();
        }
    }
}

impl Helper {
    fn start() -> std::io::Result<Self> {
        let (orders, received) = channel();
        let (answers, found) = channel();
        let thread =
            thread::Builder::new().name("search".to_owned()).spawn(move || serve(&received, &answers))?;
        Ok(Self { orders, found, thread: Some(thread) })
    }

    fn order(&self, order: Order) {
        // Where the thread has panicked nobody hears; whoever waits for its answer learns of it.
        let _ = self.orders.send(order);
    }

    /// What the thread has panicked with.
    fn panic(&mut self) -> Box<dyn Any + Send> {
        match self.thread.take().map(JoinHandle::join) {
            Some(Err(panic)) => panic,
            _ => Box::new("a thread of the search has panicked"),
        }
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.order(Order::Leave);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What a thread does: it searches when it is told to.
fn serve(orders: &Receiver<Order>, answers: &Sender<Option<Found>>) {
    let mut history = History::new();
    for order in orders {
        match order {
            Order::Search(job) => {
                history.fade();
                let found = search(&job, &mut history);
                // Whoever gets the answer has the table for itself.
                drop(job);
                if answers.send(found).is_err() {
                    return;
                }
            }
            Order::Clear => history.clear(),
            Order::Leave => return,
        }
    }
}

fn search(job: &Job, history: &mut History) -> Option<Found> {
    let timer = Timer::start(&(), &job.limits);
    let mut worker = Worker::new(&job.game, &job.limits, timer, &job.shared, history);
    let fallback = worker.first_move()?;
    let found = think(&mut worker, &job.limits, fallback, &mut |_| {});
    worker.count();
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Searcher, Stop};

    #[test]
    fn a_panic_in_a_report_leaves_no_thread_searching() {
        let mut searcher = Searcher::new(1);
        assert_eq!(searcher.set_threads(3), 3);
        let search = std::panic::AssertUnwindSafe(|| {
            searcher.search(&Game::start(), &Limits::default(), &(), &Stop::new(), |_| panic!("told"));
        });
        assert!(std::panic::catch_unwind(search).is_err());
        // The table is nobody else's again.
        searcher.clear();
        assert!(searcher.search(&Game::start(), &Limits::depth(3), &(), &Stop::new(), |_| {}).best.is_some());
    }
}
