//! `kill -9` on `chuhe serve` in the middle of a game: what the players were told is there when it comes back.

#![cfg(unix)]
#![allow(clippy::disallowed_methods, reason = "how long a player waits is measured")]
#![allow(clippy::print_stderr, reason = "a run says what happened in it")]

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use chuhe_play::{Act, Choice, Event, GameId, Session, Span, Time, View};
use chuhe_rules::Color;
use chuhe_store::{Database, Options};
use chuhe_wire::{Closed, Down, Line, Link, Up, decode, encode};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

/// How often the server is killed.
const KILLS: usize = 3;
const SLOW_KILLS: usize = 200;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(20);

struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(database: &Path) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_chuhe"))
            .args(["serve", "--bind", "127.0.0.1:0", "--database"])
            .arg(database)
            .env("LC_ALL", "C")
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut line = String::new();
        let stdout = process.stdout.as_mut().expect("it is piped");
        BufReader::new(stdout).read_line(&mut line).expect("it says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("{line}")).to_owned();
        Self { process, address }
    }

    fn kill(&mut self) {
        self.process.kill().expect("it runs");
        self.process.wait().expect("it ends");
    }

    /// Makes a game; gives the maker's cookie and the game.
    fn create(&self) -> (String, GameId) {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        let kind =
            "content-type: application/x-www-form-urlencoded\r\ncontent-length: 19\r\nconnection: close";
        let request = format!("POST /en/game/ HTTP/1.1\r\nhost: a\r\n{kind}\r\n\r\nside=red&clock=none");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let part = |name: &str| {
            let line = answer.lines().find_map(|line| line.strip_prefix(name)).expect("the header");
            line.split(';').next().expect("a value").to_owned()
        };
        let game = part("location: /en/game/").parse().expect("a game");
        (part("set-cookie: "), game)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have been killed.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A player with the browser's side of the protocol, and all that he was told.
struct Player {
    cookie: String,
    game: GameId,
    link: Link,
    socket: Option<WebSocket<TcpStream>>,
    told: Vec<Event>,
    nonce: u32,
}

/// The line is gone.
struct Cut;

impl Player {
    fn new(cookie: String, game: GameId) -> Self {
        Self { cookie, game, link: Link::new(None), socket: None, told: Vec::new(), nonce: 0 }
    }

    fn come(&mut self, server: &Server) -> Result<(), Cut> {
        self.link.cut();
        let stream = TcpStream::connect(&server.address).map_err(|_| Cut)?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(|_| Cut)?;
        stream.set_nodelay(true).map_err(|_| Cut)?;
        let address = format!("ws://{}/live/{}", server.address, self.game);
        let mut request = address.into_client_request().expect("an address");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a cookie"));
        let (socket, _) = client(request, stream).map_err(|_| Cut)?;
        self.socket = Some(socket);
        let hello = self.link.opened(Time(0));
        self.say(hello)?;
        while self.link.line() != Line::Open {
            self.hear()?;
        }
        Ok(())
    }

    fn say(&mut self, up: Up) -> Result<(), Cut> {
        let socket = self.socket.as_mut().ok_or(Cut)?;
        socket.send(Message::Binary(encode(&up).into())).map_err(|_| Cut)
    }

    fn hear(&mut self) -> Result<(), Cut> {
        let message = self.socket.as_mut().ok_or(Cut)?.read().map_err(|_| Cut)?;
        let Message::Binary(bytes) = message else { return Err(Cut) };
        let down: Down = decode(&bytes).expect("a message");
        match &down {
            Down::Event(event) => self.told.push(*event),
            Down::Tail { events, .. } => self.told.extend(events),
            Down::Closed(why) => {
                assert_ne!(*why, Closed::NoGame, "the game is lost");
                return Err(Cut);
            }
            _ => {}
        }
        for up in self.link.hear(Time(0), down).say {
            self.say(up)?;
        }
        Ok(())
    }

    fn ask(&mut self, act: Act) -> Result<(), Cut> {
        self.nonce += 1;
        let up = self.link.ask(self.nonce, act).expect("nothing else waits");
        up.map_or(Ok(()), |up| self.say(up))
    }

    fn view(&self) -> &View {
        self.link.view().expect("the player has come")
    }

    fn plies(&self) -> usize {
        self.view().moves.len()
    }
}

/// Moves as fast as the server acknowledges them, until the line is cut or the game is over.
fn play(players: &mut [Player; 2]) -> Result<(), Cut> {
    while players[0].view().end.is_none() && players[1].view().end.is_none() {
        let plies = players[0].plies().max(players[1].plies());
        for player in players.iter_mut() {
            while player.plies() < plies || player.link.is_waiting() {
                player.hear()?;
            }
        }
        let view = players[0].view();
        let mover = usize::from(view.turn() == Color::Black);
        let mut game = view.terms.game().expect("a game");
        view.moves.iter().for_each(|mv| game.play_on(*mv).expect("it was made"));
        let moves = game.legal_moves();
        if view.end.is_some() || moves.is_empty() {
            break;
        }
        let mv = moves[(plies * 31 + plies / 7) % moves.len()];
        players[mover].ask(Act::Move { ply: plies as u16, mv, lag: Span::ZERO })?;
    }
    Ok(())
}

/// Two players at a new game.
fn begin(server: &Server) -> Result<[Player; 2], Cut> {
    let (cookie, game) = server.create();
    let (other, _) = server.create();
    let mut players = [Player::new(cookie, game), Player::new(other, game)];
    for player in &mut players {
        player.come(server)?;
    }
    players[1].ask(Act::Join(Choice::Any))?;
    while players.iter().any(|player| player.view().seats.black.is_none()) {
        for player in &mut players {
            if player.view().seats.black.is_none() {
                player.hear()?;
            }
        }
    }
    Ok(players)
}

/// F1.
#[test]
fn f1_what_was_acknowledged_survives_kill_9() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.sqlite");
    let mut server = Server::start(&database);
    let Ok(mut players) = begin(&server) else { panic!("the game does not begin") };
    let mut past: Vec<[Player; 2]> = Vec::new();
    let kills = if chuhe_testkit::slow() { SLOW_KILLS } else { KILLS };
    let mut slowest = Duration::ZERO;
    for kill in 0..kills {
        let after = Duration::from_millis(20 + (kill as u64 * 37) % 150);
        thread::scope(|scope| {
            scope.spawn(|| {
                thread::sleep(after);
                server.kill();
            });
            // Until the line is cut, or a game is over before.
            let _ = play(&mut players);
        });
        server = Server::start(&database);
        for player in &mut players {
            let start = Instant::now();
            assert!(player.come(&server).is_ok(), "the server is there again");
            slowest = slowest.max(start.elapsed());
        }
        if players.iter().any(|player| player.view().end.is_some()) {
            let Ok(next) = begin(&server) else { panic!("the next game does not begin") };
            past.push(std::mem::replace(&mut players, next));
        }
    }
    let moves: usize = past.iter().chain([&players]).map(|game| game[0].plies()).sum();
    past.push(players);
    drop(server);

    let mut reader = Database::file(&database).reader(&Options::default()).expect("a database");
    let mut told = 0;
    for player in past.iter().flatten() {
        let stored = reader.game(player.game).expect("it can be read").expect("the game is there");
        for event in &player.told {
            assert_eq!(stored.events.get(event.seq as usize - 1), Some(event), "what was told is stored");
        }
        told += player.told.len();
        let nonces: Vec<_> = stored.events.iter().filter_map(|event| event.by).collect();
        let distinct: BTreeSet<_> = nonces.iter().map(|origin| (origin.color.name(), origin.nonce)).collect();
        assert_eq!(nonces.len(), distinct.len(), "nothing was carried out twice");
        let seen = player.view();
        let known = &stored.events[..seen.seq as usize];
        let session = Session::replay(stored.terms.clone(), known).expect("it can be replayed");
        assert_eq!(session.view(), seen, "the player sees what is stored");
    }
    eprintln!("{kills} kills: {moves} moves, {told} events told, none lost; back within {slowest:?}");
    assert!(moves >= kills * 2, "{moves} moves");
}
