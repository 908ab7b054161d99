//! A game as bytes: how it ended, what it began with, and 4 bytes for each move.
//!
//! | bytes | what |
//! |---|---|
//! | 1 | the end: the number of [`Why`], and 16 where Red won, 32 where Black did |
//! | 12 | the start: bit `n` says whether point `n` is occupied (`a0` is 0, `i0` 8, `i9` 89), bit 90 whether Black moves |
//! | 16 | its pieces by the order of their points, 4 bits each, the lower ones first: the kind (general, advisor, elephant, horse, chariot, cannon, soldier), and 8 more for Black's; 0 after the last |
//! | 2 + 2 | its plies since a capture, and its full moves |
//! | 2 each | a move: the point that it leaves, and 128 times that which it goes to |
//! | 2 each | its score, from the side that moves |
//!
//! Numbers have their lowest byte first.
//! A score is hundredths of a soldier, at most 15,000 either way; 20,000 is a win by the rules of repetition, 32,000 less `n`
//! a mate in `n` moves; the negative ones are for the side that loses so.

use core::fmt;

use chuhe_engine::Score;
use chuhe_rules::{Color, Move, Piece, Position, Role, RuleSet, Setup, Square};

use crate::{End, MOST_PLIES, Moved, Played, Why};

/// Bytes before the moves.
pub const HEAD: usize = 33;

/// Bytes of a move with its score.
pub const STEP: usize = 4;

/// The most bytes of a game.
pub const MOST: usize = HEAD + STEP * MOST_PLIES;

/// A score of as many hundredths of a soldier is the greatest that is kept.
const GREATEST: i16 = 15_000;

/// A win by the rules of repetition.
const RULE_WIN: i16 = 20_000;

/// A mate in no move.
const MATE: i16 = 32_000;

/// The longest mate, in moves.
const LONGEST_MATE: i16 = 999;

/// Why bytes are no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackError {
    /// So many bytes are none: [`HEAD`] and a multiple of [`STEP`] are, up to [`MOST`].
    Length {
        /// How many there are.
        found: usize,
    },
    /// No end has this number.
    End {
        /// The number.
        found: u8,
    },
    /// No such position can occur.
    Start,
    /// No move has this number.
    Move {
        /// The number.
        found: u16,
        /// Which move of the game, from 1.
        ply: usize,
    },
    /// No score has this number.
    Score {
        /// The number.
        found: i16,
        /// Of which move, from 1.
        ply: usize,
    },
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { found } => {
                write!(f, "found {found} bytes, expected {HEAD} and a multiple of {STEP} up to {MOST}")
            }
            Self::End { found } => write!(f, "found {found}, expected the number of an end"),
            Self::Start => f.write_str("found no position that can occur, expected the start of a game"),
            Self::Move { found, ply } => write!(f, "ply {ply}: found {found}, expected a move"),
            Self::Score { found, ply } => write!(f, "ply {ply}: found {found}, expected a score"),
        }
    }
}

impl core::error::Error for PackError {}

/// A game as bytes, without its number; of more than [`MOST_PLIES`] moves the first ones.
pub fn pack(game: &Played) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEAD + STEP * game.moves.len());
    bytes.push(game.end.why as u8 | game.end.winner.map_or(0, |winner| winner.fold(16, 32)));
    bytes.extend(start(&game.start));
    for moved in game.moves.iter().take(MOST_PLIES) {
        bytes.extend(moved.mv.to_bits().to_le_bytes());
        bytes.extend(number(moved.score).to_le_bytes());
    }
    bytes
}

/// The game that bytes hold, by rules that say which positions can occur.
///
/// Its moves need not be legal, nor its end be right: [`check`](crate::check) says whether they are.
///
/// # Errors
/// If they are not what [`pack`] gives of some game.
pub fn unpack(bytes: &[u8], number: u64, rules: &RuleSet) -> Result<Played, PackError> {
    let length = || PackError::Length { found: bytes.len() };
    let (head, steps) = bytes.split_first_chunk::<HEAD>().ok_or_else(length)?;
    let (steps, rest) = steps.as_chunks::<STEP>();
    if !rest.is_empty() || steps.len() > MOST_PLIES {
        return Err(length());
    }
    let end = end_of(head[0]).ok_or(PackError::End { found: head[0] })?;
    let start = start_of(&head[1..]).and_then(|setup| rules.position(setup).ok()).ok_or(PackError::Start)?;
    let moved = |(ply, step): (usize, &[u8; STEP])| {
        let [a, b, c, d] = *step;
        let (mv, score) = (u16::from_le_bytes([a, b]), i16::from_le_bytes([c, d]));
        Ok(Moved {
            mv: Move::from_bits(mv).ok_or(PackError::Move { found: mv, ply })?,
            score: score_of(score).ok_or(PackError::Score { found: score, ply })?,
        })
    };
    let moves = (1..).zip(steps).map(moved).collect::<Result<_, _>>()?;
    Ok(Played { number, start, moves, end })
}

fn end_of(byte: u8) -> Option<End> {
    let winner = match byte >> 4 {
        0 => None,
        1 => Some(Color::Red),
        2 => Some(Color::Black),
        _ => return None,
    };
    Some(End { winner, why: *Why::ALL.get(usize::from(byte & 15))? })
}

fn start(position: &Position) -> [u8; HEAD - 1] {
    let setup = position.setup();
    let mut occupied = u128::from(setup.turn == Color::Black) << Square::COUNT;
    let mut pieces = [0; 16];
    for (index, (square, piece)) in setup.pieces().enumerate() {
        occupied |= 1 << square.index();
        let code = piece.role as u8 | piece.color.fold(0, 8);
        pieces[index / 2] |= code << (index % 2 * 4);
    }
    let mut bytes = [0; HEAD - 1];
    bytes[..12].copy_from_slice(&occupied.to_le_bytes()[..12]);
    bytes[12..28].copy_from_slice(&pieces);
    bytes[28..30].copy_from_slice(&setup.quiet_plies.to_le_bytes());
    bytes[30..].copy_from_slice(&setup.full_moves.to_le_bytes());
    bytes
}

fn start_of(bytes: &[u8]) -> Option<Setup> {
    let mut occupied = [0; 16];
    occupied[..12].copy_from_slice(bytes.get(..12)?);
    let occupied = u128::from_le_bytes(occupied);
    let pieces = bytes.get(12..28)?;
    let mut codes = pieces.iter().flat_map(|pair| [pair & 15, pair >> 4]);
    let mut setup = Setup::empty();
    for square in Square::all().filter(|square| occupied >> square.index() & 1 == 1) {
        let code = codes.next()?;
        let role = *Role::ALL.get(usize::from(code & 7))?;
        let color = if code & 8 == 0 { Color::Red } else { Color::Black };
        setup.board[square.index()] = Some(Piece::new(color, role));
    }
    setup.turn = match occupied >> Square::COUNT {
        0 => Color::Red,
        1 => Color::Black,
        _ => return None,
    };
    setup.quiet_plies = u16::from_le_bytes(bytes.get(28..30)?.try_into().ok()?);
    setup.full_moves = u16::from_le_bytes(bytes.get(30..32)?.try_into().ok()?);
    (codes.all(|code| code == 0) && setup.full_moves > 0).then_some(setup)
}

/// A score as a number; one that is out of range as the nearest that is not.
pub(crate) fn number(score: Score) -> i16 {
    let mate = |moves: u32| MATE - moves.min(LONGEST_MATE.unsigned_abs().into()) as i16;
    match score {
        Score::Centipawns(value) => value.clamp(-i32::from(GREATEST), i32::from(GREATEST)) as i16,
        Score::MateIn(moves) => mate(moves.max(1)),
        Score::MatedIn(moves) => -mate(moves),
        Score::WinByRule => RULE_WIN,
        Score::LossByRule => -RULE_WIN,
    }
}

fn score_of(number: i16) -> Option<Score> {
    let shortest = MATE - LONGEST_MATE;
    match number {
        RULE_WIN => Some(Score::WinByRule),
        _ if number == -RULE_WIN => Some(Score::LossByRule),
        _ if number.unsigned_abs() <= GREATEST.unsigned_abs() => Some(Score::Centipawns(number.into())),
        _ if (shortest..MATE).contains(&number) => Some(Score::MateIn((MATE - number) as u32)),
        _ if (-MATE..=-shortest).contains(&number) => Some(Score::MatedIn((MATE + number) as u32)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_has_one_number() {
        let mut count = 0;
        for found in i16::MIN..=i16::MAX {
            if let Some(score) = score_of(found) {
                assert_eq!(number(score), found, "{score:?}");
                count += 1;
            }
        }
        assert_eq!(count, 2 * 15_000 + 1 + 2 + 999 + 1_000);
        assert_eq!(number(Score::MateIn(3)), 31_997);
        assert_eq!(number(Score::MatedIn(0)), -32_000);
        assert_eq!(number(Score::Centipawns(19_000)), 15_000);
    }

    #[test]
    fn ends_keep_their_numbers() {
        for (index, why) in Why::ALL.into_iter().enumerate() {
            assert_eq!(why as usize, index);
        }
        assert_eq!(end_of(0x1A), Some(End { winner: Some(Color::Red), why: Why::Scores }));
        assert_eq!(end_of(0x0C), None);
        assert_eq!(end_of(0x30), None);
    }

    #[test]
    fn the_usual_start_is_known_by_its_bytes() {
        let bytes = start(&Position::start());
        let golden = 0xff01_08aa_0a00_4055_4100_fe03_u128;
        assert_eq!(bytes[..12], golden.to_be_bytes()[4..]);
        let golden = 0x3412_1032_5465_6666_eeee_decd_ab89_a9cb_u128;
        assert_eq!(bytes[12..28], golden.to_be_bytes());
        assert_eq!(bytes[28..], [0, 0, 1, 0]);
        assert_eq!(start_of(&bytes), Some(Position::start().setup()));
    }
}
