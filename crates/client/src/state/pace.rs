//! How long the computer lets a person wait for its move, so that it seems to think as a person does.
//!
//! How strong it plays has nothing to do with it: the move is known long before.

use chuhe_rules::{Game, Move};

/// The least time for a move, in milliseconds.
const LEAST: u64 = 400;

/// So much longer a move may take that there is nothing to think about: the only one or two, or a piece taken back.
const OBVIOUS: u64 = 300;

/// So many plies belong to the opening, which a player knows by heart.
const OPENING: usize = 8;

/// So much longer a move of the opening may take.
const KNOWN: u64 = 600;

/// So much longer a move may take for each one that could be made instead, up to [`CHOICES`] of them.
const CHOICE: u64 = 45;

/// With more moves than that nobody thinks longer.
const CHOICES: usize = 44;

/// How long a person would think about a move, in milliseconds: 400 to 2,400.
///
/// Drawn from the position and the seed of the game, so that the same game has the same pace.
pub(super) fn pace(game: &Game, mv: Move, seed: u64) -> u64 {
    let choices = game.legal_moves().len();
    let takes_back =
        game.plies().last().is_some_and(|ply| ply.undo.captured.is_some() && ply.mv.to() == mv.to());
    let most = if choices <= 2 || takes_back {
        OBVIOUS
    } else if game.plies().len() < OPENING {
        KNOWN
    } else {
        CHOICE * choices.min(CHOICES) as u64
    };
    // The smaller of two even draws: most moves are quick, some are not.
    let drawn = scatter(seed ^ game.position().key());
    LEAST + most * (drawn & 0xff).min(drawn >> 8 & 0xff) / 0xff
}

/// Scatters the bits of a number: the finaliser of `SplitMix64` (Steele, Lea, Flood 2014), shortened.
const fn scatter(number: u64) -> u64 {
    let z = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(fen: &str, moves: &str) -> Game {
        let mut game = if fen.is_empty() { Game::start() } else { Game::from_fen(fen).unwrap() };
        for mv in moves.split_whitespace() {
            game.play(mv.parse().unwrap()).unwrap();
        }
        game
    }

    /// The mean of the paces of a move with many seeds, and the longest of them.
    fn paces(game: &Game, mv: &str) -> (u64, u64) {
        let paces = (0..1_000_u64)
            .map(|seed| pace(game, mv.parse().unwrap(), seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        let paces: Vec<u64> = paces.collect();
        assert!(paces.iter().all(|pace| (400..=2_400).contains(pace)), "{paces:?}");
        (paces.iter().sum::<u64>() / 1_000, *paces.iter().max().unwrap())
    }

    const OPENED: &str = "h2e2 h9g7 h0g2 b9c7 b0c2 i9h9 i0h0 h7i7 c3c4";

    #[test]
    fn nothing_to_think_about_is_quick_and_much_is_slow() {
        let (only, _) = paces(&game("4k4/R8/9/9/9/9/9/9/9/3K2R2 b", ""), "e9d9");
        let (opening, _) = paces(&game("", ""), "h2e2");
        let (many, longest) = paces(&game("", OPENED), "g6g5");
        assert!(only < opening && opening < many, "{only} {opening} {many}");
        assert!((900..1_300).contains(&many) && longest > 2_000, "{many}, at most {longest}");
    }

    #[test]
    fn a_piece_is_taken_back_at_once() {
        let taken = game("", &format!("{OPENED} a9a8 h0h9"));
        let [(back, longest), (other, _)] = ["g7h9", "g6g5"].map(|mv| paces(&taken, mv));
        assert!(back < other && longest <= 700, "{back} {other} {longest}");
    }

    #[test]
    fn the_same_game_has_the_same_pace() {
        let game = game("", OPENED);
        let mv = "g6g5".parse().unwrap();
        assert_eq!(pace(&game, mv, 7), pace(&game, mv, 7));
        assert!((0..9).any(|seed| pace(&game, mv, seed << 13) != pace(&game, mv, 7)));
    }
}
