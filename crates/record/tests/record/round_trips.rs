//! Any record, written in a format and read back, has lost only what was announced.

use chuhe_record::{
    Charset, Format, Limits, Loss, Notes, Options, Record, XqfVersion, losses, read, tag, write,
};
use proptest::prelude::*;

use crate::common::{self, CHANGED};

/// What is left of a record once everything is taken away that was announced.
fn without(record: &Record, losses: &[Loss], format: Format) -> Record {
    let has = |wanted: &dyn Fn(&Loss) -> bool| losses.iter().any(wanted);
    let mut setup = record.setup().clone();
    if has(&|loss| *loss == Loss::Counters) {
        setup.quiet_plies = 0;
        if format == Format::Xqf {
            setup.full_moves = 1;
        }
    }
    let mut left = Record::new(setup, record.rules().clone());
    left.result = record.result;
    let mut ids = std::collections::HashMap::from([(Record::ROOT, Record::ROOT)]);
    let keep = |notes: &Notes| {
        let mut notes = notes.clone();
        if has(&|loss| matches!(loss, Loss::Before { .. })) && !notes.before.is_empty() {
            let after = std::mem::take(&mut notes.comment);
            notes.comment = std::mem::take(&mut notes.before);
            notes.add_comment(&after);
        }
        if has(&|loss| matches!(loss, Loss::Characters { .. })) {
            notes.comment = notes.comment.replace("[%", "[ %");
        }
        notes
    };
    *left.notes_mut(Record::ROOT) = keep(record.notes(Record::ROOT));
    if has(&|loss| matches!(loss, Loss::Characters { .. })) {
        let about = &mut left.notes_mut(Record::ROOT).comment;
        if let Some([.., kept]) = CHANGED.iter().find(|[words, ..]| words == about) {
            (*kept).clone_into(about);
        }
    }
    for id in record.nodes() {
        let parent = ids[&record.parent(id).expect("a move has a parent")];
        let mv = record.mv(id).expect("a node is a move");
        let own = left.insert(parent, mv).expect("as legal as before");
        ids.insert(id, own);
        let notes = keep(record.notes(id));
        if !notes.is_empty() {
            *left.notes_mut(own) = notes;
        }
    }
    for (name, value) in record.tags.iter() {
        if has(&|loss| matches!(loss, Loss::Tag { name: own } if own == name)) {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            let line = format!("[ {name} \"{value}\"]").replace("[%clk 0", "[ %clk 0");
            left.notes_mut(Record::ROOT).add_comment(&line);
        } else {
            left.tags.set(name, value);
        }
    }
    left
}

/// The tags in the order of their names; a header has an order of its own.
fn sorted(record: &Record) -> Vec<(&str, &str)> {
    let mut tags: Vec<(&str, &str)> = record.tags.iter().collect();
    tags.sort_unstable();
    tags
}

fn check(records: &[Record], format: Format, options: Options) -> Result<(), TestCaseError> {
    let mut bytes = Vec::new();
    write(records, format, &options, &mut bytes).unwrap();
    let reading = read(&bytes, None, &Limits::default()).unwrap();
    prop_assert_eq!(reading.format, format);
    prop_assert_eq!(&reading.warnings, &[]);
    prop_assert_eq!(reading.games.len(), records.len());
    for (record, mut back) in records.iter().zip(reading.games) {
        let losses = losses(record, format, &options);
        let mut left = without(record, &losses, format);
        for loss in &losses {
            // A tag that is too long is there as far as there is room, and whole in the comment.
            if let Loss::Tag { name } = loss
                && let Some(cut) = back.tags.remove(name)
            {
                let whole = record.tags.get(name).unwrap();
                prop_assert!(whole.starts_with(cut.as_str()), "{cut} {whole}");
            }
        }
        prop_assert_eq!(sorted(&left), sorted(&back));
        left.tags = back.tags.clone();
        prop_assert!(
            left == back,
            "{format:?}: {}\nbut expected\n{}",
            common::json(&back),
            common::json(&left)
        );
    }
    Ok(())
}

fn tagged() -> impl Strategy<Value = Record> {
    (common::record(), prop::collection::vec(common::tag(), 0..4)).prop_map(|(mut record, tags)| {
        for (name, value) in tags {
            record.tags.set(name, value);
        }
        record
    })
}

/// Forums of mainland China have their pages in GBK, those of Taiwan in Big5; places are those of the file all the same.
#[test]
fn tags_in_chinese_encodings() {
    let mut record = Record::start();
    record.tags.set(tag::RED, "許銀川");
    record.tags.set(tag::TITLE, "中炮對屏風馬，卒七進一，馬八進七");
    record.insert(Record::ROOT, "h2e2".parse().unwrap()).unwrap();
    for charset in [Charset::Gb18030, Charset::Big5] {
        let options = Options { charset, ..Options::default() };
        assert_eq!(losses(&record, Format::DhtmlXq, &options), []);
        let mut bytes = Vec::new();
        write(std::slice::from_ref(&record), Format::DhtmlXq, &options, &mut bytes).unwrap();
        assert_eq!(read(&bytes, None, &Limits::default()).unwrap().games, std::slice::from_ref(&record));
        let at = bytes.windows(4).position(|window| window == b"7747").unwrap();
        bytes[at + 3] = b'9';
        let reading = read(&bytes, None, &Limits::default()).unwrap();
        assert_eq!((reading.warnings.len(), reading.warnings[0].byte), (1, Some(at as u64)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn one_game(record in tagged()) {
        let plain = Options::default();
        let hidden = Options { xqf: XqfVersion::V18, ..plain };
        let records = std::slice::from_ref(&record);
        check(records, Format::Xqf, plain)?;
        check(records, Format::Xqf, hidden)?;
        for format in [Format::Cbr, Format::Cbf, Format::Pfc, Format::DhtmlXq] {
            check(records, format, plain)?;
        }
    }

    #[test]
    fn many_games(records in prop::collection::vec(tagged(), 1..5)) {
        for format in [Format::Cbl, Format::Pfc, Format::DhtmlXq] {
            check(&records, format, Options::default())?;
        }
    }
}
