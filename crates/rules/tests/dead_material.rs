//! Material that draws: that nobody can win with it is shown by going through the positions.

use chuhe_rules::{Color, Dead, Ending, Game, Piece, Position, Role, RuleSet, Setup, Square};
use chuhe_testkit::slow;

/// A kind of material: for each piece how many there are of it.
type Kind = Vec<(Piece, usize)>;

/// Advisors, elephants and cannons of Red and of Black, beside the generals.
fn kind(counts: [[usize; 3]; 2]) -> Kind {
    let roles = [Role::Advisor, Role::Elephant, Role::Cannon];
    Color::ALL
        .into_iter()
        .zip(counts)
        .flat_map(|(color, counts)| {
            let others =
                roles.into_iter().zip(counts).map(move |(role, count)| (Piece::new(color, role), count));
            others.chain([(Piece::new(color, Role::General), 1)])
        })
        .collect()
}

fn may_stand(piece: Piece, square: Square) -> bool {
    let (file, rank) = (square.file() as u8, square.rank().relative(piece.color));
    match piece.role {
        Role::General => square.in_palace(piece.color),
        Role::Advisor => square.in_palace(piece.color) && (file == 4) == (rank == 1),
        Role::Elephant => matches!((file, rank), (0 | 4 | 8, 2) | (2 | 6, 0 | 4)),
        _ => true,
    }
}

/// Calls `look` with the positions of a kind, both sides to move, until it says no.
///
/// Where there are more than `boards` boards, so many are chosen evenly.
fn visit(kind: &Kind, boards: usize, look: &mut impl FnMut(&Position) -> bool) {
    // Where the pieces of each sort can stand, one set of points for each way.
    let ways: Vec<(Piece, Vec<Vec<Square>>)> = kind
        .iter()
        .map(|(piece, count)| {
            let points: Vec<Square> = Square::all().filter(|square| may_stand(*piece, *square)).collect();
            let sets = match count {
                0 => vec![vec![]],
                1 => points.iter().map(|one| vec![*one]).collect(),
                _ => points
                    .iter()
                    .flat_map(|one| {
                        points.iter().filter(move |two| one < two).map(move |two| vec![*one, *two])
                    })
                    .collect(),
            };
            (*piece, sets)
        })
        .collect();
    let total: usize = ways.iter().map(|(_, sets)| sets.len()).product();
    // A step that shares no factor with the sizes meets every way of every sort; the sizes are 5, 7, 9, 10, 21 and 90.
    let step = (total / boards).max(1);
    let step = (step..step + 10).find(|step| [2, 3, 5, 7].iter().all(|factor| step % factor != 0));
    'boards: for index in
        (0..total).step_by(step.expect("no ten numbers in a row share one of these factors"))
    {
        let mut setup = Setup::empty();
        let mut rest = index;
        for (piece, sets) in &ways {
            for square in &sets[rest % sets.len()] {
                if setup.board[square.index()].replace(*piece).is_some() {
                    continue 'boards;
                }
            }
            rest /= sets.len();
        }
        for turn in Color::ALL {
            setup.turn = turn;
            if Position::try_from(setup.clone()).is_ok_and(|position| !look(&position)) {
                return;
            }
        }
    }
}

/// All kinds without a piece that crosses the river, and those with a cannon, or one on each side, without advisors of
/// its own.
fn kinds() -> Vec<Kind> {
    let few = || (0..3).flat_map(|one| (0..3).map(move |two| [one, two]));
    let mut kinds = Vec::new();
    for (red, black) in few().flat_map(|red| few().map(move |black| (red, black))) {
        for cannons in [[0, 0], [1, 0], [1, 1]] {
            // The other way round is the same with colours exchanged.
            let is_new = cannons == [1, 0] || red >= black;
            if is_new && (red[0] == 0 || cannons[0] == 0) && (black[0] == 0 || cannons[1] == 0) {
                kinds.push(kind([[red[0], red[1], cannons[0]], [black[0], black[1], cannons[1]]]));
            }
        }
    }
    kinds
}

fn after(position: &Position, mv: chuhe_rules::Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}

/// By induction, a game from such a position never ends by mate or stalemate, whatever is played.
///
/// The long run looks at all positions.
#[test]
fn what_no_mate_draws_can_be_won_by_no_play() {
    let boards = if slow() { usize::MAX } else { 4_000 };
    let mut seen = 0;
    for kind in kinds() {
        visit(&kind, boards, &mut |position| {
            let draws = Dead::NoMate.draws(position);
            if draws {
                assert!(position.has_legal_move(), "{position}");
                for capture in position.legal_captures() {
                    assert!(Dead::NoMate.draws(&after(position, capture)), "{position} {capture}");
                }
                seen += 1;
            }
            draws
        });
    }
    assert!(seen > 100_000, "{seen}");
}

/// By induction, who is not mated at once holds the draw: there is always a move after which nobody wins at once.
#[test]
fn what_no_forced_mate_draws_can_be_held() {
    let boards = if slow() { 200_000 } else { 4_000 };
    let (mut seen, mut mates) = (0, 0);
    for kind in kinds() {
        visit(&kind, boards, &mut |position| {
            let moves = position.legal_moves();
            let wins = |mv| !after(position, mv).has_legal_move();
            if Dead::NoMate.draws(position) {
                return false;
            }
            if Dead::NoForcedMate.draws(position) && !moves.is_empty() {
                assert!(!moves.iter().any(|mv| wins(*mv)), "{position} is won at once");
                let holds = |mv| Dead::NoForcedMate.draws(&after(position, mv));
                assert!(moves.iter().any(|mv| holds(*mv)), "{position} is lost");
                seen += 1;
            } else {
                mates += usize::from(moves.iter().any(|mv| wins(*mv)));
            }
            true
        });
    }
    assert!(seen > 20_000 && mates > 10, "{seen}, {mates}");
}

fn ending(fen: &str, dead: Dead) -> Option<Ending> {
    let rules = RuleSet { dead, ..RuleSet::WXF };
    Game::from_fen_by(fen, rules).unwrap_or_else(|error| panic!("{fen}: {error}")).outcome().map(|o| o.ending)
}

#[test]
fn each_list_draws_what_the_shorter_one_draws_and_more() {
    let lists = [Dead::Never, Dead::NoAttackers, Dead::NoMate, Dead::NoForcedMate];
    for (fen, shortest) in [
        ("3k5/9/9/9/9/9/9/9/9/4K4 w", 1),
        ("2bak4/9/9/9/9/9/9/9/9/3K1AB2 w", 1),
        ("3k5/9/9/9/9/9/9/9/9/C3K4 w", 2),
        ("3k1a3/9/4b4/9/9/9/9/9/9/C3K4 b", 2),
        ("3k1c3/9/9/9/9/9/9/9/9/C3K4 w", 2),
        ("3k1a3/9/9/9/9/9/9/4B4/9/C3K4 w", 3),
        ("3k1a3/4a4/9/9/9/9/9/9/9/C3K4 w", 3),
        ("3k1c3/9/4b4/9/9/9/9/9/9/C3K4 w", 3),
        // What wins: the cannon with its own advisor, or with an elephant against two advisors; any other attacker.
        ("3k5/9/9/9/9/9/9/9/9/C2AK4 w", 4),
        ("3k1a3/4a4/9/9/9/9/9/4B4/9/C3K4 w", 4),
        ("3k5/9/9/9/9/9/9/9/9/CC2K4 w", 4),
        ("3k5/9/9/9/9/9/9/9/9/N3K4 w", 4),
        ("3k5/9/9/9/9/p8/9/9/9/4K4 w", 4),
    ] {
        for (index, dead) in lists.into_iter().enumerate() {
            let expected = (index >= shortest).then_some(Ending::DeadMaterial);
            assert_eq!(ending(fen, dead), expected, "{fen} {dead:?}");
            let swapped = Setup::from_fen(fen).unwrap().swapped().fen();
            assert_eq!(ending(&swapped, dead), expected, "{swapped} {dead:?}");
        }
    }
}

#[test]
fn mate_and_stalemate_come_before_the_draw() {
    let mated = "9/4a4/C2ak4/9/9/9/9/9/9/3K5 b";
    assert_eq!(ending(mated, Dead::NoForcedMate), Some(Ending::Checkmate));
    assert_eq!(ending("9/4a4/3ak4/9/9/9/9/9/9/C2K5 w", Dead::NoForcedMate), None, "mate on the move");
    assert_eq!(ending("9/4a4/3ak4/9/9/9/9/9/9/C2K5 b", Dead::NoForcedMate), Some(Ending::DeadMaterial));
}

/// With advisors and elephants alone nobody is ever mated or stalemated, so where mate wins the draw takes nothing away.
/// The Ukrainian general crosses the river itself and takes the other one where that is overlooked.
#[test]
fn every_named_set_but_the_ukrainian_draws_without_attackers() {
    let fen = "3k5/9/9/9/9/9/9/9/9/4K4 w";
    for rules in RuleSet::NAMED {
        let game = Game::from_fen_by(fen, rules.clone()).expect("the board is legal");
        assert_eq!(game.outcome().is_some(), rules.name != "ukrainian", "{}", rules.name);
    }
    let flown =
        Game::from_fen_by(&format!("{fen} moves e0d0 d9d0"), RuleSet::UKRAINIAN).expect("legal there");
    assert_eq!(flown.outcome().map(|outcome| outcome.ending), Some(Ending::GeneralCaptured));
}
