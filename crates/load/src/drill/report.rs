//! What a drill has found.

use std::fmt;

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::{Faults, Quantiles};

/// What a drill has found: figures with their goals, and what was wrong.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// What was done, in a sentence.
    pub title: String,
    /// The figures.
    pub rows: Vec<Row>,
    /// What limits the machine, where the drill asked.
    pub limit: Option<String>,
    /// What was wrong; a drill with any has failed, whatever its figures are.
    pub faults: Faults,
}

/// A figure.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// Its name for programs.
    #[serde(skip)]
    pub id: String,
    /// What it is.
    pub what: String,
    /// How much.
    pub value: f64,
    /// Of what.
    pub unit: &'static str,
    /// How much it may be at most, where there is a goal.
    pub goal: Option<f64>,
}

impl Report {
    /// A report without figures.
    pub fn new(title: String) -> Self {
        Self { title, ..Self::default() }
    }

    /// Adds a figure.
    pub fn row(&mut self, id: &str, what: &str, value: f64, unit: &'static str) {
        self.rows.push(Row { id: id.to_owned(), what: what.to_owned(), value, unit, goal: None });
    }

    /// Adds a number of things.
    pub fn count(&mut self, id: &str, what: &str, value: f64) {
        self.row(id, what, value, "");
    }

    /// Adds a figure that should be at most so much.
    pub fn goal(&mut self, id: &str, what: &str, value: f64, unit: &'static str, goal: f64) {
        self.row(id, what, value, unit);
        if let Some(row) = self.rows.last_mut() {
            row.goal = Some(goal);
        }
    }

    /// Adds how long something took, unless it never happened; the goal is for 99 of 100.
    pub fn times(&mut self, id: &str, what: &str, times: &Quantiles, goal: Option<f64>) {
        if times.count == 0 {
            return;
        }
        for (name, share, value) in
            [("p50", "50 %", times.p50), ("p99", "99 %", times.p99), ("p999", "99.9 %", times.p999)]
        {
            self.row(&format!("{id}_{name}"), &format!("{what}, {share}"), value, "ms");
            if let (Some(row), "p99") = (self.rows.last_mut(), name) {
                row.goal = goal;
            }
        }
        self.row(&format!("{id}_most"), &format!("{what}, the longest"), times.most, "ms");
    }

    /// A figure, by its name for programs.
    pub fn value(&self, id: &str) -> Option<f64> {
        self.rows.iter().find(|row| row.id == id).map(|row| row.value)
    }

    /// The report for programs.
    pub fn json(&self) -> Value {
        let rows: Map<String, Value> = self.rows.iter().map(|row| (row.id.clone(), json!(row))).collect();
        json!({ "title": self.title, "figures": rows, "limit": self.limit, "faults": self.faults })
    }
}

impl fmt::Display for Report {
    /// A table as in the documents.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n\n| what | measured | goal |\n|---|---|---|", self.title)?;
        for row in &self.rows {
            let goal = row.goal.map(|goal| format!("≤ {}", quantity(goal, row.unit))).unwrap_or_default();
            writeln!(f, "| {} | {} | {goal} |", row.what, quantity(row.value, row.unit))?;
        }
        if let Some(limit) = &self.limit {
            writeln!(f, "\nWhat limits it: {limit}.")?;
        }
        for (kind, (count, example)) in &self.faults.0 {
            writeln!(f, "\nWRONG, {count} times: {kind} ({example})")?;
        }
        Ok(())
    }
}

/// A number with no more digits than it has meaning.
fn quantity(value: f64, unit: &str) -> String {
    let digits = match value.abs() {
        _ if value.fract() == 0.0 => 0,
        0.0..10.0 => 2,
        10.0..100.0 => 1,
        _ => 0,
    };
    let number = format!("{value:.digits$}");
    if unit.is_empty() { number } else { format!("{number} {unit}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_a_table_and_tells_what_was_wrong() {
        let mut report = Report::new("Two games.".to_owned());
        report.goal("up", "bytes up a move", 18.25, "B", 24.0);
        report.times(
            "ack",
            "acknowledged",
            &Quantiles { count: 9, p50: 0.5, p99: 123.4, p999: 1.0, most: 2.0 },
            Some(15.0),
        );
        let none = Quantiles { count: 0, p50: 0.0, p99: 0.0, p999: 0.0, most: 0.0 };
        report.times("back", "back again", &none, None);
        report.limit = Some("the disk".to_owned());
        report.faults.add("cut", &"first");
        let text = report.to_string();
        for said in [
            "| bytes up a move | 18.2 B | ≤ 24 B |",
            "| acknowledged, 50 % | 0.50 ms |  |",
            "| acknowledged, 99 % | 123 ms | ≤ 15 ms |",
            "What limits it: the disk.",
            "WRONG, 1 times: cut (first)",
        ] {
            assert!(text.contains(said), "{said}: {text}");
        }
        assert_eq!(report.value("ack_most"), Some(2.0));
        assert_eq!(report.value("back_most"), None, "what never happened took no time");
        assert_eq!(report.json()["figures"]["ack_p99"]["goal"], 15.0);
        assert_eq!(report.json()["faults"]["cut"][0], 1);
    }
}
