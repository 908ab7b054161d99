//! The tree and its editing.

use chuhe_record::{Cursor, Format, Limits, NodeId, Options, Record, Step, read, write};
use chuhe_rules::{Move, Position};
use proptest::prelude::*;

use crate::common;

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn add(record: &mut Record, parent: NodeId, line: &str) -> NodeId {
    line.split(' ').fold(parent, |id, text| record.insert(id, mv(text)).unwrap())
}

/// The moves as people write them.
fn text(record: &Record) -> String {
    let words = record.tour().map(|step| match step {
        Step::Open => "(".to_owned(),
        Step::Close => ")".to_owned(),
        Step::Move(id) => record.mv(id).unwrap().to_string(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// 1. h2e2 h9g7 (b9c7 (h7e7) h0g2) h0g2 | 1. (c3c4 c6c5)
fn example() -> (Record, [NodeId; 4]) {
    let mut record = Record::start();
    let first = add(&mut record, Record::ROOT, "h2e2");
    add(&mut record, first, "h9g7 h0g2");
    let horse = add(&mut record, first, "b9c7");
    add(&mut record, horse, "h0g2");
    let cannon = add(&mut record, first, "h7e7");
    let soldier = add(&mut record, Record::ROOT, "c3c4 c6c5");
    (record, [first, horse, cannon, soldier])
}

#[test]
fn a_tour_goes_as_people_write() {
    let (record, _) = example();
    assert_eq!(text(&record), "h2e2 ( c3c4 c6c5 ) h9g7 ( b9c7 h0g2 ) ( h7e7 ) h0g2");
    let mut tour = record.tour();
    let mut seen = 0;
    while let Some(step) = tour.next() {
        if let Step::Move(id) = step {
            let before = record.position(record.parent(id).unwrap()).unwrap();
            assert_eq!(tour.position(), Some(&before));
            seen += 1;
        }
    }
    assert_eq!((seen, record.len(), record.variations()), (8, 8, 3));
}

#[test]
fn a_line_is_promoted_step_by_step_or_at_once() {
    let (mut record, [_, _, cannon, soldier]) = example();
    record.promote(cannon);
    assert_eq!(text(&record), "h2e2 ( c3c4 c6c5 ) h9g7 ( h7e7 ) ( b9c7 h0g2 ) h0g2");
    record.promote(cannon);
    assert_eq!(text(&record), "h2e2 ( c3c4 c6c5 ) h7e7 ( h9g7 h0g2 ) ( b9c7 h0g2 )");
    record.promote(cannon);
    assert_eq!(record.main_line().last(), Some(cannon));
    record.promote_to_main(soldier);
    assert_eq!(text(&record), "c3c4 ( h2e2 h7e7 ( h9g7 h0g2 ) ( b9c7 h0g2 ) ) c6c5");
    record.promote_to_main(cannon);
    assert_eq!(text(&record), "h2e2 ( c3c4 c6c5 ) h7e7 ( h9g7 h0g2 ) ( b9c7 h0g2 )");
}

#[test]
fn a_branch_is_cut_and_pasted_where_it_is_legal() {
    let (mut record, [first, horse, cannon, soldier]) = example();
    let before = record.clone();
    record.notes_mut(horse).comment = "屏風馬".into();
    let branch = record.cut(horse).unwrap();
    assert!(!record.contains(horse) && record.contains(cannon));
    assert_eq!(text(&record), "h2e2 ( c3c4 c6c5 ) h9g7 ( h7e7 ) h0g2");
    let refusal = record.paste(soldier, &branch).unwrap_err();
    assert_eq!(refusal.id(), "opponent-piece");
    let again = record.paste(first, &branch).unwrap();
    assert_eq!(record.notes(again).comment, "屏風馬");
    record.notes_mut(again).comment.clear();
    // It came last, and was in the middle.
    record.promote(again);
    assert_eq!(record, before);

    // Onto itself: nothing doubles.
    let copy = record.copy(first).unwrap();
    assert_eq!(record.paste(Record::ROOT, &copy), Ok(first));
    assert_eq!(record, before);

    record.delete(first);
    assert_eq!((text(&record).as_str(), record.len()), ("c3c4 c6c5", 2));
    record.delete(Record::ROOT);
    assert!(record.is_empty() && record.contains(Record::ROOT) && !record.contains(soldier));
}

#[test]
fn a_cursor_finds_its_way() {
    let (mut record, [first, horse, ..]) = example();
    let mut cursor = Cursor::new(&record).unwrap();
    assert!(cursor.goto(&record, horse));
    assert_eq!((cursor.plies(), record.path(horse).0), (2, vec![0, 1]));
    assert_eq!(record.at(&record.path(horse)), Some(horse));
    assert!(cursor.back() && cursor.node() == first);
    let played = cursor.play(&mut record, mv("i9i8")).unwrap();
    assert_eq!(Some(cursor.position()), record.position(played).as_ref());
    assert_eq!(cursor.play(&mut record, mv("i8i7")).unwrap_err().id(), "opponent-piece");
    record.delete(played);
    assert!(!cursor.goto(&record, played));
    assert_eq!((cursor.node(), cursor.position()), (Record::ROOT, &Position::start()));
}

#[test]
fn a_line_of_any_length_is_no_trouble() {
    let mut record = Record::start();
    let mut cursor = Cursor::new(&record).unwrap();
    for ply in 0..100_000 {
        cursor.play(&mut record, mv(["h0g2", "h9g7", "g2h0", "g7h9"][ply % 4])).unwrap();
    }
    assert_eq!(record.tour().count(), 100_000);
    assert_eq!(record.clone(), record);
    let first = record.main_line().next().unwrap();
    let branch = record.cut(first).unwrap();
    assert!(record.is_empty());
    record.paste(Record::ROOT, &branch).unwrap();
    assert_eq!(record.len(), 100_000);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn our_own_format_loses_nothing(records in prop::collection::vec(common::record(), 1..3)) {
        let mut bytes = Vec::new();
        write(&records, Format::Json, &Options::default(), &mut bytes).unwrap();
        let reading = read(&bytes, None, &Limits::default()).unwrap();
        prop_assert_eq!(reading.warnings, []);
        prop_assert_eq!(reading.games, records);
    }

    #[test]
    fn every_edit_leaves_legal_moves(mut record in common::record(), edits in prop::collection::vec((0..5u8, any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..20)) {
        for (edit, one, two) in edits {
            let nodes: Vec<NodeId> = std::iter::once(Record::ROOT).chain(record.nodes()).collect();
            let (id, other) = (nodes[one.index(nodes.len())], nodes[two.index(nodes.len())]);
            let count = record.len();
            match edit {
                0 => record.promote(id),
                1 => record.promote_to_main(id),
                2 if id != Record::ROOT => record.delete(id),
                3 => if let Some(branch) = record.copy(id) {
                    let before = record.clone();
                    if record.paste(other, &branch).is_err() {
                        prop_assert_eq!(&record, &before);
                    }
                },
                _ => if let Some(branch) = record.cut(id) {
                    prop_assert_eq!(record.len() + branch.len(), count);
                },
            }
            prop_assert_eq!(record.nodes().count(), record.len());
            for id in record.nodes() {
                let position = record.position(record.parent(id).unwrap()).unwrap();
                prop_assert!(position.is_legal(record.mv(id).unwrap()));
                prop_assert_eq!(record.at(&record.path(id)), Some(id));
            }
        }
    }
}
