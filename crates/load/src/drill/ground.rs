//! What all drills stand on: a server, its database, and a look at what both programs use.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use chuhe_play::Session;
use chuhe_store::Database;
use clap::Args;
use tempfile::TempDir;

use super::report::Report;
use crate::{
    Checked, Faults, Hall, Machine, Seating, Server, Serving, Share, Threads, Usage, raise_open_files,
};

/// How a drill is run.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// The binary `chuhe` whose server is tested
    #[arg(long, value_name = "FILE", default_value = "target/release/chuhe")]
    pub binary: PathBuf,
    /// Where the server stores games; without this, an SQLite file that is removed afterwards
    #[arg(long, value_name = "DATABASE")]
    pub database: Option<String>,
    /// The folder in which that file is made, so that the right disk is measured
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    pub folder: PathBuf,
    /// What a move survives that was acknowledged: `power` or `process`
    #[arg(long, default_value = "power")]
    pub durability: String,
    /// The form that makes each game
    #[arg(long, default_value = "clock=600%2B10&side=red")]
    pub form: String,
    /// How many people come in at the same time
    #[arg(long, default_value_t = 64)]
    pub at_once: usize,
    /// The seed of all chance
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads of this program; the server shares the machine with them
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// Print the report as JSON
    #[arg(long)]
    pub json: bool,
}

/// A server under test, and a hall to fill.
pub struct Ground {
    /// The server.
    pub server: Server,
    /// The hall.
    pub hall: Hall,
    /// What the server used before anybody came.
    pub empty: Usage,
    start: Instant,
    database: String,
    /// Removed in the end.
    _folder: TempDir,
}

/// What was used in a span of time.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How many processors the server kept busy.
    pub server: f64,
    /// How many this program did.
    pub generator: f64,
    /// What all processors of the machine did.
    pub machine: Share,
    /// What the server's thread that stores did.
    pub store: Share,
}

/// A look at both programs, from its beginning to [`Look::end`].
pub struct Look {
    start: Instant,
    server: Usage,
    own: Usage,
    machine: Machine,
    store: Threads,
}

/// The name of the server's thread that stores.
const STORE: &str = "store";

/// Open files of either program besides the connections.
const FILES: u64 = 200;

impl Ground {
    /// Starts a server that takes so many connections.
    ///
    /// # Errors
    /// If it does not start, or so many files cannot be opened.
    pub fn start(options: &Options, connections: usize) -> Result<Self> {
        // While they come, some connections are open only to make a game.
        let connections = connections + options.at_once + 32;
        let connections = u16::try_from(connections).context("a server takes at most 65535 connections")?;
        raise_open_files(u64::from(connections) + FILES)?;
        let folder =
            TempDir::new_in(&options.folder).with_context(|| options.folder.display().to_string())?;
        let database = match &options.database {
            Some(database) => database.clone(),
            None => folder.path().join("games.sqlite").display().to_string(),
        };
        let server = Server::start(Serving {
            binary: options.binary.clone(),
            bind: ([127, 0, 0, 1], 0).into(),
            database: database.clone(),
            durability: options.durability.clone(),
            connections,
        })?;
        let hall = Hall::new(Seating {
            server: server.address(),
            form: options.form.clone(),
            at_once: options.at_once,
            seed: options.seed,
        });
        let empty = server.usage()?;
        Ok(Self { server, hall, empty, start: Instant::now(), database, _folder: folder })
    }

    /// What the server's `--database` says.
    pub(super) fn database(&self) -> &str {
        &self.database
    }

    /// Begins to look at what is used.
    ///
    /// # Errors
    /// If the system does not tell.
    pub fn look(&self) -> Result<Look> {
        Ok(Look {
            start: Instant::now(),
            server: self.server.usage()?,
            own: Usage::own()?,
            machine: Machine::now()?,
            store: Threads::watch(self.server.process(), STORE),
        })
    }

    /// Ends everything: all boards are compared, the server is stopped, and what it has stored is compared with the boards.
    ///
    /// # Errors
    /// If the server does not stop, or its database cannot be read.
    pub async fn end(self, report: &mut Report) -> Result<()> {
        let measure = self.hall.measure().clone();
        let checked = self.hall.end().await?;
        let mut faults = measure.faults();
        self.server.stop()?;
        let (traffic, players) = (checked.traffic, 2 * checked.games.len());
        let each = |bytes: u64| bytes as f64 / self.start.elapsed().as_secs_f64() / players.max(1) as f64;
        report.row("line_up", "all that a player sends, a second", each(traffic.up), "B");
        report.row("line_down", "all that he gets, a second", each(traffic.down), "B");
        let (boards, over, games) = (checked.boards, checked.over, checked.games.len());
        if self.database != "memory" {
            let database = self.database.clone();
            let found = tokio::task::spawn_blocking(move || compare(&database, &checked)).await??;
            report.count("stored", "games compared with what is stored", games as f64);
            for (kind, (_, example)) in found.0 {
                faults.add(&kind, &example);
            }
        }
        report.count("boards", "boards compared", boards as f64);
        report.count("over", "games that were over before", over as f64);
        report.faults = faults;
        Ok(())
    }
}

/// What is wrong with the stored games.
fn compare(database: &str, checked: &Checked) -> Result<Faults> {
    let database: Database = database.parse()?;
    let mut reader = database.reader(&chuhe_store::Options::default())?;
    let mut faults = Faults::default();
    for (game, moves) in &checked.games {
        let stored = reader.game(*game)?;
        let session = stored.and_then(|stored| Session::replay(stored.terms, &stored.events).ok());
        if session.is_none_or(|session| session.view().moves != *moves) {
            faults.add("a game is stored otherwise", game);
        }
    }
    Ok(faults)
}

impl Look {
    /// What was used since it began.
    ///
    /// # Errors
    /// If the server has ended.
    pub async fn end(self, server: &Server) -> Result<Effort> {
        let span = self.start.elapsed();
        let part = |after: Duration, before: Duration| {
            after.saturating_sub(before).as_secs_f64() / span.as_secs_f64()
        };
        let (after, own) = (server.usage()?, Usage::own()?);
        Ok(Effort {
            server: part(after.processor, self.server.processor),
            generator: part(own.processor, self.own.processor),
            machine: Machine::now()?.since(&self.machine),
            store: self.store.stop().await,
        })
    }
}

impl Effort {
    /// Puts it into a report.
    pub fn tell(&self, report: &mut Report) {
        report.row("server_cores", "processors that the server kept busy", self.server, "");
        report.row("generator_cores", "processors that the players kept busy", self.generator, "");
        report.row("busy", "of the machine's processors busy", self.machine.busy * 100.0, "%");
        report.row("store_busy", "of the time the storing thread works", self.store.busy * 100.0, "%");
        report.row("store_waits", "of the time it waits for the disk", self.store.waiting * 100.0, "%");
    }

    /// What keeps the server from more, as far as this tells.
    pub fn limit(&self) -> String {
        let store = self.store.busy + self.store.waiting;
        if self.machine.busy > 0.85 {
            format!(
                "the processors: {:.0} % busy, the server has {:.2} of them and the players {:.2}",
                self.machine.busy * 100.0,
                self.server,
                self.generator
            )
        } else if store > 0.8 {
            format!(
                "the storing thread: it works {:.0} % of the time and waits for the disk {:.0} %",
                self.store.busy * 100.0,
                self.store.waiting * 100.0
            )
        } else {
            format!(
                "neither processors ({:.0} % busy) nor storing thread ({:.0} % busy): single waits",
                self.machine.busy * 100.0,
                store * 100.0
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use chuhe_play::{Act, Choice, Command, Control, GameId, PlayerId, Span, Terms, Time};
    use chuhe_rules::{Color, Move};
    use chuhe_store::{UnixMillis, Write};

    use super::*;

    /// What is stored of a game with these moves.
    fn writes(game: GameId, moves: &[Move]) -> Vec<Write> {
        let (terms, at) = (Terms::standard(Control::Unlimited), UnixMillis(0));
        let mut session = Session::new(terms.clone()).expect("sound terms");
        let mut writes = vec![Write::Create { game, terms, at }];
        let mut say = |player, nonce, act| {
            let command = Command::Player { player: PlayerId(player), nonce, act };
            let events = session.apply(Time(0), command).expect("it is allowed");
            writes.extend(events.into_iter().map(|event| Write::Append { game, event, at }));
        };
        say(1, 0, Act::Join(Choice::Color(Color::Red)));
        say(2, 0, Act::Join(Choice::Color(Color::Black)));
        for (ply, mv) in (0..).zip(moves) {
            let player = 1 + u64::from(ply % 2);
            say(player, 1 + u32::from(ply), Act::Move { ply, mv: *mv, lag: Span::ZERO });
        }
        writes
    }

    #[test]
    fn a_move_that_is_not_stored_is_found() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("games.sqlite").display().to_string();
        let moves: Vec<Move> = ["h2e2", "h9g7", "h0g2"].map(|mv| mv.parse().expect("a move")).to_vec();
        let place: Database = database.parse().expect("a file");
        let mut store = place.open(&chuhe_store::Options::default()).expect("a database");
        store.commit(&writes(GameId(1), &moves)).expect("it is stored");
        store.commit(&writes(GameId(2), &moves[..2])).expect("it is stored");
        let told = |games: &[u64]| Checked {
            games: games.iter().map(|game| (GameId(*game), moves.clone())).collect(),
            ..Checked::default()
        };
        assert_eq!(compare(&database, &told(&[1])).expect("it can be read").count(), 0);
        for game in [2, 3] {
            let faults = compare(&database, &told(&[1, game])).expect("it can be read");
            let expected = ("a game is stored otherwise".to_owned(), (1, GameId(game).to_string()));
            assert_eq!(faults.0.into_iter().collect::<Vec<_>>(), [expected]);
        }
    }
}
