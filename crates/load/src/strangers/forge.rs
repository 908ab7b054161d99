//! Forged answers to the question how far away somebody is.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use chuhe_testkit::Random;
use chuhe_wire::{Down, Up};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::noise::{FROM_ONE, LOOK};
use super::{Ground, Seat, Seen, line, pace};

/// How often a stranger opens a connection, at most.
const EACH: Duration = Duration::from_secs(1);

/// How many answers are forged on one connection.
const LIES: u32 = 80;

/// The pause between two of them by which the server bears them all: it allows ten messages a second.
const BORNE: Duration = Duration::from_millis(130);

/// Answers the server's question how far away somebody is: late, before it is asked, with another number, and too often; as a
/// player, or as somebody who looks on.
pub(super) async fn forge(ground: Arc<Ground>, number: usize, seat: Option<Seat>, mut random: Random) {
    let (to, mut ticks) = (ground.plan.targets.stalls, pace(EACH, &mut random));
    let mut from = ground.home();
    for opened in number.. {
        if opened % FROM_ONE == 0 {
            from = ground.home();
        }
        ticks.tick().await;
        let game = seat.as_ref().map_or_else(|| ground.game(&mut random), |seat| seat.game);
        let cookie = seat.as_ref().map(|seat| seat.cookie.as_str());
        let Some(stream) = ground.line_to(from, to, game, cookie).await else { continue };
        let mut liar = Liar { ground: &ground, stream, sits: seat.is_some() };
        let kept = match random.below(4) {
            0 => liar.lie(BORNE, |_| random.number() as u32).await,
            // The server counts its questions from 1.
            1 => liar.lie(BORNE, |said| said).await,
            2 => liar.lie(Duration::ZERO, |said| said).await,
            _ => liar.late(Duration::from_millis(random.between(500, 5_000))).await,
        };
        ground.note(if kept.is_ok() { Seen::Kept } else { Seen::Cut });
    }
}

/// Somebody who forges answers on a connection.
struct Liar<'a> {
    ground: &'a Ground,
    stream: TcpStream,
    /// Whether he plays the game.
    sits: bool,
}

impl Liar<'_> {
    async fn say(&mut self, echo: u32) -> io::Result<()> {
        self.stream.write_all(&line::say(&Up::Pong { echo })).await?;
        self.ground.note(Seen::Pongs);
        if self.sits {
            self.ground.note(Seen::Seated);
        }
        Ok(())
    }

    /// Says an answer after each pause, whether or not there was a question.
    async fn lie(&mut self, pause: Duration, mut echo: impl FnMut(u32) -> u32) -> io::Result<()> {
        self.stream.write_all(&line::hello()).await?;
        for said in 1..=LIES {
            self.say(echo(said)).await?;
            sleep(pause).await;
        }
        let is_ended = line::is_ended(&mut self.stream, LOOK).await;
        if is_ended { Err(io::ErrorKind::ConnectionAborted.into()) } else { Ok(()) }
    }

    /// Answers each question, much later than it came.
    async fn late(&mut self, pause: Duration) -> io::Result<()> {
        self.stream.write_all(&line::hello()).await?;
        let talk = async {
            loop {
                match line::hear(&mut self.stream).await? {
                    Down::Ping { echo } => {
                        sleep(pause).await;
                        self.say(echo).await?;
                    }
                    Down::Closed(_) => return Err(io::ErrorKind::ConnectionAborted.into()),
                    _ => {}
                }
            }
        };
        timeout(3 * pause, talk).await.unwrap_or(Ok(()))
    }
}
