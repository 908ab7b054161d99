//! The pages that teach: what they say in every language, without a socket.

use std::sync::{Arc, LazyLock};

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use chuhe_guide::{lessons, terms};
use chuhe_lang::{Locale, Messages};
use chuhe_rules::RuleSet;
use chuhe_server::live::Hub;
use chuhe_server::{Assets, Site, app};
use chuhe_store::Memory;
use tower::ServiceExt;

static SITE: LazyLock<Arc<Site>> = LazyLock::new(|| {
    let origin = "https://chuhe.example".parse().expect("an origin");
    Arc::new(Site::new(Assets::default(), Some(&origin)))
});

static HUB: LazyLock<Hub> = LazyLock::new(|| {
    let store = Memory::new().open().expect("nobody else has it");
    Hub::start(store).expect("the store is well")
});

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    text: String,
}

impl Answer {
    fn header(&self, name: header::HeaderName) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("a header is text"))
    }
}

async fn get(path: &str, wish: &str) -> Answer {
    let request = Request::get(path).header(header::ACCEPT_LANGUAGE, wish).body(Body::empty());
    let response = app(Arc::clone(&SITE), HUB.clone()).oneshot(request.expect("a request")).await;
    let (parts, body) = response.expect("the site always answers").into_parts();
    let body = to_bytes(body, usize::MAX).await.expect("the body is in memory");
    let text = String::from_utf8(body.to_vec()).expect("the content is text");
    Answer { status: parts.status, headers: parts.headers, text }
}

/// A text as it stands in a page.
fn written(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[tokio::test]
async fn every_page_speaks_every_language() {
    for locale in Locale::ALL {
        let tag = locale.tag();
        let messages = Messages::embedded(locale);
        for (path, id) in
            [("learn", "learn-about"), ("rules", "rule-sets-about"), ("rules/romanian", "set-romanian")]
        {
            let answer = get(&format!("/{tag}/{path}/"), "en").await;
            assert_eq!(answer.status, StatusCode::OK, "{tag} {path}");
            let text = &answer.text;
            let root = format!(r#"<html lang="{tag}" dir="{}">"#, locale.direction().as_str());
            assert!(text.contains(&root), "{tag} {path}");
            assert!(text.contains(&written(&messages.text(id))), "{tag} {path}");
            let canonical = format!(r#"<link rel="canonical" href="https://chuhe.example/{tag}/{path}/">"#);
            assert!(text.contains(&canonical), "{tag} {path}");
            for other in Locale::ALL {
                let other = other.tag();
                let link = format!(r#"hreflang="{other}" href="https://chuhe.example/{other}/{path}/">"#);
                assert!(text.contains(&link), "{tag} {path}: no way to {other}");
                assert!(
                    text.contains(&format!(r#"<a href="/{other}/{path}/" lang="{other}""#)),
                    "{tag} {path}"
                );
            }
            assert!(text.contains(r#"hreflang="x-default" href="https://chuhe.example/"#), "{tag} {path}");
            assert_eq!(text.matches("<h1").count(), 1, "{tag} {path}");
            let moved = get(&format!("/{tag}/{path}"), "").await;
            assert_eq!(moved.header(header::LOCATION), format!("/{tag}/{path}/"));
        }
    }
}

#[tokio::test]
async fn a_bare_address_follows_the_browser() {
    for path in ["/learn/", "/rules/", "/rules/cxa-lite/"] {
        let answer = get(path, "fr, uk;q=0.5").await;
        assert!(answer.text.contains(r#"<html lang="uk""#), "{path}");
        assert!(answer.header(header::VARY).contains("accept-language"), "{path}");
    }
    let named = get("/ar/rules/", "uk").await;
    assert!(!named.header(header::VARY).contains("accept-language"));
}

#[tokio::test]
async fn the_home_page_leads_there() {
    for locale in Locale::ALL {
        let tag = locale.tag();
        let home = get(&format!("/{tag}/"), "").await;
        for path in ["learn", "rules"] {
            assert!(home.text.contains(&format!(r#"<a href="/{tag}/{path}/">"#)), "{tag}: {path}");
        }
        let index = get(&format!("/{tag}/rules/"), "").await;
        for set in RuleSet::NAMED {
            assert!(index.text.contains(&format!(r#"<a href="/{tag}/rules/{}/">"#, set.name)), "{tag}");
        }
    }
}

/// What stands under each board is what the judge says, in the page's words.
#[tokio::test]
async fn a_rule_set_is_told_by_its_judge() {
    for locale in [Locale::En, Locale::ZhHans, Locale::Ar] {
        let messages = Messages::embedded(locale);
        for set in RuleSet::NAMED {
            let answer = get(&format!("/{}/rules/{}/", locale.tag(), set.name), "").await;
            for term in terms(&set) {
                assert!(answer.text.contains(&written(&messages.text(term.id))), "{locale} {}", set.name);
            }
            let boards = answer.text.matches("<figure class=\"diagram\"").count();
            assert_eq!(boards, lessons(&set.name).count(), "{locale} {}", set.name);
            for lesson in lessons(&set.name) {
                let from = answer.text.find(&format!(r#"id="{}""#, lesson.id)).expect("the lesson is there");
                let section = &answer.text[from..];
                let section = &section[..section.find("</section>").expect("it ends")];
                let result = lesson.game(&set).outcome().map(|outcome| outcome.winner);
                let tone = match result {
                    Some(Some(winner)) => winner.name(),
                    Some(None) => "draw",
                    None if lesson.refusal(&set).is_some() => "refused",
                    None => "on",
                };
                assert!(
                    section.contains(&format!(r#"data-result="{tone}""#)),
                    "{locale} {} {}: {section}",
                    set.name,
                    lesson.id
                );
                assert!(section.contains(&written(&messages.text(&format!("{}.text", lesson.id)))));
                assert!(!section.contains("{$"), "{locale} {}: {section}", lesson.id);
            }
        }
    }
    let page = get("/en/rules/wxf/", "").await.text;
    for said in [
        "The position came up 3 times, and Red gave check with every move in between while Black did not.",
        "with every move in between Red attacked the same piece of Black’s, the cannon on i5.",
        "chariot i0 chases cannon i5",
        "Draw by repetition",
        "Judged when a position comes up for the third time",
        "After 120 moves, counting both sides’",
    ] {
        assert!(page.contains(said), "{said}");
    }
}

#[tokio::test]
async fn pages_hold_no_script_and_no_style_of_their_own() {
    for path in ["/en/learn/", "/he/rules/wxf/"] {
        let text = get(path, "").await.text;
        assert_eq!(text.matches("<script").count(), 0, "{path}: there is no client in this build");
        assert_eq!(
            text.matches("<style>").count(),
            2,
            "{path}: that of all pages, and that of pages that teach"
        );
        assert!(!text.contains(" style=\"") && !text.contains(" onclick="), "{path}");
        // What all boards refer to stands there once.
        assert_eq!(text.matches(r#"id="p-K""#).count(), 1, "{path}");
    }
}

#[tokio::test]
async fn there_are_no_pages_of_unknown_rules() {
    for path in ["/en/rules/nowhere/", "/rules/nowhere/", "/en/rules/wxf/more/"] {
        assert_eq!(get(path, "").await.status, StatusCode::NOT_FOUND, "{path}");
    }
}
