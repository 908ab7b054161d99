//! The page on which a game with a friend is chosen.

use chuhe_board::{Look, svg};
use chuhe_lang::Messages;
use chuhe_play::{Control, Handicap, Span};
use chuhe_rules::{Color, First, Piece, Role, RuleSet};
use maud::{Markup, PreEscaped, html};

use super::frame::{frame, masthead};
use super::words;
use crate::assets::Assets;

/// Where the page lies behind the language's address; the form on it is sent there too.
pub(crate) const GAME: &str = "game/";

/// The clocks that are offered, as [`Control`] reads them; the first is chosen where nobody chooses.
const CLOCKS: [&str; 6] = ["600/60/30", "300+3", "600+5", "600+3x30", "3d", "none"];

/// One choice of a group.
struct Choice<'a> {
    value: &'a str,
    words: String,
    picture: String,
    /// Whether the rules leave open who begins.
    open: bool,
}

impl<'a> Choice<'a> {
    fn new(value: &'a str, words: String) -> Self {
        Self { value, words, picture: String::new(), open: false }
    }
}

/// The page on which a game with a friend is chosen: a form, which needs no script.
///
/// Its fields are `clock` (a [`Control`] as text), `side` (`red`, `black` or `random`), `rules` and `handicap` (names; no
/// handicap is empty) and `first` (a colour, for rules that leave open who begins).
pub(crate) fn friend(assets: &Assets, messages: &Messages) -> Markup {
    let text = |id: &str| messages.text(id);
    let look = Look::for_language(messages.locale().tag());
    let title = text("play-friend");
    let controls = CLOCKS.map(|clock| clock.parse::<Control>().expect("each is a clock"));
    let clocks: Vec<Choice<'_>> = CLOCKS
        .iter()
        .zip(controls)
        .map(|(value, control)| Choice::new(value, clock(messages, control)))
        .collect();
    let side = |color: Color| Choice {
        picture: svg::disc(Piece::new(color, Role::General), look),
        ..Choice::new(color.name(), messages.format("side", &[("color", color.name().into())]))
    };
    let random = Choice::new("random", text("side-random").into_owned());
    let sides = [random, side(Color::Red), side(Color::Black)];
    let handicaps: Vec<Choice<'_>> = [Choice::new("", text("handicap-none").into_owned())]
        .into_iter()
        .chain(
            Handicap::all().map(|handicap| Choice::new(handicap.name(), words::reason(messages, &handicap))),
        )
        .collect();
    let rules: Vec<Choice<'_>> = RuleSet::NAMED
        .iter()
        .map(|set| Choice {
            open: set.first == First::Either,
            ..Choice::new(&set.name, words::reason(messages, set))
        })
        .collect();
    let first = Color::ALL.map(|color| Choice { picture: String::new(), ..side(color) });
    let body = html! {
        main.guide {
            (masthead(messages, GAME))
            h1 { (title) }
            form.friend method="post" action=(format!("/{}/{GAME}", messages.locale().tag())) {
                (group(&text("friend-clock"), "clock", &clocks))
                (group(&text("choose-side"), "side", &sides))
                (group(&text("rules"), "rules", &rules))
                div.either-first { (group(&text("choose-first"), "first", &first)) }
                details {
                    summary { (text("handicap")) }
                    p { (text("handicap-about")) }
                    (group("", "handicap", &handicaps))
                }
                button.btn.pri { (text("friend-start")) }
            }
        }
    };
    let line = format!("{title} · {}", text("site-name"));
    let head = html! { style { (PreEscaped(assets.style("guide.css"))) } };
    frame(assets, messages, &line, &head, &body)
}

/// A group of choices of which one holds, at first the first.
fn group(legend: &str, name: &str, choices: &[Choice<'_>]) -> Markup {
    html! {
        fieldset.group {
            legend { (legend) }
            div {
                @for (place, choice) in choices.iter().enumerate() {
                    label.choice data-first=[choice.open.then_some("either")] {
                        input type="radio" name=(name) value=(choice.value) checked[place == 0];
                        span.pic { (PreEscaped(&choice.picture)) }
                        span { (choice.words) }
                    }
                }
            }
        }
    }
}

/// A clock in words.
fn clock(messages: &Messages, control: Control) -> String {
    let seconds = |span: Span| span.0 / 1_000;
    let say = |id: &str, numbers: &[(&str, u64)]| {
        let args: Vec<_> = numbers.iter().map(|(name, number)| (*name, (*number as usize).into())).collect();
        messages.format(id, &args)
    };
    let minutes = |span| ("time", seconds(span) / 60);
    match control {
        Control::Unlimited => say("clock-none", &[]),
        Control::Sudden { time } => say("clock-fischer", &[minutes(time), ("more", 0)]),
        Control::Fischer { time, increment: more } | Control::Delay { time, delay: more } => {
            say("clock-fischer", &[minutes(time), ("more", seconds(more))])
        }
        Control::Byoyomi { time, period, periods } => {
            say("clock-byoyomi", &[minutes(time), ("count", periods.into()), ("period", seconds(period))])
        }
        Control::ThreePart { game, step, reading } => {
            say("clock-three-part", &[minutes(game), ("step", seconds(step)), ("reading", seconds(reading))])
        }
        Control::Correspondence { days } => say("clock-days", &[("count", days.into())]),
    }
}
