//! Two sides at a table: who moves next, what is typed and what is said about it.

use std::io::{self, BufRead, Write};

use chuhe_engine::{Handicap, Limits, Searcher, Stop};
use chuhe_lang::{Arg, Messages};
use chuhe_notation::{Habit, Notation, parse_by};
use chuhe_play::Handicap as Given;
use chuhe_rules::{Color, Game, Move, Position, Reason};

use crate::board::Look;
use crate::input::typed;
use crate::reason::{sentences, text};

/// The words that are no moves, in the order they are shown.
const WORDS: [&str; 7] = ["undo", "flip", "moves", "board", "resign", "help", "quit"];

/// From this many plies before the move limit on, it is spoken of.
const NEAR_LIMIT: usize = 20;

/// The size of the table that the computer remembers positions in, in MiB.
const TABLE_SIZE: usize = 16;

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
    /// The side to move has given up.
    Resigned,
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
        Self {
            game,
            humans,
            handicap,
            searcher: Searcher::new(TABLE_SIZE),
            look,
            messages,
            given: None,
            echo: false,
        }
    }

    /// Plays until a game is over, `quit` or the end of the input; who has lost may go on with an easier game.
    pub(super) fn play(&mut self, mut input: impl BufRead, output: &mut impl Write) -> io::Result<()> {
        loop {
            let winner = self.game(&mut input, output)?;
            let Some(offered) = winner.and_then(|winner| self.offer(winner)) else { return Ok(()) };
            if !self.takes(offered, &mut input, output)? {
                return self.say(output, "cli-goodbye", &[]);
            }
            self.begin(offered);
        }
    }

    /// Plays a game; who has won it, if it came to an end and somebody has.
    fn game(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<Option<Color>> {
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
                let Some(line) = typed(input, self.echo, output)? else {
                    self.say(output, "cli-goodbye", &[])?;
                    return Ok(None);
                };
                match self.hear(&line, output)? {
                    Next::Go => {}
                    Next::Resigned => return Ok(Some(!self.game.position().turn())),
                    Next::Leave => return Ok(None),
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
        Ok(self.game.outcome().and_then(|outcome| outcome.winner))
    }

    /// What is offered for the next game to a person who has lost this one to the computer: more than in this one.
    ///
    /// Who gives something, or plays from a position of their own, has asked for that.
    fn offer(&self, winner: Color) -> Option<Given> {
        let [human] = self.humans else { return None };
        if winner == *human {
            return None;
        }
        match self.given {
            Some(given) => given.more().filter(|_| *human == Color::Black),
            None => (*self.game.start_position() == Position::start()).then_some(Given::OFFERED),
        }
    }

    /// Asks whether a game with this handicap is to follow.
    fn takes(&self, offered: Given, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<bool> {
        let name = text(self.messages, &offered, None).unwrap_or_default();
        let question = self.messages.format("cli-offer", &[("handicap", (&name).into())]);
        write!(output, "{question} ")?;
        output.flush()?;
        let answer = typed(input, self.echo, output)?;
        Ok(answer.is_some_and(|line| matches!(line.trim().to_lowercase().as_str(), "yes" | "y")))
    }

    /// Begins the game in which the computer gives this.
    ///
    /// # Panics
    /// Never: the positions of the table are legal.
    fn begin(&mut self, given: Given) {
        let game = Game::from_fen_by(&given.fen(), self.game.rules().clone());
        self.game = game.expect("the positions of the table are legal");
        self.humans = &[Color::Black];
        self.look.bottom = Color::Black;
        self.given = Some(given);
        // Neither the mistakes nor what was learned in the last game belong to this one.
        self.handicap.seed = self.handicap.seed.wrapping_add(1);
        self.searcher = Searcher::new(TABLE_SIZE);
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
                return Ok(Next::Resigned);
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
