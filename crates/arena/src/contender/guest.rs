//! Another's engine at the board, as a process.

use chuhe_engine::Stop;
use chuhe_protocol::{Best, Foreign, Go, Heard, Monotonic, NotOffered, Thought};
use chuhe_rules::{Game, RuleSet};

use super::{Answer, Ask, Failure, Refusal, Wish};
use crate::fault::Fault;
use crate::process::{Process, Silence};
use crate::spec::Program;

/// How long an engine that was told to stop may take to answer, in ms.
const GRACE: u64 = 2_000;

/// How often it is looked whether the match is broken off, in ms.
const GLANCE: u64 = 50;

/// Another's engine at the board.
pub(crate) struct Guest {
    process: Process,
    foreign: Foreign,
    patience: u64,
    /// Whether it has failed and cannot be trusted to hear what it is told.
    lost: bool,
}

/// Why a wait was in vain.
#[derive(Clone, Copy)]
enum Vain {
    Late,
    Ended,
    Cut,
}

impl Guest {
    /// Starts the program, lets it introduce itself and gives it its options.
    ///
    /// # Errors
    /// If it does not start, is not ready in time, or does not take its options.
    pub(crate) fn start(
        program: &Program,
        options: &[(String, String)],
        rules: &RuleSet,
        patience: u64,
        stop: &Stop,
        clock: Monotonic,
    ) -> Result<Self, Refusal> {
        let process = Process::start(program, clock)
            .map_err(|error| Refusal::Program { reason: format!("{}: {error}", program.path.display()) })?;
        let foreign = Foreign::new(program.dialect, program.first_rank);
        let mut guest = Self { process, foreign, patience, lost: false };
        let hello = guest.foreign.dialect().hello();
        guest.process.say(hello);
        guest.expect(hello, &Heard::Hello, stop)?;
        let lines = guest
            .foreign
            .set_up(rules, options)
            .map_err(|NotOffered { option }| Refusal::Option { option })?;
        for line in lines {
            guest.process.say(line);
        }
        let ready = guest.foreign.ready();
        guest.process.say(ready);
        guest.expect(ready, &Heard::Ready, stop)?;
        Ok(guest)
    }

    /// What it calls itself, if it has said so.
    pub(crate) fn name(&self) -> Option<&str> {
        self.foreign.name()
    }

    /// The clock by which it is measured.
    pub(crate) fn clock(&self) -> Monotonic {
        self.process.clock()
    }

    pub(crate) fn is_well(&self) -> bool {
        !self.lost
    }

    pub(crate) fn new_game(&mut self, stop: &Stop) -> Result<(), Failure> {
        if let Some(line) = self.foreign.new_game() {
            self.process.say(line);
        }
        self.ready(stop)
    }

    pub(super) fn think(&mut self, game: &Game, ask: &Ask, stop: &Stop) -> Result<Answer, Failure> {
        let mut thought = Thought::default();
        let answer = self.ask(game, ask, stop, &mut |later| {
            if later.line.is_none_or(|line| line == 1) {
                thought.update(later);
            }
        })?;
        Ok(Answer { thought, ..answer })
    }

    /// Asks for a move, and hands on each thought that is told on the way; the answer has none.
    pub(crate) fn ask(
        &mut self,
        game: &Game,
        ask: &Ask,
        stop: &Stop,
        sink: &mut dyn FnMut(Thought),
    ) -> Result<Answer, Failure> {
        let allowed = ask.allowed(game.position().turn());
        let limit = allowed.map_or(ask.patience, |allowed| allowed + ask.margin);
        let mut told = |thought: Option<Thought>| thought.into_iter().for_each(&mut *sink);
        let answer = self.search(game, &ask.go(), Some(limit), &Stop::new(), stop, &mut told)?;
        if allowed.is_none() && answer.time > ask.patience {
            return Err(Failure::Fault(Fault::Silence { time: answer.time }));
        }
        Ok(answer)
    }

    /// Asks for a move, and hands on each thought that is told on the way, and nothing where a moment goes by without; the
    /// answer has none.
    ///
    /// After `limit` ms, if that is anything, or once `halt` is set, it is told to stop, and has [`GRACE`] to answer.
    /// Where `stop` is set, it is not waited for.
    pub(crate) fn search(
        &mut self,
        game: &Game,
        go: &Go,
        limit: Option<u64>,
        halt: &Stop,
        stop: &Stop,
        sink: &mut dyn FnMut(Option<Thought>),
    ) -> Result<Answer, Failure> {
        self.process.say(self.foreign.position(game));
        self.process.forget();
        let start = self.process.now();
        self.process.say(self.foreign.go(go, game.position().turn()));
        let after = [self.foreign.stop_after(go), limit].into_iter().flatten().min();
        let mut until = after.map_or(u64::MAX, |time| start + time);
        let mut stopped = false;
        loop {
            if stop.is_set() {
                return Err(self.failure(Vain::Cut, start));
            }
            let heard = if halt.is_set() && !stopped { Err(Vain::Late) } else { self.step(until) };
            match heard {
                Ok(None) => sink(None),
                // That was said before the question.
                Ok(Some((at, _))) if at < start => {}
                Ok(Some((_, Heard::Thought(thought)))) => sink(Some(thought)),
                Ok(Some((at, Heard::Best(best)))) => {
                    if stopped {
                        // An engine that had just answered may answer to the word once more.
                        self.ready(stop)?;
                    }
                    let (draw, time) = (best.draw, at.saturating_sub(start));
                    return Ok(Answer { wish: self.wish(best), draw, time, thought: Thought::default() });
                }
                Ok(Some(_)) => {}
                Err(Vain::Late) if !stopped => {
                    self.process.say(self.foreign.stop());
                    stopped = true;
                    let owed = limit.filter(|_| !halt.is_set()).map_or(0, |limit| start + limit);
                    until = self.process.now().max(owed) + GRACE;
                }
                Err(vain) => return Err(self.failure(vain, start)),
            }
        }
    }

    /// Gives an option another value, if the engine offers it and that value; whether it does.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> bool {
        let offer = self.foreign.offer(name).filter(|offer| offer.takes(value));
        let Some(line) = offer.map(|offer| self.foreign.set(&offer.name, value)) else { return false };
        self.process.say(line);
        true
    }

    fn wish(&self, Best { mv, resigns, .. }: Best) -> Wish {
        match mv {
            _ if resigns => Wish::Resign,
            None => Wish::Nothing,
            Some(text) => self.foreign.read(&text).map_or(Wish::Unreadable(text), Wish::Move),
        }
    }

    /// Waits until everything said has been carried out.
    fn ready(&mut self, stop: &Stop) -> Result<(), Failure> {
        let start = self.process.now();
        self.process.say(self.foreign.ready());
        self.wait(&Heard::Ready, stop).map_err(|vain| self.failure(vain, start))
    }

    /// Waits for the answer to what it was told, before the first game.
    fn expect(&mut self, told: &str, answer: &Heard, stop: &Stop) -> Result<(), Refusal> {
        self.wait(answer, stop).map_err(|vain| match vain {
            Vain::Ended => Refusal::Ended { status: self.process.ending() },
            Vain::Late | Vain::Cut => Refusal::Silent { told: told.to_owned() },
        })
    }

    fn wait(&mut self, answer: &Heard, stop: &Stop) -> Result<(), Vain> {
        let until = self.process.now() + self.patience;
        while self.hear(until, stop)?.1 != *answer {}
        Ok(())
    }

    /// The next line, with the moment when it came.
    fn hear(&mut self, until: u64, stop: &Stop) -> Result<(u64, Heard), Vain> {
        loop {
            if stop.is_set() {
                return Err(Vain::Cut);
            }
            if let Some(heard) = self.step(until)? {
                return Ok(heard);
            }
        }
    }

    /// The next line, with the moment when it came; nothing if it does not come within [`GLANCE`].
    fn step(&mut self, until: u64) -> Result<Option<(u64, Heard)>, Vain> {
        let now = self.process.now();
        match self.process.hear(until.min(now + GLANCE)) {
            // Who talks on and on is late as well.
            Ok((at, _)) if at > until => Err(Vain::Late),
            Ok((at, line)) => Ok(Some((at, self.foreign.hear(&line)))),
            Err(Silence::Late) if now >= until => Err(Vain::Late),
            Err(Silence::Late) => Ok(None),
            Err(Silence::Ended) => Err(Vain::Ended),
        }
    }

    /// Whose fault it is that a wait was in vain.
    fn failure(&mut self, vain: Vain, start: u64) -> Failure {
        self.lost = true;
        match vain {
            Vain::Late => Failure::Fault(Fault::Silence { time: self.process.now() - start }),
            Vain::Ended => Failure::Fault(Fault::Crash { status: self.process.ending() }),
            Vain::Cut => Failure::Cut,
        }
    }
}
