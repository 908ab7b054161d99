//! `chuhe serve`: the web site.
#![allow(clippy::disallowed_methods, reason = "the environment says what the log holds and where data lie")]

use std::io::{ErrorKind, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use chuhe_lang::Arg;
use chuhe_server::live::Hub;
use chuhe_server::{Assets, Attached, Config, Engine, EngineError, Limits, Place, Site};
use chuhe_store::{Database, Memory, Options, Store};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use super::r#match::told::not_started;
use crate::language;

/// What `chuhe serve` takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    config: Config,
}

/// Serves the site until the process is told to stop.
///
/// # Errors
/// When the address is taken, the database cannot be opened, or the binary's own files are broken.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    log.log_internal_errors(false).with_target(false).with_ansi(std::io::stderr().is_terminal()).init();
    // Opened here, since its calls block; what ran when a server last ended is put right before anybody comes.
    let hub = Hub::start(open(&arguments.config)?)?;
    let engine = arguments.config.engine.as_ref().map(attach).transpose()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let served =
        runtime.context("cannot start threads")?.block_on(serve(&arguments.config, &hub, engine.as_ref()));
    if let Some(engine) = engine {
        engine.end();
    }
    served
}

/// Starts the engine for the pages on this machine.
fn attach(attached: &Attached) -> Result<Engine> {
    let engine = Engine::attach(attached).map_err(|error| match error {
        EngineError::Start(error) => not_started(&error, &language::messages()),
        error @ EngineError::Thread(_) => error.into(),
    })?;
    tracing::info!(engine = engine.name(), "an engine is attached for pages on this machine");
    Ok(engine)
}

/// Opens the database for writing.
fn open(config: &Config) -> Result<Box<dyn Store>> {
    let options = Options { durability: config.durability.into(), ..Options::default() };
    let database = match &config.database {
        Some(Place::Memory) => {
            tracing::warn!("games are lost when the server stops");
            return Ok(Memory::new().open()?);
        }
        Some(Place::Database(database)) => database.clone(),
        None => {
            let folder = data_folder().context("no folder for data; name a file with --database")?;
            std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
            Database::file(folder.join("games.sqlite"))
        }
    };
    tracing::info!(?database, durability = ?config.durability, "games are stored");
    database.open(&options).with_context(|| format!("{database:?}"))
}

/// Where the system wants this user's data: <https://specifications.freedesktop.org/basedir-spec/latest/>, and its like on
/// macOS and Windows.
fn data_folder() -> Option<PathBuf> {
    let named = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = if cfg!(windows) {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        named("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")))
    };
    folder.map(|folder| folder.join("chuhe"))
}

async fn serve(config: &Config, hub: &Hub, engine: Option<&Engine>) -> Result<()> {
    let assets = Assets::embedded()?;
    if assets.is_empty() {
        tracing::warn!(
            "this binary was built without the page's script and style; run `cargo xtask web` first"
        );
    }
    let mut site = Site::new(assets, config.origin.as_ref());
    if let Some(engine) = engine {
        site = site.with_engine(engine.clone());
    }
    let site = Arc::new(site);
    let messages = language::messages();
    let say = |id: &str, address: &str| messages.format(id, &[("address", Arg::Text(address))]);
    let listener = listen(config.bind).await?;
    if let Some(address) = config.metrics {
        let metrics = listen(address).await?;
        let hub = hub.clone();
        tracing::info!(%address, "metrics");
        tokio::spawn(async move {
            chuhe_server::serve(metrics, chuhe_server::metrics(&hub), &Limits::default(), hub.stopped())
                .await;
        });
    }
    let address = listener.local_addr().context("the socket has no address")?;
    tell(&say("cli-serving", &format!("http://{address}/")));
    tell(&messages.text("cli-stop-hint"));
    let stopped = async {
        stop().await;
        tell(&messages.text("cli-stopping"));
        hub.begin_stop();
    };
    let tidying = hub.clone();
    tokio::spawn(async move { tidying.tidy().await });
    let app = chuhe_server::app(site, hub.clone());
    chuhe_server::serve(listener, app, &config.limits(), stopped).await;
    hub.stop().await;
    Ok(())
}

/// A socket that listens there.
async fn listen(address: SocketAddr) -> Result<TcpListener> {
    match TcpListener::bind(address).await {
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            let text = address.to_string();
            bail!(language::messages().format("cli-address-taken", &[("address", Arg::Text(&text))]))
        }
        bound => bound.context(address),
    }
}

/// Says a line to whoever typed the command, who may have gone; the server goes on all the same.
fn tell(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Resolves when the process is asked to stop, by Ctrl+C or by the system.
pub(super) async fn stop() {
    let interrupt = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::warn!(%error, "Ctrl+C does not stop the server");
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupt => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(error) => {
            tracing::warn!(%error, "SIGTERM does not stop the server");
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending::<()>().await;
}
