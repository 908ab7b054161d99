//! The rules inside the tree, against those of the game.

use super::*;
use crate::Score;
use crate::search::worker::decided;
use crate::value::{MATE, score};
use chuhe_rules::{Chase, Ending, Outcome, Piece, Role, Setup, Square};

/// A search that has come to a node.
struct Walk {
    path: Path,
    position: Position,
    ply: usize,
}

impl Walk {
    fn from(game: &Game) -> Self {
        Self { path: Path::new(game), position: game.position().clone(), ply: 0 }
    }

    fn play(&mut self, mv: Move) {
        let (key, side) = (self.position.key(), self.position.turn());
        let undo = self.position.play_unchecked(mv);
        self.path.push(key, side, mv, undo, self.position.is_check());
        self.ply += 1;
    }

    fn verdict(&self) -> Option<Verdict> {
        self.path.verdict(&self.position, self.ply)
    }

    /// The side that the verdict says wins.
    fn winner(&self) -> Option<Color> {
        let turn = self.position.turn();
        match self.verdict()?.value.signum() {
            0 => None,
            1 => Some(turn),
            _ => Some(!turn),
        }
    }
}

fn moves(text: &str) -> impl Iterator<Item = Move> {
    text.split_whitespace().map(|mv| mv.parse().unwrap())
}

/// The walk after the moves of `game` and then those of a search.
fn walk(rules: &RuleSet, game: &str, searched: &str) -> Walk {
    let mut walk = Walk::from(&Game::from_fen_by(game, rules.clone()).unwrap());
    for mv in moves(searched) {
        assert!(walk.position.is_legal(mv), "{mv}");
        walk.play(mv);
    }
    walk
}

fn verdict(game: &str, searched: &str) -> Option<i32> {
    walk(&RuleSet::WXF, game, searched).verdict().map(|verdict| verdict.value)
}

const CHECKS: &str = "3k5/9/9/9/9/9/4r4/9/4p4/2R2K3 w - - 0 1";

#[test]
fn who_checks_with_every_move_loses_and_that_is_no_mate() {
    // Red checks; in the search the position after d9d8 comes back with Red to move.
    let value = verdict(CHECKS, "c0c9 d9d8 c9c8 d8d9 c8c9 d9d8").unwrap();
    assert_eq!((value, score(value)), (6 - RULE_WIN, Score::LossByRule));
    // One move earlier it is Black to move: Red checked, so Black wins.
    let value = verdict(CHECKS, "c0c9 d9d8 c9c8 d8d9 c8c9").unwrap();
    assert_eq!((value, score(value)), (RULE_WIN - 5, Score::WinByRule));
    assert_eq!(verdict(CHECKS, "c0c9 d9d8 c9c8 d8d9"), None);
}

/// A chariot chases a horse that nothing protects.
const CHASE: &str = "3k4n/9/9/9/9/9/9/9/9/4K3R b";

#[test]
fn who_chases_with_every_move_loses_where_the_rules_say_so() {
    let searched = "i9h7 i0h0 h7i9 h0i0 i9h7";
    for rules in RuleSet::NAMED {
        let walk = walk(&rules, CHASE, searched);
        let winner = (rules.chase != Chase::Allowed).then_some(Color::Black);
        assert_eq!(walk.winner(), winner, "{}", rules.name);
        assert!(walk.verdict().is_some_and(|verdict| verdict.since <= 1), "{}", rules.name);
    }
}

#[test]
fn a_return_is_judged_after_the_root_or_when_the_rules_say() {
    let idle = "b0c2 b9c7 c2b0 c7b9";
    // The root itself comes back: either side may still choose otherwise there.
    assert_eq!(verdict("startpos", idle), None);
    assert_eq!(verdict("startpos", &format!("{idle} b0c2")), Some(0));
    assert_eq!(verdict(&format!("startpos moves {idle}"), ""), None);
    assert_eq!(verdict("startpos moves b0c2", "b9c7 c2b0"), None);
    // The start position came up once in the game, so its return is the second time only.
    assert_eq!(verdict("startpos moves b0c2", "b9c7 c2b0 c7b9"), None);
    assert_eq!(verdict(&format!("startpos moves {idle} b0c2"), "b9c7 c2b0 c7b9"), Some(0));
}

#[test]
fn a_win_by_rule_does_not_outrun_the_move_limit() {
    // The position at the root comes up for the third time three plies later.
    let chase = |quiet: u16| {
        let game = format!("3k4n/9/9/9/9/9/9/9/9/4K3R b - - {quiet} 60");
        verdict(&game, "i9h7 i0h0 h7i9 h0i0 i9h7")
    };
    assert_eq!(chase(112), Some(5 - RULE_WIN));
    assert_eq!(chase(113), Some(0));
}

#[test]
fn the_plies_without_a_capture_are_counted_as_in_the_game() {
    let mut random = Random(7);
    for rules in [RuleSet::AXF, RuleSet { checks_counted: Some(2), ..RuleSet::WXF }] {
        let mut game = Game::from_fen_by("3k5/9/9/9/9/9/4r4/9/4p4/2R2K3 w - - 3 9", rules).unwrap();
        let mut walk = Walk::from(&game);
        let mut discounted = 0;
        for ply in 0..100 {
            let mut legal = game.position().legal_moves();
            if ply < 80 {
                legal.retain(|mv| game.position().piece_at(mv.to()).is_none());
            }
            let mut mv = random.of(&legal).expect("somebody can move");
            for other in &legal {
                let mut after = game.position().clone();
                after.play_unchecked(*other);
                if after.is_check() && after.has_legal_move() {
                    mv = *other;
                }
            }
            game.play_on(mv).unwrap();
            walk.play(mv);
            let left = game.quiet_left().expect("the rules limit them");
            for path in [&walk.path, &Path::new(&game)] {
                assert_eq!(path.quiet_limit.saturating_sub(path.quiet.plies()), left, "{ply}");
            }
            let beyond = usize::from(game.position().quiet_plies()) - walk.path.quiet.plies();
            discounted = discounted.max(beyond);
            if !game.position().has_legal_move() {
                break;
            }
        }
        assert!(discounted > 10, "{discounted}");
    }
}

#[test]
fn nothing_comes_back_after_a_capture() {
    let capture = "startpos moves h2h9 i9h9 a0a1 a9a8";
    assert_eq!(verdict(capture, "h0g2 h9i9 g2h0 i9h9"), None);
    assert_eq!(verdict(capture, "h0g2 h9i9 g2h0 i9h9 h0g2"), Some(0));
    assert_eq!(verdict("startpos moves h2h9", "i9h9 h0g2 h9i9 g2h0"), None);
}

#[test]
fn move_limit_and_dead_material_are_draws_but_not_for_who_is_mated() {
    assert_eq!(verdict("3k5/R8/9/9/9/9/9/9/9/5K2R w - - 119 90", "i0i8"), Some(0));
    assert_eq!(verdict("3k5/R8/9/9/9/9/9/9/9/5K2R w - - 119 90", "i0i9"), Some(1 - MATE));
    assert_eq!(verdict("3k5/R8/9/9/9/9/9/9/9/5K2R w - - 118 90", "i0i8"), None);
    assert_eq!(verdict("4k4/9/9/9/9/9/9/9/3n5/3K5 w - - 0 1", "d0d1"), Some(0));
    let late = "3k5/R8/9/9/9/9/9/9/9/5K2R w - - 300 200";
    assert_eq!(walk(&RuleSet::CAPTURE, late, "i0i8").verdict().map(|verdict| verdict.value), None);
    assert_eq!(walk(&RuleSet::CAPTURE, late, "i0i8 d9e9").verdict().map(|verdict| verdict.value), Some(0));
}

#[test]
fn near_a_limit_the_plies_left_are_part_of_the_key() {
    let key = |quiet: u16, searched: &str| {
        let walk = walk(&RuleSet::WXF, &format!("3k5/R8/9/9/9/9/9/9/9/5K2R w - - {quiet} 90"), searched);
        walk.path.key(walk.ply)
    };
    assert_eq!((key(0, ""), key(99, "")), (0, 0));
    assert_ne!(key(100, ""), 0);
    assert_ne!(key(100, ""), key(101, ""));
    assert_eq!(key(100, "i0i8"), key(101, ""));
    // A capture leads away from the limit.
    let captured = walk(&RuleSet::WXF, "3k5/3R5/9/9/9/9/9/9/9/5K2R b - - 119 90", "d9d8");
    assert_eq!((captured.path.key(1), captured.verdict()), (0, None));
}

#[test]
fn the_filter_forgets_what_is_taken_back() {
    let mut seen = Seen::new();
    seen.add(5);
    seen.add(5);
    seen.remove(5);
    assert!(seen.may_hold(5) && !seen.may_hold(6));
    seen.remove(5);
    assert!(!seen.may_hold(5));
}

/// Numbers that are the same in every run (Marsaglia's xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    fn of<T: Copy>(&mut self, choice: &[T]) -> Option<T> {
        (!choice.is_empty()).then(|| choice[self.below(choice.len())])
    }
}

/// A few pieces strewn on a board, if they may stand so.
fn strewn(random: &mut Random, rules: &RuleSet) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.turn = Color::ALL[random.below(2)];
    for color in Color::ALL {
        let palace: Vec<Square> = Square::all().filter(|square| square.in_palace(color)).collect();
        let mut squares = vec![(Role::General, palace[random.below(9)])];
        for _ in 0..=random.below(5) {
            let role = Role::ALL[1 + random.below(6)];
            squares.push((role, Square::try_new(random.below(90))?));
        }
        for (role, square) in squares {
            if setup.board[square.index()].is_some() {
                return None;
            }
            setup.board[square.index()] = Some(Piece::new(color, role));
        }
    }
    rules.position(setup).ok()
}

/// Moves that lead back to the position, if those tried do: each side makes one to three, one after the other, and then
/// takes them back.
///
/// Attacks and checks are preferred, so that there is something to judge.
fn cycle(position: &Position, random: &mut Random) -> Option<Vec<Move>> {
    let mut after = position.clone();
    let mut moves: Vec<Move> = Vec::new();
    let out = [1, 1, 1, 2, 2, 3][random.below(6)];
    for _ in 0..2 * out {
        let quiet: Vec<Move> =
            after.legal_moves().into_iter().filter(|mv| after.piece_at(mv.to()).is_none()).collect();
        let mut mv = random.of(&quiet)?;
        for _ in 0..random.below(6) {
            let mut tried = after.clone();
            tried.play_unchecked(mv);
            if tried.is_check() {
                break;
            }
            mv = random.of(&quiet)?;
        }
        after.play_unchecked(mv);
        moves.push(mv);
    }
    let back: Vec<Move> = (0..2 * out)
        .map(|index| {
            // Each side takes its moves back in any order that is the reverse of its own.
            let mv = moves[2 * (out - 1 - index / 2) + index % 2];
            Move::new(mv.to(), mv.from())
        })
        .collect();
    for mv in back {
        if !after.is_legal(mv) || after.piece_at(mv.to()).is_some() {
            return None;
        }
        after.play_unchecked(mv);
        moves.push(mv);
    }
    (after.key() == position.key()).then_some(moves)
}

/// How a game ends that goes on with a round of moves again and again, and the position before its last move.
fn end_of(mut game: Game, round: &[Move]) -> Option<(Game, Move, Outcome)> {
    for mv in round.iter().cycle().take(round.len() * 5) {
        let before = game.clone();
        game.play(*mv).ok()?;
        if let Some(outcome) = game.outcome() {
            return Some((before, *mv, outcome));
        }
    }
    None
}

/// The first verdict of a search that goes on with a round of moves, and how the game ends that does as it assumes.
fn in_tree(game: &Game, round: &[Move]) -> (Option<Color>, Outcome) {
    let mut walk = Walk::from(game);
    let mut exact = game.clone();
    let mut keys = Vec::new();
    for mv in round.iter().cycle().take(2 * round.len()) {
        keys.push(walk.position.key());
        walk.play(*mv);
        exact.play(*mv).expect("the tree ends it before the game is over");
        if walk.verdict().is_some() {
            break;
        }
        assert_eq!(exact.outcome(), None, "{} {round:?}", game.start_position());
    }
    let verdict = walk.winner();
    if let Some(outcome) = exact.outcome() {
        return (verdict, outcome);
    }
    let last = keys.iter().rposition(|key| *key == walk.position.key()).expect("the position was there");
    let again: Vec<Move> = exact.moves().skip(game.plies().len() + last).collect();
    (verdict, end_of(exact, &again).expect("what is repeated ends the game").2)
}

#[test]
fn the_root_is_judged_exactly_and_the_tree_as_the_game_would_be() {
    let wanted = if chuhe_testkit::slow() { 1_000_000 } else { 8_000 };
    let sets: Vec<RuleSet> = RuleSet::NAMED.into_iter().filter(|rules| rules.occurrences > 0).collect();
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (mut cycles, mut by_check, mut by_chase, mut coarser, mut exactly) = (0, 0, 0, 0, 0);
    while cycles < wanted {
        let rules = &sets[cycles % sets.len()];
        let Some(position) = strewn(&mut random, rules) else { continue };
        let start = Game::with_rules(position.clone(), rules.clone());
        for _ in 0..4 {
            let Some(round) = cycle(&position, &mut random) else { continue };
            // Another round before it makes positions that were there before.
            let first = if random.below(3) == 0 { cycle(&position, &mut random) } else { None };
            let mut game = start.clone();
            if !first.into_iter().flatten().all(|mv| game.play(mv).is_ok()) {
                continue;
            }
            let Some((before, last, exact)) = end_of(game.clone(), &round) else { continue };
            if !exact.is_by_repetition() {
                continue;
            }
            cycles += 1;
            match exact.ending {
                Ending::PerpetualCheck { .. } => by_check += 1,
                Ending::PerpetualChase { .. } | Ending::PerpetualAttack { .. } => by_chase += 1,
                _ => {}
            }
            let value = match exact.winner {
                None => 0,
                Some(winner) if winner == before.position().turn() => RULE_WIN - 1,
                Some(_) => 1 - RULE_WIN,
            };
            assert_eq!(decided(&before, &[last]), [(last, value)], "{position} {round:?} {exact:?}");

            let (tree, exact) = in_tree(&game, &round);
            if rules.chase == Chase::Chinese && tree.is_none() {
                coarser += usize::from(exact.winner.is_some());
            } else {
                exactly += usize::from(rules.chase == Chase::Chinese && tree.is_some());
                assert_eq!(tree, exact.winner, "{} {position} {round:?} {exact:?}", rules.name);
            }
        }
    }
    assert!(by_check * 60 > cycles && by_chase * 60 > cycles, "{by_check}, {by_chase} of {cycles}");
    assert!(coarser * 2 < exactly, "{coarser} and {exactly} by the Chinese rules");
}
