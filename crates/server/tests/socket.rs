//! What the server answers to a stranger at its socket.

use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use chuhe_server::live::Hub;
use chuhe_server::{Assets, Limits, Site, app, serve};
use chuhe_store::Memory;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

static SITE: LazyLock<Arc<Site>> = LazyLock::new(|| Arc::new(Site::new(Assets::default(), None)));

static HUB: LazyLock<Hub> = LazyLock::new(|| {
    let store = Memory::new().open().expect("nobody else has it");
    Hub::start(store).expect("the store is well")
});

struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Server {
    async fn start(limits: Limits) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let site = Arc::clone(&SITE);
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let stopped = async {
                // A dropped sender is a reason to stop as well.
                let _ = stopped.await;
            };
            serve(listener, app(site, HUB.clone()), &limits, stopped).await;
        });
        Self { address, stop, task }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("the server listens")
    }

    /// Sends bytes and returns what comes back until the server closes the connection.
    async fn send(&self, bytes: &[u8]) -> String {
        let mut stream = self.connect().await;
        // The server may close before it has read everything.
        let _ = stream.write_all(bytes).await;
        read(&mut stream).await
    }
}

/// Reads until the other side closes or resets the connection.
async fn read(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let end = timeout(Duration::from_secs(20), stream.read_to_end(&mut bytes)).await;
    assert!(end.is_ok(), "the server keeps the connection open after {:?}", String::from_utf8_lossy(&bytes));
    String::from_utf8_lossy(&bytes).into_owned()
}

fn short() -> Limits {
    let limit = Duration::from_millis(300);
    Limits {
        connections: 4,
        per_address: 4,
        behind_proxy: false,
        head: limit,
        write: limit,
        life: Duration::from_secs(60),
        stop: limit,
    }
}

const SOUND: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";

#[tokio::test]
async fn malformed_requests_get_a_status_and_harm_nobody() {
    let server = Server::start(short()).await;
    let long_line = format!("GET /{} HTTP/1.1\r\nhost: a\r\n\r\n", "x".repeat(100_000));
    let many_headers = format!("GET / HTTP/1.1\r\n{}\r\n", "a: b\r\n".repeat(1000));
    let long_header = format!("GET / HTTP/1.1\r\ncookie: {}\r\n\r\n", "x".repeat(100_000));
    for (request, statuses) in [
        (&b"\r\n\r\nhello\r\n\r\n"[..], &["400"][..]),
        (b"GET / HTTP/9.9\r\n\r\n", &["400", "505"]),
        (b"GET / HTTP/1.1\r\nno colon\r\n\r\n", &["400"]),
        (b"GET / HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n", &["400"]),
        (b"GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n", &["400"]),
        (b"POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: nonsense\r\n\r\n", &["400"]),
        (b"GET /\x00 HTTP/1.1\r\n\r\n", &["400"]),
        (b"GET / HTTP/1.1\r\nhost: \x00\r\n\r\n", &["400"]),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", &["400", ""]),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", &["400", "505", ""]),
        (long_line.as_bytes(), &["414", "431"]),
        (many_headers.as_bytes(), &["431"]),
        (long_header.as_bytes(), &["431"]),
    ] {
        let answer = server.send(request).await;
        let status = answer.split(' ').nth(1).unwrap_or_default();
        let shown = String::from_utf8_lossy(&request[..request.len().min(60)]).into_owned();
        assert!(statuses.contains(&status), "{shown:?} got {answer:?}");
        assert!(server.send(SOUND).await.starts_with("HTTP/1.1 200"), "after {shown:?}");
    }
}

#[tokio::test]
async fn odd_but_valid_requests_get_a_page() {
    let server = Server::start(short()).await;
    for (request, status) in [
        (&b"OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"[..], "404"),
        (b"CONNECT a:443 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n", "404"),
        (b"GET http://elsewhere/healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n", "200"),
        (b"GET /healthz?%ff=\xc3\xa9 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n", "200"),
        (b"GET /healthz HTTP/1.0\r\n\r\n", "200"),
    ] {
        let answer = server.send(request).await;
        assert_eq!(
            answer.split(' ').nth(1),
            Some(status),
            "{:?} got {answer:?}",
            String::from_utf8_lossy(request)
        );
    }
}

#[tokio::test]
async fn a_slow_head_is_cut_off() {
    let server = Server::start(short()).await;
    let mut stream = server.connect().await;
    stream.write_all(b"GET / HTTP/1.1\r\nhost:").await.expect("the server listens");
    let answer = read(&mut stream).await;
    assert!(!answer.starts_with("HTTP/1.1 200"), "{answer}");

    let mut idle = server.connect().await;
    assert_eq!(read(&mut idle).await, "", "a silent connection is closed too");
}

#[tokio::test]
async fn a_reader_that_takes_nothing_is_cut_off() {
    let server = Server::start(short()).await;
    let mut stream = server.connect().await;
    // Far more pages than the system's buffers hold, and none of them read.
    let requests = b"GET /en/ HTTP/1.1\r\nhost: a\r\n\r\n".repeat(2000);
    let cut = timeout(Duration::from_secs(20), async {
        // The server stops reading once it cannot write; then it must give up.
        while stream.write_all(&requests).await.is_ok() {}
    });
    assert!(cut.await.is_ok(), "the server waits for ever");
}

#[tokio::test]
async fn more_connections_than_allowed_wait_for_their_turn() {
    let limits = Limits { head: Duration::from_secs(5), ..short() };
    let server = Server::start(limits).await;
    let mut held = Vec::new();
    for _ in 0..4 {
        let mut stream = server.connect().await;
        stream.write_all(b"GET /healthz HTTP/1.1\r\n").await.expect("the server listens");
        held.push(stream);
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    let mut fifth = server.connect().await;
    fifth.write_all(SOUND).await.expect("the system takes it");
    let mut byte = [0];
    assert!(
        timeout(Duration::from_millis(300), fifth.read(&mut byte)).await.is_err(),
        "it is not served yet"
    );
    drop(held.pop());
    assert!(read(&mut fifth).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn one_address_cannot_hold_all_connections() {
    let server = Server::start(Limits { per_address: 2, head: Duration::from_secs(30), ..short() }).await;
    let mut held = vec![server.connect().await, server.connect().await];
    // Both are accepted before the third, since they wait in one queue.
    let answer = server.send(SOUND).await;
    assert_eq!(answer, "", "what is beyond the share is closed at once");

    #[cfg(target_os = "linux")]
    {
        // The whole of 127.0.0.0/8 is this machine there.
        let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
        socket.bind("127.0.0.2:0".parse().expect("an address")).expect("it is this machine's");
        let mut other = socket.connect(server.address).await.expect("the server listens");
        other.write_all(SOUND).await.expect("the server listens");
        assert!(read(&mut other).await.starts_with("HTTP/1.1 200"), "another address is served");
    }

    drop(held.pop());
    // The server notices the end of a connection in its own time.
    let served = timeout(Duration::from_secs(10), async {
        while !server.send(SOUND).await.starts_with("HTTP/1.1 200") {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    assert!(served.await.is_ok(), "the place of a connection that has ended is free");
}

#[tokio::test]
async fn a_busy_connection_ends_as_well() {
    let life = Duration::from_millis(500);
    let server = Server::start(Limits { life, head: Duration::from_secs(30), ..short() }).await;
    let mut stream = server.connect().await;
    let end = timeout(Duration::from_secs(20), async {
        let mut buffer = [0; 4096];
        loop {
            let sent = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n").await;
            if sent.is_err() || !matches!(stream.read(&mut buffer).await, Ok(1..)) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    assert!(end.await.is_ok(), "a connection lives for ever");
}

#[tokio::test]
async fn a_stop_finishes_what_is_under_way() {
    let limits = Limits { head: Duration::from_secs(5), stop: Duration::from_secs(5), ..short() };
    let server = Server::start(limits).await;
    let mut stream = server.connect().await;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: a\r\n").await.expect("the server listens");
    tokio::time::sleep(Duration::from_millis(100)).await;
    server.stop.send(()).expect("the server runs");
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(TcpStream::connect(server.address).await.is_err(), "new connections are refused");
    let rest = stream.write_all(b"\r\n").await;
    let answer = read(&mut stream).await;
    assert!(rest.is_ok() && answer.starts_with("HTTP/1.1 200"), "{answer}");
    timeout(Duration::from_secs(5), server.task)
        .await
        .expect("the server has ended")
        .expect("without a panic");
}
