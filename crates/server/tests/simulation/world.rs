//! The world: its clock, its people, its lines and its server.

use std::collections::{BTreeMap, BTreeSet};

use chuhe_play::{Control, GameId, Span, Terms};
use chuhe_server::live::ConnectionId;
use chuhe_store::{Memory, UnixMillis, Write};
use chuhe_testkit::Random;
use chuhe_wire::Line;

use super::checks;
use super::client::Client;
use super::server::{Answers, Plant, Server};
use super::tally::Tally;
use super::wire::{End, Wire};

/// When the world begins, by the clock on its wall.
pub(crate) const BEGIN: u64 = 1_796_000_000_000;

/// How long things go wrong, and how long all has time to be well again, in milliseconds.
const TROUBLE: u64 = 60_000;
const REPAIR: u64 = 40_000;

/// How much longer agreement is waited for: a flag may fall in the last moment.
const PATIENCE: u64 = 15_000;

/// What happens next.
pub(super) enum Step {
    /// A message comes out of a line.
    Arrive { wire: ConnectionId, to: End, bytes: Vec<u8> },
    /// An end learns that its line is gone.
    Hang { wire: ConnectionId, end: End },
    /// A client opens a line.
    Dial { client: usize },
    /// A client's line is open.
    Opened { wire: ConnectionId },
    /// A client does something, or nothing.
    Think { client: usize },
    /// The store does what was asked of it.
    Store { life: u64 },
    /// The rooms hear what the store has done.
    Answer { life: u64, answers: Answers },
    /// The server starts.
    Start,
    /// Something goes wrong.
    Trouble,
    /// What went wrong with the store is over.
    Well,
}

pub(crate) struct World {
    pub(super) now: u64,
    /// By how much the clock on the wall and the server's are ahead of the world's, in milliseconds.
    wall: i64,
    ahead: i64,
    pub(super) dice: Random,
    steps: BTreeMap<(u64, u64), Step>,
    order: u64,
    plant: Plant,
    /// Whether little goes wrong, and much is done.
    pub(super) calm: bool,
    pub(crate) memory: Memory,
    pub(super) server: Option<Server>,
    /// Which server it is; what was under way in an earlier one is void.
    life: u64,
    /// Whether a call of the store or its answer is under way.
    storing: bool,
    unanswered: bool,
    pub(super) wires: BTreeMap<ConnectionId, Wire>,
    pub(super) last_wire: u64,
    pub(crate) clients: Vec<Client>,
    pub(super) dialing: Vec<bool>,
    pub(super) unreachable_until: Vec<u64>,
    pub(super) delays: Vec<u64>,
    pub(super) windows: Vec<usize>,
    /// When no server ran, by the servers' time.
    pub(crate) downtimes: Vec<(u64, u64)>,
    down_since: u64,
    /// Games whose own time is ahead of the server's, because the clock on the wall was set back by less than a second.
    pub(crate) ahead_of_server: BTreeSet<GameId>,
    pub(crate) first_games: Vec<GameId>,
    pub(super) tally: Tally,
}

impl World {
    pub(crate) fn new(seed: u64, plant: Plant) -> Self {
        let mut dice = Random::new(seed);
        let memory = Memory::new();
        let mut clients = Vec::new();
        let mut first_games = Vec::new();
        let mut writes = Vec::new();
        for table in 1..=2 {
            let game = GameId(table * 1_000);
            first_games.push(game);
            writes.push(Write::Create { game, terms: terms(&mut dice), at: UnixMillis(BEGIN) });
            for (person, plays) in [(1, true), (2, true), (3, false)] {
                clients.push(Client::new(table * 10 + person, game, plays, dice.between(0, 1_000_000)));
            }
        }
        let mut store = memory.open().expect("nobody else has it");
        store.commit(&writes).expect("the store is well");
        drop(store);
        let count = clients.len();
        let mut world = Self {
            now: BEGIN,
            wall: 0,
            ahead: 0,
            steps: BTreeMap::new(),
            order: 0,
            plant,
            calm: dice.once_in(3),
            memory,
            server: None,
            life: 0,
            storing: false,
            unanswered: false,
            wires: BTreeMap::new(),
            last_wire: 0,
            dialing: vec![false; count],
            unreachable_until: vec![0; count],
            delays: (0..count).map(|_| dice.pick(&[3, 30, 120])).collect(),
            windows: vec![16; count],
            clients,
            downtimes: Vec::new(),
            down_since: BEGIN,
            ahead_of_server: BTreeSet::new(),
            first_games,
            tally: Tally::default(),
            dice,
        };
        if world.calm {
            // Somebody who looks on reads very slowly.
            (world.delays[2], world.windows[2]) = (1_500, 1);
        }
        world.later(0, Step::Start);
        world.later(1_000, Step::Trouble);
        for client in 0..count {
            let think = world.dice.between(0, 3_000);
            world.later(think, Step::Think { client });
        }
        world
    }

    pub(super) fn later(&mut self, after: u64, step: Step) {
        self.at(self.now + after, step);
    }

    pub(super) fn at(&mut self, time: u64, step: Step) {
        self.order += 1;
        self.steps.insert((time, self.order), step);
    }

    /// Whether things still go wrong.
    pub(super) fn in_trouble(&self) -> bool {
        self.now < BEGIN + TROUBLE
    }

    /// What time it is for the server.
    pub(super) fn clock(&self) -> UnixMillis {
        UnixMillis(self.now.saturating_add_signed(self.ahead))
    }

    /// Runs the world to its end.
    pub(crate) fn run(mut self) -> Result<Tally, String> {
        let mut repaired = false;
        loop {
            if !repaired && !self.in_trouble() {
                repaired = true;
                self.repair();
            }
            let limit = BEGIN + TROUBLE + REPAIR;
            if self.now >= limit && (self.agree().is_ok() || self.now >= limit + PATIENCE) {
                break;
            }
            self.step()?;
        }
        checks::check(&self)?;
        self.agree()?;
        let seen = checks::tally(&self);
        self.tally.add(&seen);
        self.tally.behind = self.server.as_ref().map_or(0, |server| server.behind);
        self.tally.sent_again = self.clients.iter().map(|client| client.sent_again).sum();
        Ok(self.tally)
    }

    /// One step of the world.
    fn step(&mut self) -> Result<(), String> {
        let wires = &self.wires;
        let is_free = |id: ConnectionId| wires.get(&id).is_none_or(|wire| wire.in_flight < wire.window);
        let wake = self.server.as_ref().and_then(|server| {
            let beat = (!self.storing).then(|| server.writer.beat_due().0);
            [server.wake(is_free), beat].into_iter().flatten().min()
        });
        let wake = wake.map(|at| at.saturating_add_signed(-self.ahead));
        let step = self.steps.first_key_value().map(|((time, _), _)| *time);
        let next = [step, wake].into_iter().flatten().min().unwrap_or(self.now + 1_000);
        self.now = self.now.max(next);
        if step.is_some_and(|time| time <= self.now)
            && let Some((_, step)) = self.steps.pop_first()
        {
            self.take(step)?;
        }
        self.pump();
        if let Some(fault) = self.server.as_mut().and_then(|server| server.fault.take()) {
            return Err(fault);
        }
        if self.in_trouble() && !self.calm && self.server.is_some() {
            let times = if self.unanswered { 20 } else { 1_500 };
            if self.dice.once_in(times) {
                self.crash();
            }
        }
        Ok(())
    }

    fn take(&mut self, step: Step) -> Result<(), String> {
        let now = self.clock();
        match step {
            Step::Arrive { wire, to: End::Server, bytes } => {
                let reaches = self.wires.get(&wire).is_some_and(|wire| wire.reaches_server);
                if let Some(server) = self.server.as_mut().filter(|_| reaches) {
                    server.hear(now, wire, &bytes);
                }
            }
            Step::Arrive { wire, to: End::Client, bytes } => self.client_hears(wire, &bytes)?,
            Step::Hang { wire, end: End::Server } => {
                if let Some(server) = &mut self.server {
                    server.hang(now, wire);
                }
            }
            Step::Hang { wire, end: End::Client } => self.client_loses(wire),
            Step::Dial { client } => self.dial(client),
            Step::Opened { wire } => {
                let Some(Wire { client, reaches_client, .. }) = self.wires.get(&wire) else { return Ok(()) };
                if *reaches_client {
                    let up = self.clients[*client].opened(self.now, wire);
                    self.say(wire, up);
                } else {
                    // Who tries in vain to open a line gives up in the end.
                    self.later(6_000, Step::Hang { wire, end: End::Client });
                }
            }
            Step::Think { client } => self.think(client),
            Step::Store { life } if life == self.life => {
                if let Some(server) = &mut self.server {
                    let answers = server.run_store(now);
                    self.unanswered = !answers.is_empty();
                    let after = self.dice.between(0, 2);
                    self.later(after, Step::Answer { life, answers });
                }
            }
            Step::Answer { life, answers } if life == self.life => {
                self.storing = false;
                self.unanswered = false;
                if let Some(server) = &mut self.server {
                    server.answered(now, answers);
                }
            }
            Step::Store { .. } | Step::Answer { .. } => {}
            Step::Start => self.start(),
            Step::Trouble => self.trouble(),
            Step::Well => self.memory.set_fault(None),
        }
        Ok(())
    }

    /// Lets the server do all that is due now.
    fn pump(&mut self) {
        loop {
            let now = self.clock();
            let wires = &self.wires;
            let is_free = |id: ConnectionId| wires.get(&id).is_none_or(|wire| wire.in_flight < wire.window);
            let Some(server) = &mut self.server else { return };
            let effects = server.pump(now, is_free);
            if effects.is_empty() {
                break;
            }
            self.apply(effects);
        }
        let Some(server) = &self.server else { return };
        let wants = server.writer.is_busy() || server.writer.beat_due() <= self.clock();
        if wants && !self.storing {
            self.storing = true;
            let life = self.life;
            let slow = self.in_trouble() && self.dice.once_in(60);
            let after = if slow { self.dice.between(100, 4_000) } else { self.dice.between(1, 4) };
            self.later(after, Step::Store { life });
        }
    }

    fn think(&mut self, client: usize) {
        let after = self.dice.between(100, if self.calm { 400 } else { 1_500 });
        self.later(after, Step::Think { client });
        let own = self.clients[client].own(self.now);
        if self.clients[client].connection.is_none() {
            self.redial(client);
        } else if self.clients[client].link.is_silent(own) {
            self.hang_up(client);
        }
        if !self.in_trouble() {
            return;
        }
        if self.dice.once_in(200) {
            let connection = self.clients[client].connection;
            self.clients[client].reload();
            self.forget(connection);
            return;
        }
        let before = self.clients[client].connection;
        let up = self.clients[client].act(&mut self.dice);
        let connection = self.clients[client].connection;
        if connection.is_none() && before.is_some() {
            self.forget(before);
        } else if let (Some(id), Some(up)) = (connection, up) {
            self.say(id, up);
            if self.dice.once_in(10) {
                // A line that repeats what was said, as a second tab may.
                self.say(id, up);
            }
        }
    }

    fn start(&mut self) {
        if self.server.is_some() {
            return;
        }
        let wall = self.now.saturating_add_signed(self.wall);
        match Server::start(&self.memory, UnixMillis(wall), self.plant) {
            Ok(server) => {
                self.tally.set_back += u64::from(server.begin.0 > wall);
                self.downtimes.push((self.down_since, server.begin.0));
                self.ahead = server.begin.0 as i64 - self.now as i64;
                self.ahead_of_server.extend(checks::later_than(self, server.begin));
                self.server = Some(server);
            }
            Err(_) => self.later(500, Step::Start),
        }
    }

    /// The server is gone from one moment to the next.
    pub(super) fn crash(&mut self) {
        if self.server.take().is_none() {
            return;
        }
        self.tally.crashes += 1;
        self.tally.crashes_unanswered += u64::from(self.unanswered);
        self.life += 1;
        (self.storing, self.unanswered, self.down_since) = (false, false, self.clock().0);
        if self.dice.once_in(3) {
            // While no server runs, somebody sets the clock on the wall.
            self.wall += self.dice.between(0, 40_000) as i64 - 20_000;
        }
        let ids: Vec<ConnectionId> = self.wires.keys().copied().collect();
        let all_lost = self.dice.once_in(2);
        for id in ids {
            let after = self.dice.between(0, 300);
            let is_told = !self.dice.once_in(4);
            let Some(wire) = self.wires.get_mut(&id) else { continue };
            wire.reaches_server = false;
            // What was written may still arrive.
            wire.reaches_client &= !all_lost;
            if is_told {
                let time = wire.arrival(End::Client, self.now, after);
                self.at(time, Step::Hang { wire: id, end: End::Client });
            }
        }
        let after = self.dice.between(100, 4_000);
        self.later(after, Step::Start);
    }

    fn repair(&mut self) {
        self.memory.set_fault(None);
        self.later(0, Step::Start);
        for client in 0..self.clients.len() {
            (self.delays[client], self.windows[client]) = (30, 16);
            self.unreachable_until[client] = 0;
        }
        for wire in self.wires.values_mut() {
            (wire.delay, wire.window) = (30, 16);
        }
    }

    /// Whether all clients and the store have the same games, and nobody waits for an answer.
    fn agree(&self) -> Result<(), String> {
        for client in &self.clients {
            let (who, game) = (client.player.0, client.game);
            let stored = checks::view(&self.memory, game)?;
            if client.link.line() != Line::Open {
                return Err(format!("player {who} is not connected to game {}", game.0));
            }
            if client.link.is_waiting() {
                return Err(format!("player {who} waits for an answer for ever: {:?}", client.link));
            }
            if client.link.view() != Some(&stored) {
                return Err(format!(
                    "player {who} does not see game {} as stored: {:?}, stored {stored:?}",
                    game.0,
                    client.link.view()
                ));
            }
        }
        Ok(())
    }
}

/// Terms of all kinds, with clocks short enough for flags to fall.
fn terms(dice: &mut Random) -> Terms {
    let time = Span::seconds(dice.between(10, 60));
    let short = Span::seconds(dice.between(2, 8));
    Terms::standard(match dice.between(0, 5) {
        0 => Control::Sudden { time },
        1 => Control::Fischer { time, increment: short },
        2 => Control::Delay { time, delay: short },
        3 => Control::Byoyomi { time, period: short, periods: 3 },
        4 => Control::ThreePart { game: time, step: Span::seconds(12), reading: short },
        _ => Control::Unlimited,
    })
}
