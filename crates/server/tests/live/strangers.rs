//! What a stranger may have stored, and how much may be asked from one address.

use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use chuhe_lang::{Arg, Locale, Messages};
use chuhe_play::{Act, Choice, GameId, PlayerId};
use chuhe_server::Limits;
use chuhe_store::{Memory, Reader, TokenHash, UnixMillis, Write};
use chuhe_wire::{Closed, Down, Up, VERSION, encode};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use super::line::{By, Line};
use super::server::{Server, header};
use super::visitor::Visitor;

/// As many games as one address may make at once.
const GAMES: usize = 120;

/// As many games as it may look at.
const LOOKS: usize = 600;

/// What is stored of a cookie.
fn hash(cookie: &str) -> TokenHash {
    let token = cookie.strip_prefix("guest=").expect("the cookie's name");
    TokenHash::of(&BASE64_URL_SAFE_NO_PAD.decode(token).expect("base64"))
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
}

/// Sends a request from another address of this machine.
#[cfg(target_os = "linux")]
async fn send_from_elsewhere(server: &Server, request: &str) -> String {
    // The whole of 127.0.0.0/8 is this machine there.
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind("127.0.0.2:0".parse().expect("an address")).expect("it is this machine's");
    let mut stream = socket.connect(server.address).await.expect("the server listens");
    stream.write_all(request.as_bytes()).await.expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("it answers");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn who_only_looks_is_never_stored_and_who_does_something_is() {
    let memory = Memory::new();
    let server = Server::start(&memory).await;
    let (_, game) = server.create("side=red").await;
    let page = server.send(get(&format!("/en/game/{game}"))).await;
    let cookie = header(&page, "set-cookie").split(';').next().expect("a pair").to_owned();
    let stored = |cookie: &str| memory.clone().guest(&hash(cookie)).expect("memory is well");

    let mut tabs = Vec::new();
    for by in [By::Socket, By::Stream, By::Socket] {
        tabs.push(Visitor::come(by, &server, game, &cookie).await);
    }
    let you = tabs[0].link.you();
    assert!(you.is_some() && tabs.iter().all(|tab| tab.link.you() == you), "he is known at once");
    assert_eq!(stored(&cookie), None, "he has only looked");

    // All of his tabs do the first thing at once; he has one seat.
    for tab in &mut tabs {
        tab.ask(Act::Join(Choice::Any)).await;
    }
    for tab in &mut tabs {
        while tab.link.is_waiting() {
            tab.hear().await;
        }
        while tab.link.view().is_none_or(|view| view.seats.black != you) {
            tab.hear().await;
        }
    }
    assert_eq!(stored(&cookie), you);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_stored_keeps_his_number() {
    let memory = Memory::new();
    let cookie = format!("guest={}", BASE64_URL_SAFE_NO_PAD.encode([7; 16]));
    let player = PlayerId(4_711);
    let guest = Write::Guest { token: hash(&cookie), player, at: UnixMillis(1) };
    memory.open().expect("nobody else has it").commit(&[guest]).expect("memory is well");
    let server = Server::start(&memory).await;
    let (other, game) = server.create("side=red").await;
    let mut visitor = Visitor::come(By::Socket, &server, game, &cookie).await;
    assert_eq!(visitor.link.you(), Some(player));
    visitor.ask(Act::Join(Choice::Any)).await;
    while visitor.link.view().is_none_or(|view| view.seats.black != Some(player)) {
        visitor.hear().await;
    }
    let red = Visitor::come(By::Socket, &server, game, &other).await;
    assert_eq!(red.link.view(), visitor.link.view());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_makes_so_many_games_and_is_told_when_to_try_again() {
    let server = Server::start(&Memory::new()).await;
    let (cookie, game) = server.create("side=red").await;
    for made in 1..GAMES {
        // Without the word of whoever runs the server nobody says who he is.
        let forged = format!("x-forwarded-for: 198.51.100.{made}\r\n");
        assert_eq!(status(&server.post("clock=600%2B5", &forged).await), "303", "{made}");
    }
    let answer = server.post("clock=600%2B5&side=black&rules=simple", "accept-language: uk\r\n").await;
    assert_eq!(status(&answer), "429");
    let wait: u64 = header(&answer, "retry-after").parse().expect("seconds");
    assert!((1..=10).contains(&wait), "{wait}");
    for kept in
        [("clock", "600+5"), ("side", "black"), ("rules", "simple"), ("method=\"post\" action", "/en/game/")]
    {
        let (name, value) = kept;
        let held = format!("name=\"{name}\" value=\"{value}\"");
        let is_there = answer.contains(&held) || answer.contains(&format!("{name}=\"{value}\""));
        assert!(is_there, "the form can be sent again: {kept:?} in {answer}");
    }
    let arabic = "POST /ar/game/ HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\nconnection: close\r\n\
                  content-type: application/x-www-form-urlencoded\r\n\r\n";
    let answer = server.send(arabic).await;
    assert!(status(&answer) == "429" && answer.contains("lang=\"ar\" dir=\"rtl\""), "{answer}");

    // Who is new here may look, and may sit down later; who is known may play.
    let mut newcomer = Line::open(By::Socket, &server, game, "").await;
    let hello = encode(&Up::Hello { version: VERSION, seq: 0 });
    let join = encode(&Up::Act { nonce: 1, act: Act::Join(Choice::Any) });
    assert!(newcomer.say(&hello).await && newcomer.say(&join).await);
    let mut last = None;
    while let Some(down) = newcomer.read().await {
        last = Some(down);
    }
    assert_eq!(last, Some(Down::Closed(Closed::TooMuch)));
    let mut known = Visitor::come(By::Socket, &server, game, &cookie).await;
    known.ask(Act::Abort).await;
    while known.link.is_waiting() {
        known.hear().await;
    }
    #[cfg(target_os = "linux")]
    {
        let answer = send_from_elsewhere(&server, &arabic.replace("/ar/", "/en/")).await;
        assert_eq!(status(&answer), "303", "another address is not concerned");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_each_visitor_has_his_own_limits() {
    let limits = Limits { behind_proxy: true, per_address: 2, ..Limits::default() };
    let server = Server::limited(&Memory::new(), limits).await;
    let from = |addresses: &str| format!("x-forwarded-for: {addresses}\r\n");
    for _ in 0..GAMES {
        assert_eq!(status(&server.post("", &from("203.0.113.9, 198.51.100.1")).await), "303");
    }
    for (addresses, found) in [
        ("198.51.100.1", "429"),
        ("203.0.113.9, 198.51.100.1", "429"),
        ("198.51.100.1, 203.0.113.9", "303"),
        ("2001:db8::1", "303"),
    ] {
        assert_eq!(status(&server.post("", &from(addresses)).await), found, "{addresses}");
    }

    let answer = server.post("", &from("198.51.100.2")).await;
    let game: GameId = header(&answer, "location")["/en/game/".len()..].parse().expect("a game");
    let knock = async |address: &str| {
        let mut request =
            format!("ws://{}/live/{game}", server.address).into_client_request().expect("an address");
        request.headers_mut().insert("x-forwarded-for", address.parse().expect("a value"));
        match connect_async(request).await {
            Ok((socket, _)) => Ok(socket),
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    };
    let held = [knock("198.51.100.1").await, knock("198.51.100.1").await];
    assert!(held.iter().all(Result::is_ok));
    assert_eq!(knock("198.51.100.1").await.err(), Some(429), "his share of live connections is taken");
    assert!(knock("198.51.100.2").await.is_ok());
    drop(held);
    while knock("198.51.100.1").await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    server.stop().await;
}

/// Misses are cheap, and there are not many of them: [`GameId`] is one of 2⁶⁴.
#[tokio::test(flavor = "multi_thread")]
async fn guesses_at_links_and_cookies_are_few_and_tell_nothing() {
    let memory = Memory::new();
    let server = Server::start(&memory).await;
    let (cookie, game) = server.create("side=red").await;
    let page = |game: GameId, cookie: &str| {
        format!("GET /en/game/{game} HTTP/1.1\r\nhost: a\r\ncookie: {cookie}\r\nconnection: close\r\n\r\n")
    };
    // A cookie that nobody has is a visitor like any other.
    let guessed = format!("guest={}", BASE64_URL_SAFE_NO_PAD.encode([9; 16]));
    let (own, guess) = (server.send(page(game, &cookie)).await, server.send(page(game, &guessed)).await);
    for answer in [&own, &guess] {
        assert!(status(answer) == "200" && answer.contains("data-you=") && !answer.contains("set-cookie"));
    }
    assert!(own.len().abs_diff(guess.len()) < 8, "the pages differ in the player's number");
    assert_eq!(memory.clone().guest(&hash(&guessed)), Ok(None));

    let missing = server.send(page(GameId(game.0 ^ 1), &cookie)).await;
    assert_eq!(status(&missing), "404");
    for guess in 0..LOOKS as u64 {
        let answer = server.send(page(GameId(guess), "")).await;
        match status(&answer) {
            "404" => assert_eq!(answer.len(), missing.len(), "one answer for all that is not there"),
            found => {
                assert!(found == "429" && guess as usize > LOOKS - 10, "{guess}: {found}");
                break;
            }
        }
    }
    while status(&server.send(page(GameId(1), "")).await) != "429" {}
    let last = server.send(page(game, &cookie)).await;
    assert_eq!(status(&last), "429", "what is there answers alike");
    server.stop().await;
}

#[tokio::test]
async fn the_address_of_a_game_that_is_gone_says_so_in_every_language() {
    let server = Server::start(&Memory::new()).await;
    for locale in Locale::ALL {
        let path = format!("/{locale}/game/{}", GameId(7));
        let answer =
            server.send(format!("GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")).await;
        assert_eq!(status(&answer), "404");
        let messages = Messages::embedded(locale);
        let after = messages.format("game-gone.detail", &[("count", Arg::Number(30))]);
        for words in [&*messages.text("game-gone"), &after, &format!("href=\"/{locale}/game/\"")] {
            assert!(answer.contains(words), "{words}: {answer}");
        }
    }
    server.stop().await;
}
