//! What may lie over the page, only when asked for: the choice of a new game, the settings, and those of files.

use std::borrow::Cow;
use std::fmt::Write as _;

use chuhe_board::svg::escape;
use chuhe_board::{Colours, Coordinates, Look, Pieces, Theme, svg};
use chuhe_notation::Script;
use chuhe_play::Handicap;
use chuhe_rules::{Color, First, Piece, Reason as _, Role, RuleSet};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, HtmlDialogElement, HtmlInputElement};

use super::{advice, files, lag, online};
use crate::FILES;
use crate::app::{App, Model, Panel};
use crate::state::{Appearance, Level, MoveText, Opponent, on_off};
use crate::widget::part::{self, Part, Parts};
use crate::widget::{bare_button, document, icon, on, plain_button};
use crate::words::Words;

/// A panel: a dialog with a title and a cross, whose content is made when it opens.
struct Sheet {
    panel: Panel,
    id: &'static str,
    title: &'static str,
    content: fn(App) -> String,
    parts: &'static [Part],
}

const NEW: Sheet =
    Sheet { panel: Panel::New, id: "new", title: "new-game", content: new_game, parts: NEW_PARTS };
const SETTINGS: Sheet =
    Sheet { panel: Panel::Settings, id: "settings", title: "settings", content: settings, parts: &[] };
const OPEN: Sheet =
    Sheet { panel: Panel::Open, id: "open", title: "file-open", content: files::open, parts: files::OPEN };
const SAVE: Sheet =
    Sheet { panel: Panel::Save, id: "save", title: "file-save", content: files::save, parts: files::SAVE };

const TALK: Sheet =
    Sheet { panel: Panel::Talk, id: "talk", title: "online-say", content: online::talk, parts: &[] };
const MORE: Sheet =
    Sheet { panel: Panel::More, id: "more", title: "online-more", content: online::more, parts: lag::PARTS };

const WHY: Sheet =
    Sheet { panel: Panel::Why, id: "reasons", title: "why", content: advice::why, parts: advice::WHY };

const SHEETS: &[Sheet] =
    if FILES { &[NEW, SETTINGS, TALK, MORE, WHY, OPEN, SAVE] } else { &[NEW, SETTINGS, TALK, MORE, WHY] };

/// The panels, closed and empty.
pub(super) fn html() -> String {
    SHEETS.iter().fold(String::new(), |html, Sheet { id, .. }| {
        html + &format!(
            r#"<dialog id="{id}" class="sheet" aria-labelledby="{id}-title"><div class="in"></div></dialog>"#
        )
    })
}

/// The panels as they stand in the page.
pub(super) struct Sheets {
    dialogs: Vec<(&'static Sheet, HtmlDialogElement)>,
    /// The panel that is open, or none.
    open: Panel,
    /// What changes in it.
    parts: Parts,
}

impl Sheets {
    /// The panels of [`html`] within an element.
    pub(super) fn within(app: App, room: &Element) -> Self {
        let dialogs = SHEETS.iter().filter_map(|sheet| {
            let dialog = room.query_selector(&format!("#{}", sheet.id)).ok()??;
            Some((sheet, dialog.dyn_into::<HtmlDialogElement>().ok()?))
        });
        let dialogs: Vec<_> = dialogs.collect();
        for (sheet, dialog) in &dialogs {
            let panel = sheet.panel;
            // By the Escape key, say.
            on(dialog, "close", move |_: Event| {
                if app.get(|model| model.panel == panel) {
                    app.open(Panel::None);
                }
            });
            on(dialog, "click", move |event: Event| {
                // The dialog itself is hit only outside its content: on the backdrop.
                if event.target() == event.current_target() {
                    app.open(Panel::None);
                }
            });
        }
        Self { dialogs, open: Panel::None, parts: Parts::default() }
    }

    /// Opens the panel that is asked for, closes the others, and brings what is open up to date.
    pub(super) fn draw(&mut self, app: App) {
        let asked = app.get(|model| model.panel);
        let before = std::mem::replace(&mut self.open, asked);
        for (sheet, dialog) in self.dialogs.iter().filter(|_| before != asked) {
            let content = dialog.first_element_child();
            if sheet.panel == asked {
                let words = app.words();
                let html = format!(
                    r#"<header><h2 id="{}-title">{}</h2>{}</header>{}"#,
                    sheet.id,
                    escape(&words.text(sheet.title)),
                    bare_button("close", "quiet", icon::CLOSE, &words.text("close")),
                    (sheet.content)(app)
                );
                if let Some(content) = content {
                    content.set_inner_html(&html);
                }
                self.parts = Parts::within(dialog, &[sheet.parts]);
                self.parts.draw(app);
                // It is in the document and closed, so that it can be opened.
                let _ = dialog.show_modal();
            } else if sheet.panel == before {
                dialog.close();
                if let Some(content) = content {
                    content.set_inner_html("");
                }
                self.parts = Parts::default();
            }
        }
        self.parts.draw(app);
    }
}

/// One choice of a group.
pub(super) struct Choice {
    /// The stable name.
    name: Cow<'static, str>,
    words: String,
    /// A picture to go with the words.
    picture: String,
    /// A second line.
    about: String,
    /// The words where either side may begin.
    either: Option<String>,
    /// Who may begin, where these are rules that leave it open.
    first: Option<&'static str>,
}

impl Choice {
    pub(super) fn new(name: impl Into<Cow<'static, str>>, words: String) -> Self {
        let (picture, about) = (String::new(), String::new());
        Self { name: name.into(), words, picture, about, either: None, first: None }
    }

    fn with_picture(self, picture: String) -> Self {
        Self { picture, ..self }
    }
}

/// A group of choices of which one holds; without a legend it is what its panel's title says.
pub(super) fn group(legend: Option<String>, name: &str, choices: &[Choice], current: &str) -> String {
    let by_three = choices.len().is_multiple_of(3) && choices.iter().all(|choice| choice.picture.is_empty());
    let class = if by_three { "group by3" } else { "group" };
    let title = if legend.is_none() { r#" aria-labelledby="new-title""# } else { "" };
    let legend = escape(&legend.unwrap_or_default());
    let mut html = format!(r#"<fieldset class="{class}"{title}><legend>{legend}</legend><div>"#);
    for choice in choices {
        let first = choice.first.map_or_else(String::new, |first| format!(r#" data-first="{first}""#));
        let checked = if choice.name == current { " checked" } else { "" };
        let either = choice
            .either
            .as_ref()
            .map_or_else(String::new, |either| format!(r#"<span class="either">{}</span>"#, escape(either)));
        // Writing to a string cannot fail.
        let _ = write!(
            html,
            r#"<label class="choice"{first}><input type="radio" name="{name}" value="{}"{checked}><span class="pic">{}</span><span>{}<small>{}</small></span>{either}</label>"#,
            choice.name,
            choice.picture,
            escape(&choice.words),
            escape(&choice.about),
        );
    }
    html + "</div></fieldset>"
}

const COMPUTER: &str = "computer";
const TWO: &str = "two";
/// The choice of a new game: against whom, how strong, which side.
///
/// Nothing of it holds before the button is pressed, which reads the choices from the page.
fn new_game(app: App) -> String {
    let words = app.words();
    let (settings, two, leaving) = app.get(|model| {
        (model.settings, model.local.opponent() == Opponent::SameScreen, model.local.is_unfinished())
    });
    let played = app.get(|model| model.local.game().rules().clone());
    let opponents = [Choice::new(COMPUTER, words.text("computer")), Choice::new(TWO, words.text("play-two"))];
    let sides = Color::ALL.map(|color| Choice {
        either: Some(words.side(color)),
        ..Choice::new(color.name(), words.text(color.fold("play-red", "play-black")))
            .with_picture(svg::disc(Piece::new(color, Role::General), settings.look))
    });
    let question = if leaving {
        format!(r#"<p class="about">{}</p>"#, escape(&words.text("new-game-ask")))
    } else {
        String::new()
    };
    [
        &group(None, "opponent", &opponents, if two { TWO } else { COMPUTER }),
        r#"<div class="computer-only">"#,
        &level(words, settings.level),
        r#"<div class="given"></div>"#,
        &group(Some(words.text("choose-side")), "side", &sides, settings.side.name()),
        "</div>",
        &rules(app, &played),
        &question,
        &plain_button("start", "btn pri", &words.text("new-game")),
        &format!(
            r#"<a class="btn" href="/{}/game/">{}</a>"#,
            words.language(),
            escape(&words.text("play-friend"))
        ),
    ]
    .concat()
}

/// What changes in the choice of a new game: what the computer gives can be chosen once the words for it are there.
const NEW_PARTS: &[Part] = &[part::html(".given", |_, model| {
    model.more_words.map_or_else(String::new, |words| handicaps(words, model))
})];

/// The choice of a handicap: none and the one to begin with, the others on demand.
fn handicaps(words: Words, model: &Model) -> String {
    let current = model.local.handicap().map_or("", Handicap::name);
    let mut choices = [vec![Choice::new("", words.text("handicap-none"))], Vec::new()];
    for handicap in Handicap::all() {
        let others = usize::from(handicap != Handicap::OFFERED);
        choices[others].push(Choice::new(handicap.name(), words.reason(handicap.id(), &handicap.args())));
    }
    let [usual, others] = choices;
    group(Some(words.text("handicap")), "handicap", &usual, current)
        + &format!(r#"<p class="about">{}</p>"#, escape(&words.text("handicap-computer")))
        + &folded(&words.text("handicap-other"), "handicap", &others, current)
}

/// A group of choices that is only seen on demand, or where one of them holds.
fn folded(title: &str, name: &str, choices: &[Choice], current: &str) -> String {
    let open = if choices.iter().any(|choice| choice.name == current) { " open" } else { "" };
    format!(
        "<details{open}><summary>{}</summary>{}</details>",
        escape(title),
        group(None, name, choices, current)
    )
}

/// The choice of the level: a slider, with the name and the number of the level that it stands at.
fn level(words: Words, level: Level) -> String {
    format!(
        r#"<label class="level"><b>{}</b><output>{}</output><input type="range" name="level" min="1" max="{}" value="{}"></label>"#,
        escape(&words.text("choose-level")),
        escape(&level_name(words, level)),
        Level::COUNT,
        level.number()
    )
}

fn level_name(words: Words, level: Level) -> String {
    format!("{} · {}", level.number(), words.level("level-group", level))
}

/// The slider of the level has been moved.
pub(super) fn name_level(app: App, slider: &HtmlInputElement) {
    let level = slider.value().parse().ok().and_then(Level::try_new);
    if let Some((level, name)) = level.zip(slider.previous_element_sibling()) {
        name.set_text_content(Some(&level_name(app.words(), level)));
    }
}

/// Begins the game that is chosen.
pub(super) fn start(app: App) {
    let level = chosen("new", "level").and_then(|name| Level::try_new(name.parse().ok()?));
    let black = chosen("new", "side").as_deref() == Some(Color::Black.name());
    let opponent = match (chosen("new", "opponent").as_deref(), level) {
        (Some(COMPUTER), Some(level)) => {
            Opponent::Computer { level, human: if black { Color::Black } else { Color::Red } }
        }
        _ => Opponent::SameScreen,
    };
    let rules = chosen("new", "rules").and_then(|name| RuleSet::named(&name)).unwrap_or_default();
    let handicap = chosen("new", "handicap").and_then(|name| Handicap::named(&name));
    if let (Opponent::Computer { level, .. }, Some(handicap)) = (opponent, handicap) {
        return app.begin_given(level, rules, handicap);
    }
    let late = chosen("new", "first").as_deref() == Some(Color::Black.name());
    app.begin(opponent, rules, if late { Color::Black } else { Color::Red });
}

/// The choice of the rules: the usual ones and the easiest, the others on demand; and who begins, where they leave it open.
fn rules(app: App, played: &RuleSet) -> String {
    let words = app.words();
    let offered = |rules: &RuleSet| [RuleSet::WXF, RuleSet::CAPTURE].contains(rules);
    let mut choices = [Vec::new(), Vec::new()];
    for rules in RuleSet::NAMED {
        let others = usize::from(!offered(&rules));
        // A set with a name has it in this program's text.
        let Cow::Borrowed(name) = rules.name else { continue };
        choices[others].push(Choice {
            about: if rules == RuleSet::CAPTURE { words.text("rules-capture-about") } else { String::new() },
            first: (rules.first == First::Either).then_some("either"),
            ..Choice::new(name, words.reason(rules.id(), &rules.args()))
        });
    }
    let [usual, others] = choices;
    let sides = Color::ALL.map(|color| Choice::new(color.name(), words.side(color)));
    let current = &played.name;
    [
        &group(Some(words.text("rules")), "rules", &usual, current),
        &folded(&words.text("rules-other"), "rules", &others, current),
        r#"<div class="either-first">"#,
        &group(Some(words.text("choose-first")), "first", &sides, Color::Red.name()),
        "</div>",
    ]
    .concat()
}

/// The choice that holds in a group of a panel.
fn chosen(panel: &str, name: &str) -> Option<String> {
    let input =
        document().query_selector(&format!("#{panel} [name={name}]:is(:checked,[type=range])")).ok()??;
    Some(input.dyn_into::<HtmlInputElement>().ok()?.value())
}

/// The settings; each holds at once.
fn settings(app: App) -> String {
    let words = app.words();
    let now = app.get(|model| model.settings);
    let look = now.look;
    let horse = |color, look| svg::disc(Piece::new(color, Role::Horse), look);
    let named = |prefix: &str, name: &'static str| Choice::new(name, words.text(&format!("{prefix}-{name}")));
    let choose = |title: &str, name, choices: Vec<Choice>, current| {
        group(Some(words.text(title)), name, &choices, current)
    };
    let languages = document().query_selector("details.lang ul").ok().flatten();

    let pieces = Pieces::ALL.iter().map(|&pieces| {
        named("style", pieces.name()).with_picture(horse(Color::Red, Look { pieces, ..look }))
    });
    let scripts = Script::ALL.iter().map(|&script| {
        let look = Look { script, pieces: Pieces::Characters, ..look };
        named("script", script.name()).with_picture(horse(Color::Red, look))
    });
    let colours = Colours::ALL.iter().map(|&colours| {
        named("colors", colours.name()).with_picture(horse(Color::Black, Look { colours, ..look }))
    });
    let themes = Theme::ALL.iter().map(|theme| named("board", theme.name()).with_picture(swatch(*theme)));
    let coordinates = Coordinates::ALL.iter().map(|choice| named("coordinates", choice.name()));
    let texts = MoveText::ALL.iter().map(|text| named("notation", text.name()));
    let appearances = Appearance::ALL.iter().map(|appearance| named("theme", appearance.name()));
    let switch = |title: &str, name, on| {
        choose(title, name, [true, false].map(|on| named("sound", on_off(on))).into(), on_off(on))
    };
    [
        choose("settings-pieces", "pieces", pieces.collect(), look.pieces.name()),
        choose("settings-script", "script", scripts.collect(), look.script.name()),
        choose("settings-colors", "colours", colours.collect(), look.colours.name()),
        choose("settings-board", "theme", themes.collect(), look.theme.name()),
        choose("settings-coordinates", "coordinates", coordinates.collect(), look.coordinates.name()),
        choose("settings-notation", "moves", texts.collect(), now.moves.name()),
        switch("settings-sound", "sound", now.sound),
        switch("settings-blindfold", "blindfold", now.blindfold),
        switch("settings-zen", "zen", now.zen),
        choose("settings-theme", "appearance", appearances.collect(), now.appearance.name()),
        format!(
            r#"<h3>{}</h3><ul class="languages">{}</ul>"#,
            escape(&words.text("language")),
            languages.map_or_else(String::new, |languages| languages.inner_html())
        ),
    ]
    .concat()
}

/// A piece of a board.
fn swatch(theme: Theme) -> String {
    format!(
        r#"<svg class="swatch b-{}" viewBox="0 0 30 30"><rect class="wood" width="30" height="30" rx="6"/><path class="ln" d="M0 10H30M10 0V30"/></svg>"#,
        theme.name()
    )
}
