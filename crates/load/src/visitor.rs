//! One person at a game.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use chuhe_play::{Act, Event, GameId, Span, Time, View};
use chuhe_rules::Move;
use chuhe_testkit::Random;
use chuhe_wire::{Closed, Down, Line, Link, News, Up, decode, encode};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::protocol;

use crate::http::{self, PATIENCE};
use crate::socket::{Socket, framed};
use crate::{Homes, Traffic};

/// One person with the browser's side of the protocol: a cookie, a game, and a connection to it that may be cut.
pub struct Visitor {
    home: IpAddr,
    server: SocketAddr,
    cookie: Option<String>,
    game: GameId,
    link: Link,
    socket: Option<Socket>,
    /// When the last one opened.
    opened: Option<Instant>,
    /// Where the numbers of what he asks come from; a browser's are as random.
    nonces: Random,
    /// When his own clock began.
    born: Instant,
    /// What went over the connections that were cut.
    past: Traffic,
    /// The bytes of the messages, counted by what they are.
    messages: Traffic,
    told: Option<Vec<Event>>,
}

/// A message of the server.
#[derive(Debug)]
pub struct Message {
    /// What it says.
    pub down: Down,
    /// What it took on the line.
    pub bytes: u64,
    /// When it was read.
    pub at: Instant,
}

/// A message to the server.
#[derive(Clone, Copy, Debug)]
pub struct Said {
    /// What it took on the line.
    pub bytes: u64,
    /// The moment before it was written.
    pub at: Instant,
}

/// Why a visitor has no connection any more.
#[derive(Clone, Debug)]
pub enum Cut {
    /// The connection failed, or there is none.
    Gone(String),
    /// The server ended it and said why.
    Closed(Closed),
    /// The server said what is no message.
    Nonsense(String),
}

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gone(why) => write!(f, "the connection failed: {why}"),
            Self::Closed(why) => write!(f, "the server closed the connection: {why:?}"),
            Self::Nonsense(what) => write!(f, "the server said what is no message: {what}"),
        }
    }
}

impl std::error::Error for Cut {}

impl From<Error> for Cut {
    fn from(error: Error) -> Self {
        Self::Gone(error.to_string())
    }
}

impl Visitor {
    /// Somebody whom the server does not know, with an address of his own.
    pub fn new(server: SocketAddr, homes: &Homes) -> Self {
        let home = homes.next();
        let seed = match home {
            IpAddr::V4(home) => u64::from(home.to_bits()),
            IpAddr::V6(home) => home.to_bits() as u64,
        };
        Self {
            home,
            server,
            cookie: None,
            game: GameId(0),
            link: Link::new(None),
            socket: None,
            opened: None,
            nonces: Random::new(seed),
            born: Instant::now(),
            past: Traffic::default(),
            messages: Traffic::default(),
            told: None,
        }
    }

    /// Keeps every event that he is told from now on.
    #[must_use]
    pub fn remembering(mut self) -> Self {
        self.told = Some(Vec::new());
        self
    }

    /// Makes a game by the form of the site's page, such as `clock=600%2B5&side=red`; he is at it then, not connected yet.
    ///
    /// # Errors
    /// If the server does not make it.
    pub async fn make(&mut self, form: &str) -> Result<GameId> {
        let cookie = self.cookie.as_deref();
        let head = http::post(self.home, self.server, "/en/game/", cookie, form).await?;
        if head.status() != "303" {
            bail!("the server answers {} to a new game", head.status());
        }
        let cookie = head.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        self.cookie = Some(cookie.context("no cookie")?.to_owned());
        let game = head.header("location").and_then(|place| place.strip_prefix("/en/game/")?.parse().ok());
        let game = game.context("the game has no number")?;
        self.visit(game);
        Ok(game)
    }

    /// Goes to a game, not connected yet; the connection to another one ends.
    pub fn visit(&mut self, game: GameId) {
        self.lose();
        self.game = game;
        self.link = Link::new(None);
        if let Some(told) = &mut self.told {
            told.clear();
        }
    }

    /// Connects to the game, and again after a cut, and hears what he has missed.
    ///
    /// # Errors
    /// If the connection is cut before.
    pub async fn come(&mut self) -> Result<Vec<News>, Cut> {
        self.lose();
        let path = format!("/live/{}", self.game);
        let (socket, cookie) = Socket::open(self.home, self.server, &path, self.cookie.as_deref()).await?;
        self.cookie = cookie.or(self.cookie.take());
        self.socket = Some(socket);
        self.opened = Some(Instant::now());
        let hello = self.link.opened(self.time());
        self.say(hello).await?;
        let mut news = Vec::new();
        while self.link.line() != Line::Open {
            news.extend(self.hear().await?);
        }
        Ok(news)
    }

    /// Comes back after a cut as a browser does, with longer and longer pauses before each try, for at most so long.
    ///
    /// # Errors
    /// The last failure, once the time is over.
    pub async fn come_back(&mut self, dice: u32, most: Duration) -> Result<Vec<News>, Cut> {
        let start = Instant::now();
        self.lose();
        loop {
            sleep(Duration::from_millis(self.link.pause(dice).0)).await;
            match self.come().await {
                Ok(news) => return Ok(news),
                Err(cut) if start.elapsed() >= most => return Err(cut),
                Err(_) => {}
            }
        }
    }

    /// Gives the connection up without a word.
    pub fn lose(&mut self) {
        self.link.cut();
        if let Some(socket) = self.socket.take() {
            self.past += socket.traffic();
        }
    }

    /// The next message; nothing is lost if this is dropped before it has one.
    ///
    /// # Errors
    /// If the connection is cut, or nothing comes for a long time.
    pub async fn next(&mut self) -> Result<Message, Cut> {
        let socket = self.socket.as_mut().ok_or_else(|| Cut::Gone("there is none".to_owned()))?;
        let message = timeout(PATIENCE, socket.next()).await;
        let message = message.map_err(|_| Cut::Gone("the server is silent".to_owned()))??;
        let at = Instant::now();
        let payload = match message {
            protocol::Message::Binary(payload) => payload,
            other => return Err(Cut::Gone(format!("{other:?}"))),
        };
        let bytes = framed(payload.len());
        self.messages.down += bytes;
        let down = decode(&payload).map_err(|error| Cut::Nonsense(error.to_string()))?;
        Ok(Message { down, bytes, at })
    }

    /// Takes a message over, and says what is to be said to it.
    ///
    /// # Errors
    /// If it was the last one, or the connection is cut.
    pub async fn take(&mut self, message: Message) -> Result<Vec<News>, Cut> {
        if let Some(told) = &mut self.told {
            match &message.down {
                Down::Event(event) => told.push(*event),
                Down::Tail { events, .. } => told.extend(events),
                _ => {}
            }
        }
        if let Down::Closed(why) = message.down {
            return Err(Cut::Closed(why));
        }
        let heard = self.link.hear(self.time(), message.down);
        for up in heard.say {
            self.say(up).await?;
        }
        Ok(heard.news)
    }

    /// Waits for a message and takes it over.
    ///
    /// # Errors
    /// If the connection is cut.
    pub async fn hear(&mut self) -> Result<Vec<News>, Cut> {
        let message = self.next().await?;
        self.take(message).await
    }

    /// Asks for something.
    ///
    /// # Errors
    /// If the connection is cut, now or before; what was asked is asked again when he comes back.
    pub async fn ask(&mut self, act: Act) -> Result<Said, Cut> {
        let nonce = self.nonces.number() as u32;
        let busy = |_| Cut::Gone("too much waits for an answer".to_owned());
        let up = self.link.ask(nonce, act).map_err(busy)?;
        match up {
            Some(up) => self.say(up).await,
            None => Err(Cut::Gone("there is none".to_owned())),
        }
    }

    /// Makes a move.
    ///
    /// # Errors
    /// As with [`Visitor::ask`].
    pub async fn play(&mut self, mv: Move) -> Result<Said, Cut> {
        let ply = self.link.view().map_or(0, View::ply);
        self.ask(Act::Move { ply, mv, lag: Span::ZERO }).await
    }

    async fn say(&mut self, up: Up) -> Result<Said, Cut> {
        let bytes = encode(&up);
        // A client's frame has a mask of four bytes besides.
        let length = framed(bytes.len()) + 4;
        let socket = self.socket.as_mut().ok_or_else(|| Cut::Gone("there is none".to_owned()))?;
        let at = Instant::now();
        socket.send(bytes).await?;
        self.messages.up += length;
        Ok(Said { bytes: length, at })
    }

    fn time(&self) -> Time {
        Time(self.born.elapsed().as_millis() as u64)
    }

    /// The cookie by which the server knows him, once it has given him one.
    pub(crate) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The game that he is at.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// When his last connection opened.
    pub fn opened(&self) -> Option<Instant> {
        self.opened
    }

    /// His side of the protocol.
    pub fn link(&self) -> &Link {
        &self.link
    }

    /// The moves on his board.
    pub fn moves(&self) -> &[Move] {
        self.link.view().map_or(&[], |view| &view.moves)
    }

    /// What he was told since he came to the game, if he remembers it.
    pub fn told(&self) -> &[Event] {
        self.told.as_deref().unwrap_or_default()
    }

    /// All bytes that went over his connections after they were opened.
    pub fn traffic(&self) -> Traffic {
        let mut all = self.past;
        if let Some(socket) = &self.socket {
            all += socket.traffic();
        }
        all
    }

    /// The bytes of all messages that he said and heard, headers included, as computed from their length.
    pub fn messages(&self) -> Traffic {
        self.messages
    }
}
