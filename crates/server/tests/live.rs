//! Games over real sockets: two players, somebody who looks on, and strangers.

use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use chuhe_play::{Act, Choice, GameId, Kind, Span, Time};
use chuhe_rules::Color;
use chuhe_server::live::Hub;
use chuhe_server::{Assets, Limits, Site, app, serve};
use chuhe_store::Memory;
use chuhe_wire::{Closed, Down, Link, News, Up, VERSION, decode, encode};
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(10);

static SITE: LazyLock<Arc<Site>> = LazyLock::new(|| Arc::new(Site::new(Assets::default(), None)));

struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Server {
    async fn start(memory: &Memory) -> Self {
        let hub = Hub::start(memory.open().expect("nobody else has it")).expect("the store is well");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let site = Arc::clone(&SITE);
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let stopping = hub.clone();
            let stopped = async {
                // A dropped sender is a reason to stop as well.
                let _ = stopped.await;
                stopping.begin_stop();
            };
            serve(listener, app(site, hub.clone()), &Limits::default(), stopped).await;
            hub.stop().await;
        });
        Self { address, stop, task }
    }

    async fn stop(self) {
        // A server that has failed shows below.
        let _ = self.stop.send(());
        timeout(PATIENCE, self.task).await.expect("it stops in time").expect("it does not panic");
    }

    async fn send(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        stream.write_all(request.as_bytes()).await.expect("it reads");
        let mut text = String::new();
        timeout(PATIENCE, stream.read_to_string(&mut text)).await.expect("in time").expect("it answers");
        text
    }

    /// Makes a game; gives the cookie of who made it and the game's number.
    async fn create(&self, form: &str) -> (String, GameId) {
        let answer = self.post(form, "").await;
        assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
        let game = header(&answer, "location").strip_prefix("/en/game/").expect("its page").to_owned();
        let cookie = header(&answer, "set-cookie").split(';').next().expect("a pair").to_owned();
        (cookie, game.parse().expect("a game"))
    }

    async fn post(&self, form: &str, more: &str) -> String {
        let length = form.len();
        let kind = "content-type: application/x-www-form-urlencoded";
        let head = format!("POST /en/game/ HTTP/1.1\r\nhost: a\r\n{kind}\r\n{more}connection: close\r\n");
        self.send(&format!("{head}content-length: {length}\r\n\r\n{form}")).await
    }
}

fn header(answer: &str, name: &str) -> String {
    let line = answer.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("no {name} in {answer}")).to_owned()
}

/// Somebody at a game, with the browser's side of the protocol.
struct Visitor {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    link: Link,
    nonce: u32,
}

impl Visitor {
    async fn come(server: &Server, game: GameId, cookie: &str) -> Self {
        let mut visitor = Self { socket: open(server, game, cookie).await, link: Link::new(None), nonce: 0 };
        visitor.greet().await;
        visitor
    }

    /// Comes again after a cut with what the link remembers.
    async fn come_again(&mut self, server: &Server, game: GameId, cookie: &str) {
        self.link.cut();
        self.socket = open(server, game, cookie).await;
        self.greet().await;
    }

    async fn greet(&mut self) {
        let hello = self.link.opened(Time(0));
        self.say(hello).await;
        while self.link.line() != chuhe_wire::Line::Open {
            self.hear().await;
        }
    }

    async fn say(&mut self, up: Up) {
        self.socket.send(Message::Binary(encode(&up).into())).await.expect("the server reads");
    }

    /// Hears one message.
    async fn hear(&mut self) -> Vec<News> {
        let down = read(&mut self.socket).await.expect("the line stands");
        let heard = self.link.hear(Time(0), down);
        for up in heard.say {
            self.say(up).await;
        }
        heard.news
    }

    async fn ask(&mut self, act: Act) {
        self.nonce += 1;
        let nonce = self.nonce * 1_000 + u32::from(self.link.view().is_some_and(|view| view.ply() > 0));
        if let Some(up) = self.link.ask(nonce, act).expect("not much waits") {
            self.say(up).await;
        }
    }

    async fn play(&mut self, mv: &str) {
        let ply = self.link.view().expect("a game").ply();
        self.ask(Act::Move { ply, mv: mv.parse().expect("a move"), lag: Span::ZERO }).await;
    }

    /// Hears until so many plies are on the board.
    async fn until(&mut self, plies: u16) {
        while self.link.view().is_none_or(|view| view.ply() != plies) {
            self.hear().await;
        }
    }
}

async fn open(server: &Server, game: GameId, cookie: &str) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
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
                Err(Error::Io(_)) => tokio::time::sleep(Duration::from_millis(20)).await,
                Err(error) => panic!("the server answers: {error}"),
            }
        }
    };
    timeout(PATIENCE, connect).await.expect("in time")
}

/// The next message of the server; nothing once it has closed the line.
async fn read(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> Option<Down> {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("in time") {
            Some(Ok(Message::Binary(bytes))) => return Some(decode(&bytes).expect("a message")),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            Some(Ok(_)) => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_and_one_looks_on_through_cuts_and_a_restart() {
    let memory = Memory::new();
    let server = Server::start(&memory).await;
    let (cookie, game) = server.create("clock=600/60/30&side=red").await;
    let mut red = Visitor::come(&server, game, &cookie).await;
    assert_eq!(red.link.color(), Some(Color::Red), "who makes a game has a seat");
    let (other, _) = server.create("").await;
    let mut black = Visitor::come(&server, game, &other).await;
    black.ask(Act::Join(Choice::Any)).await;
    let mut watcher = Visitor::come(&server, game, "").await;
    while black.link.color().is_none() {
        black.hear().await;
    }
    while red.link.view().is_none_or(|view| view.seats.black.is_none()) {
        red.hear().await;
    }

    red.play("h2e2").await;
    for visitor in [&mut red, &mut black, &mut watcher] {
        visitor.until(1).await;
    }
    assert_eq!(red.link.pending(), None, "the move is acknowledged");
    black.play("h9g7").await;
    for visitor in [&mut red, &mut black] {
        visitor.until(2).await;
    }

    // Red's line is cut, with a move said that nobody has confirmed; it is said again, and made once.
    red.play("e2e6").await;
    red.come_again(&server, game, &cookie).await;
    red.until(3).await;
    black.until(3).await;
    while red.link.is_waiting() {
        red.hear().await;
    }

    // A graceful stop says so to everybody, and the next server goes on where this one ended.
    server.stop().await;
    let mut last = None;
    while let Some(down) = read(&mut watcher.socket).await {
        last = Some(down);
    }
    assert_eq!(last, Some(Down::Closed(Closed::Stopping)));
    let server = Server::start(&memory).await;
    black.come_again(&server, game, &other).await;
    black.play("g7e6").await;
    black.until(4).await;
    red.come_again(&server, game, &cookie).await;
    red.until(4).await;
    assert_eq!(red.link.view(), black.link.view());

    // Another visitor neither moves nor sits.
    watcher.come_again(&server, game, "").await;
    watcher.play("b2e2").await;
    loop {
        let news = watcher.hear().await;
        if let Some(News::Refused(_, why)) = news.into_iter().find(|news| matches!(news, News::Refused(..))) {
            assert_eq!(why.id, "play-not-seated");
            break;
        }
    }
    let page = server
        .send(&format!(
            "GET /en/game/{game} HTTP/1.1\r\nhost: a\r\ncookie: {cookie}\r\nconnection: close\r\n\r\n"
        ))
        .await;
    assert!(page.starts_with("HTTP/1.1 200") && page.contains(&format!("data-game=\"{game}\"")), "{page}");
    assert!(page.contains("data-you=\""), "who has a seat is known");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_are_told_what_is_wrong_and_harm_nobody() {
    let server = Server::start(&Memory::new()).await;
    let (cookie, game) = server.create("side=black&rules=simple&handicap=horse").await;
    let last = async |messages: Vec<Vec<u8>>, game| {
        let mut socket = open(&server, game, &cookie).await;
        for message in messages {
            // The server may have closed the line meanwhile.
            let _ = socket.send(Message::Binary(message.into())).await;
        }
        let mut last = None;
        while let Some(down) = read(&mut socket).await {
            last = Some(down);
        }
        last
    };
    let hello = encode(&Up::Hello { version: VERSION, seq: 0 });
    let old = encode(&Up::Hello { version: VERSION + 1, seq: 0 });
    let say = encode(&Up::Act { nonce: 1, act: Act::Flag });
    for (messages, game, why) in [
        (vec![hello.clone()], GameId(7), Closed::NoGame),
        (vec![old], game, Closed::Version),
        (vec![vec![0xFF; 10]], game, Closed::Malformed),
        (vec![hello.clone(), vec![1; 200]], game, Closed::Malformed),
        (vec![hello.clone(), vec![1; 100_000]], game, Closed::Malformed),
        ([vec![hello.clone()], vec![say; 100]].concat(), game, Closed::TooMuch),
    ] {
        assert_eq!(last(messages, game).await, Some(Down::Closed(why)));
    }

    for (form, status) in [
        ("clock=forever", "400"),
        ("rules=none", "400"),
        ("side=green", "400"),
        ("handicap=horse&fen=x", "400"),
        ("fen=9%2F9", "422"),
        (&format!("fen={}", "9".repeat(4_000)), "413"),
    ] {
        let answer = server.post(form, "").await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{form}: {answer}");
    }
    let foreign = server.post("", "origin: https://evil.example\r\n").await;
    assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");
    for path in ["/en/game/nothing", "/en/game/zzzzzzzzzzz", &format!("/en/game/{}", GameId(7)), "/live/x"] {
        let answer =
            server.send(&format!("GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")).await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
    }
    let address = format!("ws://{}/live/{game}", server.address);
    let mut request = address.into_client_request().expect("an address");
    request.headers_mut().insert("origin", "https://evil.example".parse().expect("a value"));
    assert!(connect_async(request).await.is_err(), "another site's page does not get in");

    // Whoever plays is not concerned.
    let mut visitor = Visitor::come(&server, game, &cookie).await;
    visitor.ask(Act::Abort).await;
    while visitor.link.is_waiting() {
        visitor.hear().await;
    }
    assert!(visitor.link.view().is_some_and(|view| view.end.is_some()));
    server.stop().await;
}

/// Live connections outlast the limits of a web page's connection, and count among all.
#[tokio::test(flavor = "multi_thread")]
async fn a_live_connection_keeps_its_place_and_outlasts_other_connections() {
    let hub = Hub::start(Memory::new().open().expect("nobody else has it")).expect("the store is well");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let site = Arc::clone(&SITE);
    let (stop, stopped) = oneshot::channel::<()>();
    let limits = Limits { per_address: 2, life: Duration::from_millis(300), ..Limits::default() };
    let serving = hub.clone();
    let task = tokio::spawn(async move {
        let stopped = async { drop(stopped.await) };
        serve(listener, app(site, serving), &limits, stopped).await;
    });
    let server = Server { address, stop, task };
    let (cookie, game) = server.create("side=red").await;
    let mut first = Visitor::come(&server, game, &cookie).await;
    let second = Visitor::come(&server, game, &cookie).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    first.ask(Act::Say(chuhe_play::Phrase::Hello)).await;
    let mut kinds = Vec::new();
    while first.link.is_waiting() {
        kinds.extend(first.hear().await);
    }
    let said = |news: &News| matches!(news, News::Event(event) if matches!(event.kind, Kind::Said(_)));
    assert!(kinds.iter().any(said), "after the life of a page's connection: {kinds:?}");
    let mut third = TcpStream::connect(address).await.expect("the system takes it");
    let mut rest = Vec::new();
    let read = timeout(PATIENCE, third.read_to_end(&mut rest)).await;
    assert!(read.is_ok() && rest.is_empty(), "two connections are all that this address may have");
    drop((first, second));
    hub.stop().await;
    server.stop().await;
}
