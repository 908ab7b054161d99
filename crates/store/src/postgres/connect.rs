//! Connections to PostgreSQL.

use postgres::config::SslMode;
use postgres::types::Type;
use postgres::{Client, Config, NoTls};

use super::migrate::{self, STEPS};
use crate::{Durability, Options, StoreError};

/// The advisory lock that the one writer of a database holds: `Chuhe` in ASCII.
const WRITER: i64 = 0x43_6875_6865;

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
    let mut client = config.connect(NoTls)?;
    // When this machine is gone without a word, its lock shall not stay for the usual two hours.
    client.batch_execute(&format!(
        "SET search_path = chuhe; SET lock_timeout = {}; \
         SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3",
        options.wait.as_millis().max(1)
    ))?;
    Ok(client)
}
