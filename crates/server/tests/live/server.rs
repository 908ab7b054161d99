//! The site on a socket of its own, with games in memory.

use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};

use chuhe_play::GameId;
use chuhe_server::live::Hub;
use chuhe_server::{Assets, Limits, Site, app, serve};
use chuhe_store::Memory;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::PATIENCE;

static SITE: LazyLock<Arc<Site>> = LazyLock::new(|| Arc::new(Site::new(Assets::default(), None)));

/// A running server.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) hub: Hub,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Server {
    pub(crate) async fn start(memory: &Memory) -> Self {
        Self::limited(memory, Limits::default()).await
    }

    pub(crate) async fn limited(memory: &Memory, limits: Limits) -> Self {
        let hub = Hub::start(memory.open().expect("nobody else has it")).expect("the store is well");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let site = Arc::clone(&SITE);
        let (stop, stopped) = oneshot::channel::<()>();
        let own = hub.clone();
        let task = tokio::spawn(async move {
            let stopping = hub.clone();
            let stopped = async {
                // A dropped sender is a reason to stop as well.
                let _ = stopped.await;
                stopping.begin_stop();
            };
            serve(listener, app(site, hub.clone()), &limits, stopped).await;
            hub.stop().await;
        });
        Self { address, hub: own, stop, task }
    }

    pub(crate) async fn stop(self) {
        // A server that has failed shows below.
        let _ = self.stop.send(());
        timeout(PATIENCE, self.task).await.expect("it stops in time").expect("it does not panic");
    }

    /// Sends a request that closes its connection, and gives the whole answer.
    pub(crate) async fn send(&self, request: impl AsRef<[u8]>) -> String {
        send(self.address, request.as_ref()).await
    }

    /// Makes a game; gives the cookie of who made it and the game's number.
    pub(crate) async fn create(&self, form: &str) -> (String, GameId) {
        let answer = self.post(form, "").await;
        assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
        let game = header(&answer, "location").strip_prefix("/en/game/").expect("its page").to_owned();
        let cookie = header(&answer, "set-cookie").split(';').next().expect("a pair").to_owned();
        (cookie, game.parse().expect("a game"))
    }

    pub(crate) async fn post(&self, form: &str, more: &str) -> String {
        let length = form.len();
        let kind = "content-type: application/x-www-form-urlencoded";
        let head = format!("POST /en/game/ HTTP/1.1\r\nhost: a\r\n{kind}\r\n{more}connection: close\r\n");
        self.send(&format!("{head}content-length: {length}\r\n\r\n{form}")).await
    }
}

/// Sends a request that closes its connection, and gives the whole answer.
pub(crate) async fn send(to: SocketAddr, request: &[u8]) -> String {
    let mut stream = TcpStream::connect(to).await.expect("the server listens");
    stream.write_all(request).await.expect("it reads");
    let mut text = String::new();
    timeout(PATIENCE, stream.read_to_string(&mut text)).await.expect("in time").expect("it answers");
    text
}

/// The value of a header in an answer.
pub(crate) fn header(answer: &str, name: &str) -> String {
    let line = answer.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("no {name} in {answer}")).to_owned()
}
