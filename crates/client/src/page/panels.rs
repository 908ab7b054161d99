//! What may lie over the page, only when asked for: the choice of a new game, and the settings.

use chuhe_board::{Colours, Coordinates, Look, Pieces, Script, Theme, svg};
use chuhe_lang::Arg;
use chuhe_rules::{Color, Piece, Role};
use leptos::prelude::*;

use crate::app::{App, Panel};
use crate::state::{Appearance, Level, MoveText, Opponent};
use crate::widget::icon::{self, icon};

/// Both panels, closed until they are asked for.
pub(super) fn panels(app: App, languages: String) -> impl IntoView {
    view! {
        {panel(app, Panel::New, "new", "new-game", move || new_game(app).into_any())}
        {panel(app, Panel::Settings, "settings", "settings", move || settings(app, languages.clone()).into_any())}
    }
}

/// A dialog with a title and a cross; its content is made when it opens.
fn panel(
    app: App,
    panel: Panel,
    id: &'static str,
    title: &'static str,
    content: impl Fn() -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let dialog = NodeRef::<leptos::html::Dialog>::new();
    let open = Memo::new(move |_| app.panel.get() == panel);
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if open.get() {
            // It is in the document and closed, so that it can be opened.
            let _ = dialog.show_modal();
        } else {
            dialog.close();
        }
    });
    let close = move || app.panel.set(Panel::None);
    view! {
        <dialog id=id class="sheet" aria-labelledby=format!("{id}-title") node_ref=dialog
            on:close=move |_| { if open.get_untracked() { close() } }
            on:click=move |event| {
                // The dialog itself is hit only outside its content: on the backdrop.
                if event.target() == event.current_target() { close() }
            }>
            <div class="in">
                <header>
                    <h2 id=format!("{id}-title")>{app.words.text(title)}</h2>
                    <button class="quiet" type="button" data-act="close" aria-label=app.words.text("close") on:click=move |_| close()>{icon(icon::CLOSE)}</button>
                </header>
                {move || open.get().then(&content)}
            </div>
        </dialog>
    }
}

/// One choice of a group: its stable name, its words, and a picture to go with them.
struct Choice {
    name: &'static str,
    words: String,
    picture: Option<String>,
}

/// A group of choices of which one holds; without a legend it is what its panel's title says.
fn group(
    legend: Option<String>,
    name: &'static str,
    choices: Vec<Choice>,
    current: &'static str,
    choose: impl Fn(&str) + Copy + 'static,
) -> impl IntoView {
    let class = if choices.len().is_multiple_of(3) { "group by3" } else { "group" };
    let choices = choices.into_iter().map(|choice| {
        view! {
            <label class="choice">
                <input type="radio" name=name value=choice.name checked=choice.name == current on:change=move |_| choose(choice.name) />
                {choice.picture.map(|picture| view! { <span class="pic" inner_html=picture></span> })}
                <span>{choice.words}</span>
            </label>
        }
    });
    let title = legend.is_none().then_some("new-title");
    view! { <fieldset class=class aria-labelledby=title>{legend.map(|legend| view! { <legend>{legend}</legend> })}<div>{choices.collect_view()}</div></fieldset> }
}

const COMPUTER: &str = "computer";
const TWO: &str = "two";
const LEVELS: [&str; 3] = ["1", "2", "3"];

/// The choice of a new game: against whom, how strong, which side.
fn new_game(app: App) -> impl IntoView {
    let words = app.words;
    let settings = app.settings.get_untracked();
    let (two, set_two) =
        signal(app.table.with_untracked(|table| table.local.opponent() == Opponent::SameScreen));
    let (level, set_level) = signal(settings.level);
    let (side, set_side) = signal(settings.side);
    let plain = |name, words| Choice { name, words, picture: None };
    let opponents = vec![plain(COMPUTER, words.text("computer")), plain(TWO, words.text("play-two"))];
    let levels = LEVELS.iter().zip(Level::ALL).map(|(name, level)| {
        plain(name, words.format("level", &[("level", Arg::from(i32::from(level.number())))]))
    });
    let sides = Color::ALL.map(|color| Choice {
        name: color.name(),
        words: words.text(color.fold("play-red", "play-black")),
        picture: Some(svg::disc(Piece::new(color, Role::General), settings.look)),
    });
    let about = move || words.format("level-about", &[("level", Arg::from(i32::from(level.get().number())))]);
    let start = move |_| {
        app.begin(if two.get_untracked() {
            Opponent::SameScreen
        } else {
            Opponent::Computer { level: level.get_untracked(), human: side.get_untracked() }
        });
    };
    let levels: Vec<Choice> = levels.collect();
    let level_name = LEVELS[usize::from(settings.level.number()) - 1];
    let leaving = app.table.with_untracked(|table| table.local.is_unfinished());
    view! {
        {group(None, "opponent", opponents, if two.get_untracked() { TWO } else { COMPUTER }, move |name| set_two.set(name == TWO))}
        <div hidden=move || two.get()>
            {group(Some(words.text("choose-level")), "level", levels, level_name, move |name| {
                if let Some(level) = name.parse().ok().and_then(Level::try_new) { set_level.set(level) }
            })}
            <p class="about">{about}</p>
            {group(Some(words.text("choose-side")), "side", sides.into(), settings.side.name(), move |name| {
                set_side.set(if name == Color::Black.name() { Color::Black } else { Color::Red });
            })}
        </div>
        {leaving.then(|| view! { <p class="about">{words.text("new-game-ask")}</p> })}
        <button class="btn pri" type="button" data-act="start" on:click=start>{words.text("new-game")}</button>
    }
}

/// The settings.
fn settings(app: App, languages: String) -> impl IntoView {
    let words = app.words;
    let now = app.settings.get_untracked();
    let look = now.look;
    let horse = |look| Some(svg::disc(Piece::new(Color::Red, Role::Horse), look));
    let black = |look| Some(svg::disc(Piece::new(Color::Black, Role::Horse), look));
    let named = |prefix: &str, name: &'static str, picture| Choice {
        name,
        words: words.text(&format!("{prefix}-{name}")),
        picture,
    };
    let scripts = Script::ALL.iter().map(|&script| {
        named("script", script.name(), horse(Look { script, pieces: Pieces::Characters, ..look }))
    });
    let pieces =
        Pieces::ALL.iter().map(|&pieces| named("style", pieces.name(), horse(Look { pieces, ..look })));
    let colours =
        Colours::ALL.iter().map(|&colours| named("colors", colours.name(), black(Look { colours, ..look })));
    let themes = Theme::ALL.iter().map(|&theme| {
        named("board", theme.name(), Some(format!(r#"<svg class="swatch b-{}" viewBox="0 0 30 30"><rect class="wood" width="30" height="30" rx="6"/><path class="ln" d="M0 10H30M10 0V30"/></svg>"#, theme.name())))
    });
    let coordinates = Coordinates::ALL.iter().map(|choice| named("coordinates", choice.name(), None));
    let texts = MoveText::ALL.iter().map(|text| named("notation", text.name(), None));
    let appearances = Appearance::ALL.iter().map(|appearance| named("theme", appearance.name(), None));
    let sounds = ["on", "off"].map(|name| named("sound", name, None));
    view! {
        {group(Some(words.text("settings-pieces")), "pieces", pieces.collect(), look.pieces.name(), move |name| {
            app.set(|settings| settings.restore(&format!("pieces={name}")));
        })}
        {group(Some(words.text("settings-script")), "script", scripts.collect(), look.script.name(), move |name| {
            app.set(|settings| settings.restore(&format!("script={name}")));
        })}
        {group(Some(words.text("settings-colors")), "colours", colours.collect(), look.colours.name(), move |name| {
            app.set(|settings| settings.restore(&format!("colours={name}")));
        })}
        {group(Some(words.text("settings-board")), "theme", themes.collect(), look.theme.name(), move |name| {
            app.set(|settings| settings.restore(&format!("theme={name}")));
        })}
        {group(Some(words.text("settings-coordinates")), "coordinates", coordinates.collect(), look.coordinates.name(), move |name| {
            app.set(|settings| settings.restore(&format!("coordinates={name}")));
        })}
        {group(Some(words.text("settings-notation")), "moves", texts.collect(), now.moves.name(), move |name| {
            app.set(|settings| settings.restore(&format!("moves={name}")));
        })}
        {group(Some(words.text("settings-sound")), "sound", sounds.into(), if now.sound { "on" } else { "off" }, move |name| {
            app.set(|settings| settings.restore(&format!("sound={name}")));
        })}
        {group(Some(words.text("settings-theme")), "appearance", appearances.collect(), now.appearance.name(), move |name| {
            app.set(|settings| settings.restore(&format!("appearance={name}")));
        })}
        <h3>{words.text("language")}</h3>
        <ul class="languages" inner_html=languages></ul>
    }
}
