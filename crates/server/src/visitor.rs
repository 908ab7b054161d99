//! Who a visitor is: a cookie that says nothing but a random number.

use axum::http::{HeaderMap, HeaderValue, header};
use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use chuhe_play::PlayerId;
use chuhe_store::TokenHash;
use sha2::{Digest, Sha256};

/// The name of the cookie.
const NAME: &str = "guest";

/// How long a browser keeps it, in seconds: 400 days, the most that browsers allow.
const AGE: u32 = 400 * 24 * 60 * 60;

/// What a visitor without an account is known by; only its hash is stored.
///
/// Of 128 random bits nobody guesses one: a million tries a second find one of a billion visitors' in 5·10¹⁵ years.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token([u8; 16]);

impl Token {
    /// A new one.
    ///
    /// # Errors
    /// If the system has no random numbers, with its words.
    pub(crate) fn new() -> Result<Self, String> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|error| format!("no random numbers: {error}"))?;
        Ok(Self(bytes))
    }

    /// The one in a request's cookies.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
        let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let (_, text) = pairs.find(|(name, _)| *name == NAME)?;
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok()?;
        Some(Self(bytes.try_into().ok()?))
    }

    pub(crate) fn hash(self) -> TokenHash {
        TokenHash::of(&self.0)
    }

    /// The number that its holder has as a player, which everybody at his games may know.
    ///
    /// It is a part of a hash other than the one that is stored, so that neither tells the other, nor the token.
    /// Among a million guests two have the same with a chance of one in 37 million; the second one cannot be stored then.
    pub(crate) fn player(self) -> PlayerId {
        let hash: [u8; 32] = Sha256::new_with_prefix(b"chuhe player").chain_update(self.0).finalize().into();
        PlayerId(u64::from_be_bytes(hash.as_chunks().0[0]))
    }

    /// The header that gives it to a browser, over TLS only where the site is reached so.
    pub(crate) fn cookie(self, is_secure: bool) -> HeaderValue {
        let text = BASE64_URL_SAFE_NO_PAD.encode(self.0);
        let secure = if is_secure { "; Secure" } else { "" };
        let cookie = format!("{NAME}={text}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::try_from(cookie).expect("it is printable ASCII")
    }
}

/// Whether a request that changes something comes from the site's own pages, as far as the browser tells.
///
/// `origin` is the site's public address, if it is known; else it is what the browser calls the host.
pub(crate) fn is_own(headers: &HeaderMap, origin: &str) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match headers.get(header::ORIGIN) {
        // No browser leaves it out where another site asks.
        None => true,
        Some(from) => from.to_str().is_ok_and(|from| {
            let host = from.strip_prefix("https://").or_else(|| from.strip_prefix("http://"));
            from == origin || (host.is_some() && host == text(header::HOST))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), value.parse().expect("a header's value"))).collect()
    }

    #[test]
    fn a_cookie_comes_back_as_the_same_token() {
        let token = Token([7; 16]);
        let cookie = token.cookie(true);
        let text = cookie.to_str().expect("it is text");
        assert_eq!(
            text,
            "guest=BwcHBwcHBwcHBwcHBwcHBw; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"
        );
        assert!(!token.cookie(false).to_str().expect("it is text").contains("Secure"));
        let pair = text.split(';').next().expect("a pair");
        assert!(Token::of(&headers(&[(header::COOKIE, &format!("a=b; {pair}; c"))])) == Some(token));
        for wrong in ["", "guest", "guest=", "guest=BwcH", "guest=!!", "other=BwcHBwcHBwcHBwcHBwcHBw"] {
            assert!(Token::of(&headers(&[(header::COOKIE, wrong)])).is_none(), "{wrong}");
        }
    }

    /// As `(printf 'chuhe player'; printf '\\7%.0s' $(seq 16)) | sha256sum` says.
    #[test]
    fn a_player_is_known_by_another_hash_than_the_stored_one() {
        let token = Token([7; 16]);
        assert_eq!(token.player(), PlayerId(0xe586_d9c6_9f67_868d));
        assert_ne!(token.hash().as_bytes()[..8], token.player().0.to_be_bytes());
        assert_ne!(token.player(), Token([8; 16]).player());
    }

    #[test]
    fn another_sites_pages_change_nothing_here() {
        let origin = "https://chuhe.example";
        for (from, host, is_ours) in [
            ("https://chuhe.example", "chuhe.example", true),
            ("https://chuhe.example", "127.0.0.1:8080", true),
            ("http://127.0.0.1:8080", "127.0.0.1:8080", true),
            ("https://evil.example", "chuhe.example", false),
            ("https://chuhe.example.evil", "chuhe.example", false),
            ("null", "chuhe.example", false),
            ("", "", false),
        ] {
            let headers = headers(&[(header::ORIGIN, from), (header::HOST, host)]);
            assert_eq!(is_own(&headers, origin), is_ours, "{from}");
        }
        assert!(is_own(&HeaderMap::new(), origin));
    }
}
