//! The site on a socket, with limits on what a stranger may use up.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;

/// What connections may use up.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections at a time; further ones wait in the system's queue.
    pub connections: usize,
    /// How long a browser may take to send a request's head, and how long a connection may rest between requests.
    pub head: Duration,
    /// How long a browser may take none of the response that is ready for it.
    pub write: Duration,
    /// How long requests may go on after the server has been told to stop.
    pub stop: Duration,
}

/// A request's head in bytes: its line and headers together.
const LARGEST_HEAD: usize = 16 * 1024;

/// A request's headers.
const MOST_HEADERS: usize = 64;

/// The pause when no connection can be accepted, most likely for want of file handles.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

impl Default for Limits {
    /// 1000 connections; 15 s for a head, 30 s for a write, 10 s to stop.
    fn default() -> Self {
        Self {
            connections: 1000,
            head: Duration::from_secs(15),
            write: Duration::from_secs(30),
            stop: Duration::from_secs(10),
        }
    }
}

/// Answers requests until `stop` comes, then finishes those that are under way.
///
/// A connection's failure ends only that connection.
#[expect(clippy::missing_panics_doc, reason = "nothing closes the semaphore")]
pub async fn serve(listener: TcpListener, app: Router, limits: &Limits, stop: impl Future<Output = ()>) {
    let free = Arc::new(Semaphore::new(limits.connections));
    let under_way = GracefulShutdown::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_headers(MOST_HEADERS)
        .max_buf_size(LARGEST_HEAD);
    let mut stop = pin!(stop);
    loop {
        let accepted = async {
            let permit = Arc::clone(&free).acquire_owned().await.expect("the semaphore is never closed");
            (listener.accept().await, permit)
        };
        let (accepted, permit) = select! {
            accepted = accepted => accepted,
            () = &mut stop => break,
        };
        let stream = match accepted {
            Ok((stream, _)) => stream,
            Err(error) => {
                tracing::warn!(%error, "cannot accept a connection");
                sleep(ACCEPT_PAUSE).await;
                continue;
            }
        };
        let service = TowerToHyperService::new(app.clone());
        let connection = http.serve_connection(TokioIo::new(Box::pin(limited(stream, limits))), service);
        let connection = under_way.watch(connection);
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection has failed");
            }
            drop(permit);
        });
    }
    drop(listener);
    if timeout(limits.stop, under_way.shutdown()).await.is_err() {
        tracing::warn!("some requests were not finished in time");
    }
}

/// A stream that fails when the other side takes nothing for too long.
fn limited(stream: TcpStream, limits: &Limits) -> TimeoutStream<TcpStream> {
    // Small responses leave at once; without this they may wait for the other side's acknowledgement.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection delays small packets");
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.write));
    stream
}
