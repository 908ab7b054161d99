//! What the server counts and measures of itself.

use std::collections::BTreeMap;

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use chuhe_play::{Act, Choice};
use chuhe_server::metrics;
use chuhe_store::Memory;
use tower::ServiceExt as _;

use super::line::{By, Line};
use super::server::Server;
use super::visitor::Visitor;

/// What is told, by name with labels.
///
/// The text is read as its format says: <https://prometheus.io/docs/instrumenting/exposition_formats/>.
async fn read(server: &Server) -> BTreeMap<String, f64> {
    let request = Request::get("/metrics").body(Body::empty()).expect("a request");
    let answer = metrics(&server.hub).oneshot(request).await.expect("it always answers");
    assert_eq!(answer.headers()["content-type"], "text/plain; version=0.0.4; charset=utf-8");
    let text = to_bytes(answer.into_body(), 1 << 20).await.expect("the body is in memory");
    let text = String::from_utf8(text.to_vec()).expect("it is text");
    let mut told = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (name, value) = line.rsplit_once(' ').unwrap_or_else(|| panic!("{line}"));
        assert!(name.starts_with("chuhe_"), "{line}");
        let value = value.parse().unwrap_or_else(|_| panic!("a number: {line}"));
        assert_eq!(told.insert(name.to_owned(), value), None, "{line} stands twice");
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_move_when_a_game_is_played_and_are_on_no_public_port() {
    let server = Server::start(&Memory::new()).await;
    let before = read(&server).await;
    for name in ["chuhe_moves_total", "chuhe_games_made_total", "chuhe_live_connections", "chuhe_rooms"] {
        assert_eq!(before.get(name), Some(&0.0), "{name} in {before:?}");
    }

    let (cookie, game) = server.create("side=red").await;
    let mut red = Visitor::come(By::Socket, &server, game, &cookie).await;
    let mut black = Visitor::come(By::Stream, &server, game, "").await;
    black.ask(Act::Join(Choice::Any)).await;
    for player in [&mut red, &mut black] {
        while player.link.view().is_none_or(|view| view.seats.black.is_none()) {
            player.hear().await;
        }
    }
    for (ply, mv) in (1..).zip(["h2e2", "h9g7", "h0g2"]) {
        let mover = if ply % 2 == 1 { &mut red } else { &mut black };
        mover.play(mv).await;
        red.until(ply).await;
        black.until(ply).await;
    }
    red.play("a0a9").await;
    while red.link.is_waiting() {
        red.hear().await;
    }
    let mut noise = Line::open(By::Socket, &server, game, &cookie).await;
    assert!(noise.say(&[0xFF; 8]).await);
    while noise.read().await.is_some() {}

    // What was written is counted a moment after it has arrived.
    let mut told = read(&server).await;
    for _ in 0..200 {
        if told.get("chuhe_pass_on_seconds_count") >= Some(&4.0)
            && told.contains_key("chuhe_closed_connections_total{reason=\"malformed\"}")
        {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        told = read(&server).await;
    }
    for (name, least, most) in [
        ("chuhe_moves_total", 3.0, 3.0),
        ("chuhe_games_made_total", 1.0, 1.0),
        ("chuhe_rooms", 1.0, 1.0),
        ("chuhe_live_connections", 2.0, 2.0),
        ("chuhe_store_jobs", 0.0, 0.0),
        ("chuhe_store_questions", 0.0, 0.0),
        // The seat that was taken, and the moves.
        ("chuhe_acknowledge_seconds_count", 4.0, 4.0),
        ("chuhe_pass_on_seconds_count", 4.0, 4.0),
        ("chuhe_acknowledge_seconds_sum", 1e-6, 10.0),
        ("chuhe_commit_seconds_count", 6.0, 100.0),
        ("chuhe_batch_jobs_sum", 6.0, 100.0),
        ("chuhe_messages_total{message=\"whole\"}", 2.0, 2.0),
        ("chuhe_messages_total{message=\"event\"}", 8.0, 20.0),
        ("chuhe_closed_connections_total{reason=\"malformed\"}", 1.0, 1.0),
        ("chuhe_snapshots_for_slow_readers_total", 0.0, 0.0),
    ] {
        let value = told.get(name).copied().unwrap_or(f64::NAN);
        assert!((least..=most).contains(&value), "{name} is {value}: {told:#?}");
    }
    let refusals = told.iter().filter(|(name, _)| name.starts_with("chuhe_refusals_total{"));
    assert_eq!(refusals.map(|(_, count)| *count as u64).sum::<u64>(), 1, "{told:#?}");

    let answer = server.send("GET /metrics HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 404"), "{answer}");
    server.stop().await;
}
