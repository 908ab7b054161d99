//! The commands as they are typed.

mod analyse;
mod check;
mod convert;
mod diagram;
mod judge;
mod ladder;
mod r#match;
mod notate;
mod play;
mod selfplay;
mod serve;
mod show;
mod xboard;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs `chuhe` in a folder with these arguments and this input.
fn chuhe(folder: impl AsRef<Path>, arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chuhe"))
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that has enough need not read on.
    let _ = child.stdin.take().unwrap().write_all(input.as_ref());
    child.wait_with_output().unwrap()
}

/// What a command prints, which must succeed.
#[track_caller]
fn said(folder: impl AsRef<Path>, arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = chuhe(folder, arguments, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What a command that must fail complains about, with its exit code.
#[track_caller]
fn refused(folder: impl AsRef<Path>, arguments: &[&str], input: impl AsRef<[u8]>) -> (i32, String) {
    let output = chuhe(folder, arguments, input);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && !error.contains("panicked"), "{error}");
    (output.status.code().unwrap(), error)
}

/// The names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
