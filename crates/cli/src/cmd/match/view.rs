//! The table of a match, which stands above a bar while it is played.

use chuhe_arena::elo::Estimate;
use chuhe_arena::{Plan, Played, Side, Sprt, Tally};
use chuhe_lang::Messages;
use indicatif::{ProgressBar, ProgressStyle};

use super::told;
use crate::columns::columns;
use crate::reason::printable;

/// The table of a match.
pub(super) struct View<'a> {
    plan: &'a Plan,
    sprt: Option<Sprt>,
    messages: &'a Messages,
    bar: ProgressBar,
}

impl<'a> View<'a> {
    /// A bar on standard error, where that is a terminal.
    pub(super) fn new(plan: &'a Plan, sprt: Option<Sprt>, messages: &'a Messages) -> Self {
        let style = ProgressStyle::with_template("{msg}\n{wide_bar} {pos}/{len}, {eta}");
        let bar = ProgressBar::new(plan.games as u64).with_style(style.expect("the template is well formed"));
        Self { plan, sprt, messages, bar }
    }

    /// Shows the table as it is now.
    pub(super) fn show(&self, tally: &Tally) {
        if !self.bar.is_hidden() {
            self.bar.set_message(self.text(tally).trim_end().to_owned());
            self.bar.set_position(tally.games());
        }
    }

    /// Takes the bar away.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }

    /// Tells of a game that is over: if an engine was at fault, and of every other if that is wanted.
    pub(super) fn tell(&self, game: &Played, every: bool) {
        let line = told::fault(self.plan, game, self.messages)
            .or_else(|| every.then(|| told::game(self.plan, game, self.messages)));
        if let Some(line) = line {
            self.bar.suspend(|| told::say(&line));
        }
    }

    /// The table, what it says about strength, and how games ended.
    pub(super) fn text(&self, tally: &Tally) -> String {
        let mut lines = table(tally, self.messages);
        lines.extend(self.strength(tally));
        for ((id, winner), games) in &tally.ends {
            let mut args = vec![("count", self.plan.rules.occurrences.to_string()), ("plies", String::new())];
            args.extend(winner.map(|winner| ("winner", winner.name().to_owned())));
            let args: Vec<_> = args.iter().map(|(name, value)| (*name, value.into())).collect();
            let end = self.messages.format(id, &args);
            lines.push(self.format("cli-match-end", &[("end", &end), ("games", &games.to_string())]));
        }
        lines.iter().map(|line| printable(line.trim_end()) + "\n").collect()
    }

    fn strength(&self, tally: &Tally) -> Vec<String> {
        let mut lines = Vec::new();
        let Some(Estimate { elo, low, high, superiority, .. }) = tally.estimate() else { return lines };
        let args = [
            ("engine", tally.sides[0].name.as_str()),
            ("elo", &signed(elo)),
            ("low", &signed(low)),
            ("high", &signed(high)),
            ("percent", &format!("{:.1}", superiority * 100.0)),
        ];
        lines.push(self.format("cli-match-elo", &args));
        let pairs = tally.pairs.map(|count| count.to_string()).join(" ");
        lines.push(self.format("cli-match-pairs", &[("pairs", &pairs)]));
        if let Some(sprt) = self.sprt {
            let standing = sprt.standing(tally.pairs);
            let number = |number: f64| format!("{number:.2}").replace('-', "−");
            let args = [
                ("low", plain(sprt.elo0)),
                ("high", plain(sprt.elo1)),
                ("llr", number(standing.llr)),
                ("lower", number(standing.lower)),
                ("upper", number(standing.upper)),
            ];
            lines.push(
                self.format("cli-match-sprt", &args.each_ref().map(|(name, value)| (*name, value.as_str()))),
            );
            if let Some(greater) = standing.decision() {
                let elo = plain(if greater { sprt.elo1 } else { sprt.elo0 });
                lines.push(self.format("cli-match-decided", &[("elo", &elo)]));
            }
        }
        lines
    }

    fn format(&self, id: &str, args: &[(&str, &str)]) -> String {
        let args: Vec<_> = args.iter().map(|(name, value)| (*name, (*value).into())).collect();
        self.messages.format(id, &args)
    }
}

/// A row for each engine below one of headings.
fn table(tally: &Tally, messages: &Messages) -> Vec<String> {
    let heading = |id: &str| messages.text(id).into_owned();
    let mut rows = vec![[
        heading("cli-match-engine"),
        heading("cli-match-points"),
        heading("cli-match-won"),
        heading("cli-match-drawn"),
        heading("cli-match-lost"),
        heading("cli-match-faults"),
        heading("cli-match-time"),
        heading("cli-match-nodes"),
        heading("cli-match-depth"),
    ]];
    rows.extend(tally.sides.iter().map(row));
    columns(&rows)
}

fn row(side: &Side) -> [String; 9] {
    let mean = |amount: u64, digits: usize| {
        side.per_move(amount).map_or_else(|| "–".to_owned(), |mean| format!("{mean:.digits$}"))
    };
    let [won, drawn, lost] = side.results.map(|count| count.to_string());
    let points = format!("{:.1}", side.half_points() as f64 / 2.0);
    let faults = side.fault_count().to_string();
    [
        side.name.clone(),
        points,
        won,
        drawn,
        lost,
        faults,
        mean(side.time, 1),
        mean(side.nodes, 0),
        mean(side.depth, 1),
    ]
}

/// A difference in Elo; of infinite ones the sign.
pub(in crate::cmd) fn signed(elo: f64) -> String {
    let text = if elo.is_infinite() {
        format!("{:+}", elo.signum()).replace('1', "∞")
    } else {
        format!("{elo:+.1}")
    };
    text.replace('-', "−")
}

/// A number as short as it can be written.
fn plain(number: f64) -> String {
    number.to_string().replace('-', "−")
}
