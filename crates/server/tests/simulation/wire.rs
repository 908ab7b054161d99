//! The lines between clients and the server.
//!
//! A line keeps the order of its messages, as TCP does; what it loses, it loses with the line.

use chuhe_server::live::ConnectionId;

/// Which end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Client,
    Server,
}

/// One line.
#[derive(Debug)]
pub(crate) struct Wire {
    pub(crate) id: ConnectionId,
    /// Whose it is.
    pub(crate) client: usize,
    /// How long a message is on its way at least.
    pub(crate) delay: u64,
    /// When the last message to each end arrives.
    to_client: u64,
    to_server: u64,
    /// Whether what is sent to an end still arrives.
    pub(crate) reaches_client: bool,
    pub(crate) reaches_server: bool,
    /// Messages to the client that are on their way.
    pub(crate) in_flight: usize,
    /// How many the line takes before the server has to wait.
    pub(crate) window: usize,
}

impl Wire {
    pub(crate) fn new(id: ConnectionId, client: usize, delay: u64, window: usize) -> Self {
        Self {
            id,
            client,
            delay,
            to_client: 0,
            to_server: 0,
            reaches_client: true,
            reaches_server: true,
            in_flight: 0,
            window,
        }
    }

    /// When a message that is sent now, and held up for `jitter`, arrives.
    pub(crate) fn arrival(&mut self, to: End, now: u64, jitter: u64) -> u64 {
        let last = match to {
            End::Client => &mut self.to_client,
            End::Server => &mut self.to_server,
        };
        *last = (now + self.delay + jitter).max(*last);
        *last
    }
}
