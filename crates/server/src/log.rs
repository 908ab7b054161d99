//! One line in the log for every request; nothing that tells who asked.
#![allow(clippy::disallowed_methods, reason = "the time that a request takes is measured here")]

use std::time::Instant;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{Response, StatusCode};
use axum::middleware::Next;

/// The longest part of a path that is logged, in characters.
const LONGEST: usize = 120;

/// Logs a request with its status and the time that it took.
///
/// A query may hold what a visitor has typed, so it is left out.
pub(crate) async fn requests(request: Request, next: Next) -> Response<Body> {
    let start = Instant::now();
    let method = request.method().clone();
    let path: String = request.uri().path().chars().take(LONGEST).collect();
    let response = next.run(request).await;
    let status = response.status();
    let microseconds = start.elapsed().as_micros() as u64;
    if status.is_server_error() {
        tracing::error!(%method, ?path, status = status.as_u16(), microseconds, "request");
    } else if status == StatusCode::NO_CONTENT {
        // What is said in a live game, many times a minute.
        tracing::debug!(%method, ?path, status = status.as_u16(), microseconds, "request");
    } else {
        tracing::info!(%method, ?path, status = status.as_u16(), microseconds, "request");
    }
    response
}
