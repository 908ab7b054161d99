//! Guesses at the links of games and at the cookies of players.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use chuhe_play::GameId;
use chuhe_testkit::Random;
use chuhe_wire::{Closed, Down};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::line::{self, Opened};
use super::{Ground, Seen, pace};
use crate::http::{self, Head, PATIENCE};

/// How often a stranger guesses.
const EACH: Duration = Duration::from_millis(25);

/// The letters of a cookie (RFC 4648, section 5).
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Guesses from an address.
pub(super) async fn guess(ground: Arc<Ground>, from: IpAddr, mut random: Random) {
    let mut ticks = pace(EACH, &mut random);
    loop {
        ticks.tick().await;
        match random.below(3) {
            0 => page(&ground, from, &mut random).await,
            1 => socket(&ground, from, &mut random).await,
            _ => cookie(&ground, from, &mut random).await,
        }
    }
}

/// Asks for the page of a game that may not exist.
async fn page(ground: &Ground, from: IpAddr, random: &mut Random) {
    let game = GameId(random.number());
    ground.note(Seen::Opened);
    match http::get(from, ground.plan.targets.guesses, &format!("/en/game/{game}")).await {
        Ok(head) if head.status() == "404" => ground.note(Seen::Links),
        Ok(head) if head.status() == "200" => ground.fault("a link was guessed", &game),
        Ok(head) => ground.answered(&head),
        Err(_) => ground.note(Seen::Unanswered),
    }
}

/// Connects to a game that may not exist.
async fn socket(ground: &Ground, from: IpAddr, random: &mut Random) {
    let game = GameId(random.number());
    let to = ground.plan.targets.guesses;
    let Some(mut line) = ground.line_to(from, to, game, None).await else { return };
    match first_word(&mut line).await {
        Some(Down::Closed(Closed::NoGame)) => ground.note(Seen::Links),
        Some(Down::Whole { .. }) => ground.fault("a link was guessed", &game),
        _ => ground.note(Seen::Unanswered),
    }
}

/// Connects to a game that exists, with a cookie that may be a player's.
async fn cookie(ground: &Ground, from: IpAddr, random: &mut Random) {
    // The last letter holds two bits.
    let letter = |bits: u64| char::from(LETTERS[(bits % 64) as usize]);
    let mut cookie: String = (0..21).map(|_| letter(random.number())).collect();
    cookie.push(letter(random.below(4) << 4));
    let game = ground.game(random);
    let to = ground.plan.targets.guesses;
    let line = ground.line_to(from, to, game, Some(&format!("guest={cookie}"))).await;
    let Some(mut line) = line else { return };
    match first_word(&mut line).await {
        Some(Down::Whole { you, view, .. }) if view.color_of(you).is_none() => ground.note(Seen::Cookies),
        Some(Down::Whole { .. }) => ground.fault("a cookie was guessed", &game),
        _ => ground.note(Seen::Unanswered),
    }
}

/// What the server says first about the game.
async fn first_word(line: &mut TcpStream) -> Option<Down> {
    line.write_all(&line::hello()).await.ok()?;
    let word = async {
        loop {
            match line::hear(line).await.ok()? {
                Down::Ping { .. } | Down::Watchers(_) => {}
                word => return Some(word),
            }
        }
    };
    timeout(PATIENCE, word).await.ok()?
}

impl Ground {
    /// Counts an answer that is not what was asked for.
    pub(super) fn answered(&self, head: &Head) {
        match head.status() {
            "429" => self.note(Seen::TooMuch),
            status if status.starts_with('4') => self.note(Seen::Denied),
            status => self.fault("a stranger gets a strange answer", &status),
        }
    }

    /// A web socket to a game; nothing, and that is counted, if there is none.
    pub(super) async fn line_to(
        &self,
        from: IpAddr,
        to: SocketAddr,
        game: GameId,
        cookie: Option<&str>,
    ) -> Option<TcpStream> {
        self.note(Seen::Opened);
        match line::open(from, to, &format!("/live/{game}"), cookie).await {
            Ok(Opened::Line(line)) => return Some(line),
            Ok(Opened::Answer(head)) => self.answered(&head),
            Err(_) => self.note(Seen::Unanswered),
        }
        None
    }
}
