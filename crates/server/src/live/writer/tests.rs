use chuhe_play::{Control, Event, Kind, PlayerId, Terms, Time};
use chuhe_rules::Color;
use chuhe_store::{Fault, Memory, TokenHash};

use super::*;

const NOW: UnixMillis = UnixMillis(1_796_000_000_000);

fn create(game: u64, from: u32) -> Job<u32> {
    let terms = Terms::standard(Control::Unlimited);
    Job { writes: vec![Write::Create { game: GameId(game), terms, at: NOW }], from }
}

fn append(game: u64, seq: u32, from: u32) -> Job<u32> {
    let kind = Kind::Left(Color::Red);
    let event = Event { seq, at: Time(0), by: None, kind };
    Job { writes: vec![Write::Append { game: GameId(game), event, at: NOW }], from }
}

fn guest(token: &[u8], player: u64, from: u32) -> Job<u32> {
    let write = Write::Guest { token: TokenHash::of(token), player: PlayerId(player), at: NOW };
    Job { writes: vec![write], from }
}

/// Runs until nothing is left to do, and gives who was answered with a yes and who with a no.
fn run(writer: &mut Writer<u32>, store: &mut dyn Store) -> (Vec<u32>, Vec<u32>) {
    let mut answers = (Vec::new(), Vec::new());
    for _ in 0..100 {
        if !writer.is_busy() {
            answers.0.sort_unstable();
            answers.1.sort_unstable();
            return answers;
        }
        for (from, result) in writer.run(NOW, store) {
            if result.is_ok() { answers.0.push(from) } else { answers.1.push(from) }
        }
    }
    panic!("the writer does not come to an end");
}

#[test]
fn jobs_of_many_games_are_one_batch() {
    let memory = Memory::new();
    let mut store = memory.open().expect("it is free");
    let mut writer = Writer::default();
    for game in 0..20 {
        writer.take(create(u64::from(game), game));
    }
    assert_eq!(writer.run(NOW, &mut *store).len(), 20, "one call answers them all");
    assert!(!writer.is_busy());
}

#[test]
fn one_refusal_takes_nobody_else_with_it() {
    let memory = Memory::new();
    let mut store = memory.open().expect("it is free");
    let mut writer = Writer::default();
    writer.take(create(1, 1));
    assert_eq!(run(&mut writer, &mut *store), (vec![1], vec![]));
    for job in
        [append(1, 1, 2), append(9, 1, 3), create(1, 4), create(2, 5), append(2, 1, 6), append(2, 3, 7)]
    {
        writer.take(job);
    }
    // Who names a game that a refusal is about goes with it; what the others want is stored.
    let (stored, refused) = run(&mut writer, &mut *store);
    assert!(refused.contains(&3) && refused.contains(&4) && refused.contains(&7), "{refused:?}");
    assert_eq!(stored.len() + refused.len(), 6);
    for job in [guest(b"a", 1, 1), guest(b"b", 2, 2), guest(b"a", 3, 3), create(7, 4)] {
        writer.take(job);
    }
    assert_eq!(run(&mut writer, &mut *store), (vec![1, 2, 4], vec![3]));
}

/// F15.
#[test]
fn f15_a_full_or_locked_database_is_said_to_all_and_nothing_is_stored() {
    let memory = Memory::new();
    let mut store = memory.open().expect("it is free");
    let mut writer = Writer::default();
    for fault in [Fault::Full, Fault::Busy] {
        memory.set_fault(Some(fault));
        writer.take(create(1, 1));
        writer.take(create(2, 2));
        assert_eq!(run(&mut writer, &mut *store), (vec![], vec![1, 2]));
    }
    memory.set_fault(None);
    writer.take(create(1, 1));
    assert_eq!(run(&mut writer, &mut *store), (vec![1], vec![]), "what was refused was not stored");
}

#[test]
fn after_a_lost_connection_the_store_says_what_it_holds() {
    for stored in [true, false] {
        let memory = Memory::new();
        let mut store = memory.open().expect("it is free");
        let mut writer = Writer::default();
        memory.set_fault(Some(Fault::Lost { stored }));
        writer.take(create(1, 1));
        assert_eq!(writer.run(NOW, &mut *store), []);
        assert!(writer.is_unsure());
        memory.set_fault(Some(Fault::Away));
        writer.take(create(2, 2));
        assert_eq!(writer.run(NOW, &mut *store), [], "nobody is told anything while nobody knows");
        memory.set_fault(None);
        let expected = if stored { (vec![1, 2], vec![]) } else { (vec![2], vec![1]) };
        assert_eq!(run(&mut writer, &mut *store), expected);
        assert_eq!(store.reader().and_then(|mut reader| Ok(reader.game(GameId(1))?.is_some())), Ok(stored));
    }
}

#[test]
fn the_server_is_known_to_be_alive_every_second() {
    let memory = Memory::new();
    let mut store = memory.open().expect("it is free");
    let mut writer = Writer::<u32>::default();
    let beat = |store: &dyn Store| store.reader().and_then(|mut reader| reader.last_beat());
    writer.run(NOW, &mut *store);
    assert_eq!(beat(&*store), Ok(Some(NOW)));
    assert_eq!(writer.beat_due(), UnixMillis(NOW.0 + 1_000));
    writer.take(create(1, 1));
    writer.run(UnixMillis(NOW.0 + 999), &mut *store);
    assert_eq!(beat(&*store), Ok(Some(NOW)));
    memory.set_fault(Some(Fault::Full));
    writer.run(UnixMillis(NOW.0 + 1_000), &mut *store);
    memory.set_fault(None);
    assert_eq!(beat(&*store), Ok(Some(NOW)));
    // By itself it is tried again a second later, and before that with whatever is stored.
    assert_eq!(writer.beat_due(), UnixMillis(NOW.0 + 2_000));
    writer.take(create(2, 2));
    writer.run(UnixMillis(NOW.0 + 1_001), &mut *store);
    assert_eq!(beat(&*store), Ok(Some(UnixMillis(NOW.0 + 1_001))));
    writer.run(UnixMillis(NOW.0 + 2_001), &mut *store);
    assert_eq!(beat(&*store), Ok(Some(UnixMillis(NOW.0 + 2_001))));
}
