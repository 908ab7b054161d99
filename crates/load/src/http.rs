//! A request without a library: what the server answers to a form.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// How long a connection or an answer may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A connection to the server from an address.
pub(crate) async fn connect(from: IpAddr, to: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from, 0))?;
    let stream = timeout(PATIENCE, socket.connect(to)).await??;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// The head of an answer.
pub(crate) struct Head(String);

impl Head {
    /// The head at the beginning of an answer.
    pub(crate) fn new(answer: &[u8]) -> Self {
        let text = String::from_utf8_lossy(answer);
        Self(text.split("\r\n\r\n").next().unwrap_or_default().to_owned())
    }

    /// The number in the first line.
    pub(crate) fn status(&self) -> &str {
        self.0.split(' ').nth(1).unwrap_or_default()
    }

    /// The value of a header, by its name in lower case.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.0.lines().find_map(|line| {
            let (own, value) = line.split_once(':')?;
            own.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }
}

/// Asks for a page on a connection of its own.
pub(crate) async fn get(from: IpAddr, to: SocketAddr, path: &str) -> io::Result<Head> {
    send(from, to, &request(to, path)).await
}

/// The request for a page on a connection of its own.
pub(crate) fn request(to: SocketAddr, path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\n\r\n")
}

/// Sends a form on a connection of its own.
pub(crate) async fn post(
    from: IpAddr,
    to: SocketAddr,
    path: &str,
    cookie: Option<&str>,
    form: &str,
) -> io::Result<Head> {
    let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
    let length = form.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {to}\r\ncontent-type: application/x-www-form-urlencoded\r\n\
         {cookie}content-length: {length}\r\nconnection: close\r\n\r\n{form}"
    );
    send(from, to, &request).await
}

/// Sends a request on a connection of its own, and reads the answer to its end.
async fn send(from: IpAddr, to: SocketAddr, request: &str) -> io::Result<Head> {
    let mut stream = connect(from, to).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut answer)).await??;
    Ok(Head::new(&answer))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_has_a_status_and_headers() {
        let head =
            Head("HTTP/1.1 303 See Other\r\nLocation: /en/game/a\r\nset-cookie: guest=b; Path=/".into());
        assert_eq!(head.status(), "303");
        assert_eq!(head.header("location"), Some("/en/game/a"));
        assert_eq!(head.header("cookie"), None);
    }
}
