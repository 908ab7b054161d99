//! Random records, for tests.

use std::time::Duration;

use chuhe_record::{
    Brush, Eval, Format, GameResult, NodeId, Notes, Options, Record, Score, Shape, tag, write,
};
use chuhe_rules::{Position, RuleSet, Setup, Square};
use proptest::prelude::*;

/// What is done to make a record: at which node, which of its legal moves, and what is said there.
type Deed = (prop::sample::Index, prop::sample::Index, Option<Notes>);

/// Words that look like something else, as PGN keeps them, and as a comment about the game keeps them elsewhere.
pub(crate) const CHANGED: [[&str; 3]; 5] = [
    ["[%clk 0:01:00] in words", "[ %clk 0:01:00] in words", "[ %clk 0:01:00] in words"],
    ["[%nag !]", "[ %nag !]", "[ %nag !]"],
    ["+0.38/19 1:36", "+0.38/ 19 1:36", "+0.38/19 1:36"],
    [
        "quoted\n\n[Event \"x\"]\n1. h2e2",
        "quoted\n\n[ Event \"x\"]\n1. h2e2",
        "quoted\n\n[ Event \"x\"]\n1. h2e2",
    ],
    ["a tag\n[ECCO \"B05\"]", "a tag\n[ECCO \"B05\"]", "a tag\n[ ECCO \"B05\"]"],
];

/// Names of tags that some format cannot have, or has for something else.
pub(crate) const NAMES: [&str; 24] = [
    "Group",
    "Referee",
    tag::SITE,
    tag::ROUND,
    tag::TITLE,
    tag::RED_TEAM,
    tag::KIND,
    "MoveList",
    "a name",
    "名字",
    "naïve",
    "x\"y",
    "b \"c",
    "[d",
    "e]",
    "%clk",
    "White",
    "FEN",
    "Result",
    "comment1",
    "m",
    "Head",
    "1st",
    "A_name_that_is_longer_than_any_program_has_ever_thought_of_giving_to_a_tag",
];

/// Values that some format takes for its own.
const VALUES: [&str; 12] = [
    "“”] curly",
    "a\"] b",
    "back\\slash\\",
    "x; y} {z",
    "START{",
    "}END",
    "a||b",
    "<div>&amp;<br>",
    "\\u4e2d",
    "[/DhtmlXQ_red]",
    "[%clk 0:01:00]",
    "]]>",
];

/// A record in our own format, to be looked at.
pub(crate) fn json(record: &Record) -> String {
    let mut bytes = Vec::new();
    write(std::slice::from_ref(record), Format::Json, &Options::default(), &mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

/// A tag's name and a value, any of which may be hard to write.
pub(crate) fn tag() -> impl Strategy<Value = (&'static str, String)> {
    let value = prop_oneof![
        2 => "[一-龥a-z]{1,80}",
        1 => prop::sample::select(&VALUES[..]).prop_map(str::to_owned),
    ];
    (prop::sample::select(&NAMES[..]), value)
}

const SAYINGS: [&str; 10] = [
    "<td>1 &lt; 2<br/></td>",
    "好棋",
    "紅方先手，黑方可應 馬8進7。",
    "Nước đi hay nhất là pháo đầu",
    "المدفع إلى الوسط",
    "התותח למרכז",
    "Гармата в центр",
    "two\nlines, \"quoted\" \\ and (bracketed) [as a tag]",
    "50% – ½ ♟ 🀄",
    "x; y: {z",
];

const STARTS: [&str; 4] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/9/1C5C1/9/RN2K2NR w - - 0 1",
    "3aka3/2c1n4/4bP3/9/4N4/9/9/9/9/4K4 w - - 3 40",
    "2b1ka3/4a4/1N6c/4P4/4R4/9/9/4B4/9/3AKA1r1 b - - 0 54",
];

fn text() -> impl Strategy<Value = String> {
    let changed = CHANGED.map(|[words, ..]| words);
    prop_oneof![
        12 => Just(String::new()),
        3 => prop::sample::select(&SAYINGS[..]).prop_map(str::to_owned),
        1 => prop::sample::select(changed.to_vec()).prop_map(str::to_owned),
    ]
}

fn square() -> impl Strategy<Value = Square> {
    (0..Square::COUNT).prop_map(|index| Square::all().nth(index).expect("an index of the board"))
}

fn shape() -> impl Strategy<Value = Shape> {
    (prop::sample::select(&Brush::ALL[..]), square(), square()).prop_map(|(brush, from, to)| {
        if from == to { Shape::Circle { brush, on: from } } else { Shape::Arrow { brush, from, to } }
    })
}

fn eval() -> impl Strategy<Value = Eval> {
    let score = prop_oneof![
        (-9999..9999).prop_map(Score::Centipawns),
        prop_oneof![-50..-1, 1..50].prop_map(Score::Mate)
    ];
    (score, prop::option::of(1..99u16)).prop_map(|(score, depth)| Eval { score, depth })
}

fn seconds() -> impl Strategy<Value = Option<Duration>> {
    prop::option::of((0..100_000u64).prop_map(Duration::from_secs))
}

fn notes() -> impl Strategy<Value = Notes> {
    let nags = prop::collection::vec(1..140u8, 0..3);
    let shapes = prop::collection::vec(shape(), 0..3);
    (text(), text(), nags, shapes, seconds(), seconds(), prop::option::of(eval())).prop_map(
        |(before, comment, nags, shapes, clock, elapsed, eval)| Notes {
            before,
            comment,
            nags,
            shapes,
            clock,
            elapsed,
            eval,
        },
    )
}

/// A record with any number of variations, notes, tags, and a start and result of any kind.
pub(crate) fn record() -> impl Strategy<Value = Record> {
    let deed = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), prop::option::of(notes()));
    let deeds: BoxedStrategy<Vec<Deed>> = prop::collection::vec(deed, 0..60).boxed();
    let usual = (prop::sample::select(TAGS), prop::sample::select(&SAYINGS[..]).prop_map(str::to_owned));
    let tags = prop::collection::vec(prop_oneof![2 => usual, 1 => tag()], 0..5);
    let result = prop::sample::select(&GameResult::ALL[..]);
    (prop::sample::select(&STARTS[..]), deeds, tags, result, notes()).prop_map(
        |(start, deeds, tags, result, about)| {
            let setup = Setup::from_fen(start).expect("the start is a FEN");
            let mut record = Record::new(setup, RuleSet::default());
            for (name, value) in tags {
                record.tags.set(name, value);
            }
            record.result = result;
            *record.notes_mut(Record::ROOT) = Notes { before: String::new(), ..about };
            let mut nodes: Vec<(NodeId, Position)> =
                vec![(Record::ROOT, record.start_position().expect("the start is possible"))];
            for (at, which, notes) in deeds {
                // Mostly at the newest node, so that lines are long.
                let (parent, position) = nodes[nodes.len() - 1 - at.index(nodes.len()) / 3].clone();
                let moves = position.legal_moves();
                if moves.is_empty() {
                    continue;
                }
                let mv = moves[which.index(moves.len())];
                let id = record.insert(parent, mv).expect("the move is legal");
                if let Some(notes) = notes {
                    *record.notes_mut(id) = notes;
                }
                let mut after = position;
                after.play_unchecked(mv);
                nodes.push((id, after));
            }
            record
        },
    )
}

const TAGS: &[&str] = &[tag::EVENT, tag::RED, tag::BLACK, tag::DATE, tag::OPENING, tag::ANNOTATOR];
