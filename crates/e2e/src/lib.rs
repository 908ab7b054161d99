//! The site as a person meets it, in a real browser.
//!
//! The tests run `chuhe serve` and Debian's Chromium, touch points of the board and read what the page says.
//! `cargo xtask test browser` builds and installs what they need.

#![allow(clippy::disallowed_methods, reason = "it waits for other programs and is told where they are")]

mod browser;
mod files;
mod online;
mod page;
mod player;
mod proxy;
mod site;

pub use browser::{Browser, Entry, Screen};
pub use online::{Board, Change};
pub use page::{Page, Point, visit};
pub use player::Player;
pub use proxy::{Network, Opened, Proxy, Sockets, To, Trip};
pub use site::{Site, binary};
