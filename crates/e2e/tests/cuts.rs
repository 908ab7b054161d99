//! The network breaks in the middle of games: F3, F11 and F13.
//!
//! One player's browser reaches the site over a network that breaks at an exact point and is well again after a while; the
//! other's is always well connected and tells what the site has stored.
//! Most of the time is spent waiting, so many games are on at the same time, each in two windows of its own.

#![allow(clippy::disallowed_methods, reason = "it measures how long the pages take")]
#![allow(clippy::print_stdout, reason = "a run says how long the pages took")]

mod cuts {
    pub(crate) mod diary;
    pub(crate) mod found;
    pub(crate) mod game;
    pub(crate) mod point;
}

use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use chuhe_e2e::{Browser, Network, Page, Proxy, Site, To};

use cuts::diary::{self, millis, now};
use cuts::found::Found;
use cuts::game::{Game, PHONE, People};
use cuts::point::Point;

/// How long the network is broken, the longest first.
const LENGTHS: [u64; 4] = [60, 1, 5, 15];

/// How it breaks.
const BREAKS: [Network; 3] = [Network::Cut, Network::Hole, Network::Held];

/// In games side by side, breaks the network in each way for each length at points of a move.
fn break_at(points: &[Point]) -> Result<()> {
    let (site, people) = (Site::start()?, People::come()?);
    let one = |point: Point, network: Network| -> Result<Vec<Found>> {
        let mut game = Game::begin(&site, &people)?;
        let mut all = Vec::new();
        for seconds in LENGTHS {
            let found = point.suffer(&mut game, network, Duration::from_secs(seconds));
            println!("{point:?}, {network:?} for {seconds} s: {found:?}");
            all.push(found?);
        }
        game.clocks_are_right()?;
        Ok(all)
    };
    let (mut all, mut faults) = (Vec::new(), Vec::new());
    thread::scope(|scope| {
        let mut games = Vec::new();
        for point in points {
            for network in BREAKS {
                games.push((point, network, scope.spawn(move || one(*point, network))));
            }
        }
        for (point, network, game) in games {
            match game.join().expect("no game panics") {
                Ok(found) => all.extend(found),
                Err(fault) => faults.push(format!("{point:?}, {network:?}: {fault:#}")),
            }
        }
    });
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    Found::are_fast(&all)
}

#[test]
fn f3_an_own_move_is_made_once_wherever_the_network_breaks() -> Result<()> {
    break_at(&[Point::Offline, Point::Leaving, Point::Stored])
}

#[test]
fn f3_the_other_sides_move_is_seen_wherever_the_network_breaks() -> Result<()> {
    break_at(&[Point::Coming, Point::Idle])
}

/// Waits for something for 40 seconds at most.
fn long_until(what: &str, mut holds: impl FnMut() -> Result<bool>) -> Result<()> {
    for _ in 0..400 {
        if holds()? {
            return Ok(());
        }
        thread::sleep(Duration::from_millis(100));
    }
    bail!("waited in vain for {what}")
}

/// In a game whose connection becomes half-open, both ends notice in time, in milliseconds.
fn notices(game: &mut Game, ways: &[To], page_within: u64) -> Result<()> {
    let socket = game.proxy.opened().len() - 1;
    let broken = now();
    for way in ways {
        game.proxy.set_way(*way, Network::Hole);
    }
    let page = Page::attached(&game.own)?;
    page.until("the page to notice", || {
        Ok(diary::read(&game.own)?.last().is_some_and(|entry| entry.note == "offline"))
    })?;
    let noticed = diary::read(&game.own)?.last().context("it has noticed")?.at - broken;
    long_until("the site to notice", || Ok(game.proxy.opened()[socket].site_left.is_some()))?;
    let freed = millis(game.proxy.opened()[socket].site_left.context("it has noticed")?) - broken;
    long_until("the other side to be told", || {
        Ok(diary::read(&game.friend)?.iter().any(|entry| entry.at > broken && entry.note == "away"))
    })?;
    println!("half-open {ways:?}: the page notices after {noticed} ms, the site after {freed} ms");
    ensure!(noticed <= page_within, "the page notices after {noticed} ms");
    ensure!(freed <= 30_000, "the site notices after {freed} ms");
    game.proxy.set(Network::Well);
    game.settle()?;
    game.answer()?;
    game.boards_are_equal()
}

#[test]
fn f11_a_half_open_connection_is_noticed_at_both_ends() -> Result<()> {
    let (site, people) = (Site::start()?, People::come()?);
    // The page looks ten times a second; where only its answers are lost, it has nothing to miss before the next question.
    let cases: [(&[To], u64); 3] =
        [(&[To::Site, To::Browser], 6_500), (&[To::Browser], 6_500), (&[To::Site], 10_500)];
    let (site, people) = (&site, &people);
    thread::scope(|scope| {
        let games: Vec<_> = cases
            .map(|(ways, within)| scope.spawn(move || notices(&mut Game::begin(site, people)?, ways, within)))
            .into();
        games.into_iter().try_for_each(|game| game.join().expect("no game panics"))
    })
}

#[test]
fn f13_who_looks_on_comes_back_to_the_same_board() -> Result<()> {
    let (site, people) = (Site::start()?, People::come()?);
    let mut game = Game::begin(&site, &people)?;
    let watcher = Browser::start(PHONE, "en")?;
    let mut watchers = Vec::new();
    for network in BREAKS {
        let (proxy, window) = (Proxy::start(site.port())?, watcher.window(PHONE)?);
        Page::open(&window, &proxy.url(&game.path))?;
        diary::keep(&window)?;
        watchers.push((network, proxy, window));
    }
    let windows: Vec<&Browser> = watchers.iter().map(|(_, _, window)| window).collect();
    game.answer()?;
    game.settle_in(&windows)?;
    for (network, proxy, _) in &watchers {
        proxy.set(*network);
    }
    for _ in 0..4 {
        game.answer()?;
        thread::sleep(Duration::from_secs(2));
    }
    let well = now();
    for (_, proxy, _) in &watchers {
        proxy.set(Network::Well);
    }
    game.settle_in(&windows)?;
    game.boards_are_equal_in(&windows)?;
    for (network, proxy, window) in &watchers {
        let diary = diary::read(window)?;
        println!("{network:?}: {:?}", Found::of(proxy, &diary, game.plies, well, well)?);
        ensure!(diary.iter().any(|entry| entry.note == "offline"), "{network:?}: it was not said: {diary:?}");
    }
    // What happens afterwards is seen by all.
    game.answer()?;
    game.settle_in(&windows)?;
    game.boards_are_equal_in(&windows)
}
