//! Law: any bytes are a shard of games up to some byte, each game in one form; and whatever moves a game has, it is played over
//! again up to the first that is wrong.
#![no_main]

use chuhe_rules::RuleSet;
use chuhe_training::pack::{pack, unpack};
use chuhe_training::shard::{Shard, entry};
use chuhe_training::{Plan, check};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Ok(Some(mut shard)) = Shard::read(data, 0) {
        let plan = shard.plan().clone();
        let mut at = shard.at();
        while let Some(Ok(game)) = shard.next() {
            assert_eq!(entry(&game), data[at..shard.at()]);
            at = shard.at();
            let _ = check(&plan, &game);
        }
        assert_eq!(shard.at(), at);
        assert!(shard.next().is_none());
    }
    // Without the checksums, which a fuzzer does not find.
    let plan = Plan::new(1, 1);
    if let Ok(game) = unpack(data, 0, &RuleSet::default()) {
        assert_eq!(pack(&game), data);
        let _ = check(&plan, &game);
    }
});
