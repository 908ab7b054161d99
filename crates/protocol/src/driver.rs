//! The talk over two streams: commands are read while the engine thinks.

use std::io::{self, BufRead, Write};
use std::sync::Mutex;
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::Duration;

use chuhe_engine::{Now, Stop};

use crate::{Answer, Command, Go, Player, read_line};

/// Reads commands until `quit` or the end of the input, and writes the answers, each flushed.
///
/// The search runs on a thread of its own.
/// A line that is no command is answered with `info string` and otherwise ignored.
/// A command that changes what is searched ends the search first; its `bestmove` comes before anything else is done.
/// At the end of the input a search that has an end of its own is waited for, any other is stopped.
///
/// # Errors
/// If the input cannot be read; a line that is no UTF-8 is read with replacement characters.
/// If the output cannot be written the talk ends as if the input had.
pub fn drive<N: Now + Sync>(
    input: impl BufRead,
    output: impl Write + Send,
    player: Player,
    now: &N,
) -> io::Result<()> {
    let output = Output(Mutex::new(output));
    let stop = Stop::new();
    thread::scope(|scope| {
        let mut talk =
            Talk { scope, output: &output, now, stop: &stop, state: State::Idle(Box::new(player)) };
        let result = talk.read_all(input);
        talk.end();
        result
    })
}

/// Where answers go; the first failure to write is remembered by writing no more.
struct Output<W>(Mutex<W>);

impl<W: Write> Output<W> {
    /// Writes an answer; whether that worked.
    fn say(&self, answer: &Answer) -> bool {
        let Ok(mut output) = self.0.lock() else { return false };
        writeln!(output, "{answer}").and_then(|()| output.flush()).is_ok()
    }
}

enum State<'scope> {
    Idle(Box<Player>),
    Thinking {
        thread: ScopedJoinHandle<'scope, Box<Player>>,
        go: Go,
        silent: Stop,
        endless: bool,
    },
    /// Between the two.
    Gone,
}

struct Talk<'scope, 'env, W, N> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'env Output<W>,
    now: &'env N,
    stop: &'env Stop,
    state: State<'scope>,
}

impl<W: Write + Send, N: Now + Sync> Talk<'_, '_, W, N> {
    fn read_all(&mut self, mut input: impl BufRead) -> io::Result<()> {
        while let Some(line) = read_line(&mut input)? {
            let command = match &line {
                Ok(line) if line.is_empty() => continue,
                Ok(line) => Command::parse(line).map_err(|error| error.to_string()),
                Err(long) => Err(long.to_string()),
            };
            let heard = match command {
                Ok(Command::Quit) => {
                    self.stop.set();
                    return Ok(());
                }
                Ok(command) => self.hear(command),
                Err(error) => self.output.say(&Answer::Text(error)),
            };
            if !heard {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Carries out a command; whether its answers could be written.
    fn hear(&mut self, command: Command) -> bool {
        match command {
            // Both may come at any time.
            Command::Uci => self.output.say(&Answer::Uci),
            Command::IsReady => self.output.say(&Answer::ReadyOk),
            Command::Stop => {
                self.interrupt();
                true
            }
            Command::PonderHit => self.ponder_hit(),
            Command::Go(go) => {
                self.interrupt();
                self.think(go)
            }
            command => {
                self.interrupt();
                let mut heard = true;
                if let State::Idle(player) = &mut self.state {
                    player.obey(command, |answer| heard &= self.output.say(&answer));
                }
                heard
            }
        }
    }

    fn think(&mut self, go: Go) -> bool {
        let State::Idle(mut player) = std::mem::replace(&mut self.state, State::Gone) else { return false };
        self.stop.clear();
        let silent = Stop::new();
        let endless = player.is_endless(&go);
        let (output, now, stop) = (self.output, self.now, self.stop);
        let (asked, mute) = (go.clone(), silent.clone());
        let thread = self.scope.spawn(move || {
            let answer = player.think(&asked, now, stop, |answer| {
                // Nobody listens any more: stop thinking.
                if !output.say(&answer) {
                    stop.set();
                }
            });
            while asked.waits() && !stop.is_set() {
                thread::sleep(Duration::from_millis(1));
            }
            if !mute.is_set() {
                output.say(&answer);
            }
            player
        });
        self.state = State::Thinking { thread, go, silent, endless };
        true
    }

    /// Ends the search, if there is one.
    fn interrupt(&mut self) {
        self.stop.set();
        self.wait();
    }

    /// Waits until the search ends, if there is one.
    fn wait(&mut self) {
        self.state = match std::mem::replace(&mut self.state, State::Gone) {
            State::Thinking { thread, .. } => match thread.join() {
                Ok(player) => State::Idle(player),
                Err(panic) => std::panic::resume_unwind(panic),
            },
            state => state,
        };
    }

    /// The expected move was made: thinks on with the clock running, on what has been found so far.
    fn ponder_hit(&mut self) -> bool {
        match &self.state {
            State::Thinking { go, silent, .. } if go.ponder => {
                let go = go.clone().after_ponderhit();
                silent.set();
                self.interrupt();
                self.think(go)
            }
            _ => true,
        }
    }

    /// Waits for a search that has an end of its own, and stops any other.
    fn end(&mut self) {
        if let State::Thinking { endless: true, .. } = self.state {
            self.stop.set();
        }
        self.wait();
    }
}
