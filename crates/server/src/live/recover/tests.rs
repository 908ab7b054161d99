use chuhe_play::{Control, Event, GameId, Kind, PlayerId, Terms, Time};
use chuhe_rules::Color;
use chuhe_store::{Fault, Memory, Reader};

use super::*;

const NOON: UnixMillis = UnixMillis(1_796_040_000_000);
const GAME: GameId = GameId(1);

fn after(seconds: u64) -> UnixMillis {
    UnixMillis(NOON.0 + seconds * 1_000)
}

/// A game that was made at noon, and something that happened in it so many seconds later.
fn game(store: &mut dyn Store, seconds: u64) {
    let terms = Terms::standard(Control::Unlimited);
    let kind = Kind::Seated { color: Color::Red, player: PlayerId(7) };
    let event = Event { seq: 1, at: Time(seconds * 1_000), by: None, kind };
    let append = Write::Append { game: GAME, event, at: after(seconds) };
    store.commit(&[Write::Create { game: GAME, terms, at: NOON }, append]).expect("a game");
}

fn stopped(memory: &Memory) -> Option<UnixMillis> {
    memory.clone().game(GAME).expect("it is read").expect("it is there").stopped
}

#[test]
fn a_clock_stands_still_from_the_last_sign_of_life_on_however_many_servers_come_after() {
    let memory = Memory::new();
    let mut store = memory.open().expect("nobody else has it");
    assert_eq!(recover(&mut *store, NOON), Ok(NOON));
    game(&mut *store, 30);
    store.commit(&[Write::Beat(after(60))]).expect("a sign of life");
    assert_eq!(stopped(&memory), None);
    for start in [100, 200, 200, 300] {
        let begin = recover(&mut *store, after(start)).expect("it is well");
        assert!(begin >= after(start));
        assert_eq!(stopped(&memory), Some(after(60)));
    }
}

#[test]
fn who_starts_at_once_again_keeps_the_walls_time() {
    let memory = Memory::new();
    let mut store = memory.open().expect("nobody else has it");
    recover(&mut *store, NOON).expect("it is well");
    for millis in 1..=50 {
        let wall = UnixMillis(NOON.0 + millis);
        assert_eq!(recover(&mut *store, wall), Ok(wall));
    }
}

#[test]
fn time_goes_on_where_it_was_if_the_clock_on_the_wall_is_set_back() {
    let memory = Memory::new();
    let mut store = memory.open().expect("nobody else has it");
    recover(&mut *store, NOON).expect("it is well");
    store.commit(&[Write::Beat(after(60))]).expect("a sign of life");
    game(&mut *store, 60);
    for back in [59, 30, 0] {
        let begin = recover(&mut *store, after(back)).expect("it is well");
        assert!(begin > after(60), "{begin:?}");
        assert_eq!(stopped(&memory), Some(after(60)));
    }
    let begin = recover(&mut *store, after(90));
    assert_eq!(begin, Ok(after(90)), "and the wall's time counts again once it is later");
}

#[test]
fn where_nothing_is_stored_time_is_the_walls_and_where_nothing_can_be_no_server_starts() {
    let memory = Memory::new();
    let mut store = memory.open().expect("nobody else has it");
    memory.set_fault(Some(Fault::Full));
    assert_eq!(recover(&mut *store, NOON), Err(StoreError::Full));
    memory.set_fault(None);
    assert_eq!(recover(&mut *store, NOON), Ok(NOON));
}
