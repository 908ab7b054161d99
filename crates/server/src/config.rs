//! What whoever hosts the site decides.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use axum::http::Uri;
use clap::Args;

/// How to host the site; these are the arguments of `chuhe serve`.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// Address and port to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub bind: SocketAddr,
    /// Public address of the site, such as `https://chuhe.example`, for links that search engines follow
    #[arg(long, value_name = "URL")]
    pub origin: Option<Origin>,
    /// Most connections at a time; further visitors wait until one is free
    #[arg(long, value_name = "NUMBER", default_value_t = 1000)]
    pub connections: usize,
}

/// Scheme and host of the site's public address, without a path: `https://chuhe.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

/// A text that is no [`Origin`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OriginError {
    found: String,
}

impl Origin {
    /// The origin as text; it ends without a slash.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Origin {
    type Err = OriginError;

    /// Reads `https://host`, `http://host:port` and the like; a slash at the end is allowed.
    fn from_str(text: &str) -> Result<Self, OriginError> {
        let wrong = || OriginError { found: text.to_owned() };
        let uri: Uri = text.parse().map_err(|_| wrong())?;
        let (Some(scheme), Some(authority), "/") = (uri.scheme_str(), uri.authority(), uri.path()) else {
            return Err(wrong());
        };
        let visitors = uri.query().is_none() && !authority.as_str().contains('@');
        if !["http", "https"].contains(&scheme) || !visitors {
            return Err(wrong());
        }
        Ok(Self(format!("{scheme}://{authority}")))
    }
}

impl fmt::Display for OriginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not like https://chuhe.example", self.found)
    }
}

impl std::error::Error for OriginError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_has_a_scheme_and_a_host_and_nothing_else() {
        for (text, origin) in [
            ("https://chuhe.example", "https://chuhe.example"),
            ("http://127.0.0.1:8080/", "http://127.0.0.1:8080"),
        ] {
            assert_eq!(text.parse::<Origin>().as_ref().map(Origin::as_str), Ok(origin));
        }
        for text in ["", "chuhe.example", "ftp://a", "https://a/b", "https://a?b", "https://me@a", "https://"]
        {
            assert_eq!(text.parse::<Origin>(), Err(OriginError { found: text.to_owned() }), "{text}");
        }
    }
}
