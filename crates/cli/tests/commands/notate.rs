use super::{chuhe, said};

#[test]
fn moves_change_their_notation() {
    let moves = ["炮二平五", "h9g7", "H2+3", "Rh10", "X1-2"];
    for (name, expected) in [
        ("chinese-simplified", "炮二平五\n马8进7\n马二进三\n车9平8\n车一平二\n"),
        ("chinese-traditional", "炮二平五\n馬8進7\n馬二進三\n車9平8\n車一平二\n"),
        ("wxf", "C2=5\nH8+7\nH2+3\nR9=8\nR1=2\n"),
        ("iccs", "H2-E2\nH9-G7\nH0-G2\nI9-H9\nI0-H0\n"),
        ("uci", "h2e2\nh9g7\nh0g2\ni9h9\ni0h0\n"),
        ("uci-1-10", "h3e3\nh10g8\nh1g3\ni10h10\ni1h1\n"),
        ("western", "Che3\nHg8\nHg3\nRh10\nRh1\n"),
        ("vietnamese", "P2-5\nM8.7\nM2.3\nX9-8\nX1-2\n"),
        ("chess-of-china", "C 82-85\nH 108-87\nH 102-83\nR 109-108\nR 101-102\n"),
    ] {
        assert_eq!(said(".", &[&["notate", "--to", name], &moves[..]].concat(), ""), expected);
    }
    let chariots = ["notate", "--fen", "3k5/9/9/9/9/9/R8/R8/9/4K4 w", "--to", "wxf", "a3b3"];
    assert_eq!(said(".", &chariots, ""), "R+=8\n");
    assert_eq!(said(".", &[&chariots[..], &["--from", "uci-1-10"]].concat(), ""), "R-=8\n");
    // A move may begin as an option does.
    let tandem = "3k5/9/9/4P4/4P4/9/9/9/9/5K3 w";
    assert_eq!(said(".", &["notate", "--fen", tandem, "--to", "wxf", "--", "-P=6"], ""), "P-=6\n");
}

#[test]
fn a_move_that_cannot_be_notated_is_named() {
    let refused = |arguments: &[&str], expected: &str| {
        let output = chuhe(".", &[&["notate", "--to", "wxf", "--lang", "en"], arguments].concat(), "");
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]), "{arguments:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(expected), "{error}");
    };
    refused(
        &["炮二平五", "hello"],
        "chuhe: Move 2 (hello): “hello” is not a move. A move is written like h2e2, 炮二平五 or C2=5.\n",
    );
    refused(
        &["h2e2", "b9d8"],
        "Move 2 (b9d8): The horse’s leg is blocked. The black elephant on c9 stands in its way.\n",
    );
    refused(&["炮三平五"], "Move 1 (炮三平五): No piece can make the move “炮三平五”.");
    refused(&["h9g7"], "Move 1 (h9g7): That horse is Black’s. Red is to move.");
    let two_files = ["--fen", "3k5/9/2P3P2/2P3P2/9/9/9/9/9/5K3 w", "前兵进一"];
    refused(
        &two_files,
        "Move 1 (前兵进一): “前兵进一” fits more than one move. It can be any of these: g7g8, c7c8.\n",
    );
    refused(&["--fen", "9/9 w", "h2e2"], "The position has 2 rows; it needs 10.");
    refused(&["--fen", "9/9/9/9/9/9/9/9/9/3K5 w", "d0d1"], "general");
    let output = chuhe(".", &["notate", "h2e2", "--to", "chess"], "");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        output.status.code() == Some(2) && error.contains("expected one of chinese-simplified"),
        "{error}"
    );
}
