//! What the server counts and measures of itself, as Prometheus reads it.
#![allow(clippy::disallowed_methods, reason = "what is measured is time")]

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::body::Bytes;
use axum::http::header;
use axum::routing::get;
use chuhe_play::{Kind, Nonce};
use chuhe_wire::{Closed, Down, decode};
use prometheus_client::encoding::prometheus_text::{CONTENT_TYPE, encode};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

use crate::live::{ConnectionId, Frame, Hub, Matter};

/// Counters by one label.
type ByLabel = Family<[(&'static str, String); 1], Counter>;

/// What is counted and measured; nothing of it tells who somebody is.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    acknowledged: Histogram,
    passed_on: Histogram,
    commit: Histogram,
    batch: Histogram,
    /// Connections over which people play or look on.
    pub(crate) connections: Gauge,
    /// Games that are in memory.
    pub(crate) rooms: Gauge,
    /// Jobs that the store has not answered.
    pub(crate) jobs: Gauge,
    /// Questions to the store that have no answer yet.
    pub(crate) questions: Gauge,
    /// Games made, rematches among them.
    pub(crate) games: Counter,
    /// Whole games sent because somebody read too slowly.
    pub(crate) behind: Counter,
    moves: Counter,
    messages: [Counter; Down::NAMES.len()],
    refusals: ByLabel,
    closed: ByLabel,
    limited: ByLabel,
}

/// The bounds of the histograms of time, in seconds.
const SECONDS: [f64; 14] =
    [0.000_25, 0.000_5, 0.001, 0.002, 0.003, 0.005, 0.01, 0.015, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("chuhe");
        let mut time = |name: &str, help: &str| {
            let histogram = Histogram::new(SECONDS);
            registry.register_with_unit(name, help, Unit::Seconds, histogram.clone());
            histogram
        };
        let acknowledged =
            time("acknowledge", "From hearing a command to writing what it brought about to who gave it");
        let passed_on =
            time("pass_on", "From hearing a command to writing what it brought about to the other player");
        let commit = time("commit", "How long the store took for a batch");
        let batch = Histogram::new(exponential_buckets(1.0, 2.0, 11));
        registry.register("batch_jobs", "How many jobs were stored together", batch.clone());
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let connections = gauge("live_connections", "Connections over which people play or look on");
        let rooms = gauge("rooms", "Games that are in memory");
        let jobs = gauge("store_jobs", "Jobs that the store has not answered");
        let questions = gauge("store_questions", "Questions to the store that have no answer yet");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let games = counter("games_made", "Games made, rematches among them");
        let moves = counter("moves", "Moves made");
        let behind =
            counter("snapshots_for_slow_readers", "Whole games sent because somebody read too slowly");
        let mut family = |name: &str, help: &str| {
            let family = ByLabel::default();
            registry.register(name, help, family.clone());
            family
        };
        let messages = family("messages", "Messages written; whole and tail bring somebody up to date");
        let refusals = family("refusals", "Commands refused, by the reason's id");
        let closed = family("closed_connections", "Live connections ended, by reason");
        let limited = family("limited", "What strangers were not granted, by what it was");
        let messages = Down::NAMES.map(|name| messages.get_or_create_owned(&[("message", name.to_owned())]));
        Self {
            registry,
            acknowledged,
            passed_on,
            commit,
            batch,
            connections,
            rooms,
            jobs,
            questions,
            games,
            behind,
            moves,
            messages,
            refusals,
            closed,
            limited,
        }
    }
}

impl Metrics {
    /// A commit that began then has answered so many jobs.
    pub(crate) fn committed(&self, since: Moment, jobs: usize) {
        self.commit.observe(since.seconds());
        self.batch.observe(jobs as f64);
    }

    /// A connection has ended.
    pub(crate) fn closed(&self, why: &str) {
        self.closed.get_or_create(&[("reason", why.to_owned())]).inc();
    }

    /// A stranger was not granted something.
    pub(crate) fn limited(&self, what: &str) {
        self.limited.get_or_create(&[("what", what.to_owned())]).inc();
    }

    /// A message was written to a visitor; if it was the last one, it gives why in a word.
    pub(crate) fn wrote(&self, bytes: &Bytes, marks: &mut Marks) -> Option<&'static str> {
        let kind = Down::number(bytes)?;
        self.messages[kind].inc();
        if let Some(mark) = marks.take(bytes) {
            let histogram = if mark.is_own { &self.acknowledged } else { &self.passed_on };
            histogram.observe(mark.heard.seconds());
        }
        if Down::NAMES[kind] != "closed" {
            return None;
        }
        match decode(bytes) {
            Ok(Down::Closed(why)) => Some(reason(why)),
            _ => None,
        }
    }

    /// All of it in Prometheus' text format.
    fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}

/// One more of something as long as this lives.
#[derive(Debug)]
pub(crate) struct Counted(Gauge);

impl Counted {
    /// Counts it in.
    pub(crate) fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// A moment, to measure from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment(Instant);

impl Moment {
    /// This moment.
    pub(crate) fn now() -> Self {
        Self(Instant::now())
    }

    fn seconds(self) -> f64 {
        self.0.elapsed().as_secs_f64()
    }
}

/// The commands of one room that wait for what they bring about, and when they were heard.
#[derive(Debug, Default)]
pub(crate) struct Asked(VecDeque<(ConnectionId, Nonce, Moment)>);

/// The most commands and messages that are followed at a time; what is beyond is not measured.
const MOST: usize = 16;

impl Asked {
    /// A command was heard.
    pub(crate) fn heard(&mut self, who: ConnectionId, nonce: Nonce, at: Moment) {
        if self.0.len() == MOST {
            self.0.pop_front();
        }
        self.0.push_back((who, nonce, at));
    }

    /// Looks at a message to everybody, and gives whose command brought it about, and when that was heard.
    pub(crate) fn told(&mut self, frame: &Frame, metrics: &Metrics) -> Option<(ConnectionId, Moment)> {
        if frame.matter() != Matter::Event {
            return None;
        }
        let Ok(Down::Event(event)) = decode(frame.bytes()) else { return None };
        match event.kind {
            Kind::Moved { .. } => drop(metrics.moves.inc()),
            Kind::Followed(_) => drop(metrics.games.inc()),
            _ => {}
        }
        let nonce = event.by?.nonce;
        let place = self.0.iter().position(|(_, own, _)| *own == nonce)?;
        self.0.remove(place).map(|(who, _, at)| (who, at))
    }

    /// Looks at a message to one visitor: his command may be refused.
    pub(crate) fn answered(&mut self, who: ConnectionId, frame: &Frame, metrics: &Metrics) {
        if frame.matter() != Matter::Answer {
            return;
        }
        let nonce = match decode(frame.bytes()) {
            Ok(Down::Refused { nonce, why }) => {
                metrics.refusals.get_or_create(&[("reason", why.id)]).inc();
                nonce
            }
            Ok(Down::Done { nonce }) => nonce,
            _ => return,
        };
        self.0.retain(|(own, asked, _)| (*own, *asked) != (who, nonce));
    }
}

/// Messages on their way to one visitor that are measured when they are written.
#[derive(Debug, Default)]
pub(crate) struct Marks(VecDeque<Mark>);

#[derive(Debug)]
struct Mark {
    /// Where the message lies; it lies nowhere else, however often it is cloned.
    place: usize,
    heard: Moment,
    is_own: bool,
}

impl Marks {
    /// A message will be written that a command brought about.
    pub(crate) fn put(&mut self, frame: &Frame, heard: Moment, is_own: bool) {
        if self.0.len() == MOST {
            self.0.pop_front();
        }
        self.0.push_back(Mark { place: frame.bytes().as_ptr().addr(), heard, is_own });
    }

    fn take(&mut self, bytes: &Bytes) -> Option<Mark> {
        let place = self.0.iter().position(|mark| mark.place == bytes.as_ptr().addr())?;
        // What stood before was never written: the reader was too slow.
        self.0.drain(..place);
        self.0.pop_front()
    }
}

/// Why the server ended a connection, as a word.
fn reason(why: Closed) -> &'static str {
    match why {
        Closed::NoGame => "no-game",
        Closed::Version => "version",
        Closed::Malformed => "malformed",
        Closed::TooMuch => "too-much",
        Closed::Stopping => "stopping",
        Closed::Fault => "fault",
        Closed::Full => "full",
    }
}

/// What the server counts and measures of itself, at `/metrics` in Prometheus' text format; for a port that is not public.
pub fn metrics(hub: &Hub) -> Router {
    let metrics = Arc::clone(hub.metrics());
    let text = async move || ([(header::CONTENT_TYPE, CONTENT_TYPE)], metrics.text());
    Router::new().route("/metrics", get(text))
}
