//! Two sides at a table: who moves next, what is typed and what is said about it.

use std::io::{self, BufRead, Write};

use chuhe_engine::{Handicap, Limits, Searcher, Stop};
use chuhe_lang::{Arg, Messages};
use chuhe_notation::{Habit, Notation, parse_by};
use chuhe_play::Handicap as Given;
use chuhe_rules::{Color, Game, Move, Reason};

use crate::board::Look;
use crate::input::typed;
use crate::reason::{sentences, text};

/// The words that are no moves, in the order they are shown.
const WORDS: [&str; 7] = ["undo", "flip", "moves", "board", "resign", "help", "quit"];

/// From this many plies before the move limit on, it is spoken of.
const NEAR_LIMIT: usize = 20;

/// A game between people at the keyboard and the computer.
pub(super) struct Table<'a> {
    game: Game,
    /// The sides played from the keyboard.
    humans: &'a [Color],
    handicap: Handicap,
    searcher: Searcher,
    look: Look,
    messages: &'a Messages,
    /// What Red gives, if it gives anything.
    pub(super) given: Option<Given>,
    /// Whether lines of input are shown.
    pub(super) echo: bool,
}

/// What follows a line of input.
enum Next {
    /// The side to move moves.
    Go,
    /// The game ends here.
    Leave,
}

impl<'a> Table<'a> {
    pub(super) fn new(
        game: Game,
        humans: &'a [Color],
        handicap: Handicap,
        look: Look,
        messages: &'a Messages,
    ) -> Self {
        Self { game, humans, handicap, searcher: Searcher::new(16), look, messages, given: None, echo: false }
    }

    /// Plays until the game is over, `quit` or the end of the input.
    pub(super) fn play(&mut self, mut input: impl BufRead, output: &mut impl Write) -> io::Result<()> {
        if let [human] = self.humans {
            self.say(output, "cli-you-play", &[("color", human.name().into())])?;
        }
        let rules = text(self.messages, self.game.rules(), None).unwrap_or_default();
        writeln!(output, "{}: {rules}", self.messages.text("rules"))?;
        if let Some(name) = self.given.and_then(|given| text(self.messages, &given, None)) {
            self.say(output, "handicap-given", &[("handicap", (&name).into())])?;
        }
        self.help(output)?;
        self.board(output)?;
        while self.game.outcome().is_none() {
            if self.is_human() {
                self.prompt(output)?;
                let Some(line) = typed(&mut input, self.echo, output)? else {
                    return self.say(output, "cli-goodbye", &[]);
                };
                if let Next::Leave = self.hear(&line, output)? {
                    return Ok(());
                }
            } else {
                self.computer(output)?;
            }
        }
        if let Some(outcome) = self.game.outcome() {
            for more in [None, Some("reason")] {
                if let Some(sentence) = text(self.messages, &outcome, more) {
                    writeln!(output, "{sentence}")?;
                }
            }
        }
        Ok(())
    }

    fn is_human(&self) -> bool {
        self.humans.contains(&self.game.position().turn())
    }

    fn hear(&mut self, line: &str, output: &mut impl Write) -> io::Result<Next> {
        match line.to_lowercase().as_str() {
            "" => {}
            "help" | "?" => self.help(output)?,
            "board" => self.board(output)?,
            "flip" => {
                self.look.bottom = !self.look.bottom;
                self.board(output)?;
            }
            "moves" => self.list(output)?,
            "undo" => self.undo(output)?,
            "resign" => {
                let winner = !self.game.position().turn();
                let args = [("winner", winner.name().into())];
                self.say(output, "result-resignation", &args)?;
                return Ok(Next::Leave);
            }
            "quit" | "exit" => {
                self.say(output, "cli-goodbye", &[])?;
                return Ok(Next::Leave);
            }
            _ => match parse_by(line, self.game.position(), self.game.rules()) {
                Ok(mv) => self.make(mv, "cli-played", output)?,
                Err(error) => self.say_reason(output, &error, "detail")?,
            },
        }
        Ok(Next::Go)
    }

    fn computer(&mut self, output: &mut impl Write) -> io::Result<()> {
        let limits = Limits::unhurried(self.handicap);
        let answer = self.searcher.search(&self.game, &limits, &(), &Stop::new(), |_| {});
        match answer.best {
            Some(mv) => self.make(mv, "cli-computer-plays", output),
            None => Ok(()),
        }
    }

    /// Makes a legal move and says what there is to say about it.
    fn make(&mut self, mv: Move, message: &str, output: &mut impl Write) -> io::Result<()> {
        let text = self.text(mv, &self.game);
        if let Err(illegal) = self.game.play(mv) {
            return self.say_reason(output, &illegal, "detail");
        }
        self.board(output)?;
        self.say(output, message, &[("move", (&text).into())])?;
        if self.game.outcome().is_some() {
            return Ok(());
        }
        match self.game.position().checkers().count() {
            0 => {}
            1 => self.say(output, "note-check", &[])?,
            _ => self.say(output, "note-double-check", &[])?,
        }
        if let Some(forecast) = self.game.next_repetition() {
            self.say_reason(output, &forecast, "detail")?;
        }
        if let Some(left) = self.game.quiet_left().filter(|left| *left <= NEAR_LIMIT) {
            self.say(output, "note-move-limit", &[("count", left.into())])?;
        }
        Ok(())
    }

    /// Takes back to the last choice of whoever typed.
    fn undo(&mut self, output: &mut impl Write) -> io::Result<()> {
        let choice = |game: &Game| self.humans.contains(&game.position().turn());
        let mut before = self.game.clone();
        while before.undo().is_some() {
            if choice(&before) {
                self.game = before;
                self.say(output, "note-undone", &[])?;
                return self.board(output);
            }
        }
        self.say(output, "cli-nothing-to-undo", &[])
    }

    /// The moves made, numbered as on a score sheet.
    fn list(&self, output: &mut impl Write) -> io::Result<()> {
        if self.game.plies().is_empty() {
            return self.say(output, "moves-none", &[]);
        }
        let mut game = Game::with_rules(self.game.start_position().clone(), self.game.rules().clone());
        for mv in self.game.moves() {
            let number = game.position().full_moves();
            let text = self.text(mv, &game);
            match (game.position().turn(), game.plies().is_empty()) {
                (Color::Red, true) => write!(output, "{number}. {text}")?,
                (Color::Red, false) => write!(output, "\n{number}. {text}")?,
                (Color::Black, true) => write!(output, "{number}. … {text}")?,
                (Color::Black, false) => write!(output, "  {text}")?,
            }
            if game.play(mv).is_err() {
                break;
            }
        }
        writeln!(output)
    }

    /// A move in the notation of the script, and in coordinates.
    fn text(&self, mv: Move, game: &Game) -> String {
        let notation = self.look.script.chinese().map_or(Notation::Wxf(Habit::Federation), Notation::chinese);
        format!("{} {mv}", notation.text(mv, game.position()))
    }

    fn board(&self, output: &mut impl Write) -> io::Result<()> {
        let last = self.game.moves().next_back();
        writeln!(output, "{}", self.look.draw(&self.game.position().setup(), last))
    }

    fn prompt(&self, output: &mut impl Write) -> io::Result<()> {
        let text = if self.humans.len() == 1 {
            self.messages.text("cli-prompt").into_owned()
        } else {
            let turn = self.game.position().turn();
            self.messages.format("cli-prompt-side", &[("color", turn.name().into())])
        };
        write!(output, "{text} ")?;
        output.flush()
    }

    fn help(&self, output: &mut impl Write) -> io::Result<()> {
        self.say(output, "cli-commands", &[("commands", (&WORDS.join(", ")).into())])
    }

    fn say(&self, output: &mut impl Write, id: &str, args: &[(&str, Arg<'_>)]) -> io::Result<()> {
        writeln!(output, "{}", self.messages.format(id, args))
    }

    /// A reason with its second sentence, the message's attribute `more`, where it has one.
    fn say_reason(&self, output: &mut impl Write, reason: &impl Reason, more: &str) -> io::Result<()> {
        writeln!(output, "{}", sentences(self.messages, reason, more))
    }
}
