//! An engine that whoever hosts the site has attached for the pages on the same machine.
//!
//! There is one process, and one page has it at a time: the one that asked for it last, since that is the one that somebody is
//! looking at, and a page that was left open somewhere must not keep it.
//! What goes to the process are positions that our rules have built, never what a page has sent.
//!
//! - [`admit`] says who may have it,
//! - [`question`] is what a page asks,
//! - [`Keeper`] asks the process, on a thread of its own, and starts it anew where it breaks,
//! - [`Engine`] is the way from the pages to that thread.

mod admit;
mod attached;
mod desk;
mod keeper;
mod question;
mod socket;

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use chuhe_arena::StartError;
use tokio::sync::watch;

pub(crate) use admit::{is_at_home, routes};
pub use attached::{Attached, AttachedError};
use desk::{Desk, Tell};
use keeper::Keeper;
use question::Question;

/// An engine that runs; clones are the same.
#[derive(Clone)]
pub struct Engine(Arc<Shared>);

struct Shared {
    name: String,
    desk: Desk,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// Why no engine is attached.
#[derive(Debug)]
pub enum EngineError {
    /// It does not start, or is not ready in time.
    Start(StartError),
    /// The system gives no thread.
    Thread(std::io::Error),
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(error) => error.fmt(f),
            Self::Thread(error) => write!(f, "there is no thread for the engine: {error}"),
        }
    }
}

impl std::error::Error for EngineError {}

impl Engine {
    /// Starts the engine and waits until it is ready.
    ///
    /// # Errors
    /// If it is not within half a minute, or the system gives no thread.
    pub fn attach(attached: &Attached) -> Result<Self, EngineError> {
        let (keeper, name) = Keeper::start(attached).map_err(EngineError::Start)?;
        let shared = Arc::new(Shared { name, desk: Desk::default(), thread: Mutex::default() });
        let own = Arc::clone(&shared);
        let thread = thread::Builder::new().name("engine".to_owned());
        let thread = thread.spawn(move || keeper.serve(&own.desk)).map_err(EngineError::Thread)?;
        *shared.thread.lock().unwrap_or_else(PoisonError::into_inner) = Some(thread);
        Ok(Self(shared))
    }

    /// What it calls itself, or whoever attached it does.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// Ends the process, and waits until it is gone: at most some seconds.
    pub fn end(&self) {
        self.0.desk.close();
        let thread = self.0.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if thread.is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the thread of the engine has failed");
        }
    }

    /// Gives the engine to one more page, whose answers go this way; whoever had it has it no more.
    fn take(&self, tell: Tell) -> Holder {
        let (number, now) = self.0.desk.take(tell);
        Holder { engine: self.clone(), number, now }
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Engine").field(&self.0.name).finish()
    }
}

/// A page that has the engine, until another takes it or this is dropped.
struct Holder {
    engine: Engine,
    number: u64,
    /// The number of the page that has it now.
    now: watch::Receiver<u64>,
}

impl Holder {
    /// Asks a question instead of the one before.
    fn ask(&self, question: Question) {
        self.engine.0.desk.ask(self.number, question);
    }

    /// Ends the question that is on.
    fn stop(&self) {
        self.engine.0.desk.stop(self.number);
    }

    /// Resolves when another page has the engine.
    async fn lost(&mut self) {
        let own = self.number;
        // The sender lives as long as the engine does.
        let _ = self.now.wait_for(|now| *now != own).await;
    }
}

impl Drop for Holder {
    fn drop(&mut self) {
        self.stop();
    }
}
