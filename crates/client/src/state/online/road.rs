//! By which way the page gets to the server.

use chuhe_play::{Span, Time};

/// A way to the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Road {
    /// A web socket.
    #[default]
    Socket,
    /// A stream of events and requests, where something on the way lets no web socket through.
    Stream,
}

/// Which way is taken, by what became of the tries before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roads {
    road: Road,
    /// Whether the server was heard on the connection that was opened last.
    is_heard: bool,
    /// How many tries in a row have brought nothing by this way.
    misses: u32,
    /// Whether a web socket has worked on this page.
    is_proven: bool,
    /// Whether, since one worked for the last time, one was tried while requests got through.
    is_checked: bool,
    /// When the stream was last preferred.
    turned: Time,
}

/// After so many tries in a row that brought nothing the other way is tried.
const PATIENCE: u32 = 2;

/// The same for web sockets once one has worked on this page: then it is the server that is away, most likely.
const LONG_PATIENCE: u32 = 5;

/// For so long web sockets are taken for blocked; with the next cut after that one is tried again.
const AGAIN: Span = Span::minutes(10);

impl Roads {
    /// The tries of a page begin with this way.
    pub(super) const fn new(road: Road, now: Time) -> Self {
        Self { road, is_heard: false, misses: 0, is_proven: false, is_checked: false, turned: now }
    }

    /// A connection is to be opened: by this way.
    pub(super) fn take(&mut self) -> Road {
        self.is_heard = false;
        self.road
    }

    /// The connection is open; whether it is to be used.
    ///
    /// Where a web socket has worked before, all tries fail most often because there is no network at all.
    /// Then the first stream that opens only says that there is one again, and a web socket is tried at once; if that one
    /// fails, it is no longer the network.
    pub(super) fn opens(&mut self) -> bool {
        if self.road == Road::Socket || !self.is_proven || self.is_checked {
            return true;
        }
        self.is_checked = true;
        (self.road, self.misses) = (Road::Socket, LONG_PATIENCE - 1);
        false
    }

    /// The server was heard; with the first word on a connection, the way that the next page should begin with.
    pub(super) fn works(&mut self) -> Option<Road> {
        let is_first = !self.is_heard;
        (self.is_heard, self.misses) = (true, 0);
        if self.road == Road::Socket {
            (self.is_proven, self.is_checked) = (true, false);
        }
        // Where a web socket has worked, the stream is taken by chance rather than of need.
        (is_first && !(self.is_proven && self.road == Road::Stream)).then_some(self.road)
    }

    /// The connection is cut, or none came about.
    pub(super) fn ends(&mut self, now: Time) {
        let patience = if self.is_proven { LONG_PATIENCE } else { PATIENCE };
        match self.road {
            Road::Stream if self.is_heard => {
                if self.is_proven || now.since(self.turned) >= AGAIN {
                    // One try, and without success back at once.
                    (self.road, self.misses) = (Road::Socket, patience - 1);
                }
            }
            Road::Socket if self.is_heard => {}
            road => {
                self.misses += 1;
                if self.misses >= if road == Road::Socket { patience } else { PATIENCE } {
                    self.misses = 0;
                    self.turned = now;
                    self.road = if road == Road::Socket { Road::Stream } else { Road::Socket };
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LATER: Time = Time(700_000);

    /// A try that brings nothing: by which way it was.
    fn miss(roads: &mut Roads, now: Time) -> Road {
        let road = roads.take();
        roads.ends(now);
        road
    }

    /// A connection on which the server is heard, and what is kept for the next page.
    fn hit(roads: &mut Roads, now: Time) -> (Road, Option<Road>) {
        let road = roads.take();
        assert!(roads.opens());
        let kept = roads.works();
        assert_eq!(roads.works(), None, "it is said once");
        roads.ends(now);
        (road, kept)
    }

    #[test]
    fn f12_after_two_web_sockets_that_bring_nothing_a_stream_is_tried_and_kept() {
        let mut roads = Roads::new(Road::Socket, Time(0));
        let tries: Vec<Road> = (0..2).map(|_| miss(&mut roads, Time(0))).collect();
        assert_eq!(tries, [Road::Socket; 2]);
        assert_eq!(hit(&mut roads, Time(9)), (Road::Stream, Some(Road::Stream)));
        assert_eq!(hit(&mut roads, Time(99)), (Road::Stream, Some(Road::Stream)));
        // The tab's next page begins with it, and some time a web socket is tried once more.
        let mut roads = Roads::new(Road::Stream, Time(0));
        assert_eq!(hit(&mut roads, LATER).0, Road::Stream);
        assert_eq!(miss(&mut roads, LATER), Road::Socket);
        assert_eq!(hit(&mut roads, LATER).0, Road::Stream);
        assert_eq!(hit(&mut roads, LATER + AGAIN).0, Road::Stream);
        assert_eq!(hit(&mut roads, LATER), (Road::Socket, Some(Road::Socket)));
        assert_eq!(hit(&mut roads, LATER).0, Road::Socket);
    }

    #[test]
    fn without_any_network_both_are_tried_in_turn() {
        let mut roads = Roads::new(Road::Socket, Time(0));
        let tries: Vec<Road> = (0..6).map(|_| miss(&mut roads, Time(0))).collect();
        let (socket, stream) = ([Road::Socket; 2], [Road::Stream; 2]);
        assert_eq!(tries, [socket, stream, socket].concat());
    }

    #[test]
    fn where_web_sockets_work_a_server_that_is_away_is_waited_for() {
        let mut roads = Roads::new(Road::Socket, Time(0));
        assert_eq!(hit(&mut roads, Time(0)), (Road::Socket, Some(Road::Socket)));
        let tries: Vec<Road> = (0..4).map(|_| miss(&mut roads, Time(0))).collect();
        assert_eq!(tries, [Road::Socket; 4]);
        assert_eq!(hit(&mut roads, Time(0)).0, Road::Socket);
        let tries: Vec<Road> = (0..7).map(|_| miss(&mut roads, Time(0))).collect();
        assert_eq!(tries, [vec![Road::Socket; 5], vec![Road::Stream; 2]].concat());
        for _ in 0..5 {
            miss(&mut roads, Time(0));
        }
        // A stream shows that there is a network again, and a web socket is tried; without success, it helps and is not kept.
        assert_eq!(roads.take(), Road::Stream);
        assert!(!roads.opens());
        assert_eq!(miss(&mut roads, Time(0)), Road::Socket);
        assert_eq!(hit(&mut roads, Time(0)), (Road::Stream, None));
        assert_eq!(miss(&mut roads, Time(0)), Road::Socket);
        assert_eq!(hit(&mut roads, Time(0)), (Road::Stream, None));
        assert_eq!(hit(&mut roads, Time(0)).0, Road::Socket);
    }

    #[test]
    fn after_a_long_time_without_a_network_a_web_socket_is_taken_again() {
        let mut roads = Roads::new(Road::Socket, Time(0));
        hit(&mut roads, Time(0));
        for _ in 0..3 {
            let tries: Vec<Road> = (0..5).map(|_| miss(&mut roads, Time(0))).collect();
            assert_eq!(tries, [Road::Socket; 5]);
            assert_eq!(roads.take(), Road::Stream);
            assert!(!roads.opens(), "it is not used");
            assert_eq!(hit(&mut roads, Time(0)).0, Road::Socket);
        }
    }
}
