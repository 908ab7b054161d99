//! The web site: pages, assets and the connection to the world.
//!
//! - [`Site`] is everything that is served, made once from the embedded files: the pages in all languages, and the assets.
//! - [`app()`] is the site as a service from requests to responses, without any socket.
//! - [`serve`] connects it to a socket, with limits on what a stranger may use up.
//!
//! The server keeps nothing about its visitors: no cookies, no addresses in the log.

pub mod live;

mod app;
mod assets;
mod config;
mod document;
mod encoding;
mod guard;
mod listen;
mod log;
mod page;
mod site;

pub use app::app;
pub use assets::{Assets, AssetsError};
pub use config::{Config, Origin, OriginError};
pub use listen::{Limits, serve};
pub use site::Site;
