//! The talk with `XBoard`: orders are read while the engine thinks.

use std::io::{self, BufRead, Write};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::Duration;

use chuhe_engine::{Now, Stop};
use chuhe_rules::Color;

use super::thinker::{Last, Thinker, claim};
use super::{Order, Pace};
use crate::output::Output;
use crate::setting::Setting;
use crate::{Answer, Base, Dialect, Go, Player, read_line};

/// Reads orders until `quit` or the end of the input, and gives the player back.
///
/// At the end of the input a move that is being thought about is waited for.
///
/// # Errors
/// If the input cannot be read.
pub(crate) fn talk<'scope, W: Write + Send, N: Now + Sync>(
    scope: &'scope Scope<'scope, '_>,
    mut input: impl BufRead,
    output: &'scope Output<W>,
    now: &'scope N,
    player: Box<Player>,
) -> io::Result<()> {
    let mut talk = Talk { scope, output, now, table: Table::default(), state: State::Idle(player) };
    loop {
        let order = match read_line(&mut input) {
            Ok(Some(Ok(line))) if line.is_empty() => continue,
            Ok(Some(Ok(line))) => Order::parse(&line).map_err(|error| error.to_string()),
            Ok(Some(Err(long))) => Err(format!("Error ({long})")),
            Ok(None) => {
                talk.wait();
                return Ok(());
            }
            Err(error) => {
                talk.interrupt();
                return Err(error);
            }
        };
        let heard = match order {
            Ok(Order::Quit) => false,
            Ok(order) => talk.obey(order),
            Err(error) => output.write(error),
        };
        if !heard {
            talk.interrupt();
            return Ok(());
        }
    }
}

/// What has been agreed on.
struct Table {
    role: Role,
    pace: Pace,
    move_time: Option<u64>,
    depth: Option<u32>,
    /// What the engine's clock shows, in ms.
    clock: Option<u64>,
    /// Whether the engine thinks while the opponent does.
    ponders: bool,
    /// Set while thoughts are not to be told.
    quiet: Stop,
    /// Set while a draw offer of the opponent stands.
    offered: Stop,
    /// Whether the position that was to be set up cannot be, so that no move fits it.
    broken: bool,
}

/// What the engine is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// It watches.
    Watches,
    Plays(Color),
    Analyses,
}

impl Default for Table {
    /// `XBoard`'s usual 40 moves in 5 minutes, until it says something else.
    fn default() -> Self {
        let quiet = Stop::new();
        quiet.set();
        Self {
            role: Role::Plays(Color::Black),
            pace: Pace { moves: 40, base: 300_000, increment: 0 },
            move_time: None,
            depth: None,
            clock: None,
            ponders: false,
            quiet,
            offered: Stop::new(),
            broken: false,
        }
    }
}

enum State<'scope> {
    Idle(Box<Player>),
    Busy(Busy<'scope>),
    /// Between the two.
    Gone,
}

/// A search on a thread of its own.
struct Busy<'scope> {
    thread: ScopedJoinHandle<'scope, Box<Player>>,
    /// Ends the thought about a move, which is made then.
    hurry: Stop,
    /// Ends everything; nothing more is said.
    halt: Stop,
    /// Set once the move is made, or where there is none to make.
    moved: Stop,
    /// What has been found last.
    last: Last,
}

struct Talk<'scope, 'env, W, N> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'scope Output<W>,
    now: &'scope N,
    table: Table,
    state: State<'scope>,
}

impl<W: Write + Send, N: Now + Sync> Talk<'_, '_, W, N> {
    /// Carries out an order; whether its answers could be written.
    fn obey(&mut self, order: Order) -> bool {
        match order {
            Order::Protocol(version) => version < 2 || self.output.say(&Answer::Uci),
            Order::Noted(_) | Order::OpponentTime(_) | Order::Quit => true,
            Order::Book => self.output.write(" there is no book\n"),
            Order::Ping(number) => {
                self.await_move();
                self.output.write(format_args!("pong {number}"))
            }
            Order::Post(told) => {
                if told {
                    self.table.quiet.clear();
                } else {
                    self.table.quiet.set();
                }
                true
            }
            Order::Ponder(ponders) => {
                self.table.ponders = ponders;
                ponders || self.rest()
            }
            Order::Time(left) => {
                self.table.clock = Some(left);
                true
            }
            Order::Pace(pace) => {
                (self.table.pace, self.table.move_time, self.table.clock) = (pace, None, None);
                true
            }
            Order::MoveTime(time) => {
                self.table.move_time = Some(time);
                true
            }
            Order::Depth(depth) => {
                self.table.depth = Some(depth);
                true
            }
            Order::MoveNow => {
                if let State::Busy(busy) = &self.state {
                    busy.hurry.set();
                }
                self.await_move();
                true
            }
            Order::Draw => {
                self.table.offered.set();
                true
            }
            Order::Status => self.status(),
            Order::Variant(name) if name == "xiangqi" => true,
            Order::Variant(name) => self.output.write(format_args!("Error (unsupported variant): {name}")),
            Order::Memory(size) => self.set(Setting::Hash, &size),
            Order::Cores(number) => self.set(Setting::Threads, &number),
            Order::Set { name, value } => match Setting::named(Dialect::Cecp, &name) {
                Some(setting) => self.set(setting, &value),
                None => self.output.write(format_args!("Error (unknown option): {name}")),
            },
            Order::Hint => self.hint(),
            Order::Move(text) => self.opponent_moves(&text),
            order => self.change(&order),
        }
    }

    /// Carries out an order that changes the position or what the engine is there for.
    fn change(&mut self, order: &Order) -> bool {
        let Some(mut player) = self.interrupt() else { return false };
        let turn = player.game().position().turn();
        let mut heard = true;
        match order {
            Order::New => {
                player.new_game();
                self.table.depth = None;
                self.table.broken = false;
                if self.table.role != Role::Analyses {
                    self.table.role = Role::Plays(Color::Black);
                }
            }
            Order::SetBoard(fen) => {
                let set_up = player.set_up(&Base::Fen(fen.clone()), &[]);
                self.table.broken = set_up.is_err();
                if let Err(reason) = set_up {
                    heard = self.output.write(format_args!("tellusererror Illegal position: {reason}"));
                }
            }
            Order::Undo | Order::Remove => {
                for _ in 0..if *order == Order::Remove { 2 } else { 1 } {
                    player.take_back();
                }
            }
            Order::Go if self.table.broken => {
                heard = self.output.write("Error (there is no legal position): go");
            }
            Order::Go => self.table.role = Role::Plays(turn),
            Order::PlayOther => self.table.role = Role::Plays(!turn),
            Order::Analyze => self.table.role = Role::Analyses,
            // The game is over, or goes on without the engine.
            _ => self.table.role = Role::Watches,
        }
        // An offer comes before the move that it is made with.
        if !matches!(order, Order::Go | Order::PlayOther) {
            self.table.offered.clear();
        }
        self.state = State::Idle(player);
        let goes_on = match order {
            Order::Go | Order::Analyze => true,
            _ => self.table.role == Role::Analyses,
        };
        if goes_on && heard { self.go_on() } else { heard }
    }

    /// The opponent's move, or one of a game that is watched.
    fn opponent_moves(&mut self, text: &str) -> bool {
        self.await_move();
        let Some(mut player) = self.interrupt() else { return false };
        let played =
            if self.table.broken { Err("there is no legal position".to_owned()) } else { player.play(text) };
        self.state = State::Idle(player);
        match played {
            Ok(()) => self.go_on(),
            Err(reason) => {
                self.output.write(format_args!("Illegal move ({reason}): {text}"))
                    && (self.table.role != Role::Analyses || self.go_on())
            }
        }
    }

    /// Does what is to be done in the position that is on.
    fn go_on(&mut self) -> bool {
        let State::Idle(player) = &self.state else { return true };
        let turn = player.game().position().turn();
        match self.table.role {
            _ if self.table.broken => true,
            Role::Analyses => self.think(Go { infinite: true, ..Go::default() }, false),
            Role::Plays(side) if side == turn => {
                if let Some(claim) = player.game().outcome().and_then(claim) {
                    return self.output.write(claim);
                }
                let go = self.limits(player);
                self.think(go, true)
            }
            _ => true,
        }
    }

    /// How long the engine may think, on move.
    fn limits(&self, player: &Player) -> Go {
        let Table { pace, move_time, depth, clock, .. } = &self.table;
        let mut go = Go { depth: *depth, ..Go::default() };
        if let Some(time) = move_time {
            // What is kept back of the clock is kept back here as well.
            go.move_time = Some(time.saturating_sub(player.overhead().min(time / 4)).max(1));
            return go;
        }
        let game = player.game();
        let turn = game.position().turn();
        go.remaining[turn] = Some(clock.unwrap_or(pace.base));
        go.increment[turn] = pace.increment;
        let made = u32::try_from(game.plies().len() / 2).unwrap_or(u32::MAX);
        go.moves_to_go = made.checked_rem(pace.moves).map(|made| pace.moves - made);
        go
    }

    /// Thinks on a thread of its own; then plays the move where it is the engine's to play, and thinks on while the opponent
    /// does.
    fn think(&mut self, go: Go, plays: bool) -> bool {
        let State::Idle(mut player) = std::mem::replace(&mut self.state, State::Gone) else { return false };
        let (hurry, halt, moved) = (Stop::new(), Stop::new(), Stop::new());
        let last = Last::default();
        let thinker = Thinker {
            output: self.output,
            now: self.now,
            quiet: self.table.quiet.clone(),
            offered: self.table.offered.clone(),
            hurry: hurry.clone(),
            halt: halt.clone(),
            moved: moved.clone(),
            last: last.clone(),
            ponders: self.table.ponders,
        };
        let thread = self.scope.spawn(move || {
            if plays {
                thinker.play(&mut player, &go);
            } else {
                thinker.analyse(&mut player, &go);
            }
            player
        });
        self.state = State::Busy(Busy { thread, hurry, halt, moved, last });
        true
    }

    /// Ends what is thought, silently, and gives the player.
    fn interrupt(&mut self) -> Option<Box<Player>> {
        if let State::Busy(busy) = &self.state {
            busy.halt.set();
            busy.hurry.set();
        }
        self.join()
    }

    fn join(&mut self) -> Option<Box<Player>> {
        match std::mem::replace(&mut self.state, State::Gone) {
            State::Idle(player) => Some(player),
            State::Busy(busy) => match busy.thread.join() {
                Ok(player) => Some(player),
                Err(panic) => std::panic::resume_unwind(panic),
            },
            State::Gone => None,
        }
    }

    /// Ends what is thought beside a move; whether there is still a player.
    fn rest(&mut self) -> bool {
        if self.table.role == Role::Analyses {
            return true;
        }
        self.await_move();
        let player = self.interrupt();
        player.map(|player| self.state = State::Idle(player)).is_some()
    }

    /// Waits until the engine has made its move, if it is on move.
    fn await_move(&self) {
        while let State::Busy(busy) = &self.state
            && self.table.role != Role::Analyses
            && !busy.moved.is_set()
            && !busy.thread.is_finished()
        {
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Waits for the move that is thought about, and ends everything else.
    fn wait(&mut self) {
        self.await_move();
        self.interrupt();
    }

    /// Sets an option; the game stays as it is.
    fn set(&mut self, setting: Setting, value: &str) -> bool {
        let analyses = self.table.role == Role::Analyses;
        self.await_move();
        let Some(mut player) = self.interrupt() else { return false };
        let set = player.set_in_game(setting, value);
        self.state = State::Idle(player);
        let heard = set.map_or_else(
            |text| self.output.write(format_args!("Error ({text}): option {setting}")),
            |()| true,
        );
        if analyses && heard { self.go_on() } else { heard }
    }

    /// What the engine would play for the side to move.
    fn hint(&mut self) -> bool {
        const NODES: u64 = 20_000;
        if self.table.role == Role::Analyses {
            return true;
        }
        self.await_move();
        let Some(mut player) = self.interrupt() else { return false };
        let go = Go { nodes: Some(NODES), ..Go::default() };
        let answer = player.think(&go, self.now, &Stop::new(), |_| {});
        self.state = State::Idle(player);
        match answer {
            Answer::BestMove { best: Some(best), .. } => self.output.write(format_args!("Hint: {best}")),
            _ => true,
        }
    }

    fn status(&self) -> bool {
        let State::Busy(busy) = &self.state else { return true };
        busy.last.status().is_none_or(|status| self.output.write(status))
    }
}
