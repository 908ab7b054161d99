use super::*;

const GAME: &str = "3k5/R8/9/2p6/9/1r7/9/9/9/4K3R w";

fn game(moves: &str) -> Game {
    let mut game = Game::from_fen(GAME).unwrap();
    for word in moves.split_whitespace() {
        game.play_on(word.parse().unwrap()).unwrap();
    }
    game
}

/// Asks about a game at a place, and gives the number of the question.
fn ask(facts: &mut Facts, place: &str, moves: &str) -> u64 {
    let question = facts.look(Some(place), || Some(game(moves))).expect("a question");
    let head = question.lines().next().unwrap();
    head.strip_prefix("explain ").unwrap().parse().unwrap()
}

const HANGS: &str = "fact-hangs\ti4 b4\tb4i4\tcolor=red\trole=chariot\tsquare=i4\tby-color=black\tby-role=chariot\tby-square=b4";

const SEEN: &str = "fact-hangs\tb4 i4\ti4b4\tcolor=black\trole=chariot\tsquare=b4\tby-color=red\tby-role=chariot\tby-square=i4";

/// A blunder, as the worker tells it.
fn blundered() -> Facts {
    let mut facts = Facts::default();
    let id = ask(&mut facts, "b", "i0i4");
    facts.hear(&format!("facts\t{id}\nfact\t{HANGS}\nfact\t{SEEN}"));
    facts.hear(&format!(
        "mistake\t{id}\treview-blunder\ti0i9\ncost\t{HANGS}\ngain\tfact-mate-now\ti0\ti0i9\tfrom=i0\tcount=1"
    ));
    facts.hear(&format!("explained\t{id}"));
    facts
}

#[test]
fn a_place_is_asked_about_once_with_the_way_to_it() {
    let mut facts = Facts::default();
    let question = facts.look(Some("a"), || Some(game("i0i4"))).unwrap();
    assert_eq!(question, format!("explain 1\nrules wxf\nposition fen {GAME} - - 0 1 moves i0i4"));
    assert_eq!(facts.look(Some("a"), || unreachable!()), None);
    facts.hear("facts\t1\nfact\tfact-hangs\ti4\t");
    facts.hear("explained\t1");
    assert_eq!(ask(&mut facts, "b", ""), 2);
    assert!(facts.facts().is_empty());
    // An answer to the question before.
    facts.hear("facts\t1\nfact\tfact-hangs\ti4\t");
    assert!(facts.facts().is_empty());
    assert_eq!(facts.look(Some("a"), || Some(game("i0i4"))), None, "it is known");
    assert_eq!(facts.facts().len(), 1);
    // What was not told to the end is asked again.
    assert_eq!(ask(&mut facts, "b", ""), 3);
    assert_eq!(facts.look(None, || unreachable!()), None);
    // A board that no game can have.
    assert_eq!(facts.look(Some("c"), || None), None);
}

#[test]
fn what_the_worker_wrote_is_kept_by_its_place() {
    let mut facts = Facts::default();
    let id = ask(&mut facts, "b", "i0i4");
    facts.hear(&format!("facts\t{id}\nfact\t{HANGS}\nfact\t{SEEN}"));
    assert_eq!(facts.facts()[0].text, HANGS);
    let facts = blundered();
    assert_eq!((facts.facts().len(), facts.facts()[0].text.as_str()), (1, SEEN), "nothing is said twice");
    assert_eq!(facts.fact(MOST_FACTS).map(|fact| fact.text.as_str()), Some(HANGS), "what it costs");
    let gain = facts.fact(MOST_POINTS - 1).expect("what the better move does");
    assert!(gain.text.starts_with("fact-mate-now\t"), "{gain:?}");
    let blame = facts.blame().unwrap();
    assert_eq!((blame.grade.as_str(), blame.better), ("review-blunder", "i0i9".parse().ok()));
}

#[test]
fn what_is_pointed_out_is_on_the_board_until_it_is_touched_again() {
    let mut facts = blundered();
    assert_eq!(facts.marks(), None);
    facts.point_out(0);
    let (points, arrows) = facts.marks().unwrap();
    assert_eq!(points, ["b4", "i4"].iter().map(|point| point.parse::<Square>().unwrap()).collect());
    let shown: Vec<_> = arrows.iter().map(|arrow| (arrow.kind, arrow.from, arrow.to)).collect();
    let [from, to] = ["i4", "b4"].map(|point| point.parse().unwrap());
    assert_eq!(shown, [(ArrowKind::Attack, from, to)]);
    facts.point_out(0);
    assert_eq!(facts.marks(), None);
    facts.point_out(1);
    assert_eq!(facts.marks(), Some((Bitboard::EMPTY, Vec::new())), "there is no second fact");
}

#[test]
fn the_better_move_is_an_arrow_of_the_position_before() {
    let mut facts = blundered();
    let better = (0..MOST_POINTS).find(|place| Facts::is_better(*place)).unwrap();
    assert_eq!(facts.fact(better), None);
    facts.point_out(better);
    let (points, arrows) = facts.marks().unwrap();
    assert!(points.is_empty());
    let [from, to] = ["i0", "i9"].map(|point| point.parse().unwrap());
    assert_eq!(arrows, [Arrow { from, to, bend: None, kind: ArrowKind::Best }]);
    assert_eq!(facts.before().unwrap().piece_at(from).unwrap().role.name(), "chariot");
}

#[test]
fn another_place_shows_nothing_of_the_one_before() {
    let mut facts = blundered();
    facts.point_out(0);
    ask(&mut facts, "a", "");
    assert_eq!((facts.marks(), facts.blame(), facts.before()), (None, None, None));
}
