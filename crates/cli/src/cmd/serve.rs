//! `chuhe serve`: the web site.
#![allow(clippy::disallowed_methods, reason = "RUST_LOG says what the log holds")]

use std::io::{ErrorKind, IsTerminal, Write};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use chuhe_lang::Arg;
use chuhe_server::{Assets, Config, Site};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

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
/// When the address is taken, or the binary's own files are broken.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    log.log_internal_errors(false).with_target(false).with_ansi(std::io::stderr().is_terminal()).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("cannot start threads")?.block_on(serve(&arguments.config))
}

async fn serve(config: &Config) -> Result<()> {
    let assets = Assets::embedded()?;
    if assets.is_empty() {
        tracing::warn!(
            "this binary was built without the page's script and style; run `cargo xtask web` first"
        );
    }
    let site = Arc::new(Site::new(assets, config.origin.as_ref()));
    let messages = language::messages();
    let say = |id: &str, address: &str| messages.format(id, &[("address", Arg::Text(address))]);
    let listener = match TcpListener::bind(config.bind).await {
        Ok(listener) => listener,
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            bail!(say("cli-address-taken", &config.bind.to_string()))
        }
        Err(error) => return Err(error).context(config.bind),
    };
    let address = listener.local_addr().context("the socket has no address")?;
    tell(&say("cli-serving", &format!("http://{address}/")));
    tell(&messages.text("cli-stop-hint"));
    let stopped = async {
        stop().await;
        tell(&messages.text("cli-stopping"));
    };
    chuhe_server::serve(listener, chuhe_server::app(site), &config.limits(), stopped).await;
    Ok(())
}

/// Says a line to whoever typed the command, who may have gone; the server goes on all the same.
fn tell(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Resolves when the process is asked to stop, by Ctrl+C or by the system.
async fn stop() {
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
