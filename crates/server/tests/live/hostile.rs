//! Hostile input on real sockets: nothing falls, places are freed, and others are served.
#![allow(clippy::disallowed_methods, reason = "how long others wait is measured here")]

use std::time::{Duration, Instant};

use chuhe_play::{Act, Choice, Event, GameId, Kind, Lag, Phrase, Span};
use chuhe_server::Limits;
use chuhe_store::Memory;
use chuhe_testkit::Random;
use chuhe_wire::{Closed, Down, Up, VERSION, encode};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::PATIENCE;
use super::line::{By, Line};
use super::server::Server;
use super::visitor::Visitor;

/// A connection after the handshake of a web socket, for bytes that are no messages.
async fn raw(server: &Server, game: GameId) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
    let key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n";
    let upgrade = "connection: upgrade\r\nupgrade: websocket\r\n";
    let request = format!("GET /live/{game} HTTP/1.1\r\nhost: a\r\n{upgrade}{key}\r\n");
    stream.write_all(request.as_bytes()).await.expect("it reads");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let byte = timeout(PATIENCE, stream.read_u8()).await.expect("in time");
        head.push(byte.expect("the server answers"));
    }
    assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
    stream
}

/// A client's frame with a binary message, under a mask of zeros (RFC 6455, section 5.2).
fn frame(message: &[u8]) -> Vec<u8> {
    let length = u8::try_from(message.len()).ok().filter(|length| *length < 126).expect("it is short");
    [&[0x82, 0x80 | length, 0, 0, 0, 0], message].concat()
}

fn hello() -> Vec<u8> {
    encode(&Up::Hello { version: VERSION, seq: 0 })
}

/// Whether the server closes the connection in time.
async fn ended(stream: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut rest)).await.is_ok()
}

/// Two players at a game, both seated.
async fn table(server: &Server, form: &str) -> [Visitor; 2] {
    let (cookie, game) = server.create(form).await;
    let red = Visitor::come(By::Socket, server, game, &cookie).await;
    let mut black = Visitor::come(By::Socket, server, game, "").await;
    black.ask(Act::Join(Choice::Any)).await;
    let mut players = [red, black];
    for player in &mut players {
        while player.link.view().is_none_or(|view| view.seats.black.is_none()) {
            player.hear().await;
        }
    }
    players
}

/// Lets somebody say something, and gives how long it took until that was stored and told.
async fn say(player: &mut Visitor) -> Duration {
    let start = Instant::now();
    player.ask(Act::Say(Phrase::Hello)).await;
    while player.link.is_waiting() {
        player.hear().await;
    }
    start.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_that_are_no_frames_end_their_connection_and_no_other() {
    let server = Server::start(&Memory::new()).await;
    let mut players = table(&server, "side=red").await;
    let (_, game) = server.create("").await;
    // A length that nobody sends, in all its forms; the connection ends before anything of it has come.
    for head in [
        &[0x82, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0][..],
        &[0x82, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0],
        &[0x82, 0xFE, 0xFF, 0xFF, 0, 0, 0, 0],
        // Without a mask, of no known kind, with reserved bits, a ping that is too long, a fragment of nothing.
        &[0x82, 0x02, 1, 2],
        &[0x8F, 0x80, 0, 0, 0, 0],
        &[0xF2, 0x80, 0, 0, 0, 0],
        &[0x89, 0xFE, 0xFF, 0xFF, 0, 0, 0, 0],
        &[0x80, 0x80, 0, 0, 0, 0],
        // Words instead of bytes.
        &[0x81, 0x82, 0, 0, 0, 0, b'h', b'i'],
    ] {
        let mut stream = raw(&server, game).await;
        stream.write_all(&[&frame(&hello())[..], head].concat()).await.expect("it reads");
        assert!(ended(&mut stream).await, "{head:02x?}");
    }

    let mut dice = Random::new(0x57_0a);
    for _ in 0..100 {
        let mut stream = raw(&server, game).await;
        let noise: Vec<u8> = (0..dice.between(1, 600)).map(|_| dice.below(256) as u8).collect();
        let greeting = if dice.below(2) == 0 { frame(&hello()) } else { Vec::new() };
        let bytes = [greeting, noise].concat();
        // The server may have closed the line meanwhile.
        let _ = stream.write_all(&bytes).await;
        let _ = stream.shutdown().await;
        assert!(ended(&mut stream).await, "{bytes:02x?}");
    }

    // Messages that are frames but no words of ours, in pieces too.
    for _ in 0..100 {
        let mut stream = raw(&server, game).await;
        let noise: Vec<u8> = (0..dice.between(0, 64)).map(|_| dice.below(256) as u8).collect();
        let mut bytes = [frame(&hello()), frame(&noise)].concat();
        if dice.below(2) == 0 {
            bytes.extend([0x02, 0x81, 0, 0, 0, 0, 7].repeat(3));
        }
        let _ = stream.write_all(&bytes).await;
        let _ = stream.shutdown().await;
        assert!(ended(&mut stream).await, "{bytes:02x?}");
    }
    for player in &mut players {
        say(player).await;
    }
    server.stop().await;
}

/// A slow head, a frame that never ends, sockets that say nothing and sockets that read nothing.
#[tokio::test(flavor = "multi_thread")]
async fn stalled_connections_cost_nobody_anything_and_lose_their_places() {
    const STALLED: usize = 200;
    let limits = Limits {
        connections: STALLED + 20,
        per_address: STALLED + 20,
        head: Duration::from_secs(3),
        ..Limits::default()
    };
    let server = Server::limited(&Memory::new(), limits).await;
    let mut players = table(&server, "side=red").await;
    let (_, game) = server.create("").await;
    let mut stalled = Vec::new();
    for number in 0..STALLED {
        let stream = match number % 4 {
            0 => {
                let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
                stream.write_all(b"GET / HTTP/1.1\r\nhost:").await.expect("it reads");
                stream
            }
            1 => raw(&server, game).await,
            two_or_three => {
                let mut stream = raw(&server, game).await;
                // The head of a frame of 100 bytes, which come one by one and never all.
                let begun: &[u8] = if two_or_three == 2 { &[0x82, 0xE4, 0, 0, 0, 0] } else { &[] };
                stream.write_all(&[&frame(&hello())[..], begun].concat()).await.expect("it reads");
                stream
            }
        };
        stalled.push((number, stream));
    }
    let drip = async {
        for _ in 0..80 {
            for (_, stream) in stalled.iter_mut().filter(|(number, _)| number % 4 == 2) {
                // The server may have closed the line meanwhile.
                let _ = stream.write_all(&[0]).await;
            }
            sleep(Duration::from_millis(200)).await;
        }
    };
    let play = async {
        let mut slowest = Duration::ZERO;
        for _ in 0..14 {
            for player in &mut players {
                slowest = slowest.max(say(player).await);
            }
            sleep(Duration::from_millis(1_100)).await;
        }
        slowest
    };
    let (slowest, ()) = tokio::join!(play, drip);
    assert!(slowest < Duration::from_secs(1), "those who play wait {slowest:?}");
    for (number, stream) in &mut stalled {
        assert!(ended(stream).await, "{number}");
    }
    // All the places are free for others.
    let mut others = Vec::new();
    for _ in 0..STALLED {
        others.push(Visitor::come(By::Socket, &server, game, "").await);
    }
    server.stop().await;
}

/// What a player is charged who makes five moves, each after [`THINK`], and forges his answers to pings.
async fn charged(server: &Server, is_late: bool) -> Vec<(Span, Span)> {
    let (cookie, game) = server.create("clock=60&side=red").await;
    let mut early = Line::open(By::Socket, server, game, &cookie).await;
    assert!(early.say(&encode(&Up::Pong { echo: 1 })).await);
    assert_eq!(early.read().await, Some(Down::Closed(Closed::Malformed)), "an answer before all questions");

    let mut red = Line::open(By::Socket, server, game, &cookie).await;
    assert!(red.say(&hello()).await);
    let echo = loop {
        if let Down::Ping { echo } = red.read().await.expect("the line stands") {
            break echo;
        }
    };
    if is_late {
        sleep(LATE).await;
        for _ in 0..3 {
            assert!(red.say(&encode(&Up::Pong { echo })).await, "late, and three times");
        }
    }
    for wrong in [echo.wrapping_add(1), echo.wrapping_sub(1), u32::MAX] {
        assert!(red.say(&encode(&Up::Pong { echo: wrong })).await);
    }
    let mut black = Visitor::come(By::Socket, server, game, "").await;
    black.ask(Act::Join(Choice::Any)).await;
    while black.link.color().is_none() {
        black.hear().await;
    }
    let mut charges = Vec::new();
    let answers = ["h9g7", "i9h9", "b9c7", "a9b9", "b9b8"];
    for (ply, (mv, answer)) in
        (0_u16..).step_by(2).zip(["h2e2", "h0g2", "i0h0", "b2b4", "h0h4"].into_iter().zip(answers))
    {
        sleep(THINK).await;
        let mv = mv.parse().expect("a move");
        // What the message says of its own lag is not even on the wire.
        let act = Act::Move { ply, mv, lag: Span::seconds(60) };
        assert!(red.say(&encode(&Up::Act { nonce: u32::from(ply) + 10, act })).await);
        timeout(PATIENCE, black.until(ply + 1)).await.expect("the move is made");
        black.play(answer).await;
        black.until(ply + 2).await;
        let mut moved = 0;
        while moved < 2 {
            let down = red.read().await.expect("the line stands");
            let Down::Event(Event { kind: Kind::Moved { lag, spent, .. }, .. }) = down else { continue };
            if moved == 0 {
                charges.push((lag, spent));
            }
            moved += 1;
        }
    }
    charges
}

/// How long a forger thinks about each move, and how late he answers.
const THINK: Duration = Duration::from_millis(900);
const LATE: Duration = Duration::from_millis(1_300);

/// F10, over the wire.
#[tokio::test(flavor = "multi_thread")]
async fn f10_forged_answers_to_pings_gain_nothing_beyond_the_quota() {
    let server = Server::start(&Memory::new()).await;
    let (wrong, late) = tokio::join!(charged(&server, false), charged(&server, true));
    let think = Span(THINK.as_millis() as u64);
    for (lag, spent) in &wrong[1..] {
        assert!(lag.is_zero() && *spent >= think, "an answer to no question measures nothing: {wrong:?}");
    }
    let quota = Lag::default().quota + Lag::GAIN + Lag::GAIN;
    let gained = late.iter().fold(Span::ZERO, |sum, (_, spent)| sum + (think - *spent));
    assert!(late.iter().all(|(lag, _)| lag.0 >= LATE.as_millis() as u64), "{late:?}");
    assert!(
        late[3..].iter().all(|(_, spent)| *spent >= think - Lag::GAIN),
        "in the long run the gain: {late:?}"
    );
    assert!(gained <= quota + Lag::GAIN + Lag::GAIN, "{gained:?} of {late:?}");
    server.stop().await;
}
