//! Many games at once, without and with strangers who mean harm.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use tokio::time::{Instant, sleep};

use super::ground::{Ground, Options};
use super::report::Report;
use crate::hall::Played;
use crate::http;
use crate::pair::begin;
use crate::strangers::{Plan, Seat, Seen, Sink, Strangers, Tally, Targets};
use crate::{Homes, Quantiles, Usage, Visitor, raise_open_files};

/// What this drill takes.
///
/// Three kinds of spans take turns, so that what else the machine does meets all alike: without strangers; with strangers who
/// attack something harmless, which accepts, answers and throws away what it reads; and with the same strangers, who do the same
/// at the same pace, before the server.
/// The medians of what 99 of 100 moves took in the spans of each kind are compared.
/// The strangers share the machine with the server and the players, and so does what is harmless: what the server adds to their
/// own time and to the system's for their sockets is the difference between the last two kinds.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// How many games are played at once
    #[arg(long, default_value_t = 500)]
    pub games: usize,
    /// Moves a second, of all games together
    #[arg(long, default_value_t = 200.0)]
    pub rate: f64,
    /// How many times each kind of span is measured
    #[arg(long, default_value_t = 5)]
    pub pairs: usize,
    /// For how many seconds each time
    #[arg(long, default_value_t = 8.0)]
    pub seconds: f64,
    /// For how many seconds they play before that
    #[arg(long, default_value_t = 3.0)]
    pub before: f64,
    /// Sockets that stall, in six kinds, each from an address of its own, all opened at the same moment
    #[arg(long, default_value_t = 1_000)]
    pub stalled: usize,
    /// Strangers with fuzzed frames and oversized messages, each with ten new sockets a second
    #[arg(long, default_value_t = 50)]
    pub noisy: usize,
    /// Sockets at a time with forged answers to the question how far away somebody is; players of games have half of them
    #[arg(long, default_value_t = 50)]
    pub forgers: usize,
    /// Strangers who guess at links and cookies, 40 times a second each, all from one address
    #[arg(long, default_value_t = 8)]
    pub guessers: usize,
    /// How the drill is run
    #[command(flatten)]
    pub options: Options,
}

/// With strangers before the server, 99 of 100 moves may take so many times as long as with strangers before something harmless
/// (docs/benchmarks.md).
const RATIO: f64 = 1.2;

/// So many MiB more memory than before may stay with the server: what its allocator keeps of 1,000 connections, the
/// allowances of 10,000 addresses, and the moves that were made in the meantime.
const MEMORY: f64 = 48.0;

/// The pause after strangers have left, so that what there is to do with their leaving is not counted as calm.
const PAUSE: Duration = Duration::from_secs(1);

/// How long it may take until the server has closed what nobody uses.
const CLOSE: Duration = Duration::from_secs(30);

const MIB: f64 = 1_048_576.0;

pub(super) async fn run(arguments: &Arguments) -> Result<Report> {
    let Arguments { games, rate, pairs, seconds, before, stalled, noisy, forgers, guessers, options } =
        arguments;
    let pairs = (*pairs).max(1);
    let span = Duration::from_secs_f64(*seconds);
    // A stranger who is noisy may wait half a second on each of his sockets.
    let strangers = stalled + 8 * noisy + 2 * (forgers + guessers);
    let mut ground = Ground::start(options, games * 2 + strangers)?;
    // The other ends of what attacks something harmless are in this process, too.
    raise_open_files((2 * (games * 2 + 2 * strangers) + 200) as u64)?;
    let mut report = Report::new(format!(
        "{games} games, {rate} moves a second, {pairs} times {seconds} s without strangers, with strangers before something \
         harmless, and with strangers before the server, stored with `{}`",
        options.durability
    ));
    ground.hall.seat(*games).await?;
    let (homes, tallies) = (Arc::new(Homes::strangers()), [(); 2].map(|()| Arc::<Tally>::default()));
    let address = ground.server.address();
    let mut plan = Plan {
        targets: Targets::server(address),
        games: ground.hall.games().collect(),
        seats: seats(address, &homes, options, *forgers / 2).await?,
        stalled: *stalled,
        noisy: *noisy,
        forgers: *forgers,
        guessers: *guessers,
        seed: options.seed,
    };
    let game = *plan.games.first().context("there are games")?;
    let sink = Sink::start(address, homes.next(), game).await?;
    ground.hall.play(*rate, Duration::from_secs_f64(*before)).await;
    let full = ground.server.usage()?;
    let measure = ground.hall.measure().clone();
    let [mut alone, mut control, mut harmed] = [(); 3].map(|()| Spans::default());
    let (mut most, mut first) = (full, None);
    for pair in 1..=pairs {
        alone.measure(&mut ground, *rate, span).await?;
        plan.seed += 1;
        for (targets, spans, tally) in [
            (sink.targets(), &mut control, &tallies[0]),
            (Targets::server(address), &mut harmed, &tallies[1]),
        ] {
            plan.targets = targets;
            let come = (plan.clone(), Arc::clone(&homes), Arc::clone(tally), measure.clone());
            let strangers = Strangers::come(come.0, come.1, come.2, come.3)?;
            spans.measure(&mut ground, *rate, span).await?;
            let now = ground.server.usage()?;
            (most.resident, most.files) = (most.resident.max(now.resident), most.files.max(now.files));
            if pair == pairs && targets.is_server {
                strangers.wait().await;
            } else {
                strangers.leave().await;
            }
            sleep(PAUSE).await;
        }
        first.get_or_insert(ground.server.usage()?.resident);
    }
    drop(sink);
    let start = Instant::now();
    while ground.server.usage()?.files > full.files && start.elapsed() < CLOSE {
        sleep(Duration::from_millis(100)).await;
    }
    let last = ground.server.usage()?;

    alone.tell(&mut report, "alone", "a move is acknowledged, without strangers");
    control.tell(&mut report, "control", "a move is acknowledged, with strangers before something harmless");
    harmed.tell(&mut report, "harmed", "a move is acknowledged, with strangers before the server");
    report.goal(
        "ratio",
        "so many times as long before the server, 99 %",
        ratio(&control, &harmed),
        "",
        RATIO,
    );
    report.row("ratio_alone", "so many times as long as without strangers, 99 %", ratio(&alone, &harmed), "");
    report.count("late", "turns at which the moves before were not answered yet", harmed.late as f64);
    let began = tallies[0].count(Seen::Opened);
    report.count("control_opened", "connections that strangers began to something harmless", began as f64);
    let tally = &tallies[1];
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
    let page = http::get(homes.next(), address, "/en/").await;
    if !page.as_ref().is_ok_and(|head| head.status() == "200") {
        measure.fault(
            "the first page does not come",
            &page.map_or_else(|error| error.to_string(), |head| head.status().to_owned()),
        );
    }
    ground.end(&mut report).await?;
    Ok(report)
}

/// Seats for so many strangers, two in each game.
async fn seats(server: SocketAddr, homes: &Homes, options: &Options, count: usize) -> Result<Vec<Seat>> {
    let mut seats = Vec::new();
    while seats.len() < count {
        let mut players = [(); 2].map(|()| Visitor::new(server, homes));
        begin(&mut players, &options.form).await?;
        for player in &players {
            let cookie = player.cookie().context("whoever plays has a cookie")?.to_owned();
            seats.push(Seat { game: player.game(), cookie });
        }
    }
    Ok(seats)
}

/// What was measured in spans of one kind.
#[derive(Debug, Default)]
struct Spans {
    times: Vec<Quantiles>,
    late: u64,
    /// How many processors the server and this program kept busy in each.
    server: Vec<f64>,
    own: Vec<f64>,
}

impl Spans {
    /// Lets the players play for a span.
    async fn measure(&mut self, ground: &mut Ground, rate: f64, span: Duration) -> Result<()> {
        let before = (ground.server.usage()?.processor, Usage::own()?.processor);
        let Played { figures, late, span } = ground.hall.play(rate, span).await;
        let part = |after: Duration, before| after.saturating_sub(before).as_secs_f64() / span.as_secs_f64();
        self.server.push(part(ground.server.usage()?.processor, before.0));
        self.own.push(part(Usage::own()?.processor, before.1));
        self.times.push(Quantiles::of(&figures.acknowledged));
        self.late += late;
        Ok(())
    }

    /// The median of the spans.
    fn median(&self, of: fn(&Quantiles) -> f64) -> f64 {
        median(self.times.iter().map(of))
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
        for (kind, whose, parts) in
            [("server", "the server", &self.server), ("own", "this program", &self.own)]
        {
            let name = format!("processors that {whose} kept busy then");
            report.row(&format!("{id}_{kind}"), &name, self::median(parts.iter().copied()), "");
        }
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut all: Vec<f64> = values.collect();
    all.sort_by(f64::total_cmp);
    let middle = all.len() / 2;
    match all.len() % 2 {
        _ if all.is_empty() => 0.0,
        0 => f64::midpoint(all[middle - 1], all[middle]),
        _ => all[middle],
    }
}

/// How many times as long 99 of 100 moves took as in other spans.
fn ratio(others: &Spans, spans: &Spans) -> f64 {
    let [others, spans] = [others, spans].map(|spans| spans.median(|times| times.p99));
    if others > 0.0 { spans / others } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spans(times: &[f64]) -> Spans {
        let quantiles = |p99| Quantiles { count: 1, p50: 0.1, p99, p999: p99, most: p99 };
        Spans { times: times.iter().copied().map(quantiles).collect(), ..Spans::default() }
    }

    #[test]
    fn medians_are_compared() {
        let control = spans(&[4.0, 90.0, 6.0, 5.0]);
        assert!((ratio(&control, &spans(&[11.0, 11.0, 2.0])) - 2.0).abs() < 1e-9);
        assert!((ratio(&control, &spans(&[5.5])) - 1.0).abs() < 1e-9);
        assert!((ratio(&spans(&[]), &control) - 1.0).abs() < 1e-9, "nothing was measured");
    }
}
