//! The web site: pages, assets and the connection to the world.
//!
//! - [`Site`] is everything that is served, made once from the embedded files: the pages in all languages, and the assets.
//! - [`app()`] is the site as a service from requests to responses, without any socket.
//! - [`serve`] connects it to a socket, with limits on what a stranger may use up.
//! - [`live`] is where people play each other.
//! - [`Engine`] is an engine for the pages on the same machine, where whoever hosts the site has attached one.
//! - [`metrics()`] is what the server counts and measures of itself, for a port of its own.
//!
//! Of its visitors the server stores no addresses, and remembers one only as long as it holds a connection or has used up some
//! of what one address may have done; who plays a game is known by a random number in a cookie, and by nothing
//! else.

pub mod live;

mod allowance;
mod app;
mod assets;
mod caller;
mod config;
mod document;
mod encoding;
mod engine;
mod game;
mod guard;
mod guest;
mod listen;
mod log;
mod metrics;
mod offline;
mod page;
mod rush;
mod site;
mod stream;
mod visitor;

pub use app::app;
pub use assets::{Assets, AssetsError};
pub use config::{Config, Durability, Origin, OriginError, Place};
pub use engine::{Attached, AttachedError, Engine, EngineError};
pub use listen::{Limits, serve};
pub use metrics::metrics;
pub use site::Site;
