//! The sequential test: when a match has told enough.
//!
//! Two hypotheses are compared, that the first engine is `elo0` and that it is `elo1` stronger, by how likely each makes the
//! pairs of games seen; the distribution of a pair's points is unknown, so each hypothesis gets the likeliest one that it
//! allows: M. Van den Bergh, "The Generalized Sequential Probability Ratio Test" and "Normalized Elo", as used by Fishtest.
//! The bounds are those of A. Wald, "Sequential Tests of Statistical Hypotheses" (1945).

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::elo::{Pairs, moments, score};

/// The points of a pair as a share of 2.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// What stands in place of a count of 0, so that no distribution is ruled out; as Fishtest has it.
const TRACE: f64 = 1e-3;

/// What is tested, and how sure it shall be.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    /// The lesser difference.
    pub elo0: f64,
    /// The greater difference.
    pub elo1: f64,
    /// How often `elo1` may be accepted where `elo0` is true, between 0 and 1.
    pub alpha: f64,
    /// How often `elo0` may be accepted where `elo1` is true, between 0 and 1.
    pub beta: f64,
    /// What is meant by Elo.
    pub model: Model,
}

/// What is meant by Elo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Model {
    /// The usual: what the share of the points comes to.
    Logistic,
    /// What the share of the points comes to when it is measured by how much results vary, so that as many games are needed
    /// whatever the part of draws; 1 is about 1 of the usual where half the games are drawn.
    Normalized,
}

/// How a test stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The logarithm of how much likelier the greater difference makes what was seen.
    pub llr: f64,
    /// At this or less the lesser difference is accepted.
    pub lower: f64,
    /// At this or more the greater difference is accepted.
    pub upper: f64,
}

impl Standing {
    /// Which is accepted: true for `elo1`; nothing while the test goes on.
    pub fn decision(&self) -> Option<bool> {
        if self.llr >= self.upper { Some(true) } else { (self.llr <= self.lower).then_some(false) }
    }
}

impl Sprt {
    /// How the test stands after these pairs.
    pub fn standing(&self, pairs: Pairs) -> Standing {
        Standing {
            llr: self.llr(pairs),
            lower: (self.beta / (1.0 - self.alpha)).ln(),
            upper: ((1.0 - self.beta) / self.alpha).ln(),
        }
    }

    fn llr(&self, pairs: Pairs) -> f64 {
        if pairs.iter().sum::<u64>() == 0 {
            return 0.0;
        }
        let counts = pairs.map(|count| if count == 0 { TRACE } else { count as f64 });
        let total: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / total);
        let likeliest = |elo: f64| match self.model {
            Model::Logistic => tilt(&seen, SHARES.map(|share| share - score(elo))),
            Model::Normalized => normalized(&seen, elo),
        };
        let (lesser, greater) = (likeliest(self.elo0), likeliest(self.elo1));
        (0..5).map(|i| counts[i] * (greater[i] / lesser[i]).ln()).sum()
    }
}

/// The likeliest distribution under which these deviations have the mean 0, after what was seen.
///
/// By Lagrange's multipliers it is `seen / (1 + θ deviation)`; θ is found by halving (A. Owen, "Empirical Likelihood", 2001,
/// section 2.9).
/// What was seen is given back where no distribution has that mean.
fn tilt(seen: &[f64; 5], deviations: [f64; 5]) -> [f64; 5] {
    let least = deviations.iter().copied().fold(f64::INFINITY, f64::min);
    let most = deviations.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if least >= 0.0 || most <= 0.0 {
        return *seen;
    }
    let with = |theta: f64| core::array::from_fn(|i| seen[i] / (1.0 + theta * deviations[i]));
    // Between these every part stays positive, and the mean falls.
    let (mut low, mut high) = (-1.0 / most, -1.0 / least);
    for _ in 0..100 {
        let theta = f64::midpoint(low, high);
        let parts: [f64; 5] = with(theta);
        let mean: f64 = parts.iter().zip(deviations).map(|(part, deviation)| part * deviation).sum();
        if mean > 0.0 {
            low = theta;
        } else {
            high = theta;
        }
    }
    with(f64::midpoint(low, high))
}

/// The likeliest distribution whose mean lies so many standard deviations above one half, after what was seen.
///
/// That is no linear condition; the one that touches it at the last distribution takes its place until nothing changes.
fn normalized(seen: &[f64; 5], elo: f64) -> [f64; 5] {
    // A normalized Elo is this part of a game's standard deviation; a pair's share of 2 points varies less, by the root of 2.
    let ratio = elo / (800.0 / core::f64::consts::LN_10) * core::f64::consts::SQRT_2;
    let mut parts = [0.2; 5];
    for _ in 0..200 {
        let mean: f64 = parts.iter().zip(SHARES).map(|(part, share)| part * share).sum();
        let variance: f64 = parts.iter().zip(SHARES).map(|(part, share)| part * (share - mean).powi(2)).sum();
        let deviation = variance.sqrt();
        let next = tilt(
            seen,
            SHARES.map(|share| {
                share - 0.5 - ratio * deviation * f64::midpoint(1.0, ((share - mean) / deviation).powi(2))
            }),
        );
        let change = next.iter().zip(parts).map(|(next, part)| (next - part).abs()).fold(0.0, f64::max);
        parts = next;
        if change < 1e-12 {
            break;
        }
    }
    parts
}

/// The normalized Elo of the first engine above the second after these pairs; nothing where they all went one way.
pub fn normalized_elo(pairs: Pairs) -> Option<f64> {
    let (_, mean, variance) = moments(&pairs, &SHARES)?;
    (variance > 0.0).then(|| (mean - 0.5) / (2.0 * variance).sqrt() * 800.0 / core::f64::consts::LN_10)
}

/// Why a text is no test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSprtError {
    /// What stands there.
    pub found: String,
}

impl fmt::Display for ParseSprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "found {:?}, expected elo0=NUMBER,elo1=NUMBER with elo0 below elo1, and if wanted alpha=, beta= (between 0 and \
             0.5) and model=logistic or model=normalized",
            self.found
        )
    }
}

impl core::error::Error for ParseSprtError {}

/// `elo0=0,elo1=5`, if wanted with `alpha=0.05`, `beta=0.05` and `model=normalized`.
impl FromStr for Sprt {
    type Err = ParseSprtError;

    fn from_str(text: &str) -> Result<Self, ParseSprtError> {
        read(text).ok_or_else(|| ParseSprtError { found: text.to_owned() })
    }
}

fn read(text: &str) -> Option<Sprt> {
    let (mut elo0, mut elo1) = (None, None);
    let mut sprt = Sprt { elo0: 0.0, elo1: 0.0, alpha: 0.05, beta: 0.05, model: Model::Logistic };
    for field in text.split(',') {
        let (name, value) = field.split_once('=')?;
        let number = || value.trim().parse::<f64>().ok();
        match name.trim() {
            "elo0" => elo0 = Some(number()?),
            "elo1" => elo1 = Some(number()?),
            "alpha" => sprt.alpha = number()?,
            "beta" => sprt.beta = number()?,
            "model" => {
                sprt.model = match value.trim() {
                    "logistic" => Model::Logistic,
                    "normalized" => Model::Normalized,
                    _ => return None,
                }
            }
            _ => return None,
        }
    }
    (sprt.elo0, sprt.elo1) = (elo0?, elo1?);
    let risk = |risk: f64| risk > 0.0 && risk < 0.5;
    let wide = sprt.elo0.abs() < 2_000.0 && sprt.elo1.abs() < 2_000.0;
    (sprt.elo0 < sprt.elo1 && wide && risk(sprt.alpha) && risk(sprt.beta)).then_some(sprt)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt(text: &str) -> Sprt {
        text.parse().unwrap()
    }

    #[track_caller]
    fn near(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "found {found}, expected {expected}");
    }

    #[test]
    fn the_ratio_is_what_other_programs_print() {
        // Published results of matches run by Fishtest's software and by fastchess: bounds in normalized Elo, pairs, ratio.
        for (bounds, pairs, expected) in [
            ("elo0=9,elo1=16", [352, 579, 1264, 743, 464], 4.60),
            ("elo0=0,elo1=4", [434, 4052, 8304, 4206, 492], 3.00),
            ("elo0=1,elo1=5", [829, 14632, 32502, 15215, 902], 2.93),
            ("elo0=0,elo1=50", [0, 0, 1, 8, 1], 1.24),
        ] {
            near(sprt(&format!("{bounds},model=normalized")).standing(pairs).llr, expected, 0.005);
        }
    }

    #[test]
    fn the_ratio_is_that_of_a_general_optimiser() {
        // Computed with SciPy's SLSQP, which maximises both likelihoods under their conditions.
        for (bounds, pairs, logistic, normalized) in [
            ("elo0=9,elo1=16", [352, 579, 1264, 743, 464], 4.302_170, 4.595_981),
            ("elo0=0,elo1=4", [434, 4052, 8304, 4206, 492], 2.312_231, 2.998_108),
            ("elo0=0,elo1=50", [0, 0, 1, 8, 1], 1.335_684, 1.239_393),
            ("elo0=0,elo1=10", [10, 40, 100, 60, 20], 2.016_505, 1.472_990),
            ("elo0=0,elo1=50", [3, 10, 30, 40, 17], 9.525_565, 7.937_117),
        ] {
            near(sprt(bounds).standing(pairs).llr, logistic, 2e-4);
            near(sprt(&format!("{bounds},model=normalized")).standing(pairs).llr, normalized, 2e-4);
        }
    }

    #[test]
    fn the_bounds_are_walds() {
        let standing = sprt("elo0=0,elo1=5").standing([0; 5]);
        assert_eq!((standing.llr, standing.decision()), (0.0, None));
        near(standing.upper, 2.944, 0.001);
        near(standing.lower, -2.944, 0.001);
        let unequal = sprt("elo0=0,elo1=5,alpha=0.1,beta=0.05").standing([0; 5]);
        near(unequal.upper, (0.95f64 / 0.1).ln(), 1e-12);
        near(unequal.lower, (0.05f64 / 0.9).ln(), 1e-12);
    }

    #[test]
    fn a_clear_match_is_decided_and_an_even_one_is_not() {
        for model in ["logistic", "normalized"] {
            let test = sprt(&format!("elo0=0,elo1=10,model={model}"));
            assert_eq!(test.standing([20, 80, 200, 160, 60]).decision(), Some(true), "{model}");
            assert_eq!(test.standing([60, 160, 200, 80, 20]).decision(), Some(false), "{model}");
            assert_eq!(test.standing([1, 2, 3, 2, 1]).decision(), None, "{model}");
        }
    }

    #[test]
    fn one_sided_matches_have_a_ratio_too() {
        for model in ["logistic", "normalized"] {
            for pairs in
                [[0, 0, 0, 0, 9], [9, 0, 0, 0, 0], [0, 0, 9, 0, 0], [1, 0, 0, 0, 0], [0, 0, 0, 0, 90_000]]
            {
                let llr = sprt(&format!("elo0=-1500,elo1=1500,model={model}")).standing(pairs).llr;
                assert!(llr.is_finite(), "{model} {pairs:?}: {llr}");
            }
        }
    }

    #[test]
    fn what_is_no_test_is_refused() {
        for text in [
            "",
            "5",
            "elo0=0",
            "elo1=5",
            "elo0=5,elo1=5",
            "elo0=5,elo1=0",
            "elo0=a,elo1=5",
            "elo0=0,elo1=5,alpha=0",
            "elo0=0,elo1=5,beta=1",
            "elo0=0,elo1=5,model=chess",
            "elo0=0,elo1=5,elo2=6",
            "elo0=0,elo1=inf",
            "elo0=nan,elo1=1",
        ] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }

    #[test]
    fn normalized_elo_is_what_other_programs_print() {
        near(normalized_elo([352, 579, 1264, 743, 464]).unwrap(), 24.25, 0.005);
        near(normalized_elo([1, 10, 78, 48, 13]).unwrap(), 132.30, 0.005);
        assert_eq!(normalized_elo([0, 0, 5, 0, 0]), None);
    }
}
