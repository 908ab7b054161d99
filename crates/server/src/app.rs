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

use crate::caller::Caller;
use crate::live::Hub;
use crate::page::{self, Topic};
use crate::site::{self, Site};
use crate::{engine, game, guard, log, offline, stream};

/// The site's routes and those of its live games, with everything that holds for all of them.
pub fn app(site: Arc<Site>, hub: Hub) -> Router {
    let live = game::routes(hub.clone()).merge(stream::routes(hub.clone()));
    protected(routes().merge(live).merge(engine::routes(hub)), site)
}

fn routes() -> Router<Arc<Site>> {
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
        .route(
            offline::PATH,
            get(async |State(site): State<Arc<Site>>, headers: HeaderMap| site.offline.respond(&headers)),
        )
        .route("/healthz", get(health));
    for locale in Locale::ALL {
        let tag = locale.tag();
        router = router
            .route(&format!("/{tag}/"), get(home))
            .route(&format!("/{tag}"), get(async move || moved(&format!("/{tag}/"))))
            .route(&format!("/{tag}/{}", page::OPEN), get(open))
            .route(&format!("/{tag}/open"), get(async move || moved(&format!("/{tag}/{}", page::OPEN))))
            .route(&format!("/{tag}/{}", page::GAME), get(friend))
            .route(&format!("/{tag}/licences/"), get(licences))
            .route(&format!("/{tag}/licences"), get(async move || moved(&format!("/{tag}/licences/"))))
            .route(&format!("/{tag}/app.webmanifest"), get(manifest));
        for topic in Topic::all() {
            let path = format!("/{tag}/{}", topic.path());
            let bare = path.trim_end_matches('/').to_owned();
            router = router.route(&path, get(guide)).route(&bare, get(async move || moved(&path)));
        }
    }
    router = router.route(&format!("/{}", page::OPEN), get(open_by_language));
    for topic in Topic::all() {
        router = router.route(&format!("/{}", topic.path()), get(guide));
    }
    for (name, _) in page::LICENCES {
        router = router.route(&format!("/licences/{name}"), get(licence));
    }
    router.fallback(missing).method_not_allowed_fallback(not_allowed)
}

/// Routes with what holds for every request and every response.
fn protected(routes: Router<Arc<Site>>, site: Arc<Site>) -> Router {
    routes
        .layer(CatchPanicLayer::custom(|payload: Box<dyn std::any::Any + Send>| guard::failed(&*payload)))
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard::explain))
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard::limit))
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard::protect))
        .layer(middleware::from_fn_with_state(Arc::new(log::Lines::new()), log::requests))
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

/// The page that opens files, in the language that the address names.
async fn open(State(site): State<Arc<Site>>, caller: Caller, uri: Uri, headers: HeaderMap) -> Response<Body> {
    let at_home = engine::is_at_home(&caller, &headers);
    site.tongue(site::visitor(uri.path(), &headers)).open(at_home).respond(&headers)
}

/// The page that opens files, in the language that the browser asks for.
async fn open_by_language(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
) -> Response<Body> {
    let at_home = engine::is_at_home(&caller, &headers);
    site.tongue(site::visitor("/", &headers)).open(at_home).clone().by_language().respond(&headers)
}

/// The page on which a game with a friend is chosen, in the language that the address names.
async fn friend(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    site.tongue(site::visitor(uri.path(), &headers)).friend.respond(&headers)
}

/// What the site is made of and under which licences, in the language that the address names.
async fn licences(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    site.tongue(site::visitor(uri.path(), &headers)).licences.respond(&headers)
}

/// A page that teaches, in the language that the address names or else the browser asks for.
async fn guide(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    let locale = site::visitor(uri.path(), &headers);
    let path = uri.path().trim_start_matches('/');
    let named = path.strip_prefix(locale.tag()).and_then(|path| path.strip_prefix('/'));
    match (named, site.guide(locale, named.unwrap_or(path))) {
        (Some(_), Some(page)) => page.respond(&headers),
        (None, Some(page)) => page.clone().by_language().respond(&headers),
        (_, None) => page::error(&site, locale, StatusCode::NOT_FOUND),
    }
}

/// The text of a licence.
async fn licence(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    match uri.path().strip_prefix("/licences/").and_then(|name| site.licences.get(name)) {
        Some(text) => text.respond(&headers),
        None => page::error(&site, site::visitor(uri.path(), &headers), StatusCode::NOT_FOUND),
    }
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

/// The word that something is at `address` for good.
fn moved(address: &str) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::PERMANENT_REDIRECT;
    if let Ok(address) = HeaderValue::try_from(address) {
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

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use axum::extract::Request;
    use chuhe_lang::Messages;
    use tower::ServiceExt as _;

    use super::*;
    use crate::Assets;

    async fn fails() -> &'static str {
        panic!("planted")
    }

    #[tokio::test]
    async fn a_failure_is_told_in_the_visitors_language() {
        let site = Arc::new(Site::new(Assets::default(), None));
        let routes = routes().route("/he/fails", get(fails)).route("/fails", get(fails));
        let app = protected(routes, site);
        for (path, wish, locale) in [
            ("/fails", "uk, en;q=0.5", Locale::Uk),
            ("/he/fails", "uk", Locale::He),
            ("/fails", "", Locale::En),
        ] {
            let request = Request::get(path).header(header::ACCEPT_LANGUAGE, wish).body(Body::empty());
            let response =
                app.clone().oneshot(request.expect("a request")).await.expect("the site always answers");
            assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
            assert!(response.headers().contains_key(header::CONTENT_SECURITY_POLICY));
            let body = to_bytes(response.into_body(), usize::MAX).await.expect("the body is in memory");
            let text = String::from_utf8_lossy(&body);
            assert!(text.contains(&*Messages::embedded(locale).text("http-500")), "{path} {wish}: {text}");
        }
    }
}
