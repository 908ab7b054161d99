//! Bytes that are not what they were.

use chuhe_rules::RuleSet;
use chuhe_training::pack::{self, PackError, pack, unpack};
use chuhe_training::shard::{self, Damage, DamageKind, Shard};
use chuhe_training::{Moved, Plan, Played};
use proptest::prelude::*;

use super::{games, plan};

/// A shard of these games.
fn bytes(plan: &Plan, games: &[Played]) -> Vec<u8> {
    let mut bytes = shard::head(plan, 0);
    bytes.extend(games.iter().flat_map(shard::entry));
    bytes
}

/// The games of a shard, whether it ends after them, or what is wrong with it.
fn read(bytes: &[u8]) -> Result<(Vec<Played>, bool), Damage> {
    let Some(mut shard) = Shard::read(bytes, 0)? else { return Ok((Vec::new(), false)) };
    let games = shard.by_ref().collect::<Result<_, _>>()?;
    Ok((games, shard.torn() == 0))
}

#[test]
fn every_changed_byte_is_noticed() {
    let plan = Plan { plies: 10, ..plan() };
    let played = games(&plan, 0..3, 2);
    let good = bytes(&plan, &played);
    assert_eq!(read(&good), Ok((played, true)));
    let mut bad = good.clone();
    for at in 0..good.len() {
        for bit in 0..8 {
            bad[at] ^= 1 << bit;
            assert!(!matches!(read(&bad), Ok((_, true))), "byte {at}, bit {bit}");
            // Only in the head can it look like a shard that was begun; what is begun anew would begin otherwise.
            let is_head = at < shard::head(&plan, 0).len();
            assert!(read(&bad).is_err() || is_head, "byte {at}, bit {bit}");
            bad[at] = good[at];
        }
        bad[at] = !good[at];
        assert!(!matches!(read(&bad), Ok((_, true))), "byte {at}");
        bad[at] = good[at];
    }
}

#[test]
fn a_game_in_another_place_is_noticed() {
    let plan = Plan { plies: 4, ..plan() };
    let mut played = games(&plan, 0..2, 1);
    played.swap(0, 1);
    let at = shard::head(&plan, 0).len();
    let damage = read(&bytes(&plan, &played)).unwrap_err();
    assert!(damage.at == at && matches!(damage.kind, DamageKind::Checksum { .. }), "{damage}");
    let other = Shard::read(&shard::head(&plan, 1), 0).unwrap_err();
    assert_eq!(other, Damage { at: 8, kind: DamageKind::Number { found: 1, expected: 0 } });
}

#[test]
fn damage_says_where_and_what() {
    let plan = Plan { plies: 4, ..plan() };
    let played = games(&plan, 0..1, 1);
    let good = bytes(&plan, &played);
    let head = shard::head(&plan, 0).len();
    let said = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bad = good.clone();
        change(&mut bad);
        read(&bad).unwrap_err().to_string()
    };
    assert_eq!(said(&|bytes| bytes[7] = b'2'), "byte 0: found something else, expected CHUHE-S1");
    assert_eq!(
        said(&|bytes| bytes[head] = 1),
        format!("byte {head}: found the length 1, expected {}", pack::HEAD + 4 * pack::STEP)
    );
    assert!(said(&|bytes| *bytes.last_mut().unwrap() ^= 255).contains("found the checksum "));
    assert!(said(&|bytes| bytes[13] = 255).ends_with("found no plan, expected one as JSON"));
    // What a checksum cannot know.
    let wrong = |at: usize, to: u8, error| {
        let mut packed = pack(&played[0]);
        packed[at] = to;
        assert_eq!(unpack(&packed, 0, &plan.rules), Err(error));
    };
    wrong(0, 0x3C, PackError::End { found: 0x3C });
    wrong(12, 8, PackError::Start);
    wrong(
        pack::HEAD + 1,
        255,
        PackError::Move { found: 0xFF00 | u16::from(pack(&played[0])[pack::HEAD]), ply: 1 },
    );
    wrong(
        pack::HEAD + 7,
        0x70,
        PackError::Score { found: 0x7000 | i16::from(pack(&played[0])[pack::HEAD + 6]), ply: 2 },
    );
    let error = unpack(&[0; 34], 0, &plan.rules).unwrap_err();
    assert_eq!(error, PackError::Length { found: 34 });
}

#[test]
fn a_plan_that_allows_games_without_end_is_refused() {
    for bad in [Plan { plies: 1_001, ..plan() }, Plan { plies: 0, ..plan() }, Plan { nodes: 0, ..plan() }] {
        assert_eq!(Shard::read(&shard::head(&bad, 0), 0).unwrap_err().kind, DamageKind::Settings);
    }
}

proptest! {
    #[test]
    fn any_game_packs_and_unpacks(
        picks in prop::collection::vec((any::<prop::sample::Index>(), -15_000_i32..=15_000), 0..120),
        skip in 0_usize..40,
        why in 0..chuhe_training::Why::ALL.len(),
        winner in prop::option::of(prop::sample::select(chuhe_rules::Color::ALL.to_vec())),
    ) {
        use chuhe_engine::Score;
        let mut game = chuhe_rules::Game::start();
        let mut start = game.position().clone();
        let mut moves = Vec::new();
        for (ply, (pick, score)) in picks.into_iter().enumerate() {
            if ply == skip {
                start = game.position().clone();
                moves.clear();
            }
            let legal = game.position().legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[pick.index(legal.len())];
            game.play_on(mv).unwrap();
            let score = match score % 7 {
                0 => Score::MateIn(1 + score.unsigned_abs() % 50),
                1 => Score::MatedIn(score.unsigned_abs() % 50),
                2 => Score::WinByRule,
                3 => Score::LossByRule,
                _ => Score::Centipawns(score),
            };
            moves.push(Moved { mv, score });
        }
        let end = chuhe_training::End { winner, why: chuhe_training::Why::ALL[why] };
        let played = Played { number: 5, start, moves, end };
        let packed = pack(&played);
        prop_assert_eq!(packed.len(), pack::HEAD + pack::STEP * played.moves.len());
        prop_assert_eq!(unpack(&packed, 5, &RuleSet::default()), Ok(played));
    }

    #[test]
    fn any_bytes_are_one_game_or_none(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        if let Ok(game) = unpack(&bytes, 0, &RuleSet::default()) {
            prop_assert_eq!(pack(&game), bytes);
        }
    }
}
