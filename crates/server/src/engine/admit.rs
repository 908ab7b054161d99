//! Who may have the engine: pages of this very machine.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, Uri, header};
use axum::response::IntoResponse as _;
use axum::routing::get;
use chuhe_play::Span;

use super::question::LONGEST;
use super::socket::converse;
use crate::caller::Caller;
use crate::live::Hub;
use crate::page;
use crate::site::{self, Site};

/// Where the engine is reached.
const PATH: &str = "/engine";

/// When to try again who has as many connections as one may.
const FULL: Span = Span::seconds(5);

/// What a proxy adds to a request.
const PROXIED: [&str; 5] = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/// The route.
pub(crate) fn routes(hub: Hub) -> Router<Arc<Site>> {
    Router::new().route(PATH, get(connect)).layer(Extension(hub))
}

/// Whether somebody asks from this very machine, at an address that only it has.
///
/// The host is looked at as well: the name of another site may be made to lead here, and its pages would be our own then.
/// A proxy on this machine asks for anybody.
pub(crate) fn is_at_home(caller: &Caller, headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    caller.address.to_canonical().is_loopback()
        && is_own_host(host)
        && PROXIED.iter().all(|name| !headers.contains_key(*name))
}

/// Whether a host, with a port or without, is this machine by its name.
fn is_own_host(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let address = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    name.eq_ignore_ascii_case("localhost")
        || address.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

/// Whether a page of this site asks, and not one of another that is open in the same browser.
fn is_own_page(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let origin = text(header::ORIGIN).and_then(|origin| origin.strip_prefix("http://"));
    origin.is_some() && origin == text(header::HOST)
}

/// Connects a page to the engine.
async fn connect(
    State(site): State<Arc<Site>>,
    Extension(hub): Extension<Hub>,
    caller: Caller,
    uri: Uri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response<Body> {
    let locale = site::visitor(uri.path(), &headers);
    let fail = |status| page::error(&site, locale, status);
    let Some(engine) = site.engine().filter(|_| is_at_home(&caller, &headers)) else {
        return fail(StatusCode::NOT_FOUND);
    };
    if !is_own_page(&headers) {
        return fail(StatusCode::FORBIDDEN);
    }
    let Some(held) = caller.hold() else { return page::too_much(&site, locale, FULL) };
    let Ok(upgrade) = upgrade else { return fail(StatusCode::BAD_REQUEST) };
    let engine = engine.clone();
    upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .on_upgrade(move |socket| converse(engine, socket, hub, held))
        .into_response()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;
    use crate::caller::Peer;

    fn headers(pairs: &[(&str, &str)]) -> HeaderMap {
        let pair = |(name, value): &(&str, &str)| {
            let name: HeaderName = name.parse().expect("a name");
            (name, value.parse().expect("a value"))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn a_host_is_this_machine_only_by_names_that_nobody_else_has() {
        for host in
            ["127.0.0.1", "127.0.0.1:8080", "localhost:8080", "LOCALHOST", "[::1]:8080", "[::1]", "127.9.9.9"]
        {
            assert!(is_own_host(host), "{host}");
        }
        for host in [
            "",
            "chuhe.example",
            "localhost.example:80",
            "127.0.0.1.example",
            "192.0.2.1:8080",
            "0.0.0.0:8080",
            "[2001:db8::1]:80",
            "evil@127.0.0.1",
        ] {
            assert!(!is_own_host(host), "{host}");
        }
    }

    #[test]
    fn what_came_through_a_proxy_is_from_anywhere() {
        let caller = Caller::of(Peer::default(), &HeaderMap::new());
        assert!(is_at_home(&caller, &headers(&[("host", "127.0.0.1:8080")])));
        for name in PROXIED {
            assert!(
                !is_at_home(&caller, &headers(&[("host", "127.0.0.1:8080"), (name, "127.0.0.1")])),
                "{name}"
            );
        }
    }

    #[test]
    fn another_sites_page_is_not_ours_and_who_does_not_say_is_none() {
        for (origin, is_own) in [
            (Some("http://127.0.0.1:8080"), true),
            (Some("http://localhost:8080"), false),
            (Some("http://127.0.0.1:9090"), false),
            (Some("https://evil.example"), false),
            (Some("null"), false),
            (None, false),
        ] {
            let mut pairs = vec![("host", "127.0.0.1:8080")];
            pairs.extend(origin.map(|origin| ("origin", origin)));
            assert_eq!(is_own_page(&headers(&pairs)), is_own, "{origin:?}");
        }
    }
}
