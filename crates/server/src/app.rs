//! The site as a service from requests to responses.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, Uri, header};
use axum::middleware;
use axum::routing::get;
use chuhe_lang::Locale;
use tower_http::catch_panic::CatchPanicLayer;

use crate::site::{self, Site};
use crate::{guard, log, page};

/// The site's routes, with everything that holds for all of them.
pub fn app(site: Arc<Site>) -> Router {
    let mut router = Router::new()
        .route("/", get(start))
        .route("/assets/{file}", get(asset))
        .route(
            "/favicon.svg",
            get(async |State(site): State<Arc<Site>>, headers: HeaderMap| site.icon.respond(&headers)),
        )
        .route(
            "/robots.txt",
            get(async |State(site): State<Arc<Site>>, headers: HeaderMap| site.robots.respond(&headers)),
        )
        .route("/healthz", get(health));
    for locale in Locale::ALL {
        let tag = locale.tag();
        router = router
            .route(&format!("/{tag}/"), get(home))
            .route(&format!("/{tag}"), get(async move || moved(tag)))
            .route(&format!("/{tag}/app.webmanifest"), get(manifest));
    }
    let rescuer = Arc::clone(&site);
    router
        .fallback(missing)
        .method_not_allowed_fallback(not_allowed)
        .layer(CatchPanicLayer::custom(move |payload: Box<dyn std::any::Any + Send>| {
            guard::failed(&rescuer, &*payload)
        }))
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard::limit))
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard::protect))
        .layer(middleware::from_fn(log::requests))
        .with_state(site)
}

/// The home page in the language that the browser asks for.
async fn start(State(site): State<Arc<Site>>, headers: HeaderMap) -> Response<Body> {
    site.tongue(site::visitor("/", &headers)).home.clone().by_language().respond(&headers)
}

/// The home page in the language that the address names.
async fn home(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    site.tongue(site::visitor(uri.path(), &headers)).home.respond(&headers)
}

/// What a device needs to install the site like an application.
async fn manifest(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    site.tongue(site::visitor(uri.path(), &headers)).manifest.respond(&headers)
}

/// A file for the browser, by its name with a hash.
async fn asset(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    // The names need no decoding; what has escapes in it is none of them.
    let file = uri.path().strip_prefix("/assets/").and_then(|path| site.assets.get(path));
    match file {
        Some(file) => file.respond(&headers),
        None => page::error(&site, site::visitor(uri.path(), &headers), StatusCode::NOT_FOUND),
    }
}

/// Whether the server works, for whoever watches it.
async fn health() -> ([(header::HeaderName, &'static str); 1], &'static str) {
    ([(header::CACHE_CONTROL, "no-store")], "ok\n")
}

/// `/ar` → `/ar/`.
fn moved(tag: &str) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::PERMANENT_REDIRECT;
    if let Ok(address) = HeaderValue::try_from(format!("/{tag}/")) {
        response.headers_mut().insert(header::LOCATION, address);
    }
    response
}

async fn missing(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    page::error(&site, site::visitor(uri.path(), &headers), StatusCode::NOT_FOUND)
}

/// The router adds which methods are allowed.
async fn not_allowed(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    page::error(&site, site::visitor(uri.path(), &headers), StatusCode::METHOD_NOT_ALLOWED)
}
