//! The games that are open, and what the page may do with them.

use chuhe_lang::{Arg, Locale, Messages};
use chuhe_notation::{Notation, parse_by};
use chuhe_record::{
    Cursor, Format, Limits, NodeId, Options, Path, ReadError, Record, Warning, losses_of_all, read, tag,
    write,
};
use chuhe_rules::{Move, Reason, RuleSet, Setup};

use crate::view;
use crate::{Answer, Lines};

/// How much a page opens at most; a browser holds the file several times over.
const LIMITS: Limits = Limits { file: 64 << 20, game: 16 << 20, moves: 1 << 20, comment: 1 << 20 };

/// So many games of a file are listed.
const LISTED: usize = 2000;

/// So many warnings are said; how many there are is said in any case.
const WARNINGS: usize = 50;

/// The games that are open, and the place in one of them that the page shows.
pub struct Desk {
    words: Messages,
    games: Vec<Record>,
    /// Which game is shown.
    shown: usize,
    /// Where in it; nothing if its board is impossible or no game is open.
    cursor: Option<Cursor>,
    notation: Notation,
    /// The nodes that the page can name by their number.
    named: Vec<NodeId>,
    /// The number of the view that gave them these.
    serial: usize,
}

impl Default for Desk {
    fn default() -> Self {
        Self::new()
    }
}

impl Desk {
    /// A desk with nothing on it.
    ///
    /// # Panics
    /// Never: an empty catalogue has no fault.
    pub fn new() -> Self {
        Self {
            words: Messages::new(Locale::En, "").expect("an empty catalogue is sound"),
            games: Vec::new(),
            shown: 0,
            cursor: None,
            notation: Notation::Uci(chuhe_notation::RankBase::Zero),
            named: Vec::new(),
            serial: 0,
        }
    }

    /// Carries out an order, a name with arguments after spaces, and gives the answers.
    ///
    /// - `words TAG` and, from the next line on, the catalogue of the language with this tag: the answers are in it.
    ///   No answer.
    /// - `open NAME` with the bytes of a file, or of a text that has no name: `opened …` and `view …`, or `failed …`.
    ///   After `opened NAME FORMAT GAMES WARNINGS` come lines `entry RED BLACK RESULT EVENT DATE` for the games,
    ///   `format ID many` or `one` for the formats that can be written and how many games each holds, `warning TEXT`.
    /// - `take RULES` and, on lines of their own, the start's FEN, the moves, the names of Red and Black and the result
    ///   as PGN has it: the same for a game that the page has.
    /// - `pick N` shows the game with this number, from 1; `first`, `back`, `forward`, `last` places from the one shown:
    ///   `view SERIAL GAME GAMES PATH` and what lies there, as the module `view` lists it.
    ///   A path says at each move which of the alternatives was taken, as `0.2.0`; before the first move it is `-`.
    /// - `go SERIAL N` shows a place by its number in the view with this serial, `play SERIAL MOVES` makes a move as `h2e2`,
    ///   or several, from the place of that view, `type SERIAL TEXT` one in any notation; it becomes a variation if the game goes on
    ///   otherwise: `view …`, with a line `added GAME PATH MOVE` for each that is new, or `refused …`.
    ///   No answer where another view has been told since.
    /// - `again GAME PATH` and, on lines of their own, what has been `added` to a file that is opened again: the moves are
    ///   made once more, and the place shown: `view …`.
    /// - `read RULES` and, on lines of their own, a FEN and a move in any notation: `meant MOVE FEN` with the move as `h2e2`
    ///   and the FEN as it was asked, or `refused …`.
    /// - `notation ID` changes how moves are written: `view …`.
    /// - `lose FORMAT` asks what a format cannot hold of the game shown, `lose-all FORMAT` of all of them: `losses …`.
    /// - `save FORMAT` writes the game shown, `save-all FORMAT` all of them: `saved …` with the bytes, or `failed …`.
    ///
    /// What it does not know it leaves without an answer.
    pub fn obey(&mut self, order: &str, bytes: &[u8]) -> Vec<Answer> {
        let (line, rest) = order.split_once('\n').unwrap_or((order, ""));
        let (name, argument) = line.split_once(' ').unwrap_or((line, ""));
        match name {
            "words" => {
                let words = Locale::from_tag(argument).and_then(|locale| Messages::new(locale, rest).ok());
                if let Some(words) = words {
                    self.words = words;
                }
                Vec::new()
            }
            "open" => self.open(argument, bytes),
            "take" => self.take(argument, rest),
            "pick" => self.pick(argument),
            "first" | "back" | "forward" | "last" => self.walk(name),
            "go" | "play" | "type" => match argument.split_once(' ') {
                Some((serial, argument)) if serial == self.serial.to_string() => self.act(name, argument),
                _ => Vec::new(),
            },
            "again" => self.again(argument, rest),
            "read" => self.read(argument, rest),
            "notation" => {
                self.notation = argument.parse().unwrap_or(self.notation);
                self.view()
            }
            "lose" | "lose-all" => self.lose(argument, name == "lose-all"),
            "save" | "save-all" => self.save(argument, name == "save-all"),
            _ => Vec::new(),
        }
    }

    fn open(&mut self, name: &str, bytes: &[u8]) -> Vec<Answer> {
        match read(bytes, Format::of_name(name), &LIMITS) {
            Ok(reading) if !reading.games.is_empty() => {
                let format = reading.format.id();
                self.lay(reading.games, name, format, &reading.warnings)
            }
            Err(ReadError::NotRead { format }) => {
                self.failed("record-not-read", &[("format", format.into())])
            }
            Ok(_) | Err(_) if name.is_empty() => self.failed("file-unreadable-text", &[]),
            Ok(_) | Err(_) => self.failed("file-unreadable", &[("name", name.into())]),
        }
    }

    fn take(&mut self, rules: &str, rest: &str) -> Vec<Answer> {
        let mut lines = rest.lines();
        let mut next = || lines.next().unwrap_or_default();
        let (fen, moves, red, black, result) = (next(), next(), next(), next(), next());
        let setup = Setup::from_fen(fen);
        let rules = RuleSet::named(rules).unwrap_or_default();
        let Ok(setup) = setup else { return Vec::new() };
        let mut record = Record::new(setup, rules);
        for (name, player) in
            [(tag::RED, red), (tag::BLACK, black)].into_iter().filter(|(_, name)| !name.is_empty())
        {
            record.tags.set(name, player);
        }
        record.result = chuhe_record::GameResult::read(result).unwrap_or_default();
        let Some(mut cursor) = Cursor::new(&record) else { return Vec::new() };
        for mv in moves.split(' ').filter_map(|text| text.parse::<Move>().ok()) {
            if cursor.play(&mut record, mv).is_err() {
                break;
            }
        }
        self.lay(vec![record], "", "", &[])
    }

    /// Puts games on the desk in place of those that lie there, and shows the first.
    fn lay(&mut self, games: Vec<Record>, name: &str, format: &str, warnings: &[Warning]) -> Vec<Answer> {
        self.games = games;
        self.show(0);
        let mut lines = Lines::default();
        lines.add(&["opened", name, format, &self.games.len().to_string(), &warnings.len().to_string()]);
        for record in self.games.iter().take(LISTED) {
            let about = |name| record.tags.get(name).unwrap_or_default();
            let event = [tag::TITLE, tag::EVENT].map(about).into_iter().find(|text| !text.is_empty());
            lines.add(&[
                "entry",
                about(tag::RED),
                about(tag::BLACK),
                record.result.pgn(),
                event.unwrap_or_default(),
                about(tag::DATE),
            ]);
        }
        for format in Format::ALL.into_iter().filter(|format| format.can_write()) {
            lines.add(&["format", format.id(), if format.holds().many { "many" } else { "one" }]);
        }
        for warning in warnings.iter().take(WARNINGS) {
            lines.add(&["warning", &view::warning(&self.words, warning)]);
        }
        let mut answers = vec![lines.answer()];
        answers.extend(self.view());
        answers
    }

    fn pick(&mut self, number: &str) -> Vec<Answer> {
        match number.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
            Some(game) if game < self.games.len() => {
                self.show(game);
                self.view()
            }
            _ => Vec::new(),
        }
    }

    fn show(&mut self, game: usize) {
        self.shown = game;
        self.cursor = self.games.get(game).and_then(Cursor::new);
    }

    fn walk(&mut self, step: &str) -> Vec<Answer> {
        let Some((record, cursor)) = self.games.get(self.shown).zip(self.cursor.as_mut()) else {
            return Vec::new();
        };
        match step {
            "first" => cursor.back_to(0),
            "back" => drop(cursor.back()),
            "forward" => drop(cursor.forward(record, 0)),
            _ => while cursor.forward(record, 0) {},
        }
        self.view()
    }

    /// Carries out an order that is about the view that the page has.
    fn act(&mut self, name: &str, argument: &str) -> Vec<Answer> {
        match name {
            "go" => self.go(argument),
            "play" => {
                let moves: Result<Vec<Move>, _> = argument.split(' ').map(str::parse).collect();
                moves.map_or_else(|_| Vec::new(), |moves| self.play(&moves))
            }
            _ => self.type_move(argument),
        }
    }

    fn go(&mut self, number: &str) -> Vec<Answer> {
        let node = number.parse::<usize>().ok().and_then(|number| self.named.get(number));
        let place = self.games.get(self.shown).zip(self.cursor.as_mut());
        let Some((node, (record, cursor))) = node.zip(place) else { return Vec::new() };
        cursor.goto(record, *node);
        self.view()
    }

    fn play(&mut self, moves: &[Move]) -> Vec<Answer> {
        let Some((record, cursor)) = self.games.get_mut(self.shown).zip(self.cursor.as_mut()) else {
            return Vec::new();
        };
        let mut added = Vec::new();
        for mv in moves {
            let (before, from) = (record.len(), cursor.node());
            if let Err(illegal) = cursor.play(record, *mv) {
                // Those before it are made, and have to be told.
                let mut answers = if added.is_empty() { Vec::new() } else { self.view_with(&added) };
                answers.extend(self.refused(&illegal));
                return answers;
            }
            if record.len() > before {
                let [game, path, mv] =
                    [(self.shown + 1).to_string(), view::path(record, from), mv.to_string()];
                added.push(["added".to_owned(), game, path, mv]);
            }
        }
        self.view_with(&added)
    }

    fn type_move(&mut self, text: &str) -> Vec<Answer> {
        let Some(cursor) = &self.cursor else { return Vec::new() };
        let rules = self.games[self.shown].rules();
        match parse_by(text, cursor.position(), rules) {
            Ok(mv) => self.play(&[mv]),
            Err(why) => self.refused(&why),
        }
    }

    /// Makes the moves that had been added once more, and shows a place.
    fn again(&mut self, place: &str, added: &str) -> Vec<Answer> {
        for line in added.lines() {
            if let Some((place, mv)) = line.rsplit_once(' ')
                && self.find(place)
                && let Ok(mv) = mv.parse()
            {
                self.play(&[mv]);
            }
        }
        self.find(place);
        self.view()
    }

    /// Goes to the place that a game's number and a path tell, and says whether there is such a place.
    fn find(&mut self, place: &str) -> bool {
        let Some((game, path)) = place.split_once(' ') else { return false };
        let Some(game) = game.parse::<usize>().ok().and_then(|game| game.checked_sub(1)) else {
            return false;
        };
        if game >= self.games.len() {
            return false;
        }
        self.show(game);
        let path = Path(path.split('.').filter_map(|child| child.parse().ok()).collect());
        self.cursor.as_mut().is_some_and(|cursor| cursor.follow(&self.games[game], &path))
    }

    fn read(&self, rules: &str, rest: &str) -> Vec<Answer> {
        let (fen, text) = rest.split_once('\n').unwrap_or_default();
        let rules = RuleSet::named(rules).unwrap_or_default();
        let Some(position) = Setup::from_fen(fen).ok().and_then(|setup| rules.position(setup).ok()) else {
            return Vec::new();
        };
        match parse_by(text, &position, &rules) {
            Ok(mv) => {
                let mut lines = Lines::default();
                lines.add(&["meant", &mv.to_string(), fen]);
                vec![lines.answer()]
            }
            Err(why) => self.refused(&why),
        }
    }

    fn view(&mut self) -> Vec<Answer> {
        self.view_with(&[])
    }

    /// The view, and lines of these fields.
    fn view_with(&mut self, more: &[[String; 4]]) -> Vec<Answer> {
        let Some(record) = self.games.get(self.shown) else { return Vec::new() };
        self.serial += 1;
        let path = view::path(record, self.cursor.as_ref().map_or(Record::ROOT, Cursor::node));
        let [serial, game, games] = [self.serial, self.shown + 1, self.games.len()].map(|n| n.to_string());
        let mut lines = Lines::default();
        lines.add(&["view", &serial, &game, &games, &path]);
        for line in more {
            lines.add(&line.each_ref().map(String::as_str));
        }
        self.named = view::view(record, self.cursor.as_ref(), self.notation, &mut lines);
        vec![lines.answer()]
    }

    fn lose(&self, format: &str, all: bool) -> Vec<Answer> {
        let Some((records, format)) = self.written(all).zip(Format::named(format)) else {
            return Vec::new();
        };
        let mut lines = Lines::default();
        lines.add(&["losses", format.id()]);
        for loss in losses_of_all(records, format, &self.options()) {
            lines.add(&["loss", &view::sentence(&self.words, &loss)]);
        }
        vec![lines.answer()]
    }

    /// The games that are to be written: the one shown, or all.
    fn written(&self, all: bool) -> Option<&[Record]> {
        let shown = self.games.get(self.shown)?;
        Some(if all { &self.games } else { std::slice::from_ref(shown) })
    }

    fn save(&self, format: &str, all: bool) -> Vec<Answer> {
        let Some((records, format)) = self.written(all).zip(Format::named(format)) else {
            return Vec::new();
        };
        let mut bytes = Vec::new();
        match write(records, format, &self.options(), &mut bytes) {
            Ok(()) => {
                let name = format!("{}.{}", view::file_name(&self.games[self.shown]), format.extensions()[0]);
                let mut head = Lines::default();
                head.add(&["saved", &name]);
                vec![Answer::File { head: head.text(), bytes }]
            }
            Err(_) => self.failed("file-unwritable", &[("format", format.id().into())]),
        }
    }

    fn options(&self) -> Options {
        Options { notation: self.notation, ..Options::default() }
    }

    fn refused(&self, why: &dyn Reason) -> Vec<Answer> {
        let mut lines = Lines::default();
        lines.add(&["refused", &view::sentence(&self.words, why)]);
        vec![lines.answer()]
    }

    fn failed(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Vec<Answer> {
        let mut lines = Lines::default();
        lines.add(&["failed", &self.words.format(id, args)]);
        vec![lines.answer()]
    }
}
