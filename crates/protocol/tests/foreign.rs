//! What other programs' engines are told, and how they are understood.

use chuhe_engine::Score;
use chuhe_protocol::{Best, Command, Dialect, Foreign, Go, Heard, NotOffered, Thought};
use chuhe_rules::{ByColor, Color, Game, RuleSet};
use proptest::prelude::*;

/// An engine that has introduced itself with these lines.
fn engine(dialect: Dialect, lines: &[&str]) -> Foreign {
    let mut engine = Foreign::new(dialect, None);
    for line in lines {
        engine.hear(line);
    }
    engine
}

/// As `Fairy-Stockfish`, `Pikafish` and `ElephantEye` introduce themselves, shortened.
const FAIRY: [&str; 6] = [
    "id name Fairy-Stockfish 14",
    "option name Debug Log File type string default <empty>",
    "option name Hash type spin default 16 min 1 max 33554432",
    "option name UCI_Variant type combo default chess var chess var xiangqi var makruk",
    "option name Use NNUE type check default true",
    "uciok",
];
const PIKAFISH: [&str; 4] = [
    "id name Pikafish 2026",
    "option name Threads type spin default 1 min 1 max 1024",
    "option name Clear Hash type button",
    "option name nodestime type spin default 0 min 0 max 10000",
];
const ELEPHANT: [&str; 5] = [
    "id name ElephantEye 3.31",
    "option usemillisec type check default false",
    "option randomness type combo var none var tiny default none",
    "option newgame type button",
    "ucciok",
];

#[test]
fn engines_are_known_by_what_they_say() {
    let fairy = engine(Dialect::Uci, &FAIRY);
    assert_eq!((fairy.name(), fairy.first_rank()), (Some("Fairy-Stockfish 14"), 1));
    let variant = fairy.offer("uci_variant").unwrap();
    assert_eq!((variant.kind.as_str(), variant.default.as_str()), ("combo", "chess"));
    assert_eq!(variant.choices, ["chess", "xiangqi", "makruk"]);
    assert_eq!(fairy.offer("debug log file").unwrap().default, "<empty>");
    let elephant = engine(Dialect::Ucci, &ELEPHANT);
    assert_eq!((elephant.name(), elephant.first_rank()), (Some("ElephantEye 3.31"), 0));
    assert_eq!(elephant.offer("randomness").unwrap().choices, ["none", "tiny"]);
    assert_eq!(engine(Dialect::Uci, &PIKAFISH).first_rank(), 0);
}

#[test]
fn options_are_set_in_the_engines_language() {
    let rules = RuleSet::named("axf").unwrap();
    let wanted = |options: &[(&str, &str)]| -> Vec<(String, String)> {
        options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    };
    let set_up = |engine: &Foreign, options: &[(&str, &str)]| engine.set_up(&rules, &wanted(options));
    assert_eq!(
        set_up(&engine(Dialect::Uci, &FAIRY), &[("hash", "64"), ("Use NNUE", "false")]).unwrap(),
        [
            "setoption name UCI_Variant value xiangqi",
            "setoption name Hash value 64",
            "setoption name Use NNUE value false"
        ]
    );
    assert_eq!(
        set_up(&engine(Dialect::Uci, &PIKAFISH), &[("Clear Hash", "")]).unwrap(),
        ["setoption name Clear Hash"]
    );
    assert_eq!(
        set_up(&engine(Dialect::Ucci, &ELEPHANT), &[("randomness", "tiny")]).unwrap(),
        ["setoption usemillisec true", "setoption randomness tiny"]
    );
    let ours = engine(Dialect::Uci, &["option name Rules type combo default wxf var wxf var axf"]);
    assert_eq!(set_up(&ours, &[]).unwrap(), ["setoption name Rules value axf"]);
    assert_eq!(
        set_up(&ours, &[("Rules", "wxf")]).unwrap(),
        ["setoption name Rules value wxf"],
        "who asks is heard"
    );
    assert_eq!(set_up(&ours, &[("Magic", "1")]), Err(NotOffered { option: "Magic".into() }));
    assert_eq!(engine(Dialect::Uci, &PIKAFISH).new_game().as_deref(), Some("ucinewgame"));
    assert_eq!(engine(Dialect::Ucci, &ELEPHANT).new_game().as_deref(), Some("setoption newgame"));
    assert_eq!(engine(Dialect::Ucci, &[]).new_game(), None);
}

#[test]
fn a_search_without_end_is_asked_for_in_each_language() {
    let go = Go { infinite: true, ..Go::default() };
    for dialect in [Dialect::Uci, Dialect::Ucci] {
        assert_eq!(engine(dialect, &[]).go(&go, Color::Red), "go infinite");
    }
    // There is no word for it: ten hours are as good.
    let cecp = engine(Dialect::Cecp, &[]).go(&go, Color::Red);
    assert!(cecp.starts_with("st 36000\n") && cecp.ends_with("\ngo"), "{cecp}");
}

#[test]
fn a_bound_is_told_from_a_score() {
    let mut uci = engine(Dialect::Uci, &PIKAFISH);
    for (line, is_bound) in [
        ("info depth 9 score cp 20 lowerbound nodes 5 pv h2e2", true),
        ("info depth 9 score cp 20 upperbound nodes 5 pv h2e2", true),
        ("info depth 9 score cp 20 nodes 5 pv h2e2", false),
    ] {
        let Heard::Thought(thought) = uci.hear(line) else { panic!("{line}") };
        assert_eq!((thought.is_bound, thought.nodes), (is_bound, Some(5)), "{line}");
    }
}

#[test]
fn a_game_is_shown_as_each_language_has_it() {
    let game = Game::from_fen("startpos moves h2e2 h9g7 e2e6 b9c7 h0g2").unwrap();
    assert_eq!(
        engine(Dialect::Uci, &FAIRY).position(&game),
        "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h3e3 h10g8 e3e7 b10c8 h1g3"
    );
    assert!(engine(Dialect::Uci, &PIKAFISH).position(&game).ends_with(" moves h2e2 h9g7 e2e6 b9c7 h0g2"));
    // In UCCI the FEN is the position after the last capture.
    assert_eq!(
        engine(Dialect::Ucci, &ELEPHANT).position(&game),
        "position fen rnbakab1r/9/1c4nc1/p1p1C1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR b - - 0 2 moves b9c7 h0g2"
    );
}

#[test]
fn a_move_is_asked_for_as_each_language_has_it() {
    let (uci, ucci) = (engine(Dialect::Uci, &PIKAFISH), engine(Dialect::Ucci, &ELEPHANT));
    let seconds = engine(Dialect::Ucci, &[]);
    let clock = Go {
        remaining: ByColor { red: Some(60_000), black: Some(50_000) },
        increment: ByColor { red: 1_000, black: 2_000 },
        ..Go::default()
    };
    for (go, in_uci, in_ucci, in_seconds) in [
        (Go { nodes: Some(5), ..Go::default() }, "go nodes 5", "go nodes 5", "go nodes 5"),
        (Go { depth: Some(5), ..Go::default() }, "go depth 5", "go depth 5", "go depth 5"),
        (Go { move_time: Some(70), ..Go::default() }, "go movetime 70", "go infinite", "go infinite"),
        (
            clock,
            "go wtime 60000 btime 50000 winc 1000 binc 2000",
            "go time 50000 increment 2000 opptime 60000 oppincrement 1000",
            "go time 50 increment 2 opptime 60 oppincrement 1",
        ),
    ] {
        assert_eq!(uci.go(&go, Color::Black), in_uci);
        assert_eq!(ucci.go(&go, Color::Black), in_ucci);
        assert_eq!(seconds.go(&go, Color::Black), in_seconds);
        assert_eq!((uci.stop_after(&go), ucci.stop_after(&go)), (None, go.move_time));
    }
}

#[test]
fn what_an_engine_says_is_understood() {
    let mut uci = engine(Dialect::Uci, &[]);
    let thought = |depth, score, nodes| Heard::Thought(Thought { depth, score, nodes, ..Thought::default() });
    let line = |line, depth, score, moves: &str| {
        let moves = Some(moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect());
        Heard::Thought(Thought { line, depth: Some(depth), score: Some(score), moves, ..Thought::default() })
    };
    let best =
        |mv: Option<&str>, resigns| Heard::Best(Best { mv: mv.map(ToOwned::to_owned), draw: false, resigns });
    for (line, heard) in [
        ("uciok", Heard::Hello),
        ("readyok", Heard::Ready),
        (
            "info depth 9 seldepth 12 score cp -34 nodes 1234 nps 99",
            thought(Some(9), Some(Score::Centipawns(-34)), Some(1234)),
        ),
        (
            "info depth 9 multipv 2 score cp 5 pv h2e2 h9g7 depth 3",
            line(Some(2), 9, Score::Centipawns(5), "h2e2 h9g7"),
        ),
        ("info depth 3 score cp 20000", thought(Some(3), Some(Score::WinByRule), None)),
        ("info depth 3 score cp -20000", thought(Some(3), Some(Score::LossByRule), None)),
        ("info score mate 3", thought(None, Some(Score::MateIn(3)), None)),
        ("info score mate -2", thought(None, Some(Score::MatedIn(2)), None)),
        ("info depth 0 score mate 0", thought(Some(0), Some(Score::MatedIn(0)), None)),
        ("info string depth 3 score cp 5", thought(None, None, None)),
        ("info depth x nodes 99999999999999999999 score cp", thought(None, None, None)),
        ("info score 12", thought(None, None, None)),
        ("bestmove h2e2 ponder h9g7", best(Some("h2e2"), false)),
        ("bestmove (none)", best(None, false)),
        ("bestmove", best(None, false)),
        ("  bestmove   h2e2\r", best(Some("h2e2"), false)),
        ("hello", Heard::Other),
        ("", Heard::Other),
    ] {
        assert_eq!(uci.hear(line), heard, "{line}");
    }
    let mut ucci = engine(Dialect::Ucci, &[]);
    for (line, heard) in [
        ("ucciok", Heard::Hello),
        ("info depth 8 score -120 pv b2e2", line(None, 8, Score::Centipawns(-120), "b2e2")),
        ("info time 5 nodes 77", thought(None, None, Some(77))),
        ("bestmove h2e2 draw", Heard::Best(Best { mv: Some("h2e2".into()), draw: true, resigns: false })),
        ("bestmove h2e2 resign", best(Some("h2e2"), true)),
        ("nobestmove", best(None, false)),
    ] {
        assert_eq!(ucci.hear(line), heard, "{line}");
    }
}

proptest! {
    #[test]
    fn every_move_is_read_back(from in 0..90usize, to in 0..90usize, first_rank in 0..2u8) {
        prop_assume!(from != to);
        let engine = Foreign::new(Dialect::Uci, Some(first_rank));
        let square = |index| chuhe_rules::Square::try_new(index).unwrap();
        let mv = chuhe_rules::Move::new(square(from), square(to));
        prop_assert_eq!(engine.read(&engine.write(mv)), Some(mv));
    }

    #[test]
    fn no_line_is_too_much(line in ".{0,80}", dialect in 0..2usize) {
        let mut engine = Foreign::new(Dialect::ALL[dialect].0, None);
        for words in ["", "option ", "option name ", "info ", "info score ", "bestmove ", "id name "] {
            if let Heard::Best(Best { mv: Some(mv), .. }) = engine.hear(&format!("{words}{line}")) {
                engine.read(&mv);
            }
        }
        engine.set_up(&RuleSet::default(), &[]).unwrap();
    }

    #[test]
    fn a_request_is_read_back(
        depth: Option<u32>,
        nodes: Option<u64>,
        clocks: [Option<u32>; 2],
        increments: [u32; 2],
        infinite: bool,
    ) {
        let nodes = nodes.map(|nodes| nodes >> 1);
        let ([red, black], [plus_red, plus_black]) = (clocks, increments.map(u64::from));
        let go = Go {
            depth,
            nodes,
            remaining: ByColor { red: red.map(u64::from), black: black.map(u64::from) },
            increment: ByColor { red: plus_red, black: plus_black },
            infinite,
            ..Go::default()
        };
        prop_assert_eq!(Command::parse(&go.to_string()), Ok(Command::Go(go)));
    }
}
