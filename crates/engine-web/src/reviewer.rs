//! A game that is reviewed step by step, and moves that are tried instead of its mistakes.
//!
//! A position at a time, so that the worker hears what it is asked in between: who wants to end a review orders no further
//! step.

use std::fmt::Write as _;

use chuhe_analysis::explain::{Fact, Mistake, explain_mistake};
use chuhe_analysis::{Effort, Judgement, Review, assess, is_as_good};
use chuhe_engine::{Limits, Searcher, Stop};
use chuhe_rules::{Color, Game, Move, Reason as _, RuleSet, Setup, Value};

/// The size of the table in MiB, which a phone can spare.
const TABLE: usize = 16;

/// The same for the searches that prove what is said.
const PROVER: usize = 4;

/// Positions to visit to prove what is said of one mistake.
const PROOF: u64 = 100_000;

/// How many facts are told of what a mistake costs, and of what the better move does.
const TOLD: [usize; 2] = [2, 1];

/// A game that is being reviewed.
pub struct Reviewer {
    effort: Effort,
    searcher: Searcher,
    prover: Searcher,
    /// The name and the review of the game.
    review: Option<(String, Review)>,
    /// The mistakes that are yet to be explained; nothing before all positions have been looked at.
    unexplained: Option<Vec<Judgement>>,
}

impl Default for Reviewer {
    /// A reviewer with the usual effort.
    fn default() -> Self {
        Self::new(Effort::default())
    }
}

impl Reviewer {
    /// A reviewer without a game.
    pub fn new(effort: Effort) -> Self {
        let [searcher, prover] = [TABLE, PROVER].map(Searcher::new);
        Self { effort, searcher, prover, review: None, unexplained: None }
    }

    /// Carries out an order and gives the answer, lines with tabs between their fields.
    ///
    /// An order, what follows the word `review` of a message, begins with a word and the name of a review, which its answer repeats; on lines of their own come the rules'
    /// name, the FEN of the start and the moves.
    /// Points are a side's in thousandths, 0 to 2000, of which a draw brings 1000.
    ///
    /// - `begin ID` takes a game: `begun ID POSITIONS`, or `failed ID` if there is no such game.
    /// - `step ID` goes on with it: `seen ID DONE PLY POINTS` after a look at the position after so many plies, with Red's
    ///   points and how many positions have been looked at.
    ///   Once all have: `judged ID RED BLACK` with the sides' accuracies from 0 to 1000, or `-` for a side that made no move,
    ///   and for each mistake a line `mistake PLY GRADE LAPSE COUNT EXPECTED KEPT MOVE BETTER`: the plies before it, the
    ///   ids of its grade and of what was overlooked and in how many moves, or `-`, the mover's points before and after it,
    ///   the move, and the best line with spaces between its moves.
    ///   Then for one mistake after the other: `why ID PLY REPLY`, with the best reply to it or `-`, and lines `cost FACT` and
    ///   `gain FACT` for what it allows and what the better move does; at the end `done ID`.
    /// - `try ID EXPECTED` looks at the last of the moves, with which the mover expected so many points:
    ///   `tried ID good KEPT REPLY` or `bad`, as [`is_as_good`] has it, with the mover's points and the best reply or `-`; after
    ///   `bad` lines `cost FACT`.
    ///
    /// A fact is its id and its arguments, each `NAME=TEXT` or `NAME#NUMBER`.
    /// There is no answer to what it does not know, and to a step of another review than the last.
    pub fn obey(&mut self, order: &str) -> Option<String> {
        let (head, rest) = order.split_once('\n').unwrap_or((order, ""));
        let words: Vec<&str> = head.split(' ').collect();
        match words.as_slice() {
            ["begin", id] => Some(self.begin(id, rest)),
            ["step", id] => self.step(id),
            ["try", id, expected] => Some(self.attempt(id, expected.parse().ok()?, rest)),
            _ => None,
        }
    }

    fn begin(&mut self, id: &str, text: &str) -> String {
        self.unexplained = None;
        let Some(game) = game(text) else {
            self.review = None;
            return format!("failed\t{id}");
        };
        // The same game gets the same review.
        self.searcher.clear();
        let review = Review::new(game, self.effort);
        let positions = review.progress().1;
        self.review = Some((id.to_owned(), review));
        format!("begun\t{id}\t{positions}")
    }

    fn step(&mut self, id: &str) -> Option<String> {
        let (_, review) = self.review.as_mut().filter(|(own, _)| own == id)?;
        if let Some(task) = review.task() {
            let limits = Limits::nodes(task.nodes);
            let found = assess(&mut self.searcher, &review.game_at(task.ply), &limits, &(), &Stop::new());
            review.add(task, found);
            let points = review.points(task.ply).unwrap_or_default();
            return Some(format!("seen\t{id}\t{}\t{}\t{points}", review.progress().0, task.ply));
        }
        let Some(unexplained) = &mut self.unexplained else {
            let mistakes: Vec<Judgement> = review.judgements().filter(is_mistake).collect();
            let answer = judged(id, review, &mistakes);
            self.unexplained = Some(mistakes);
            return Some(answer);
        };
        if unexplained.is_empty() {
            return Some(format!("done\t{id}"));
        }
        let Judgement { ply, mv, better, .. } = unexplained.remove(0);
        let game = review.game_at(ply);
        let better = better.first().copied();
        let Mistake { reply, costs, better } = explain_mistake(&game, mv, better, &mut self.prover, PROOF);
        let mut answer = format!("why\t{id}\t{ply}\t{}", written(reply));
        tell(&mut answer, "cost", &costs, TOLD[0]);
        tell(&mut answer, "gain", &better, TOLD[1]);
        Some(answer)
    }

    fn attempt(&mut self, id: &str, expected: u32, text: &str) -> String {
        let tried = game(text).and_then(|game| Some((game.plies().last()?.mv, game)));
        let Some((mv, after)) = tried else { return format!("failed\t{id}") };
        let nodes = self.effort.second.unwrap_or(self.effort.first);
        let found = assess(&mut self.searcher, &after, &Limits::nodes(nodes), &(), &Stop::new());
        let kept = 2_000 - found.points();
        let reply = written(found.best());
        let is_good = is_as_good(expected, &found);
        let mut answer = format!("tried\t{id}\t{}\t{kept}\t{reply}", if is_good { "good" } else { "bad" });
        if !is_good {
            let before = after.at(after.plies().len() - 1);
            let why = explain_mistake(&before, mv, None, &mut self.prover, PROOF);
            tell(&mut answer, "cost", &why.costs, TOLD[0]);
        }
        answer
    }
}

/// A move, or `-` for none.
fn written(mv: Option<Move>) -> String {
    mv.map_or_else(|| "-".to_owned(), |mv| mv.to_string())
}

/// Whether there is something to say of a move.
fn is_mistake(judgement: &Judgement) -> bool {
    judgement.grade.is_some() || judgement.lapse.is_some()
}

/// The game of a text: the rules' name, the start and the moves, which may go on after its end.
fn game(text: &str) -> Option<Game> {
    let mut lines = text.lines();
    let rules = RuleSet::named(lines.next()?)?;
    let start = rules.position(Setup::from_fen(lines.next()?).ok()?).ok()?;
    let mut game = Game::with_rules(start, rules);
    for word in lines.next().unwrap_or_default().split_whitespace() {
        game.play_on(word.parse().ok()?).ok()?;
    }
    Some(game)
}

/// What a whole review says.
fn judged(id: &str, review: &Review, mistakes: &[Judgement]) -> String {
    let [red, black] = [Color::Red, Color::Black].map(|color| {
        let accuracy = review.accuracy(color).map(|accuracy| (10.0 * accuracy).round() as u32);
        accuracy.map_or_else(|| "-".to_owned(), |accuracy| accuracy.to_string())
    });
    let mut text = format!("judged\t{id}\t{red}\t{black}");
    for Judgement { ply, mv, expected, kept, grade, lapse, better, .. } in mistakes {
        let grade = grade.map_or("-", |grade| grade.id());
        let (lapse, count) = lapse.map_or(("-", 0), |lapse| (lapse.id(), lapse.moves().unwrap_or_default()));
        let better = better.iter().map(Move::to_string).collect::<Vec<_>>().join(" ");
        // Writing to a string cannot fail.
        let _ =
            write!(text, "\nmistake\t{ply}\t{grade}\t{lapse}\t{count}\t{expected}\t{kept}\t{mv}\t{better}");
    }
    text
}

/// Adds the first facts to an answer.
fn tell(answer: &mut String, kind: &str, facts: &[Fact], most: usize) {
    for fact in facts.iter().take(most) {
        // Writing to a string cannot fail.
        let _ = write!(answer, "\n{kind}\t{}", fact.id());
        for (name, value) in fact.args().iter() {
            let _ = match value {
                Value::Text(text) => write!(answer, "\t{name}={text}"),
                Value::Number(number) => write!(answer, "\t{name}#{number}"),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EFFORT: Effort = Effort { first: 3_000, second: Some(6_000) };

    /// All answers of a review of moves from a start.
    fn review(fen: &str, moves: &str) -> Vec<String> {
        let mut reviewer = Reviewer::new(EFFORT);
        let mut answers = vec![reviewer.obey(&format!("begin 7\nwxf\n{fen}\n{moves}")).unwrap()];
        while !answers.last().unwrap().starts_with("done") {
            answers.push(reviewer.obey("step 7").unwrap());
            assert!(answers.len() < 100, "{answers:?}");
        }
        answers
    }

    const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    /// Black gives a chariot away.
    const GIVEN: &str = "h2e2 i9i8 h0g2 i8d8 a0a1 d8d1 a1d1";

    #[test]
    fn a_game_is_seen_position_by_position_then_judged_then_explained() {
        let answers = review(START, GIVEN);
        assert_eq!(answers[0], "begun\t7\t8");
        assert!(answers[1].starts_with("seen\t7\t1\t7\t"), "{answers:?}");
        let judged = answers.iter().position(|answer| answer.starts_with("judged\t7\t")).unwrap();
        let seen = &answers[1..judged];
        assert!(seen.iter().all(|answer| answer.starts_with("seen\t7\t")), "{answers:?}");
        for ply in 0..=7 {
            assert!(seen.iter().any(|answer| answer.split('\t').nth(3) == Some(&ply.to_string())));
        }
        let mistakes: Vec<Vec<&str>> =
            answers[judged].lines().skip(1).map(|line| line.split('\t').collect()).collect();
        let blunder = mistakes.iter().find(|fields| fields[1] == "5").unwrap();
        assert_eq!((blunder[2], blunder[7]), ("review-blunder", "d8d1"));
        assert!(blunder[5].parse::<u32>().unwrap() > blunder[6].parse::<u32>().unwrap() + 300);
        assert!(blunder[8].split(' ').all(|mv| mv.parse::<Move>().is_ok()) && !blunder[8].is_empty());
        let why = answers.iter().find(|answer| answer.starts_with("why\t7\t5")).unwrap();
        assert!(why.contains("\ta1d1\ncost\tfact-hangs\tcolor=black\trole=chariot\tsquare=d1"), "{why}");
        assert_eq!(answers.len() - judged - 2, mistakes.len(), "each is explained");
    }

    #[test]
    fn a_game_without_moves_and_one_of_a_single_move_are_reviewed() {
        let none = review(START, "");
        assert_eq!(none[0], "begun\t7\t1");
        assert!(none.contains(&"judged\t7\t-\t-".to_owned()), "{none:?}");
        let one = review(START, "h2e2");
        let judged = one.iter().find(|answer| answer.starts_with("judged")).unwrap();
        assert!(judged.ends_with("\t-") && !judged.starts_with("judged\t7\t-"), "{judged}");
        // Black begins here.
        let black = review("3k5/R8/9/9/9/4p4/9/9/9/4K4 b", "d9e9");
        let judged = black.iter().find(|answer| answer.starts_with("judged")).unwrap();
        assert!(judged.starts_with("judged\t7\t-\t"), "{judged}");
    }

    #[test]
    fn a_game_that_ended_by_rule_is_seen_as_lost_by_who_broke_it() {
        let answers = review("3k5/9/9/9/9/9/9/9/3R5/5K3 b", "d9e9 d1e1 e9d9 e1d1 d9e9 d1e1 e9d9 e1d1");
        // The end is known without a look, and so is told with none.
        assert_eq!(answers[0], "begun\t7\t9");
        assert!(answers[1].starts_with("seen\t7\t2\t7\t"), "{answers:?}");
    }

    #[test]
    fn what_is_no_game_and_another_review_are_refused() {
        let mut reviewer = Reviewer::new(EFFORT);
        assert_eq!(reviewer.obey("begin 1\nwxf\n9/9 w\n").as_deref(), Some("failed\t1"));
        assert_eq!(reviewer.obey("step 1"), None);
        let illegal = format!("begin 2\nwxf\n{START}\na0e9");
        assert_eq!(reviewer.obey(&illegal).as_deref(), Some("failed\t2"));
        assert!(reviewer.obey(&format!("begin 3\nwxf\n{START}\nh2e2")).is_some());
        assert_eq!(reviewer.obey("step 2"), None, "a review that is over");
        assert_eq!(reviewer.obey("look"), None);
    }

    #[test]
    fn a_move_that_is_tried_is_as_good_as_the_best_or_told_why_not() {
        let mut reviewer = Reviewer::new(EFFORT);
        let mut attempt =
            |last: &str| reviewer.obey(&format!("try 4 600\nwxf\n{START}\nh2e2 i9i8 h0g2 i8d8 a0a1 {last}"));
        let good = attempt("h9g7").unwrap();
        assert!(good.starts_with("tried\t4\tgood\t"), "{good}");
        let bad = attempt("d8d1").unwrap();
        assert!(bad.starts_with("tried\t4\tbad\t") && bad.contains("\ncost\tfact-hangs\t"), "{bad}");
        assert_eq!(bad.lines().next().unwrap().split('\t').nth(4), Some("a1d1"));
        assert_eq!(attempt("d8d0").unwrap().split('\t').next(), Some("tried"));
        assert_eq!(attempt("a0a0").as_deref(), Some("failed\t4"));
    }
}
