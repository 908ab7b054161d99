//! A web socket on which each byte is counted.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};

use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::http::{self, PATIENCE};

/// Bytes on the line: up from the client, down from the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Traffic {
    /// What the client sent.
    pub up: u64,
    /// What it got.
    pub down: u64,
}

impl std::ops::AddAssign for Traffic {
    fn add_assign(&mut self, other: Self) {
        self.up += other.up;
        self.down += other.down;
    }
}

/// A connection that counts.
struct Counted {
    stream: TcpStream,
    traffic: Traffic,
}

impl AsyncRead for Counted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let polled = Pin::new(&mut self.stream).poll_read(cx, buf);
        self.traffic.down += (buf.filled().len() - before) as u64;
        polled
    }
}

impl AsyncWrite for Counted {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(cx, bytes);
        if let Poll::Ready(Ok(count)) = polled {
            self.traffic.up += count as u64;
        }
        polled
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// A web socket to a game.
pub(crate) struct Socket {
    socket: WebSocketStream<Counted>,
    /// What the opening took.
    opening: Traffic,
}

/// What a message takes on the line besides its payload: two bytes, and two more from 126 bytes on (RFC 6455, 5.2).
pub(crate) fn framed(payload: usize) -> u64 {
    let length = match payload {
        0..126 => 0,
        126..65_536 => 2,
        _ => 8,
    };
    2 + length + payload as u64
}

/// A client's buffer; a message is far shorter, and there are thousands of clients.
const BUFFER: usize = 1_024;

impl Socket {
    /// Opens one; gives the cookie too that came with it, if one did.
    ///
    /// # Errors
    /// If nobody listens, or the answer is another one.
    pub(crate) async fn open(
        from: IpAddr,
        to: SocketAddr,
        path: &str,
        cookie: Option<&str>,
    ) -> Result<(Self, Option<String>), Error> {
        let stream = Counted { stream: http::connect(from, to).await?, traffic: Traffic::default() };
        let mut request = format!("ws://{to}{path}").into_client_request()?;
        if let Some(cookie) = cookie {
            let cookie = cookie.parse().map_err(|_| Error::AttackAttempt)?;
            request.headers_mut().insert("cookie", cookie);
        }
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let opening = client_async_with_config(request, stream, Some(config));
        let (socket, response) = timeout(PATIENCE, opening).await.map_err(io::Error::from)??;
        let cookie = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let opening = socket.get_ref().traffic;
        Ok((Self { socket, opening }, cookie))
    }

    /// Sends a message, to the last byte.
    pub(crate) async fn send(&mut self, bytes: Vec<u8>) -> Result<(), Error> {
        self.socket.send(Message::Binary(bytes.into())).await
    }

    /// The next message; nothing is lost if this is dropped before it has one.
    pub(crate) async fn next(&mut self) -> Result<Message, Error> {
        self.socket.next().await.unwrap_or(Err(Error::ConnectionClosed))
    }

    /// What went over it since it was opened.
    pub(crate) fn traffic(&self) -> Traffic {
        let Traffic { up, down } = self.socket.get_ref().traffic;
        Traffic { up: up - self.opening.up, down: down - self.opening.down }
    }
}
