//! The site on a socket, with limits on what a stranger may use up.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_io_timeout::TimeoutStream;
use tower::Layer as _;

use crate::caller::{Holders, Peer};
use crate::live::Held;
use crate::rush::Rush;

/// What connections may use up.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections at a time; further ones wait in the system's queue.
    pub connections: usize,
    /// Connections at a time from one address, or from one IPv6 network of 64 bits; further ones are closed at once.
    ///
    /// Behind a proxy only those count over which people play or look on, and further ones are refused.
    pub per_address: usize,
    /// Whether all connections come from a proxy, which names the visitor last in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How long a browser may take to send a request's head, and how long a connection may rest between requests.
    pub head: Duration,
    /// How long a browser may take none of the response that is ready for it.
    pub write: Duration,
    /// How long a connection may last in all, however busy it is, unless people play over it.
    pub life: Duration,
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
    /// 1000 connections, 125 for one address; 15 s for a head, 30 s for a write, 5 min in all, 10 s to stop.
    fn default() -> Self {
        Self {
            connections: 1000,
            per_address: share(1000),
            behind_proxy: false,
            head: Duration::from_secs(15),
            write: Duration::from_secs(30),
            life: Duration::from_secs(300),
            stop: Duration::from_secs(10),
        }
    }
}

/// The part of all connections that one address may hold: an eighth, and not less than a browser opens.
pub(crate) fn share(connections: usize) -> usize {
    (connections / 8).max(8).min(connections)
}

/// Answers requests until `stop` comes, then finishes those that are under way.
///
/// A connection's failure ends only that connection.
#[expect(clippy::missing_panics_doc, reason = "nothing closes the semaphore")]
pub async fn serve(listener: TcpListener, app: Router, limits: &Limits, stop: impl Future<Output = ()>) {
    let free = Arc::new(Semaphore::new(limits.connections));
    let holders = Arc::new(Holders::default());
    let callers = Arc::new(Holders::default());
    // Each connection holds a receiver as long as it serves requests.
    let stopping = watch::Sender::new(false);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_headers(MOST_HEADERS)
        .max_buf_size(LARGEST_HEAD);
    let mut stop = pin!(stop);
    let mut rush = Rush::new(Instant::now());
    loop {
        let accepted = async {
            let permit = Arc::clone(&free).acquire_owned().await.expect("the semaphore is never closed");
            let accepted = listener.accept().await;
            if let Some(until) = rush.next(Instant::now()) {
                sleep_until(until).await;
            }
            (accepted, permit)
        };
        let (accepted, permit) = select! {
            accepted = accepted => accepted,
            () = &mut stop => break,
        };
        let (stream, address) = match accepted {
            Ok((stream, address)) => (stream, address.ip()),
            Err(error) => {
                tracing::warn!(%error, "cannot accept a connection");
                sleep(ACCEPT_PAUSE).await;
                continue;
            }
        };
        let most = if limits.behind_proxy { limits.connections } else { limits.per_address };
        let Some(place) = holders.place(address, most) else {
            tracing::debug!("an address holds too many connections");
            continue;
        };
        // A connection that becomes a live one leaves the limits of time, and keeps its place until it ends.
        let held = Held::new((permit, place));
        let proxied = limits.behind_proxy.then(|| (Arc::clone(&callers), limits.per_address));
        let peer = Peer { address, held: held.clone(), proxied };
        let service = TowerToHyperService::new(Extension(peer).layer(app.clone()));
        let connection = http.serve_connection(TokioIo::new(Box::pin(limited(stream, limits))), service);
        let mut stopped = stopping.subscribe();
        let connection = async move {
            let mut connection = pin!(connection.with_upgrades());
            select! {
                result = connection.as_mut() => return result,
                _ = stopped.wait_for(|stopped| *stopped) => connection.as_mut().graceful_shutdown(),
            }
            connection.await
        };
        let life = limits.life;
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let ended = match timeout(life, connection.as_mut()).await {
                Err(_) if held.is_live() => Ok(connection.await),
                ended => ended,
            };
            match ended {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::debug!(%error, "a connection has failed"),
                Err(_) => tracing::debug!("a connection has lasted too long"),
            }
            drop(held);
        });
    }
    drop(listener);
    stopping.send_replace(true);
    if timeout(limits.stop, stopping.closed()).await.is_err() {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_an_eighth_and_enough_for_a_browser() {
        for (connections, most) in [(1, 1), (4, 4), (20, 8), (1000, 125), (65_535, 8191)] {
            assert_eq!(share(connections), most);
        }
    }
}
