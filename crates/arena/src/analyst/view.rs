//! What an engine has told of its search so far, without any process.

use chuhe_protocol::Thought;
use chuhe_rules::{Game, Move};

use super::{Insight, played};

/// What an engine has told of its search so far.
pub(super) struct View<'a> {
    game: &'a Game,
    lines: Vec<Thought>,
    pace: u64,
    began: u64,
    /// When something was last reported.
    told: u64,
    nodes: u64,
    /// Whether something has come since.
    news: bool,
}

impl<'a> View<'a> {
    /// Nothing yet of a search that begins `now` and tells so many lines.
    pub(super) fn new(game: &'a Game, lines: usize, pace: u64, now: u64) -> Self {
        let lines = vec![Thought::default(); lines];
        // The first of it comes early.
        Self { game, lines, pace, began: now, told: now.saturating_sub(pace / 2), nodes: 0, news: false }
    }

    /// Takes in a line; of a depth that is not finished only what replaces nothing.
    pub(super) fn hear(&mut self, thought: Thought) {
        self.nodes = thought.nodes.unwrap_or(0).max(self.nodes);
        let place = thought.line.map_or(0, |line| (line as usize).saturating_sub(1));
        if place >= self.lines.len() || thought.is_bound && self.lines[place].score.is_some() {
            return;
        }
        // A line that moves up changes places with the one that it passes, until that is told anew.
        let begins = first_move(&thought);
        if let Some(before) = self.lines.iter().position(|own| begins.is_some() && first_move(own) == begins)
        {
            self.lines.swap(place, before);
        }
        let own = &mut self.lines[place];
        match thought {
            thought if thought.score.is_some() => *own = thought,
            // Some tell the moves apart.
            thought if thought.moves.is_some() => own.update(thought),
            _ => return,
        }
        self.news = true;
    }

    /// Whether a score has been told.
    pub(super) fn has_score(&self) -> bool {
        self.lines[0].score.is_some()
    }

    /// What there is to report, if there is anything new and the time has come; to be asked now and then.
    pub(super) fn report(&mut self, now: u64) -> Option<Insight> {
        let is_due = self.news && now >= self.told + self.pace;
        is_due.then(|| self.tell(now))
    }

    /// All that was found, when the engine has named the best move.
    pub(super) fn end(&mut self, best: Option<Move>, now: u64) -> Insight {
        let mut insight = self.tell(now);
        // An engine may change its mind after the last line that it told.
        let told = insight.lines.iter().position(|line| best.is_none() || first_move(line) == best);
        match (told, insight.lines.first_mut()) {
            (Some(place), _) => insight.lines[..=place].rotate_right(1),
            (None, Some(first)) => first.moves = Some(best.into_iter().collect()),
            (None, None) => {}
        }
        insight
    }

    fn tell(&mut self, now: u64) -> Insight {
        self.told = now;
        self.news = false;
        let mut lines: Vec<Thought> = Vec::new();
        for thought in &self.lines {
            let moves = thought.moves.as_deref().unwrap_or_default();
            let (moves, score) = played(self.game, moves, thought.score);
            let line = Thought { score, moves: Some(moves), ..thought.clone() };
            // Where engines tell the same line twice, the second is none.
            let is_new = lines.iter().all(|own| first_move(own) != first_move(&line));
            if line.score.is_some() && is_new {
                lines.push(line);
            }
        }
        Insight { lines, nodes: self.nodes, time: now.saturating_sub(self.began) }
    }
}

fn first_move(line: &Thought) -> Option<Move> {
    line.moves.as_ref()?.first().copied()
}

#[cfg(test)]
mod tests {
    use chuhe_engine::Score;

    use super::*;

    fn line(place: u32, depth: u32, score: i32, moves: &str) -> Thought {
        Thought {
            line: Some(place),
            depth: Some(depth),
            score: Some(Score::Centipawns(score)),
            nodes: Some(u64::from(1_000 * depth)),
            moves: Some(moves.split_whitespace().map_while(|text| text.parse().ok()).collect()),
            ..Thought::default()
        }
    }

    fn told(insight: &Insight) -> Vec<(u32, Score, String)> {
        let text = |line: &Thought| {
            let moves = line.moves.iter().flatten().map(ToString::to_string);
            (line.depth.unwrap(), line.score.unwrap(), moves.collect::<Vec<_>>().join(" "))
        };
        insight.lines.iter().map(text).collect()
    }

    #[test]
    fn reports_keep_their_pace_and_lose_nothing() {
        let game = Game::start();
        let mut view = View::new(&game, 2, 100, 1_000);
        assert_eq!(view.report(2_000), None, "there is nothing yet");
        view.hear(line(1, 1, 5, "h2e2"));
        assert_eq!(view.report(1_040), None);
        let first = view.report(1_050).unwrap();
        assert_eq!((first.nodes, first.time), (1_000, 50));
        view.hear(line(1, 2, 6, "h2e2 h9g7"));
        view.hear(line(2, 2, 4, "c3c4"));
        assert_eq!(view.report(1_149), None);
        let second = view.report(1_150).unwrap();
        let cp = Score::Centipawns;
        assert_eq!(told(&second), [(2, cp(6), "h2e2 h9g7".into()), (2, cp(4), "c3c4".into())]);
        assert_eq!(view.report(5_000), None, "nothing is told twice");
    }

    #[test]
    fn a_bound_replaces_nothing_and_a_line_without_a_place_is_the_best() {
        let game = Game::start();
        let mut view = View::new(&game, 1, 0, 0);
        let bound = |depth| Thought { line: None, is_bound: true, ..line(1, depth, 300, "c3c4") };
        view.hear(bound(4));
        assert_eq!(told(&view.report(0).unwrap())[0].0, 4, "it is better than nothing");
        view.hear(line(1, 5, 10, "h2e2"));
        view.hear(bound(6));
        view.hear(line(2, 6, 99, "b0c2"));
        view.hear(Thought { nodes: Some(7_000), ..Thought::default() });
        let insight = view.report(0).unwrap();
        assert_eq!(told(&insight), [(5, Score::Centipawns(10), "h2e2".into())]);
        assert_eq!(insight.nodes, 7_000);
    }

    #[test]
    fn no_move_begins_two_lines_and_the_last_word_is_the_engines() {
        let game = Game::start();
        let mut view = View::new(&game, 3, 0, 0);
        for (place, moves) in [(1, "h2e2"), (2, "b2e2"), (3, "c3c4")] {
            view.hear(line(place, 7, 10, moves));
        }
        view.hear(line(1, 8, 12, "b2e2 a0a9"));
        let cp = Score::Centipawns;
        let [first, passed, last] =
            [(8, cp(12), "b2e2".into()), (7, cp(10), "h2e2".into()), (7, cp(10), "c3c4".to_owned())];
        let expected = [first.clone(), passed.clone(), last.clone()];
        assert_eq!(told(&view.report(0).unwrap()), expected, "what is illegal ends a line");
        let mut end = |best: &str| told(&view.end(best.parse().ok(), 0));
        assert_eq!(end("none"), expected);
        assert_eq!(end("c3c4"), [last.clone(), first, passed.clone()]);
        assert_eq!(
            end("b0c2"),
            [(8, cp(12), "b0c2".into()), passed, last],
            "it has told nothing of that move"
        );
    }
}
