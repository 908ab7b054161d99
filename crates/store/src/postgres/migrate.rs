//! The versions of the tables, and the way from each to the next.

use postgres::Client;
use postgres::types::Type;

use crate::StoreError;

/// The steps to the newest tables; a database that has gone through `n` of them has version `n`.
pub(super) const STEPS: [&str; 3] = [
    include_str!("../../migrations/postgres/0001_games.sql"),
    include_str!("../../migrations/postgres/0002_gaps.sql"),
    include_str!("../../migrations/postgres/0003_checked.sql"),
];

/// The version of a database's tables; 0 if there are none.
pub(super) fn version(client: &mut Client) -> Result<u32, StoreError> {
    let there = client.query_one("SELECT to_regclass('chuhe.version') IS NOT NULL", &[])?;
    if !there.get::<_, bool>(0) {
        return Ok(0);
    }
    let version: i32 = client.query_one("SELECT version FROM chuhe.version", &[])?.get(0);
    Ok(version as u32)
}

/// Brings the tables up to date.
///
/// # Errors
/// [`StoreError::Version`] if they are newer; if a step fails, the database is as it was.
pub(super) fn migrate(client: &mut Client, steps: &[&str]) -> Result<(), StoreError> {
    let known = steps.len() as u32;
    let found = version(client)?;
    if found > known {
        return Err(StoreError::Version { found, known });
    }
    if found == known {
        return Ok(());
    }
    let mut transaction = client.transaction()?;
    if found == 0 {
        transaction.batch_execute(
            "CREATE SCHEMA chuhe; CREATE TABLE chuhe.version (version integer NOT NULL); INSERT INTO chuhe.version VALUES (0)",
        )?;
    }
    for step in &steps[found as usize..] {
        transaction.batch_execute(step)?;
    }
    transaction.execute_typed("UPDATE chuhe.version SET version = $1", &[(&(known as i32), Type::INT4)])?;
    Ok(transaction.commit()?)
}

#[cfg(test)]
mod tests {
    use chuhe_testkit::Postgres;
    use postgres::NoTls;

    use super::*;

    const NEXT: &str = "ALTER TABLE games ADD COLUMN note text;";

    #[test]
    fn older_tables_are_brought_up_to_date_whole_or_not_at_all() {
        let Some(server) = Postgres::start() else { return };
        let mut client = Client::connect(&server.create("chuhe_test"), NoTls).expect("it connects");
        client.batch_execute("SET search_path = chuhe").expect("as the store does");
        assert_eq!(version(&mut client), Ok(0));
        migrate(&mut client, &STEPS[..1]).expect("the first version");
        client.batch_execute("INSERT INTO games VALUES (7, 1, '', NULL)").expect("a game");

        let broken = [STEPS[0], NEXT, "CREATE TABLE games (x integer)"];
        let error = migrate(&mut client, &broken).expect_err("there is such a table");
        assert!(matches!(&error, StoreError::Failed(text) if text.contains("already exists")), "{error}");
        assert_eq!(version(&mut client), Ok(1));
        assert!(client.query("SELECT note FROM games", &[]).is_err());

        migrate(&mut client, &[STEPS[0], NEXT]).expect("the second version");
        assert_eq!(version(&mut client), Ok(2));
        let note = client.query_one("SELECT note FROM games WHERE id = 7", &[]).expect("the game is there");
        assert_eq!(note.get::<_, Option<String>>(0), None);
        assert_eq!(migrate(&mut client, &STEPS[..1]), Err(StoreError::Version { found: 2, known: 1 }));
    }
}
