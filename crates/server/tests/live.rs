//! Games over real sockets: two players, somebody who looks on, and strangers.

mod live {
    mod hostile;
    pub(crate) mod line;
    mod metrics;
    pub(crate) mod server;
    mod strangers;
    pub(crate) mod visitor;

    /// How long anything may take.
    pub(crate) const PATIENCE: std::time::Duration = std::time::Duration::from_secs(10);
}

use std::time::Duration;

use chuhe_play::{Act, Choice, GameId, Kind};
use chuhe_rules::Color;
use chuhe_server::Limits;
use chuhe_store::Memory;
use chuhe_wire::{Closed, Down, News, Up, VERSION, encode};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use live::PATIENCE;
use live::line::{By, Line, Stream, say};
use live::server::{Server, header};
use live::visitor::Visitor;

/// Two play and one looks on, through cuts and a restart; Red, Black and the watcher come by these ways.
async fn play(red_by: By, black_by: By, watcher_by: By) {
    let memory = Memory::new();
    let server = Server::start(&memory).await;
    let (cookie, game) = server.create("clock=600/60/30&side=red").await;
    let mut red = Visitor::come(red_by, &server, game, &cookie).await;
    assert_eq!(red.link.color(), Some(Color::Red), "who makes a game has a seat");
    let (other, _) = server.create("").await;
    let mut black = Visitor::come(black_by, &server, game, &other).await;
    black.ask(Act::Join(Choice::Any)).await;
    let mut watcher = Visitor::come(watcher_by, &server, game, "").await;
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
    red.come_again(red_by, &server, game, &cookie).await;
    red.until(3).await;
    black.until(3).await;
    while red.link.is_waiting() {
        red.hear().await;
    }

    // A graceful stop says so to everybody, and the next server goes on where this one ended.
    server.stop().await;
    let mut last = None;
    while let Some(down) = watcher.line.read().await {
        last = Some(down);
    }
    assert_eq!(last, Some(Down::Closed(Closed::Stopping)));
    let server = Server::start(&memory).await;
    black.come_again(black_by, &server, game, &other).await;
    black.play("g7e6").await;
    black.until(4).await;
    red.come_again(red_by, &server, game, &cookie).await;
    red.until(4).await;
    assert_eq!(red.link.view(), black.link.view());

    // Another visitor neither moves nor sits.
    watcher.come_again(watcher_by, &server, game, "").await;
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
async fn two_play_and_one_looks_on_through_cuts_and_a_restart() {
    play(By::Socket, By::Socket, By::Socket).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f12_where_web_sockets_are_blocked_a_game_goes_over_streams_and_requests() {
    play(By::Stream, By::Socket, By::Stream).await;
    play(By::Socket, By::Stream, By::Socket).await;
    play(By::Stream, By::Stream, By::Stream).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_are_told_what_is_wrong_and_harm_nobody() {
    let server = Server::start(&Memory::new()).await;
    let (cookie, game) = server.create("side=black&rules=simple&handicap=horse").await;
    let last = async |by, messages: &[Vec<u8>], game| {
        let mut line = Line::open(by, &server, game, &cookie).await;
        for message in messages {
            // The server may have closed the line meanwhile.
            let _ = line.say(message).await;
        }
        let mut last = None;
        while let Some(down) = line.read().await {
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
        (vec![hello.clone(), vec![0xFF; 200]], game, Closed::Malformed),
        ([vec![hello.clone()], vec![say; 100]].concat(), game, Closed::TooMuch),
    ] {
        for by in [By::Socket, By::Stream] {
            assert_eq!(last(by, &messages, game).await, Some(Down::Closed(why)), "{by:?}");
        }
    }
    let huge = [hello, vec![1; 100_000]];
    assert_eq!(last(By::Socket, &huge, game).await, Some(Down::Closed(Closed::Malformed)));

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
    let mut visitor = Visitor::come(By::Socket, &server, game, &cookie).await;
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
    let limits = Limits { per_address: 2, life: Duration::from_millis(300), ..Limits::default() };
    let server = Server::limited(&Memory::new(), limits).await;
    let (cookie, game) = server.create("side=red").await;
    let mut first = Visitor::come(By::Socket, &server, game, &cookie).await;
    let second = Visitor::come(By::Socket, &server, game, &cookie).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    first.ask(Act::Say(chuhe_play::Phrase::Hello)).await;
    let mut kinds = Vec::new();
    while first.link.is_waiting() {
        kinds.extend(first.hear().await);
    }
    let said = |news: &News| matches!(news, News::Event(event) if matches!(event.kind, Kind::Said(_)));
    assert!(kinds.iter().any(said), "after the life of a page's connection: {kinds:?}");
    let mut third = TcpStream::connect(server.address).await.expect("the system takes it");
    let mut rest = Vec::new();
    let read = timeout(PATIENCE, third.read_to_end(&mut rest)).await;
    assert!(read.is_ok() && rest.is_empty(), "two connections are all that this address may have");
    drop((first, second));
    server.stop().await;
}

/// A stream does so, too, and nothing follows it on its connection.
#[tokio::test(flavor = "multi_thread")]
async fn f12_a_stream_keeps_its_place_outlasts_other_connections_and_ends_its_own() {
    let short = Duration::from_millis(300);
    let limits = Limits { per_address: 3, head: short, life: short, ..Limits::default() };
    let server = Server::limited(&Memory::new(), limits).await;
    let (cookie, game) = server.create("side=red").await;
    let mut visitor = Visitor::come(By::Stream, &server, game, &cookie).await;
    tokio::time::sleep(2 * short).await;
    visitor.ask(Act::Say(chuhe_play::Phrase::Hello)).await;
    while visitor.link.is_waiting() {
        visitor.hear().await;
    }

    let others = [Stream::open(&server, game, &cookie).await, Stream::open(&server, game, &cookie).await];
    let mut fourth = TcpStream::connect(server.address).await.expect("the system takes it");
    let mut rest = Vec::new();
    let read = timeout(PATIENCE, fourth.read_to_end(&mut rest)).await;
    assert!(read.is_ok() && rest.is_empty(), "three connections are all that this address may have");

    // The name goes with the stream, and the place with its connection.
    let [mut second, third] = others;
    let path = third.path.clone();
    drop(third);
    while served(&server, &path, &cookie, &[2]).await != "410" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(served(&server, &second.path, &cookie, &[0xFF]).await, "204");
    assert!(second.event().await.is_some(), "the last word");
    assert_eq!(second.event().await, None);
    assert!(second.has_ended().await, "nothing else is asked over it");
    server.stop().await;
}

/// The status that something said to a stream gets, once this address has a place.
async fn served(server: &Server, path: &str, cookie: &str, bytes: &[u8]) -> String {
    let head = format!("POST {path} HTTP/1.1\r\nhost: a\r\ncookie: {cookie}\r\nconnection: close\r\n");
    let request = [format!("{head}content-length: {}\r\n\r\n", bytes.len()).as_bytes(), bytes].concat();
    let serve = async {
        loop {
            let mut stream = TcpStream::connect(server.address).await.expect("the system takes it");
            let mut answer = String::new();
            // What the server has closed at once takes and says nothing.
            let _ = stream.write_all(&request).await;
            let _ = stream.read_to_string(&mut answer).await;
            if let Some(status) = answer.split(' ').nth(1) {
                return status.to_owned();
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, serve).await.expect("in time")
}

/// Only the visitor who opened a stream is heard on it, from the site's own pages, and within limits.
#[tokio::test(flavor = "multi_thread")]
async fn f12_a_stream_hears_only_its_own_visitor() {
    let server = Server::start(&Memory::new()).await;
    let (cookie, game) = server.create("side=red").await;
    let (other, second_game) = server.create("").await;
    let stream = Stream::open(&server, game, &cookie).await;
    for (name, value) in [
        ("content-type", "text/event-stream"),
        ("cache-control", "no-store"),
        ("x-accel-buffering", "no"),
        ("connection", "close"),
    ] {
        assert_eq!(header(&stream.head, name), value);
    }
    let hello = encode(&Up::Hello { version: VERSION, seq: 0 });
    let own = format!("cookie: {cookie}\r\n");
    let foreign = format!("{own}origin: https://evil.example\r\n");
    let elsewhere = stream.path.replace(&game.to_string(), &second_game.to_string());
    let unknown = format!("/live/{game}/say/AAAAAAAAAAAAAAAAAAAAAA");
    for (path, headers, messages, status) in [
        (&stream.path, "", &hello[..], "403"),
        (&stream.path, &format!("cookie: {other}\r\n"), &hello, "403"),
        (&stream.path, &foreign, &hello, "403"),
        (&unknown, &own, &hello, "410"),
        (&elsewhere, &own, &hello, "410"),
        (&"/live/x/say/y".to_owned(), &own, &hello, "404"),
        (&stream.path, &own, b"", "400"),
        (&stream.path, &own, &[0; 1_025], "413"),
        (&stream.path, &own, &hello, "204"),
    ] {
        assert_eq!(say(server.address, path, headers, messages).await, status, "{path} {headers}");
    }
    let request =
        format!("GET /live/{game}/events HTTP/1.1\r\nhost: a\r\n{foreign}connection: close\r\n\r\n");
    let answer = server.send(&request).await;
    assert!(answer.starts_with("HTTP/1.1 403"), "another site's page does not get in: {answer}");
    for path in [stream.path.clone(), "/live/x/events".to_owned()] {
        let answer =
            server.send(format!("GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")).await;
        assert!(answer.starts_with("HTTP/1.1 40"), "{path}: {answer}");
    }
    // What is heard is answered with as little as there is, since it happens many times a minute.
    let pong = encode(&Up::Pong { echo: 0 });
    let head = format!("POST {} HTTP/1.1\r\nhost: a\r\n{own}connection: close\r\n", stream.path);
    let head = format!("{head}content-length: {}\r\n\r\n", pong.len());
    let answer = server.send([head.as_bytes(), &pong].concat()).await;
    assert!(answer.starts_with("HTTP/1.1 204") && answer.len() < 100, "{answer}");
    // Who has no cookie yet gets one with the stream.
    let mut stranger = Stream::open(&server, game, "").await;
    assert_eq!(stranger.say(&hello).await, "204");
    assert!(stranger.event().await.is_some());
    server.stop().await;
}

/// What waits goes in one request, and is heard in its order.
#[tokio::test(flavor = "multi_thread")]
async fn f12_one_request_says_several_things() {
    let server = Server::start(&Memory::new()).await;
    let (cookie, game) = server.create("side=red").await;
    let mut line = Line::open(By::Stream, &server, game, &cookie).await;
    let says = [
        Up::Hello { version: VERSION, seq: 0 },
        Up::Act { nonce: 1, act: Act::Say(chuhe_play::Phrase::Hello) },
        Up::Act { nonce: 2, act: Act::Abort },
    ];
    assert!(line.say(&says.map(|up| encode(&up)).concat()).await);
    let mut nonces = Vec::new();
    while nonces.len() < 2 {
        if let Some(Down::Event(event)) = line.read().await {
            nonces.extend(event.by.map(|origin| origin.nonce));
        }
    }
    assert_eq!(nonces, [1, 2]);
    server.stop().await;
}
