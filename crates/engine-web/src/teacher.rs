//! What there is to see in a position, and why the move that led there was a mistake.

use std::fmt::Write as _;

use chuhe_analysis::explain::{Fact, Mistake, explain, explain_mistake, explain_move};
use chuhe_analysis::{Effort, Judgement, Look, Review, Task, assess};
use chuhe_engine::{Limits, Searcher, Stop};
use chuhe_protocol::{Answer, Command, Player};
use chuhe_rules::{Game, Reason as _, Value};

/// The size of the table with which facts are proved, in MiB.
const TABLE: usize = 4;

/// Positions to visit to prove what is said of a position, and once more of a mistake: less than a second each.
const PROOF: u64 = 200_000;

/// Proves facts, with a table of its own: a proof begins with nothing known.
pub(crate) struct Teacher {
    searcher: Searcher,
}

impl Teacher {
    pub(crate) fn new() -> Self {
        Self { searcher: Searcher::new(TABLE) }
    }

    /// Carries out an order: `explain ID`, and on the lines after it orders of UCI that set up a game.
    ///
    /// It is not interrupted and takes a second or two.
    /// What is told are messages of lines with tabs between their fields:
    ///
    /// - `facts ID`, and for each fact of the position reached a line `fact`;
    /// - `mistake ID GRADE BETTER`, where the last move was one, and for each fact of what it costs a line `cost`, of what the
    ///   better move does a line `gain`; the grade is the id of its message;
    /// - `explained ID` at the end.
    ///
    /// The fields of a fact are, after its word, the id of its message, the points to mark and the arrows to draw with spaces
    /// between them, and each argument as `NAME=VALUE`.
    pub(crate) fn explain(&mut self, player: &mut Player, order: &str, mut tell: impl FnMut(&str)) {
        let mut lines = order.lines();
        let id = lines.next().and_then(|head| head.split(' ').nth(1)).unwrap_or_default();
        for line in lines {
            match Command::parse(line) {
                Ok(command) => player.obey(command, |answer| tell(&answer.to_string())),
                Err(error) => tell(&Answer::Text(error.to_string()).to_string()),
            }
        }
        let game = player.game();
        let mut text = format!("facts\t{id}");
        write(&mut text, "fact", &explain(game, &mut self.searcher, PROOF));
        tell(&text);
        if let Some((judgement, mistake)) = self.mistake(game) {
            let grade = judgement.grade.map_or("", |grade| grade.id());
            let better = judgement.better.first().map_or_else(String::new, ToString::to_string);
            let mut text = format!("mistake\t{id}\t{grade}\t{better}");
            write(&mut text, "cost", &mistake.costs);
            write(&mut text, "gain", &mistake.better);
            tell(&text);
        }
        tell(&format!("explained\t{id}"));
    }

    /// Tells what a move does in the game that is set up: a message with a line `fact` for each fact, if there is any.
    pub(crate) fn explain_move(&mut self, player: &Player, mv: &str, mut tell: impl FnMut(&str)) {
        let Ok(mv) = mv.trim().parse() else { return };
        let facts = explain_move(player.game(), mv, &mut self.searcher, PROOF);
        if !facts.is_empty() {
            let mut text = String::new();
            write(&mut text, "fact", &facts);
            tell(text.trim_start());
        }
    }

    /// What there is to say of the last move, where it was a mistake.
    fn mistake(&mut self, game: &Game) -> Option<(Judgement, Mistake)> {
        let last = game.plies().len().checked_sub(1)?;
        let effort = Effort::default();
        let mut review = Review::new(game.clone(), effort);
        self.searcher.clear();
        // What looks like a mistake is looked at once more.
        for (look, nodes) in [(Look::First, Some(effort.first)), (Look::Second, effort.second)] {
            // The later first, as in a review.
            for ply in [last + 1, last] {
                let limits = Limits::nodes(nodes?);
                let found = assess(&mut self.searcher, &review.game_at(ply), &limits, &(), &Stop::new());
                review.add(Task { ply, look, nodes: nodes? }, found);
            }
            review.judgement(last)?.grade?;
        }
        let judgement = review.judgement(last)?;
        let better = judgement.better.first().copied();
        let before = review.game_at(last);
        let mistake = explain_mistake(&before, judgement.mv, better, &mut self.searcher, PROOF);
        Some((judgement, mistake))
    }
}

/// Adds a line for each fact.
fn write(text: &mut String, word: &str, facts: &[Fact]) {
    for fact in facts {
        let points: Vec<String> = fact.points().iter().map(ToString::to_string).collect();
        let arrows: Vec<String> = fact.arrows().iter().map(|(from, to)| format!("{from}{to}")).collect();
        // Writing to a string cannot fail.
        let _ = write!(text, "\n{word}\t{}\t{}\t{}", fact.id(), points.join(" "), arrows.join(" "));
        for (name, value) in fact.args().iter() {
            let _ = match value {
                Value::Text(value) => write!(text, "\t{name}={value}"),
                Value::Number(value) => write!(text, "\t{name}={value}"),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn explain(game: &str) -> Vec<String> {
        let mut told = Vec::new();
        let order = format!("explain 7\n{game}");
        Teacher::new().explain(&mut Player::new(0), &order, |text| told.push(text.to_owned()));
        told
    }

    /// The pieces of a line, and the beginning of each.
    fn words<'a>(told: &'a str, word: &str) -> Vec<Vec<&'a str>> {
        let lines = told.lines().map(|line| line.split('\t').collect::<Vec<_>>());
        lines.filter(|fields| fields[0] == word).collect()
    }

    #[test]
    fn a_fact_has_its_message_its_points_and_its_arrows() {
        let told = explain("position fen 2bakr3/4a4/4b4/4n4/9/P8/4R4/4B4/4A4/2BAK4 w");
        assert_eq!(told.last().map(String::as_str), Some("explained\t7"));
        assert!(told[0].starts_with("facts\t7\n"), "{told:?}");
        let facts = words(&told[0], "fact");
        assert_eq!(facts[0][..4], ["fact", "fact-hangs", "e6 e3", "e3e6"], "{facts:?}");
        for argument in ["color=black", "role=horse", "square=e6", "by-role=chariot"] {
            assert!(facts[0].contains(&argument), "{facts:?}");
        }
        assert_eq!(told.len(), 2, "no move was made: {told:?}");
    }

    #[test]
    fn a_mistake_is_told_with_its_grade_and_a_better_move() {
        // Red could mate with the chariot beside, and gives it away.
        let told = explain("position fen 3k5/R8/9/2p6/9/1r7/9/9/9/4K3R w moves i0i4");
        let mistake = told.iter().find(|text| text.starts_with("mistake\t7\treview-blunder\t"));
        let mistake = mistake.unwrap_or_else(|| panic!("{told:?}"));
        assert!(mistake.lines().next().unwrap().ends_with("\ti0i9"), "{mistake}");
        assert_eq!(words(mistake, "gain")[0][1], "fact-mate-now", "{mistake}");
        assert_eq!(words(mistake, "cost")[0][1..4], ["fact-hangs", "i4 b4", "b4i4"], "{mistake}");
        // The best move is none.
        let told = explain("position fen 3k5/R8/9/2p6/9/1r7/9/9/9/4K3R w moves i0i9");
        assert_eq!(told, ["facts\t7", "explained\t7"]);
    }

    #[test]
    fn what_a_move_does_is_told_and_nothing_of_one_that_may_not_be_made() {
        let mut player = Player::new(0);
        player.obey(Command::parse("position fen 3k5/R8/9/2p6/9/1r7/9/9/9/4K3R w").unwrap(), |_| {});
        let mut told = Vec::new();
        for mv in ["i0i9", "i0h2", "nonsense"] {
            Teacher::new().explain_move(&player, mv, |text| told.push(text.to_owned()));
        }
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].starts_with("fact\tfact-mate"), "{told:?}");
    }

    #[test]
    fn rules_are_those_that_were_named() {
        // A soldier checks for ever; where no rule forbids that there is nothing to say of it.
        let game = "position fen 3k5/4P4/9/9/9/9/9/9/9/5K3 w moves e8d8 d9e9 d8e8 e9d9 e8d8 d9e9 d8e8";
        let warns =
            |told: &[String]| words(&told[0], "fact").iter().any(|fact| fact[1].contains("perpetual"));
        let told = explain(&format!("rules wxf\n{game}"));
        assert!(warns(&told), "{told:?}");
        let told = explain(&format!("rules capture\n{game}"));
        assert!(!warns(&told), "{told:?}");
    }
}
