//! What may lie over the page, only when asked for: the choice of a new game, the settings, and those of files.

use std::borrow::Cow;

use chuhe_board::{Colours, Coordinates, Look, Pieces, Theme, svg};
use chuhe_notation::Script;
use chuhe_rules::{Color, First, Piece, Reason as _, Role, RuleSet};
use leptos::ev::Event;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlInputElement;

use super::files;
use crate::FILES;
use crate::app::{App, Panel};
use crate::state::{Appearance, Level, MoveText, Opponent};
use crate::widget::icon;
use crate::widget::{Face, button, flag, plain_button};

/// The panels, closed until they are asked for.
pub(super) fn panels(app: App, languages: String) -> impl IntoView {
    view! {
        {panel(app, Panel::New, "new", "new-game", Box::new(move || new_game(app)))}
        {panel(app, Panel::Settings, "settings", "settings", Box::new(move || settings(app, languages.clone())))}
        {FILES.then(|| panel(app, Panel::Open, "open", "file-open", Box::new(move || files::open(app))))}
        {FILES.then(|| panel(app, Panel::Save, "save", "file-save", Box::new(move || files::save(app))))}
    }
}

/// A dialog with a title and a cross; its content is made when it opens.
fn panel(
    app: App,
    panel: Panel,
    id: &'static str,
    title: &'static str,
    content: Box<dyn Fn() -> AnyView + Send + Sync>,
) -> AnyView {
    let dialog = NodeRef::<leptos::html::Dialog>::new();
    let open = Memo::new(move |_| app.get(|model| model.panel == panel));
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if open.get() {
            // It is in the document and closed, so that it can be opened.
            let _ = dialog.show_modal();
        } else {
            dialog.close();
        }
    });
    let close = move || app.open(Panel::None);
    let cross = Face { class: "quiet", icon: icon::CLOSE, words: app.words.text("close"), bare: true };
    let title_id = format!("{id}-title");
    let labelled = title_id.clone();
    view! {
        <dialog id=id class="sheet" aria-labelledby=labelled node_ref=dialog
            on:close=move |_| { if open.get_untracked() { close() } }
            on:click=move |event| {
                // The dialog itself is hit only outside its content: on the backdrop.
                if event.target() == event.current_target() { close() }
            }>
            <div class="in">
                <header>
                    <h2 id=title_id>{app.words.text(title)}</h2>
                    {button("close", cross, flag(|| false), close)}
                </header>
                {move || open.get().then(&content)}
            </div>
        </dialog>
    }
    .into_any()
}

/// One choice of a group.
pub(super) struct Choice {
    /// The stable name.
    name: Cow<'static, str>,
    words: String,
    /// A picture to go with the words.
    picture: Option<String>,
    /// A second line.
    about: Option<String>,
    /// The words where either side may begin.
    either: Option<String>,
    /// Who may begin, where these are rules that leave it open.
    first: Option<&'static str>,
}

impl Choice {
    pub(super) fn new(name: impl Into<Cow<'static, str>>, words: String) -> Self {
        Self { name: name.into(), words, picture: None, about: None, either: None, first: None }
    }

    fn with_picture(self, picture: String) -> Self {
        Self { picture: Some(picture), ..self }
    }
}

/// A group of choices of which one holds; without a legend it is what its panel's title says.
///
/// `choose` gets the group's name and the choice's as one text, `theme=paper`.
pub(super) fn group(
    legend: Option<String>,
    name: &'static str,
    choices: Vec<Choice>,
    current: &str,
    choose: fn(App, &str),
    app: App,
) -> AnyView {
    let by_three = choices.len().is_multiple_of(3) && choices.iter().all(|choice| choice.picture.is_none());
    let class = if by_three { "group by3" } else { "group" };
    let title = legend.is_none().then_some("new-title");
    let listen: Box<dyn FnMut(Event)> = Box::new(move |event| {
        if let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) {
            choose(app, &format!("{name}={}", input.value()));
        }
    });
    let choices: Vec<AnyView> = choices
        .into_iter()
        .map(|choice| {
            view! {
                <label class="choice" data-first=choice.first>
                    <input type="radio" name=name value=choice.name.to_string() checked=choice.name == current />
                    <span class="pic" inner_html=choice.picture.unwrap_or_default()></span>
                    <span>{choice.words}<small>{choice.about}</small></span>
                    {choice.either.map(|words| view! { <span class="either">{words}</span> }.into_any())}
                </label>
            }
            .into_any()
        })
        .collect();
    view! {
        <fieldset class=class aria-labelledby=title on:change=listen>
            <legend>{legend}</legend>
            <div>{choices}</div>
        </fieldset>
    }
    .into_any()
}

const COMPUTER: &str = "computer";
const TWO: &str = "two";
const LEVELS: [&str; 3] = ["1", "2", "3"];

/// The choice of a new game: against whom, how strong, which side.
///
/// Nothing of it holds before the button is pressed, which reads the choices from the page.
fn new_game(app: App) -> AnyView {
    let words = app.words;
    let (settings, two, leaving) = app.peek(|model| {
        (model.settings, model.local.opponent() == Opponent::SameScreen, model.local.is_unfinished())
    });
    let played = app.peek(|model| model.local.game().rules().clone());
    let nothing: fn(App, &str) = |_, _| {};
    let opponents =
        vec![Choice::new(COMPUTER, words.text("computer")), Choice::new(TWO, words.text("play-two"))];
    let levels = LEVELS.into_iter().zip(Level::ALL).map(|(name, level)| Choice {
        about: Some(words.level("level-about", level)),
        ..Choice::new(name, words.level("level", level))
    });
    let sides = Color::ALL.map(|color| Choice {
        either: Some(words.side(color)),
        ..Choice::new(color.name(), words.text(color.fold("play-red", "play-black")))
            .with_picture(svg::disc(Piece::new(color, Role::General), settings.look))
    });
    let start = move || {
        let level = chosen("new", "level").and_then(|name| Level::try_new(name.parse().ok()?));
        let black = chosen("new", "side").as_deref() == Some(Color::Black.name());
        let opponent = match (chosen("new", "opponent").as_deref(), level) {
            (Some(COMPUTER), Some(level)) => {
                Opponent::Computer { level, human: if black { Color::Black } else { Color::Red } }
            }
            _ => Opponent::SameScreen,
        };
        let rules = chosen("new", "rules").and_then(|name| RuleSet::named(&name)).unwrap_or_default();
        let late = chosen("new", "first").as_deref() == Some(Color::Black.name());
        app.begin(opponent, rules, if late { Color::Black } else { Color::Red });
    };
    let level = LEVELS[usize::from(settings.level.number()) - 1];
    let question = leaving.then(|| view! { <p class="about">{words.text("new-game-ask")}</p> }.into_any());
    view! {
        {group(None, "opponent", opponents, if two { TWO } else { COMPUTER }, nothing, app)}
        <div class="computer-only">
            {group(Some(words.text("choose-level")), "level", levels.collect(), level, nothing, app)}
            {group(Some(words.text("choose-side")), "side", sides.into(), settings.side.name(), nothing, app)}
        </div>
        {rules(app, &played)}
        {question}
        {plain_button("start", "btn pri", words.text("new-game"), start)}
    }
    .into_any()
}

/// The choice of the rules: the usual ones and the easiest, the others on demand; and who begins, where they leave it open.
fn rules(app: App, played: &RuleSet) -> AnyView {
    let words = app.words;
    let offered = |rules: &RuleSet| [RuleSet::WXF, RuleSet::CAPTURE].contains(rules);
    let mut choices = [Vec::new(), Vec::new()];
    for rules in RuleSet::NAMED {
        let others = usize::from(!offered(&rules));
        // A set with a name has it in this program's text.
        let Cow::Borrowed(name) = rules.name else { continue };
        choices[others].push(Choice {
            about: (rules == RuleSet::CAPTURE).then(|| words.text("rules-capture-about")),
            first: (rules.first == First::Either).then_some("either"),
            ..Choice::new(name, words.reason(rules.id(), &rules.args()))
        });
    }
    let [usual, others] = choices;
    let sides = Color::ALL.map(|color| Choice::new(color.name(), words.side(color)));
    let nothing: fn(App, &str) = |_, _| {};
    let (open, current) = (!offered(played), &played.name);
    view! {
        {group(Some(words.text("rules")), "rules", usual, current, nothing, app)}
        <details open=open>
            <summary>{words.text("rules-other")}</summary>
            {group(None, "rules", others, current, nothing, app)}
        </details>
        <div class="either-first">
            {group(Some(words.text("choose-first")), "first", sides.into(), Color::Red.name(), nothing, app)}
        </div>
    }
    .into_any()
}

/// The choice that holds in a group of a panel.
pub(super) fn chosen(panel: &str, name: &str) -> Option<String> {
    let input = document().query_selector(&format!("#{panel} [name={name}]:checked")).ok()??;
    Some(input.dyn_into::<HtmlInputElement>().ok()?.value())
}

/// The settings; each holds at once.
fn settings(app: App, languages: String) -> AnyView {
    let words = app.words;
    let now = app.peek(|model| model.settings);
    let look = now.look;
    let horse = |color, look| svg::disc(Piece::new(color, Role::Horse), look);
    let named = |prefix: &str, name: &'static str| Choice::new(name, words.text(&format!("{prefix}-{name}")));
    let choose = |title: &str, name, choices, current| {
        group(Some(words.text(title)), name, choices, current, App::set, app)
    };

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
    let sounds = ["on", "off"].map(|name| named("sound", name));
    vec![
        choose("settings-pieces", "pieces", pieces.collect(), look.pieces.name()),
        choose("settings-script", "script", scripts.collect(), look.script.name()),
        choose("settings-colors", "colours", colours.collect(), look.colours.name()),
        choose("settings-board", "theme", themes.collect(), look.theme.name()),
        choose("settings-coordinates", "coordinates", coordinates.collect(), look.coordinates.name()),
        choose("settings-notation", "moves", texts.collect(), now.moves.name()),
        choose("settings-sound", "sound", sounds.into(), if now.sound { "on" } else { "off" }),
        choose("settings-theme", "appearance", appearances.collect(), now.appearance.name()),
        view! { <h3>{words.text("language")}</h3><ul class="languages" inner_html=languages></ul> }
            .into_any(),
    ]
    .into_any()
}

/// A piece of a board.
fn swatch(theme: Theme) -> String {
    format!(
        r#"<svg class="swatch b-{}" viewBox="0 0 30 30"><rect class="wood" width="30" height="30" rx="6"/><path class="ln" d="M0 10H30M10 0V30"/></svg>"#,
        theme.name()
    )
}
