//! The descent.

use std::thread;

use super::samples::{Sample, Samples, Set};

/// How weights are fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How much the result of a game counts against the search's score, from 0 to 1.
    pub result: f64,
    /// How far a step moves a weight at first, in hundredths of a soldier; less and less towards the last.
    pub rate: f64,
    /// How many steps there are.
    pub steps: usize,
    /// What a weight was before counts as much as so many positions.
    pub prior: f64,
    /// How many threads work; the weights do not depend on it.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { result: 0.4, rate: 1.5, steps: 500, prior: 300.0, threads: 2 }
    }
}

/// Work is cut into so many parts, whatever the threads, so that sums are always made in one order.
const PARTS: usize = 64;

/// Adam's constants, as its authors have them.
const MOMENTUM: f64 = 0.9;
const SPREAD: f64 = 0.999;
const TINY: f64 = 1e-12;

/// Weights that are being fitted.
pub struct Fit<'a> {
    samples: &'a Samples,
    settings: Settings,
    start: Vec<[f64; 2]>,
    weights: Vec<[f64; 2]>,
    momentum: Vec<[f64; 2]>,
    spread: Vec<[f64; 2]>,
    steps: usize,
    scale: f64,
}

impl<'a> Fit<'a> {
    /// Begins with these weights, and fits the scale *k* of values to the results.
    pub fn new(samples: &'a Samples, settings: Settings, weights: &[[i32; 2]]) -> Self {
        let weights: Vec<[f64; 2]> = weights.iter().map(|pair| pair.map(f64::from)).collect();
        let none = vec![[0.0; 2]; weights.len()];
        let mut fit = Self {
            samples,
            settings,
            start: weights.clone(),
            weights,
            momentum: none.clone(),
            spread: none,
            steps: 0,
            scale: 0.0,
        };
        fit.scale = fit.fitted_scale();
        fit
    }

    /// The scale *k*: one hundredth of a soldier is worth a quarter of it, in points, where the game is open.
    pub fn scale(&self) -> f64 {
        self.scale
    }

    /// How many steps have been made.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// The mean loss over what is learned from, in nats.
    pub fn loss(&self) -> f64 {
        self.mean_loss(&self.samples.training, &self.weights, self.settings.result)
    }

    /// The mean loss over what is learned from if the weights were these, in nats.
    ///
    /// # Panics
    /// If there are fewer than it began with.
    pub fn loss_with(&self, weights: &[[i32; 2]]) -> f64 {
        let weights: Vec<[f64; 2]> = weights.iter().map(|pair| pair.map(f64::from)).collect();
        self.mean_loss(&self.samples.training, &weights, self.settings.result)
    }

    /// The mean loss over what is held out, in nats, where results count so much against scores, from 0 to 1.
    pub fn held_out_loss(&self, result: f64) -> f64 {
        self.mean_loss(&self.samples.held_out, &self.weights, result)
    }

    /// The weights, rounded.
    pub fn weights(&self) -> Vec<[i32; 2]> {
        self.weights.iter().map(|pair| pair.map(|weight| weight.round() as i32)).collect()
    }

    /// Moves the weights one step, and gives the mean loss before it.
    pub fn step(&mut self) -> f64 {
        let (loss, mut gradient) = self.gradient();
        // At an even chance the loss bends by a quarter of the square of the scale.
        let pull =
            self.settings.prior * self.scale * self.scale / 4.0 / self.samples.training.len().max(1) as f64;
        let part = self.steps as f64 / self.settings.steps.max(1) as f64;
        let rate = self.settings.rate * (0.02 + 0.49 * (1.0 + (core::f64::consts::PI * part.min(1.0)).cos()));
        self.steps += 1;
        let [first, second] = [MOMENTUM, SPREAD].map(|keep| 1.0 - keep.powi(self.steps as i32));
        for (index, slopes) in gradient.iter_mut().enumerate() {
            for (part, slope) in slopes.iter_mut().enumerate() {
                let weight = &mut self.weights[index][part];
                *slope += pull * (*weight - self.start[index][part]);
                let momentum = &mut self.momentum[index][part];
                let spread = &mut self.spread[index][part];
                *momentum += (1.0 - MOMENTUM) * (*slope - *momentum);
                *spread += (1.0 - SPREAD) * (*slope * *slope - *spread);
                *weight -= rate * (*momentum / first) / ((*spread / second).sqrt() + TINY);
            }
        }
        loss
    }

    /// What the games say that a position is worth to Red, in points.
    fn target(&self, sample: &Sample, result: f64) -> f64 {
        result * f64::from(sample.result) + (1.0 - result) * logistic(self.scale * f64::from(sample.score))
    }

    fn mean_loss(&self, set: &Set, weights: &[[f64; 2]], result: f64) -> f64 {
        let losses = self.in_parts(set, |range| {
            set.range(range)
                .map(|(sample, counts)| {
                    loss(self.scale * value(weights, sample, counts).0, self.target(sample, result))
                })
                .sum::<f64>()
        });
        losses.into_iter().sum::<f64>() / set.len().max(1) as f64
    }

    /// The mean loss, and how it changes with each weight.
    fn gradient(&self) -> (f64, Vec<[f64; 2]>) {
        let set = &self.samples.training;
        let parts = self.in_parts(set, |range| {
            let mut total = 0.0;
            let mut slopes = vec![[0.0; 2]; self.weights.len()];
            for (sample, counts) in set.range(range) {
                let (value, part) = value(&self.weights, sample, counts);
                let target = self.target(sample, self.settings.result);
                total += loss(self.scale * value, target);
                let slope = self.scale * (logistic(self.scale * value) - target) * part;
                let phase = f64::from(sample.phase);
                let (middle, end) = (slope * phase, slope * (1.0 - phase));
                for (weight, count) in counts {
                    let slopes = &mut slopes[usize::from(*weight)];
                    slopes[0] += middle * f64::from(*count);
                    slopes[1] += end * f64::from(*count);
                }
            }
            (total, slopes)
        });
        let mean = 1.0 / set.len().max(1) as f64;
        let mut total = 0.0;
        let mut slopes = vec![[0.0; 2]; self.weights.len()];
        for (part, own) in parts {
            total += part * mean;
            for (slope, own) in slopes.iter_mut().zip(own) {
                slope[0] += own[0] * mean;
                slope[1] += own[1] * mean;
            }
        }
        (total, slopes)
    }

    /// The scale with which the values say most about the results: where the loss, which bends upwards everywhere, is least.
    fn fitted_scale(&self) -> f64 {
        let set = &self.samples.training;
        let slope = |scale: f64| -> f64 {
            let slopes = self.in_parts(set, |range| {
                set.range(range)
                    .map(|(sample, counts)| {
                        let value = value(&self.weights, sample, counts).0;
                        value * (logistic(scale * value) - f64::from(sample.result))
                    })
                    .sum::<f64>()
            });
            slopes.into_iter().sum()
        };
        let (mut low, mut high) = (0.000_1, 0.05);
        for _ in 0..40 {
            let middle = f64::midpoint(low, high);
            if slope(middle) < 0.0 { low = middle } else { high = middle }
        }
        f64::midpoint(low, high)
    }

    /// Does something with each part of the positions, several at a time; the answers are in order.
    fn in_parts<T: Send>(&self, set: &Set, work: impl Fn(core::ops::Range<usize>) -> T + Sync) -> Vec<T> {
        let range = |part: usize| set.len() * part / PARTS..set.len() * (part + 1) / PARTS;
        let threads = self.settings.threads.clamp(1, PARTS);
        let (work, range) = (&work, &range);
        thread::scope(|scope| {
            let runs: Vec<_> = (0..threads)
                .map(|thread| {
                    let own = PARTS * thread / threads..PARTS * (thread + 1) / threads;
                    scope.spawn(move || own.map(|part| work(range(part))).collect::<Vec<T>>())
                })
                .collect();
            runs.into_iter()
                .flat_map(|run| run.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        })
    }
}

/// The value of a position from Red's side, and which part of a change of the sum it feels.
fn value(weights: &[[f64; 2]], sample: &Sample, counts: &[(u16, i16)]) -> (f64, f64) {
    let phase = f64::from(sample.phase);
    let sum: f64 = counts
        .iter()
        .map(|(weight, count)| {
            let [middle, end] = weights[usize::from(*weight)];
            f64::from(*count) * (middle * phase + end * (1.0 - phase))
        })
        .sum();
    let part = f64::from(sample.scale[usize::from(sum < 0.0)]);
    (sum * part, part)
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The loss of saying σ(`x`) where `target` is right: −*t* ln σ(*x*) − (1 − *t*) ln σ(−*x*).
fn loss(x: f64, target: f64) -> f64 {
    // ln(1 + eˣ), which no x makes infinite.
    x.max(0.0) + (-x.abs()).exp().ln_1p() - target * x
}
