//! What holds for every move of every position.

use chuhe_notation::{
    Digits, FirstRank, Notation, ParseError, RankBase, Script, Tandem, parse_any, parse_by,
};
use chuhe_rules::{Color, Move, Piece, Position, Reason, Role, RuleSet, Setup, Square};
use proptest::prelude::*;

fn position(fen: &str) -> Position {
    Position::try_from(Setup::from_fen(fen).unwrap()).unwrap()
}

/// Positions where soldiers share files, which a walk from the start seldom reaches.
const CROWDED: [&str; 4] = [
    "3k5/9/2P3P2/2P3P2/2P6/9/9/9/9/5K3 w - - 0 1",
    "5k3/9/9/9/9/2p3p2/2p3p2/6p2/9/3K5 b - - 0 1",
    "3k5/6P2/6P2/6P2/6P2/9/6P2/9/9/5K3 w - - 0 1",
    "2b1k1b2/9/2n1c4/4c4/2n1p4/2P1N1B2/4C4/4N4/9/R1BAKA3 w - - 0 1",
];

/// What a text in a notation with an unusual way to count ranks is read as if nothing says which it is.
fn usual(notation: Notation) -> Notation {
    match notation {
        Notation::Uci(_) => Notation::Uci(RankBase::Zero),
        Notation::Western(_) => Notation::Western(RankBase::One),
        Notation::ChessOfChina(_) => Notation::ChessOfChina(FirstRank::Far),
        other => other,
    }
}

fn every_move_survives(position: &Position) {
    for mv in position.legal_moves() {
        for notation in Notation::all() {
            let text = notation.text(mv, position);
            assert_eq!(notation.parse(&text, position), Ok(mv), "{text} in {position}");
            // Without the notation's name a text is the same move, or one of several, or what is usual.
            match parse_any(&text, position) {
                Ok(read) if read == mv => {}
                Err(ParseError::Ambiguous { moves, .. }) if moves.contains(&mv) => {}
                other => {
                    assert_ne!(usual(notation), notation, "{text} is read as {other:?} in {position}");
                    assert_eq!(other, usual(notation).parse(&text, position), "{text} in {position}");
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if chuhe_testkit::slow() { 5_000 } else { 150 }))]

    #[test]
    fn what_is_written_is_read_back(
        start in 0..=CROWDED.len(),
        picks in prop::collection::vec(any::<prop::sample::Index>(), 0..120),
    ) {
        let mut position = CROWDED.get(start).map_or_else(Position::start, |fen| position(fen));
        for (ply, pick) in picks.into_iter().enumerate() {
            if ply % 10 == 0 {
                every_move_survives(&position);
            }
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[pick.index(moves.len())]);
        }
    }

    /// Soldiers across the river on three files, so that most share one, and pairs of other pieces on two.
    #[test]
    fn what_is_written_of_many_tandems_is_read_back(
        soldiers in prop::collection::vec((0..2usize, 0..3usize, 0..5usize), 10),
        pairs in prop::collection::vec((0..2usize, 0..3usize, 0..2usize, 0..10usize), 0..12),
        turn in 0..2usize,
    ) {
        let mut setup = Setup::empty();
        setup.turn = Color::ALL[turn];
        let mut put = |color: usize, role: Role, file: usize, rank: usize| {
            let piece = Piece::new(Color::ALL[color], role);
            let on_board = setup.pieces().filter(|(_, other)| *other == piece).count();
            let place = &mut setup.board[9 * rank + file];
            if place.is_none() && on_board < role.count_at_start() {
                *place = Some(piece);
            }
        };
        put(0, Role::General, 3, 0);
        put(1, Role::General, 5, 9);
        for (color, file, rank) in soldiers {
            put(color, Role::Soldier, 1 + 3 * file, if color == 0 { 5 + rank } else { rank });
        }
        for (color, role, file, rank) in pairs {
            put(color, [Role::Horse, Role::Chariot, Role::Cannon][role], 2 * file, rank);
        }
        every_move_survives(&Position::of_diagram(setup).unwrap());
    }

    #[test]
    fn no_text_upsets_the_reader(text in ".{0,12}") {
        let _ = parse_any(&text, &Position::start());
    }

    #[test]
    fn no_sequence_of_move_characters_upsets_the_reader(
        text in "[炮馬车前後中一五三18兵卒平進退+=.\\-CcPaeKGhR79（]{0,7}",
        start in 0..CROWDED.len(),
    ) {
        let position = position(CROWDED[start]);
        if let Ok(mv) = parse_any(&text, &position) {
            prop_assert!(position.is_legal(mv));
        }
    }

    #[test]
    fn any_move_has_a_text(from in 0..90usize, to in 0..90usize, start in 0..CROWDED.len()) {
        let square = |index| Square::try_new(index).unwrap();
        if let Some(mv) = Move::try_new(square(from), square(to)) {
            for notation in Notation::all() {
                prop_assert!(notation.text(mv, &position(CROWDED[start])).chars().count() >= 2);
            }
        }
    }
}

#[track_caller]
fn reads(fen: &str, mv: &str, texts: &[&str]) {
    let position = position(fen);
    for text in texts {
        assert_eq!(parse_any(text, &position), Ok(mv.parse().unwrap()), "{text}");
    }
}

const START: &str = "startpos";

#[test]
fn habits_of_other_programs() {
    reads(
        START,
        "h2e2",
        &[
            "炮二平五",
            "砲二平五",
            "包2平5",
            "炮２平５",
            " 炮 二 平 五 ",
            "炮二平五!",
            "炮二平五（中炮）",
            "炮贰平伍",
            "C2=5",
            "c2.5",
            "Ｃ２＝５",
            "C2=5!?",
            "H2-E2",
            "h2 e2",
            "H2E2",
            "h3e3",
            "H3-E3",
            "Che3",
            "Che2",
            "Ch3-e3",
            "Chxe3",
            "P2-5",
            "P2–5",
            "p2-5",
            "62.5",
            "C 82-85",
            "C 32-35",
            "炮 (32)–35",
            "砲82－85",
        ],
    );
    let taking = "3k5/9/9/2p6/2P1p4/4P4/9/9/9/5K3 w";
    reads(taking, "e4e5", &["exe6", "Pxe6", "xe6", "e5xe6", "e6", "Pe6", "e4e5", "B5.1", "C5.1", "兵五上1"]);
    reads("3k5/9/9/9/9/9/9/R8/9/4K3R w", "a2d2", &["Rd3#", "Rad3", "R3d3", "Ra3-d3++"]);
    reads(START, "b0c2", &["M8.7", "m8.7", "Hc3", "Nbc3", "H 108-87", "馬 18-37", "⾺⼋进七", "馬八進七"]);
    reads("3k5/9/R8/9/9/R8/9/9/9/4K4 w", "a7b7", &["Xt-8", "Xtr-8", "X t – 8", "R+.8", "+R=8"]);
    reads(START, "h0g2", &["马二进三", "傌二進三", "馬2上3", "H2+3", "N2+3"]);
    reads(START, "e0e1", &["帅五进一", "將五進一", "K5+1", "G5+1"]);
    reads(START, "d0e1", &["士六进五", "A6+5", "G6+5"]);
    reads(START, "c0e2", &["象七進五", "E7+5", "B7+5", "M7+5"]);
    reads(START, "e3e4", &["卒五进一", "P5+1", "S5+1"]);
    let tandem = "3k5/9/9/4P4/4P4/9/9/9/9/5K3 w - - 0 1";
    reads(
        tandem,
        "e6f6",
        &["前兵平四", "兵前平四", "P+=4", "+P=4", "Pa=4", "15=4", "前5平四", "前兵五平四", "一兵平四"],
    );
    reads(tandem, "e5d5", &["后兵平六", "後兵平六", "P-=6", "-P.6", "Pb.6", "25=6", "-5=6", "二兵平六"]);
    // Elephants on one file, told apart by a sign in old files.
    reads("3k5/9/9/9/9/2B6/9/9/9/2B1K4 w - - 0 1", "c4e2", &["E+-5", "相七退五", "E7-5", "前相退五"]);
    // One cannon only, so the word of place says nothing.
    reads("3k5/9/9/9/9/9/9/4C4/9/5K3 w - - 0 1", "e2e5", &["前炮进三"]);
}

#[test]
fn refusals_say_why() {
    let start = Position::start();
    let id = |text: &str| parse_any(text, &start).unwrap_err().id();
    assert_eq!(id("hello"), "move-unreadable");
    assert_eq!(id(""), "move-unreadable");
    assert_eq!(id("炮二平"), "move-unreadable");
    assert_eq!(id("炮三平五"), "move-unmatched");
    assert_eq!(id("馬二平三"), "move-unmatched");
    assert_eq!(id("炮二进五"), "cannon-no-screen");
    assert_eq!(id("马二进四"), "horse-leg-blocked");
    assert_eq!(id("a0a5"), "path-blocked");
    let double = position("3k5/9/2P3P2/2P3P2/9/9/9/9/9/5K3 w - - 0 1");
    match parse_any("前兵进一", &double) {
        Err(ParseError::Ambiguous { moves, .. }) => assert_eq!(moves.len(), 2),
        other => panic!("expected two moves, found {other:?}"),
    }
}

#[test]
fn every_notation_has_a_name() {
    let mut names: Vec<&str> = Notation::all().map(Notation::id).collect();
    for (notation, name) in Notation::all().zip(&names) {
        assert_eq!(name.parse(), Ok(notation));
    }
    for script in [Script::Traditional, Script::Simplified] {
        for digits in [Digits::BySide, Digits::FullWidth, Digits::AllChinese] {
            for tandem in [Tandem::Numbered, Tandem::ByFile] {
                let notation = Notation::Chinese { script, digits, tandem };
                assert_eq!(notation.id().parse(), Ok(notation));
            }
        }
    }
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
    let error = "chess".parse::<Notation>().unwrap_err();
    assert!(error.to_string().starts_with("found \"chess\", expected one of chinese-simplified "), "{error}");
}

/// Where the general may be captured it may go into danger, and every notation is read as elsewhere.
#[test]
fn rules_decide_which_two_points_are_a_move() {
    let position = position("3k5/9/9/9/9/4r4/9/9/9/5K3 w");
    let read = |text: &str, rules: &str| parse_by(text, &position, &RuleSet::named(rules).unwrap());
    let into_danger = "f0e0".parse().unwrap();
    assert_eq!(read(" f0e0", "capture"), Ok(into_danger));
    assert_eq!(read("f0e0", "wxf").unwrap_err().id(), "general-left-in-check");
    for text in ["f0f1", "f1f2", "帅四进一", "K4+1"] {
        assert_eq!(read(text, "capture"), read(text, "wxf"), "{text}");
        assert_eq!(read(text, "wxf"), Ok("f0f1".parse().unwrap()), "{text}");
    }
    assert_eq!(read("f0f5", "capture").unwrap_err().id(), read("f0f5", "wxf").unwrap_err().id());
}
