use chuhe_notation::Script;
use chuhe_rules::{Bitboard, Cycle, Game, Move, Position, Reason as _, Role, RuleSet};
use expect_test::expect_file;

use super::*;
use crate::{Arrow, ArrowKind, CheckLine, Coordinates, Pieces, Refusal, Theme};

fn scene(fen: &str) -> Scene {
    Scene::new(Game::from_fen(fen).unwrap().position(), Color::Red)
}

fn point(name: &str) -> Square {
    name.parse().unwrap()
}

/// How many elements of a class a picture has.
fn count(picture: &str, class: &str) -> usize {
    picture.matches(&format!("class=\"{class}\"")).count()
}

#[test]
fn the_start_position() {
    let picture = document(&Scene::new(&Position::start(), Color::Red), Look::default(), "Start");
    expect_file!["start.svg"].assert_eq(&picture.replace("><", ">\n<"));
}

/// Tags close in order, attributes are quoted, and what is referred to is defined, once.
fn check_well_formed(picture: &str) {
    let mut open = Vec::new();
    for tag in picture.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        assert!(!tag.contains("style="), "a strict policy forbids style attributes: {tag}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert!(open.is_empty(), "{open:?}");
    for reference in picture.split("href=\"#").skip(1) {
        let id = reference.split('"').next().unwrap();
        assert_eq!(picture.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
    }
}

#[test]
fn every_look_is_well_formed() {
    let game = Game::from_fen("1rb1kabr1/4aR3/2n6/p1p1p3p/6pn1/2P1P4/Pcc5P/C1N1C1N1B/9/1RBAKA3 w").unwrap();
    for &pieces in Pieces::ALL {
        for &theme in Theme::ALL {
            for &coordinates in Coordinates::ALL {
                for bottom in Color::ALL {
                    let look = Look { pieces, theme, coordinates, ..Look::default() };
                    let mut scene = Scene::new(game.position(), bottom);
                    scene.selected = Some(point("f8"));
                    scene.targets = game.position().legal_targets(point("f8"));
                    scene.last_move = Some("g3c3".parse().unwrap());
                    check_well_formed(&document(&scene, look, "A \"quoted\" <label> & more"));
                }
            }
        }
    }
    check_well_formed(&seal());
    check_well_formed(&icon());
}

#[test]
fn the_river_stays_upright_and_in_place_when_the_board_turns() {
    let look = Look { script: Script::Simplified, ..Look::default() };
    assert_eq!(ground(look, Color::Red), ground(look, Color::Black));
    let plain = Look { theme: Theme::Plain, ..look };
    assert!(!ground(plain, Color::Red).contains("river"));
}

#[test]
fn each_player_counts_files_from_the_own_right() {
    let digits = |bottom| {
        let ground = ground(Look { coordinates: Coordinates::Chinese, ..Look::default() }, bottom);
        let row = |y: &str| {
            let marks = ground.split("<text ").skip(1).filter(|text| text.contains(y));
            let marks = marks.map(|text| text.split(['>', '<']).nth(1).unwrap());
            let by_file: Vec<&str> = marks.collect();
            bottom.fold(by_file.concat(), by_file.iter().rev().copied().collect())
        };
        (row("y=\"1019\""), row("y=\"-6\""))
    };
    assert_eq!(digits(Color::Red), ("九八七六五四三二一".into(), "123456789".into()));
    assert_eq!(digits(Color::Black), ("987654321".into(), "一二三四五六七八九".into()));
}

#[test]
fn targets_are_dots_and_captures_are_rings() {
    let game = Game::from_fen("1rb1kabr1/4aR3/2n6/p1p1p3p/6pn1/2P1P4/Pcc5P/C1N1C1N1B/9/1RBAKA3 w").unwrap();
    let mut scene = Scene::new(game.position(), Color::Red);
    scene.selected = Some(point("f8"));
    scene.targets = game.position().legal_targets(point("f8"));
    assert_eq!(count(&under(&scene), "m-dot"), 10);
    assert_eq!(count(&over(&scene), "m-cap"), 2);
    assert_eq!(
        men(&scene).matches("<use").count(),
        scene.pieces.len() - 1,
        "the piece in hand is not drawn on its point"
    );
    assert!(lift(&scene).contains("translate(550 146)"));
}

#[test]
fn a_cannon_checks_over_a_screen() {
    let scene = scene("4k4/9/9/9/9/9/4c4/9/4A4/4K4 w");
    let check = scene.check.clone().expect("check");
    assert_eq!(check.general, point("e0"));
    assert_eq!(check.lines, [CheckLine { from: point("e3"), leg: None, screen: Some(point("e1")) }]);
    assert_eq!(count(&over(&scene), "m-scr"), 1);
    assert_eq!(count(&over(&scene), "m-halo"), 1);
}

#[test]
fn a_horse_checks_along_its_leg() {
    let scene = scene("3k5/9/9/9/9/9/9/3n5/9/4K4 w");
    let check = scene.check.clone().expect("check");
    assert_eq!(check.lines, [CheckLine { from: point("d2"), leg: Some(point("d1")), screen: None }]);
    assert_eq!(count(&under(&scene), "m-line"), 2, "straight, then diagonal");
}

#[test]
fn a_piece_that_is_pointed_out_has_a_mark_of_its_own() {
    let mut scene = scene("3k5/9/9/9/9/9/9/9/4A4/4K1B2 w");
    assert_eq!(count(&over(&scene), "m-hint"), 0);
    scene.hinted = Bitboard::of(point("g0"));
    let marks = over(&scene);
    assert!(marks.contains(r#"<circle class="m-hint" cx="650" cy="950""#), "{marks}");
}

#[test]
fn a_refusal_marks_the_target_the_path_and_what_stands_in_the_way() {
    let mut scene = Scene::new(&Position::start(), Color::Red);
    let refuse = |mv: &str| Refusal::new(&Position::start().legality(mv.parse().unwrap()).unwrap_err());
    scene.refused = Some(refuse("b0d1"));
    assert_eq!(scene.refused.unwrap().because.single(), Some(point("c0")));
    let marks = over(&scene);
    assert_eq!((count(&marks, "m-x"), count(&marks, "m-try"), count(&marks, "m-halo")), (1, 1, 1));
    assert!(refuse("a0a3").because.is_empty(), "the target needs no second mark");
    assert_eq!(refuse("b2b7").because, refuse("b2b7").because.without(Bitboard::of(point("b7"))));
}

#[test]
fn a_target_that_repeats_the_position_has_a_mark_of_its_own() {
    let mut scene = Scene::new(&Position::start(), Color::Red);
    scene.selected = Some(point("b0"));
    scene.targets = Position::start().legal_targets(point("b0"));
    scene.repeats = Bitboard::of(point("c2"));
    let marks = under(&scene);
    assert_eq!((count(&marks, "m-again"), count(&marks, "m-dot")), (1, 2));
}

#[test]
fn arrows_keep_their_distance_and_a_horse_turns_a_corner() {
    let mut scene = scene("3k5/9/9/9/2c6/9/9/R1N6/9/4K4 w");
    scene.arrows = vec![
        Arrow::new(ArrowKind::Move, Role::Chariot, point("a2"), point("a6")),
        Arrow::new(ArrowKind::Attack, Role::Horse, point("c2"), point("d4")),
    ];
    let marks = over(&scene);
    assert!(marks.contains(r#"<g class="a-move"><path class="a-moat" d="M50 703L50 412"#), "{marks}");
    assert!(marks.contains(r#"<path class="a-shaft" d="M250 703L250 650L"#), "{marks}");
    check_well_formed(&document(&scene, Look::default(), ""));
    let turned = Scene { bottom: Color::Black, ..scene };
    assert!(over(&turned).contains(r#"<path class="a-shaft" d="M850 297L"#), "{}", over(&turned));
}

#[test]
fn what_an_engine_finds_is_drawn_over_the_pieces_and_not_mirrored() {
    let mut scene = scene("3k5/9/9/9/2c6/9/9/R1N6/9/4K4 w");
    scene.arrows = vec![
        Arrow::new(ArrowKind::Threat, Role::Cannon, point("c5"), point("c2")),
        Arrow::new(ArrowKind::Other, Role::Chariot, point("a2"), point("a6")),
        Arrow::new(ArrowKind::Best, Role::Horse, point("c2"), point("d4")),
    ];
    let marks = over(&scene);
    let places =
        ["a-threat", "a-other", "a-best"].map(|class| marks.find(&format!(r#"<g class="{class}">"#)));
    assert!(places.is_sorted() && places[0].is_some(), "the best lies uppermost: {marks}");
    assert!(marks.contains(r#"<path class="a-shaft" d="M250 703L250 650L"#), "{marks}");
    assert!(!men(&scene).contains("a-best"));
}

#[test]
fn an_arrow_between_neighbours_can_still_be_seen() {
    let mut scene = scene("3k5/9/9/9/9/9/9/R8/n8/4K4 w");
    scene.arrows = vec![Arrow::new(ArrowKind::Attack, Role::Chariot, point("a2"), point("a1"))];
    // 24 units from each middle are left out of a hundred.
    assert!(over(&scene).contains(r#"d="M50 774L50 796""#), "{}", over(&scene));
}

#[test]
fn words_stay_on_the_board() {
    let mut scene = Scene::new(&Position::start(), Color::Red);
    scene.tags =
        vec![(point("a4"), "<chase>".into()), (point("e4"), "check".into()), (point("i4"), "idle".into())];
    let marks = over(&scene);
    for (x, anchor) in [("6", "start"), ("450", "middle"), ("894", "end")] {
        assert!(
            marks.contains(&format!(r#"class="m-tag" x="{x}" y="618" text-anchor="{anchor}""#)),
            "{marks}"
        );
    }
    assert!(marks.contains("&lt;chase&gt;"));
}

#[test]
fn a_word_leaves_the_head_of_an_arrow_free() {
    let place = |from: &str, to: &str| {
        let mut scene = Scene::new(&Position::start(), Color::Red);
        scene.arrows = vec![Arrow::new(ArrowKind::Attack, Role::Chariot, point(from), point(to))];
        scene.tags = vec![(point(to), "x".into())];
        let marks = over(&scene);
        let (_, tag) = marks.split_once(r#"class="m-tag" "#).unwrap();
        tag.split_once('>').unwrap().0.to_owned()
    };
    assert_eq!(place("e7", "e4"), r#"x="450" y="618" text-anchor="middle""#);
    assert_eq!(place("e2", "e4"), r#"x="450" y="504" text-anchor="middle""#);
    assert_eq!(place("e2", "e9"), r#"x="504" y="62" text-anchor="start""#);
    assert_eq!(place("i2", "i9"), r#"x="796" y="62" text-anchor="end""#);
}

#[test]
fn a_ply_is_explained_by_arrows_and_words() {
    let mut game = Game::from_fen("3k5/9/9/9/2c6/9/9/R8/9/4K4 w").unwrap();
    let mv: Move = "a2c2".parse().unwrap();
    let cycle = Cycle::new(game.position(), [mv], game.rules());
    game.play(mv).unwrap();
    let mut scene = Scene::new(game.position(), Color::Red);
    scene.explain(&cycle.plies[0], |nature| nature.id().to_owned());
    assert_eq!(scene.arrows.len(), 2);
    assert_eq!(scene.tags, [(point("c5"), "label-chase".to_owned())]);
}

#[test]
fn a_general_that_was_taken_is_in_no_check() {
    // One chariot takes the general, the other protects it there.
    let text = "3kR4/9/9/9/3R5/9/9/9/9/4K4 w moves e9d9";
    let game = Game::from_fen_by(text, RuleSet::CAPTURE).unwrap();
    assert!(game.outcome().is_some() && !game.position().checkers().is_empty());
    assert_eq!(Scene::new(game.position(), Color::Red).check, None);
}

#[test]
fn the_last_move_slides_and_its_victim_fades() {
    let mut game = Game::start();
    let mv: Move = "b2b9".parse().unwrap();
    game.play(mv).unwrap();
    let mut scene = Scene::new(game.position(), Color::Red);
    scene.last_move = Some(mv);
    scene.captured = game.plies()[0].undo.captured;
    let men = men(&scene);
    assert_eq!(scene.captured.unwrap().role, Role::Horse);
    assert_eq!((count(&men, "slide"), count(&men, "taken")), (1, 1));
    assert!(
        men.ends_with(r##"<g class="slide"><use class="red" href="#p-C" x="150" y="50"/></g>"##),
        "{men}"
    );
}
