//! An engine that whoever hosts the site has attached: who may have it, what a page is told, and what becomes of it.
#![cfg(unix)]

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use chuhe_server::live::Hub;
use chuhe_server::{Assets, Engine, Limits, Site, app, serve};
use chuhe_store::Memory;
use futures_util::{SinkExt, StreamExt};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const PATIENCE: Duration = Duration::from_secs(20);

/// An engine as a script, which does this when it is asked to think, and keeps what it heard.
struct Fake {
    folder: TempDir,
    engine: Engine,
}

impl Fake {
    fn that(does: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("engine");
        let text = format!(
            r#"echo $$ >> "$0.pids"
while read -r line; do
  echo "$line" >> "$0.heard"
  case "$line" in
    uci) echo "id name Fake ♞"; echo "option name MultiPV type spin default 1 min 1 max 9"; echo uciok ;;
    isready) echo readyok ;;
    quit) exit ;;
    go*) {does} ;;
  esac
done
"#
        );
        fs::write(&path, text).expect("it can be written");
        let attached = format!("cmd=/bin/sh,arg={}", path.display()).parse().expect("a program");
        let engine = Engine::attach(&attached).expect("it starts");
        Self { folder, engine }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn heard(&self) -> String {
        fs::read_to_string(self.path("engine.heard")).expect("it has heard something")
    }

    /// The numbers of its processes, in the order in which they were started.
    fn processes(&self) -> Vec<String> {
        let text = fs::read_to_string(self.path("engine.pids")).expect("it has started");
        text.split_whitespace().map(str::to_owned).collect()
    }
}

/// Thinks until it is told to stop.
const ENDLESS: &str =
    "echo info depth 5 multipv 1 score cp 31 nodes 99 pv h2e2 h9g7;; stop) echo bestmove h2e2";

/// The site on a socket of its own, with an engine or without.
async fn start(engine: Option<&Engine>) -> (SocketAddr, Hub) {
    let store = Memory::new().open().expect("nobody else has it");
    let hub = Hub::start(store).expect("the store is well");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let site = Site::new(Assets::default(), None);
    let site = match engine {
        Some(engine) => site.with_engine(engine.clone()),
        None => site,
    };
    let (site, own) = (Arc::new(site), hub.clone());
    tokio::spawn(async move {
        serve(listener, app(site, own.clone()), &Limits::default(), own.stopped()).await;
    });
    (address, hub)
}

/// The answer to a request with these headers.
async fn get(to: SocketAddr, path: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(to).await.expect("the server listens");
    let request = format!("GET {path} HTTP/1.1\r\n{headers}connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("it reads");
    let mut text = String::new();
    timeout(PATIENCE, stream.read_to_string(&mut text)).await.expect("in time").expect("it answers");
    text
}

/// A page that is connected to the engine.
struct Page(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Page {
    async fn open(to: SocketAddr) -> Self {
        let mut request = format!("ws://{to}/engine").into_client_request().expect("an address");
        request.headers_mut().insert("origin", format!("http://{to}").parse().expect("a value"));
        let (socket, _) =
            timeout(PATIENCE, connect_async(request)).await.expect("in time").expect("it lets us in");
        Self(socket)
    }

    async fn say(&mut self, text: impl Into<String>) {
        self.0.send(Message::Text(text.into().into())).await.expect("it hears");
    }

    /// The next message; nothing at the end.
    async fn hear(&mut self) -> Option<String> {
        loop {
            match timeout(PATIENCE, self.0.next()).await.expect("in time") {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Waits for a message that begins so.
    async fn until(&mut self, beginning: &str) -> String {
        loop {
            let text = self.hear().await.unwrap_or_else(|| panic!("no {beginning:?}"));
            if text.starts_with(beginning) {
                return text;
            }
        }
    }
}

/// A question about the place after these moves.
fn ask(id: u64, moves: &str, go: &str) -> String {
    let moves = if moves.is_empty() { String::new() } else { format!(" moves {moves}") };
    format!("analyse {id} -\nsetoption name MultiPV value 2\nrules wxf\nposition startpos{moves}\ngo {go}")
}

async fn is_gone(process: &str) -> bool {
    for _ in 0..200 {
        let stat = fs::read_to_string(format!("/proc/{process}/stat"));
        if stat.map_or(true, |stat| stat.contains(") Z ")) {
            return true;
        }
        sleep(Duration::from_millis(20)).await;
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_told_what_the_engine_finds_until_it_has_enough() {
    let fake = Fake::that(ENDLESS);
    let (address, hub) = start(Some(&fake.engine)).await;
    let mut page = Page::open(address).await;
    assert_eq!(page.hear().await.as_deref(), Some("engine\tFake ♞"));
    page.say(ask(1, "", "infinite")).await;
    let found = page.until("found\t1\t99\t").await;
    let line = found.lines().nth(1).expect("a line");
    assert!(line.starts_with("line\t5\t0\tcp\t31\t") && line.ends_with("\th2e2 h9g7"), "{found}");
    // Another place ends it, and is asked about with all its moves.
    page.say(ask(2, "c3c4 c6c5", "infinite")).await;
    assert_eq!(page.until("stopped").await, "stopped\t1");
    page.until("found\t2").await;
    page.say("stop").await;
    page.until("stopped\t2").await;
    let heard = fake.heard();
    for line in ["setoption name MultiPV value 2", "go infinite", "stop"] {
        assert!(heard.lines().any(|own| own == line), "{line}: {heard}");
    }
    assert_eq!(heard.matches("ucinewgame\n").count(), 1, "both places are of one game: {heard}");
    assert!(heard.contains("RNBAKABNR w - - 0 1 moves c3c4 c6c5\n"), "{heard}");
    hub.stop().await;
    assert_eq!(page.hear().await, None, "the server stops");
    fake.engine.end();
    assert!(is_gone(&fake.processes()[0]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_pages_of_this_machine_are_offered_it() {
    let fake = Fake::that(ENDLESS);
    let (address, _hub) = start(Some(&fake.engine)).await;
    let offers = |text: &str| text.contains("data-native=\"Fake ♞\"");
    let home = format!("host: {address}\r\n");
    assert!(offers(&get(address, "/en/open/", &home).await));
    assert!(offers(&get(address, "/open/", "host: localhost:8080\r\n").await));
    let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: \
                   dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for (headers, status) in [
        // By another name, as a site has that lets its name lead here, or through a proxy.
        ("host: evil.example\r\norigin: http://evil.example\r\n".to_owned(), "404"),
        (format!("{home}origin: http://{address}\r\nx-forwarded-for: 192.0.2.1\r\n"), "404"),
        // Another site's page, and who does not say whose page he is.
        (format!("{home}origin: http://evil.example\r\n"), "403"),
        (home.clone(), "403"),
    ] {
        let answer = get(address, "/engine", &format!("{headers}{upgrade}")).await;
        assert_eq!(answer.split(' ').nth(1), Some(status), "{headers}: {answer}");
        let is_home = status == "403";
        assert_eq!(offers(&get(address, "/en/open/", &headers).await), is_home, "{headers}");
    }
    assert!(!fake.heard().contains("go"), "nobody has asked it anything");
    let (without, _hub) = start(None).await;
    let own = format!("host: {without}\r\norigin: http://{without}\r\n");
    assert!(!get(without, "/en/open/", &own).await.contains("data-native"));
    assert!(get(without, "/engine", &format!("{own}{upgrade}")).await.starts_with("HTTP/1.1 404"));
    fake.engine.end();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_page_has_it() {
    let fake = Fake::that(ENDLESS);
    let (address, _hub) = start(Some(&fake.engine)).await;
    let mut old = Page::open(address).await;
    old.say(ask(1, "", "infinite")).await;
    old.until("found\t1").await;
    let mut new = Page::open(address).await;
    new.say(ask(7, "c3c4 c6c5", "infinite")).await;
    old.until("taken").await;
    assert_eq!(old.hear().await, None);
    new.until("found\t7").await;
    // Who leaves leaves the engine at rest, and the next one finds it.
    drop(new);
    let mut next = Page::open(address).await;
    next.say(ask(8, "", "infinite")).await;
    next.until("found\t8").await;
    assert_eq!(fake.processes().len(), 1, "there is one process");
    fake.engine.end();
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_a_page_says_gets_through_to_the_engine() {
    let fake = Fake::that(ENDLESS);
    let (address, _hub) = start(Some(&fake.engine)).await;
    for text in [
        "setoption name Debug Log File value /tmp/x".to_owned(),
        ask(1, "h2e2 h2e2", "infinite"),
        "analyse 1 -\nposition fen k8/9/9/9/9/9/9/9/9/3K5 w\ngo infinite".to_owned(),
    ] {
        let mut page = Page::open(address).await;
        page.say(text.clone()).await;
        page.until("refused").await;
        assert_eq!(page.hear().await, None, "{text}");
    }
    // Longer than any game is cut off.
    let mut page = Page::open(address).await;
    assert!(page.hear().await.is_some());
    page.say("x".repeat(1 << 20)).await;
    assert_eq!(page.hear().await, None);
    assert_eq!(fake.heard(), "uci\nisready\n");
    fake.engine.end();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_breaks_is_started_anew_and_the_page_is_told() {
    // It dies over the first question.
    let fake = Fake::that(&format!("[ -e \"$0.died\" ] || {{ touch \"$0.died\"; exit 3; }}; {ENDLESS}"));
    let (address, _hub) = start(Some(&fake.engine)).await;
    let mut page = Page::open(address).await;
    page.say(ask(1, "", "infinite")).await;
    assert_eq!(page.until("anew").await, "anew\t1\tcrash");
    page.until("found\t1").await;
    assert_eq!(fake.processes().len(), 2);
    fake.engine.end();

    let fake = Fake::that("echo info depth 1 score cp 1 pv h2e2; echo bestmove a0a9");
    let (address, _hub) = start(Some(&fake.engine)).await;
    let mut page = Page::open(address).await;
    page.say(ask(1, "", "depth 3")).await;
    assert_eq!(page.until("anew").await, "anew\t1\tnonsense");
    assert_eq!(page.until("broken").await, "broken\t1\tnonsense");
    // The next question is answered as if nothing had been.
    page.say(ask(2, "", "depth 3")).await;
    assert_eq!(page.until("anew").await, "anew\t2\tnonsense");
    fake.engine.end();
    for process in fake.processes() {
        assert!(is_gone(&process).await, "{process} is still there");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_threat_is_told_before_what_is_found() {
    let fake = Fake::that("echo info depth 2 score cp 5 nodes 7 pv b9c7; echo bestmove b9c7");
    let (address, _hub) = start(Some(&fake.engine)).await;
    let mut page = Page::open(address).await;
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    page.say(format!(
        "analyse 3 -\nthreat\nposition fen {start} b - - 0 1\ngo nodes 150000\nposition startpos moves h2e2\ngo depth 2"
    ))
    .await;
    assert_eq!(page.until("threat").await, "threat\t3\tb9c7");
    page.until("found\t3\t7").await;
    assert_eq!(page.hear().await.as_deref(), Some("done\t3"));
    fake.engine.end();
}

#[test]
fn what_cannot_be_attached_is_said() {
    let attach = |text: &str| Engine::attach(&text.parse().expect("a program")).expect_err(text).to_string();
    assert!(attach("/nowhere/engine").contains("cannot be started"));
    assert!(attach("cmd=/bin/true").contains("ended before it was ready"));
}
