//! The server ends in the middle of play, killed or asked to: what the players were told is there when it comes back, and
//! nobody has paid for the time between.

#![cfg(target_os = "linux")]
#![allow(clippy::print_stderr, reason = "a run says what happened in it")]

#[path = "drill/run.rs"]
mod drill;

use chuhe_testkit::{Postgres, slow};

use drill::{run, value};

/// Kills a server in the middle of many games; the long run often and in a hall full of them.
async fn killed(options: &str, kills: u32) {
    let kills = if slow() { kills } else { 3 };
    let scale = if slow() { "--games 500 --rate 500" } else { "--games 20 --rate 80" };
    let report = run(&format!("kill {scale} --kills {kills} --seconds 0.5 {options}")).await;
    assert!(value(&report, "told") > value(&report, "moves"), "nearly everything is told twice: {report}");
    assert!(value(&report, "moves") >= f64::from(kills * 20), "{report}");
    if slow() {
        assert!(value(&report, "between") >= f64::from(kills / 4), "{report}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn f1_what_was_acknowledged_survives_kill_9() {
    killed("--durability power", 200).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f1_what_was_acknowledged_survives_kill_9_without_waiting_for_the_disk() {
    killed("--durability process", 100).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f1_what_was_acknowledged_survives_kill_9_in_postgresql() {
    let Some(postgres) = Postgres::start() else { return };
    killed(&format!("--database {}", postgres.create("chuhe_test")), 50).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f7_a_server_is_replaced_and_no_clock_has_run_meanwhile() {
    // Whoever paid for the time without a server would have lost on time; the time to come back is much less.
    let (scale, clock) = if slow() {
        ("--games 500 --rate 500 --deploys 10", "20%2B4")
    } else {
        ("--games 20 --rate 80 --deploys 1", "8%2B4")
    };
    let report = run(&format!("deploy {scale} --seconds 1 --outage 9 --form clock={clock}&side=red")).await;
    assert!(value(&report, "moves") >= 40.0, "{report}");
    assert!(value(&report, "away_p50") >= 9_000.0, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_in_the_middle_of_play_holds_what_was_told_before() {
    let scale = if slow() { "--games 500 --rate 500 --copies 10" } else { "--games 20 --rate 80 --copies 2" };
    let report = run(&format!("backup {scale} --seconds 1")).await;
    assert!(value(&report, "held") >= 100.0, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_starts_with_games_that_nobody_has_looked_at_since() {
    run("start --games 200 --starts 2").await;
}
