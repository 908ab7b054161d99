//! The colours of the style sheet against the grounds that they are seen on (WCAG 2.2: 1.4.3 and 1.4.11).

use std::collections::HashMap;

const TOKENS: &str = include_str!("../style/00-tokens.css");

type Tokens = HashMap<String, String>;
type Rgb = [f64; 3];

/// The declarations in the first rule that has this selector.
fn rule(selector: &str) -> Tokens {
    let start = TOKENS.find(&format!("{selector} {{")).unwrap_or_else(|| panic!("no rule {selector}"));
    let (_, rest) = TOKENS[start..].split_once('{').unwrap();
    let (body, _) = rest.split_once('}').unwrap();
    let declarations =
        body.split(';').filter_map(|declaration| declaration.trim().strip_prefix("--")?.split_once(':'));
    declarations.map(|(name, value)| (name.to_owned(), value.trim().to_owned())).collect()
}

fn over(mut ground: Tokens, top: Tokens) -> Tokens {
    ground.extend(top);
    ground
}

fn color(tokens: &Tokens, name: &str) -> Rgb {
    let hex =
        tokens.get(name).unwrap_or_else(|| panic!("no token --{name}")).strip_prefix('#').expect("a colour");
    let channel = |i: usize| {
        let value = f64::from(u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    [channel(0), channel(1), channel(2)]
}

fn luminance([red, green, blue]: Rgb) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// A linear colour as eyes without green cones see it: Machado, Oliveira and Fernandes 2009, deuteranomaly of severity 1.
fn deuteranope([red, green, blue]: Rgb) -> Rgb {
    [
        (0.367_322 * red + 0.860_646 * green - 0.227_968 * blue).clamp(0.0, 1.0),
        (0.280_085 * red + 0.672_501 * green + 0.047_413 * blue).clamp(0.0, 1.0),
        (-0.011_820 * red + 0.042_940 * green + 0.968_881 * blue).clamp(0.0, 1.0),
    ]
}

/// Every board in every combination with the sides' colours, by day and by night.
fn boards() -> Vec<(String, Tokens)> {
    let pages = [("day", rule(":root")), ("night", over(rule(":root"), rule(":root[data-theme=dark]")))];
    let mut boards = Vec::new();
    for (page, tokens) in pages {
        for board in ["wood", "paper", "plain", "contrast", "dark", "chequered"] {
            let own = if board == "wood" { Tokens::new() } else { rule(&format!(".b-{board}")) };
            for colours in ["black", "green", "blue", "inverted"] {
                let sides = if colours == "black" { Tokens::new() } else { rule(&format!(".c-{colours}")) };
                let mut all = over(over(tokens.clone(), own.clone()), sides);
                if (board, colours) == ("contrast", "inverted") {
                    all = over(all, rule(".b-contrast.c-inverted"));
                }
                boards.push((format!("{board}, {colours}, {page}"), all));
            }
        }
    }
    boards
}

#[track_caller]
fn at_least(least: f64, what: &str, tokens: &Tokens, top: &str, ground: &str) {
    let (top_color, ground_color) = (color(tokens, top), color(tokens, ground));
    for (eyes, found) in [
        ("all eyes", contrast(top_color, ground_color)),
        ("deuteranopes", contrast(deuteranope(top_color), deuteranope(ground_color))),
    ] {
        assert!(found >= least, "{what}: --{top} on --{ground} has {found:.2} for {eyes}, needs {least}");
    }
}

#[test]
fn signs_on_discs_can_be_read() {
    for (what, tokens) in boards() {
        at_least(4.5, &what, &tokens, "red", "disc");
        let black_disc = if tokens.contains_key("disc-b") { "disc-b" } else { "disc" };
        at_least(4.5, &what, &tokens, "black", black_disc);
    }
}

#[test]
fn marks_lines_and_discs_stand_out_from_the_board() {
    for (what, tokens) in boards() {
        for ground in ["wood", "grain"] {
            for top in ["mark", "alarm", "board-line"] {
                at_least(3.0, &what, &tokens, top, ground);
            }
        }
        // A disc is told from the ground by its edge or by its face, whichever is plainer.
        let edge = contrast(color(&tokens, "disc-edge"), color(&tokens, "wood"));
        let face = contrast(color(&tokens, "disc"), color(&tokens, "wood"));
        assert!(edge.max(face) >= 3.0, "{what}: a disc on the board has {edge:.2} and {face:.2}");
    }
}

#[test]
fn the_page_can_be_read() {
    for (what, page) in
        [("day", rule(":root")), ("night", over(rule(":root"), rule(":root[data-theme=dark]")))]
    {
        for ground in ["table", "sheet", "wash"] {
            at_least(4.5, what, &page, "ink", ground);
            at_least(4.5, what, &page, "ink-2", ground);
            at_least(4.5, what, &page, "cinnabar-text", ground);
        }
        at_least(4.5, what, &page, "on-cinnabar", "cinnabar");
        at_least(3.0, what, &page, "edge", "table");
        at_least(3.0, what, &page, "edge", "sheet");
        at_least(3.0, what, &page, "focus", "table");
    }
}

#[test]
fn the_systems_night_is_the_chosen_night() {
    assert_eq!(rule(":root:not([data-theme=light])"), rule(":root[data-theme=dark]"));
}
