//! What the site answers, without a socket.

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use chuhe_lang::{Locale, Messages};
use chuhe_server::live::Hub;
use chuhe_server::{Assets, Site, app};
use chuhe_store::Memory;
use proptest::prelude::*;
use tower::ServiceExt;

const MANIFEST: &str = r#"{"files":{
    "app.css":{"path":"app-1.css"}, "client.js":{"path":"client-2.js"}, "client.wasm":{"path":"client-3.wasm"},
    "engine.js":{"path":"engine-4.js"}, "en.ftl":{"path":"en-5.ftl"}, "ar.ftl":{"path":"ar-6.ftl"}}}"#;

/// A site with small files of its own, so that the tests do not depend on what has been built.
fn site(origin: Option<&str>) -> Arc<Site> {
    let assets = Assets::from_files(|name| {
        let content = match name {
            "manifest.json" => MANIFEST,
            "app-1.css" => "a{color:red}",
            _ => match name.rsplit('.').next() {
                Some("br") => "brotli",
                Some("gz") => "gzip",
                _ => "plain",
            },
        };
        Some(Cow::Borrowed(content.as_bytes()))
    });
    let origin = origin.map(|origin| origin.parse().expect("an origin"));
    Arc::new(Site::new(assets.expect("sound files"), origin.as_ref()))
}

static SITE: LazyLock<Arc<Site>> = LazyLock::new(|| site(None));

static HUB: LazyLock<Hub> = LazyLock::new(|| {
    let store = Memory::new().open().expect("nobody else has it");
    Hub::start(store).expect("the store is well")
});

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

impl Answer {
    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("the content is text")
    }

    fn header(&self, name: impl header::AsHeaderName) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("a header is text"))
    }
}

async fn ask(site: &Arc<Site>, request: Request<Body>) -> Answer {
    let response =
        app(Arc::clone(site), HUB.clone()).oneshot(request).await.expect("the site always answers");
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.expect("the body is in memory");
    Answer { status: parts.status, headers: parts.headers, body }
}

async fn get(path: &str, headers: &[(header::HeaderName, &str)]) -> Answer {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    ask(&SITE, request.body(Body::empty()).expect("a request")).await
}

#[tokio::test]
async fn a_home_page_speaks_its_language() {
    for locale in Locale::ALL {
        let answer = get(&format!("/{}/", locale.tag()), &[(header::ACCEPT_LANGUAGE, "en")]).await;
        assert_eq!(answer.status, StatusCode::OK);
        let text = answer.text();
        let root = format!(r#"<html lang="{}" dir="{}">"#, locale.tag(), locale.direction().as_str());
        assert!(text.contains(&root), "{locale}");
        let messages = Messages::embedded(locale);
        for id in ["play-computer", "play-two", "begin-hint", "site-game", "noscript"] {
            assert!(text.contains(&*messages.text(id)), "{locale}: {id}");
        }
        assert_eq!(text.matches(r#"<svg class="board "#).count(), 1, "the board is there before any script");
        assert_eq!(text.matches(r#"aria-current="true""#).count(), 1);
        assert_eq!(answer.header(header::CACHE_CONTROL), "no-cache");
    }
}

#[tokio::test]
async fn the_bare_address_follows_the_browser() {
    for (wish, tag) in
        [("ar", "ar"), ("zh-TW,zh;q=0.9", "zh-Hant"), ("fr, he;q=0.5", "he"), ("fr", "en"), ("", "en")]
    {
        let answer = get("/", &[(header::ACCEPT_LANGUAGE, wish)]).await;
        assert!(answer.text().contains(&format!(r#"<html lang="{tag}""#)), "{wish}");
        assert!(answer.header(header::VARY).contains("accept-language"));
        assert!(answer.text().contains(&format!(r#"<link rel="canonical" href="/{tag}/">"#)), "{wish}");
    }
    let unreadable = Request::get("/").header(header::ACCEPT_LANGUAGE, &b"he\xff"[..]).body(Body::empty());
    let answer = ask(&SITE, unreadable.expect("a request")).await;
    assert!(answer.text().contains(r#"<html lang="en""#));
}

#[tokio::test]
async fn search_engines_find_every_language() {
    let request = Request::get("/he/").body(Body::empty()).expect("a request");
    let answer = ask(&site(Some("https://chuhe.example")), request).await;
    let text = answer.text();
    assert!(text.contains(r#"<link rel="canonical" href="https://chuhe.example/he/">"#));
    for locale in Locale::ALL {
        let tag = locale.tag();
        let link = format!(r#"<link rel="alternate" hreflang="{tag}" href="https://chuhe.example/{tag}/">"#);
        assert!(text.contains(&link), "{tag}");
    }
    assert!(text.contains(r#"hreflang="x-default" href="https://chuhe.example/""#));
}

#[tokio::test]
async fn a_page_loads_its_files_early_and_holds_no_script() {
    let answer = get("/ar/", &[]).await;
    let text = answer.text();
    for needed in [
        r#"<script type="module" src="/assets/client-2.js"></script>"#,
        r#"<link rel="preload" href="/assets/client-3.wasm" as="fetch" type="application/wasm" crossorigin>"#,
        r#"<link rel="preload" href="/assets/ar-6.ftl" as="fetch" crossorigin>"#,
        r#"data-messages="/assets/ar-6.ftl""#,
        r#"data-engine="/assets/engine-4.js""#,
        "<style>a{color:red}</style>",
    ] {
        assert!(text.contains(needed), "{needed}\n{text}");
    }
    assert!(!text.contains(" style=\""), "the policy would refuse it");
    assert_eq!(text.matches("<script").count(), 1);
    let policy = answer.header(header::CONTENT_SECURITY_POLICY);
    for rule in [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'sha256-",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ] {
        assert!(policy.contains(rule), "{rule}");
    }
    assert!(!policy.contains("unsafe-inline") && !policy.contains("unsafe-eval' '") && !policy.contains('*'));
}

#[tokio::test]
async fn an_address_without_its_slash_is_moved() {
    let answer = get("/zh-Hans", &[]).await;
    assert_eq!(answer.status, StatusCode::PERMANENT_REDIRECT);
    assert_eq!(answer.header(header::LOCATION), "/zh-Hans/");
}

#[tokio::test]
async fn an_asset_is_kept_for_ever() {
    for (accept, content, encoding) in
        [("br, gzip", "brotli", "br"), ("gzip", "gzip", "gzip"), ("", "plain", "")]
    {
        let answer = get("/assets/client-3.wasm", &[(header::ACCEPT_ENCODING, accept)]).await;
        assert_eq!((answer.status, answer.text()), (StatusCode::OK, content));
        assert_eq!(answer.header(header::CONTENT_ENCODING), encoding);
        assert_eq!(answer.header(header::CONTENT_TYPE), "application/wasm");
        assert_eq!(answer.header(header::CACHE_CONTROL), "public, max-age=31536000, immutable");
        assert_eq!(answer.header(header::VARY), "accept-encoding");
    }
}

#[tokio::test]
async fn the_licences_are_shown_in_the_visitors_language() {
    for locale in Locale::ALL {
        let tag = locale.tag();
        let home = get(&format!("/{tag}/"), &[]).await;
        assert!(home.text().contains(&format!(r#"<link rel="license" href="/{tag}/licences/">"#)), "{tag}");
        let answer = get(&format!("/{tag}/licences/"), &[]).await;
        assert_eq!(answer.status, StatusCode::OK);
        let messages = Messages::embedded(locale);
        for id in ["licences", "about-licence", "about-glyphs"] {
            assert!(answer.text().contains(&*messages.text(id)), "{tag}: {id}");
        }
        let moved = get(&format!("/{tag}/licences"), &[]).await;
        assert_eq!(moved.header(header::LOCATION), format!("/{tag}/licences/"));
    }
    let page = get("/en/licences/", &[]).await;
    for (name, words) in [
        ("MIT.txt", "Permission is hereby granted"),
        ("Apache-2.0.txt", "Apache License"),
        ("OFL-1.1.txt", "SIL OPEN FONT LICENSE"),
    ] {
        assert!(page.text().contains(&format!(r#"href="/licences/{name}""#)), "{name}");
        let text = get(&format!("/licences/{name}"), &[]).await;
        assert_eq!(
            (text.status, text.header(header::CONTENT_TYPE)),
            (StatusCode::OK, "text/plain; charset=utf-8")
        );
        assert!(text.text().contains(words), "{name}");
    }
    assert_eq!(get("/licences/GPL.txt", &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_is_not_there_is_said_in_the_visitors_language() {
    for (path, wish, locale) in [
        ("/nowhere", "uk", Locale::Uk),
        ("/ar/nowhere", "uk", Locale::Ar),
        ("/assets/client.js", "", Locale::En),
        ("/assets/../Cargo.toml", "", Locale::En),
        ("/assets/%2e%2e%2fCargo.toml", "nb", Locale::Nb),
        ("/assets/%ff", "ro", Locale::Ro),
        ("/%00", "vi", Locale::Vi),
        ("//ar/", "zh", Locale::ZhHans),
    ] {
        let answer = get(path, &[(header::ACCEPT_LANGUAGE, wish)]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        let messages = Messages::embedded(locale);
        assert!(answer.text().contains(&*messages.text("http-404")), "{path}");
        assert!(answer.text().contains(&format!(r#"href="/{}/""#, locale.tag())), "{path}");
        assert!(answer.text().contains(r#"<meta name="robots" content="noindex">"#));
    }
}

#[tokio::test]
async fn another_method_is_refused_with_those_that_are_allowed() {
    for method in [
        Method::POST,
        Method::DELETE,
        Method::OPTIONS,
        Method::TRACE,
        Method::from_bytes(b"CHUHE").expect("a method"),
    ] {
        let request = Request::builder().method(method.clone()).uri("/he/").body(Body::from("x"));
        let answer = ask(&SITE, request.expect("a request")).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method}");
        assert_eq!(answer.header(header::ALLOW), "GET,HEAD", "{method}");
        assert!(answer.text().contains(&*Messages::embedded(Locale::He).text("http-405")), "{method}");
    }
    let connect = Request::builder().method(Method::CONNECT).uri("elsewhere:443").body(Body::empty());
    let answer = ask(&SITE, connect.expect("a request")).await;
    assert!(answer.status.is_client_error(), "{}", answer.status);
}

#[tokio::test]
async fn what_is_too_large_is_refused() {
    let long = format!("/he/{}", "x".repeat(5000));
    let answer = get(&long, &[]).await;
    assert_eq!(answer.status, StatusCode::URI_TOO_LONG);
    assert!(answer.text().contains(&*Messages::embedded(Locale::He).text("http-431")));

    let answer = get(&format!("/?{}", "x".repeat(5000)), &[]).await;
    assert_eq!(answer.status, StatusCode::URI_TOO_LONG);

    let large = Request::post("/").header(header::CONTENT_LENGTH, "1000000000").body(Body::empty());
    let answer = ask(&SITE, large.expect("a request")).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn head_is_like_get_without_the_content() {
    let request = Request::head("/en/").body(Body::empty()).expect("a request");
    let answer = ask(&SITE, request).await;
    assert_eq!((answer.status, answer.body.len()), (StatusCode::OK, 0));
    assert_eq!(answer.header(header::CONTENT_TYPE), "text/html; charset=utf-8");
}

#[tokio::test]
async fn every_answer_is_safe() {
    for path in [
        "/",
        "/en/",
        "/nowhere",
        "/assets/client-2.js",
        "/favicon.svg",
        "/robots.txt",
        "/offline.js",
        "/healthz",
        "/he/app.webmanifest",
        "/en",
    ] {
        let answer = get(path, &[]).await;
        assert!(answer.header(header::CONTENT_SECURITY_POLICY).starts_with("default-src 'none'"), "{path}");
        assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff", "{path}");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin", "{path}");
        assert!(answer.header("permissions-policy").contains("geolocation=()"), "{path}");
        assert!(!answer.headers.contains_key(header::SET_COOKIE), "{path}");
    }
}

#[tokio::test]
async fn the_small_files_are_what_they_say() {
    let answer = get("/healthz", &[]).await;
    assert_eq!((answer.text(), answer.header(header::CACHE_CONTROL)), ("ok\n", "no-store"));

    let answer = get("/favicon.svg", &[]).await;
    assert_eq!(answer.header(header::CONTENT_TYPE), "image/svg+xml");
    assert!(answer.text().starts_with("<svg"));

    let answer = get("/robots.txt", &[]).await;
    assert!(answer.text().starts_with("User-agent: *"));

    // A browser asks each time whether there is another.
    let answer = get("/offline.js", &[]).await;
    assert_eq!(answer.header(header::CONTENT_TYPE), "text/javascript; charset=utf-8");
    assert_eq!(answer.header(header::CACHE_CONTROL), "no-cache");
    assert!(answer.text().starts_with("const BUILD = 'chuhe-"), "{}", answer.text());

    let answer = get("/ar/app.webmanifest", &[]).await;
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/manifest+json");
    let manifest: serde_json::Value = serde_json::from_slice(&answer.body).expect("it is JSON");
    assert_eq!((manifest["lang"].as_str(), manifest["dir"].as_str()), (Some("ar"), Some("rtl")));
    assert_eq!(manifest["start_url"], "/ar/");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// Whatever stands in a request, the site knows an answer and does not fail.
    #[test]
    fn any_request_gets_an_answer(
        method in "[A-Z]{1,8}",
        path in "(/[!-~]{0,12}){1,3}",
        headers in prop::collection::vec((0..6_usize, prop::collection::vec(any::<u8>(), 0..40)), 0..6),
    ) {
        let names = [
            header::ACCEPT_LANGUAGE, header::ACCEPT_ENCODING, header::IF_NONE_MATCH, header::CONTENT_LENGTH,
            header::HOST, header::RANGE,
        ];
        let mut request = Request::builder().method(method.as_str()).uri(path);
        for (name, value) in headers {
            request = request.header(names[name].clone(), value);
        }
        // What is no request at all never comes this far.
        if let Ok(request) = request.body(Body::empty()) {
            let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
            let answer = runtime.block_on(ask(&SITE, request));
            prop_assert!(!answer.status.is_server_error(), "{}", answer.status);
        }
    }
}

/// Whether `cargo xtask test` runs the tests, which builds the browser's files before.
#[expect(clippy::disallowed_methods, reason = "only the environment tells who runs the tests")]
fn must_be_built() -> bool {
    std::env::var_os("CHUHE_WEB_BUILT").is_some()
}

/// The page of this build, if there is one, keeps to its part of the first visit's budget.
#[tokio::test]
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
async fn a_page_with_its_board_is_small() {
    let assets = Assets::embedded().expect("the files are as `cargo xtask web` leaves them");
    if assets.is_empty() {
        assert!(!must_be_built(), "there are no files for the browser: run `cargo xtask web` first");
        eprintln!("skipped: there are no files for the browser; `cargo xtask web` makes them");
        return;
    }
    let site = Arc::new(Site::new(assets, None));
    for locale in Locale::ALL {
        let request = Request::get(format!("/{}/", locale.tag())).header(header::ACCEPT_ENCODING, "br");
        let answer = ask(&site, request.body(Body::empty()).expect("a request")).await;
        assert_eq!(answer.header(header::CONTENT_ENCODING), "br");
        assert!(answer.body.len() <= 18 * 1024, "{locale}: {} bytes", answer.body.len());
    }
}
