//! Pages that say why there is no page.

use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};
use chuhe_lang::Locale;
use chuhe_rules::Reason;
use maud::html;

use super::frame::{frame, header};
use super::words;
use crate::site::Site;

/// The response for a status that is no success, with a page in the visitor's language.
pub(crate) fn error(site: &Site, locale: Locale, status: StatusCode) -> Response<Body> {
    let detail = site.tongue(locale).messages.text(&format!("{}.detail", message(status)));
    told(site, locale, status, &detail)
}

/// The response to a wish that cannot be met, with the reason in the visitor's language.
pub(crate) fn refusal(site: &Site, locale: Locale, status: StatusCode, why: &impl Reason) -> Response<Body> {
    told(site, locale, status, &words::reason(&site.tongue(locale).messages, why))
}

fn told(site: &Site, locale: Locale, status: StatusCode, detail: &str) -> Response<Body> {
    let messages = &site.tongue(locale).messages;
    let title = messages.text(message(status));
    let head = html! { meta name="robots" content="noindex"; };
    let body = html! {
        main.screen {
            div.home {
                (header(messages))
                div.hero.lost {
                    p.code { bdi dir="ltr" { (status.as_u16()) } }
                    h2 { (title) }
                    p.lead { (detail) }
                    div.acts { a.btn.pri href=(format!("/{}/", locale.tag())) { (messages.text("home-link")) } }
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
        StatusCode::PAYLOAD_TOO_LARGE | StatusCode::URI_TOO_LONG => "http-431",
        status if status.is_server_error() => "http-500",
        _ => "http-400",
    }
}
