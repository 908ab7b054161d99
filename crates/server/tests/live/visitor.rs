//! Somebody at a game.

use chuhe_play::{Act, GameId, Span, Time};
use chuhe_wire::{Link, News, Up, encode};

use super::line::{By, Line};
use super::server::Server;

/// Somebody at a game, with the browser's side of the protocol.
pub(crate) struct Visitor {
    pub(crate) line: Line,
    pub(crate) link: Link,
    nonce: u32,
}

impl Visitor {
    pub(crate) async fn come(by: By, server: &Server, game: GameId, cookie: &str) -> Self {
        let line = Line::open(by, server, game, cookie).await;
        let mut visitor = Self { line, link: Link::new(None), nonce: 0 };
        visitor.greet().await;
        visitor
    }

    /// Comes again after a cut with what the link remembers, perhaps by another way.
    pub(crate) async fn come_again(&mut self, by: By, server: &Server, game: GameId, cookie: &str) {
        self.link.cut();
        self.line = Line::open(by, server, game, cookie).await;
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
        assert!(self.line.say(&encode(&up)).await, "the server hears it");
    }

    /// Hears one message.
    pub(crate) async fn hear(&mut self) -> Vec<News> {
        let down = self.line.read().await.expect("the line stands");
        let heard = self.link.hear(Time(0), down);
        for up in heard.say {
            self.say(up).await;
        }
        heard.news
    }

    pub(crate) async fn ask(&mut self, act: Act) {
        self.nonce += 1;
        let nonce = self.nonce * 1_000 + u32::from(self.link.view().is_some_and(|view| view.ply() > 0));
        if let Some(up) = self.link.ask(nonce, act).expect("not much waits") {
            self.say(up).await;
        }
    }

    pub(crate) async fn play(&mut self, mv: &str) {
        let ply = self.link.view().expect("a game").ply();
        self.ask(Act::Move { ply, mv: mv.parse().expect("a move"), lag: Span::ZERO }).await;
    }

    /// Hears until so many plies are on the board.
    pub(crate) async fn until(&mut self, plies: u16) {
        while self.link.view().is_none_or(|view| view.ply() != plies) {
            self.hear().await;
        }
    }
}
