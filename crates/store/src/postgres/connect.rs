//! Connections to PostgreSQL.

use std::time::Duration;

use postgres::config::SslMode;
use postgres::types::Type;
use postgres::{Client, Config, NoTls};

use super::migrate::{self, STEPS};
use crate::{Durability, Options, StoreError};

/// The advisory lock that the one writer of a database holds: `Chuhe` in ASCII.
const WRITER: i64 = 0x43_6875_6865;

/// After how long a silent connection is probed, and then again.
const IDLE: Duration = Duration::from_secs(5);

/// How many probes may stay without an answer.
const PROBES: u32 = 3;

/// A connection that writes: no other has the database open, and its tables are up to date.
pub(super) fn writer(config: &Config, options: &Options) -> Result<Client, StoreError> {
    let mut client = connect(config, options)?;
    // A connection of ours that broke holds the lock until its last transaction has come to an end.
    client.query_typed("SELECT pg_advisory_lock($1)", &[(&WRITER, Type::INT8)]).map_err(|error| {
        match StoreError::from(error) {
            StoreError::Busy => StoreError::InUse,
            other => other,
        }
    })?;
    match options.durability {
        Durability::Power => {
            for setting in ["fsync", "full_page_writes"] {
                let value: String = client.query_one(&format!("SHOW {setting}"), &[])?.get(0);
                if value != "on" {
                    return Err(StoreError::Unsafe(format!("PostgreSQL's setting {setting} is {value}")));
                }
            }
            client.batch_execute("SET synchronous_commit = on")?;
        }
        Durability::Process => client.batch_execute("SET synchronous_commit = off")?,
    }
    migrate::migrate(&mut client, &STEPS)?;
    Ok(client)
}

/// A connection that reads.
pub(super) fn reader(config: &Config, options: &Options) -> Result<Client, StoreError> {
    let mut client = connect(config, options)?;
    client.batch_execute("SET default_transaction_read_only = on")?;
    let (found, known) = (migrate::version(&mut client)?, STEPS.len() as u32);
    if found == known { Ok(client) } else { Err(StoreError::Version { found, known }) }
}

fn connect(config: &Config, options: &Options) -> Result<Client, StoreError> {
    if config.get_ssl_mode() == SslMode::Require {
        return Err(StoreError::Unsafe(
            "connections to PostgreSQL cannot be encrypted; use a tunnel".to_owned(),
        ));
    }
    let mut config = config.clone();
    config.application_name("chuhe");
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(options.wait);
    }
    // A machine that is gone without a word is missed after 20 seconds, not after hours.
    config.keepalives_idle(IDLE).keepalives_interval(IDLE).keepalives_retries(PROBES);
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(IDLE * (PROBES + 1));
    }
    let mut client = config.connect(NoTls)?;
    // PostgreSQL misses this machine as soon, and lets go of its lock.
    client.batch_execute(&format!(
        "SET search_path = chuhe; SET lock_timeout = {}; SET tcp_keepalives_idle = {idle}; \
         SET tcp_keepalives_interval = {idle}; SET tcp_keepalives_count = {PROBES}",
        options.wait.as_millis().max(1),
        idle = IDLE.as_secs(),
    ))?;
    Ok(client)
}
