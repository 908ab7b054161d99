//! What is written is read back alike, but for what was announced.

use chuhe_notation::{Notation, Script};
use chuhe_record::{
    Before, Charset, Format, GameResult, Limits, Loss, NodeId, Notes, Options, Record, losses, read, tag,
    write,
};
use proptest::prelude::*;

use crate::common;

fn again(record: &Record, format: Format, options: Options) -> Record {
    let mut bytes = Vec::new();
    write(std::slice::from_ref(record), format, &options, &mut bytes).unwrap();
    let mut reading = read(&bytes, Some(format), &Limits::default()).unwrap();
    let text = options.charset.decode(&bytes).0;
    assert_eq!(reading.warnings, [], "{text}");
    assert_eq!((reading.format, reading.games.len()), (format, 1), "{text}");
    reading.games.remove(0)
}

fn json(record: &Record) -> String {
    let mut bytes = Vec::new();
    write(std::slice::from_ref(record), Format::Json, &Options::default(), &mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

fn edit(record: &mut Record, change: impl Fn(&mut Notes)) {
    let ids: Vec<NodeId> = std::iter::once(Record::ROOT).chain(record.nodes()).collect();
    for id in ids {
        change(record.notes_mut(id));
    }
}

/// The record as the format can hold it, by what was announced.
fn without(record: &Record, losses: &[Loss], format: Format) -> Record {
    let (mut left, before) = (record.clone(), format.holds().before);
    for loss in losses {
        match loss {
            Loss::Before { .. } => {
                for id in record.nodes() {
                    if before == Before::Variations && record.begins_variation(id) {
                        continue;
                    }
                    let said = std::mem::take(&mut left.notes_mut(id).before);
                    if before == Before::Nowhere {
                        continue;
                    }
                    let parent = record.parent(id).unwrap();
                    left.notes_mut(parent).add_comment(&said);
                }
            }
            Loss::Characters { .. } => {
                if format == Format::Wxf {
                    for name in [tag::RED, tag::BLACK] {
                        let value = left.tags.get(name).unwrap_or("").replace(';', ",");
                        left.tags.set(name, value);
                    }
                    continue;
                }
                edit(&mut left, |notes| {
                    for text in [&mut notes.comment, &mut notes.before] {
                        *text = text.replace('}', ")");
                    }
                });
            }
            Loss::Variations { .. } => {
                for id in record.nodes().filter(|id| record.begins_variation(*id)) {
                    left.delete(id);
                }
            }
            Loss::Moves { .. } => left.delete(Record::ROOT),
            Loss::Comments { .. } => edit(&mut left, |notes| notes.comment.clear()),
            Loss::Nags { .. } => edit(&mut left, |notes| notes.nags.clear()),
            Loss::Shapes { .. } => edit(&mut left, |notes| notes.shapes.clear()),
            Loss::Evals { .. } => edit(&mut left, |notes| notes.eval = None),
            Loss::Clocks { .. } => edit(&mut left, |notes| (notes.clock, notes.elapsed) = (None, None)),
            Loss::Result => left.result = GameResult::Open,
            Loss::Tag { name } => drop(left.tags.remove(name)),
            Loss::Start | Loss::Counters | Loss::Rules => panic!("these formats hold it: {loss}"),
        }
    }
    left
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn pgn_in_any_notation(record in common::record(), which in any::<prop::sample::Index>()) {
        let notations: Vec<Notation> = Notation::all().collect();
        let options = Options { notation: notations[which.index(notations.len())], ..Options::default() };
        let announced = losses(&record, Format::Pgn, &options);
        let expected = without(&record, &announced, Format::Pgn);
        let found = again(&record, Format::Pgn, options);
        prop_assert!(found == expected, "{}\nbut expected\n{}", json(&found), json(&expected));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn text_formats_lose_what_was_announced(record in common::record()) {
        for format in [Format::Fen, Format::Ucci, Format::Wxf, Format::Pgn, Format::Json] {
            let options = Options::default();
            let announced = losses(&record, format, &options);
            let expected = without(&record, &announced, format);
            let found = again(&record, format, options);
            prop_assert!(found == expected, "{format:?}: {}\nbut expected\n{}", json(&found), json(&expected));
        }
    }
}

#[test]
fn pgn_in_chinese_encodings() {
    let mut record = Record::start();
    record.tags.set("Red", "許銀川");
    record.notes_mut(Record::ROOT).comment = "開局：中炮對屏風馬 {一}".into();
    let first = record.insert(Record::ROOT, "h2e2".parse().unwrap()).unwrap();
    record.insert(first, "h9g7".parse().unwrap()).unwrap();
    for charset in [Charset::Gb18030, Charset::Big5] {
        let notation = Notation::chinese(Script::Traditional);
        let options = Options { charset, notation, ..Options::default() };
        let announced = losses(&record, Format::Pgn, &options);
        assert_eq!(announced, [Loss::Characters { count: 1 }]);
        assert_eq!(again(&record, Format::Pgn, options), without(&record, &announced, Format::Pgn));
    }
    record.notes_mut(first).comment = "Nước đi".into();
    let options = Options { charset: Charset::Big5, ..Options::default() };
    assert_eq!(losses(&record, Format::Pgn, &options), [Loss::Characters { count: 2 }]);
}
