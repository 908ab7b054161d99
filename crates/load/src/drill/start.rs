//! A server that starts with many games that go on.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use chuhe_play::{Act, Choice, Command, Event, GameId, PlayerId, Session, Span, Terms, Time};
use chuhe_rules::Color;
use chuhe_store::{Database, Durability, Options as Opening, Store, UnixMillis, Write};
use chuhe_testkit::Random;
use clap::Args;
use tempfile::TempDir;

use super::ground::Options;
use super::report::Report;
use crate::account::wall;
use crate::measure::{histogram, record};
use crate::{Homes, Quantiles, Server, Serving, Visitor, http};

/// What this drill takes.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// How many games go on
    #[arg(long, default_value_t = 10_000)]
    pub games: usize,
    /// How many events each of them has
    #[arg(long, default_value_t = 40)]
    pub events: usize,
    /// How often the server is killed and started
    #[arg(long, default_value_t = 10)]
    pub starts: u32,
    /// Measure as well what it would take to replay all games
    #[arg(long)]
    pub replay: bool,
    /// How the drill is run
    #[command(flatten)]
    pub options: Options,
}

/// From the start until a game's page, in milliseconds.
const PAGE: f64 = 1_000.0;

/// The most changes of a batch.
const BATCH: usize = 20_000;

/// How many courses of a game there are.
const COURSES: usize = 16;

pub(super) async fn run(arguments: &Arguments) -> Result<Report> {
    let Arguments { games, events, starts, replay, options } = arguments;
    ensure!(*games > 0 && *events > 4, "there must be games that go on");
    let folder = TempDir::new_in(&options.folder).with_context(|| options.folder.display().to_string())?;
    let database = match &options.database {
        Some(database) => database.clone(),
        None => folder.path().join("games.sqlite").display().to_string(),
    };
    let mut report = Report::new(format!(
        "A server killed and started {starts} times with {games} games that go on, of {events} events each"
    ));
    let (count, length, seed, place) = (*games, *events, options.seed, database.clone());
    let ids = tokio::task::spawn_blocking(move || fill(&place, count, length, seed)).await??;
    let serving = Serving {
        binary: options.binary.clone(),
        bind: ([127, 0, 0, 1], 0).into(),
        database: database.clone(),
        durability: options.durability.clone(),
        connections: 64,
    };
    let (mut listens, mut page, mut board) = (histogram(), histogram(), histogram());
    let (homes, mut random) = (Homes::default(), Random::new(options.seed));
    for _ in 0..*starts {
        let start = Instant::now();
        let mut server = Server::start(serving.clone())?;
        record(&mut listens, start.elapsed());
        let game = random.pick(&ids);
        let answer = http::get(homes.next(), server.address(), &format!("/en/game/{game}")).await?;
        ensure!(answer.status() == "200", "the server answers {} to a game's page", answer.status());
        record(&mut page, start.elapsed());
        let mut visitor = Visitor::new(server.address(), &homes);
        visitor.visit(game);
        visitor.come().await?;
        record(&mut board, start.elapsed());
        let view = visitor.link().view().context("who has come sees the game")?;
        if !view.suspended || view.seq as usize != length + 1 {
            report.faults.add("a clock ran on while there was no server", &game);
        }
        server.kill()?;
    }
    report.times("listens", "from the start until it listens", &Quantiles::of(&listens), None);
    report.times(
        "page",
        "from the start until the page of a game is there",
        &Quantiles::of(&page),
        Some(PAGE),
    );
    report.times(
        "board",
        "from the start until the board of the game is there",
        &Quantiles::of(&board),
        None,
    );
    if *replay {
        let took = tokio::task::spawn_blocking(move || replayed(&database, &ids)).await??;
        report.row("replay", "all games read and replayed", took.as_secs_f64() * 1_000.0, "ms");
    }
    Ok(report)
}

/// Stores games that go on; gives their numbers.
fn fill(database: &str, games: usize, events: usize, seed: u64) -> Result<Vec<GameId>> {
    let opening = Opening { durability: Durability::Process, ..Opening::default() };
    let mut store: Box<dyn Store> = database.parse::<Database>()?.open(&opening)?;
    let mut random = Random::new(seed);
    let courses: Vec<Vec<Event>> =
        (0..COURSES.min(games)).map(|_| course(&mut random, events)).collect::<Result<_>>()?;
    let last = courses.iter().flatten().map(|event| event.at.0).max().unwrap_or(0);
    // The server was alive until a minute ago.
    let alive = UnixMillis(wall().0 - 60_000);
    let at = UnixMillis(alive.0 - last);
    let (mut ids, mut batch) = (Vec::new(), Vec::new());
    for number in 0..games {
        let game = GameId(random.number());
        ids.push(game);
        batch.push(Write::Create { game, terms: terms(), at });
        let course = &courses[number % courses.len()];
        batch.extend(course.iter().map(|event| Write::Append { game, event: *event, at }));
        if batch.len() >= BATCH {
            store.commit(&batch)?;
            batch.clear();
        }
    }
    batch.push(Write::Beat(alive));
    store.commit(&batch)?;
    Ok(ids)
}

fn terms() -> Terms {
    Terms::standard(chuhe_play::Control::Fischer { time: Span::minutes(10), increment: Span::seconds(10) })
}

/// So many events of a game that goes on, by chance.
fn course(random: &mut Random, events: usize) -> Result<Vec<Event>> {
    let mut session = Session::new(terms()).map_err(|error| anyhow::anyhow!("{error}"))?;
    let mut all = Vec::new();
    let players = [PlayerId(random.number()), PlayerId(random.number())];
    for nonce in 0.. {
        let (player, act) = match nonce {
            0 => (players[0], Act::Join(Choice::Color(Color::Red))),
            1 => (players[1], Act::Join(Choice::Color(Color::Black))),
            _ => {
                let moves = session.game().legal_moves();
                ensure!(!moves.is_empty(), "a game by chance is over too soon: take another seed");
                let mv = moves[random.below(moves.len() as u64) as usize];
                let player = players[usize::from(session.view().turn() == Color::Black)];
                (player, Act::Move { ply: session.view().ply(), mv, lag: Span::ZERO })
            }
        };
        let made = session.apply(Time(u64::from(nonce) * 3_000), Command::Player { player, nonce, act });
        all.extend(made.map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?);
        ensure!(session.view().end.is_none(), "a game by chance is over too soon: take another seed");
        if all.len() >= events {
            break;
        }
    }
    Ok(all)
}

/// How long it takes to read and replay all games.
fn replayed(database: &str, games: &[GameId]) -> Result<Duration> {
    let mut reader = database.parse::<Database>()?.reader(&Opening::default())?;
    let start = Instant::now();
    for game in games {
        let stored = reader.game(*game)?.context("the game is stored")?;
        Session::replay(stored.terms, &stored.events)?;
    }
    Ok(start.elapsed())
}
