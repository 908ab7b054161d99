//! What must hold, whatever went wrong.

use std::collections::BTreeSet;

use chuhe_play::{Act, Command, Control, Event, GameId, How, Kind, Session, Span, System, Time, View};
use chuhe_rules::Color;
use chuhe_store::{Memory, Reader as _, Stored, UnixMillis};

use super::tally::Tally;
use super::world::{BEGIN, World};

/// A game as it is stored.
fn stored(memory: &Memory, game: GameId) -> Result<Stored, String> {
    let mut reader = memory.clone();
    let stored = reader.game(game).map_err(|error| error.to_string())?;
    stored.ok_or_else(|| format!("game {} is not stored", game.0))
}

/// What everybody should see of a game.
pub(crate) fn view(memory: &Memory, game: GameId) -> Result<View, String> {
    let stored = stored(memory, game)?;
    let session = Session::replay(stored.terms, &stored.events).map_err(|error| error.to_string())?;
    Ok(session.view().clone())
}

/// All games: the first ones, and those that were agreed on after them.
fn games(world: &World) -> Result<Vec<Stored>, String> {
    let mut games = Vec::new();
    for first in &world.first_games {
        let mut next = Some(*first);
        while let Some(game) = next {
            let stored = stored(&world.memory, game)?;
            next = stored.events.iter().find_map(|event| match event.kind {
                Kind::Followed(game) => Some(game),
                _ => None,
            });
            games.push(stored);
        }
    }
    Ok(games)
}

/// The games in which something happened at this time or later.
pub(crate) fn later_than(world: &World, at: UnixMillis) -> Vec<GameId> {
    let last = |game: &Stored| game.events.last().map_or(0, |event| event.at.0);
    let games = games(world).unwrap_or_default().into_iter();
    games.filter(|game| game.created_at.0 + last(game) >= at.0).map(|game| game.game).collect()
}

/// The invariants.
pub(crate) fn check(world: &World) -> Result<(), String> {
    for game in games(world)? {
        nothing_told_is_lost(world, &game)?;
        nothing_is_applied_twice(world, &game)?;
        clocks_are_just(world, &game)?;
    }
    Ok(())
}

pub(crate) fn tally(world: &World) -> Tally {
    let mut tally = Tally::default();
    for event in games(world).unwrap_or_default().iter().flat_map(|game| &game.events) {
        match event.kind {
            Kind::Moved { .. } => tally.moves += 1,
            Kind::Ended(_) => tally.ended += 1,
            Kind::Rematched => tally.rematches += 1,
            Kind::Suspended => tally.suspended += 1,
            _ => {}
        }
    }
    tally
}

/// What anybody was told is stored, as he was told it.
fn nothing_told_is_lost(world: &World, game: &Stored) -> Result<(), String> {
    let number = game.game.0;
    let at = |seq: u32| game.events.get(seq as usize - 1);
    for client in &world.clients {
        let who = client.player.0;
        for (_, event) in client.told.iter().filter(|(own, _)| *own == game.game) {
            if at(event.seq) != Some(event) {
                return Err(format!(
                    "player {who} was told {event:?} of game {number}, stored is {:?}",
                    at(event.seq)
                ));
            }
        }
        for (_, nonce) in client.done.iter().filter(|(own, _)| *own == game.game) {
            let is_stored = |event: &Event| event.by.is_some_and(|origin| origin.nonce == *nonce);
            if !game.events.iter().any(is_stored) {
                return Err(format!("player {who}'s move {nonce} of game {number} is done and not stored"));
            }
        }
        for (_, whole) in client.wholes.iter().filter(|(own, _)| *own == game.game) {
            let past = game.events.get(..whole.seq as usize).ok_or("a game had more events than stored")?;
            let session = Session::replay(game.terms.clone(), past).map_err(|error| error.to_string())?;
            if session.view() != whole {
                return Err(format!("player {who} was told another game {number} up to {}", whole.seq));
            }
        }
    }
    Ok(())
}

/// Each event answers a command that was given, and none answers two.
fn nothing_is_applied_twice(world: &World, game: &Stored) -> Result<(), String> {
    let seats = game.seats();
    let mut answered = BTreeSet::new();
    for event in &game.events {
        let Some(origin) = event.by else { continue };
        if matches!(event.kind, Kind::Seated { .. }) && origin.nonce == 0 {
            // The server itself seats those who play again.
            continue;
        }
        let player = seats[origin.color];
        if !answered.insert((player, origin.nonce)) {
            return Err(format!("{event:?} of game {} was carried out twice", game.game.0));
        }
        let asker = world.clients.iter().find(|client| Some(client.player) == player);
        let act = asker.and_then(|client| client.asked.get(&(game.game, origin.nonce)));
        let fits = match (act, event.kind) {
            (Some(Act::Move { mv, .. }), Kind::Moved { mv: made, .. }) => *mv == made,
            (Some(Act::Say(phrase)), Kind::Said(said)) => *phrase == said,
            (Some(Act::Move { .. } | Act::Say(_)) | None, _) => false,
            (Some(_), _) => true,
        };
        if !fits {
            return Err(format!("{event:?} of game {} answers {act:?}", game.game.0));
        }
    }
    Ok(())
}

/// How much of a span no server ran.
fn downtime(world: &World, from: Time, to: Time) -> u64 {
    let overlap = |(begin, end): &(u64, u64)| {
        let (begin, end) = (begin.saturating_sub(BEGIN), end.saturating_sub(BEGIN));
        end.min(to.0).saturating_sub(begin.max(from.0))
    };
    world.downtimes.iter().map(overlap).sum()
}

/// Clocks never go up by themselves, charge no time in which no server ran, and no flag falls before its time.
///
/// Only for the first games: in the others the line of events begins later.
fn clocks_are_just(world: &World, game: &Stored) -> Result<(), String> {
    let session = Session::replay(game.terms.clone(), &[]).map_err(|error| error.to_string())?;
    let mut view = session.view().clone();
    let begin = Time(game.created_at.0 - BEGIN);
    let world_time = |at: Time| Time(at.0 + begin.0);
    let mut turn_began = Time(0);
    for event in &game.events {
        let wrong =
            |what: &str| Err(format!("game {}: {what} at {event:?}, before it {view:?}", game.game.0));
        if event.at < view.at {
            return wrong("time goes back");
        }
        let up = || {
            // Of a game with a time of its own the server's downtimes are not known by that.
            let is_own = world.ahead_of_server.contains(&game.game);
            let down = if is_own { 0 } else { downtime(world, world_time(turn_began), world_time(event.at)) };
            Span(event.at.since(turn_began).0.saturating_sub(down))
        };
        if let Kind::Moved { spent, .. } = event.kind
            && spent > up()
        {
            return wrong("a move is charged time in which no server ran");
        }
        if let (Kind::Ended(end), Some(limit)) = (event.kind, view.clock.limit())
            && end.how == How::Time
            && up() < limit
        {
            return wrong("a flag falls before its time");
        }
        let remaining = |view: &View| Color::ALL.map(|color| view.clock.remaining(color, event.at));
        let (before, banks) = (remaining(&view), view.clock.banks);
        let mover = view.turn();
        let mut after = view.clone();
        after.follow(event);
        match event.kind {
            Kind::Moved { .. } => {
                turn_began = event.at;
                let more = match game.terms.controls[mover] {
                    Control::Fischer { increment, .. } => increment,
                    _ => Span::ZERO,
                };
                if after.clock.banks[mover].main > banks[mover].main + more {
                    return wrong("a move adds time");
                }
            }
            Kind::TakenBack { .. } => turn_began = event.at,
            Kind::TimeGiven { .. } => {}
            _ if remaining(&after) != before => return wrong("a clock jumps"),
            _ => {}
        }
        view = after;
    }
    // What is stored is what the machine itself would say: a tick at the last event's time brings nothing.
    let mut session = Session::replay(game.terms.clone(), &game.events).map_err(|error| error.to_string())?;
    let tick = session.apply(Time(0), Command::System(System::Tick));
    if tick != Ok(Vec::new()) {
        return Err(format!("game {}: a flag was overlooked: {tick:?}", game.game.0));
    }
    Ok(())
}
