//! What a score says about strength: Elo, its interval, the likelihood of superiority.
//!
//! Games are counted in pairs: two games from one opening with colours swapped.
//! An opening that favours a side favours each engine once, so that the points of a pair vary less than those of two games
//! that have nothing to do with each other, and the interval is narrower (M. Van den Bergh, "A practical introduction to the
//! GSPRT", section on the pentanomial model, as used by Fishtest).

/// How many pairs brought 0, ½, 1, 1½ and 2 points.
pub type Pairs = [u64; 5];

/// The points of a single game that the pairs of [`Pairs`] come to, for each of its places.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The quantile of the normal distribution below which 97.5 % lie.
const Z95: f64 = 1.959_963_984_540_054;

/// What results say about the strength of the first engine against the second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The part of all points that the first got, 0 to 1.
    pub score: f64,
    /// Its Elo above the second; infinite where one of them got no point.
    pub elo: f64,
    /// The lower end of the interval that holds the Elo with 95 %.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How likely it is the stronger one, 0 to 1, by the results alone.
    pub superiority: f64,
}

/// The difference in Elo that a share of the points comes to, infinite at 0 and 1.
///
/// The logistic curve: A. Elo, "The Rating of Chessplayers" (1978), section 8.4, with 400 points for a factor of 10.
pub fn elo(score: f64) -> f64 {
    // Not minus nothing.
    -400.0 * (1.0 / score - 1.0).log10() + 0.0
}

/// The share of the points that a difference in Elo comes to; the inverse of [`elo()`].
pub fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// What complete pairs say; nothing if there is none.
pub fn of_pairs(pairs: Pairs) -> Option<Estimate> {
    estimate(&pairs, &SHARES)
}

/// What single games say, where there are no pairs: won, drawn, lost; nothing if there is none.
pub fn of_games(won: u64, drawn: u64, lost: u64) -> Option<Estimate> {
    estimate(&[lost, drawn, won], &[0.0, 0.5, 1.0])
}

fn estimate(counts: &[u64], shares: &[f64]) -> Option<Estimate> {
    let (count, mean, variance) = moments(counts, shares)?;
    let error = (variance / count).sqrt();
    let (mut low, mut high) = (mean - Z95 * error, mean + Z95 * error);
    // Where all went one way there is no variance to go by: the exact bound for a frequency of 0 or 1
    // (C. Clopper, E. Pearson, "The use of confidence or fiducial limits", Biometrika 26, 1934).
    if mean >= 1.0 {
        low = 0.025f64.powf(1.0 / count);
    } else if mean <= 0.0 {
        high = 1.0 - 0.025f64.powf(1.0 / count);
    }
    let superiority = if error > 0.0 {
        normal((mean - 0.5) / error)
    } else {
        // As if each pair were the toss of a coin.
        match mean.total_cmp(&0.5) {
            core::cmp::Ordering::Greater => 1.0 - 0.5f64.powf(count),
            core::cmp::Ordering::Equal => 0.5,
            core::cmp::Ordering::Less => 0.5f64.powf(count),
        }
    };
    Some(Estimate {
        score: mean,
        elo: elo(mean),
        low: elo(low.clamp(0.0, 1.0)),
        high: elo(high.clamp(0.0, 1.0)),
        superiority,
    })
}

/// How many there are, their mean and their variance; nothing if there is none.
pub(crate) fn moments(counts: &[u64], shares: &[f64]) -> Option<(f64, f64, f64)> {
    let count = counts.iter().sum::<u64>() as f64;
    let sum = |of: &dyn Fn(f64) -> f64| {
        counts.iter().zip(shares).map(|(n, share)| *n as f64 * of(*share)).sum::<f64>()
    };
    let mean = sum(&|share| share) / count;
    (count > 0.0).then(|| (count, mean, sum(&|share| (share - mean).powi(2)) / count))
}

/// The part of the normal distribution that lies below `x`.
pub(crate) fn normal(x: f64) -> f64 {
    0.5 * libm::erfc(-x / core::f64::consts::SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "found {found}, expected {expected}");
    }

    #[test]
    fn the_curve_is_that_of_the_tables() {
        // The table of expected scores of the FIDE handbook, B.02, 8.1.2, at its steps.
        for (difference, expected) in [(0.0, 0.5), (110.0, 0.65), (193.0, 0.75), (401.0, 0.91)] {
            near(score(difference), expected, 0.005);
            near(elo(score(difference)), difference, 1e-9);
        }
        assert_eq!((elo(0.0), elo(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn pairs_give_what_other_programs_print() {
        // Published results of matches run by fastchess, with pairs, Elo and its ±, likelihood of superiority in %.
        for (pairs, expected, plus_minus, superiority) in [
            ([352, 579, 1264, 743, 464], 19.83, 6.77, 100.0),
            ([1, 10, 78, 48, 13], 72.85, 22.33, 100.0),
            ([0, 0, 1, 8, 1], 190.85, 65.54, 100.0),
            ([549, 54, 33, 1, 0], -517.92, 38.60, 0.0),
        ] {
            let found = of_pairs(pairs).unwrap();
            near(found.elo, expected, 0.005);
            near((found.high - found.low) / 2.0, plus_minus, 0.005);
            near(found.superiority * 100.0, superiority, 0.005);
        }
    }

    #[test]
    fn single_games_are_less_certain_than_their_pairs() {
        let (games, pairs) = (of_games(100, 50, 50).unwrap(), of_pairs([0, 0, 50, 50, 0]).unwrap());
        near(games.score, pairs.score, 1e-12);
        assert!(games.low < pairs.low && pairs.high < games.high);
        assert_eq!((of_games(0, 0, 0), of_pairs([0; 5])), (None, None));
    }

    #[test]
    fn superiority_is_that_of_the_normal_distribution() {
        // Computed with the error function of Python's `math` module.
        for (x, expected) in [
            (0.0, 0.5),
            (0.5, 0.691_462_461_274_013_1),
            (1.0, 0.841_344_746_068_542_9),
            (-1.5, 0.066_807_201_268_858_09),
            (3.0, 0.998_650_101_968_369_9),
            (-5.0, 2.866_515_718_791_946e-7),
        ] {
            near(normal(x), expected, 1e-15);
        }
    }

    #[test]
    fn who_wins_all_has_a_lower_bound() {
        let found = of_pairs([0, 0, 0, 0, 10]).unwrap();
        assert_eq!((found.elo, found.high), (f64::INFINITY, f64::INFINITY));
        near(score(found.low), 0.691_502_9, 1e-6);
        let lost = of_pairs([10, 0, 0, 0, 0]).unwrap();
        near(lost.high, -found.low, 1e-9);
        near(lost.superiority + found.superiority, 1.0, 1e-12);
    }

    #[test]
    fn the_same_player_twice_is_no_stronger() {
        let found = of_pairs([0, 0, 7, 0, 0]).unwrap();
        assert_eq!((found.elo, found.low, found.high, found.superiority), (0.0, 0.0, 0.0, 0.5));
    }
}
