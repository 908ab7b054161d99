//! Which compression a browser takes.

use axum::http::{HeaderMap, header};

/// How a response's content is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Plain,
    Gzip,
    Brotli,
}

impl Encoding {
    /// The smallest that the request's `Accept-Encoding` allows; plain when it is absent or unreadable.
    pub(crate) fn accepted(headers: &HeaderMap) -> Self {
        let values =
            headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
        let mut brotli = None;
        let mut gzip = None;
        let mut any = None;
        for item in values.flat_map(|value| value.split(',')) {
            let mut parts = item.split(';').map(str::trim);
            let coding = parts.next().unwrap_or_default();
            // RFC 9110 §12.4.2: a weight of zero, written with up to three decimals, means "not this".
            let refused = parts.any(|part| {
                let weight = part.strip_prefix("q=").or_else(|| part.strip_prefix("Q="));
                weight.and_then(|weight| weight.parse::<f32>().ok()) == Some(0.0)
            });
            match coding.to_ascii_lowercase().as_str() {
                "br" => brotli = Some(!refused),
                "gzip" | "x-gzip" => gzip = Some(!refused),
                "*" => any = Some(!refused),
                _ => {}
            }
        }
        let rest = any.unwrap_or(false);
        if brotli.unwrap_or(rest) {
            Self::Brotli
        } else if gzip.unwrap_or(rest) {
            Self::Gzip
        } else {
            Self::Plain
        }
    }

    /// The name for `Content-Encoding`; plain content has none.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_smallest_allowed_is_taken() {
        for (header, encoding) in [
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("gzip;q=1.0, br;q=0.5", Encoding::Brotli),
            ("gzip, br;q=0", Encoding::Gzip),
            ("br;q=0.000, *", Encoding::Gzip),
            ("*;q=0", Encoding::Plain),
            ("GZIP", Encoding::Gzip),
            ("deflate", Encoding::Plain),
            ("", Encoding::Plain),
            (",;q=,;;=", Encoding::Plain),
        ] {
            let value = HeaderValue::from_static(header);
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, value)]);
            assert_eq!(Encoding::accepted(&headers), encoding, "{header}");
        }
        assert_eq!(Encoding::accepted(&HeaderMap::new()), Encoding::Plain);
        let unreadable = HeaderValue::from_bytes(b"br\xff").expect("it may stand in a header");
        let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, unreadable)]);
        assert_eq!(Encoding::accepted(&headers), Encoding::Plain);
    }
}
