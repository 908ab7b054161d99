//! Where pages lay their questions, and the thread that asks the engine takes them: one at a time, the latest only.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use chuhe_engine::Stop;
use tokio::sync::{mpsc, watch};

use super::question::Question;

/// The way of the answers to a page.
pub(super) type Tell = mpsc::Sender<String>;

/// Where questions lie.
pub(super) struct Desk {
    state: Mutex<State>,
    news: Condvar,
    /// The number of the page that has the engine; 0 before the first.
    holder: watch::Sender<u64>,
    /// Set once the process is to end at once.
    end: Stop,
}

#[derive(Default)]
struct State {
    asked: Option<Question>,
    /// The way to the page that has the engine.
    tell: Option<Tell>,
    /// Ends what the engine is at.
    halt: Stop,
    is_closed: bool,
}

/// A question that is taken up.
pub(super) struct Job {
    pub(super) question: Question,
    pub(super) tell: Tell,
    /// Set once nobody wants to know any more.
    pub(super) halt: Stop,
}

impl Default for Desk {
    fn default() -> Self {
        let holder = watch::Sender::new(0);
        Self { state: Mutex::default(), news: Condvar::new(), holder, end: Stop::new() }
    }
}

impl Desk {
    /// Gives the engine to one more page; its number, and how it hears that another has it.
    pub(super) fn take(&self, tell: Tell) -> (u64, watch::Receiver<u64>) {
        let mut state = self.lock();
        state.halt.set();
        state.asked = None;
        state.tell = Some(tell);
        let number = *self.holder.borrow() + 1;
        self.holder.send_replace(number);
        (number, self.holder.subscribe())
    }

    /// Lays a question down instead of the one before, if the page still has the engine.
    pub(super) fn ask(&self, page: u64, question: Question) {
        let mut state = self.lock();
        if *self.holder.borrow() == page {
            state.halt.set();
            state.asked = Some(question);
            self.news.notify_all();
        }
    }

    /// Takes the page's question back, if the page still has the engine.
    pub(super) fn stop(&self, page: u64) {
        let mut state = self.lock();
        if *self.holder.borrow() == page {
            state.halt.set();
            state.asked = None;
        }
    }

    /// Nothing is taken up any more, and what is on is not waited for.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        state.halt.set();
        self.end.set();
        self.news.notify_all();
    }

    /// Set once the process is to end at once.
    pub(super) fn end(&self) -> &Stop {
        &self.end
    }

    /// Waits for a question and takes it up; nothing once this is closed.
    pub(super) fn next(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some((question, tell)) = state.asked.take().zip(state.tell.clone()) {
                state.halt = Stop::new();
                return Some(Job { question, tell, halt: state.halt.clone() });
            }
            state = self.news.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing panics halfway through a change.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(id: u64) -> Question {
        let text = format!("analyse {id} -\nrules wxf\nposition startpos\ngo infinite");
        Question::read(&text).expect("a question").expect("a search")
    }

    fn tell() -> Tell {
        mpsc::channel(1).0
    }

    #[test]
    fn only_the_latest_question_is_taken_up_and_ends_the_one_before() {
        let desk = Desk::default();
        let (page, _now) = desk.take(tell());
        desk.ask(page, question(1));
        let first = desk.next().expect("a question");
        assert!(!first.halt.is_set());
        desk.ask(page, question(2));
        desk.ask(page, question(3));
        assert!(first.halt.is_set());
        let next = desk.next().expect("a question");
        assert_eq!(next.question.id, "3");
        desk.stop(page);
        assert!(next.halt.is_set());
        desk.close();
        assert!(desk.next().is_none() && desk.end().is_set());
    }

    #[test]
    fn the_newest_page_has_the_engine_and_others_neither_ask_nor_stop() {
        let desk = Desk::default();
        let (old, now) = desk.take(tell());
        desk.ask(old, question(1));
        let asked = desk.next().expect("a question");
        let (new, _) = desk.take(tell());
        assert!(asked.halt.is_set() && *now.borrow() == new);
        desk.ask(old, question(2));
        desk.ask(new, question(3));
        let job = desk.next().expect("a question");
        desk.stop(old);
        assert!(job.question.id == "3" && !job.halt.is_set());
    }
}
