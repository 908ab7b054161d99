//! Who is there, and what follows from it and from time.

use std::collections::BTreeMap;

use chuhe_play::{Command, Event, PlayerId, Span, Stage, System, Time};
use chuhe_rules::{ByColor, Color};
use chuhe_store::{UnixMillis, Write};
use chuhe_wire::Down;

use super::{ConnectionId, Doing, Output, Room};
use crate::live::outbox::{Frame, Matter};

/// Who is there.
#[derive(Debug)]
pub(super) struct Presence {
    /// How many connections each player has.
    connections: BTreeMap<PlayerId, usize>,
    /// Since when each side has none; nothing while it has one.
    gone: ByColor<Option<UnixMillis>>,
    /// Since when nobody at all is there; while somebody is, since he came.
    changed: UnixMillis,
    /// How many were said to look on, and when another number is said, if there is another.
    watchers: u32,
    watchers_at: Option<UnixMillis>,
}

/// How long a player's last connection is gone before the other side is told that he left.
const LEAVE: Span = Span::seconds(4);

/// How long a clock that the server stopped waits for the side to move to come back.
const RESTORE: Span = Span::seconds(15);

/// How long a room is kept after everybody has left.
const KEEP: Span = Span::seconds(60);

/// A room in which something is due within this time is not put away.
const SOON: Span = Span::minutes(60);

/// How long after a change the number of those who look on is told, with all changes in between.
const WATCHERS: Span = Span::seconds(2);

impl Presence {
    pub(super) fn new(now: UnixMillis) -> Self {
        let gone = ByColor { red: Some(now), black: Some(now) };
        Self { connections: BTreeMap::new(), gone, changed: now, watchers: 0, watchers_at: None }
    }

    pub(super) fn came(&mut self, player: PlayerId) {
        *self.connections.entry(player).or_default() += 1;
    }

    pub(super) fn went(&mut self, player: PlayerId) {
        match self.connections.get_mut(&player) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                self.connections.remove(&player);
            }
        }
    }

    pub(super) fn all_went(&mut self) {
        self.connections.clear();
    }
}

fn later(at: UnixMillis, span: Span) -> UnixMillis {
    UnixMillis(at.0.saturating_add(span.0))
}

impl Room {
    /// Whether nothing happens here for some time.
    pub(super) fn is_quiet(&self, now: UnixMillis) -> bool {
        self.asked.is_empty()
            && now >= later(self.presence.changed, KEEP)
            && self.due().is_none_or(|due| due >= later(now, SOON))
    }

    /// When [`Input::Wake`](super::Input::Wake) is due, if nothing is heard before.
    pub fn wake(&self) -> Option<UnixMillis> {
        let idle = self.members.is_empty() && matches!(self.doing, Doing::Waiting);
        let put_away = idle.then(|| later(self.presence.changed, KEEP));
        [self.due(), put_away, self.presence.watchers_at].into_iter().flatten().min()
    }

    /// When something happens by itself.
    fn due(&self) -> Option<UnixMillis> {
        match self.doing {
            Doing::Waiting => {}
            Doing::Failed { again, .. } => return Some(again),
            Doing::Storing { .. } | Doing::Broken => return None,
        }
        let view = self.session.view();
        let flag = self.session.flag_due().map(|at| UnixMillis(self.origin.0.saturating_add(at.0)));
        let gone = |color: Color| self.presence.gone[color].filter(|_| view.away[color].is_none());
        let leaves = Color::ALL.into_iter().filter_map(gone).map(|at| later(at, LEAVE)).min();
        let leaves = leaves.filter(|_| view.stage() == Stage::Playing);
        let restore = self.presence.gone[view.turn()].filter(|_| view.suspended);
        [flag, leaves, restore.map(|at| later(at, RESTORE))].into_iter().flatten().min()
    }

    /// Notes who is there now.
    pub(super) fn look(&mut self, now: UnixMillis) {
        for color in Color::ALL {
            if self.is_here(color) {
                self.presence.gone[color] = None;
            } else {
                self.presence.gone[color].get_or_insert(now);
            }
        }
        self.presence.changed = now;
    }

    /// Whether a side has a connection.
    fn is_here(&self, color: Color) -> bool {
        self.told.seats[color].is_some_and(|player| self.presence.connections.contains_key(&player))
    }

    /// Stops the clock where the server was at fault, and lets it run again when the side to move is there.
    pub(super) fn suspend_or_restore(&mut self, now: UnixMillis) -> Option<Vec<Write>> {
        let mut events = Vec::new();
        if let Some(at) = self.stop {
            events.extend(self.say(at, System::Suspend));
        }
        let view = self.session.view();
        let waited = self.presence.gone[view.turn()].is_none_or(|gone| now >= later(gone, RESTORE));
        if view.suspended && waited {
            events.extend(self.say(self.time(now), System::Restore));
        }
        (!events.is_empty()).then(|| self.store(now, events, None))
    }

    /// Says who left and who came back, and looks at the clock.
    pub(super) fn notice(&mut self, now: UnixMillis) -> Option<Vec<Write>> {
        let mut events = Vec::new();
        let at = self.time(now);
        for color in Color::ALL {
            let view = self.session.view();
            if view.stage() != Stage::Playing {
                break;
            }
            let system = match self.presence.gone[color] {
                None if view.away[color].is_some() => System::Returned(color),
                Some(gone) if view.away[color].is_none() && now >= later(gone, LEAVE) => System::Left(color),
                _ => continue,
            };
            events.extend(self.say(at, system));
        }
        if self.session.flag_due().is_some_and(|due| due <= at) {
            events.extend(self.say(at, System::Tick));
        }
        (!events.is_empty()).then(|| self.store(now, events, None))
    }

    /// Lets the server itself say something.
    fn say(&mut self, at: Time, system: System) -> Vec<Event> {
        // What the server says is never refused.
        self.session.apply(at, Command::System(system)).unwrap_or_default()
    }

    fn watchers(&self) -> u32 {
        let of =
            |color: Color| self.told.seats[color].and_then(|player| self.presence.connections.get(&player));
        let players: usize = Color::ALL.into_iter().filter_map(of).sum();
        self.members.len().saturating_sub(players) as u32
    }

    /// How many look on, for somebody who has just come.
    pub(super) fn watchers_for(&self, who: ConnectionId) -> Option<Output> {
        let count = self.presence.watchers;
        (count > 0).then(|| Output::Tell(who, Frame::of(Matter::Watchers, &Down::Watchers(count))))
    }

    /// How many look on, for everybody, if the number has changed.
    pub(super) fn watchers_for_all(&mut self, now: UnixMillis) -> Option<Output> {
        let count = self.watchers();
        if count == self.presence.watchers {
            self.presence.watchers_at = None;
            return None;
        }
        if now < *self.presence.watchers_at.get_or_insert(later(now, WATCHERS)) {
            return None;
        }
        (self.presence.watchers, self.presence.watchers_at) = (count, None);
        Some(Output::TellAll(Frame::of(Matter::Watchers, &Down::Watchers(count))))
    }
}
