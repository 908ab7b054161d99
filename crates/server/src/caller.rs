//! Who asks: the address behind a request, and what he holds.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::allowance::holder;
use crate::live::Held;

/// Who holds how many connections now.
#[derive(Debug, Default)]
pub(crate) struct Holders(Mutex<HashMap<IpAddr, usize>>);

/// One connection's place among its holder's; it is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    holders: Arc<Holders>,
    holder: IpAddr,
}

impl Holders {
    /// A place for one more connection from this address, unless it holds `most` already.
    pub(crate) fn place(self: &Arc<Self>, address: IpAddr, most: usize) -> Option<Place> {
        let holder = holder(address);
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.get(&holder).copied().unwrap_or(0);
        if count >= most {
            return None;
        }
        held.insert(holder, count + 1);
        drop(held);
        Some(Place { holders: Arc::clone(self), holder })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.holders.0.lock().unwrap_or_else(PoisonError::into_inner);
        match held.get_mut(&self.holder) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                held.remove(&self.holder);
            }
        }
    }
}

/// The connection on which requests come.
#[derive(Clone)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    pub(crate) held: Held,
    /// Where a proxy stands before the site: who holds how many live connections, and how many one may.
    pub(crate) proxied: Option<(Arc<Holders>, usize)>,
}

/// Who asks.
#[derive(Clone)]
pub(crate) struct Caller {
    /// The connection's address, or behind a proxy the one that the proxy names.
    pub(crate) address: IpAddr,
    peer: Peer,
}

impl Caller {
    /// Who asks over a connection with these headers.
    pub(crate) fn of(peer: Peer, headers: &HeaderMap) -> Self {
        let named = peer.proxied.as_ref().and_then(|_| forwarded(headers));
        Self { address: named.unwrap_or(peer.address), peer }
    }

    /// What a connection holds that lasts: the place that it has, and behind a proxy one among its caller's as well.
    ///
    /// Nothing if the caller has as many as one may.
    pub(crate) fn hold(&self) -> Option<Held> {
        let held = &self.peer.held;
        match &self.peer.proxied {
            None => Some(held.clone()),
            Some((holders, most)) => Some(held.and(holders.place(self.address, *most)?)),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<Peer>().cloned().unwrap_or_default();
        Ok(Self::of(peer, &parts.headers))
    }
}

/// A request that came over no socket.
impl Default for Peer {
    fn default() -> Self {
        Self { address: Ipv4Addr::LOCALHOST.into(), held: Held::new(()), proxied: None }
    }
}

/// The last address in `X-Forwarded-For`: the one that the nearest proxy has put there; what stands before it anybody may
/// have written.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = line.rsplit(',').next()?.trim();
    let with_port = || last.parse().map(|address: SocketAddr| address.ip());
    last.trim_matches(['[', ']']).parse().or_else(|_| with_port()).ok()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn headers(lines: &[&str]) -> HeaderMap {
        lines
            .iter()
            .map(|line| (HeaderName::from_static("x-forwarded-for"), line.parse().expect("a value")))
            .collect()
    }

    #[test]
    fn an_address_holds_its_share_and_no_more() {
        let holders = Arc::new(Holders::default());
        let place = |text| holders.place(address(text), 2);
        let first = place("192.0.2.1").expect("the first");
        let second = place("::ffff:192.0.2.1").expect("the second, the same address in another form");
        assert!(place("192.0.2.1").is_none());
        assert!(place("192.0.2.2").is_some(), "another visitor is not concerned");
        drop(first);
        let third = place("192.0.2.1").expect("a place is free again");
        drop((second, third));
        assert!(
            holders.0.lock().expect("nobody has failed").is_empty(),
            "nothing is kept about who has left"
        );
    }

    #[test]
    fn behind_a_proxy_the_caller_is_whom_the_proxy_names_last() {
        let proxied = Some((Arc::new(Holders::default()), 1));
        let proxy = Peer { address: address("192.0.2.9"), proxied, ..Peer::default() };
        for (lines, caller) in [
            (&["198.51.100.1"][..], "198.51.100.1"),
            (&["203.0.113.5, 198.51.100.1"], "198.51.100.1"),
            (&["198.51.100.1", "203.0.113.5,198.51.100.2"], "198.51.100.2"),
            (&["2001:db8::7"], "2001:db8::7"),
            (&["[2001:db8::7]"], "2001:db8::7"),
            (&["[2001:db8::7]:4711"], "2001:db8::7"),
            (&["198.51.100.1:4711"], "198.51.100.1"),
            (&[], "192.0.2.9"),
            (&["198.51.100.1, unknown"], "192.0.2.9"),
            (&[""], "192.0.2.9"),
        ] {
            assert_eq!(Caller::of(proxy.clone(), &headers(lines)).address, address(caller), "{lines:?}");
        }
        let caller = |text| Caller::of(proxy.clone(), &headers(&[text]));
        let first = caller("198.51.100.1").hold();
        assert!(first.is_some());
        assert!(caller("198.51.100.1").hold().is_none(), "one visitor's places are taken");
        assert!(caller("198.51.100.2").hold().is_some(), "another one's are not");
    }

    #[test]
    fn without_a_proxy_nobody_says_who_he_is() {
        let direct = Peer { address: address("192.0.2.9"), ..Peer::default() };
        let caller = Caller::of(direct, &headers(&["198.51.100.1"]));
        assert_eq!(caller.address, address("192.0.2.9"));
        let held: Vec<_> = (0..100).map(|_| caller.hold()).collect();
        assert!(held.iter().all(Option::is_some), "the place is the connection's");
    }
}
