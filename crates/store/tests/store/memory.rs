//! The contract in memory, and the faults that can be set there.

use chuhe_play::GameId;
use chuhe_store::{Fault, Memory, Store, StoreError};

use crate::contract::{self, Place};
use crate::games::{append, create};

impl Place for Memory {
    fn open(&self) -> Result<Box<dyn Store>, StoreError> {
        Self::open(self)
    }
}

#[test]
fn memory_keeps_the_contract() {
    contract::run(|| Box::new(Memory::new()));
}

#[test]
fn faults_are_told_and_nothing_is_half_stored() {
    let (memory, game) = (Memory::new(), GameId(1));
    let mut store = memory.open().expect("it opens");
    store.commit(&[create(game)]).expect("a game");
    let mut reader = store.reader().expect("a reader");
    let batch = [append(game, 1), append(game, 2)];
    let lost = StoreError::Lost("the connection broke".to_owned());
    for (fault, error) in [
        (Fault::Full, StoreError::Full),
        (Fault::Busy, StoreError::Busy),
        (Fault::Away, lost.clone()),
        (Fault::Lost { stored: false }, lost.clone()),
    ] {
        memory.set_fault(Some(fault));
        assert_eq!(store.commit(&batch), Err(error));
        let read = reader.game(game).map(|stored| stored.map(|stored| stored.events.len()));
        assert_eq!(read, if fault == Fault::Away { Err(lost.clone()) } else { Ok(Some(0)) });
        memory.set_fault(None);
        assert_eq!(store.holds(&batch), Ok(false), "{fault:?}");
    }
    memory.set_fault(Some(Fault::Lost { stored: true }));
    assert_eq!(store.commit(&batch), Err(lost));
    memory.set_fault(None);
    assert_eq!(store.holds(&batch), Ok(true));
}

#[test]
fn a_crash_leaves_what_was_committed() {
    let (memory, game) = (Memory::new(), GameId(1));
    let mut store = memory.open().expect("it opens");
    store.commit(&[create(game), append(game, 1)]).expect("a game");
    drop(store);
    let store = memory.open().expect("it opens again");
    let stored = store.reader().expect("a reader").game(game).expect("it is read");
    assert_eq!(stored.expect("it is there").events.len(), 1);
}
