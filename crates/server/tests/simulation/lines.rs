//! What goes over the lines between clients and the server.

use chuhe_server::live::ConnectionId;
use chuhe_wire::{Up, encode};

use super::client::Client;
use super::server::Effect;
use super::wire::{End, Wire};
use super::world::{Step, World};

impl World {
    pub(super) fn apply(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Send(id, bytes) => {
                    let jitter = self.jitter();
                    let Some(wire) = self.wires.get_mut(&id) else { continue };
                    wire.in_flight += 1;
                    let time = wire.arrival(End::Client, self.now, jitter);
                    self.at(time, Step::Arrive { wire: id, to: End::Client, bytes });
                }
                Effect::Hang(id) => {
                    let Some(wire) = self.wires.get_mut(&id) else { continue };
                    wire.reaches_server = false;
                    let time = wire.arrival(End::Client, self.now, 0);
                    self.at(time, Step::Hang { wire: id, end: End::Client });
                }
            }
        }
    }

    pub(super) fn jitter(&mut self) -> u64 {
        if self.in_trouble() && self.dice.once_in(40) {
            self.dice.between(100, 2_000)
        } else {
            self.dice.between(0, 10)
        }
    }

    pub(super) fn say(&mut self, id: ConnectionId, up: Up) {
        let jitter = self.jitter();
        let Some(wire) = self.wires.get_mut(&id) else { return };
        let time = wire.arrival(End::Server, self.now, jitter);
        self.at(time, Step::Arrive { wire: id, to: End::Server, bytes: encode(&up) });
    }

    pub(super) fn client_hears(&mut self, id: ConnectionId, bytes: &[u8]) -> Result<(), String> {
        let Some(wire) = self.wires.get_mut(&id) else { return Ok(()) };
        wire.in_flight -= 1;
        let client = wire.client;
        if !wire.reaches_client || self.clients[client].connection != Some(id) {
            return Ok(());
        }
        let (say, closed) = self.clients[client].hear(self.now, bytes)?;
        for up in say {
            self.say(id, up);
        }
        if closed.is_some() {
            self.hang_up(client);
        }
        Ok(())
    }

    /// A client gives up its line; the server learns of it, or not for a long time.
    pub(super) fn hang_up(&mut self, client: usize) {
        let Some(id) = self.clients[client].connection else { return };
        self.clients[client].cut();
        let half_open = self.in_trouble() && self.dice.once_in(3);
        let after = if half_open { self.dice.between(1_000, 12_000) } else { self.delays[client] };
        if let Some(wire) = self.wires.get_mut(&id) {
            wire.reaches_client = false;
            let time = wire.arrival(End::Server, self.now, 0).max(self.now + after);
            self.at(time, Step::Hang { wire: id, end: End::Server });
        }
        self.redial(client);
    }

    /// A client learns that its line is gone.
    pub(super) fn client_loses(&mut self, id: ConnectionId) {
        let Some(wire) = self.wires.get_mut(&id) else { return };
        wire.reaches_client = false;
        let client = wire.client;
        if self.clients[client].connection == Some(id) {
            self.clients[client].cut();
            self.redial(client);
        }
    }

    pub(super) fn redial(&mut self, client: usize) {
        if !self.dialing[client] {
            self.dialing[client] = true;
            let dice = self.dice.number() as u32;
            let after = self.clients[client].link.pause(dice).0;
            self.later(after, Step::Dial { client });
        }
    }

    pub(super) fn dial(&mut self, client: usize) {
        self.dialing[client] = false;
        if self.clients[client].connection.is_some() {
            return;
        }
        let now = self.clock();
        let is_reachable = self.now >= self.unreachable_until[client];
        let coin = self.dice.once_in(2);
        let Some(server) = self.server.as_mut().filter(|_| is_reachable) else {
            self.clients[client].cut();
            self.redial(client);
            return;
        };
        self.last_wire += 1;
        let id = ConnectionId(self.last_wire);
        let Client { game, player, .. } = &self.clients[client];
        server.open(now, id, *game, *player, coin);
        let mut wire = Wire::new(id, client, self.delays[client], self.windows[client]);
        let time = wire.arrival(End::Client, self.now, 0);
        self.wires.insert(id, wire);
        self.clients[client].connection = Some(id);
        self.at(time, Step::Opened { wire: id });
    }

    /// A line whose client is gone.
    pub(super) fn forget(&mut self, id: Option<ConnectionId>) {
        let Some(wire) = id.and_then(|id| self.wires.get_mut(&id)) else { return };
        wire.reaches_client = false;
        let (id, time) = (wire.id, wire.arrival(End::Server, self.now, 0));
        self.at(time, Step::Hang { wire: id, end: End::Server });
    }
}
