//! A program that talks with the engine and waits for its answers.

use std::io::{self, BufRead, Cursor, Read, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use chuhe_protocol::{Monotonic, Player, drive};

/// A program that waits for answers before it goes on.
pub(crate) struct Program {
    lines: Sender<String>,
    pub(crate) answers: Receiver<String>,
    thread: Option<thread::JoinHandle<io::Result<()>>>,
}

struct Reading(Receiver<String>, Cursor<Vec<u8>>);

impl Read for Reading {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let available = self.fill_buf()?;
        let count = available.len().min(buffer.len());
        buffer[..count].copy_from_slice(&available[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Reading {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.1.fill_buf()?.is_empty() {
            self.1 = Cursor::new(self.0.recv().map(String::into_bytes).unwrap_or_default());
        }
        self.1.fill_buf()
    }

    fn consume(&mut self, count: usize) {
        self.1.consume(count);
    }
}

struct Writing(Sender<String>, Vec<u8>);

impl Write for Writing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.1.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let text = String::from_utf8(std::mem::take(&mut self.1)).map_err(io::Error::other)?;
        for line in text.lines() {
            self.0.send(line.to_string()).map_err(io::Error::other)?;
        }
        Ok(())
    }
}

impl Program {
    /// Starts an engine that waits for the first line.
    pub(crate) fn start() -> Self {
        let (lines, input) = mpsc::channel();
        let (output, answers) = mpsc::channel();
        let thread = thread::spawn(move || {
            let reading = Reading(input, Cursor::default());
            drive(reading, Writing(output, Vec::new()), Player::new(1), &Monotonic::start())
        });
        Self { lines, answers, thread: Some(thread) }
    }

    /// Says a line.
    pub(crate) fn say(&self, line: &str) {
        self.lines.send(format!("{line}\n")).unwrap();
    }

    /// The next answer that begins with `start`.
    #[track_caller]
    pub(crate) fn expect(&self, start: &str) -> String {
        loop {
            let line = self.answers.recv_timeout(Duration::from_secs(20)).expect("an answer in time");
            if line.starts_with(start) {
                return line;
            }
        }
    }

    /// Says `quit`, and waits for the end.
    pub(crate) fn quit(mut self) {
        self.say("quit");
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap().unwrap();
        }
    }
}
