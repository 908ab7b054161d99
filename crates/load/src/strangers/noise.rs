//! What is no message, and what is too large.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use chuhe_testkit::Random;
use chuhe_wire::LONGEST_UP;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use super::line::{self, BINARY};
use super::{Ground, Seen, pace};

/// How long it is waited whether the server ends a connection.
pub(super) const LOOK: Duration = Duration::from_millis(500);

/// How often a stranger opens a connection.
const EACH: Duration = Duration::from_millis(100);

/// How many connections a stranger opens from one address: fewer than the server allows there, so that all are heard.
pub(super) const FROM_ONE: usize = 100;

/// How many frames are sent on one connection, as far as the server bears them.
const FRAMES: u64 = 20;

/// Opens a connection again and again, and says what nobody should say.
pub(super) async fn fuzz(ground: Arc<Ground>, number: usize, mut random: Random) {
    let (mut ticks, mut lines) = (pace(EACH, &mut random), JoinSet::new());
    let mut from = ground.home();
    for opened in number.. {
        if opened % FROM_ONE == 0 {
            from = ground.home();
        }
        ticks.tick().await;
        while lines.try_join_next().is_some() {}
        lines.spawn(disturb(Arc::clone(&ground), from, Random::new(random.number())));
    }
}

/// Says on one connection what nobody should say.
async fn disturb(ground: Arc<Ground>, from: IpAddr, mut random: Random) {
    let to = ground.plan.targets.noise;
    // One in eight says what is too large before there is a web socket.
    if random.once_in(8) {
        let path = if random.once_in(2) { format!("/en/?{}", "a".repeat(3_000)) } else { "/en/".to_owned() };
        let head = format!("GET {path} HTTP/1.1\r\nhost: {to}\r\nx-large: {}\r\n\r\n", "a".repeat(20_000));
        ground.note(Seen::Oversized);
        match ground.connect(from, to).await {
            Ok(stream) => say(&ground, stream, head.as_bytes()).await,
            Err(_) => ground.note(Seen::Unanswered),
        }
        return;
    }
    let mut bytes = if random.once_in(2) { line::hello() } else { Vec::new() };
    for _ in 0..random.between(1, FRAMES) {
        let (seen, frame) = nonsense(&mut random);
        ground.note(seen);
        bytes.extend(frame);
    }
    let game = ground.game(&mut random);
    if let Some(stream) = ground.line_to(from, to, game, None).await {
        say(&ground, stream, &bytes).await;
    }
}

/// Says it, and looks whether the server ends the connection.
async fn say(ground: &Ground, mut stream: TcpStream, bytes: &[u8]) {
    // The server need not take all of it.
    let _ = stream.write_all(bytes).await;
    let seen = if line::is_ended(&mut stream, LOOK).await { Seen::Cut } else { Seen::Kept };
    ground.note(seen);
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
