//! What is no message, what is too large, and forged answers.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use chuhe_testkit::Random;
use chuhe_wire::{Down, LONGEST_UP, Up};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::line::{self, BINARY};
use super::{Ground, Seen};
use crate::http;

/// How long it is waited whether the server ends a connection.
const LOOK: Duration = Duration::from_millis(500);

/// The pause after a connection that did not come about.
const PAUSE: Duration = Duration::from_millis(20);

/// How many connections a stranger opens from one address: fewer than the server allows there, so that all are heard.
const FROM_ONE: usize = 100;

/// How many frames are sent on one connection, if the server bears them.
const FRAMES: usize = 20;

/// Opens a connection, says what nobody should say, and opens the next one.
pub(super) async fn fuzz(ground: Arc<Ground>, number: usize, mut random: Random) {
    let mut from = ground.home();
    for opened in number.. {
        if opened % FROM_ONE == 0 {
            from = ground.home();
        }
        let to = ground.plan.server;
        // One in eight says what is too large before there is a web socket.
        let done = if random.once_in(8) {
            let path =
                if random.once_in(2) { format!("/en/?{}", "a".repeat(3_000)) } else { "/en/".to_owned() };
            let head =
                format!("GET {path} HTTP/1.1\r\nhost: {to}\r\nx-large: {}\r\n\r\n", "a".repeat(20_000));
            ground.note(Seen::Oversized);
            large(&ground, http::connect(from, to).await, head.as_bytes()).await
        } else {
            match ground.line(from, &mut random).await {
                Some(mut line) => babble(&ground, &mut line, &mut random).await,
                None => Err(io::ErrorKind::ConnectionRefused.into()),
            }
        };
        if done.is_err() {
            sleep(PAUSE).await;
        }
    }
}

/// Sends a head that is too large, and reads the answer.
async fn large(ground: &Ground, stream: io::Result<TcpStream>, head: &[u8]) -> io::Result<()> {
    let mut stream = stream?;
    // The server need not take all of it.
    let _ = stream.write_all(head).await;
    let seen = if line::is_ended(&mut stream, LOOK).await { Seen::Cut } else { Seen::Kept };
    ground.note(seen);
    Ok(())
}

/// Says something else than messages, until the server has heard enough.
async fn babble(ground: &Ground, stream: &mut TcpStream, random: &mut Random) -> io::Result<()> {
    if random.once_in(2) {
        stream.write_all(&line::hello()).await?;
    }
    for _ in 0..random.between(1, FRAMES as u64) {
        let (seen, bytes) = nonsense(random);
        ground.note(seen);
        if stream.write_all(&bytes).await.is_err() {
            break;
        }
    }
    let seen = if line::is_ended(stream, LOOK).await { Seen::Cut } else { Seen::Kept };
    ground.note(seen);
    Ok(())
}

/// Bytes of a client that are no message, or hardly one.
fn nonsense(random: &mut Random) -> (Seen, Vec<u8>) {
    let length = random.between(0, LONGEST_UP as u64);
    let payload: Vec<u8> = (0..length).map(|_| random.number() as u8).collect();
    match random.below(6) {
        // Bytes that are no frame.
        0 => (Seen::Frames, payload),
        // A frame of any kind.
        1 => (Seen::Frames, line::frame(random.below(16) as u8, &payload)),
        // A message that begins as one of ours.
        2 => {
            let first = random.below(3) as u8;
            (Seen::Frames, line::frame(BINARY, &[&[first], &payload[..]].concat()))
        }
        // A good one with a wrong byte.
        3 => {
            let mut bytes = line::hello();
            let place = random.below(bytes.len() as u64) as usize;
            bytes[place] ^= 1 << random.below(8);
            (Seen::Frames, bytes)
        }
        // One that is too large.
        4 => {
            let length = random.between(LONGEST_UP as u64 + 1, 100_000);
            (Seen::Oversized, line::frame(BINARY, &vec![random.number() as u8; length as usize]))
        }
        // One that announces up to as much as can be announced.
        _ => {
            let length = usize::MAX >> random.between(1, 40);
            (Seen::Oversized, [line::header(BINARY, length), payload].concat())
        }
    }
}

/// Answers the server's question how far away somebody is: late, before it is asked, with another number, and too often.
pub(super) async fn forge(ground: Arc<Ground>, number: usize, mut random: Random) {
    let mut from = ground.home();
    for opened in number.. {
        if opened % FROM_ONE == 0 {
            from = ground.home();
        }
        let Some(mut line) = ground.line(from, &mut random).await else {
            sleep(PAUSE).await;
            continue;
        };
        let kept = match random.below(4) {
            0 => lie(&ground, &mut line, Duration::from_millis(130), |_| random.number() as u32).await,
            // The server counts its questions from 1.
            1 => lie(&ground, &mut line, Duration::from_millis(130), |said| said).await,
            2 => lie(&ground, &mut line, Duration::ZERO, |said| said).await,
            _ => late(&ground, &mut line, Duration::from_millis(random.between(500, 5_000))).await,
        };
        ground.note(if kept.is_ok() { Seen::Kept } else { Seen::Cut });
    }
}

/// How many answers are forged on one connection.
const LIES: u32 = 80;

/// Says an answer after each pause, whether or not there was a question.
async fn lie(
    ground: &Ground,
    stream: &mut TcpStream,
    pause: Duration,
    mut echo: impl FnMut(u32) -> u32,
) -> io::Result<()> {
    stream.write_all(&line::hello()).await?;
    for said in 1..=LIES {
        stream.write_all(&line::say(&Up::Pong { echo: echo(said) })).await?;
        ground.note(Seen::Pongs);
        sleep(pause).await;
    }
    if line::is_ended(stream, LOOK).await { Err(io::ErrorKind::ConnectionAborted.into()) } else { Ok(()) }
}

/// Answers each question, much later than it came.
async fn late(ground: &Ground, stream: &mut TcpStream, pause: Duration) -> io::Result<()> {
    stream.write_all(&line::hello()).await?;
    let talk = async {
        loop {
            match line::hear(stream).await? {
                Down::Ping { echo } => {
                    sleep(pause).await;
                    stream.write_all(&line::say(&Up::Pong { echo })).await?;
                    ground.note(Seen::Pongs);
                }
                Down::Closed(_) => return Err(io::ErrorKind::ConnectionAborted.into()),
                _ => {}
            }
        }
    };
    timeout(3 * pause, talk).await.unwrap_or(Ok(()))
}
