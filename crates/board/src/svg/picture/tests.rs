use chuhe_rules::Position;

use super::*;
use crate::{Arrow, ArrowKind, Coordinates, Pieces};

/// The page's style sheet.
const PAGE: &str = include_str!("../../../../client/style/00-tokens.css");

/// The colours that the page gives to what a selector chooses, with the first rule for it.
fn of_page(selector: &str) -> Vec<(String, String)> {
    let (_, rest) = PAGE.split_once(&format!("{selector} {{")).expect(selector);
    let (rule, _) = rest.split_once('}').expect(selector);
    let declarations = rule.split(';').filter_map(|text| text.trim().strip_prefix("--")?.split_once(": "));
    declarations.map(|(name, value)| (name.to_owned(), as_here(value))).collect()
}

/// A colour of the page as this file writes it.
fn as_here(value: &str) -> String {
    match value.strip_prefix('#') {
        Some(digits) if digits.len() == 8 => {
            let alpha = f64::from(u8::from_str_radix(&digits[6..], 16).unwrap()) / 255.0;
            format!("#{};fill-opacity:{alpha:.2}", &digits[..6])
        }
        _ if value == "transparent" => "none".to_owned(),
        _ => value.to_owned(),
    }
}

/// A colour of Black's pieces.
fn black(theme: Theme, colours: Colours, name: &str) -> &'static str {
    side_colour(Look { colours, theme, ..Look::default() }, Color::Black, name)
}

#[test]
fn colours_are_those_of_the_page() {
    for &theme in Theme::ALL {
        let selector = if theme == Theme::Wood { ":root".into() } else { format!(".b-{}", theme.name()) };
        let page = of_page(&selector);
        for (name, value) in &page {
            // The others are not the board's.
            if WOOD.iter().any(|(own, _)| own == name) {
                assert_eq!(colour(theme, name), value, "{selector} {name}");
            }
        }
        for (name, _) in palette(theme) {
            assert!(page.iter().any(|(own, _)| own == name), "{selector} has no {name}");
        }
    }
    for (selector, theme, colours) in [
        (".c-green", Theme::Wood, Colours::RedGreen),
        (".c-blue", Theme::Dark, Colours::RedBlue),
        (".c-inverted", Theme::Paper, Colours::Inverted),
        (".b-contrast.c-inverted", Theme::Contrast, Colours::Inverted),
    ] {
        for (name, value) in of_page(selector) {
            let own = name.replace("disc-b", "disc").replace("black", "ink");
            assert_eq!(black(theme, colours, &own), value, "{selector} {name}");
        }
    }
}

#[test]
fn a_picture_stands_alone() {
    let mut scene = Scene::new(&Position::start(), Color::Red);
    let point = |name: &str| name.parse().unwrap();
    scene.arrows = [ArrowKind::Move, ArrowKind::Attack, ArrowKind::Offer]
        .map(|kind| Arrow::new(kind, Role::Horse, point("b0"), point("c2")))
        .into();
    for &theme in Theme::ALL {
        for &pieces in Pieces::ALL {
            for &coordinates in Coordinates::ALL {
                let look = Look { pieces, theme, coordinates, ..Look::default() };
                let text = picture(&scene, look, "<Start>", 540);
                let head = r#"<svg xmlns="http://www.w3.org/2000/svg" width="540" height="600" "#;
                assert!(text.starts_with(head), "{text}");
                assert!(text.contains("<title>&lt;Start&gt;</title>"));
                let leftover = ["var(", "$", "<text", ":none;color", "{}", "d=\"\""];
                assert!(leftover.iter().all(|left| !text.contains(left)), "{text}");
                // Every class that is drawn has a rule.
                let (sheet, body) = text.split_once("</style>").unwrap();
                for class in
                    body.split("class=\"").skip(1).flat_map(|rest| rest.split('"').next().unwrap().split(' '))
                {
                    let groups =
                        ["ground", "under", "men", "over", "lift", "slide", "red", "black", "a-move"];
                    assert!(groups.contains(&class) || sheet.contains(&format!(".{class}")), "{class}");
                }
            }
        }
    }
}
