//! Makes games that end by repetition, for `outside_opinion.py` beside it: one a line, above it what was looked for.
//!
//! A few pieces are strewn on the board, and moves are searched that lead back to the position.
//! Whether such a game is lost is for judges to say; the search knows attacks and protection, but no rule of repetition.

#![allow(clippy::print_stdout, reason = "the games are what it makes")]

use std::collections::HashSet;

use chuhe_rules::{Bitboard, Color, Game, Move, Outcome, Piece, Position, Role, Setup, Square};

/// What one side does with every move of the cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hunt {
    /// It checks.
    Check,
    /// It makes a new threat to the same piece.
    Chase,
    /// It attacks the same piece, newly or not, protected or not.
    Attack,
    /// What it likes.
    Nothing,
}

/// How many games of each kind are made.
const WANTED: [(Hunt, usize); 4] =
    [(Hunt::Check, 600), (Hunt::Chase, 1_050), (Hunt::Attack, 200), (Hunt::Nothing, 150)];

/// How many positions are visited before a start is given up.
const PATIENCE: u32 = 20_000;

fn main() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut made = HashSet::new();
    for (hunt, wanted) in WANTED {
        let mut count = 0;
        while count < wanted {
            let Some(start) = strewn(&mut random) else { continue };
            let hunter = Color::ALL[random.below(2)];
            let plies = [4, 4, 6, 8, 8][random.below(5)];
            let mut search =
                Search { hunt, hunter, plies, start: &start, random: &mut random, left: PATIENCE };
            let Some(moves) = search.cycle() else { continue };
            let game = game(&start, &moves);
            if let Some(game) = game
                && made.insert(game.clone())
            {
                println!("# {hunt:?}\n{game}");
                count += 1;
            }
        }
    }
}

/// The game that goes twice through a cycle, as text, if repetition ends it then and nothing before.
fn game(start: &Position, cycle: &[Move]) -> Option<String> {
    let mut game = Game::new(start.clone());
    let mut text = format!("{} moves", start.fen());
    for mv in cycle.iter().chain(cycle) {
        game.play(*mv).ok()?;
        text.push(' ');
        text.push_str(&mv.to_string());
    }
    game.outcome().as_ref().is_some_and(Outcome::is_by_repetition).then_some(text)
}

struct Search<'a> {
    hunt: Hunt,
    hunter: Color,
    plies: usize,
    start: &'a Position,
    random: &'a mut Random,
    left: u32,
}

impl Search<'_> {
    /// Moves that lead back to the start, without a capture or a position twice.
    fn cycle(&mut self) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        self.go_on(&self.start.clone(), &mut moves, &mut vec![self.start.key()], Bitboard::ALL)
            .then_some(moves)
    }

    /// `prey` are the points of the pieces hunted by every move so far.
    fn go_on(
        &mut self,
        position: &Position,
        moves: &mut Vec<Move>,
        seen: &mut Vec<u64>,
        prey: Bitboard,
    ) -> bool {
        if moves.len() == self.plies {
            return position.key() == self.start.key();
        }
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        let side = position.turn();
        let mut choice: Vec<Move> =
            position.legal_moves().into_iter().filter(|mv| position.piece_at(mv.to()).is_none()).collect();
        self.random.shuffle(&mut choice);
        let own_left = (self.plies - moves.len() - 1) / 2;
        for mv in choice {
            let mut after = position.clone();
            after.play_unchecked(mv);
            let last = moves.len() + 1 == self.plies;
            if self.astray(&after, side) > own_left || !last && seen.contains(&after.key()) {
                continue;
            }
            let mut next = prey;
            if side != self.hunter {
                if prey.contains(mv.from()) {
                    next.remove(mv.from());
                    next.insert(mv.to());
                }
            } else if self.hunt != Hunt::Nothing {
                next = prey & hunted(self.hunt, position, &after, mv);
            }
            if next.is_empty() {
                continue;
            }
            moves.push(mv);
            seen.push(after.key());
            if self.go_on(&after, moves, seen, next) {
                return true;
            }
            moves.pop();
            seen.pop();
        }
        false
    }

    /// How many of a side's pieces stand elsewhere than at the start: a move brings one back at most.
    fn astray(&self, position: &Position, side: Color) -> usize {
        let away = |role| (self.start.pieces(side, role) & !position.pieces(side, role)).count();
        Role::ALL.into_iter().map(away).sum()
    }
}

/// The points of the pieces that a move hunts.
fn hunted(hunt: Hunt, before: &Position, after: &Position, mv: Move) -> Bitboard {
    let side = before.turn();
    if hunt == Hunt::Check || after.is_check() {
        let checks = hunt == Hunt::Check && after.is_check();
        return if checks { Bitboard::of(after.general(!side)) } else { Bitboard::EMPTY };
    }
    let mut ours = after.clone();
    ours.pass();
    let attacks = ours.legal_captures().into_iter();
    if hunt == Hunt::Attack {
        return attacks.map(Move::to).collect();
    }
    let stood = |capture: Move| {
        let from = if capture.from() == mv.to() { mv.from() } else { capture.from() };
        let earlier = Move::new(from, capture.to());
        before.is_legal(earlier) && threatens(before, earlier)
    };
    attacks.filter(|capture| threatens(&ours, *capture) && !stood(*capture)).map(Move::to).collect()
}

/// Whether a capture cannot be answered by one on the same point, or is of a chariot by a lesser piece.
fn threatens(position: &Position, capture: Move) -> bool {
    let is_chariot = |square| position.piece_at(square).is_some_and(|piece| piece.role == Role::Chariot);
    let mut after = position.clone();
    after.play_unchecked(capture);
    is_chariot(capture.to()) && !is_chariot(capture.from())
        || after.legal_moves_to(Bitboard::of(capture.to())).is_empty()
}

/// A position with one to five pieces on each side beside the general, if they may stand so.
fn strewn(random: &mut Random) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.turn = Color::ALL[random.below(2)];
    for color in Color::ALL {
        let palace: Vec<Square> = Square::all().filter(|square| square.in_palace(color)).collect();
        let mut pieces = vec![(Role::General, palace[random.below(palace.len())])];
        for _ in 0..=random.below(5) {
            let role = Role::ALL[1 + random.below(6)];
            pieces.push((role, Square::try_new(random.below(Square::COUNT))?));
        }
        for (role, square) in pieces {
            if setup.board[square.index()].replace(Piece::new(color, role)).is_some() {
                return None;
            }
        }
    }
    Position::try_from(setup).ok()
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

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
