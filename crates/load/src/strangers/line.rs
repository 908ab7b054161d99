//! A web socket byte by byte, since what strangers send no library would.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use chuhe_wire::{Down, Up, VERSION, decode, encode};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::http::{self, Head, PATIENCE};

/// The opcode of a frame with a message of bytes (RFC 6455, 5.2).
pub(super) const BINARY: u8 = 0x2;

/// What the server answers to whoever asks for a web socket.
pub(super) enum Opened {
    /// A web socket, on which nothing was said.
    Line(TcpStream),
    /// Another answer.
    Answer(Head),
}

/// Asks for a web socket.
///
/// # Errors
/// If there is no answer.
pub(super) async fn open(
    from: IpAddr,
    to: SocketAddr,
    path: &str,
    cookie: Option<&str>,
) -> io::Result<Opened> {
    let mut stream = http::connect(from, to).await?;
    stream.write_all(request(to, path, cookie).as_bytes()).await?;
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(timeout(PATIENCE, stream.read_u8()).await??);
    }
    let head = Head::new(&answer);
    Ok(if head.status() == "101" { Opened::Line(stream) } else { Opened::Answer(head) })
}

/// The request for a web socket; the key is the example of RFC 6455, 1.3.
pub(super) fn request(to: SocketAddr, path: &str, cookie: Option<&str>) -> String {
    let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
    format!(
        "GET {path} HTTP/1.1\r\nhost: {to}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{cookie}\r\n"
    )
}

/// A frame of a client; the mask is 0, which changes nothing.
pub(super) fn frame(opcode: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = header(opcode, payload.len());
    frame.extend(payload);
    frame
}

/// The beginning of a frame that announces so many bytes: in 7 bits beside the mask's, or in the 16 or 64 that follow.
pub(super) fn header(opcode: u8, length: usize) -> Vec<u8> {
    let mut header = vec![0x80 | opcode];
    match length {
        0..126 => header.push(0x80 | length as u8),
        126..65_536 => {
            header.push(0xFE);
            header.extend((length as u16).to_be_bytes());
        }
        _ => {
            header.push(0xFF);
            header.extend((length as u64).to_be_bytes());
        }
    }
    header.extend([0; 4]);
    header
}

/// A message of a client as a frame.
pub(super) fn say(up: &Up) -> Vec<u8> {
    frame(BINARY, &encode(up))
}

/// The first message of a client that has nothing of the game.
pub(super) fn hello() -> Vec<u8> {
    say(&Up::Hello { version: VERSION, seq: 0 })
}

/// The server's next message.
///
/// # Errors
/// If the connection ends or is closed, or what comes is no message.
pub(super) async fn hear(stream: &mut TcpStream) -> io::Result<Down> {
    let [first, length] = [stream.read_u8().await?, stream.read_u8().await?];
    let length = match length {
        126 => usize::from(stream.read_u16().await?),
        length => usize::from(length),
    };
    let mut payload = vec![0; length];
    stream.read_exact(&mut payload).await?;
    if first != 0x80 | BINARY {
        return Err(io::ErrorKind::ConnectionAborted.into());
    }
    decode(&payload).map_err(io::Error::other)
}

/// Reads whatever comes until the other side ends the connection; says whether it did within this time.
pub(super) async fn is_ended(stream: &mut TcpStream, within: Duration) -> bool {
    let mut buffer = [0; 1_024];
    let end = async { while matches!(stream.read(&mut buffer).await, Ok(1..)) {} };
    timeout(within, end).await.is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_has_a_header_by_its_length() {
        assert_eq!(frame(BINARY, b"ab"), [0x82, 0x82, 0, 0, 0, 0, b'a', b'b']);
        assert_eq!(header(BINARY, 200), [0x82, 0xFE, 0, 200, 0, 0, 0, 0]);
        assert_eq!(header(1, 65_536), [0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
    }
}
