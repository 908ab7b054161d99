//! Our engine as somebody who is spoken to.

use core::num::NonZeroU64;

use chuhe_engine::{Bound, Level, Limits, Memory, Now, Report, Score, Searcher, Stop, bench, evaluate};
use chuhe_rules::{Game, Move, Position, RuleSet, Setup, divide};

use crate::command::RULE_SETS;
use crate::{Answer, Base, Command, Go};

/// An engine with its game and options.
///
/// It carries out one command at a time; whoever owns it decides on which thread.
pub struct Player {
    searcher: Searcher,
    game: Game,
    level: Option<Level>,
    seed: u64,
    /// The only moves that may be played in the position that is on, where some are forbidden.
    allowed: Option<Vec<Move>>,
    /// How many positions are a millisecond of the clock, where they are to be.
    nodes_as_time: Option<NonZeroU64>,
    /// How many of the best lines are told.
    lines: u32,
    /// How many threads may be asked for.
    most_threads: usize,
}

/// The most threads that a program may ask for, as `uci` is answered.
const MOST_THREADS: u64 = 256;

/// The most lines that a program may ask for: no position has more moves.
const MOST_LINES: u64 = 128;

/// The size of the table until somebody sets it, in MiB.
const TABLE: usize = 16;

impl Player {
    /// A player at the start position; `seed` is what the mistakes of its levels are drawn from until it is set.
    pub fn new(seed: u64) -> Self {
        Self {
            searcher: Searcher::new(TABLE),
            game: Game::start(),
            level: None,
            seed,
            allowed: None,
            nodes_as_time: None,
            lines: 1,
            most_threads: 1,
        }
    }

    /// The same player, which may be told to search with up to so many threads; with one only where nothing is said.
    #[cfg(feature = "threads")]
    #[must_use]
    pub fn with_threads(self, most: usize) -> Self {
        Self { most_threads: most.max(1), ..self }
    }

    /// Carries out a command that takes no time, and says what there is to say.
    ///
    /// `go`, `stop`, `ponderhit` and `quit` are the business of whoever drives the player: nothing happens.
    pub fn obey(&mut self, command: Command, mut say: impl FnMut(Answer)) {
        match command {
            Command::Uci => say(Answer::Uci),
            Command::Ucci => say(Answer::Ucci),
            Command::IsReady => say(Answer::ReadyOk),
            Command::NewGame => {
                self.searcher.clear();
                self.start(self.game.rules().clone());
            }
            Command::Rules(rules) => self.start(rules),
            Command::SetOption { name, value } => {
                if let Err(text) = self.set(&name, &value) {
                    say(Answer::Text(text));
                }
            }
            Command::Position { base, moves } => {
                self.allowed = None;
                if let Err(text) = self.set_up(&base, &moves) {
                    say(Answer::Text(text));
                }
            }
            Command::BanMoves(moves) => {
                if let Err(text) = self.ban(&moves) {
                    say(Answer::Text(text));
                }
            }
            Command::Probe { base, moves } => match self.probe(&base, &moves) {
                Ok(memory) => say(Answer::Memory(memory)),
                Err(text) => {
                    say(Answer::Text(text));
                    say(Answer::Memory(None));
                }
            },
            Command::Display => say(Answer::Lines(self.picture())),
            Command::Go(_) | Command::Stop | Command::PonderHit { .. } | Command::Quit => {}
        }
    }

    /// Thinks, and gives the move; does not wait for `stop` where the request says to.
    pub fn think<N: Now>(&mut self, go: &Go, now: &N, stop: &Stop, mut say: impl FnMut(Answer)) -> Answer {
        if let Some(depth) = go.perft {
            return self.perft(depth, stop);
        }
        if go.bench {
            let bench = bench(now);
            return Answer::Lines(format!("Nodes searched: {}\nTime: {} ms", bench.nodes, bench.time));
        }
        if go.evaluate {
            say(Answer::Info(self.evaluation()));
            return Answer::BestMove { best: None, ponder: None, agrees: false };
        }
        let limits = self.limits(go);
        if self.allowed.as_ref().is_some_and(Vec::is_empty) {
            return Answer::BestMove { best: None, ponder: None, agrees: false };
        }
        let answer =
            self.searcher.search(&self.game, &limits, now, stop, |report| say(Answer::Info(report.clone())));
        // Who is no better has nothing to win.
        let is_worse = match answer.score {
            Score::Centipawns(value) => value <= 0,
            Score::MatedIn(_) | Score::LossByRule => true,
            Score::MateIn(_) | Score::WinByRule => false,
        };
        Answer::BestMove { best: answer.best, ponder: answer.ponder, agrees: go.draw && is_worse }
    }

    /// Whether nothing but `stop` ends what is asked for, in the game that is on.
    pub fn is_endless(&self, go: &Go) -> bool {
        go.waits() || go.perft.is_none() && !go.bench && self.limits(go).is_endless()
    }

    fn limits(&self, go: &Go) -> Limits {
        let mut limits = go.limits(self.game.position().turn(), self.level, self.seed);
        limits.nodes_as_time = self.nodes_as_time;
        limits.lines = self.lines;
        if let Some(allowed) = &self.allowed {
            limits.search_moves.clone_from(allowed);
        }
        limits
    }

    /// A new game by these rules.
    fn start(&mut self, rules: RuleSet) {
        self.game = Game::with_rules(Position::start(), rules);
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = |least: u64, most: u64| {
            value.parse::<u64>().ok().filter(|number| (least..=most).contains(number)).ok_or_else(|| {
                format!("found {value:?} for {name}, expected a number from {least} to {most}")
            })
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                let asked = number(1, 4096)? as usize;
                let had = self.searcher.resize(asked);
                // The table's size is a power of two.
                if had <= asked / 2 {
                    return Err(format!("found memory for a table of {had} MiB, expected {asked} MiB"));
                }
            }
            "clear hash" => self.searcher.clear(),
            "level" => self.level = Level::try_new(number(0, 3)? as u8),
            "nodestime" => self.nodes_as_time = NonZeroU64::new(number(0, 1_000_000)?),
            "seed" => self.seed = number(0, u64::MAX)?,
            "rules" => {
                let rules = RuleSet::named(&value.to_ascii_lowercase())
                    .ok_or_else(|| format!("found {value:?} for {name}, expected {RULE_SETS}"))?;
                self.start(rules);
            }
            "threads" => {
                let asked = number(1, MOST_THREADS)? as usize;
                let had = asked.min(self.most_threads);
                #[cfg(feature = "threads")]
                let had = self.searcher.set_threads(had);
                if had < asked {
                    return Err(format!("found {asked} for {name}, this engine uses {had}"));
                }
            }
            "multipv" => self.lines = number(1, MOST_LINES)? as u32,
            // Programs set whatever they know of.
            _ => {}
        }
        Ok(())
    }

    fn set_up(&mut self, base: &Base, moves: &[String]) -> Result<(), String> {
        self.game = self.start_of(base)?;
        play(&mut self.game, moves).map_err(|reason| format!("{reason}; the moves before it are kept"))
    }

    /// The game that begins with a position.
    fn start_of(&self, base: &Base) -> Result<Game, String> {
        let rules = self.game.rules().clone();
        let start = match base {
            Base::Start => Position::start(),
            Base::Fen(fen) => {
                let setup =
                    Setup::from_fen(fen).map_err(|error| format!("{error}; the position stays as it was"))?;
                rules.position(setup).map_err(|error| format!("{error}; the position stays as it was"))?
            }
        };
        Ok(Game::with_rules(start, rules))
    }

    /// Forbids moves in the position that is on.
    fn ban(&mut self, moves: &[String]) -> Result<(), String> {
        let banned: Result<Vec<Move>, String> = moves
            .iter()
            .map(|text| text.parse().map_err(|error| format!("found {text:?} after banmoves, {error}")))
            .collect();
        let banned = banned?;
        let legal = self.game.rules().legal_moves(self.game.position());
        let allowed = legal.iter().copied().filter(|mv| !banned.contains(mv)).collect();
        self.allowed = Some(allowed).filter(|_| !banned.is_empty());
        Ok(())
    }

    /// What is remembered about a position; the game that is on does not change.
    fn probe(&self, base: &Base, moves: &[String]) -> Result<Option<Memory>, String> {
        let mut game = self.start_of(base)?;
        play(&mut game, moves)?;
        Ok(self.searcher.recall(&game))
    }

    /// What the position is worth without looking ahead.
    fn evaluation(&self) -> Report {
        Report {
            line: 1,
            depth: 0,
            seldepth: 0,
            score: Score::Centipawns(evaluate(self.game.position())),
            bound: Bound::Exact,
            nodes: 0,
            time: 0,
            table_used: 0,
            pv: Vec::new(),
        }
    }

    fn picture(&self) -> String {
        let position = self.game.position();
        let mut text = format!("{position:?}\nKey: {:016x}\nCheckers:", position.key());
        for square in position.checkers() {
            text.push(' ');
            text.push_str(&square.to_string());
        }
        text
    }

    fn perft(&self, depth: u32, stop: &Stop) -> Answer {
        let Some(counts) = divide(self.game.position(), depth, || !stop.is_set()) else {
            return Answer::Text("the count was stopped".to_string());
        };
        let mut lines: Vec<String> = counts.iter().map(|(mv, count)| format!("{mv}: {count}")).collect();
        let total = if depth == 0 { 1 } else { counts.iter().map(|(_, count)| count).sum::<u64>() };
        lines.push(format!("\nNodes searched: {total}"));
        Answer::Lines(lines.join("\n"))
    }
}

/// Makes moves as far as they can be made.
fn play(game: &mut Game, moves: &[String]) -> Result<(), String> {
    for (number, text) in (1..).zip(moves) {
        let mv: Move = text.parse().map_err(|error| format!("move {number}: found {text:?}, {error}"))?;
        game.play_on(mv).map_err(|illegal| format!("move {number}: {illegal}"))?;
    }
    Ok(())
}
