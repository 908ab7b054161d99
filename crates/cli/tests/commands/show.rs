use std::fs;

use super::{chuhe, refused, said};

const GAMES: &str = "\
[Event \"First\"]
[Red \"A\"]
[Black \"B\"]
[Result \"1-0\"]

1. C2=5 H8+7 1-0

[Event \"Cup \x1b[31m\"]
[Red \"胡荣华\"]
[Black \"杨官璘\"]
[Result \"1/2-1/2\"]

{About the game} 1. C2=5! {a comment
in two lines} H8+7 (1. … H2+3 {other horse} 2. H2+3 (2. P7+1)) 2. H2+3 1/2-1/2
";

fn file() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("g.pgn"), GAMES).unwrap();
    (folder, "g.pgn".to_owned())
}

#[test]
fn a_game_is_printed_where_nobody_can_step() {
    let (folder, file) = file();
    assert_eq!(
        said(folder.path(), &["show", &file, "--game", "2"], ""),
        "Game 2 of 2
Red: 胡荣华
Black: 杨官璘
Event: Cup [31m
Result: 1/2-1/2

About the game

1. C2=5!
  a comment
  in two lines
1. … H8+7
  (1. … H2+3
    other horse
  2. H2+3
    (2. P7+1))
2. H2+3
1/2-1/2
"
    );
    let chinese = said(folder.path(), &["show", &file, "--lang", "zh-Hans"], "");
    assert!(
        chinese.starts_with("第 1 局，共 2 局\n红方：A\n黑方：B\n")
            && chinese.contains("1. 炮二平五 马8进7\n"),
        "{chinese}"
    );
    let western = said(folder.path(), &["show", &file, "--notation", "western"], "");
    assert!(western.contains("1. Che3 Hg8\n"), "{western}");
    let vietnamese = said(folder.path(), &["show", &file, "--lang", "vi"], "");
    assert!(vietnamese.contains("1. P2-5 M8.7\n"), "{vietnamese}");
}

#[test]
fn marks_clocks_and_drawings_are_shown_as_text() {
    let (folder, _) = file();
    let game = "{[%csl Ge3] about} 1. C2=5!? $14 {[%clk 0:09:58] [%eval -0.35] [%csl Ge3,Ra0] [%cal Yh2e2]} H8+7 {[%eval #3]} *";
    let text = said(folder.path(), &["show", "-"], game);
    let expected = "about\n\n○e3\n\n1. C2=5!? $14 [0:09:58] [-0.35] [○e3 ○a0 h2→e2] H8+7 [#3]\n";
    assert!(text.ends_with(expected), "{text}");
}

#[test]
fn the_tree_is_walked_with_words_numbers_and_moves() {
    let (folder, file) = file();
    let input = "\n2\n炮二平五\nH2+3\nup\nback\nback\nback\nlast\nfirst\nh0g2\nflip\nmoves\nquit\n";
    let talk = said(folder.path(), &["show", &file, "--game", "2", "--step"], input);
    let steps: Vec<&str> = talk.split("\n> ").collect();
    assert!(steps[0].contains("About the game\n") && steps[0].ends_with("Goes on: 1) C2=5!"), "{talk}");
    assert!(
        steps[1].contains("\n1. C2=5!\n  a comment\n  in two lines\nGoes on: 1) H8+7   2) H2+3"),
        "{talk}"
    );
    assert!(steps[2].contains("\n1. … H2+3\n  other horse\nGoes on: 1) H2+3   2) P7+1"), "{talk}");
    assert!(steps[3].ends_with("“炮二平五” is not how the game goes on here."), "{talk}");
    assert!(steps[4].contains("\n2. H2+3\nThe line ends here: 1/2-1/2"), "{talk}");
    assert!(steps[5].contains("\n1. C2=5!\n"), "up leads to where the variation begins: {talk}");
    assert!(
        steps[6].contains("Goes on: 1) C2=5!") && steps[7].ends_with("There is nothing in that direction."),
        "{talk}"
    );
    assert!(steps[9].contains("The line ends here"), "{talk}");
    assert!(steps[11].ends_with("“h0g2” is not how the game goes on here."), "{talk}");
    assert!(steps[12].contains("    i   h   g   f   e   d   c   b   a\n"), "{talk}");
    assert!(steps[13].contains("(1. … H2+3"), "{talk}");
    assert!(talk.ends_with("Goodbye.\n"), "{talk}");
    assert!(!talk.contains('\u{1b}'));
}

#[test]
fn what_is_not_there_is_said() {
    let (folder, file) = file();
    let (code, error) = refused(folder.path(), &["show", &file, "--game", "3"], "");
    assert_eq!((code, error.as_str()), (1, "chuhe: There is no game 3: the games are 1 to 2.\n"));
    let (_, error) = refused(folder.path(), &["show", "none.pgn"], "");
    assert!(error.starts_with("chuhe: There is no file “none.pgn”."), "{error}");
    fs::write(folder.path().join("x.bin"), b"\0\x01").unwrap();
    let (_, error) = refused(folder.path(), &["show", "x.bin"], "");
    assert_eq!(error, "chuhe: x.bin: This is in no known format.\n");
    // A warning goes with the game that it is about.
    let broken = GAMES.replace("1. C2=5 H8+7", "1. C2=5 H8+6");
    let output = chuhe(folder.path(), &["show", "-"], broken);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && error.starts_with("-: game 1, move 2, byte "), "{error}");
    assert!(chuhe(folder.path(), &["show", &file], "").stderr.is_empty());
}

#[test]
fn a_game_is_shown_from_the_database() {
    use chuhe_play::{Act, Choice, Command, Control, GameId, PlayerId, Session, Span, Terms, Time};
    use chuhe_rules::Color;
    use chuhe_store::{Database, Options, UnixMillis, Write};

    let folder = tempfile::tempdir().unwrap();
    let (game, at) = (GameId(0x5eed), UnixMillis(1_796_042_096_000));
    let terms = Terms::standard(Control::Fischer { time: Span::minutes(5), increment: Span::seconds(3) });
    let mut session = Session::new(terms.clone()).unwrap();
    let mut batch = vec![Write::Create { game, terms, at }];
    let mv = |ply, mv: &str| Act::Move { ply, mv: mv.parse().unwrap(), lag: Span::ZERO };
    for (nonce, player, act) in [
        (1, 7, Act::Join(Choice::Color(Color::Red))),
        (1, 8, Act::Join(Choice::Any)),
        (2, 7, mv(0, "h2e2")),
        (2, 8, mv(1, "h9g7")),
        (3, 7, Act::Resign),
    ] {
        let command = Command::Player { player: PlayerId(player), nonce, act };
        let events = session.apply(Time(u64::from(nonce) * 1_000), command).unwrap();
        batch.extend(events.into_iter().map(|event| Write::Append { game, event, at }));
    }
    let database = Database::file(folder.path().join("games.db"));
    let mut store = database.open(&Options::default()).unwrap();
    store.commit(&batch).unwrap();

    // A server may have it open.
    let id = game.to_string();
    assert_eq!(
        said(folder.path(), &["show", "--database", "games.db", "--game", &id], ""),
        format!(
            "{id}
Date: 2026.11.30
TimeControl: 300+3
Termination: normal
Result: 0-1
Black wins by resignation

1. C2=5 [0:05:00] H8+7 [0:05:00]
0-1
"
        )
    );
    assert_eq!(said(folder.path(), &["backup", "--database", "games.db", "copy.db"], ""), "");
    assert!(said(folder.path(), &["show", "--database", "copy.db", "--game", &id], "").ends_with("\n0-1\n"));
    let (_, error) = refused(folder.path(), &["backup", "--database", "games.db", "copy.db"], "");
    assert_eq!(error, "chuhe: the database cannot be copied: there is a file copy.db already\n");
    let (_, error) = refused(folder.path(), &["show", "--database", "games.db", "--game", "11111111111"], "");
    assert_eq!(error, "chuhe: There is no game 11111111111 in this database.\n");
    let (_, error) = refused(folder.path(), &["show", "--database", "none.db", "--game", &id], "");
    assert!(error.starts_with("chuhe: the database cannot be reached: "), "{error}");
    let (_, error) = refused(folder.path(), &["show", "--database", "games.db", "--game", "1"], "");
    assert_eq!(error, "chuhe: expected 11 letters and digits, none of them 0, O, I or l\n");
    let (_, error) = refused(folder.path(), &["show", "--database", "games.db"], "");
    assert!(error.contains("--game <GAME>"), "{error}");
    for name in ["0", "1O", "x"] {
        let (_, error) = refused(folder.path(), &["show", "g.pgn", "--game", name], "");
        assert!(error.contains("expected a number from 1"), "{error}");
    }
}
