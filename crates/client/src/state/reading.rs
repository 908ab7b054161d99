//! A file of games that is open, as the page shows it.
//!
//! The games lie in the worker of crate `record-web`; here is what its last answers said.

use chuhe_board::{Arrow, ArrowKind, Refusal, Scene};
use chuhe_rules::{Color, Game, Illegal, Move, Position, RuleSet, Setup, Square};

/// A file of games that is open, and the place in it that the page shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The file's name; empty for a text that was pasted and for the page's own game.
    pub name: String,
    /// The id of its format; empty for the page's own game.
    pub format: String,
    /// The games, or the first of them if there are very many.
    pub entries: Vec<Entry>,
    /// How many games there are.
    pub games: usize,
    /// What was lost or repaired, in words; the first of it if there is much.
    pub warnings: Vec<String>,
    /// How much was lost or repaired.
    pub faults: usize,
    /// The formats that can be written, and whether each holds several games.
    pub formats: Vec<(String, bool)>,
    /// What the format that was asked about does not hold of the game, in words.
    pub losses: Vec<String>,
    /// Which game is shown, from 1.
    pub game: usize,
    /// The number of the view that is shown, which orders about it name.
    pub serial: String,
    /// The way from the game's start to the place that is shown.
    pub path: String,
    /// The moves that were added to the file when the view was made, each with its place.
    pub added: Vec<String>,
    /// The FEN that the game begins with, and the moves to the place that is shown.
    way: (String, String),
    /// The moves of the main line.
    main: String,
    /// The game's tags.
    pub about: Vec<(String, String)>,
    /// The game's result as PGN has it.
    pub result: String,
    /// The moves of the line that is shown.
    pub moves: Vec<Step>,
    /// Moves that may be looked at in place of the last one.
    pub instead: Vec<Choice>,
    /// Moves that follow, if they are several.
    pub next: Vec<Choice>,
    /// What is said about the place.
    pub said: Vec<String>,
    board: Board,
}

/// What lies on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Board {
    setup: Setup,
    rules: RuleSet,
    last: Option<Move>,
    /// What the file draws: points, or arrows between two.
    drawn: Vec<(Square, Option<Square>)>,
}

impl Default for Board {
    fn default() -> Self {
        Self { setup: Position::start().setup(), rules: RuleSet::default(), last: None, drawn: Vec::new() }
    }
}

/// A game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who plays Red.
    pub red: String,
    /// Who plays Black.
    pub black: String,
    /// The result as PGN has it.
    pub result: String,
    /// The tournament or the title.
    pub event: String,
    /// The date.
    pub date: String,
}

/// A move of the line that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// By what it is ordered from the worker.
    pub number: usize,
    /// Its ply, from 1.
    pub ply: usize,
    /// The move in the chosen notation.
    pub text: String,
    /// Whether the board shows the position after it.
    pub here: bool,
    /// Whether there are alternatives.
    pub several: bool,
    /// Whether something is said about it.
    pub said: bool,
}

/// A move that may be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// By what it is ordered from the worker.
    pub number: usize,
    /// The move in the chosen notation.
    pub text: String,
}

impl Reading {
    /// Takes in an answer of the worker; one that tells of no place or file is passed by.
    pub fn hear(&mut self, answer: &str) {
        let mut lines = answer.lines().map(fields);
        let Some(first) = lines.next() else { return };
        let first: Vec<&str> = first.iter().map(String::as_str).collect();
        match first.as_slice() {
            ["opened", name, format, games, faults] => {
                *self = Self {
                    name: (*name).to_owned(),
                    format: (*format).to_owned(),
                    games: number(games),
                    faults: number(faults),
                    ..Self::default()
                };
                lines.for_each(|line| self.list(&line));
            }
            ["view", serial, game, _, path] => {
                let (name, format) = (std::mem::take(&mut self.name), std::mem::take(&mut self.format));
                *self = Self {
                    name,
                    format,
                    entries: std::mem::take(&mut self.entries),
                    warnings: std::mem::take(&mut self.warnings),
                    formats: std::mem::take(&mut self.formats),
                    losses: std::mem::take(&mut self.losses),
                    games: self.games,
                    faults: self.faults,
                    game: number(game),
                    serial: (*serial).to_owned(),
                    path: (*path).to_owned(),
                    ..Self::default()
                };
                lines.for_each(|line| self.see(&line));
            }
            ["losses", _] => {
                self.losses = lines.filter_map(|mut line| line.pop()).collect();
            }
            _ => {}
        }
    }

    fn list(&mut self, line: &[String]) {
        match line {
            [kind, red, black, result, event, date] if kind == "entry" => self.entries.push(Entry {
                red: red.clone(),
                black: black.clone(),
                result: result.clone(),
                event: event.clone(),
                date: date.clone(),
            }),
            [kind, id, games] if kind == "format" => self.formats.push((id.clone(), games == "many")),
            [kind, warning] if kind == "warning" => self.warnings.push(warning.clone()),
            _ => {}
        }
    }

    fn see(&mut self, line: &[String]) {
        let line: Vec<&str> = line.iter().map(String::as_str).collect();
        match line.as_slice() {
            ["about", name, value] => self.about.push(((*name).to_owned(), (*value).to_owned())),
            ["added", place @ ..] => self.added.push(place.join(" ")),
            ["result", result] => (*result).clone_into(&mut self.result),
            ["way", start, moves] => {
                self.way = ((*start).to_owned(), (*moves).to_owned());
            }
            ["main", moves] => (*moves).clone_into(&mut self.main),
            ["board", fen, last, rules] => {
                if let Ok(setup) = Setup::from_fen(fen) {
                    self.board.setup = setup;
                }
                self.board.last = last.parse().ok();
                self.board.rules = RuleSet::named(rules).unwrap_or_default();
            }
            ["move", own, ply, text, flags] => self.moves.push(Step {
                number: number(own),
                ply: number(ply),
                text: (*text).to_owned(),
                here: flags.contains('*'),
                several: flags.contains('v'),
                said: flags.contains('c'),
            }),
            ["instead", own, text] => {
                self.instead.push(Choice { number: number(own), text: (*text).to_owned() });
            }
            ["next", own, text] => {
                self.next.push(Choice { number: number(own), text: (*text).to_owned() });
            }
            ["said", text] => self.said.push((*text).to_owned()),
            ["circle", _, on] => self.board.drawn.extend(on.parse().ok().map(|on| (on, None))),
            ["arrow", _, from, to] => {
                self.board.drawn.extend(from.parse().ok().zip(to.parse().ok().map(Some)));
            }
            _ => {}
        }
    }

    /// The place that is shown: the game's number and the path.
    pub fn place(&self) -> String {
        format!("{} {}", self.game, self.path)
    }

    /// Whether a file is open, rather than nothing or the page's own game.
    pub fn is_file(&self) -> bool {
        !self.format.is_empty()
    }

    /// A tag of the game; empty if it has none of this name.
    pub fn tag(&self, name: &str) -> &str {
        self.about.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value)
    }

    /// How many plies lead to the place.
    pub fn ply(&self) -> usize {
        self.moves.iter().find(|step| step.here).map_or(0, |step| step.ply)
    }

    /// The rules of the game.
    pub fn rules(&self) -> &RuleSet {
        &self.board.rules
    }

    /// The position shown; nothing if the board is one that no game can have.
    pub fn position(&self) -> Option<Position> {
        self.board.rules.position(self.board.setup.clone()).ok()
    }

    /// The rules, the start and the way to the place that is shown; empty if nothing is open.
    pub fn way(&self) -> String {
        if self.way.0.is_empty() {
            return String::new();
        }
        format!("{} {} {}", self.board.rules.name, self.way.0, self.way.1)
    }

    /// The game up to the place that is shown, which may go on after its end; nothing if the board is one that no game can
    /// have.
    pub fn game(&self) -> Option<Game> {
        self.game_of(&self.way.1)
    }

    /// The main line as a game; nothing if its board is one that no game can have.
    pub fn main_line(&self) -> Option<Game> {
        self.game_of(&self.main)
    }

    /// How many moves of the line that is shown belong to the main line.
    pub fn on_main_line(&self) -> usize {
        let path = self.path.split('.').filter(|child| *child != "-");
        let plies = path.clone().take_while(|child| *child == "0").count();
        if plies == path.count() { self.moves.len() } else { plies }
    }

    fn game_of(&self, moves: &str) -> Option<Game> {
        let rules = self.board.rules.clone();
        let start = rules.position(Setup::from_fen(&self.way.0).ok()?).ok()?;
        let mut game = Game::with_rules(start, rules);
        for word in moves.split_whitespace() {
            game.play_on(word.parse().ok()?).ok()?;
        }
        Some(game)
    }

    /// The board as a FEN, also where no game can have it.
    pub fn fen(&self) -> String {
        self.board.setup.fen()
    }

    /// The move that led to the place.
    pub fn last(&self) -> Option<Move> {
        self.board.last
    }

    /// What the board shows.
    pub fn scene(&self, bottom: Color, selected: Option<Square>, refused: Option<&Illegal>) -> Scene {
        let position = self.position();
        let mut scene = Scene::new(position.as_ref().unwrap_or(&Position::start()), bottom);
        if position.is_none() {
            scene.pieces = self.board.setup.pieces().collect();
            scene.check = None;
        }
        scene.last_move = self.board.last;
        for (from, to) in &self.board.drawn {
            match to {
                Some(to) => {
                    let (from, to, kind) = (*from, *to, ArrowKind::Move);
                    scene.arrows.push(Arrow { from, to, bend: None, kind });
                }
                None => scene.tags.push((*from, "○".to_owned())),
            }
        }
        if let Some((position, square)) = position.as_ref().zip(selected) {
            scene.selected = Some(square);
            scene.targets = self.board.rules.targets(position, square);
        }
        scene.refused = refused.map(Refusal::new);
        scene
    }
}

/// A line's fields as they were before they were written.
fn fields(line: &str) -> Vec<String> {
    line.split('\t').map(unescape).collect()
}

fn unescape(field: &str) -> String {
    let mut text = String::with_capacity(field.len());
    let mut chars = field.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                other => text.extend(other),
            },
            c => text.push(c),
        }
    }
    text
}

/// A number; 0 for what is none.
fn number(text: &str) -> usize {
    text.parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use chuhe_record_web::{Answer, Desk};

    use super::*;

    fn reading(orders: &[&str], file: &str) -> Reading {
        let mut desk = Desk::new();
        let mut reading = Reading::default();
        let mut obey = |order: &str, bytes: &[u8]| {
            for answer in desk.obey(order, bytes) {
                if let Answer::Text(text) = answer {
                    reading.hear(&text);
                }
            }
        };
        obey("open a\tb.pgn", file.as_bytes());
        for order in orders {
            obey(order, &[]);
        }
        reading
    }

    const FILE: &str =
        "[Red \"A\\B\"]\n\n1. h2e2 {one\ntwo} h9g7 (1... h7e7) 2. h0g2 1-0\n\n[Red \"C\"]\n\n1. a0a9 *\n";

    #[test]
    fn what_the_worker_answers_is_understood() {
        let start = reading(&[], FILE);
        assert_eq!((start.games, start.faults, start.game, start.entries.len()), (2, 1, 1, 2));
        assert_eq!(
            (start.name.as_str(), start.tag("Red"), start.result.as_str()),
            ("a\tb.pgn", "A\\B", "1-0")
        );
        assert_eq!((start.ply(), start.moves.len(), start.warnings.len()), (0, 3, 1));
        assert_eq!(start.position(), Some(Position::start()));

        let first = reading(&["forward"], FILE);
        assert_eq!((first.ply(), first.said.as_slice()), (1, ["one\ntwo".to_owned()].as_slice()));
        assert_eq!(first.next.len(), 2);
        assert_eq!(first.last(), "h2e2".parse().ok());
        let other = format!("go {} {}", first.serial, first.next[1].number);
        let other = reading(&["forward", &other], FILE);
        assert_eq!((other.last(), other.instead.len()), ("h7e7".parse().ok(), 1));
        assert_eq!((other.place().as_str(), &other.added), ("1 0.1", &Vec::new()));
        let added = reading(&["play 1 b2e2"], FILE);
        assert_eq!((added.place().as_str(), added.added), ("1 1", vec!["1 - b2e2".to_owned()]));
        assert_eq!((other.games, other.entries.len()), (2, 2), "the list stays");

        let several = reading(&["play 1 h2e2 h9g7 b2d2"], FILE);
        assert_eq!((several.ply(), &several.added), (3, &vec!["1 0.0 b2d2".to_owned()]));
        let way = reading(&["play 1 h2e2 h9g7 b2d2"], FILE).game().unwrap();
        assert_eq!(way.moves().map(|mv| mv.to_string()).collect::<Vec<_>>(), ["h2e2", "h9g7", "b2d2"]);
        assert_eq!((several.on_main_line(), first.on_main_line(), other.on_main_line()), (2, 3, 1));
        let main = several.main_line().unwrap();
        assert_eq!(main.moves().map(|mv| mv.to_string()).collect::<Vec<_>>(), ["h2e2", "h9g7", "h0g2"]);

        assert_eq!(reading(&["play 1 e0e9"], FILE), start, "a refusal shows no other place");
    }

    #[test]
    fn what_a_file_draws_is_drawn() {
        let reading = reading(&["forward"], "1. h2e2 {[%csl Ge2][%cal Rh2e2]} *\n");
        let scene = reading.scene(Color::Red, None, None);
        assert_eq!((scene.arrows.len(), scene.tags.len()), (1, 1));
    }

    #[test]
    fn a_diagram_that_no_game_can_have_is_shown() {
        let reading = reading(&[], "3k5/9/9/9/9/9/9/9/9/9 w");
        assert_eq!((reading.position(), reading.game()), (None, None));
        assert_eq!(reading.scene(Color::Red, None, None).pieces.len(), 1);
        assert!(reading.fen().starts_with("3k5/"), "{}", reading.fen());
    }
}
