//! One thing that is served: its content in all encodings, and how long a browser may keep it.

use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::{Arc, OnceLock};

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use sha2::{Digest, Sha256};

use crate::encoding::Encoding;

/// From this size on a document is compressed less tightly, in bytes.
const LARGE: usize = 64 * 1024;

/// How long a browser may keep a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    /// For ever: its address changes with its content.
    Forever,
    /// As long as the server says that it has not changed.
    Ask,
}

/// A document in memory.
#[derive(Clone, Debug)]
pub(crate) struct Document {
    media: HeaderValue,
    keep: Keep,
    vary: HeaderValue,
    /// A hash of the content, for `ETag`.
    tag: String,
    /// Shared by all copies.
    content: Arc<Content>,
}

/// The content in all encodings; what nobody else has compressed is compressed when somebody first asks for it.
#[derive(Debug)]
struct Content {
    plain: Bytes,
    gzip: OnceLock<Bytes>,
    brotli: OnceLock<Bytes>,
}

impl Document {
    /// A document that is compressed once somebody wants it so; a large one less tightly, because that takes a second.
    ///
    /// All pages together take a second as well, for which a server that starts has no time.
    pub(crate) fn pack(media: &'static str, keep: Keep, content: impl Into<Bytes>) -> Self {
        let content = Content { plain: content.into(), gzip: OnceLock::new(), brotli: OnceLock::new() };
        Self::of(media, keep, content)
    }

    /// A document that somebody else has compressed.
    pub(crate) fn packed(media: &'static str, keep: Keep, plain: Bytes, gzip: Bytes, brotli: Bytes) -> Self {
        Self::of(media, keep, Content { plain, gzip: gzip.into(), brotli: brotli.into() })
    }

    fn of(media: &'static str, keep: Keep, content: Content) -> Self {
        Self {
            media: HeaderValue::from_static(media),
            keep,
            vary: HeaderValue::from_static("accept-encoding"),
            tag: hex(&Sha256::digest(&content.plain)[..8]),
            content: Arc::new(content),
        }
    }

    /// The same document at an address where another visitor may get one in another language.
    pub(crate) fn by_language(mut self) -> Self {
        self.vary = HeaderValue::from_static("accept-encoding, accept-language");
        self
    }

    /// The response to a request with these headers: the content, or the word that the browser's copy is still good.
    pub(crate) fn respond(&self, request: &HeaderMap) -> Response<Body> {
        let encoding = Encoding::accepted(request);
        // Each encoding is a representation of its own and needs its own tag: RFC 9110 §8.8.3.3.
        let tag = format!("\"{}{}\"", self.tag, encoding.name().unwrap_or_default());
        let kept = request.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        let mut tags =
            kept.flat_map(|value| value.split(',')).map(|kept| kept.trim().trim_start_matches("W/"));
        let unchanged = tags.any(|kept| kept == tag || kept == "*");

        let mut response = Response::new(Body::empty());
        let headers = response.headers_mut();
        headers.insert(header::VARY, self.vary.clone());
        headers.insert(
            header::CACHE_CONTROL,
            HeaderValue::from_static(match self.keep {
                Keep::Forever => "public, max-age=31536000, immutable",
                Keep::Ask => "no-cache",
            }),
        );
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        if unchanged {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
        headers.insert(header::CONTENT_TYPE, self.media.clone());
        if let Some(name) = encoding.name() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
        }
        let Content { plain, gzip, brotli } = &*self.content;
        let content = match encoding {
            Encoding::Plain => plain,
            Encoding::Gzip => gzip.get_or_init(|| by_gzip(plain).into()),
            Encoding::Brotli => brotli.get_or_init(|| by_brotli(plain).into()),
        };
        *response.body_mut() = Body::from(content.clone());
        response
    }
}

/// Bytes as hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn by_gzip(content: &[u8]) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(content).and_then(|()| packer.finish()).expect("a vector takes everything")
}

fn by_brotli(content: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let quality = if content.len() > LARGE { 9 } else { 11 };
    let parameters =
        brotli::enc::BrotliEncoderParams { quality, size_hint: content.len(), ..Default::default() };
    brotli::BrotliCompress(&mut &content[..], &mut packed, &parameters).expect("a vector takes everything");
    packed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        let parse = |value: &str| value.parse().expect("a header's value");
        pairs.iter().map(|(name, value)| (name.clone(), parse(value))).collect()
    }

    #[test]
    fn a_kept_copy_is_not_sent_again() {
        let document = Document::pack("text/plain", Keep::Ask, "the river ".repeat(50));
        let brotli = (header::ACCEPT_ENCODING, "br");
        let first = document.respond(&headers(std::slice::from_ref(&brotli)));
        assert_eq!(first.status(), StatusCode::OK);
        assert_eq!(first.headers()[header::CONTENT_ENCODING], "br");
        let tag = first.headers()[header::ETAG].to_str().expect("it is text").to_owned();

        let weak = format!("\"other\", W/{tag}");
        for kept in [tag.as_str(), weak.as_str(), "*"] {
            let again = document.respond(&headers(&[brotli.clone(), (header::IF_NONE_MATCH, kept)]));
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{kept}");
            assert_eq!(again.headers()[header::ETAG], tag.as_str());
            assert!(!again.headers().contains_key(header::CONTENT_TYPE));
        }
        let plain = document.respond(&headers(&[(header::IF_NONE_MATCH, tag.as_str())]));
        assert_eq!(plain.status(), StatusCode::OK, "the plain content is another representation");
    }
}
