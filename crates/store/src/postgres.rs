//! The store in a PostgreSQL database, in the schema `chuhe`.
//!
//! The connection is not encrypted: PostgreSQL must be on the same machine, or behind a tunnel.

mod connect;
mod error;
mod migrate;
mod read;
mod write;

pub(crate) use read::PostgresReader;
pub(crate) use write::PostgresStore;
