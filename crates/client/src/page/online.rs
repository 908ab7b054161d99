//! What a game that a server keeps has around its board: clocks, the note line with its questions, the row of actions.

use chuhe_board::svg::escape;
use chuhe_play::{Act, Choice, GameId, Offer, Phrase, Span, Stage};
use chuhe_rules::{Args, Color, Reason as _};
use chuhe_wire::Closed;
use web_sys::Element;

use super::reading::typed;
use super::{clocks, game, invite, lag, moves};
use crate::app::{App, Model, Panel};
use crate::state::{GIFT, Notice, Online, Tone, seconds};
use crate::widget::part::{Part, flag, text};
use crate::widget::{button, icon, note_class, plain_button, window};
use crate::words::Words;

/// Everything around the board while a game is on.
pub(super) fn html(words: Words) -> String {
    let home = format!(
        r#"<a class="quiet home-b" href="/{}/" aria-label="{}">{}</a>"#,
        words.language(),
        escape(&words.text("home")),
        icon::html(icon::HOME)
    );
    let (clock, lag) = (clocks::HTML, lag::HTML);
    let rules = r#"<span class="rules"><a></a></span>"#;
    let watch = r#"<span class="watch"></span>"#;
    [
        &game::row("opp", rules, &format!("{lag}{clock}{home}")),
        &game::row("me", watch, &format!("{lag}{clock}")),
        r#"<div id="note" role="status" aria-live="polite"></div>"#,
        &moves::strip(words),
        &moves::table(words),
        &typed(words, "typed quick", ""),
        r#"<div class="why"></div>"#,
        &actions(words),
    ]
    .concat()
}

/// What changes in it, besides what every game has and the clocks.
pub(super) const PARTS: &[Part] = &[
    text(".watch", |words, model| match online(model, Online::watchers) {
        None | Some(0) => String::new(),
        Some(count) => words.numbers("online-watchers", &[("count", count as usize)]),
    }),
    flag(".opp", "data-says", |model| {
        is(model, |online| online.said(game::above(model), model.now).is_some())
    }),
    flag("[data-act=takeback]", "hidden", |model| !plays(model)),
    flag("[data-act=takeback]", "disabled", |model| !may(model, Offer::Takeback { to: 0 })),
    flag("[data-act=draw]", "hidden", |model| !plays(model)),
    flag("[data-act=draw]", "disabled", |model| !may(model, Offer::Draw)),
    flag("[data-act=talk]", "hidden", |model| !model.sits() || stage(model) == Some(Stage::Waiting)),
    flag("[data-act=abort]", "hidden", |model| !is(model, Online::may_abort)),
    flag("[data-act=resign]", "hidden", |model| !plays(model) || is(model, Online::may_abort)),
    flag("[data-act=rematch]", "hidden", |model| !model.sits() || stage(model) != Some(Stage::Over)),
    flag("[data-act=rematch]", "disabled", |model| !may(model, Offer::Rematch)),
    flag(".acts5 a", "hidden", |model| model.sits() && stage(model) != Some(Stage::Over)),
];

/// The row of actions; which of them there are follows from how far the game is.
fn actions(words: Words) -> String {
    let action = |act, icon, id| button(act, "", icon, &words.text(id));
    [
        r#"<div class="acts5 flow">"#,
        &action("takeback", icon::UNDO, "undo"),
        &action("draw", icon::DRAW, "online-draw"),
        &action("rematch", icon::AGAIN, "rematch"),
        &action("talk", icon::TALK, "online-say"),
        &action("more", icon::MORE, "online-more"),
        &action("abort", icon::CLOSE, "online-abort"),
        &action("resign", icon::RESIGN, "resign"),
        &format!(
            r#"<a href="/{}/">{}<span>{}</span></a>"#,
            words.language(),
            icon::html(icon::NEW),
            escape(&words.text("new-game"))
        ),
        "</div>",
    ]
    .concat()
}

/// The panel of things to say.
pub(super) fn talk(app: App) -> String {
    let button = |(number, phrase): (usize, &Phrase)| {
        plain_button(&format!("say-{number}"), "btn", &app.words().text(phrase.id()))
    };
    format!(r#"<div class="talk">{}</div>"#, Phrase::ALL.iter().enumerate().map(button).collect::<String>())
}

/// The panel of what is rarely done.
pub(super) fn more(app: App) -> String {
    let words = app.words();
    let item = |act: &str, text: String| plain_button(act, "btn", &text);
    let mut html = String::from(r#"<div class="talk">"#);
    app.get(|model| {
        let claims = online(model, |online| online.notice(model.now)) == Some(Some(Notice::Away(Span::ZERO)));
        // Beside the board, the claim has taken the place of the answers.
        if let Some(offer) = online(model, Online::offered).flatten().filter(|_| claims) {
            html += r#"<p class="asks">"#;
            html += &escape(&offered(words, offer));
            html += "</p>";
            html += &item("accept", words.text("online-accept"));
            html += &item("decline", words.text("online-decline"));
        }
        if may(model, Offer::Pause) {
            html += &item("pause", words.text("replay-pause"));
        }
        if is(model, Online::may_give_time) {
            html += &item("give", words.numbers("online-give", &[("count", seconds(GIFT))]));
        }
    });
    html += &item("flip", words.text("flip"));
    html += &item("settings", words.text("settings"));
    html + r#"</div><div class="lags"></div>"#
}

/// Does what a button says, if it is one of a game that a server keeps; else gives false.
pub(super) fn perform(app: App, act: &str) -> bool {
    if !app.get(Model::is_online) {
        return false;
    }
    let ask = |act| app.ask_server(act);
    match act {
        "takeback" => app.ask_takeback(),
        "draw" => ask(Act::Offer(Offer::Draw)),
        "rematch" => ask(Act::Offer(Offer::Rematch)),
        "pause" => ask(Act::Offer(Offer::Pause)),
        "resume" => ask(Act::Offer(Offer::Resume)),
        "give" => ask(Act::GiveTime(GIFT)),
        "accept" | "decline" => app.answer(act == "accept"),
        "withdraw" => app.withdraw(),
        "join" => ask(Act::Join(Choice::Any)),
        "abort" => ask(Act::Abort),
        "claim-win" => ask(Act::ClaimWin),
        "claim-draw" => ask(Act::ClaimDraw),
        "resign-yes" => {
            app.ask_resign(false);
            ask(Act::Resign);
        }
        "retry" => app.hurry(),
        // The move that is on its way is kept until then.
        "reload" => {
            let _ = window().location().reload();
        }
        "talk" => app.open(Panel::Talk),
        "more" => app.open(Panel::More),
        "copy-link" => invite::copy(app),
        "share-link" => invite::share(),
        _ => {
            let number = act.strip_prefix("say-").and_then(|number| number.parse::<usize>().ok());
            let Some(phrase) = number.and_then(|number| Phrase::ALL.get(number)) else {
                if let Some(game) = act.strip_prefix("go-").and_then(|game| game.parse::<GameId>().ok()) {
                    app.go_to(game);
                    return true;
                }
                return false;
            };
            ask(Act::Say(*phrase));
        }
    }
    if matches!(act, "pause" | "give" | "accept" | "decline") || act.starts_with("say-") {
        app.open(Panel::None);
    }
    true
}

/// What a player is doing, or has just said.
pub(super) fn status(words: Words, model: &Model, online: &Online, side: Color) -> String {
    let Some(view) = online.view() else { return String::new() };
    let own = online.color() == Some(side);
    let sending = own && online.is_sending();
    if let Some(speech) = online.said(side, model.now).filter(|_| !sending) {
        return words.speech(speech);
    }
    let goes_on = view.stage() == Stage::Playing && view.paused.is_none();
    let on_turn = goes_on && view.turn() == side;
    let what = match view.seats[side] {
        None => "online-free-seat",
        Some(_) if sending => "online-sending",
        Some(_) if !own && view.away[side].is_some() => "online-absent",
        Some(_) if own && on_turn => "your-move",
        Some(_) if on_turn => "thinking",
        Some(_) if own && goes_on && !view.moves.is_empty() => "online-sent",
        // To who looks on, the side is the player's name.
        Some(_) if online.color().is_none() => return String::new(),
        Some(_) => return words.side(side),
    };
    match online.color() {
        None => words.text(what),
        Some(_) => format!("{} · {}", words.side(side), words.text(what)),
    }
}

/// The note line: what it says, how it is meant, and by which name tests know it.
pub(super) struct Line {
    pub(super) html: String,
    pub(super) class: &'static str,
    pub(super) id: String,
}

/// What the note line says of the connection, the other player and the seats; nothing if the position matters more.
pub(super) fn line(words: Words, model: &Model) -> Option<Line> {
    let online = model.online.as_ref()?;
    if model.resigning || model.refused.is_some() {
        return None;
    }
    let notice = notice(online, model)?;
    // Who is to move is warned first.
    let warned = || model.note().is_some_and(|note| note.tone == Tone::Warning);
    if notice == Notice::Over
        || (matches!(notice, Notice::Asked(_)) && model.local.movable().is_some() && warned())
    {
        return None;
    }
    let say = |id: &str| words.text(id);
    let choose = |id: &str, name: &'static str, value: &str| words.reason(id, &Args::new().text(name, value));
    let small = |act: &str, id: &str| plain_button(act, "btn small", &words.text(id));
    let primary = |act: &str, id: &str| plain_button(act, "btn small pri", &words.text(id));
    let left = r#"<bdi class="left" aria-live="off"></bdi>"#;
    let result = || model.note().map_or_else(String::new, |note| words.reason(note.id, &note.args));
    let (tone, picture, id, headline, detail, buttons) = match &notice {
        Notice::Closed(closed) => {
            let why = match closed {
                Closed::NoGame => "no-game",
                Closed::Version => "version",
                Closed::Stopping => "stopping",
                Closed::Fault => "fault",
                Closed::Full => "full",
                Closed::Malformed | Closed::TooMuch => "other",
            };
            let text = choose("online-closed", "why", why);
            let button = match closed {
                Closed::NoGame => String::new(),
                _ if closed.may_return() => small("retry", "retry"),
                _ => primary("reload", "online-reload"),
            };
            (Tone::Alarm, icon::ALARM, "closed".to_owned(), text, String::new(), button)
        }
        Notice::Refused(why) => {
            let text = words.sentence(why);
            (Tone::Alarm, icon::REFUSED, why.id.clone(), text, String::new(), String::new())
        }
        Notice::Connecting => (
            Tone::Plain,
            icon::LOADING,
            "connecting".into(),
            say("online-connecting"),
            String::new(),
            String::new(),
        ),
        Notice::Offline(_) => (
            Tone::Alarm,
            icon::ALARM,
            "offline".into(),
            say("online-offline"),
            say("online-offline.detail"),
            left.to_owned() + &small("retry", "retry"),
        ),
        Notice::Offered(offer) => {
            let buttons = small("decline", "online-decline") + &primary("accept", "online-accept");
            let detail = if *offer == Offer::Rematch { result() } else { String::new() };
            let text = offered(words, *offer);
            (Tone::Warning, icon::ASK, format!("offered-{}", name(*offer)), text, detail, buttons)
        }
        Notice::Asked(offer) => {
            let detail = if *offer == Offer::Rematch { result() } else { String::new() };
            let buttons = small("withdraw", "online-withdraw");
            let text = asked(words, *offer);
            (Tone::Plain, icon::ASK, format!("asked-{}", name(*offer)), text, detail, buttons)
        }
        Notice::Next(game) => (
            Tone::Result,
            icon::RESULT,
            "next".into(),
            result(),
            String::new(),
            primary(&format!("go-{game}"), "online-next"),
        ),
        Notice::Inviting => {
            (Tone::Plain, icon::ASK, "inviting".into(), say("play-not-begun"), String::new(), String::new())
        }
        Notice::MayJoin(color) => (
            Tone::Plain,
            icon::ASK,
            "join".into(),
            say("invite-join"),
            choose("invite-join.detail", "color", color.name()),
            primary("join", "invite-accept"),
        ),
        Notice::Suspended => (
            Tone::Warning,
            icon::ALARM,
            "suspended".into(),
            say("play-suspended"),
            String::new(),
            String::new(),
        ),
        Notice::Paused => {
            let button =
                if online.color().is_some() { small("resume", "online-resume") } else { String::new() };
            (Tone::Plain, icon::PAUSE, "paused".into(), say("online-paused"), String::new(), button)
        }
        Notice::Away(Span::ZERO) => {
            let buttons =
                small("claim-draw", "online-claim-draw") + &primary("claim-win", "online-claim-win");
            (Tone::Warning, icon::ALARM, "gone".into(), say("online-gone"), String::new(), buttons)
        }
        Notice::Away(_) => {
            let withdraw = online.asked().map_or_else(String::new, |_| small("withdraw", "online-withdraw"));
            let (text, detail) = (say("online-away"), say("online-away.detail"));
            (Tone::Plain, icon::LOADING, "away".into(), text, detail, left.to_owned() + &withdraw)
        }
        Notice::Over => return None,
    };
    let (detail, more) = match online.beside(model.now) {
        Some(Notice::Away(_)) => (say("online-absent"), format!(" {left}")),
        Some(Notice::Offered(offer)) => (offered(words, offer), String::new()),
        Some(Notice::Asked(offer)) => (asked(words, offer), String::new()),
        _ => (detail, String::new()),
    };
    let html = format!(
        r#"{}<span class="t"><b>{}</b><small>{}{more}</small></span>{buttons}"#,
        icon::html(picture),
        escape(&headline),
        escape(&detail)
    );
    Some(Line { html, class: note_class(Some(tone)), id })
}

/// That the other side proposes something.
fn offered(words: Words, offer: Offer) -> String {
    words.reason("online-offered", &Args::new().text("offer", name(offer)))
}

/// That the person has proposed something.
fn asked(words: Words, offer: Offer) -> String {
    words.reason("online-asked", &Args::new().text("offer", name(offer)))
}

/// The stable name of a proposal.
const fn name(offer: Offer) -> &'static str {
    match offer {
        Offer::Draw => "draw",
        Offer::Takeback { .. } => "takeback",
        Offer::Pause => "pause",
        Offer::Resume => "resume",
        Offer::Rematch => "rematch",
    }
}

fn notice(online: &Online, model: &Model) -> Option<Notice> {
    online.notice(model.now)
}

fn online<T>(model: &Model, get: impl FnOnce(&Online) -> T) -> Option<T> {
    model.online.as_ref().map(get)
}

fn is(model: &Model, holds: impl FnOnce(&Online) -> bool) -> bool {
    online(model, holds).unwrap_or(false)
}

fn may(model: &Model, offer: Offer) -> bool {
    is(model, |online| online.may_offer(offer))
}

fn stage(model: &Model) -> Option<Stage> {
    online(model, Online::stage).flatten()
}

/// Whether the person waits for somebody to take the other side.
pub(super) fn invites(model: &Model) -> bool {
    is(model, |online| online.notice(model.now) == Some(Notice::Inviting))
}

fn plays(model: &Model) -> bool {
    model.sits() && stage(model) == Some(Stage::Playing)
}

/// Shows the game that the page was made for, and keeps its clocks going.
pub(super) fn attend(app: App, game: GameId, table: &Element) {
    let room = table.clone();
    app.attend(game, move || clocks::tick(app, &room));
    invite::prepare(table);
}
