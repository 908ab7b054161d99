//! The points of a move at which the network breaks.

use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Network, Page, To, Trip};
use chuhe_play::{Act, Event, Kind};
use chuhe_wire::{Down, Up, decode};

use super::diary::{self, now};
use super::found::Found;
use super::game::Game;

/// How far a move is when the network breaks for one of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Point {
    /// The own one is not made yet: it is made while there is no network.
    Offline,
    /// The own one has left the page, and does not reach the site.
    Leaving,
    /// The own one is stored, and the answer does not reach the page.
    Stored,
    /// The other side's one is on its way to the page.
    Coming,
    /// The other side thinks until the network is well again.
    Idle,
}

/// From so long a break on a page has noticed it, however silent it is.
const NOTICED: Duration = Duration::from_secs(8);

fn makes_move(message: &[u8]) -> bool {
    matches!(decode(message), Ok(Up::Act { act: Act::Move { .. }, .. }))
}

fn tells_move(message: &[u8]) -> bool {
    matches!(decode(message), Ok(Down::Event(Event { kind: Kind::Moved { .. }, .. })))
}

impl Point {
    /// Breaks the network at this point for so long, and sees whether all is well afterwards.
    pub(crate) fn suffer(self, game: &mut Game, network: Network, length: Duration) -> Result<Found> {
        let is_own = matches!(self, Self::Offline | Self::Leaving | Self::Stored);
        if is_own != game.is_own_turn() {
            game.answer()?;
        }
        let began = now();
        let trip = |to, is_it| game.proxy.trip(Trip { to, is_it, passes: false, then: network });
        match self {
            Self::Offline | Self::Idle => game.proxy.set(network),
            Self::Leaving => trip(To::Site, makes_move),
            Self::Stored | Self::Coming => trip(To::Browser, tells_move),
        }
        if self != Self::Idle {
            game.make()?;
        }
        let page = Page::attached(&game.own)?;
        page.until("the network to break", || Ok(game.proxy.has_tripped()))?;
        sleep(length);
        let well = now();
        game.proxy.set(Network::Well);
        if self == Self::Idle {
            game.make()?;
        }
        game.settle()?;
        game.boards_are_equal()?;

        let stored =
            diary::settled(&diary::read(&game.friend)?, game.plies).context("the other side has it")?;
        let diary = diary::read(&game.own)?;
        // A move that is made afterwards is on its way afterwards.
        let from = if self == Self::Idle { stored.max(well) } else { well };
        let found = Found::of(&game.proxy, &diary, game.plies, well, from)?;

        let since: Vec<_> = diary.iter().filter(|entry| entry.at >= began).collect();
        let shows = |note: &str| since.iter().any(|entry| entry.note == note);
        ensure!(
            since.iter().all(|entry| ["", "offline", "away", "gone"].contains(&entry.note.as_str())),
            "the page said something else: {since:?}"
        );
        if network == Network::Cut || length >= NOTICED {
            ensure!(shows("offline"), "the page did not say that there is no connection: {since:?}");
        }
        let sent = since.iter().any(|entry| entry.sending && entry.plies == game.plies);
        ensure!(sent == is_own, "what was sent: {since:?}");
        Ok(found)
    }
}
