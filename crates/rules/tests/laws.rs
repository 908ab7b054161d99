//! Laws that hold in every position, tried on random ones.

mod oracle;

use chuhe_rules::{Bitboard, Color, Fault, Game, Move, Piece, Position, Role, Setup, Square, Why};
use proptest::prelude::*;
use proptest::sample::Index;

/// A position reached from the start by random moves that prefer captures now and then.
fn walk() -> impl Strategy<Value = Position> {
    (prop::collection::vec(any::<(Index, bool)>(), 0..160), any::<bool>()).prop_map(|(choices, swap)| {
        let mut position = Position::start();
        for (choice, capture) in choices {
            let mut moves = if capture { position.legal_captures() } else { position.legal_moves() };
            if moves.is_empty() {
                moves = position.legal_moves();
            }
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[choice.index(moves.len())]);
        }
        let setup = position.setup();
        if swap {
            Position::try_from(setup.swapped()).expect("a swapped position is legal")
        } else {
            position
        }
    })
}

/// A position with pieces strewn about: more checks, pins and double checks than games have.
fn strewn() -> impl Strategy<Value = Position> {
    let piece = (0..13usize, any::<Index>());
    (any::<Index>(), any::<Index>(), prop::collection::vec(piece, 0..20), any::<bool>()).prop_filter_map(
        "no legal position",
        |(red, black, pieces, red_to_move)| {
            let mut setup = Setup::empty();
            setup.turn = if red_to_move { Color::Red } else { Color::Black };
            for (color, index) in [(Color::Red, red), (Color::Black, black)] {
                let palace: Vec<Square> = Square::all().filter(|square| square.in_palace(color)).collect();
                setup.board[palace[index.index(palace.len())].index()] =
                    Some(Piece::new(color, Role::General));
            }
            for (kind, index) in pieces {
                // Chariots, cannons, horses and soldiers oftener than guards.
                let role = [
                    Role::Chariot,
                    Role::Cannon,
                    Role::Cannon,
                    Role::Horse,
                    Role::Horse,
                    Role::Soldier,
                    Role::Advisor,
                ][kind % 7];
                let piece = Piece::new(if kind < 7 { Color::Red } else { Color::Black }, role);
                let square = Square::try_new(index.index(90)).expect("a point");
                let count = setup.pieces().filter(|(_, other)| *other == piece).count();
                if setup.board[square.index()].is_none() && count < role.count_at_start() {
                    setup.board[square.index()] = Some(piece);
                    let misplaced = |fault: &Fault| {
                        !matches!(fault, Fault::OpponentInCheck { .. } | Fault::GeneralsFacing)
                    };
                    if Position::try_from(setup.clone())
                        .is_err_and(|error| error.faults.iter().any(misplaced))
                    {
                        setup.board[square.index()] = None;
                    }
                }
            }
            Position::try_from(setup).ok()
        },
    )
}

fn any_position() -> impl Strategy<Value = Position> {
    prop_oneof![walk(), strewn()]
}

fn sorted(position: &Position) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.sort();
    moves
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if chuhe_testkit::slow() { 20_000 } else { 500 }))]

    #[test]
    fn fast_moves_are_the_slow_ones(position in any_position()) {
        let moves = sorted(&position);
        prop_assert_eq!(&moves, &oracle::legal_moves(&position.setup()));
        prop_assert_eq!(position.count_legal(), moves.len());
        prop_assert_eq!(position.is_check(), oracle::in_danger(&position.setup(), position.turn()));
        let captures: Vec<Move> = moves.iter().copied().filter(|mv| position.piece_at(mv.to()).is_some()).collect();
        let mut fast: Vec<Move> = position.legal_captures().into_iter().collect();
        fast.sort();
        prop_assert_eq!(fast, captures);
    }

    #[test]
    fn a_move_is_legal_or_has_a_reason(position in any_position()) {
        let moves = sorted(&position);
        for from in Square::all() {
            for to in Square::all().filter(|to| *to != from) {
                let mv = Move::new(from, to);
                match position.legality(mv) {
                    Ok(()) => prop_assert!(moves.contains(&mv), "{mv}"),
                    Err(illegal) => {
                        prop_assert!(!moves.contains(&mv), "{illegal}");
                        check_reason(&position, mv, illegal.why)?;
                    }
                }
            }
        }
    }

    #[test]
    fn attackers_without_some_pieces_are_those_of_a_board_without_them(
        position in any_position(),
        target in any::<Index>(),
        gone in prop::collection::vec(any::<Index>(), 0..4),
    ) {
        let squares: Vec<Square> = position.occupied().into_iter().collect();
        let target = squares[target.index(squares.len())];
        let mut setup = position.setup();
        for square in gone.iter().map(|gone| squares[gone.index(squares.len())]) {
            if square != target && setup.board[square.index()].is_some_and(|piece| piece.role != Role::General) {
                setup.board[square.index()] = None;
            }
        }
        let occupied: Bitboard = setup.pieces().map(|(square, _)| square).collect();
        if let Ok(without) = Position::try_from(setup) {
            let mut expected = without.attackers(target, Color::Red) | without.attackers(target, Color::Black);
            for color in Color::ALL {
                // A general that faces the other counts there, not here.
                let general = without.general(color);
                if target.bank() != color {
                    expected.remove(general);
                }
            }
            prop_assert_eq!(position.attackers_within(target, occupied), expected);
        }
    }

    #[test]
    fn a_move_gives_check_if_the_position_after_it_is_one(position in any_position()) {
        for mv in position.legal_moves() {
            let mut after = position.clone();
            after.play_unchecked(mv);
            prop_assert_eq!(position.gives_check(mv), after.is_check(), "{} {:?}", mv, position);
        }
    }

    #[test]
    fn a_move_taken_back_leaves_no_trace(position in any_position()) {
        let mut played = position.clone();
        for mv in position.legal_moves() {
            let expected = position.key_after(mv);
            let undo = played.play_unchecked(mv);
            prop_assert_eq!(played.key(), expected);
            prop_assert_eq!(Position::try_from(played.setup()), Ok(played.clone()));
            played.undo(mv, undo);
            prop_assert_eq!(&played, &position);
        }
        played.pass();
        prop_assert_ne!(played.key(), position.key());
        played.undo_pass();
        prop_assert_eq!(&played, &position);
    }

    #[test]
    fn mirrored_and_swapped_games_are_the_same(position in any_position()) {
        let mirrored = Position::try_from(position.setup().mirrored()).expect("legal");
        let mut moves: Vec<Move> = sorted(&mirrored).into_iter().map(Move::mirror).collect();
        moves.sort();
        prop_assert_eq!(&moves, &sorted(&position));
        let swapped = Position::try_from(position.setup().swapped()).expect("legal");
        let mut moves: Vec<Move> = sorted(&swapped).into_iter().map(Move::rotate).collect();
        moves.sort();
        prop_assert_eq!(&moves, &sorted(&position));
    }

    #[test]
    fn a_fen_gives_the_position_back(position in any_position()) {
        let setup = Setup::from_fen(&position.fen()).expect("own FEN");
        prop_assert_eq!(Position::try_from(setup), Ok(position));
    }

    #[test]
    fn no_text_makes_a_fen_panic(text in "\\PC{0,60}", fen in "[rnbakcpRNBAKCP1-9/wb \\-0x]{0,90}") {
        for text in [text, fen] {
            if let Ok(setup) = Setup::from_fen(&text) {
                prop_assert_eq!(Setup::from_fen(&setup.fen()), Ok(setup.clone()));
                let _ = Position::try_from(setup);
            }
            let _ = Game::from_fen(&text);
            let _ = text.parse::<Move>();
        }
    }

    #[test]
    fn a_game_taken_back_is_the_game_before(choices in prop::collection::vec(any::<Index>(), 1..60)) {
        let mut game = Game::start();
        let mut before = vec![game.clone()];
        for choice in choices {
            let moves = game.position().legal_moves();
            if game.outcome().is_some() {
                break;
            }
            game.play(moves[choice.index(moves.len())]).expect("legal");
            before.push(game.clone());
        }
        for (plies, expected) in before.iter().enumerate().rev() {
            prop_assert_eq!(&game, expected);
            prop_assert_eq!(&before[before.len() - 1].at(plies), expected);
            let text = format!("startpos moves {}", game.moves().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" "));
            prop_assert_eq!(Game::from_fen(&text), Ok(expected.clone()));
            game.undo();
        }
    }
}

/// What a reason claims can be seen on the board.
fn check_reason(position: &Position, mv: Move, why: Why) -> Result<(), TestCaseError> {
    let turn = position.turn();
    let after = oracle::after(&position.setup(), mv);
    match why {
        Why::NoPiece => prop_assert!(position.piece_at(mv.from()).is_none()),
        Why::OpponentPiece => prop_assert!(position.of(!turn).contains(mv.from())),
        Why::OwnPieceThere { by } => prop_assert_eq!(position.piece_at(mv.to()), Some(by)),
        Why::HorseLegBlocked { leg: square, by }
        | Why::ElephantEyeBlocked { eye: square, by }
        | Why::PathBlocked { square, by } => {
            prop_assert_eq!(position.piece_at(square), Some(by));
            prop_assert!(square != mv.from() && square != mv.to());
        }
        Why::CannonTooManyScreens { screens } => {
            prop_assert!(screens.count() > 1 && screens.without(position.occupied()).is_empty());
        }
        Why::GeneralsWouldFace { square } => prop_assert_eq!(square, position.general(!turn)),
        Why::GeneralLeftInCheck { square, by } => {
            prop_assert_eq!(position.piece_at(square), Some(by));
            prop_assert!(oracle::in_danger(&after, turn));
        }
        Why::GameOver => prop_assert!(false, "a position is never over"),
        _ => {}
    }
    Ok(())
}
