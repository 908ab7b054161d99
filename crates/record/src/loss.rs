//! What a format cannot hold of a game.

use std::fmt;

use chuhe_rules::{Args, Reason, RuleSet};

use crate::{
    Before, Format, GameResult, NodeId, Options, Record, TagNames, cbf, cbr, dhtmlxq, keep, pfc, pgn, wxf,
    xqf,
};

/// Something of a game that a format has no place for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The start is not the usual one.
    Start,
    /// The moves.
    Moves {
        /// How many.
        count: usize,
    },
    /// The alternatives to moves.
    Variations {
        /// How many lines besides the main one.
        count: usize,
    },
    /// What is said about the game and after moves.
    Comments {
        /// At how many places.
        count: usize,
    },
    /// What is said before a move; it is joined to what is said after it where there is a place.
    Before {
        /// At how many places.
        count: usize,
    },
    /// Marks as `!`.
    Nags {
        /// At how many moves.
        count: usize,
    },
    /// Arrows and circles.
    Shapes {
        /// At how many moves.
        count: usize,
    },
    /// Clocks and the time that moves took.
    Clocks {
        /// At how many moves.
        count: usize,
    },
    /// Evaluations.
    Evals {
        /// At how many moves.
        count: usize,
    },
    /// Characters that the encoding lacks, that would end a comment or make a command of words; others stand in their place.
    Characters {
        /// In how many texts.
        count: usize,
    },
    /// The result.
    Result,
    /// The numbers of the start: plies without capture, full moves.
    Counters,
    /// Other rules than the usual ones.
    Rules,
    /// A tag; in formats with comments it is kept as words in the one about the game.
    Tag {
        /// Its name.
        name: String,
    },
}

impl Reason for Loss {
    fn id(&self) -> &'static str {
        match self {
            Self::Start => "loss-start",
            Self::Moves { .. } => "loss-moves",
            Self::Variations { .. } => "loss-variations",
            Self::Comments { .. } => "loss-comments",
            Self::Before { .. } => "loss-before",
            Self::Nags { .. } => "loss-nags",
            Self::Shapes { .. } => "loss-shapes",
            Self::Clocks { .. } => "loss-clocks",
            Self::Evals { .. } => "loss-evals",
            Self::Characters { .. } => "loss-characters",
            Self::Result => "loss-result",
            Self::Counters => "loss-counters",
            Self::Rules => "loss-rules",
            Self::Tag { .. } => "loss-tag",
        }
    }

    fn args(&self) -> Args {
        match self {
            Self::Start | Self::Result | Self::Counters | Self::Rules => Args::new(),
            Self::Moves { count }
            | Self::Variations { count }
            | Self::Comments { count }
            | Self::Before { count }
            | Self::Nags { count }
            | Self::Shapes { count }
            | Self::Clocks { count }
            | Self::Evals { count }
            | Self::Characters { count } => Args::new().number("count", *count),
            Self::Tag { name } => Args::new().text("name", name.as_str()),
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start => f.write_str("the start"),
            Self::Moves { count } => write!(f, "{count} moves"),
            Self::Variations { count } => write!(f, "{count} variations"),
            Self::Comments { count } => write!(f, "{count} comments"),
            Self::Before { count } => write!(f, "the place of {count} comments before moves"),
            Self::Nags { count } => write!(f, "the marks of {count} moves"),
            Self::Shapes { count } => write!(f, "the drawings at {count} moves"),
            Self::Clocks { count } => write!(f, "the clocks at {count} moves"),
            Self::Evals { count } => write!(f, "the evaluations of {count} moves"),
            Self::Characters { count } => write!(f, "characters in {count} texts"),
            Self::Result => f.write_str("the result"),
            Self::Counters => f.write_str("the move numbers of the start"),
            Self::Rules => f.write_str("the rules"),
            Self::Tag { name } => write!(f, "the tag {name}"),
        }
    }
}

impl Loss {
    /// How many there are, where they are counted.
    fn count_mut(&mut self) -> Option<&mut usize> {
        match self {
            Self::Start | Self::Result | Self::Counters | Self::Rules | Self::Tag { .. } => None,
            Self::Moves { count }
            | Self::Variations { count }
            | Self::Comments { count }
            | Self::Before { count }
            | Self::Nags { count }
            | Self::Shapes { count }
            | Self::Clocks { count }
            | Self::Evals { count }
            | Self::Characters { count } => Some(count),
        }
    }
}

/// What a format cannot hold of several games: each thing once, with the games' counts added up.
pub fn losses_of_all(records: &[Record], format: Format, options: &Options) -> Vec<Loss> {
    let mut all: Vec<Loss> = Vec::new();
    for mut loss in records.iter().flat_map(|record| losses(record, format, options)) {
        let own = match loss.count_mut() {
            Some(_) => all.iter_mut().find(|own| own.id() == loss.id()),
            None => all.iter_mut().find(|own| **own == loss),
        };
        match own {
            None => all.push(loss),
            Some(own) => {
                if let Some((own, more)) = own.count_mut().zip(loss.count_mut()) {
                    *own += *more;
                }
            }
        }
    }
    all
}

/// What a format cannot hold of a game; nothing is lost if this is empty.
///
/// White space around a text does not count.
/// What stands in comments in a form that readers take out of them again ([`Format::holds`]) is not lost.
pub fn losses(record: &Record, format: Format, options: &Options) -> Vec<Loss> {
    let holds = format.holds();
    let mut losses = Vec::new();
    if !holds.start && !record.is_from_start() {
        losses.push(Loss::Start);
    }
    let all = || std::iter::once(Record::ROOT).chain(record.nodes()).map(|id| record.notes(id));
    let count = |has: &dyn Fn(&crate::Notes) -> bool| all().filter(|notes| has(notes)).count();
    let mut add = |held: bool, count: usize, loss: fn(usize) -> Loss| {
        if !held && count > 0 {
            losses.push(loss(count));
        }
    };
    add(holds.moves, record.len(), |count| Loss::Moves { count });
    add(holds.variations || !holds.moves, record.variations(), |count| Loss::Variations { count });
    add(holds.comments, count(&|notes| !notes.comment.is_empty()), |count| Loss::Comments { count });
    let homeless = |id: &NodeId| match holds.before {
        Before::Moves => false,
        Before::Variations => !record.begins_variation(*id),
        Before::Nowhere => true,
    };
    let before = record.nodes().filter(|id| !record.notes(*id).before.is_empty()).filter(homeless).count();
    add(false, before, |count| Loss::Before { count });
    add(holds.nags, count(&|notes| !notes.nags.is_empty()), |count| Loss::Nags { count });
    add(holds.shapes, count(&|notes| !notes.shapes.is_empty()), |count| Loss::Shapes { count });
    let timed = count(&|notes| notes.clock.is_some() || notes.elapsed.is_some());
    add(holds.clocks, timed, |count| Loss::Clocks { count });
    add(holds.evals, count(&|notes| notes.eval.is_some()), |count| Loss::Evals { count });
    let characters = match format {
        Format::Pgn => pgn::changed(record) + options.charset.unwritable(record),
        Format::DhtmlXq => keep::changed(record) + options.charset.unwritable(record),
        Format::Xqf => xqf::changed(record),
        Format::Cbr | Format::Cbl | Format::Cbf | Format::Pfc => keep::changed(record),
        Format::Wxf => wxf::changed(record) + options.charset.unwritable(record),
        _ => 0,
    };
    add(false, characters, |count| Loss::Characters { count });
    if !holds.result && record.result != GameResult::Open {
        losses.push(Loss::Result);
    }
    if let TagNames::These(names) = holds.tags {
        let lost =
            record.tags.iter().filter(|(name, _)| !names.iter().any(|own| own.eq_ignore_ascii_case(name)));
        losses.extend(lost.map(|(name, _)| Loss::Tag { name: name.to_owned() }));
    }
    if !holds.rules && *record.rules() != RuleSet::default() {
        losses.push(Loss::Rules);
    }
    losses.extend(match format {
        Format::Xqf => xqf::losses(record),
        Format::Cbr | Format::Cbl => cbr::losses(record),
        Format::Cbf => cbf::losses(record),
        Format::Pfc => pfc::losses(record),
        Format::DhtmlXq => dhtmlxq::losses(record),
        Format::Pgn => pgn::losses(record),
        _ => Vec::new(),
    });
    losses
}
