//! What is written is read back alike, but for what was announced.

use chuhe_notation::{Notation, Script};
use chuhe_record::{
    Before, Charset, Format, GameResult, Limits, Loss, NodeId, Notes, Options, Record, losses, read, tag,
    write,
};
use proptest::prelude::*;

use crate::common::{self, CHANGED};

fn again(record: &Record, format: Format, options: Options) -> Record {
    let mut bytes = Vec::new();
    write(std::slice::from_ref(record), format, &options, &mut bytes).unwrap();
    let mut reading = read(&bytes, Some(format), &Limits::default()).unwrap();
    let text = options.charset.decode(&bytes).0;
    assert_eq!(reading.warnings, [], "{text}");
    assert_eq!((reading.format, reading.games.len()), (format, 1), "{text}");
    reading.games.remove(0)
}

fn edit(record: &mut Record, change: impl Fn(&mut Notes)) {
    let ids: Vec<NodeId> = std::iter::once(Record::ROOT).chain(record.nodes()).collect();
    for id in ids {
        change(record.notes_mut(id));
    }
}

/// A comment as PGN can have it.
fn in_pgn(text: &str) -> String {
    let text = text.replace('}', ")");
    CHANGED.iter().find(|[words, ..]| *words == text).map_or(text, |[_, kept, _]| (*kept).to_owned())
}

/// The record as the format can hold it, by what was announced.
fn without(record: &Record, losses: &[Loss], format: Format) -> Record {
    let (mut left, before) = (record.clone(), format.holds().before);
    // Words are changed, and tags added to them, before they are joined.
    let mut losses: Vec<&Loss> = losses.iter().collect();
    losses.sort_by_key(|loss| match loss {
        Loss::Characters { .. } => 0,
        Loss::Tag { .. } => 1,
        _ => 2,
    });
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
                    let divided = [tag::RED, tag::BLACK, tag::RED_TEAM];
                    for (name, value) in record.tags.iter() {
                        let value = value.replace("START{", "START(");
                        let value = if divided.contains(&name) { value.replace(';', ",") } else { value };
                        left.tags.set(name, value);
                    }
                    continue;
                }
                edit(&mut left, |notes| {
                    for text in [&mut notes.comment, &mut notes.before] {
                        *text = in_pgn(text);
                    }
                });
                let about = &mut left.notes_mut(Record::ROOT).comment;
                // Only after a move words may be an evaluation.
                *about = about.replace("\n[ECCO", "\n[ ECCO").replace("+0.38/ 19", "+0.38/19");
                if let Some(first) = record.main_line().next() {
                    let before = &mut left.notes_mut(first).before;
                    *before = before.replace("\n[ECCO", "\n[ ECCO");
                }
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
            Loss::Tag { name } => {
                let value = left.tags.remove(name).unwrap();
                if format.holds().comments {
                    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
                    let line =
                        format!("[ {name} \"{value}\"]").replace('}', ")").replace("[%clk 0", "[ %clk 0");
                    left.notes_mut(Record::ROOT).add_comment(&line);
                }
            }
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
        prop_assert!(found == expected, "{}\nbut expected\n{}", common::json(&found), common::json(&expected));
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
            prop_assert!(found == expected, "{format:?}: {}\nbut expected\n{}", common::json(&found), common::json(&expected));
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

/// What people see of a game in a program without clocks, marks and arrows, and what comes back from there.
#[test]
fn clocks_marks_drawings_and_tags_come_back_from_every_format_with_comments() {
    let pgn = "[Event \"A cup\"]\n[Red \"a name that is longer than the fifteen bytes of a header\"]\n[Black \"乙\"]\n\
               [ECCO \"B05\"]\n[Opponent_of \"nobody \\\"x\\\"\"]\n[Result \"1-0\"]\n\n\
               {about the game} 1. 炮二平五! $14 {[%clk 0:09:58] [%emt 0:00:02.500] 好棋} 马8进7?? {[%eval -0.35,12] [%csl Ge3,Ra0] \
               [%cal Yh2e2]} (1... 炮8平5 {[%eval #-3]}) 1-0\n";
    let options = Options::default();
    let reading = read(pgn.as_bytes(), None, &Limits::default()).unwrap();
    assert_eq!(reading.warnings, []);
    let game = &reading.games[0];
    let formats = Format::ALL.into_iter().filter(|format| format.can_write() && format.holds().comments);
    let mut count = 0;
    for format in formats {
        count += 1;
        assert_eq!(losses(game, format, &options), [], "{format:?}");
        let back = again(game, format, options);
        assert_eq!(again(&back, Format::Pgn, options), *game, "{format:?}");
    }
    assert_eq!(count, 8);
    let mut cbf = Vec::new();
    write(&reading.games, Format::Cbf, &options, &mut cbf).unwrap();
    let cbf = String::from_utf8(cbf).unwrap();
    for shown in [
        "[%nag !,$14] [%clk 0:09:58] [%emt 0:00:02.500] 好棋",
        "[%nag ??] [%eval -0.35,12] [%csl Ge3,Ra0] [%cal Yh2e2]",
        "about the game&#10;[Opponent_of &quot;nobody \\&quot;x\\&quot;&quot;]",
    ] {
        assert!(cbf.contains(shown), "{cbf}");
    }
    // A header that says something else now is right.
    let changed = cbf.replace("<ECCO>B05</ECCO>", "<ECCO>C10</ECCO>");
    let changed = changed.replace("[Opponent_of", "[ECCO &quot;B05&quot;]&#10;[Opponent_of");
    let changed = read(changed.as_bytes(), None, &Limits::default()).unwrap().games.remove(0);
    assert_eq!(changed.tags.get(tag::ECCO), Some("C10"));
    assert_eq!(changed.notes(Record::ROOT).comment, "about the game\n[ECCO \"B05\"]");
}

/// A tag of any name, as files of other formats bring it, stays one of its game.
#[test]
fn no_tag_divides_a_game() {
    let mut records = Vec::new();
    for name in common::NAMES {
        let mut record = Record::start();
        record.insert(Record::ROOT, "h2e2".parse().unwrap()).unwrap();
        record.tags.set(name, "value");
        records.push(record);
    }
    for format in Format::ALL.into_iter().filter(|format| format.can_write() && format.holds().moves) {
        let options = Options::default();
        let parts = records.chunks(if format.holds().many { records.len() } else { 1 });
        for part in parts {
            let mut bytes = Vec::new();
            write(part, format, &options, &mut bytes).unwrap();
            let reading = read(&bytes, None, &Limits::default()).unwrap();
            assert_eq!((reading.games.len(), reading.warnings), (part.len(), Vec::new()), "{format:?}");
            for (record, back) in part.iter().zip(&reading.games) {
                let (name, value) = record.tags.iter().next().unwrap();
                let lost = losses(record, format, &options).contains(&Loss::Tag { name: name.to_owned() });
                assert_eq!(back.tags.get(name), (!lost).then_some(value), "{format:?} {name}");
                assert_eq!(back.len(), 1, "{format:?} {name}");
            }
        }
    }
}
