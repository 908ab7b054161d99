//! How long it takes to judge a cycle of 120 plies: `cargo bench -p chuhe-rules`.

use chuhe_rules::{Cycle, Move, Position, RuleSet, Setup};
use divan::Bencher;

fn main() {
    divan::main();
}

/// Positions, each with a cycle that is gone through until it has 120 plies, or one of 60 moves out and the way back.
const CYCLES: [(&str, &str, &str); 6] = [
    ("idle", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "a0a1 a9a8 a1a0 a8a9"),
    ("cannons", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "h2i2 h7i7 i2h2 i7h7"),
    ("chase", "3k4n/9/9/9/9/9/9/9/9/4K2R1 w", "h0i0 i9h7 i0h0 h7i9"),
    ("middle-game", "2bakab1r/9/2n1c1nc1/p1p1p1R1p/4P4/2P3r2/P5P1P/2N1C1NC1/9/1RBAKAB2 w", ""),
    ("onslaught", "9/3kCPP2/7CN/2P2R3/R4PP2/3r4c/7pp/9/9/5K3 w", ""),
    ("onslaught-2", "4k3C/6P2/C1P1N4/N8/1RPR5/c8/7c1/9/4K4/4p1p2 w", ""),
];

/// Quiet moves of both sides, and then their way back.
fn tour(start: &Position) -> Vec<Move> {
    (1..)
        .find_map(|step| {
            let mut position = start.clone();
            let mut moves: Vec<Move> = Vec::new();
            for ply in 0..120 {
                let mv = if ply < 60 {
                    let quiet =
                        position.legal_moves().into_iter().filter(|mv| position.piece_at(mv.to()).is_none());
                    let quiet: Vec<Move> = quiet.collect();
                    *quiet.get((ply + 1) * step % quiet.len().max(1))?
                } else {
                    let out = moves[(119 - ply) ^ 1];
                    Move::new(out.to(), out.from())
                };
                position.is_legal(mv).then(|| position.play_unchecked(mv))?;
                moves.push(mv);
            }
            Some(moves)
        })
        .expect("some way back is open")
}

fn judge(bencher: Bencher, name: &str, rules: &RuleSet) {
    let (_, fen, cycle) = CYCLES.into_iter().find(|(known, ..)| *known == name).expect("it is in the list");
    let start = Position::try_from(Setup::from_fen(fen).expect("a board")).expect("a legal one");
    let cycle: Vec<Move> = cycle.split_whitespace().map(|mv| mv.parse().expect("a move")).collect();
    let moves = if cycle.is_empty() { tour(&start) } else { cycle.repeat(30) };
    bencher.bench(|| Cycle::judged(&start, moves.iter().copied(), rules).winner());
}

#[divan::bench(args = CYCLES.map(|(name, ..)| name))]
fn wxf(bencher: Bencher, name: &str) {
    judge(bencher, name, &RuleSet::WXF);
}

#[divan::bench(args = CYCLES.map(|(name, ..)| name))]
fn cxa_lite(bencher: Bencher, name: &str) {
    judge(bencher, name, &RuleSet::CXA_LITE);
}
