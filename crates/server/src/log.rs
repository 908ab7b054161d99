//! A line in the log for each request, as far as they do not flood it; nothing that tells who asked.
#![allow(clippy::disallowed_methods, reason = "the time that a request takes is measured here")]

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{Response, StatusCode};
use axum::middleware::Next;

/// The longest part of a path that is logged, in characters.
const LONGEST: usize = 120;

/// How many lines may come at once, and how long until one more may.
///
/// A day of nothing but strangers' requests is less than 2 million lines, some 200 MB.
const LINES: (u32, Duration) = (1_000, Duration::from_millis(50));

/// What the log takes.
#[derive(Debug)]
pub(crate) struct Lines {
    start: Instant,
    state: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    /// When as many lines may come at once as ever, counted from the start.
    whole_at: Duration,
    /// How many were left out since the last one that was not.
    left_out: u64,
}

impl Lines {
    /// A log that has taken nothing yet.
    pub(crate) fn new() -> Self {
        Self { start: Instant::now(), state: Mutex::default() }
    }

    /// Whether one more line may come; then with how many were left out before it.
    fn take(&self, now: Instant) -> Option<u64> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).take(now.duration_since(self.start))
    }
}

impl Taken {
    fn take(&mut self, now: Duration) -> Option<u64> {
        let (most, each) = LINES;
        let whole_at = self.whole_at.max(now) + each;
        if whole_at > now + each * most {
            self.left_out += 1;
            return None;
        }
        self.whole_at = whole_at;
        Some(std::mem::take(&mut self.left_out))
    }
}

/// Logs a request with its status and the time that it took.
///
/// A query may hold what a visitor has typed, so it is left out.
pub(crate) async fn requests(
    State(lines): State<Arc<Lines>>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let start = Instant::now();
    let method = request.method().clone();
    let path: String = request.uri().path().chars().take(LONGEST).collect();
    let response = next.run(request).await;
    let status = response.status();
    if status == StatusCode::NO_CONTENT {
        // What is said in a live game, many times a minute.
        return response;
    }
    let Some(left_out) = lines.take(start) else { return response };
    if left_out > 0 {
        tracing::warn!(requests = left_out, "too many for the log");
    }
    let microseconds = start.elapsed().as_micros() as u64;
    if status.is_server_error() {
        tracing::error!(%method, ?path, status = status.as_u16(), microseconds, "request");
    } else {
        tracing::info!(%method, ?path, status = status.as_u16(), microseconds, "request");
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_do_not_flood_the_log() {
        let mut taken = Taken::default();
        let (most, each) = LINES;
        let flood = |taken: &mut Taken, at| (0..5_000).filter(|_| taken.take(at).is_some()).count();
        assert_eq!(flood(&mut taken, Duration::ZERO), most as usize);
        assert_eq!(taken.take(each), Some(4_000), "what was left out is counted");
        assert_eq!(taken.take(each), None);
        let day = Duration::from_secs(86_400);
        assert_eq!(flood(&mut taken, day), most as usize);
    }
}
