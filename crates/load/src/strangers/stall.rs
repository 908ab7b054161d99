//! Sockets that stall.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use chuhe_testkit::Random;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::select;
use tokio::time::{interval, sleep};

use super::line::{self, BINARY};
use super::{Ground, LIMIT, Seen};

/// How a socket stalls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Nothing is said.
    Silent,
    /// The head of a request comes byte by byte.
    Head,
    /// The body of a form comes byte by byte.
    Body,
    /// A web socket on which nothing is said.
    NoHello,
    /// A web socket whose client says hello and reads nothing, while the game goes on.
    Deaf,
    /// A web socket with a frame that does not end.
    Endless,
}

pub(super) const KINDS: [Kind; 6] =
    [Kind::Silent, Kind::Head, Kind::Body, Kind::NoHello, Kind::Deaf, Kind::Endless];

/// How long a byte is waited for.
const TRICKLE: Duration = Duration::from_secs(1);

/// After so long whoever reads nothing looks whether the server has ended the connection: longer than it bears silence (15 s).
const DEAF: Duration = Duration::from_secs(20);

/// Stalls until the server ends the connection.
///
/// # Errors
/// If there was none, or the server did not end it.
pub(super) async fn stall(ground: Arc<Ground>, kind: Kind, mut random: Random) -> io::Result<()> {
    let (from, to) = (ground.home(), ground.plan.targets.stalls);
    let mut stream = match kind {
        Kind::Silent | Kind::Head | Kind::Body => {
            ground.connect(from, to).await.inspect_err(|_| ground.note(Seen::Unanswered))?
        }
        Kind::NoHello | Kind::Deaf | Kind::Endless => {
            let game = ground.game(&mut random);
            ground.line_to(from, to, game, None).await.ok_or(io::ErrorKind::ConnectionRefused)?
        }
    };
    ground.note(Seen::Stalled);
    match kind {
        Kind::Silent | Kind::NoHello => end(&mut stream).await,
        Kind::Head => {
            trickle(&mut stream, format!("GET /en/ HTTP/1.1\r\nhost: {to}\r\nx-slow: ").as_bytes()).await
        }
        Kind::Body => {
            let head = format!("POST /en/game/ HTTP/1.1\r\nhost: {to}\r\ncontent-length: 2000\r\n");
            let kind = "content-type: application/x-www-form-urlencoded\r\n\r\n";
            stream.write_all((head + kind).as_bytes()).await?;
            trickle(&mut stream, b"clock=").await
        }
        Kind::Deaf => {
            stream.write_all(&line::hello()).await?;
            sleep(DEAF).await;
            end(&mut stream).await
        }
        Kind::Endless => {
            let beginning = [line::hello(), line::header(BINARY, 200)].concat();
            stream.write_all(&beginning).await?;
            trickle(&mut stream, b"").await
        }
    }
}

/// Waits until the server ends the connection.
async fn end(stream: &mut TcpStream) -> io::Result<()> {
    if line::is_ended(stream, LIMIT).await { Ok(()) } else { Err(io::ErrorKind::TimedOut.into()) }
}

/// Sends a byte a second, the given ones first, until the server ends the connection.
async fn trickle(stream: &mut TcpStream, bytes: &[u8]) -> io::Result<()> {
    let (mut reading, mut writing) = stream.split();
    let mut ticks = interval(TRICKLE);
    let mut bytes = bytes.iter().copied().chain(std::iter::repeat(b'a'));
    let mut buffer = [0; 1_024];
    loop {
        select! {
            read = reading.read(&mut buffer) => if !matches!(read, Ok(1..)) { return Ok(()) },
            _ = ticks.tick() => {
                let byte = bytes.next().unwrap_or_default();
                if writing.write_all(&[byte]).await.is_err() { return Ok(()) }
            }
        }
    }
}
