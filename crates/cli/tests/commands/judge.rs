use super::{chuhe, said};

/// A chariot chases an unprotected horse for ever.
const CHASE: [&str; 13] = [
    "judge",
    "--fen",
    "3k4n/9/9/9/9/9/9/9/9/4K2R1 w",
    "--moves",
    "h0i0",
    "i9h7",
    "i0h0",
    "h7i9",
    "h0i0",
    "i9h7",
    "i0h0",
    "h7i9",
    "--explain",
];

#[test]
fn a_chase_is_judged_and_explained() {
    assert_eq!(
        said(".", &CHASE, ""),
        "Rules: WXF rules
Black wins: perpetual chase by Red
The position came up 3 times, and with every move in between Red attacked the same piece of Black’s, the horse on i9. \
         Red had to play something else, and so loses.

   1  Red  h0i0  chariot i0 chases horse i9
   2  Black  i9h7  attacks nothing
   3  Red  i0h0  chariot h0 chases horse h7
   4  Black  h7i9  attacks nothing
   5  Red  h0i0  chariot i0 chases horse i9
   6  Black  i9h7  attacks nothing
   7  Red  i0h0  chariot h0 chases horse h7
   8  Black  h7i9  attacks nothing
"
    );
    let chinese = said(".", &[&CHASE[..], &["--lang", "zh-Hans"]].concat(), "");
    assert!(chinese.contains("   1  红方  h0i0  i0 的车捉 i9 的马\n"), "{chinese}");
    let moves = ["车二平一", "H9+8", "X1-2", "馬8退9"];
    let mixed = said(".", &[&CHASE[..3], &["--moves"], &moves, &moves].concat(), "");
    assert!(mixed.starts_with("Rules: WXF rules\nBlack wins: perpetual chase by Red\n"), "{mixed}");
    let simple = said(".", &[&CHASE[..12], &["--rules", "simple"]].concat(), "");
    assert!(simple.contains("\nDraw by repetition\n"), "{simple}");
}

#[test]
fn a_verdict_for_programs() {
    let verdict = said(".", &[&CHASE[..12], &["--json"]].concat(), "");
    let verdict: serde_json::Value = serde_json::from_str(&verdict).unwrap();
    assert_eq!(verdict["result"], "black wins");
    assert_eq!((&verdict["rule"], &verdict["rules"]), (&"perpetual-chase".into(), &"wxf".into()));
    assert_eq!(verdict["reason"]["id"], "verdict-perpetual-chase");
    assert_eq!(verdict["reason"]["args"]["square"], "i9");
    let first = &verdict["cycle"][0];
    assert_eq!((&first["ply"], &first["move"], &first["color"]), (&1.into(), &"h0i0".into(), &"red".into()));
    assert_eq!(
        first["labels"][0]["args"],
        serde_json::json!({ "role": "horse", "square": "i9", "by-role": "chariot", "from": "i0" })
    );
    let ongoing = said(".", &["judge", "--json", "--moves", "h2e2"], "");
    let ongoing: serde_json::Value = serde_json::from_str(&ongoing).unwrap();
    assert_eq!(ongoing["result"], "ongoing");
    assert!(ongoing["rule"].is_null() && ongoing["reason"].is_null());
}

#[test]
fn a_file_of_games_is_judged_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_string()
    };
    let games = write("games.fen", "# two games\n\nstartpos moves h2e2\nR3k4/1R7/9/9/9/9/9/9/9/3K5 b\n");
    assert_eq!(
        said(".", &["judge", &games], ""),
        "Rules: WXF rules\nThe game goes on.\nRules: WXF rules\nRed wins by checkmate\nCheckmate: Black’s general cannot escape.\n"
    );
    let own = write("club.rules", "base = simple\nname = our-club\noccurrences = 2\n");
    let verdict = said(".", &["judge", "--rules", &own, "--moves", "h0g2", "h9g7", "g2h0", "g7h9"], "");
    assert!(verdict.starts_with("Rules: Own rules: our-club\nDraw by repetition\n"), "{verdict}");

    let refused = |arguments: &[&str], expected: &str| {
        let output = chuhe(".", arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(expected), "{error}");
    };
    let illegal = write("illegal.fen", "startpos moves h2e2\nstartpos moves h2e2 b9d8\n");
    refused(
        &["judge", &illegal],
        "illegal.fen:2: Move 2 (b9d8): The horse’s leg is blocked. The black elephant on c9 stands in its way.\n",
    );
    refused(&["judge", "--moves", "h2e2", "xx"], "chuhe: Move 2 (xx): “xx” is not a move.");
    refused(&["judge", "--moves", "炮二平五", "马8进8"], "chuhe: Move 2 (马8进8): No piece can make");
    refused(&["judge", "--fen", "9/9 w"], "The position has 2 rows; it needs 10.");
    refused(&["judge", &write("empty.fen", "# nothing\n")], "found no game, expected a FEN on each line");
    refused(&["judge", "--moves", "h2e2", "--rules", "chess"], "There is no rule set “chess”");
    let bad = |rules: &str, lang: &str, expected: &str| {
        let file = write("bad.rules", rules);
        refused(&["judge", "--lang", lang, "--moves", "h2e2", "--rules", &file], expected);
    };
    let limit = "name = ours\nquiet-limit = -5\n";
    bad(limit, "en", "bad.rules: Line 2: “-5” is no value for quiet-limit. Allowed: 0–9999.");
    bad(limit, "nb", "bad.rules: Linje 2: «-5» er ingen verdi for quiet-limit. Tillatt: 0–9999.");
    bad("base = chess", "en", "Allowed: wxf, axf, cxa-lite, simple,");
    bad("colour = red", "en", "Line 1: there is no setting “colour”. There are: base, name, goal, first,");
    bad("dead = no", "zh-Hans", "可用的值：never, no-attackers, no-mate, no-forced-mate。");
    bad(
        "name = Our Club",
        "ro",
        "Rândul 1: „Our Club” nu poate fi numele unui set. Sunt permise cel mult 40",
    );
    refused(&["judge", folder.path().join("none.fen").to_str().unwrap()], "none.fen: No such file");
}
