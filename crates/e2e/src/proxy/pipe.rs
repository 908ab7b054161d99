//! One connection of the browser, and the one to the site that belongs to it.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Instant, SystemTime};

use super::frames::{Piece, Pieces, is_socket};
use super::{Network, Opened, Shared, Sockets, To, Trip};

/// How a request for a web socket is refused.
const REFUSAL: &[u8] = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// What has come from an end, and when; nothing once the end has closed its side.
type Came = (Instant, Option<Vec<u8>>);

/// Passes on what comes over a connection until it ends.
pub(super) fn serve(shared: &Arc<Shared>, browser: &TcpStream) {
    let Some(cuts) = enter(shared, browser) else { return };
    let from_browser = listen(browser);
    // What is under way does not get through the broken network; the browser asks, and waits.
    let Some(first) = patient(shared, cuts, &from_browser) else { return };
    let Ok(site) = TcpStream::connect(("127.0.0.1", shared.site)) else { return };
    if enter(shared, &site) != Some(cuts) {
        return;
    }
    let from_site = listen(&site);
    let up = Pipe::new(shared, cuts, To::Site, &site, browser);
    let down = Pipe::new(shared, cuts, To::Browser, browser, &site);
    let (Some(mut up), Some(mut down)) = (up, down) else { return };
    let place = Arc::new(std::sync::OnceLock::new());
    down.place = Arc::clone(&place);
    up.place = place;
    thread::spawn(move || down.run(&from_site));
    if up.take(first) {
        up.run(&from_browser);
    }
}

/// Counts a stream among those that a cut ends, and says which cut comes next; nothing while the network is cut.
fn enter(shared: &Shared, stream: &TcpStream) -> Option<u32> {
    stream.set_nodelay(true).ok()?;
    let own = stream.try_clone().ok()?;
    let mut state = shared.state();
    if state.ways.contains(&Network::Cut) {
        return None;
    }
    state.streams.push(own);
    Some(state.cuts)
}

/// What comes from an end.
fn listen(stream: &TcpStream) -> Receiver<Came> {
    let (came, comes) = channel();
    if let Ok(mut stream) = stream.try_clone() {
        thread::spawn(move || {
            let mut bytes = [0; 16_384];
            loop {
                let count = stream.read(&mut bytes).unwrap_or(0);
                let new = (count > 0).then(|| bytes[..count].to_vec());
                if came.send((Instant::now(), new)).is_err() || count == 0 {
                    return;
                }
            }
        });
    }
    comes
}

/// The first bytes of the browser, once the network lets a connection come about; nothing if the browser has left by then.
fn patient(shared: &Shared, cuts: u32, comes: &Receiver<Came>) -> Option<Came> {
    let (at, first) = comes.recv().ok()?;
    let mut bytes = first?;
    let is_broken = |state: &mut super::State| {
        state.cuts == cuts && state.ways.iter().any(|way| matches!(way, Network::Hole | Network::Held))
    };
    let state = shared.changed.wait_while(shared.state(), is_broken).ok()?;
    if state.cuts != cuts {
        return None;
    }
    drop(state);
    for (_, more) in comes.try_iter() {
        bytes.extend(more?);
    }
    Some((at, Some(bytes)))
}

/// One way of a connection.
struct Pipe {
    shared: Arc<Shared>,
    /// The cut that has not come yet.
    cuts: u32,
    to: To,
    stream: TcpStream,
    /// The other end, to which a refusal goes.
    back: TcpStream,
    pieces: Pieces,
    /// Whether something was lost: then nothing that follows can arrive.
    lost: bool,
    /// Its place among the web sockets that came about, if it is one.
    place: Arc<std::sync::OnceLock<usize>>,
}

/// What becomes of something that is on its way.
#[derive(PartialEq, Eq)]
enum Fate {
    Arrives,
    Lost,
    /// The connection was cut.
    Cut,
}

impl Pipe {
    fn new(shared: &Arc<Shared>, cuts: u32, to: To, stream: &TcpStream, back: &TcpStream) -> Option<Self> {
        Some(Self {
            shared: Arc::clone(shared),
            cuts,
            to,
            stream: stream.try_clone().ok()?,
            back: back.try_clone().ok()?,
            pieces: Pieces::default(),
            lost: false,
            place: Arc::default(),
        })
    }

    fn run(&mut self, comes: &Receiver<Came>) {
        while let Ok(came) = comes.recv() {
            if !self.take(came) {
                return;
            }
        }
    }

    /// Passes on what has come; says whether more may follow.
    fn take(&mut self, (at, bytes): Came) -> bool {
        let Some(bytes) = bytes else {
            self.leaves();
            if self.fate(at) == Fate::Arrives {
                // The other end may have closed before.
                let _ = self.stream.shutdown(Shutdown::Write);
            }
            return false;
        };
        self.pieces.add(&bytes);
        while let Some(piece) = self.pieces.next() {
            if !self.pass(at, &piece) {
                return false;
            }
        }
        true
    }

    fn pass(&mut self, at: Instant, piece: &Piece) -> bool {
        let sockets = self.shared.state().sockets;
        match (piece, sockets) {
            (Piece::Head(head), Sockets::Refused) if self.to == To::Site && is_socket(head) => {
                let _ = self.back.write_all(REFUSAL);
                return self.end();
            }
            (Piece::Message(..), Sockets::Ended) => return self.end(),
            (Piece::Close(_), _) => self.leaves(),
            _ => {}
        }
        let trip = self.tripped(piece);
        if let Some(trip) = trip.filter(|trip| !trip.passes) {
            self.shared.set(trip.then);
        }
        match self.fate(at) {
            Fate::Cut => return false,
            Fate::Lost => return true,
            Fate::Arrives => {}
        }
        if self.to == To::Browser && matches!(piece, Piece::Head(head) if is_socket(head)) {
            self.opens();
        }
        let mut write = || self.stream.write_all(piece.bytes()).is_ok();
        match trip.filter(|trip| trip.passes) {
            Some(trip) => self.shared.set_after(trip.then, write),
            None => write(),
        }
    }

    /// Ends the connection; nothing more follows.
    fn end(&self) -> bool {
        // The ends may have closed it before.
        let _ = self.back.shutdown(Shutdown::Both);
        let _ = self.stream.shutdown(Shutdown::Both);
        false
    }

    /// The trip that this piece sets off.
    fn tripped(&self, piece: &Piece) -> Option<Trip> {
        let Piece::Message(_, message) = piece else { return None };
        if self.lost {
            return None;
        }
        self.shared.state().trip.take_if(|trip| trip.to == self.to && (trip.is_it)(message))
    }

    /// What becomes of something that has come at this moment, once that is decided.
    fn fate(&mut self, at: Instant) -> Fate {
        let mut state = self.shared.state();
        loop {
            if state.cuts != self.cuts {
                return Fate::Cut;
            }
            match state.ways[self.to as usize] {
                Network::Cut => return Fate::Cut,
                _ if self.lost => return Fate::Lost,
                Network::Hole => {
                    self.lost = true;
                    return Fate::Lost;
                }
                Network::Well => return Fate::Arrives,
                Network::Slow(by) => {
                    let left = by.saturating_sub(at.elapsed());
                    if left.is_zero() {
                        return Fate::Arrives;
                    }
                    let waited = self.shared.changed.wait_timeout(state, left);
                    state = waited.unwrap_or_else(std::sync::PoisonError::into_inner).0;
                }
                Network::Held => {
                    let waited = self.shared.changed.wait(state);
                    state = waited.unwrap_or_else(std::sync::PoisonError::into_inner);
                }
            }
        }
    }

    /// The browser is told that its web socket is open.
    fn opens(&self) {
        let mut state = self.shared.state();
        let place = state.opened.len();
        state.opened.push(Opened { at: SystemTime::now(), browser_left: None, site_left: None });
        // A head comes once.
        let _ = self.place.set(place);
    }

    /// The end from which this way leads has ended the web socket, if it is one.
    fn leaves(&self) {
        let Some(place) = self.place.get() else { return };
        let mut state = self.shared.state();
        let opened = &mut state.opened[*place];
        let left = if self.to == To::Site { &mut opened.browser_left } else { &mut opened.site_left };
        left.get_or_insert_with(SystemTime::now);
    }
}
