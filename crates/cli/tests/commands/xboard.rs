//! Games that the real `XBoard` plays with our engine, on a display that nobody sees.

use std::fs;
use std::path::Path;
use std::process::Command;

use chuhe_record::{Format, GameResult, Limits, Record, read};
use chuhe_rules::{Color, Ending, Game, Move};
use chuhe_testkit::programs;

/// What came of a game.
struct Played {
    record: Record,
    /// The moves, replayed by our rules.
    game: Game,
    pgn: String,
    /// What `XBoard` and the engines said to each other.
    talk: String,
}

/// Lets `XBoard` play a game between two of our engines; nothing where it is not installed.
fn play(folder: &Path, options: &[&str]) -> Option<Played> {
    let [xboard, display, _, _] = programs(["xboard", "xvfb-run", "Xvfb", "timeout"])?;
    let engine = format!("{} xboard", env!("CARGO_BIN_EXE_chuhe"));
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (pgn, log) = (file("game.pgn"), file("talk.log"));
    // Where it would keep its settings, and how long it may take.
    let output = Command::new("timeout")
        .env("HOME", folder)
        .args(["--kill-after=5", "120"])
        .args([display.as_os_str(), "--auto-servernum".as_ref(), xboard.as_os_str()])
        .args(["-variant", "xiangqi", "-matchGames", "1", "-fcp", &engine, "-scp", &engine])
        .args(["-saveGameFile", &pgn, "-debug", "-nameOfDebugFile", &log])
        .args(["-popupExitMessage", "false", "-xanimate", "-soundProgram", "true"])
        .args(options)
        .current_dir(folder)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let talk = String::from_utf8_lossy(&fs::read(&log).unwrap_or_default()).into_owned();
    let pgn = fs::read_to_string(&pgn).unwrap_or_else(|error| panic!("{error}: {said}\n{talk}"));
    let reading = read(pgn.as_bytes(), Some(Format::Pgn), &Limits::default()).unwrap();
    assert!(reading.warnings.is_empty(), "{:?} {pgn}", reading.warnings);
    let [record] = reading.games.try_into().unwrap_or_else(|games| panic!("{games:?}"));

    let mut game = Game::new(record.start_position().unwrap());
    for node in record.main_line() {
        let mv: Move = record.mv(node).unwrap();
        game.play_on(mv).unwrap_or_else(|illegal| panic!("{illegal}: {pgn}"));
    }
    Some(Played { record, game, pgn, talk })
}

impl Played {
    /// All moves were made, and neither side complained.
    #[track_caller]
    fn is_whole(&self) {
        let made = self.talk.lines().filter(|line| line.contains(" <") && line.contains(": move ")).count();
        assert!(self.game.plies().len() >= 8, "{}", self.pgn);
        // XBoard ends a game by its own rules, and may not hear the last one.
        assert!(
            (self.game.plies().len()..=self.game.plies().len() + 1).contains(&made),
            "{made} {}",
            self.pgn
        );
        for word in ["Error", "llegal", "alse", "orfeit"] {
            let complaint = self.talk.lines().find(|line| line.contains(": ") && line.contains(word));
            assert_eq!(complaint, None, "{}", self.pgn);
        }
    }
}

#[test]
fn xboard_plays_a_game_until_mate() {
    let folder = tempfile::tempdir().unwrap();
    // Black sees little, so that the game ends.
    let options = ["-depth", "3", "-secondOptions", "Level=1", "-timeControl", "5", "-timeIncrement", "0"];
    let Some(played) = play(folder.path(), &options) else { return };
    played.is_whole();
    let outcome = played.game.outcome().unwrap();
    assert_eq!((outcome.winner, played.record.result), (Some(Color::Red), GameResult::Red), "{}", played.pgn);
    assert!([Ending::Checkmate, Ending::Stalemate].contains(&outcome.ending), "{}", played.pgn);
}

#[test]
fn xboard_plays_a_game_by_the_clock_from_a_position() {
    let folder = tempfile::tempdir().unwrap();
    let position = folder.path().join("position.fen");
    fs::write(&position, "3akae2/9/4e4/9/3RC4/9/9/9/4H4/3AK4 b - - 0 1\n").unwrap();
    let options = ["-timeControl", "0:03", "-timeIncrement", "0.02", "-ponder", "-loadPositionFile"];
    let Some(played) = play(folder.path(), &[&options[..], &[position.to_str().unwrap()]].concat()) else {
        return;
    };
    played.is_whole();
    assert!(!played.record.is_from_start() && played.talk.contains(": hard"));
    assert!(played.record.result != GameResult::Open, "{}", played.pgn);
    assert!(!played.pgn.contains("time"), "{}", played.pgn);
}
