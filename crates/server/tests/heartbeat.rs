//! F8: connections over bad lines, and all of them at once after a stop, in virtual time.
//!
//! The two ends are those of `chuhe serve` and of the browser; only the line between them is made up.

#![allow(clippy::print_stdout, reason = "a run says what happened in it")]

use std::collections::BTreeMap;

use chuhe_play::{PlayerId, Span, Time};
use chuhe_server::live::{Connection, Frame, Matter, Next, Request};
use chuhe_store::UnixMillis;
use chuhe_testkit::Random;
use chuhe_wire::{Closed, Down, Link, decode, encode};

/// A line as TCP makes it of a network that loses packets.
///
/// Nothing is lost for good and nothing overtakes: a lost packet is sent again after a while, and whatever follows waits for it.
/// Little is on its way here, so no later packet tells early that one is missing, and the sender waits for its timer.
#[derive(Clone, Copy, Debug)]
struct Network {
    /// How long a packet is on its way at least, in milliseconds.
    delay: u64,
    /// How much longer at most.
    jitter: u64,
    /// How many of a hundred packets are lost.
    loss: u64,
}

impl Network {
    /// What issue trackers call a bad mobile network.
    const BAD: Self = Self { delay: 30, jitter: 400, loss: 2 };

    /// After so long a packet is sent again, twice as long the next time: RFC 6298, sections 2.4 and 5.5.
    const AGAIN: u64 = 1_000;

    /// When a packet arrives that is sent now, if nothing has to wait for another one.
    fn arrival(self, now: u64, dice: &mut Random, lost: &mut u64) -> u64 {
        let (mut sent, mut patience) = (now, Self::AGAIN);
        while dice.below(100) < self.loss {
            *lost += 1;
            sent += patience;
            patience *= 2;
        }
        sent + self.delay + dice.between(0, self.jitter)
    }
}

enum Step {
    /// The client opens a connection.
    Dial,
    /// It is open at the client's end.
    Opened(u64),
    ToClient(u64, Vec<u8>),
    ToServer(u64, Vec<u8>),
    /// The client looks whether the line is dead.
    Look,
    /// The server looks what is due on a connection.
    Due(u64),
}

/// One client and the server.
struct World {
    network: Network,
    dice: Random,
    now: u64,
    steps: BTreeMap<(u64, u64), Step>,
    order: u64,
    link: Link,
    server: Connection,
    /// Which connection it is, by a number that goes up.
    line: u64,
    /// When the last packet to the client and to the server arrives.
    last: [u64; 2],
    tally: Tally,
}

#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    packets: u64,
    lost: u64,
    /// The longest time in which the client heard nothing.
    silence: u64,
    heard: u64,
    /// How often the client gave a line up, and how often the server did.
    given_up: u64,
    ended: u64,
}

impl World {
    fn new(network: Network, seed: u64) -> Self {
        let mut world = Self {
            network,
            dice: Random::new(seed),
            now: 0,
            steps: BTreeMap::new(),
            order: 0,
            link: Link::new(None),
            server: Connection::new(UnixMillis(0), false),
            line: 0,
            last: [0; 2],
            tally: Tally::default(),
        };
        world.at(0, Step::Dial);
        world
    }

    fn at(&mut self, time: u64, step: Step) {
        self.order += 1;
        self.steps.insert((time, self.order), step);
    }

    fn run(mut self, until: u64) -> Tally {
        while let Some(((time, _), step)) = self.steps.pop_first() {
            if time > until {
                break;
            }
            self.now = time;
            self.take(step);
        }
        self.tally
    }

    fn arrival(&mut self, end: usize) -> u64 {
        self.tally.packets += 1;
        let time = self.network.arrival(self.now, &mut self.dice, &mut self.tally.lost);
        self.last[end] = self.last[end].max(time);
        self.last[end]
    }

    fn take(&mut self, step: Step) {
        match step {
            Step::Dial => {
                self.line += 1;
                self.last = [self.now; 2];
                self.server = Connection::new(UnixMillis(self.now), false);
                let opened = self.arrival(0);
                self.at(opened, Step::Opened(self.line));
                self.at(opened, Step::Due(self.line));
            }
            Step::Opened(line) if line == self.line => {
                self.tally.heard = self.now;
                let hello = self.link.opened(Time(self.now));
                self.say(encode(&hello));
                self.look_later();
            }
            Step::ToClient(line, bytes) if line == self.line => {
                self.tally.silence = self.tally.silence.max(self.now - self.tally.heard);
                self.tally.heard = self.now;
                let down = decode(&bytes).expect("the server's own bytes");
                for up in self.link.hear(Time(self.now), down).say {
                    self.say(encode(&up));
                }
                self.look_later();
            }
            Step::ToServer(line, bytes) if line == self.line => {
                if let Some(Request::Enter { .. }) = self.server.hear(UnixMillis(self.now), &bytes) {
                    let (you, now) = (PlayerId(1), Time(self.now));
                    let tail = Down::Tail { you, now, events: Vec::new() };
                    self.server.tell(Frame::of(Matter::Whole, &tail));
                }
                self.serve();
            }
            Step::Look if self.link.is_silent(Time(self.now)) => {
                self.tally.given_up += 1;
                self.dial_again();
            }
            Step::Due(line) if line == self.line => self.serve(),
            _ => {}
        }
    }

    fn say(&mut self, bytes: Vec<u8>) {
        let time = self.arrival(1);
        self.at(time, Step::ToServer(self.line, bytes));
    }

    fn look_later(&mut self) {
        self.at(self.now + Link::SILENCE.0, Step::Look);
    }

    /// Lets the server do all that is due.
    fn serve(&mut self) {
        loop {
            match self.server.next(UnixMillis(self.now)) {
                Next::Write(bytes) => {
                    let time = self.arrival(0);
                    self.at(time, Step::ToClient(self.line, bytes.to_vec()));
                }
                Next::Wait(until) => return self.at(until.0, Step::Due(self.line)),
                Next::Ask(_) => {}
                Next::End => {
                    self.tally.ended += 1;
                    return self.dial_again();
                }
            }
        }
    }

    fn dial_again(&mut self) {
        self.line += 1;
        self.link.cut();
        let pause = self.link.pause(self.dice.number() as u32).0;
        self.at(self.now + pause, Step::Dial);
    }
}

/// Many clients for an hour each.
fn hours(network: Network, clients: u64) -> Tally {
    let mut all = Tally::default();
    for seed in 0..clients {
        let one = World::new(network, seed).run(Span::minutes(60).0);
        all.packets += one.packets;
        all.lost += one.lost;
        all.silence = all.silence.max(one.silence);
        all.given_up += one.given_up;
        all.ended += one.ended;
    }
    println!("{network:?}, {clients} hours: {all:?}");
    all
}

#[test]
fn f8_a_line_that_loses_and_delays_is_not_taken_for_dead() {
    let clients = if chuhe_testkit::slow() { 1_000 } else { 30 };
    let all = hours(Network::BAD, clients);
    let reconnects = all.given_up + all.ended;
    assert!(reconnects * 10 < clients * 60, "more than one in ten minutes: {all:?}");
    // The line was as bad as it was said to be.
    assert!(all.lost * 100 > all.packets && all.silence > 5_000, "{all:?}");
    // It is counted: over a line that loses half, there are more.
    let worse = hours(Network { loss: 50, ..Network::BAD }, 2);
    assert!((worse.given_up + worse.ended) * 10 > 2 * 60, "{worse:?}");
}

/// When clients come back after all have lost their connections at once, in milliseconds after that: the server is there again
/// after `down`, and until then a try comes to nothing at once.
fn returns(clients: u64, down: u64) -> Vec<u64> {
    let mut dice = Random::new(8);
    let mut times: Vec<u64> = (0..clients)
        .map(|_| {
            let (mut link, mut time) = (Link::new(None), 0);
            link.opened(Time(0));
            let (you, now) = (PlayerId(1), Time(0));
            link.hear(Time(0), Down::Tail { you, now, events: Vec::new() });
            link.hear(Time(0), Down::Closed(Closed::Stopping));
            loop {
                link.cut();
                time += link.pause(dice.number() as u32).0;
                if time >= down {
                    return time;
                }
            }
        })
        .collect();
    times.sort_unstable();
    times
}

#[test]
fn f8_after_a_stop_the_clients_come_back_one_after_the_other() {
    let clients = 10_000;
    for (down, all_after) in [(0, 1_000), (2_000, 6_000), (20_000, 24_000)] {
        let times = returns(clients, down);
        let mut slots: BTreeMap<u64, u64> = BTreeMap::new();
        for time in &times {
            *slots.entry(time / 100).or_default() += 1;
        }
        let most = slots.values().max().copied().unwrap_or(0);
        let last = times.last().copied().unwrap_or(0);
        println!("away for {down} ms: at most {most} of {clients} in 100 ms, the last after {last} ms");
        assert!(most * 100 <= clients * 15, "{most} in one tenth of a second");
        assert!(last <= all_after, "the last comes after {last} ms");
    }
}
