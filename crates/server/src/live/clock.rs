//! The server's clock.
#![allow(clippy::disallowed_methods, reason = "this is where the server looks at the clock")]

use std::time::{Duration, Instant, SystemTime};

use chuhe_store::UnixMillis;

/// The time when the server started, and what has passed since: it never goes back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    started: Instant,
    begin: UnixMillis,
}

impl Clock {
    /// A clock that starts now, by the wall's time.
    pub(crate) fn start() -> Self {
        // A clock on the wall before 1970 is taken as then.
        let wall = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Self { started: Instant::now(), begin: UnixMillis(wall.as_millis() as u64) }
    }

    /// The clock that shows this time when it started.
    pub(crate) fn from(self, begin: UnixMillis) -> Self {
        Self { begin, ..self }
    }

    pub(crate) fn now(&self) -> UnixMillis {
        UnixMillis(self.begin.0 + self.started.elapsed().as_millis() as u64)
    }

    /// When this will be, for timers; a millisecond later rather than earlier.
    pub(crate) fn instant(&self, at: UnixMillis) -> Instant {
        self.started + Duration::from_millis(at.0.saturating_sub(self.begin.0))
    }
}
