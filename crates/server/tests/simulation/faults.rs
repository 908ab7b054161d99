//! What goes wrong.

use chuhe_store::Fault;

use super::wire::End;
use super::world::{Step, World};

impl World {
    /// Something goes wrong, and soon again.
    pub(super) fn trouble(&mut self) {
        if !self.in_trouble() {
            return;
        }
        let next = if self.calm { self.dice.between(3_000, 20_000) } else { self.dice.between(300, 4_000) };
        self.later(next, Step::Trouble);
        let client = self.dice.between(0, self.clients.len() as u64 - 1) as usize;
        match self.dice.between(0, 9) {
            0..=3 => self.cut(client),
            4 => {
                // Nothing gets through in either direction, and new lines neither.
                let length = self.dice.between(500, 20_000);
                self.unreachable_until[client] = self.now + length;
                self.cut(client);
            }
            5 => self.hang_up(client),
            6 => {
                self.tally.cuts += 1;
                self.delays[client] = self.dice.pick(&[3, 30, 120, 700]);
            }
            7 | 8 => {
                let stored = self.dice.once_in(2);
                let fault = self.dice.pick(&[Fault::Full, Fault::Busy, Fault::Lost { stored }, Fault::Away]);
                let length = self.dice.between(1, 5_000);
                self.memory.set_fault(Some(fault));
                self.tally.faults += 1;
                self.later(length, Step::Well);
            }
            _ => self.crash(),
        }
    }

    /// A client's line breaks in one direction or both; each end learns of it sooner or later, or not at all.
    fn cut(&mut self, client: usize) {
        self.tally.cuts += 1;
        let Some(id) = self.clients[client].connection else { return };
        let which = self.dice.between(0, 2);
        let Some(wire) = self.wires.get_mut(&id) else { return };
        wire.reaches_client &= which == 0;
        wire.reaches_server &= which == 1;
        // An end that writes notices in the end.
        let server = self.dice.between(0, 12_000);
        self.later(server, Step::Hang { wire: id, end: End::Server });
        if self.dice.once_in(2) {
            let after = self.dice.between(0, 8_000);
            self.later(after, Step::Hang { wire: id, end: End::Client });
        }
    }
}
