//! The talk over two streams: commands are read while the engine thinks.

use std::io::{self, BufRead, Write};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::Duration;

use chuhe_engine::{Now, Stop};

use crate::output::Output;
use crate::{Answer, Command, Dialect, Go, Player, read_line, xboard};

/// Reads commands until `quit` or the end of the input, and writes the answers, each flushed.
///
/// The talk begins in UCI; the line `ucci` changes to UCCI, and `uci` back; after `xboard` it goes on in CECP.
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
    let output = Output::new(output);
    let stop = Stop::new();
    thread::scope(|scope| {
        let state = State::Idle(Box::new(player));
        let habits = Habits { dialect: Dialect::Uci, millis: false, batch: false };
        let mut talk = Talk { scope, output: &output, now, stop: &stop, state, habits };
        let result = talk.read_all(input);
        talk.end();
        if talk.habits.dialect == Dialect::Ucci {
            output.say(&Answer::Bye);
        }
        result
    })
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

/// What the program wants to be spoken to like.
struct Habits {
    dialect: Dialect,
    /// Whether times are in ms in UCCI, where they are in seconds otherwise.
    millis: bool,
    /// Whether a command waits in UCCI until the search before it is over.
    batch: bool,
}

struct Talk<'scope, 'env, W, N> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'env Output<W>,
    now: &'env N,
    stop: &'env Stop,
    state: State<'scope>,
    habits: Habits,
}

impl<W: Write + Send, N: Now + Sync> Talk<'_, '_, W, N> {
    fn read_all(&mut self, mut input: impl BufRead) -> io::Result<()> {
        while let Some(line) = read_line(&mut input)? {
            let command = match &line {
                Ok(line) if line.is_empty() => continue,
                Ok(line) => Command::parse_in(self.habits.dialect, line).map_err(|error| error.to_string()),
                Err(long) => Err(long.to_string()),
            };
            let heard = match command {
                Ok(Command::Quit) => {
                    self.stop.set();
                    return Ok(());
                }
                Ok(Command::XBoard) => {
                    self.interrupt();
                    self.speak(Dialect::Cecp);
                    return match std::mem::replace(&mut self.state, State::Gone) {
                        State::Idle(player) => xboard::talk(self.scope, input, self.output, self.now, player),
                        _ => Ok(()),
                    };
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
            Command::Uci => {
                self.speak(Dialect::Uci);
                self.output.say(&Answer::Uci)
            }
            Command::Ucci => {
                self.speak(Dialect::Ucci);
                self.output.say(&Answer::Ucci)
            }
            Command::IsReady => self.output.say(&Answer::ReadyOk),
            Command::Stop => {
                let is_idle = match &self.state {
                    State::Thinking { thread, .. } => thread.is_finished(),
                    _ => true,
                };
                self.interrupt();
                // In UCCI even that is answered.
                let nothing = Answer::NO_MOVE;
                !is_idle || self.habits.dialect == Dialect::Uci || self.output.say(&nothing)
            }
            Command::PonderHit { draw } => self.ponder_hit(draw),
            Command::Go(go) => {
                self.make_way();
                let in_seconds = self.habits.dialect == Dialect::Ucci && !self.habits.millis;
                self.think(if in_seconds { go.in_seconds() } else { go })
            }
            command => {
                self.make_way();
                if let Command::SetOption { name, value } = &command {
                    self.get_used_to(name, value);
                }
                let mut heard = true;
                if let State::Idle(player) = &mut self.state {
                    player.obey(command, |answer| heard &= self.output.say(&answer));
                }
                heard
            }
        }
    }

    fn speak(&mut self, dialect: Dialect) {
        self.habits = Habits { dialect, millis: false, batch: false };
        self.output.speak(dialect);
    }

    /// Hears options that change how the talk goes on.
    fn get_used_to(&mut self, name: &str, value: &str) {
        if self.habits.dialect == Dialect::Ucci {
            match name.to_ascii_lowercase().as_str() {
                "usemillisec" => self.habits.millis = value == "true",
                "batch" => self.habits.batch = value == "true",
                _ => {}
            }
        }
    }

    /// Sees to it that nothing is searched.
    fn make_way(&mut self) {
        match self.state {
            State::Thinking { endless: false, .. } if self.habits.batch => self.wait(),
            _ => self.interrupt(),
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
    fn ponder_hit(&mut self, draw: bool) -> bool {
        match &self.state {
            State::Thinking { go, silent, .. } if go.ponder => {
                let go = go.clone().after_ponderhit(draw);
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
