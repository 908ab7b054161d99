//! What the command line offers: each drill starts a server of its own, and gives a report.

mod backup;
mod crowd;
mod deploy;
mod games;
mod ground;
mod hostile;
mod kill;
mod most;
mod outage;
mod report;
mod start;

use anyhow::Result;
use clap::Subcommand;

pub use ground::{Ground, Options};
pub use report::{Report, Row};

/// A drill with its arguments.
#[derive(Clone, Debug, Subcommand)]
pub enum Drill {
    /// Many games at once, with people who look on
    Games(games::Arguments),
    /// One game before a crowd
    Crowd(crowd::Arguments),
    /// Many games at once, without and with strangers who mean harm
    Hostile(hostile::Arguments),
    /// The most moves a second that this machine holds, and what limits it
    Most(most::Arguments),
    /// `kill -9` in the middle of play, again and again
    Kill(kill::Arguments),
    /// A server that is asked to stop in the middle of play, and replaced
    Deploy(deploy::Arguments),
    /// `chuhe backup` in the middle of play
    Backup(backup::Arguments),
    /// A server that starts with many games that go on
    Start(start::Arguments),
}

impl Drill {
    /// How it is run.
    pub fn options(&self) -> &Options {
        match self {
            Self::Games(arguments) => &arguments.options,
            Self::Crowd(arguments) => &arguments.options,
            Self::Hostile(arguments) => &arguments.options,
            Self::Most(arguments) => &arguments.options,
            Self::Kill(arguments) => &arguments.options,
            Self::Deploy(arguments) => &arguments.options,
            Self::Backup(arguments) => &arguments.options,
            Self::Start(arguments) => &arguments.options,
        }
    }

    /// Runs it; what was wrong is in the report.
    ///
    /// # Errors
    /// If it cannot be run: there is no server, or it does not let the players in.
    pub async fn run(&self) -> Result<Report> {
        match self {
            Self::Games(arguments) => games::run(arguments).await,
            Self::Crowd(arguments) => crowd::run(arguments).await,
            Self::Hostile(arguments) => hostile::run(arguments).await,
            Self::Most(arguments) => most::run(arguments).await,
            Self::Kill(arguments) => kill::run(arguments).await,
            Self::Deploy(arguments) => deploy::run(arguments).await,
            Self::Backup(arguments) => backup::run(arguments).await,
            Self::Start(arguments) => start::run(arguments).await,
        }
    }
}
