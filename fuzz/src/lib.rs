//! What the fuzz targets share.

pub mod texts;

use chuhe_record::{Format, Limits, Options, Reading, Record, XqfVersion, read, write};

/// Law: any bytes are read without more moves than they can hold, and what is read of them, once written and read, is
/// from then on written and read alike.
///
/// # Panics
/// If the law is broken.
pub fn read_and_written(bytes: &[u8], format: Format) {
    let Ok(reading) = read(bytes, Some(format), &Limits::default()) else { return };
    assert!(reading.games.iter().map(Record::len).sum::<usize>() <= bytes.len() / 4);
    for game in reading.games.iter().take(4) {
        for xqf in [XqfVersion::V10, XqfVersion::V18] {
            let options = Options { xqf, ..Options::default() };
            let again = |game: &Record| {
                let mut bytes = Vec::new();
                write(std::slice::from_ref(game), format, &options, &mut bytes).expect("memory takes it");
                let Reading { games, .. } =
                    read(&bytes, Some(format), &Limits::default()).expect("its own format");
                games.into_iter().next().expect("a game was written")
            };
            let once = again(game);
            assert_eq!(once.len(), game.len());
            assert_eq!(again(&once), once);
            if format != Format::Xqf {
                break;
            }
        }
    }
}
