//! What a page asks of the engine, built by our rules from what it says.
//!
//! It speaks as it does to the engine in its own worker: see crate `engine-web`.

use chuhe_arena::Limit;
use chuhe_protocol::{Base, Command, Go};
use chuhe_rules::{Game, Move, Position, RuleSet, Setup};

/// The longest message of a page, in bytes: a game of some ten thousand moves.
pub(super) const LONGEST: usize = 64 * 1_024;

/// The longest name of a question, in bytes: a number of 64 bits.
const LONGEST_ID: usize = 20;

/// The longest time that may be asked for, in ms: a day.
const LONGEST_TIME: u64 = 86_400_000;

/// The most lines that may be asked for.
const MOST_LINES: usize = 5;

/// What a page asks: what the other side would do, or to look into a place, or both; where the other side could do nothing,
/// neither.
#[derive(Clone, Debug)]
pub(super) struct Question {
    /// Its name, which the answers have.
    pub(super) id: String,
    /// The place as if the other side were to move, and how long that is looked into.
    pub(super) threat: Option<(Game, Limit)>,
    pub(super) search: Option<Search>,
}

/// A place that is to be looked into.
#[derive(Clone, Debug)]
pub(super) struct Search {
    /// A game that goes on.
    pub(super) game: Game,
    pub(super) lines: usize,
    /// How long the engine thinks; until the page has enough where there is nothing.
    pub(super) limit: Option<Limit>,
}

/// What no page of ours says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Malformed;

impl Question {
    /// Reads a message: `stop`, which is no question, or `analyse ID -` and orders of UCI.
    ///
    /// # Errors
    /// If a position is none by its rules, a game is over, or it says anything else that the worker is not told.
    pub(super) fn read(text: &str) -> Result<Option<Self>, Malformed> {
        if text == "stop" {
            return Ok(None);
        }
        let mut lines = text.lines();
        let head: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
        let ["analyse", id, "-"] = head[..] else { return Err(Malformed) };
        if id.is_empty() || id.len() > LONGEST_ID || !id.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(Malformed);
        }
        let mut orders = Orders { rules: RuleSet::default(), game: None, lines: 1 };
        let mut question = Self { id: id.to_owned(), threat: None, search: None };
        let (mut is_threat, mut searches) = (false, 0);
        for line in lines {
            if line == "threat" {
                is_threat = true;
                continue;
            }
            // A set that only the page's file knows is none of ours; the worker does the same.
            if let Some(name) = line.strip_prefix("rules ") {
                orders.rules = RuleSet::named(name).unwrap_or_default();
                continue;
            }
            let Some(go) = orders.obey(Command::parse(line).map_err(|_| Malformed)?)? else { continue };
            let game = orders.game.take().ok_or(Malformed)?;
            let (limit, goes_on) = (limit(&go), game.outcome().is_none());
            // In this order, each once.
            match (std::mem::take(&mut is_threat), searches) {
                (true, 0) => {
                    let limit = limit.ok_or(Malformed)?;
                    question.threat = goes_on.then_some((game, limit));
                    searches = 1;
                }
                (false, 0 | 1) if goes_on => {
                    question.search = Some(Search { game, lines: orders.lines, limit });
                    searches = 2;
                }
                _ => return Err(Malformed),
            }
        }
        if searches == 0 || is_threat { Err(Malformed) } else { Ok(Some(question)) }
    }
}

/// What was ordered so far.
struct Orders {
    rules: RuleSet,
    game: Option<Game>,
    lines: usize,
}

impl Orders {
    /// Carries out an order; one to search is given back.
    fn obey(&mut self, command: Command) -> Result<Option<Go>, Malformed> {
        match command {
            Command::Go(go) => return Ok(Some(go)),
            Command::SetOption { name, value } if name == "MultiPV" => {
                let lines = value.parse().ok().filter(|lines| (1..=MOST_LINES).contains(lines));
                self.lines = lines.ok_or(Malformed)?;
            }
            Command::Position { base, moves } => self.game = Some(self.build(&base, &moves)?),
            _ => return Err(Malformed),
        }
        Ok(None)
    }

    /// The game that a position stands for: a board that can be, and legal moves.
    fn build(&self, base: &Base, moves: &[String]) -> Result<Game, Malformed> {
        let position = match base {
            Base::Start => Position::start(),
            Base::Fen(fen) => {
                let setup = Setup::from_fen(fen).map_err(|_| Malformed)?;
                self.rules.position(setup).map_err(|_| Malformed)?
            }
        };
        let mut game = Game::with_rules(position, self.rules.clone());
        for text in moves {
            let mv: Move = text.parse().map_err(|_| Malformed)?;
            game.play_on(mv).map_err(|_| Malformed)?;
        }
        Ok(game)
    }
}

/// How long is to be thought; nothing where that has no end.
fn limit(go: &Go) -> Option<Limit> {
    let time = go.move_time.map(|time| Limit::MoveTime(time.min(LONGEST_TIME)));
    time.or(go.depth.map(Limit::Depth)).or(go.nodes.map(Limit::Nodes)).filter(|_| !go.infinite)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    #[test]
    fn what_the_page_asks_its_worker_is_understood() {
        let text = format!(
            "analyse 7 -\nsetoption name MultiPV value 1\nrules axf\nthreat\nposition fen {START}\ngo nodes 150000\n\
             setoption name MultiPV value 3\nposition fen {START} moves h2e2 h9g7\ngo infinite"
        );
        let question = Question::read(&text).expect("it is well formed").expect("a question");
        let (threat, search) = (question.threat.expect("a threat"), question.search.expect("a search"));
        assert_eq!((question.id.as_str(), threat.1, search.limit), ("7", Limit::Nodes(150_000), None));
        assert_eq!((search.lines, search.game.moves().count()), (3, 2));
        assert_eq!((search.game.rules().name.as_ref(), threat.0.rules().name.as_ref()), ("axf", "axf"));
        for (go, limit) in [("depth 12", Limit::Depth(12)), ("movetime 5000", Limit::MoveTime(5_000))] {
            let text = format!("analyse 8 -\nposition startpos\ngo {go}");
            let question = Question::read(&text).expect("it is well formed").expect("a question");
            assert_eq!(question.search.expect("a search").limit, Some(limit));
        }
        let threat = "analyse 9 -\nthreat\nposition startpos\ngo nodes 5";
        assert!(Question::read(threat).expect("it is well formed").expect("a question").search.is_none());
        // The other side could not move, and a set of rules of which only the page knows.
        let text =
            "analyse 9 -\nrules our-club\nthreat\nposition fen 3k4R/R8/9/9/9/9/9/9/9/4K4 b\ngo nodes 5";
        let question = Question::read(text).expect("it is well formed").expect("a question");
        assert!(question.threat.is_none() && question.search.is_none());
        assert!(matches!(Question::read("stop"), Ok(None)));
    }

    #[test]
    fn nothing_else_is() {
        for text in [
            "",
            "quit",
            "stop\nquit",
            "analyse 1 -",
            "analyse 1 -\nposition startpos",
            "analyse 1 -\ngo infinite",
            "analyse 1 blob:a\nposition startpos\ngo infinite",
            "analyse 1;quit -\nposition startpos\ngo infinite",
            "analyse 123456789012345678901 -\nposition startpos\ngo infinite",
            // No option but the number of lines, which has a bound.
            "analyse 1 -\nsetoption name MultiPV value 6\nposition startpos\ngo infinite",
            "analyse 1 -\nsetoption name Debug Log File value /tmp/x\nposition startpos\ngo infinite",
            "analyse 1 -\nsetoption name Rules value simple\nposition startpos\ngo infinite",
            // Boards and moves that cannot be, and games that are over.
            "analyse 1 -\nposition fen 9/9 w\ngo infinite",
            "analyse 1 -\nposition fen k8/9/9/9/9/9/9/9/9/3K5 w\ngo infinite",
            "analyse 1 -\nposition startpos moves h2e2 h2e2\ngo infinite",
            "analyse 1 -\nposition startpos moves h2e2;quit\ngo infinite",
            "analyse 1 -\nposition fen 3k4R/R8/9/9/9/9/9/9/9/4K4 b\ngo infinite",
            // More than one search, or a threat without an end.
            "analyse 1 -\nposition startpos\ngo depth 1\nposition startpos\ngo depth 1",
            "analyse 1 -\nthreat\nposition startpos\ngo infinite",
            "analyse 1 -\nthreat\nposition startpos\ngo depth 1\nthreat\nposition startpos\ngo depth 1",
            "analyse 1 -\nposition startpos\ngo depth 1\nthreat\nposition startpos\ngo depth 1",
            "analyse 1 -\nposition startpos\ngo depth 1\nthreat",
            "analyse 1 -\nposition startpos\ngo depth 1\nquit",
            "analyse 1 -\nposition startpos\nucinewgame\ngo depth 1",
        ] {
            assert!(Question::read(text).is_err(), "{text}");
        }
    }
}
