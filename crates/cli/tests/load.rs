//! The drills of `chuhe-load` in small, before the real server; what they measure is told, what they check must hold.

#![cfg(target_os = "linux")]
#![allow(clippy::print_stderr, reason = "a run says what happened in it")]

#[path = "drill/run.rs"]
mod drill;

use std::time::Duration;

use chuhe_load::drill::Report;
use chuhe_load::{Hall, Homes, Seating, Server, Serving, Visitor};
use chuhe_play::{Act, Choice, Phrase};
use chuhe_testkit::Postgres;
use tokio::time::timeout;

use drill::{run, value};

fn count(report: &Report, id: &str) -> usize {
    value(report, id) as usize
}

fn start(database: &str) -> Server {
    let server = Server::start(Serving {
        binary: env!("CARGO_BIN_EXE_chuhe").into(),
        bind: ([127, 0, 0, 1], 0).into(),
        database: database.to_owned(),
        durability: "power".to_owned(),
        connections: 100,
    });
    server.expect("it starts")
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_the_same_moves_and_they_are_stored() {
    let report = run("games --games 20 --watchers 20 --rate 40 --seconds 4 --before 1").await;
    assert!(value(&report, "rate") > 20.0, "{report}");
    assert_eq!((count(&report, "boards"), count(&report, "stored")), (60, 20));
    // The goals hold for bytes whatever the machine is: a move's header, mask and payload.
    let (up, down) = (value(&report, "up"), value(&report, "down"));
    assert!((12.0..=24.0).contains(&up) && (16.0..=32.0).contains(&down), "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_holds_on_postgresql() {
    let Some(postgres) = Postgres::start() else { return };
    let games = "games --games 6 --watchers 6 --rate 20 --seconds 2 --before 1";
    let report = run(&format!("{games} --database {}", postgres.create("load"))).await;
    assert_eq!((count(&report, "boards"), count(&report, "stored")), (18, 6));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_follows_the_players_into_the_next_game() {
    // Two chariots, and a general who may be taken: chance soon ends a game.
    let form = "rules=capture&clock=none&side=black&fen=3k5/R7R/9/9/9/9/9/9/9/4K4+w+-+-+0+1";
    let games = "games --games 4 --watchers 8 --rate 60 --seconds 3 --before 1 --durability process";
    let report = run(&format!("{games} --form {form}")).await;
    assert!(count(&report, "over") >= 2, "{report}");
    assert_eq!(count(&report, "boards"), 16);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_is_told_every_move() {
    let report = run("crowd --watchers 150 --rate 4 --seconds 3").await;
    assert!(value(&report, "moves") >= 6.0, "{report}");
    assert_eq!(count(&report, "boards"), 152);
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_who_mean_harm_get_nothing_and_leave_nothing_behind() {
    // Sixteen who guess 40 times a second have used up in a second what one address may look at.
    let strangers = "--stalled 24 --noisy 4 --forgers 8 --guessers 16";
    let report =
        run(&format!("hostile --games 10 --rate 20 --pairs 1 --seconds 3 --before 1 {strangers}")).await;
    for kind in ["alone_moves", "control_moves", "harmed_moves"] {
        assert!(count(&report, kind) > 30, "{kind}: {report}");
    }
    assert_eq!((count(&report, "boards"), count(&report, "stored")), (20, 10));
    // The attack was real: all that stalled was let in, and all but the bodies that trickle was ended within the limits.
    assert_eq!((count(&report, "stalled"), count(&report, "ended")), (24, 20), "{report}");
    for id in ["frames", "oversized", "pongs", "seated", "cut", "links", "cookies", "too_much"] {
        assert!(count(&report, id) > 0, "{id}: {report}");
    }
    // And what it was compared with was as much.
    let (control, attack) = (value(&report, "control_opened"), value(&report, "opened"));
    assert!((0.7..=1.4).contains(&(control / attack)), "{report}");
    assert!(value(&report, "files") <= 0.0, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_limits_the_machine_is_told() {
    let report =
        run("most --games 10 --watchers 10 --rate 25 --seconds 0.5 --halvings 1 --durability process").await;
    assert!(report.limit.is_some(), "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bytes_of_the_messages_are_those_on_the_line() {
    let server = start("memory");
    let homes = Homes::default();
    let [mut red, mut black] = [(); 2].map(|()| Visitor::new(server.address(), &homes).remembering());
    let game = red.make("side=red").await.expect("a game");
    black.visit(game);
    for visitor in [&mut red, &mut black] {
        visitor.come().await.expect("it lets them in");
    }
    black.ask(Act::Join(Choice::Any)).await.expect("the line stands");
    black.ask(Act::Say(Phrase::Hello)).await.expect("the line stands");
    while red.told().len() < 2 || black.link().is_waiting() {
        tokio::select! {
            message = red.next() => drop(red.take(message.expect("a message")).await.expect("the line stands")),
            message = black.next() => drop(black.take(message.expect("a message")).await.expect("the line stands")),
        }
    }
    for visitor in [&mut red, &mut black] {
        hear_all(visitor).await;
        assert_eq!(visitor.traffic(), visitor.messages());
        assert!(visitor.traffic().up > 10 && visitor.traffic().down > 50);
    }

    // After a cut what was missed is told, and counted.
    black.lose();
    red.ask(Act::Say(Phrase::GoodLuck)).await.expect("the line stands");
    while red.link().is_waiting() {
        red.hear().await.expect("the line stands");
    }
    black.come().await.expect("it lets him in again");
    hear_all(&mut black).await;
    assert_eq!(black.told().last(), red.told().last());
    assert_eq!(black.traffic(), black.messages());
    server.stop().expect("it stops when it is asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_comes_back_after_a_kill_and_sees_the_same_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.sqlite");
    let mut server = start(database.to_str().expect("it is text"));
    let seating =
        Seating { server: server.address(), form: "clock=none&side=red".to_owned(), at_once: 8, seed: 7 };
    let mut hall = Hall::new(seating);
    hall.seat(6).await.expect("it lets them in");
    hall.look_on(6).await.expect("it lets them in");
    hall.play(30.0, Duration::from_secs(1)).await;
    server.kill().expect("it runs");
    server.again().expect("it starts again");
    let played = hall.play(30.0, Duration::from_secs(4)).await;
    assert!(played.figures.acknowledged.len() > 6, "they play on");
    let measure = hall.measure().clone();
    let checked = hall.end().await.expect("no task fails");
    assert_eq!((checked.boards, checked.games.len()), (18, 6));
    let faults = measure.faults();
    let cuts = ["a player is cut", "somebody who looks on is cut"];
    assert!(faults.0.keys().all(|kind| cuts.contains(&kind.as_str())), "{faults:?}");
    assert!(cuts.iter().all(|kind| faults.0.contains_key(*kind)), "{faults:?}");
    server.stop().expect("it stops when it is asked");
}

/// Hears until nothing more comes for a moment.
async fn hear_all(visitor: &mut Visitor) {
    while let Ok(message) = timeout(Duration::from_millis(200), visitor.next()).await {
        visitor.take(message.expect("a message")).await.expect("the line stands");
    }
}
