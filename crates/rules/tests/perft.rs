//! Move counts that three other programs agree on.

use chuhe_rules::{Position, Setup, perft};
use chuhe_testkit::{shared_text, slow};

/// More nodes than this in one row are for the long run.
const NODE_LIMIT: u64 = 20_000_000;

fn rows_hold(file: &str, at_least: usize) {
    let Some(text) = shared_text(file) else { return };
    let limit = if slow() { u64::MAX } else { NODE_LIMIT };
    let mut counted = 0;
    for row in text.lines().skip(1) {
        let mut fields = row.split('\t');
        let mut field = || fields.next().unwrap_or_else(|| panic!("{file}: too few fields in {row:?}"));
        let (fen, depth, nodes) = (field(), field(), field());
        let (depth, nodes) = (depth.parse().expect("a depth"), nodes.parse().expect("a count"));
        if nodes <= limit {
            let position = Position::try_from(Setup::from_fen(fen).expect(fen)).expect(fen);
            assert_eq!(perft(&position, depth), nodes, "{fen} at depth {depth}");
            counted += 1;
        }
    }
    assert!(counted >= at_least, "{file}: only {counted} rows");
}

#[test]
fn known_positions() {
    rows_hold("engine/perft.tsv", 250);
}

#[test]
fn random_positions() {
    rows_hold("engine/perft_random.tsv", 115);
}

/// The classic counts from the start, known without any file.
#[test]
fn from_the_start() {
    let start = Position::start();
    for (depth, nodes) in [(0, 1), (1, 44), (2, 1_920), (3, 79_666), (4, 3_290_240)] {
        assert_eq!(perft(&start, depth), nodes, "depth {depth}");
    }
}
