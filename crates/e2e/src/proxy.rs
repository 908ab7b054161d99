//! The network between a browser and the site, which a test breaks at an exact point.
//!
//! A [`Proxy`] listens on a port of its own and passes on what comes, over one connection to the site for each of the browser's.
//! It understands a web socket's frames as far as it must to break the network before or after one of them.

mod frames;
mod pipe;

use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, SystemTime};

use anyhow::Result;

/// The way to one of the two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// From the browser to the site.
    Site,
    /// From the site to the browser.
    Browser,
}

/// What the network does with what is on its way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Network {
    /// All arrives.
    #[default]
    Well,
    /// All arrives, so much later.
    Slow(Duration),
    /// Every connection ends at both ends, and no new one comes about.
    Cut,
    /// Nothing arrives, and neither end is told; a connection that has lost something stays half-open for ever.
    ///
    /// A new connection comes about when the network is well again, because its first packet is repeated.
    Hole,
    /// Nothing arrives before the network is well again; then all does, because its packets are repeated.
    Held,
}

/// What the network does with web sockets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sockets {
    /// They are passed on like everything else.
    #[default]
    Pass,
    /// A request for one is refused, as by a proxy that knows none.
    Refused,
    /// They come about, and end with the first message, as by a proxy that does not like what it cannot read.
    Ended,
}

/// Where the network breaks by itself: at the next message over a web socket that `is_it`.
#[derive(Clone, Copy, Debug)]
pub struct Trip {
    /// Where the message goes.
    pub to: To,
    /// Whether it is this message; it is asked with the message's bytes.
    pub is_it: fn(&[u8]) -> bool,
    /// Whether the message is still passed on.
    pub passes: bool,
    /// What the network does from then on.
    pub then: Network,
}

/// A web socket that came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opened {
    /// When the browser was told that it is open.
    pub at: SystemTime,
    /// When the browser ended it, as far as the network's edge saw.
    pub browser_left: Option<SystemTime>,
    /// When the site ended it, as far as the network's edge saw.
    pub site_left: Option<SystemTime>,
}

/// A network between a browser and a site; all connections end when this value is dropped.
pub struct Proxy {
    port: u16,
    shared: Arc<Shared>,
}

/// What all threads of a network know.
struct Shared {
    /// The site's port.
    site: u16,
    state: Mutex<State>,
    /// Told whenever the network changes.
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// What the network does, for each way.
    ways: [Network; 2],
    sockets: Sockets,
    trip: Option<Trip>,
    opened: Vec<Opened>,
    /// Both ends of every connection since the last cut.
    streams: Vec<TcpStream>,
    /// How often all connections were cut.
    cuts: u32,
    is_over: bool,
}

impl Proxy {
    /// A network that is well, between whoever asks at [`url`](Self::url) and the site that listens on a port of this machine.
    ///
    /// # Errors
    /// If there is no free port.
    pub fn start(site: u16) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let port = listener.local_addr()?.port();
        let shared = Arc::new(Shared { site, state: Mutex::default(), changed: Condvar::new() });
        let own = Arc::clone(&shared);
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let own = Arc::clone(&own);
                if own.state().is_over {
                    break;
                }
                thread::spawn(move || pipe::serve(&own, &stream));
            }
        });
        Ok(Self { port, shared })
    }

    /// The address of a path, which begins with a slash, over this network.
    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// What the network does from now on, both ways; a trip that is set stays set.
    pub fn set(&self, network: Network) {
        self.shared.set(network);
    }

    /// What the network does from now on one way; the other stays as it is.
    ///
    /// A [`Network::Cut`] is one of both ways.
    pub fn set_way(&self, to: To, network: Network) {
        if network == Network::Cut {
            return self.set(network);
        }
        self.shared.state().ways[to as usize] = network;
        self.shared.changed.notify_all();
    }

    /// What the network does with web sockets from now on.
    pub fn set_sockets(&self, sockets: Sockets) {
        self.shared.state().sockets = sockets;
    }

    /// Lets the network break at a point that is still to come.
    pub fn trip(&self, trip: Trip) {
        self.shared.state().trip = Some(trip);
    }

    /// Whether the point is past that [`trip`](Self::trip) named, or none was named.
    pub fn has_tripped(&self) -> bool {
        self.shared.state().trip.is_none()
    }

    /// The web sockets that came about, in their order.
    pub fn opened(&self) -> Vec<Opened> {
        self.shared.state().opened.clone()
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.shared.state().is_over = true;
        self.set(Network::Cut);
        // The thread that listens wakes once more; if it cannot, it ends with the program.
        let _ = TcpStream::connect(("127.0.0.1", self.port));
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics halfway through a change.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, network: Network) {
        self.set_after(network, || ());
    }

    /// What the network does once the last thing is done; nothing else arrives between the two, not even an answer.
    fn set_after<T>(&self, network: Network, last: impl FnOnce() -> T) -> T {
        let mut state = self.state();
        let done = last();
        state.ways = [network; 2];
        if network == Network::Cut {
            state.cuts += 1;
            for stream in state.streams.drain(..) {
                // It may have ended before.
                let _ = stream.shutdown(std::net::Shutdown::Both);
            }
        }
        drop(state);
        self.changed.notify_all();
        done
    }
}

#[cfg(test)]
mod tests;
