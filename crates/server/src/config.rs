//! What whoever hosts the site decides.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use axum::http::Uri;
use chuhe_store::{Database, StoreError};
use clap::{Args, ValueEnum};

use crate::engine::Attached;
use crate::listen::{self, Limits};

/// How to host the site; these are the arguments of `chuhe serve`.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// Address and port to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub bind: SocketAddr,
    /// Public address of the site, such as `https://chuhe.example`, for links that search engines follow
    #[arg(long, value_name = "URL")]
    pub origin: Option<Origin>,
    /// Most connections at a time, 1 to 65535; further visitors wait until one is free
    ///
    /// One address may hold an eighth of them, and at least 8; what it opens beyond is closed at once.
    /// A connection ends when it sends no request for 15 seconds, takes nothing of an answer for 30 seconds,
    /// or has lasted for 5 minutes, unless people play over it.
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = clap::value_parser!(u16).range(1..))]
    pub connections: u16,
    /// Where a proxy stands before the site: take the last address in its header `X-Forwarded-For` for the visitor's
    ///
    /// All connections come from the proxy's address then, which may hold all of them; a visitor may hold an eighth of them to
    /// play and to look on.
    /// The proxy must add the header to each request; where it is missing, the visitor is the proxy itself.
    /// Without this the header is ignored, since anybody can send it.
    #[arg(long)]
    pub behind_proxy: bool,
    /// Address and port, such as `127.0.0.1:9090`, at which `/metrics` tells Prometheus how the server does
    ///
    /// Without this nothing of it is told anywhere.
    #[arg(long, value_name = "ADDRESS")]
    pub metrics: Option<SocketAddr>,
    /// Where games are stored: an SQLite file, a PostgreSQL database such as `postgres://user@localhost/chuhe`, or `memory`
    ///
    /// In memory, all games are lost when the server stops.
    /// Without this, a file in the user's folder for data.
    #[arg(long, value_name = "DATABASE")]
    pub database: Option<Place>,
    /// An engine of this machine's for the page that looks into games, such as `./pikafish` or `cmd=./eleeye,proto=ucci`
    ///
    /// It is named as for `chuhe match`, without a limit: how long it thinks is chosen on the page, beside its name.
    /// Only pages that are opened on this machine, at its own address such as 127.0.0.1 or localhost, are offered it, and one at a time has it.
    #[arg(long, value_name = "ENGINE", conflicts_with = "behind_proxy")]
    pub engine: Option<Attached>,
    /// What a game survives that has been told to its players
    #[arg(long, value_enum, default_value_t = Durability::Power)]
    pub durability: Durability,
}

/// Where games are stored.
#[derive(Clone, Debug)]
pub enum Place {
    /// In memory, for tests.
    Memory,
    /// In a database.
    Database(Database),
}

impl FromStr for Place {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        if text == "memory" { Ok(Self::Memory) } else { text.parse().map(Self::Database) }
    }
}

/// What a stored game survives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Durability {
    /// A power cut
    Power,
    /// The end of the server, whatever ends it; not a power cut
    Process,
}

impl From<Durability> for chuhe_store::Durability {
    fn from(durability: Durability) -> Self {
        match durability {
            Durability::Power => Self::Power,
            Durability::Process => Self::Process,
        }
    }
}

impl Config {
    /// What connections may use up.
    pub fn limits(&self) -> Limits {
        let connections = usize::from(self.connections);
        let per_address = listen::share(connections);
        Limits { connections, per_address, behind_proxy: self.behind_proxy, ..Limits::default() }
    }
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
    use clap::{CommandFactory, Parser};

    use super::*;

    #[derive(Debug, Parser)]
    struct Serve {
        #[command(flatten)]
        config: Config,
    }

    #[test]
    fn connections_are_counted_in_a_range() {
        for refused in ["0", "65536", "18446744073709551615", "-1", "many"] {
            let error = Serve::try_parse_from(["serve", &format!("--connections={refused}")]);
            assert!(error.is_err_and(|error| error.to_string().contains("--connections")), "{refused}");
        }
        for (arguments, connections, per_address, behind_proxy) in [
            (&["serve"][..], 1000, 125, false),
            (&["serve", "--connections=65535"], 65_535, 8191, false),
            (&["serve", "--connections=1"], 1, 1, false),
            (&["serve", "--connections=400", "--behind-proxy"], 400, 50, true),
        ] {
            let limits = Serve::try_parse_from(arguments).expect("sound arguments").config.limits();
            let found = (limits.connections, limits.per_address, limits.behind_proxy);
            assert_eq!(found, (connections, per_address, behind_proxy), "{arguments:?}");
        }
    }

    #[test]
    fn metrics_are_told_nowhere_unless_asked_for() {
        let metrics =
            |arguments: &[&str]| Serve::try_parse_from(arguments).expect("sound arguments").config.metrics;
        assert_eq!(metrics(&["serve"]), None);
        assert_eq!(metrics(&["serve", "--metrics=127.0.0.1:9090"]), "127.0.0.1:9090".parse().ok());
    }

    #[test]
    fn an_engine_is_not_for_a_server_behind_a_proxy() {
        let engine =
            |more: &[&str]| Serve::try_parse_from([&["serve", "--engine=./pikafish"], more].concat());
        assert!(engine(&[]).is_ok_and(|serve| serve.config.engine == "cmd=./pikafish".parse().ok()));
        let error = engine(&["--behind-proxy"]).expect_err("anybody would be at home").to_string();
        assert!(error.contains("cannot be used with"), "{error}");
        let error = Serve::try_parse_from(["serve", "--engine=self"]).expect_err("it is no program");
        assert!(error.to_string().contains("expected cmd=FILE"), "{error}");
    }

    #[test]
    fn the_help_states_the_limits() {
        let help = Serve::command().render_long_help().to_string();
        let Limits { head, write, life, .. } = Limits::default();
        let words = help.split_whitespace().collect::<Vec<_>>().join(" ");
        for said in [
            "1 to 65535".to_owned(),
            "an eighth of them".to_owned(),
            format!("for {} seconds, takes", head.as_secs()),
            format!("for {} seconds, or", write.as_secs()),
            format!("for {} minutes", life.as_secs() / 60),
            "the last address in its header `X-Forwarded-For`".to_owned(),
        ] {
            assert!(words.contains(&said), "{said}: {words}");
        }
    }

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
