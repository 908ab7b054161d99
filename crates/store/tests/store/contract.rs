//! What every database promises.

use std::time::Duration;

use chuhe_play::{GameId, PlayerId};
use chuhe_store::{Durability, Made, Options, Page, Reader, Store, StoreError, TokenHash, UnixMillis, Write};

use crate::games::{BLACK, NOON, RED, append, create, end, ended, event, guest, seated, terms};

/// An empty database.
pub(crate) trait Place {
    fn open(&self) -> Result<Box<dyn Store>, StoreError>;
}

type Case = (&'static str, fn(&dyn Place));

/// The contract, each part for an empty database.
pub(crate) const CASES: [Case; 12] = [
    ("a game is read back as it was stored", read_back),
    ("a batch is stored whole or not at all", all_or_nothing),
    ("nothing is stored twice", not_twice),
    ("a player's games are listed by page", games_of),
    ("a guest is known by the token", guests),
    ("the last sign of life is kept", heartbeat),
    ("a game knows from when on there was no server", gaps),
    ("games are looked through once by age, and deleted", ages),
    ("readers see what is committed, and only that", readers),
    ("one writes at a time", one_writer),
    ("the fate of a batch can be learnt", fate),
    ("large batches and extreme numbers are stored", extremes),
];

#[allow(clippy::print_stderr, reason = "the output of a failed test says which part it was")]
pub(crate) fn run(mut place: impl FnMut() -> Box<dyn Place>) {
    for (name, case) in CASES {
        eprintln!("{name}");
        case(&*place());
    }
}

const GAME: GameId = GameId(0xdead_beef_0000_0001);
const OTHER: GameId = GameId(2);

pub(crate) fn opened(place: &dyn Place) -> Box<dyn Store> {
    place.open().expect("it opens")
}

pub(crate) fn reader(store: &dyn Store) -> Box<dyn Reader> {
    store.reader().expect("a reader")
}

fn length(store: &dyn Store, game: GameId) -> Option<usize> {
    reader(store).game(game).expect("it is read").map(|stored| stored.events.len())
}

fn read_back(place: &dyn Place) {
    let mut store = opened(place);
    assert_eq!(reader(&*store).game(GAME), Ok(None));
    store.commit(&[create(GAME)]).expect("a game");
    assert_eq!(length(&*store, GAME), Some(0));
    for seq in 1..=12 {
        store.commit(&[append(GAME, seq)]).expect("an event");
    }
    // And in one batch, the game after its events.
    store.commit(&[append(OTHER, 1), append(OTHER, 2), create(OTHER), append(OTHER, 3)]).expect("a batch");
    store.commit(&[]).expect("nothing");
    drop(store);

    let store = opened(place);
    let stored = reader(&*store).game(GAME).expect("it is read").expect("it is there");
    assert_eq!((stored.game, stored.created_at, &stored.terms), (GAME, NOON, &terms()));
    assert_eq!(stored.events, (1..=12).map(event).collect::<Vec<_>>());
    assert_eq!(stored.seats().red, Some(RED));
    assert_eq!(length(&*store, OTHER), Some(3));
}

fn all_or_nothing(place: &dyn Place) {
    let mut store = opened(place);
    store.commit(&[create(GAME), append(GAME, 1), guest("first", 1)]).expect("a game");
    let conflict = |expected, found| StoreError::Conflict { game: GAME, expected, found };
    let bad = [
        (vec![append(GAME, 3)], conflict(2, 3)),
        (vec![append(GAME, 1)], conflict(2, 1)),
        (vec![append(GAME, 2), append(GAME, 2)], conflict(3, 2)),
        (vec![append(GAME, 2), append(GAME, 4)], conflict(3, 4)),
        (vec![append(GAME, 0)], conflict(2, 0)),
        (vec![append(GameId(77), 1)], StoreError::Unknown(GameId(77))),
        (vec![create(GAME)], StoreError::Taken(GAME)),
        (vec![create(GameId(7)), create(GameId(7))], StoreError::Taken(GameId(7))),
        (vec![guest("first", 9)], StoreError::GuestTaken),
        (vec![guest("other", 1)], StoreError::GuestTaken),
        (vec![guest("new", 5), guest("newer", 5)], StoreError::GuestTaken),
    ];
    for (faulty, error) in bad {
        // The fault stands last, so that what comes before it would be there if it were stored by itself.
        let mut batch =
            vec![create(OTHER), append(OTHER, 1), append(OTHER, 2), guest("second", 2), Write::Beat(NOON)];
        batch.extend(faulty);
        assert_eq!(store.commit(&batch), Err(error.clone()), "{batch:?}");
        let mut reader = reader(&*store);
        assert_eq!(reader.game(OTHER), Ok(None), "{error}");
        assert_eq!(reader.guest(&TokenHash::of(b"second")), Ok(None), "{error}");
        assert_eq!(
            reader.games_of(RED, Page { after: None, limit: 9 }).map(|games| games.len()),
            Ok(1),
            "{error}"
        );
        assert_eq!(reader.last_beat(), Ok(None), "{error}");
        assert_eq!(length(&*store, GAME), Some(1), "{error}");
    }
    store
        .commit(&[create(OTHER), append(OTHER, 1), append(GAME, 2), guest("second", 2)])
        .expect("no fault is left");
    assert_eq!((length(&*store, GAME), length(&*store, OTHER)), (Some(2), Some(1)));
}

/// F2: the same message twice, from two tabs or sent again.
fn not_twice(place: &dyn Place) {
    let mut store = opened(place);
    let batch = [append(GAME, 1), append(GAME, 2)];
    store.commit(&[create(GAME)]).expect("a game");
    store.commit(&batch).expect("its beginning");
    for _ in 0..3 {
        assert_eq!(store.commit(&batch), Err(StoreError::Conflict { game: GAME, expected: 3, found: 1 }));
    }
    assert_eq!(length(&*store, GAME), Some(2));
}

fn games_of(place: &dyn Place) {
    let mut store = opened(place);
    let player = PlayerId(41);
    let mut batch = Vec::new();
    for number in 1..=7 {
        batch.push(create(GameId(number)));
        batch.push(seated(GameId(number), 1, player, UnixMillis(NOON.0 + number)));
    }
    batch.push(append(GameId(3), 2));
    batch.push(ended(GameId(3), 3));
    // Who plays against himself has the game in his list once.
    batch.push(seated(GameId(7), 2, player, UnixMillis(NOON.0 + 100)));
    store.commit(&batch).expect("games");

    let mut reader = reader(&*store);
    let (mut after, mut pages) = (None, Vec::new());
    loop {
        let listed = reader.games_of(player, Page { after, limit: 3 }).expect("a page");
        let Some(last) = listed.last() else { break };
        after = Some(*last);
        for own in &listed {
            assert_eq!(own.at, UnixMillis(NOON.0 + own.game.0));
            assert_eq!(own.ended_at, (own.game.0 == 3).then_some(UnixMillis(NOON.0 + 1)));
        }
        pages.push(listed.iter().map(|own| own.game.0).collect::<Vec<_>>());
    }
    assert_eq!(pages, [vec![7, 6, 5], vec![4, 3, 2], vec![1]]);
    assert_eq!(reader.games_of(BLACK, Page { after: None, limit: 9 }).map(|games| games.len()), Ok(1));
    assert_eq!(reader.games_of(PlayerId(0), Page { after: None, limit: 9 }), Ok(Vec::new()));
}

fn guests(place: &dyn Place) {
    let mut store = opened(place);
    store.commit(&[guest("a token", u64::MAX), guest("another", 0)]).expect("two guests");
    let mut reader = reader(&*store);
    assert_eq!(reader.guest(&TokenHash::of(b"a token")), Ok(Some(PlayerId(u64::MAX))));
    assert_eq!(reader.guest(&TokenHash::of(b"another")), Ok(Some(PlayerId(0))));
    assert_eq!(reader.guest(&TokenHash::of(b"")), Ok(None));
    assert_eq!(store.commit(&[guest("a token", 3)]), Err(StoreError::GuestTaken));
    assert_eq!(store.commit(&[guest("a third", 0)]), Err(StoreError::GuestTaken));
}

fn heartbeat(place: &dyn Place) {
    let mut store = opened(place);
    assert_eq!(reader(&*store).last_beat(), Ok(None));
    for (beat, last) in [(5, 5), (9, 9), (7, 9), (u64::MAX >> 1, u64::MAX >> 1)] {
        store.commit(&[Write::Beat(UnixMillis(beat))]).expect("a beat");
        assert_eq!(reader(&*store).last_beat(), Ok(Some(UnixMillis(last))));
    }
    drop(store);
    assert_eq!(reader(&*opened(place)).last_beat(), Ok(Some(UnixMillis(u64::MAX >> 1))));
}

fn gaps(place: &dyn Place) {
    let mut store = opened(place);
    let noon = |seconds: u64| UnixMillis(NOON.0 + seconds * 1_000);
    let gap = |from, to| Write::Gap { from: noon(from), to: noon(to) };
    let stopped =
        |store: &dyn Store, game| reader(store).game(game).expect("it is read").expect("it is there").stopped;
    // A gap that no game has lived through, and that is over when one is made.
    store.commit(&[gap(0, 5)]).expect("a gap");
    let made = |game, seconds| Write::Create { game, terms: terms(), at: noon(seconds) };
    let (early, late, over) = (GameId(u64::MAX), GameId(4), GameId(5));
    store.commit(&[made(early, 5), made(late, 10), made(over, 10), append(early, 1)]).expect("games");
    assert_eq!(stopped(&*store, early), None);
    // An event's time counts from when its game was made: this one's is 6 seconds after noon.
    store.commit(&[gap(8, 12)]).expect("a gap");
    assert_eq!(reader(&*store).last_beat(), Ok(Some(noon(12))), "its end is a sign of life");
    assert_eq!([early, late, over].map(|game| stopped(&*store, game)), [Some(noon(8)); 3]);
    // What happens at its end happens after it; and the first of several counts.
    store.commit(&[append(late, 1), append(late, 2), append(over, 1), ended(over, 2)]).expect("events");
    store.commit(&[gap(20, 30), Write::Beat(noon(35))]).expect("a gap");
    store.commit(&[gap(40, 50)]).expect("a gap");
    let all = [early, late, over].map(|game| stopped(&*store, game));
    assert_eq!(all, [Some(noon(8)), Some(noon(20)), None], "and a game that has ended has no clock");
    assert_eq!(store.holds(&[gap(40, 50)]), Ok(true));
    assert_eq!(store.holds(&[gap(60, 70)]), Ok(false));
    drop(store);
    let mut store = opened(place);
    let events: Vec<Write> = (2..=45).map(|seq| append(early, seq)).collect();
    store.commit(&events).expect("it goes on");
    assert_eq!(stopped(&*store, early), None);
    assert_eq!(stopped(&*store, late), Some(noon(20)));
}

fn ages(place: &dyn Place) {
    let mut store = opened(place);
    let noon = |seconds: u64| UnixMillis(NOON.0 + seconds);
    let made = |game, seconds| Made { game: GameId(game), at: noon(seconds) };
    let unchecked =
        |store: &dyn Store, seconds| reader(store).unchecked(noon(seconds), 3).expect("it is read");
    // Numbers of the same millisecond count with a sign.
    let all = [made(7, 1), made(u64::MAX, 2), made(3, 2), made(4, 2), made(5, 6)];
    let create = |made: &Made| Write::Create { game: made.game, terms: terms(), at: made.at };
    store.commit(&all.iter().rev().map(create).collect::<Vec<_>>()).expect("games");
    assert_eq!(unchecked(&*store, 1), []);
    assert_eq!(unchecked(&*store, 2), all[..1]);
    assert_eq!(unchecked(&*store, 7), all[..3]);
    assert_eq!(reader(&*store).checked(), Ok(None));
    let checked = Write::Checked(all[2]);
    assert_eq!(store.holds(std::slice::from_ref(&checked)), Ok(false));
    store.commit(&[checked.clone(), Write::Checked(all[0])]).expect("a mark");
    store.commit(&[Write::Checked(all[1])]).expect("it never goes back");
    assert_eq!(reader(&*store).checked(), Ok(Some(all[2])));
    assert_eq!(store.holds(&[checked]), Ok(true));
    assert_eq!(unchecked(&*store, 7), all[3..]);
    drop(store);

    // Both sides and whoever left a seat lose the game, and nobody else anything.
    let mut store = opened(place);
    let (game, other) = (GameId(3), GameId(4));
    let events =
        |game| [seated(game, 1, PlayerId(9), NOON), append(game, 2), seated(game, 3, PlayerId(8), NOON)];
    store.commit(&events(game)).expect("seats");
    store.commit(&events(other)).expect("seats");
    let stored = |store: &dyn Store, game| reader(store).game(game).expect("it is read");
    let own = stored(&*store, game).expect("it is there");
    assert!(!own.is_played());
    let deletion = own.deletion();
    store.commit(&[append(game, 4), deletion.clone()]).expect("it does nothing: something has happened");
    assert_eq!(length(&*store, game), Some(4));
    let own = stored(&*store, game).expect("it is there");
    assert!(own.is_played());
    let batch = [own.deletion()];
    assert_eq!(store.holds(&batch), Ok(false));
    store.commit(&batch).expect("it is deleted");
    store.commit(&batch).expect("it is gone already");
    assert_eq!(store.holds(&batch), Ok(true));
    assert_eq!((stored(&*store, game), length(&*store, other)), (None, Some(3)));
    for player in [PlayerId(9), BLACK, PlayerId(8)] {
        let listed = reader(&*store).games_of(player, Page { after: None, limit: 9 }).expect("a page");
        assert_eq!(listed.iter().map(|listed| listed.game).collect::<Vec<_>>(), [other], "{player:?}");
    }
    assert_eq!(store.commit(&[append(game, 5)]), Err(StoreError::Unknown(game)));
    store.commit(&[create(&made(3, 9)), append(game, 1)]).expect("the number is free again");
    assert_eq!(length(&*store, game), Some(1));
}

fn readers(place: &dyn Place) {
    let mut store = opened(place);
    let mut readers: Vec<_> = (0..3).map(|_| reader(&*store)).collect();
    store.commit(&[create(GAME)]).expect("a game");
    for seq in 1..=20 {
        store.commit(&[append(GAME, seq)]).expect("an event");
        for reader in &mut readers {
            let stored = reader.game(GAME).expect("it is read").expect("it is there");
            assert_eq!(stored.events.len(), seq as usize);
        }
    }
    // They stay when the writer is gone.
    drop(store);
    assert!(readers[0].game(GAME).expect("it is read").is_some());
}

fn one_writer(place: &dyn Place) {
    let store = opened(place);
    assert_eq!(place.open().err(), Some(StoreError::InUse));
    drop(store);
    opened(place);
}

fn fate(place: &dyn Place) {
    let mut store = opened(place);
    let first = [create(GAME), append(GAME, 1)];
    assert_eq!(store.holds(&first), Ok(false));
    store.commit(&first).expect("a game");
    assert_eq!(store.holds(&first), Ok(true));
    let next = [append(GAME, 2), Write::Beat(NOON)];
    assert_eq!(store.holds(&next), Ok(false));
    store.commit(&next).expect("an event");
    assert_eq!(store.holds(&next), Ok(true));
    // Another event of the same number is another event.
    assert_eq!(store.holds(&[Write::Append { game: GAME, event: end(2), at: NOON }]), Ok(false));
    assert_eq!(store.holds(&[Write::Beat(NOON)]), Ok(true));
    assert_eq!(store.holds(&[Write::Beat(UnixMillis(NOON.0 + 1))]), Ok(false));
    assert_eq!(store.holds(&[guest("nobody", 1)]), Ok(false));
    assert_eq!(store.holds(&[]), Ok(true));
}

fn extremes(place: &dyn Place) {
    let mut store = opened(place);
    let mut batch = Vec::new();
    for game in (0..500).map(|number| GameId(u64::MAX - number)).chain([GameId(0), GameId(1 << 63)]) {
        batch.push(create(game));
        batch.extend((1..=5).map(|seq| append(game, seq)));
    }
    store.commit(&batch).expect("a large batch");
    store.commit(&(6..=2_000).map(|seq| append(GameId(0), seq)).collect::<Vec<_>>()).expect("a long game");
    let mut reader = reader(&*store);
    let long = reader.game(GameId(0)).expect("it is read").expect("it is there");
    assert_eq!(long.events, (1..=2_000).map(event).collect::<Vec<_>>());
    assert_eq!(reader.games_of(RED, Page { after: None, limit: u32::MAX }).map(|games| games.len()), Ok(502));
}

/// Settings for tests that wait for no lock.
pub(crate) fn hasty() -> Options {
    Options { wait: Duration::from_millis(100), ..Options::default() }
}

/// Settings for tests with many commits.
pub(crate) fn quick() -> Options {
    Options { durability: Durability::Process, ..Options::default() }
}
