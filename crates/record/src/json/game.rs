//! A game as JSON has it.

use std::fmt;
use std::time::Duration;

use chuhe_rules::{RuleSet, Setup};
use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::commands::{shape, shape_text};
use crate::draft::quote;
use crate::sink::Sink;
use crate::{Builder, Eval, GameResult, Notes, Problem, Record, Score};

/// A game as JSON has it: the moves in one flat list, so that nothing nests.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Game {
    #[serde(skip_serializing_if = "Pairs::is_empty")]
    tags: Pairs,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    /// A FEN; nothing for the usual start.
    #[serde(alias = "fen", skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    /// The name of a rule set or its text; nothing for the default.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    #[serde(flatten)]
    notes: Said,
    #[serde(alias = "solution", skip_serializing_if = "Vec::is_empty")]
    moves: Vec<Ply>,
}

/// A move with what is said about it, or the move alone.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Ply {
    Bare(String),
    Noted {
        #[serde(rename = "move")]
        mv: String,
        /// The move that it follows, from 1, or 0 for none; nothing for the move before it in the list.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<usize>,
        #[serde(flatten)]
        notes: Box<Said>,
    },
}

/// What is said, as JSON has it; durations in milliseconds.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Said {
    #[serde(skip_serializing_if = "String::is_empty")]
    before: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u8>,
    /// A brush's letter and one or two points: `Ge3`, `Rh2e2`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    shapes: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    elapsed: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    centipawns: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mate: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u16>,
}

impl Game {
    pub(super) fn of(record: &Record) -> Self {
        let usual = Record::start();
        let mut places = std::collections::HashMap::from([(Record::ROOT, 0)]);
        let mut moves = Vec::with_capacity(record.len());
        for (place, id) in record.nodes().enumerate() {
            let parent = record.parent(id).and_then(|parent| places.get(&parent).copied()).unwrap_or(0);
            places.insert(id, place + 1);
            let mv = record.mv(id).map(|mv| mv.to_string()).unwrap_or_default();
            let after = (parent != place).then_some(parent);
            let notes = Box::new(Said::of(record.notes(id)));
            moves.push(if after.is_none() && *notes == Said::default() {
                Ply::Bare(mv)
            } else {
                Ply::Noted { mv, after, notes }
            });
        }
        let rules = record.rules();
        let named = RuleSet::named(&rules.name).as_ref() == Some(rules);
        Self {
            tags: Pairs(
                record.tags.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
            ),
            result: (record.result != GameResult::Open).then(|| record.result.pgn().to_owned()),
            start: (record.setup() != usual.setup()).then(|| record.setup().fen()),
            rules: (rules != usual.rules())
                .then(|| if named { rules.name.to_string() } else { rules.to_string() }),
            notes: Said::of(record.notes(Record::ROOT)),
            moves,
        }
    }

    /// The record; nothing if the start is unreadable.
    pub(super) fn play(self, sink: &mut Sink<'_>) -> Option<Record> {
        let setup = match self.start.as_deref().map(Setup::from_fen) {
            None => Record::start().setup().clone(),
            Some(Ok(setup)) => setup,
            Some(Err(why)) => {
                let found = quote(&self.start.unwrap_or_default());
                sink.warn(None, None, Problem::BadFen { found, why });
                return None;
            }
        };
        let rules = self
            .rules
            .map(|rules| RuleSet::named(&rules).ok_or(()).or_else(|()| rules.parse().map_err(|_| rules)));
        let rules = match rules {
            None => RuleSet::default(),
            Some(Ok(rules)) => rules,
            Some(Err(rules)) => {
                sink.warn(None, None, Problem::Malformed { found: format!("rules {}", quote(&rules)) });
                RuleSet::default()
            }
        };
        let mut record = sink.start(Record::new(setup, rules), None);
        for (name, value) in self.tags.0 {
            record.tags.set(&name, value);
        }
        match self.result.as_deref().map(|text| (GameResult::read(text), text)) {
            None => {}
            Some((Some(result), _)) => record.result = result,
            Some((None, text)) => sink.warn(None, None, Problem::UnknownResult { found: quote(text) }),
        }
        let mut builder = Builder::on(record);
        self.notes.put(&mut builder, sink);
        add(self.moves, &mut builder, sink);
        Some(builder.finish())
    }
}

/// Makes the moves; one that cannot be made is left out with all that follow it.
fn add(moves: Vec<Ply>, builder: &mut Builder, sink: &mut Sink<'_>) {
    let mut ids = vec![Some(Record::ROOT)];
    for ply in moves {
        let (text, after, notes) = match ply {
            Ply::Bare(mv) => (mv, None, None),
            Ply::Noted { mv, after, notes } => (mv, after, Some(notes)),
        };
        let number = ids.len();
        let parent = after.map_or(ids.last(), |after| ids.get(after)).copied().flatten();
        let Some(parent) = parent.filter(|_| number <= sink.limits.moves) else {
            if after.is_some_and(|after| after >= number) {
                sink.warn(
                    None,
                    None,
                    Problem::Malformed { found: format!("move {number} follows a later one") },
                );
            }
            ids.push(None);
            continue;
        };
        builder.goto(parent);
        let made = crate::draft::one(&text, builder, sink);
        if let (Some(_), Some(notes)) = (made, notes) {
            notes.put(builder, sink);
        }
        ids.push(made);
    }
    if ids.len() > sink.limits.moves {
        let limit = sink.limits.moves;
        sink.warn(None, None, Problem::TooLong { limit });
    }
}

impl Said {
    fn of(notes: &Notes) -> Self {
        let millis = |duration: Duration| u64::try_from(duration.as_millis()).unwrap_or(u64::MAX);
        let (centipawns, mate) = match notes.eval.map(|eval| eval.score) {
            Some(Score::Centipawns(score)) => (Some(score), None),
            Some(Score::Mate(moves)) => (None, Some(moves)),
            None => (None, None),
        };
        Self {
            before: notes.before.clone(),
            comment: notes.comment.clone(),
            nags: notes.nags.clone(),
            shapes: notes.shapes.iter().copied().map(shape_text).collect(),
            clock: notes.clock.map(millis),
            elapsed: notes.elapsed.map(millis),
            centipawns,
            mate,
            depth: notes.eval.and_then(|eval| eval.depth),
        }
    }

    /// Says it where the builder stands.
    fn put(self, builder: &mut Builder, sink: &mut Sink<'_>) {
        if self == Self::default() {
            return;
        }
        let score = self.centipawns.map(Score::Centipawns).or(self.mate.map(Score::Mate));
        let mut shapes = Vec::new();
        for text in self.shapes {
            if let Some(shape) = shape(&text) {
                shapes.push(shape);
            } else {
                let found = format!("shape {}", quote(&text));
                sink.warn(Some(builder.plies()), None, Problem::Malformed { found });
            }
        }
        let mut notes = Notes {
            before: self.before,
            comment: self.comment,
            nags: self.nags,
            shapes,
            clock: self.clock.map(Duration::from_millis),
            elapsed: self.elapsed.map(Duration::from_millis),
            eval: score.map(|score| Eval { score, depth: self.depth }),
        };
        sink.cut_notes(&mut notes, Some(builder.plies()), || None);
        *builder.notes() = notes;
    }
}

/// Names with values, in the order of the file.
#[derive(Default)]
struct Pairs(Vec<(String, String)>);

impl Pairs {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Pairs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Pairs;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of names and texts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(InOrder)
    }
}
