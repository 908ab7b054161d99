//! Our engine as somebody who is spoken to.

mod manners;
mod moves;

use core::num::NonZeroU64;

use chuhe_engine::{
    Bound, Chances, Level, Limits, Memory, Now, Report, Score, Searcher, Stop, bench, evaluate,
};
use chuhe_rules::{Game, Move, Position, RuleSet, Setup, divide};

use crate::command::RULE_SETS;
use crate::setting::Setting;
use crate::{Answer, Base, Command, Dialect, Go, Wish};
use manners::{Manners, accepts_draw};
use moves::play;

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
    /// What is kept back of the time, in ms.
    overhead: u64,
    /// Whether the chances to win, draw and lose are told.
    shows_chances: bool,
    manners: Manners,
    /// Whether it would accept a draw, as the last search has it.
    agrees: bool,
}

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
            overhead: 20,
            shows_chances: false,
            manners: Manners::default(),
            agrees: false,
        }
    }

    /// The same player, which may be told to search with up to so many threads; with one only where nothing is said.
    #[cfg(feature = "threads")]
    #[must_use]
    pub fn with_threads(self, most: usize) -> Self {
        Self { most_threads: most.max(1), ..self }
    }

    /// The game that is on.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What is kept back of the time, in ms.
    pub(crate) fn overhead(&self) -> u64 {
        self.overhead
    }

    /// Whether it would accept a draw, as the last search has it.
    pub(crate) fn agrees(&self) -> bool {
        self.agrees
    }

    /// Begins another game by the same rules from the start position.
    pub(crate) fn new_game(&mut self) {
        self.searcher.clear();
        self.manners.new_game();
        self.start(self.game.rules().clone());
    }

    /// Makes a move in the game that is on.
    ///
    /// # Errors
    /// If it cannot be read, or is illegal.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), String> {
        let mv: Move = text.parse().map_err(|error| format!("{error}"))?;
        self.play_move(mv)
    }

    /// Makes a move in the game that is on.
    ///
    /// # Errors
    /// If it is illegal.
    pub(crate) fn play_move(&mut self, mv: Move) -> Result<(), String> {
        self.allowed = None;
        self.game.play_on(mv).map_err(|illegal| illegal.to_string())
    }

    /// Takes the last move back, if there is one.
    pub(crate) fn take_back(&mut self) {
        self.allowed = None;
        self.game.undo();
    }

    /// Carries out a command that takes no time, and says what there is to say.
    ///
    /// `xboard`, `go`, `stop`, `ponderhit` and `quit` are the business of whoever drives the player: nothing happens.
    pub fn obey(&mut self, command: Command, mut say: impl FnMut(Answer)) {
        match command {
            Command::Uci => say(Answer::Uci),
            Command::Ucci => say(Answer::Ucci),
            Command::IsReady => say(Answer::ReadyOk),
            Command::NewGame => self.new_game(),
            Command::Rules(rules) => self.start(rules),
            Command::SetOption { name, value } => {
                // Programs set whatever they know of.
                let known =
                    Setting::named(Dialect::Uci, &name).or_else(|| Setting::named(Dialect::Ucci, &name));
                if let Some(Err(text)) = known.map(|setting| self.set(setting, &value)) {
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
            Command::XBoard | Command::Go(_) | Command::Stop | Command::PonderHit { .. } | Command::Quit => {}
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
            say(Answer::Info(self.evaluation(), None));
            return Answer::NO_MOVE;
        }
        let limits = self.limits(go);
        if self.allowed.as_ref().is_some_and(Vec::is_empty) {
            return Answer::NO_MOVE;
        }
        let tells_chances = self.shows_chances;
        let answer = self.searcher.search(&self.game, &limits, now, stop, |report| {
            let chances = tells_chances.then(|| Chances::of(report.score));
            say(Answer::Info(report.clone(), chances));
        });
        self.agrees = accepts_draw(answer.score);
        let mut wish = Wish::Nothing;
        if !go.waits() {
            wish = self.manners.judge(answer.score, self.game.position().full_moves());
            if go.draw && self.agrees && wish == Wish::Nothing {
                wish = Wish::Draw;
            }
        }
        Answer::BestMove { best: answer.best, ponder: answer.ponder, wish }
    }

    /// Whether nothing but `stop` ends what is asked for, in the game that is on.
    pub fn is_endless(&self, go: &Go) -> bool {
        go.waits() || go.perft.is_none() && !go.bench && self.limits(go).is_endless()
    }

    fn limits(&self, go: &Go) -> Limits {
        let mut limits = go.limits(self.game.position().turn(), self.level, self.seed);
        limits.nodes_as_time = self.nodes_as_time;
        limits.lines = self.lines;
        limits.overhead = self.overhead;
        if let Some(allowed) = &self.allowed {
            limits.search_moves.clone_from(allowed);
        }
        limits
    }

    /// A new game by these rules.
    fn start(&mut self, rules: RuleSet) {
        self.game = Game::with_rules(Position::start(), rules);
    }

    /// Sets an option; another rule set begins another game.
    ///
    /// # Errors
    /// If it cannot have that value.
    fn set(&mut self, setting: Setting, value: &str) -> Result<(), String> {
        match setting {
            Setting::Hash => {
                let asked = setting.number(value)? as usize;
                let had = self.searcher.resize(asked);
                // The table's size is a power of two.
                if had <= asked / 2 {
                    return Err(format!("found memory for a table of {had} MiB, expected {asked} MiB"));
                }
            }
            Setting::ClearHash => self.searcher.clear(),
            Setting::Level => self.level = Level::try_new(setting.number(value)? as u8),
            Setting::NodesTime => self.nodes_as_time = NonZeroU64::new(setting.number(value)?),
            Setting::Seed => self.seed = setting.number(value)?,
            Setting::Rules => {
                let rules = RuleSet::named(&value.to_ascii_lowercase())
                    .ok_or_else(|| format!("found {value:?} for {setting}, expected {RULE_SETS}"))?;
                self.start(rules);
            }
            Setting::Threads => {
                let asked = setting.number(value)? as usize;
                let had = asked.min(self.most_threads);
                #[cfg(feature = "threads")]
                let had = self.searcher.set_threads(had);
                if had < asked {
                    return Err(format!("found {asked} for {setting}, this engine uses {had}"));
                }
            }
            Setting::MultiPv => self.lines = setting.number(value)? as u32,
            Setting::MoveOverhead => self.overhead = setting.number(value)?,
            Setting::ShowWdl => self.shows_chances = setting.check(value)?,
            Setting::Resign => self.manners.resign = setting.number(value)?,
            Setting::Draw => self.manners.draw = setting.number(value)?,
            Setting::Variant if !value.eq_ignore_ascii_case("xiangqi") => {
                return Err(format!("found {value:?} for {setting}, expected xiangqi"));
            }
            // The loop hears what else there is.
            Setting::Variant | Setting::Ponder | Setting::UseMillisec | Setting::Batch | Setting::NewGame => {
            }
        }
        Ok(())
    }

    /// Sets an option; the game that is on goes on, by other rules as far as its moves are legal by them.
    ///
    /// # Errors
    /// If it cannot have that value, or the game cannot go on.
    pub(crate) fn set_in_game(&mut self, setting: Setting, value: &str) -> Result<(), String> {
        if setting != Setting::Rules {
            return self.set(setting, value);
        }
        let before = self.game.clone();
        self.set(setting, value)?;
        let moves: Vec<String> = before.moves().map(|mv| mv.to_string()).collect();
        let goes_on = self.set_up(&Base::Fen(before.start_position().fen()), &moves);
        if goes_on.is_err() {
            self.game = before;
        }
        goes_on
    }

    pub(crate) fn set_up(&mut self, base: &Base, moves: &[String]) -> Result<(), String> {
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
