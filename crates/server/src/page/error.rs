//! Pages that say why there is no page.

use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};
use chuhe_lang::{Arg, Locale};
use chuhe_play::Span;
use chuhe_rules::Reason;
use maud::{Markup, html};

use super::frame::{frame, header};
use super::friend::GAME;
use super::words;
use crate::live::UNPLAYED;
use crate::site::Site;

/// The response for a status that is no success, with a page in the visitor's language.
pub(crate) fn error(site: &Site, locale: Locale, status: StatusCode) -> Response<Body> {
    let messages = &site.tongue(locale).messages;
    let detail = messages.text(&format!("{}.detail", message(status)));
    told(site, locale, status, &messages.text(message(status)), &detail, &home(site, locale))
}

/// The response to a wish that cannot be met, with the reason in the visitor's language.
pub(crate) fn refusal(site: &Site, locale: Locale, status: StatusCode, why: &impl Reason) -> Response<Body> {
    let messages = &site.tongue(locale).messages;
    let detail = words::reason(messages, why);
    told(site, locale, status, &messages.text(message(status)), &detail, &home(site, locale))
}

/// The response where a game is no more, or never was: which of them, nobody knows.
pub(crate) fn no_game(site: &Site, locale: Locale) -> Response<Body> {
    let messages = &site.tongue(locale).messages;
    let days = UNPLAYED.0 / Span::minutes(24 * 60).0;
    let detail = messages.format("game-gone.detail", &[("count", Arg::Number(days as i64))]);
    let act = html! {
        a.btn.pri href=(format!("/{}/{GAME}", locale.tag())) { (messages.text("play-friend")) }
    };
    let title = messages.text("game-gone");
    told(site, locale, StatusCode::NOT_FOUND, &title, &detail, &act)
}

/// The response to somebody behind an address from which too much came, who may try again after `wait`.
pub(crate) fn too_much(site: &Site, locale: Locale, wait: Span) -> Response<Body> {
    later(site, locale, wait, &home(site, locale))
}

/// The same to somebody who has sent the form that makes a game; the page holds what was chosen, to be sent again.
pub(crate) fn too_many_games(
    site: &Site,
    locale: Locale,
    wait: Span,
    fields: &[(&str, &str)],
) -> Response<Body> {
    let again = html! {
        form method="post" action=(format!("/{}/{GAME}", locale.tag())) {
            @for (name, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
                input type="hidden" name=(name) value=(value);
            }
            button.btn.pri { (site.tongue(locale).messages.text("friend-start")) }
        }
    };
    later(site, locale, wait, &again)
}

fn later(site: &Site, locale: Locale, wait: Span, act: &Markup) -> Response<Body> {
    let status = StatusCode::TOO_MANY_REQUESTS;
    let seconds = wait.0.div_ceil(1_000);
    let id = format!("{}.detail", message(status));
    let messages = &site.tongue(locale).messages;
    let detail = messages.format(&id, &[("time", Arg::Number(seconds as i64))]);
    let mut response = told(site, locale, status, &messages.text(message(status)), &detail, act);
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// The way to the first page.
fn home(site: &Site, locale: Locale) -> Markup {
    html! { a.btn.pri href=(format!("/{}/", locale.tag())) { (site.tongue(locale).messages.text("home-link")) } }
}

fn told(
    site: &Site,
    locale: Locale,
    status: StatusCode,
    title: &str,
    detail: &str,
    act: &Markup,
) -> Response<Body> {
    let messages = &site.tongue(locale).messages;
    let head = html! { meta name="robots" content="noindex"; };
    let body = html! {
        main.screen {
            div.home {
                (header(messages))
                div.hero.lost {
                    p.code { bdi dir="ltr" { (status.as_u16()) } }
                    h2 { (title) }
                    p.lead { (detail) }
                    div.acts { (act) }
                    p { a href=(format!("/{}/licences/", locale.tag())) { (messages.text("licences")) } }
                }
            }
        }
    };
    let title_line = format!("{title} · {}", messages.text("site-name"));
    let page = frame(&site.assets, messages, &title_line, &head, &body).into_string();

    let mut response = Response::new(Body::from(page));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    response
}

/// The message that explains a status.
fn message(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => "http-404",
        StatusCode::METHOD_NOT_ALLOWED => "http-405",
        StatusCode::TOO_MANY_REQUESTS => "http-429",
        StatusCode::PAYLOAD_TOO_LARGE | StatusCode::URI_TOO_LONG => "http-431",
        status if status.is_server_error() => "http-500",
        _ => "http-400",
    }
}
