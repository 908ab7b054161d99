//! How far self-play has come, on a bar and in words.

use chuhe_lang::Messages;
use indicatif::{ProgressBar, ProgressStyle};

/// Milliseconds of an hour.
const HOUR: f64 = 3_600_000.0;

/// How far it has come.
pub(super) struct View<'a> {
    messages: &'a Messages,
    bar: ProgressBar,
    /// For how many milliseconds games are begun.
    time: Option<u64>,
    /// How many games and positions there were before.
    before: (u64, u64),
}

impl<'a> View<'a> {
    /// A bar on standard error, where that is a terminal: over the games, over the time, or without an end.
    pub(super) fn new(
        games: Option<u64>,
        hours: Option<f64>,
        before: (u64, u64),
        messages: &'a Messages,
    ) -> Self {
        let time = hours.map(|hours| (hours * HOUR) as u64);
        let (bar, template) = match games.or(time) {
            Some(length) => (ProgressBar::new(length), "{msg}\n{wide_bar} {percent} %, {eta}"),
            None => (ProgressBar::no_length(), "{spinner} {msg}"),
        };
        let style = ProgressStyle::with_template(template).expect("the template is well formed");
        let bar = bar.with_style(style);
        if games.is_some() {
            bar.set_position(before.0);
            bar.reset_eta();
        }
        Self { messages, bar, time, before }
    }

    /// Shows how many games and positions there are after so many milliseconds.
    pub(super) fn show(&self, games: u64, positions: u64, time: u64) {
        if !self.bar.is_hidden() {
            self.bar.set_message(self.text(games, positions, time));
            self.bar.set_position(if self.time.is_some() { time } else { games });
        }
    }

    /// Whether the time is over.
    pub(super) fn is_over(&self, time: u64) -> bool {
        self.time.is_some_and(|most| time >= most)
    }

    /// Takes the bar away.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }

    /// How many games and positions there are, and how many positions this run makes in an hour.
    pub(super) fn text(&self, games: u64, positions: u64, time: u64) -> String {
        let made = positions - self.before.1;
        let pace = (made as f64 * HOUR / time.max(1) as f64) as usize;
        let args = [
            ("games", (games as usize).into()),
            ("positions", (positions as usize).into()),
            ("pace", pace.into()),
        ];
        self.messages.format("selfplay-made", &args)
    }
}
