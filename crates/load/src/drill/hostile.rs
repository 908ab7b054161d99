//! Many games at once, without and with strangers who mean harm.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use tokio::time::{Instant, sleep};

use super::ground::{Ground, Options};
use super::report::Report;
use crate::hall::Played;
use crate::http;
use crate::strangers::{Plan, Seen, Strangers, Tally};
use crate::{Homes, Quantiles};

/// What this drill takes.
///
/// Spans without strangers and spans with them take turns, so that what else the machine does meets both alike; the medians of
/// what 99 of 100 moves took in each span are compared.
/// A difference of less than a millisecond does not count: it is what one wait for a processor costs.
/// The strangers share the machine with the server and the players; a thread of their own with a lower priority keeps them from
/// the players' time as far as the system can, and what the report says of the players' processors is theirs, too.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// How many games are played at once
    #[arg(long, default_value_t = 500)]
    pub games: usize,
    /// Moves a second, of all games together
    #[arg(long, default_value_t = 200.0)]
    pub rate: f64,
    /// How many times it is measured without and with strangers
    #[arg(long, default_value_t = 4)]
    pub pairs: usize,
    /// For how many seconds each time
    #[arg(long, default_value_t = 8.0)]
    pub seconds: f64,
    /// For how many seconds they play before that
    #[arg(long, default_value_t = 3.0)]
    pub before: f64,
    /// Sockets that stall, in six kinds, each from an address of its own
    #[arg(long, default_value_t = 1_000)]
    pub stalled: usize,
    /// Sockets at a time with fuzzed frames and oversized messages, opened again and again
    #[arg(long, default_value_t = 50)]
    pub noisy: usize,
    /// Sockets at a time with forged answers to the question how far away somebody is
    #[arg(long, default_value_t = 50)]
    pub forgers: usize,
    /// Guesses at links and cookies that are on their way at a time, each followed by the next one at once
    #[arg(long, default_value_t = 8)]
    pub guessers: usize,
    /// How the drill is run
    #[command(flatten)]
    pub options: Options,
}

/// With strangers, 99 of 100 moves may take so many times as long as without (docs/benchmarks.md).
const RATIO: f64 = 1.2;

/// A difference below this does not count, in milliseconds.
const FLOOR: f64 = 1.0;

/// So many MiB more memory than before may stay with the server: what its allocator keeps of 1,000 connections, the
/// allowances of 10,000 addresses, and the moves that were made in the meantime.
const MEMORY: f64 = 48.0;

/// The pause after strangers have left, so that what the server has to do with their leaving is not counted as calm.
const PAUSE: Duration = Duration::from_secs(1);

/// How long it may take until the server has closed what nobody uses.
const CLOSE: Duration = Duration::from_secs(30);

const MIB: f64 = 1_048_576.0;

pub(super) async fn run(arguments: &Arguments) -> Result<Report> {
    let Arguments { games, rate, pairs, seconds, before, stalled, noisy, forgers, guessers, options } =
        arguments;
    let pairs = (*pairs).max(1);
    let span = Duration::from_secs_f64(*seconds);
    let mut ground = Ground::start(options, games * 2 + stalled + 2 * (noisy + forgers + guessers))?;
    let mut report = Report::new(format!(
        "{games} games, {rate} moves a second, {pairs} times {seconds} s without and {seconds} s with strangers, stored with `{}`",
        options.durability
    ));
    ground.hall.seat(*games).await?;
    ground.hall.play(*rate, Duration::from_secs_f64(*before)).await;
    let full = ground.server.usage()?;
    let measure = ground.hall.measure().clone();
    let (homes, tally) = (Arc::new(Homes::strangers()), Arc::<Tally>::default());
    let mut plan = Plan {
        server: ground.server.address(),
        games: ground.hall.games().collect(),
        stalled: *stalled,
        noisy: *noisy,
        forgers: *forgers,
        guessers: *guessers,
        seed: options.seed,
    };
    let (mut alone, mut harmed, mut most) = (Spans::default(), Spans::default(), full);
    let mut first = None;
    for pair in 1..=pairs {
        alone.add(&ground.hall.play(*rate, span).await);
        plan.seed += 1;
        let (homes, tally) = (Arc::clone(&homes), Arc::clone(&tally));
        let strangers = Strangers::come(plan.clone(), homes, tally, measure.clone())?;
        let look = (pair == pairs).then(|| ground.look()).transpose()?;
        harmed.add(&ground.hall.play(*rate, span).await);
        let now = ground.server.usage()?;
        (most.resident, most.files) = (most.resident.max(now.resident), most.files.max(now.files));
        if let Some(look) = look {
            look.end(&ground.server).await?.tell(&mut report);
            strangers.wait().await;
        } else {
            strangers.leave().await;
        }
        sleep(PAUSE).await;
        first.get_or_insert(ground.server.usage()?.resident);
    }
    let start = Instant::now();
    while ground.server.usage()?.files > full.files && start.elapsed() < CLOSE {
        sleep(Duration::from_millis(100)).await;
    }
    let last = ground.server.usage()?;

    alone.tell(&mut report, "alone", "a move is acknowledged, without strangers");
    harmed.tell(&mut report, "harmed", "a move is acknowledged, with strangers");
    report.goal("ratio", "so many times as long with strangers, 99 %", ratio(&alone, &harmed), "", RATIO);
    report.count("late", "turns at which the moves before were not answered yet", harmed.late as f64);
    for (seen, id, what) in Seen::ALL {
        report.count(id, what, tally.count(seen) as f64);
    }
    report.count("files_most", "open files of the server with strangers", most.files as f64);
    let files = last.files as f64 - full.files as f64;
    report.goal("files", "open files more than before they came", files, "", 0.0);
    report.row("memory_most", "memory of the server with strangers", most.resident as f64 / MIB, "MiB");
    let grown = (last.resident as f64 - full.resident as f64) / MIB;
    report.goal("memory", "memory more than before they came", grown, "MiB", MEMORY);
    let leaked = last.resident.saturating_sub(first.unwrap_or(last.resident)) as f64 / MIB;
    report.row("memory_since", "of it since they left for the first time", leaked, "MiB");
    if files > 0.0 {
        measure.fault("files stay open", &files);
    }
    if grown > MEMORY {
        measure.fault("memory stays in use", &grown);
    }
    let page = http::get(homes.next(), ground.server.address(), "/en/").await;
    if !page.as_ref().is_ok_and(|head| head.status() == "200") {
        measure.fault(
            "the first page does not come",
            &page.map_or_else(|error| error.to_string(), |head| head.status().to_owned()),
        );
    }
    ground.end(&mut report).await?;
    Ok(report)
}

/// What was measured in spans of one kind.
#[derive(Debug, Default)]
struct Spans {
    times: Vec<Quantiles>,
    late: u64,
}

impl Spans {
    fn add(&mut self, played: &Played) {
        self.times.push(Quantiles::of(&played.figures.acknowledged));
        self.late += played.late;
    }

    /// The median of the spans.
    fn median(&self, of: fn(&Quantiles) -> f64) -> f64 {
        let mut all: Vec<f64> = self.times.iter().map(of).collect();
        all.sort_by(f64::total_cmp);
        let middle = all.len() / 2;
        match all.len() % 2 {
            _ if all.is_empty() => 0.0,
            0 => f64::midpoint(all[middle - 1], all[middle]),
            _ => all[middle],
        }
    }

    fn tell(&self, report: &mut Report, id: &str, what: &str) {
        let count = self.times.iter().map(|times| times.count).sum::<u64>();
        report.count(&format!("{id}_moves"), &format!("{what}: moves"), count as f64);
        let median = |of| self.median(of);
        let times = Quantiles {
            count,
            p50: median(|times| times.p50),
            p99: median(|times| times.p99),
            p999: median(|times| times.p999),
            most: self.times.iter().map(|times| times.most).fold(0.0, f64::max),
        };
        report.times(id, what, &times, None);
    }
}

/// How many times as long 99 of 100 moves took; 1 where the difference does not count.
fn ratio(alone: &Spans, harmed: &Spans) -> f64 {
    let [alone, harmed] = [alone, harmed].map(|spans| spans.median(|times| times.p99));
    if (harmed - alone).abs() < FLOOR || alone <= 0.0 { 1.0 } else { harmed / alone }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spans(times: &[f64]) -> Spans {
        let quantiles = |p99| Quantiles { count: 1, p50: 0.1, p99, p999: p99, most: p99 };
        Spans { times: times.iter().copied().map(quantiles).collect(), late: 0 }
    }

    #[test]
    fn medians_are_compared_and_what_is_below_a_millisecond_does_not_count() {
        let alone = spans(&[4.0, 90.0, 6.0, 5.0]);
        assert!((ratio(&alone, &spans(&[11.0, 11.0, 2.0])) - 2.0).abs() < 1e-9);
        assert!((ratio(&alone, &spans(&[6.4])) - 1.0).abs() < 1e-9, "0.9 ms more");
        assert!(ratio(&alone, &spans(&[2.75])) < 0.6);
    }
}
