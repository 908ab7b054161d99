//! The moves that led to a node, and the rules that look back at them.

use chuhe_rules::{Dead, Game, Position};

use crate::value::{RULE_WIN, terminal};

/// A move on the way.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// The key of the position before it.
    key: u64,
    /// Whether it gave check.
    check: bool,
    /// Whether no position before it can come up after it: a capture, or a pass.
    irreversible: bool,
}

/// All moves from the start of the game to the node.
pub(crate) struct Path {
    steps: Vec<Step>,
    /// How many of them were made in the game.
    root: usize,
    /// How often a position of the game must have come up to end it; 0 if it never does.
    occurrences: usize,
    /// After how many plies without a capture the game is drawn.
    quiet_limit: usize,
    /// After how many plies from the root it is drawn whatever happens.
    total_left: usize,
    dead: Dead,
}

/// No value is taken from the table this near to a limit: it was found with more plies to go.
const NEAR_LIMIT: usize = 20;

impl Path {
    pub(crate) fn new(game: &Game) -> Self {
        let steps: Vec<Step> = game
            .plies()
            .iter()
            .map(|ply| Step { key: ply.key, check: ply.check, irreversible: ply.undo.captured.is_some() })
            .collect();
        let quiet = usize::from(game.position().quiet_plies());
        Self {
            root: steps.len(),
            steps,
            occurrences: usize::from(game.rules().occurrences),
            quiet_limit: game.quiet_left().map_or(usize::MAX, |left| left + quiet),
            total_left: game.total_left().unwrap_or(usize::MAX),
            dead: game.rules().dead,
        }
    }

    pub(crate) fn push(&mut self, key: u64, check: bool, capture: bool) {
        self.steps.push(Step { key, check, irreversible: capture });
    }

    pub(crate) fn push_pass(&mut self, key: u64) {
        self.steps.push(Step { key, check: false, irreversible: true });
    }

    pub(crate) fn pop(&mut self) {
        self.steps.pop();
    }

    /// The value for the side to move where the rules end the game, if they do.
    ///
    /// A position that came up before in the search counts at its first return, one of the game when the rules say.
    /// Who checked with every move in between loses, in every set that judges repetition; a chase is no more than a
    /// draw here, and only the moves at the root are judged exactly.
    pub(crate) fn verdict(&self, position: &Position, ply: usize) -> Option<i32> {
        let key = position.key();
        let mut earlier = 0;
        let newest_first = self.steps.iter().enumerate().rev();
        let (mut ours, mut theirs) = (true, true);
        for (distance, (index, step)) in (1usize..).zip(newest_first) {
            if step.irreversible {
                break;
            }
            // The last move was made by the side that waits.
            if distance % 2 == 1 {
                theirs &= step.check;
            } else {
                ours &= step.check;
            }
            if step.key == key && distance % 2 == 0 {
                earlier += 1;
                if index >= self.root || earlier + 1 == self.occurrences {
                    let ply = ply as i32;
                    return Some(match (ours, theirs) {
                        (true, false) if self.occurrences > 0 => ply - RULE_WIN,
                        (false, true) if self.occurrences > 0 => RULE_WIN - ply,
                        _ => 0,
                    });
                }
            }
        }
        let drawn = usize::from(position.quiet_plies()) >= self.quiet_limit
            || ply >= self.total_left
            || self.dead.draws(position);
        drawn.then(|| terminal(position, ply).unwrap_or(0))
    }

    /// Whether a limit on the number of plies is near.
    pub(crate) fn is_near_limit(&self, position: &Position, ply: usize) -> bool {
        usize::from(position.quiet_plies()) + NEAR_LIMIT >= self.quiet_limit
            || ply + NEAR_LIMIT >= self.total_left
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;
    use crate::value::score;
    use chuhe_rules::{Color, Move, Outcome, Piece, Role, RuleSet, Setup, Square};

    /// The verdict after the moves of `game` and then those of a search.
    fn verdict(game: &str, searched: &str) -> Option<i32> {
        let game = Game::from_fen(game).unwrap();
        let mut position = game.position().clone();
        let mut path = Path::new(&game);
        for mv in searched.split_whitespace().map(|mv| mv.parse::<Move>().unwrap()) {
            assert!(position.is_legal(mv), "{mv}");
            let key = position.key();
            let undo = position.play_unchecked(mv);
            path.push(key, position.is_check(), undo.captured.is_some());
        }
        path.verdict(&position, searched.split_whitespace().count())
    }

    const CHECKS: &str = "3k5/9/9/9/9/9/4r4/9/4p4/2R2K3 w - - 0 1 moves c0c9";

    #[test]
    fn who_checks_with_every_move_loses_and_that_is_no_mate() {
        // Red checks; in the search the position after d9d8 comes back with Red to move.
        let value = verdict(CHECKS, "d9d8 c9c8 d8d9 c8c9 d9d8").unwrap();
        assert_eq!((value, score(value)), (5 - RULE_WIN, Score::LossByRule));
        // One move earlier it is Black to move: Red checked, so Black wins.
        let value = verdict(CHECKS, "d9d8 c9c8 d8d9 c8c9").unwrap();
        assert_eq!((value, score(value)), (RULE_WIN - 4, Score::WinByRule));
        assert_eq!(verdict(CHECKS, "d9d8 c9c8 d8d9"), None);
    }

    #[test]
    fn what_nobody_forces_is_a_draw_at_the_third_time_or_the_first_in_the_search() {
        let idle = "b0c2 b9c7 c2b0 c7b9";
        assert_eq!(verdict("startpos", idle), Some(0));
        assert_eq!(verdict(&format!("startpos moves {idle}"), ""), None);
        assert_eq!(verdict("startpos moves b0c2", "b9c7 c2b0"), None);
        // The start position came up once in the game, so its return is the second time only.
        assert_eq!(verdict("startpos moves b0c2", "b9c7 c2b0 c7b9"), None);
        assert_eq!(verdict(&format!("startpos moves {idle} b0c2"), "b9c7 c2b0 c7b9"), Some(0));
    }

    #[test]
    fn nothing_comes_back_after_a_capture() {
        let capture = "startpos moves h2h9 i9h9";
        assert_eq!(verdict(capture, "h0g2 h9i9 g2h0 i9h9"), Some(0));
        assert_eq!(verdict("startpos moves h2h9", "i9h9 h0g2 h9i9 g2h0"), None);
    }

    #[test]
    fn move_limit_and_dead_material_are_draws_but_not_for_who_is_mated() {
        let verdict = |fen: &str, mv: &str| {
            let game = Game::new(Position::try_from(Setup::from_fen(fen).unwrap()).unwrap());
            let mut position = game.position().clone();
            let mv: Move = mv.parse().unwrap();
            let undo = position.play_unchecked(mv);
            let mut path = Path::new(&game);
            path.push(game.position().key(), position.is_check(), undo.captured.is_some());
            path.verdict(&position, 1)
        };
        assert_eq!(verdict("3k5/R8/9/9/9/9/9/9/9/5K2R w - - 119 90", "i0i8"), Some(0));
        assert_eq!(verdict("3k5/R8/9/9/9/9/9/9/9/5K2R w - - 119 90", "i0i9"), Some(1 - crate::value::MATE));
        assert_eq!(verdict("3k5/R8/9/9/9/9/9/9/9/5K2R w - - 118 90", "i0i8"), None);
        assert_eq!(verdict("3k5/9/9/9/9/9/9/9/3n5/3K5 w - - 0 1", "d0d1"), Some(0));
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
    }

    /// A few pieces strewn on a board, if they may stand so.
    fn strewn(random: &mut Random) -> Option<Position> {
        let mut setup = Setup::empty();
        for color in Color::ALL {
            let palace: Vec<Square> = Square::all().filter(|square| square.in_palace(color)).collect();
            let mut squares = vec![(Role::General, palace[random.below(9)])];
            for _ in 0..=random.below(4) {
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
        Position::try_from(setup).ok()
    }

    /// Moves of both sides that lead back to the position, if the ones tried do.
    fn cycle(position: &Position, random: &mut Random) -> Option<Vec<Move>> {
        let mut after = position.clone();
        let mut moves: Vec<Move> = Vec::new();
        for half in 0..2 {
            for side in 0..2 {
                let mv = if half == 0 {
                    let legal = after.legal_moves();
                    *legal.get(random.below(legal.len().max(1)))?
                } else {
                    Move::new(moves[side].to(), moves[side].from())
                };
                if !after.is_legal(mv) || after.piece_at(mv.to()).is_some() {
                    return None;
                }
                after.play_unchecked(mv);
                moves.push(mv);
            }
        }
        (after.key() == position.key()).then_some(moves)
    }

    #[test]
    fn the_root_is_judged_exactly_and_the_tree_never_calls_a_draw_a_loss() {
        let wanted = if chuhe_testkit::slow() { 1_000_000 } else { 5_000 };
        let mut random = Random(0x9E37_79B9_7F4A_7C15);
        let (mut cycles, mut decided) = (0, 0);
        while cycles < wanted {
            let Some(position) = strewn(&mut random) else { continue };
            for _ in 0..8 {
                let Some(moves) = cycle(&position, &mut random) else { continue };
                let rules = RuleSet::NAMED[cycles % 4].clone();
                let mut game = Game::with_rules(position.clone(), rules);
                let rounds: Vec<Move> = moves.iter().chain(&moves).copied().collect();
                let (last, before) = rounds.split_last().expect("a cycle has moves");
                if before.iter().any(|mv| game.play(*mv).is_err()) {
                    continue;
                }
                let mut exact = game.clone();
                if exact.play(*last).is_err() {
                    continue;
                }
                let exact = exact.outcome().filter(Outcome::is_by_repetition);
                assert_eq!(
                    game.forecast(*last).map(|forecast| forecast.outcome),
                    exact,
                    "{position} {rounds:?}"
                );
                let Some(exact) = exact else { continue };
                cycles += 1;
                decided += usize::from(exact.winner.is_some());

                let mut path = Path::new(&game);
                let mut after = game.position().clone();
                let key = after.key();
                after.play_unchecked(*last);
                path.push(key, after.is_check(), false);
                let value = path.verdict(&after, 1).expect("the position came up three times");
                let tree = match value.signum() {
                    0 => None,
                    1 => Some(after.turn()),
                    _ => Some(!after.turn()),
                };
                assert!(tree.is_none() || tree == exact.winner, "{position} {rounds:?}: {value}, {exact:?}");
            }
        }
        assert!(decided * 50 > cycles, "{decided} of {cycles}");
    }
}
