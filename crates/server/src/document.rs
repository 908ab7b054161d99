//! One thing that is served: its content in all encodings, and how long a browser may keep it.

use std::fmt::Write as _;
use std::io::Write as _;

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
    plain: Bytes,
    gzip: Bytes,
    brotli: Bytes,
}

impl Document {
    /// A document that is compressed here and now; a large one less tightly, because that takes a second.
    pub(crate) fn pack(media: &'static str, keep: Keep, content: impl Into<Bytes>) -> Self {
        let content = content.into();
        let gzip = gzip(&content);
        let brotli = brotli(&content);
        Self::packed(media, keep, content, gzip.into(), brotli.into())
    }

    /// A document that somebody else has compressed.
    pub(crate) fn packed(media: &'static str, keep: Keep, plain: Bytes, gzip: Bytes, brotli: Bytes) -> Self {
        Self {
            media: HeaderValue::from_static(media),
            keep,
            vary: HeaderValue::from_static("accept-encoding"),
            tag: hex(&Sha256::digest(&plain)[..8]),
            plain,
            gzip,
            brotli,
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
        let content = match encoding {
            Encoding::Plain => &self.plain,
            Encoding::Gzip => &self.gzip,
            Encoding::Brotli => &self.brotli,
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

fn gzip(content: &[u8]) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(content).and_then(|()| packer.finish()).expect("a vector takes everything")
}

fn brotli(content: &[u8]) -> Vec<u8> {
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
