//! The requests that carry a live game where no web socket gets through: `live/<game>/events` answers with a stream of events
//! that never ends, `live/<game>/say/<stream>` takes what its visitor says.
//!
//! A browser has at most six connections to one site over HTTP/1.1, so that six such pages at once leave none to say anything
//! over; over HTTP/2, which a proxy before the site speaks, they share one.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Extension, Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, Uri, header};
use axum::response::IntoResponse as _;
use axum::routing::{get, post};
use chuhe_play::GameId;
use chuhe_wire::LONGEST_UP;

use crate::caller::Caller;
use crate::game::Entrant;
use crate::live::{Hub, Streams, Unheard};
use crate::page;
use crate::site::{self, Site};
use crate::visitor::{Token, is_own};

/// The most bytes that a request may say: more messages than a client has to say at a time.
const LONGEST_SAY: usize = 16 * LONGEST_UP;

/// The routes.
pub(crate) fn routes(hub: Hub) -> Router<Arc<Site>> {
    Router::new()
        .route("/live/{game}/events", get(events))
        .route("/live/{game}/say/{stream}", post(say).layer(DefaultBodyLimit::max(LONGEST_SAY)))
        .layer(Extension(Streams::default()))
        .layer(Extension(hub))
}

/// Opens a stream.
async fn events(
    State(site): State<Arc<Site>>,
    Extension(hub): Extension<Hub>,
    Extension(streams): Extension<Streams>,
    caller: Caller,
    Path(game): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response<Body> {
    let entrant = match Entrant::admit(&site, &hub, &caller, &game, &uri, &headers).await {
        Ok(entrant) => entrant,
        Err(refusal) => return *refusal,
    };
    let cookie = entrant.cookie(&site);
    let Entrant { game, guest, held } = entrant;
    let Some(body) = streams.open(hub, game, guest, held) else {
        let locale = site::visitor(uri.path(), &headers);
        return page::error(&site, locale, StatusCode::INTERNAL_SERVER_ERROR);
    };
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        // A connection that carried a stream may be as old as it likes, so it carries nothing after it.
        (header::CONNECTION, "close"),
        // What nginx reads: each event is to be passed on at once.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.extend(cookie);
    response
}

/// Hears what the visitor of a stream says.
async fn say(
    State(site): State<Arc<Site>>,
    Extension(streams): Extension<Streams>,
    Path((game, stream)): Path<(String, String)>,
    headers: HeaderMap,
    messages: Result<Bytes, BytesRejection>,
) -> Response<Body> {
    let status = match (game.parse::<GameId>(), messages) {
        _ if !is_own(&headers, site.origin()) => StatusCode::FORBIDDEN,
        (Err(_), _) => StatusCode::NOT_FOUND,
        (_, Err(error)) => error.status(),
        (_, Ok(messages)) if messages.is_empty() => StatusCode::BAD_REQUEST,
        (Ok(game), Ok(messages)) => {
            let token = Token::of(&headers).map(Token::hash);
            match streams.say(game, &stream, token, messages).await {
                Ok(()) => StatusCode::NO_CONTENT,
                Err(Unheard::Gone) => StatusCode::GONE,
                Err(Unheard::Foreign) => StatusCode::FORBIDDEN,
            }
        }
    };
    status.into_response()
}
