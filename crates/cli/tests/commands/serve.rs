//! The engine that `chuhe serve` attaches; the site itself has its tests in crate `server`.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use super::refused;

#[test]
fn an_engine_that_cannot_be_attached_is_named_and_nothing_is_served() {
    for (engine, expected) in [
        ("/nowhere/engine", "engine cannot be started"),
        ("cmd=/bin/true", "ended"),
        ("cmd=/bin/sh,arg=-c,arg=exit 3", "exit status: 3"),
        ("self", "expected cmd=FILE"),
        ("cmd=./a,depth=3", "chosen on the page"),
    ] {
        let arguments = ["serve", "--bind", "127.0.0.1:0", "--database", "memory", "--engine", engine];
        let (_, error) = refused(".", &arguments, "");
        assert!(error.contains(expected), "{engine}: {error}");
    }
}

#[test]
fn the_engine_ends_with_the_server_however_that_ends() {
    let folder = tempfile::tempdir().unwrap();
    let script = r#"echo $$ > "$0.pid"
while read -r line; do case "$line" in
    uci) echo uciok ;;
    isready) echo readyok ;;
    quit) exit ;;
esac; done"#;
    fs::write(folder.path().join("engine"), script).unwrap();
    for signal in ["-TERM", "-KILL"] {
        let mut server = Command::new(env!("CARGO_BIN_EXE_chuhe"))
            .args([
                "serve",
                "--bind",
                "127.0.0.1:0",
                "--database",
                "memory",
                "--engine",
                "cmd=/bin/sh,arg=engine",
            ])
            .current_dir(folder.path())
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // The first line says where it listens.
        let mut line = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains("http://127.0.0.1:"), "{line}");
        let engine = fs::read_to_string(folder.path().join("engine.pid")).unwrap();
        let is_there = || {
            let mut ask = Command::new("kill");
            ask.args(["-0", engine.trim()]).stderr(Stdio::null()).status().unwrap().success()
        };
        assert!(is_there());
        Command::new("kill").args([signal, &server.id().to_string()]).status().unwrap();
        server.wait().unwrap();
        // What another process has started is buried by the system, some moments later, where somebody does that at all.
        let is_buried = || {
            let stat = fs::read_to_string(format!("/proc/{}/stat", engine.trim()));
            !is_there() || stat.is_ok_and(|stat| stat.contains(") Z "))
        };
        let gone = (0..200).any(|_| {
            thread::sleep(Duration::from_millis(20));
            is_buried()
        });
        assert!(gone, "{signal}: {engine} is still there");
    }
}
