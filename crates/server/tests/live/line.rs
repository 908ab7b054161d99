//! The two ways from a visitor to the server.

use std::net::SocketAddr;
use std::time::Duration;

use base64::prelude::{BASE64_STANDARD_NO_PAD, Engine as _};
use chuhe_play::GameId;
use chuhe_wire::{Down, decode};
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::protocol::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::PATIENCE;
use super::server::{Server, send};

/// What a visitor's messages go over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    Socket,
    Stream,
}

/// A visitor's connection.
pub(crate) enum Line {
    Socket(Box<WebSocketStream<MaybeTlsStream<TcpStream>>>),
    Stream(Box<Stream>),
}

impl Line {
    pub(crate) async fn open(by: By, server: &Server, game: GameId, cookie: &str) -> Self {
        match by {
            By::Socket => Self::Socket(Box::new(socket(server, game, cookie).await)),
            By::Stream => Self::Stream(Box::new(Stream::open(server, game, cookie).await)),
        }
    }

    /// Says something, if the server still hears it.
    pub(crate) async fn say(&mut self, bytes: &[u8]) -> bool {
        match self {
            Self::Socket(socket) => socket.send(Message::Binary(bytes.to_vec().into())).await.is_ok(),
            Self::Stream(stream) => stream.say(bytes).await == "204",
        }
    }

    /// The next message of the server; nothing once it has closed the line.
    pub(crate) async fn read(&mut self) -> Option<Down> {
        match self {
            Self::Socket(socket) => loop {
                match timeout(PATIENCE, socket.next()).await.expect("in time") {
                    Some(Ok(Message::Binary(bytes))) => return Some(decode(&bytes).expect("a message")),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => {}
                }
            },
            Self::Stream(stream) => {
                let text = stream.event().await?;
                let bytes = BASE64_STANDARD_NO_PAD.decode(text).expect("a message in base64");
                Some(decode(&bytes).expect("a message"))
            }
        }
    }
}

async fn socket(server: &Server, game: GameId, cookie: &str) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
    let address = format!("ws://{}/live/{game}", server.address);
    let mut request = address.into_client_request().expect("an address");
    if !cookie.is_empty() {
        request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
    }
    let connect = async {
        loop {
            match connect_async(request.clone()).await {
                Ok((socket, _)) => return socket,
                // A place is free a moment after the connection that had it has ended.
                Err(Error::Io(_) | Error::Protocol(ProtocolError::HandshakeIncomplete)) => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                Err(error) => panic!("the server answers: {error}"),
            }
        }
    };
    timeout(PATIENCE, connect).await.expect("in time")
}

/// A stream of events, as a browser has it.
pub(crate) struct Stream {
    /// The head of the answer.
    pub(crate) head: String,
    /// Where to say something.
    pub(crate) path: String,
    address: SocketAddr,
    cookie: String,
    from: BufReader<TcpStream>,
    /// What has come and is no whole event yet.
    held: Vec<u8>,
}

impl Stream {
    pub(crate) async fn open(server: &Server, game: GameId, cookie: &str) -> Self {
        let mut to = TcpStream::connect(server.address).await.expect("the server listens");
        let head = if cookie.is_empty() { String::new() } else { format!("cookie: {cookie}\r\n") };
        let request = format!("GET /live/{game}/events HTTP/1.1\r\nhost: a\r\n{head}\r\n");
        to.write_all(request.as_bytes()).await.expect("it reads");
        let mut from = BufReader::new(to);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            let read = timeout(PATIENCE, from.read_line(&mut head)).await.expect("in time");
            assert_ne!(read.expect("it answers"), 0, "{head}");
        }
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        let cookie = match head.lines().find_map(|line| line.strip_prefix("set-cookie: ")) {
            Some(given) => given.split(';').next().expect("a pair").to_owned(),
            None => cookie.to_owned(),
        };
        let address = server.address;
        let mut stream = Self { head, path: String::new(), address, cookie, from, held: Vec::new() };
        let name = stream.event().await.expect("the first event names the stream");
        stream.path = format!("/live/{game}/say/{name}");
        stream
    }

    /// The next event; nothing once the stream has ended.
    pub(crate) async fn event(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.held.windows(2).position(|two| two == b"\n\n") {
                let rest = self.held.split_off(end + 2);
                let event = String::from_utf8(std::mem::replace(&mut self.held, rest)).expect("it is text");
                return Some(event.strip_prefix("data:").expect("one line of data").trim_end().to_owned());
            }
            self.chunk().await?;
        }
    }

    /// Reads a chunk (RFC 9112, section 7.1).
    async fn chunk(&mut self) -> Option<()> {
        let mut line = String::new();
        timeout(PATIENCE, self.from.read_line(&mut line)).await.expect("in time").ok()?;
        let length = usize::from_str_radix(line.trim_end(), 16).ok().filter(|length| *length > 0)?;
        let mut chunk = vec![0; length + 2];
        timeout(PATIENCE, self.from.read_exact(&mut chunk)).await.expect("in time").ok()?;
        self.held.extend(&chunk[..length]);
        Some(())
    }

    /// Says something, one message or several, and gives the status of the answer.
    pub(crate) async fn say(&self, bytes: &[u8]) -> String {
        say(self.address, &self.path, &format!("cookie: {}\r\n", self.cookie), bytes).await
    }

    /// Whether the server has ended the connection.
    pub(crate) async fn has_ended(&mut self) -> bool {
        let mut rest = Vec::new();
        timeout(PATIENCE, self.from.read_to_end(&mut rest)).await.is_ok()
    }
}

/// Says something to a stream, and gives the status of the answer.
pub(crate) async fn say(to: SocketAddr, path: &str, headers: &str, bytes: &[u8]) -> String {
    let length = bytes.len();
    let head = format!("POST {path} HTTP/1.1\r\nhost: a\r\n{headers}connection: close\r\n");
    let request = [format!("{head}content-length: {length}\r\n\r\n").as_bytes(), bytes].concat();
    let answer = send(to, &request).await;
    answer.split(' ').nth(1).expect("a status").to_owned()
}
