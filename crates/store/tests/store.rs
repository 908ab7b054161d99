//! One contract for all databases.

#[path = "store/contract.rs"]
mod contract;
#[path = "store/differ.rs"]
mod differ;
#[path = "store/games.rs"]
mod games;
#[path = "store/memory.rs"]
mod memory;
#[path = "store/postgres.rs"]
mod postgres;
#[path = "store/record.rs"]
mod record;
#[path = "store/sqlite.rs"]
mod sqlite;
