//! Random batches, right and wrong ones, to two databases: they must agree in everything.

use chuhe_play::{GameId, PlayerId};
use chuhe_store::{Made, Memory, Page, Reader, Store, TokenHash, UnixMillis, Write};
use chuhe_testkit::Random;

use crate::games::{BLACK, NOON, RED, append, create, ended, guest, seated};

const GAMES: u64 = 12;
const GUESTS: u64 = 40;

/// Gives both the same batches and compares all answers, and in the end everything that is stored.
pub(crate) fn agree(store: &mut dyn Store, seed: u64) {
    let mut model = Memory::new().open().expect("it opens");
    let mut random = Random::new(seed);
    let mut lengths = [0_u32; GAMES as usize];
    let (mut stored, mut refused) = (0, 0);
    for round in 0..300 {
        let batch = batch(&mut random, &lengths, round);
        let answer = model.commit(&batch);
        assert_eq!(store.commit(&batch), answer, "seed {seed}, round {round}: {batch:?}");
        if answer.is_ok() {
            stored += 1;
            for write in &batch {
                if let Write::Append { game, .. } = write {
                    lengths[game.0 as usize] += 1;
                }
            }
            for write in &batch {
                if let Write::Delete { game, events, .. } = write
                    && lengths[game.0 as usize] == *events
                {
                    lengths[game.0 as usize] = 0;
                }
            }
        } else {
            refused += 1;
        }
    }
    assert!(stored > 50 && refused > 50, "seed {seed}: {stored} stored, {refused} refused");
    let (mut ours, mut theirs) = (store.reader().expect("a reader"), model.reader().expect("a reader"));
    assert_eq!(everything(&mut *ours), everything(&mut *theirs), "seed {seed}");
}

fn batch(random: &mut Random, lengths: &[u32], round: u64) -> Vec<Write> {
    let mut lengths = lengths.to_vec();
    if round == 0 {
        return (0..GAMES - 2).map(|game| create(GameId(game))).collect();
    }
    (0..=random.below(4))
        .map(|_| {
            let number = random.below(GAMES);
            let game = GameId(number);
            let next = &mut lengths[number as usize];
            // Now and then one too far or one too little.
            let seq = (*next + 1 + u32::from(random.below(20) == 0))
                .saturating_sub(u32::from(random.below(20) == 0));
            let at = UnixMillis(1_000 * round + number);
            match random.below(25) {
                0 => create(game),
                1 => {
                    let number = random.below(GUESTS);
                    guest(&format!("guest {number}"), (number + random.below(2)) % GUESTS)
                }
                2 => Write::Beat(at),
                3 => {
                    *next += 1;
                    seated(game, seq, PlayerId(random.below(4)), at)
                }
                4 => {
                    *next += 1;
                    ended(game, seq)
                }
                5 => {
                    // Among the times of the games' events.
                    let to = UnixMillis(NOON.0 + at.0);
                    Write::Gap { from: UnixMillis(to.0 - 700), to }
                }
                6 if round.is_multiple_of(8) => {
                    let players = (0..4).map(PlayerId).chain([BLACK, RED]).collect();
                    Write::Delete { game, events: *next, players }
                }
                7 => Write::Checked(Made { game, at }),
                _ => {
                    *next += 1;
                    append(game, seq)
                }
            }
        })
        .collect()
}

/// All that can be read.
fn everything(reader: &mut dyn Reader) -> String {
    use std::fmt::Write as _;
    let mut text = String::new();
    for game in (0..GAMES).map(GameId) {
        writeln!(text, "{:?}", reader.game(game).expect("it is read")).expect("a text");
    }
    for player in (0..4).map(PlayerId) {
        let mut after = None;
        loop {
            let page = reader.games_of(player, Page { after, limit: 3 }).expect("a page");
            writeln!(text, "{player:?}: {page:?}").expect("a text");
            after = page.last().copied();
            if after.is_none() {
                break;
            }
        }
    }
    for number in 0..GUESTS {
        let token = TokenHash::of(format!("guest {number}").as_bytes());
        writeln!(text, "{:?}", reader.guest(&token).expect("it is read")).expect("a text");
    }
    writeln!(text, "{:?} {:?}", reader.last_beat(), reader.checked()).expect("a text");
    let unchecked = reader.unchecked(UnixMillis(u64::MAX >> 1), 1_000);
    writeln!(text, "{unchecked:?}").expect("a text");
    text
}
