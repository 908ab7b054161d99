//! What holds for the text formats of records.

use chuhe_record::{Format, Limits, NodeId, Options, Record, read, write};

/// Short, so that the limits are met too.
const LIMITS: Limits = Limits { file: 1 << 20, game: 1 << 16, moves: 2000, comment: 1 << 12 };

/// Any bytes are read without a panic, every move that is kept is legal, our own format loses nothing of what was read,
/// and what `format` writes is read as what it writes.
///
/// # Panics
/// If the law is broken.
pub fn law(format: Format, data: &[u8]) {
    let Ok(reading) = read(data, Some(format), &LIMITS) else { return };
    let games: Vec<Record> = reading.games.into_iter().take(4).collect();
    for game in &games {
        legal(game);
        assert!(game.len() <= LIMITS.moves);
    }
    assert_eq!(again(&games, Format::Json), games);
    let one = again(&games[..games.len().min(1)], format);
    for game in &one {
        legal(game);
    }
    if let ([game], [once]) = (&games[..games.len().min(1)], one.as_slice()) {
        assert_eq!(moves(game), moves(once));
        assert_eq!(again(&one, format), one);
    }
}

/// The games written and read; nothing is warned of.
fn again(games: &[Record], format: Format) -> Vec<Record> {
    let mut bytes = Vec::new();
    write(games, format, &Options::default(), &mut bytes).expect("memory takes it");
    if games.is_empty() {
        return Vec::new();
    }
    read(&bytes, Some(format), &Limits::default()).expect("it is in the format").games
}

fn legal(game: &Record) {
    let Ok(start) = game.start_position() else { return assert!(game.is_empty()) };
    let mut positions = std::collections::HashMap::from([(Record::ROOT, start)]);
    for id in game.nodes() {
        let parent: NodeId = game.parent(id).expect("only the root has none");
        let mut position = positions[&parent].clone();
        let mv = game.mv(id).expect("only the root has none");
        assert_eq!(game.rules().legality(&position, mv), Ok(()));
        position.play_unchecked(mv);
        positions.insert(id, position);
    }
}

fn moves(game: &Record) -> Vec<String> {
    game.main_line().filter_map(|id| game.mv(id)).map(|mv| mv.to_string()).collect()
}
