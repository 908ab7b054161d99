//! What holds for every request and every response.

use std::any::Any;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use axum::middleware::Next;
use base64::prelude::{BASE64_STANDARD, Engine as _};
use sha2::{Digest, Sha256};

use crate::page;
use crate::site::{self, Site};

/// The longest path with query, in bytes; the site's own are far shorter.
const LONGEST_ADDRESS: usize = 2048;

/// The longest body, in bytes, that a request may announce; no page reads one yet.
const LONGEST_BODY: u64 = 64 * 1024;

/// What a page may do besides what its own files do: nothing.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
     magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

/// The content security policy of pages with some of these style sheets inside.
///
/// Nothing comes from elsewhere, no script stands in a page, and of styles only these.
/// What a page has in its own memory (`blob:`) its workers may look at.
pub(crate) fn policy<'a>(styles: impl Iterator<Item = &'a str>) -> HeaderValue {
    let digest = |style| format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(style)));
    let styles: Vec<_> = styles.map(digest).collect();
    let styles = if styles.is_empty() { "'none'".to_owned() } else { styles.join(" ") };
    let policy = format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src {styles}; connect-src 'self' blob:; \
         img-src 'self' data:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'"
    );
    HeaderValue::try_from(policy).expect("it is printable ASCII")
}

/// Refuses requests that are larger than any page needs.
pub(crate) async fn limit(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response<Body> {
    let address = request.uri().path_and_query().map_or(0, |address| address.as_str().len());
    let body =
        request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    let refusal = if address > LONGEST_ADDRESS {
        StatusCode::URI_TOO_LONG
    } else if body.is_some_and(|length: u64| length > LONGEST_BODY) {
        StatusCode::PAYLOAD_TOO_LARGE
    } else {
        return next.run(request).await;
    };
    let locale = site::visitor(request.uri().path(), request.headers());
    page::error(&site, locale, refusal)
}

/// Puts the headers that keep a page safe on every response.
pub(crate) async fn protect(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response<Body> {
    let mut response = next.run(request).await;
    // What has no content is no page; it answers what is said in a live game, many times a minute.
    if response.status() != StatusCode::NO_CONTENT {
        set(response.headers_mut(), &site);
    }
    response
}

fn set(headers: &mut HeaderMap, site: &Site) {
    headers.insert(header::CONTENT_SECURITY_POLICY, site.policy.clone());
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert("permissions-policy", HeaderValue::from_static(PERMISSIONS));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
}

/// Says in the visitor's language that the server's own code has failed, where [`failed`] could not know who asks.
pub(crate) async fn explain(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response<Body> {
    let locale = site::visitor(request.uri().path(), request.headers());
    let response = next.run(request).await;
    match response.extensions().get::<Failed>() {
        Some(Failed) => page::error(&site, locale, StatusCode::INTERNAL_SERVER_ERROR),
        None => response,
    }
}

/// The mark of a response that [`explain`] has to fill.
#[derive(Clone, Copy)]
struct Failed;

/// The response when the server's own code has failed; the failure itself goes to the log.
pub(crate) fn failed(payload: &(dyn Any + Send)) -> Response<Body> {
    let text = payload.downcast_ref::<&str>().copied();
    let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    tracing::error!(panic = text.unwrap_or("unknown"), "a request has made the server fail");
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
    response.extensions_mut().insert(Failed);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_names_the_style_sheets_by_their_hashes() {
        let policy = policy(["", "a{}"].into_iter());
        let text = policy.to_str().expect("it is text");
        assert!(text.contains("style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"), "{text}");
        assert!(text.starts_with("default-src 'none'; "), "{text}");
    }
}
