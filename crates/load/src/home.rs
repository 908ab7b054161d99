//! Where visitors come from.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicU32, Ordering};

/// Loopback addresses, each given to one visitor.
#[derive(Debug, Default)]
pub struct Homes(AtomicU32);

/// The first address, 127.1.0.0, far from the one that servers listen on.
const FIRST: u32 = 0x7F01_0000;

/// How many there are: up to 127.254.255.255.
const COUNT: u32 = 0x00FE_0000;

/// The number of the first one of the strangers, 127.129.0.0: eight million visitors come before.
const STRANGERS: u32 = 0x0080_0000;

impl Homes {
    /// Those of strangers, far from those of visitors.
    pub(crate) fn strangers() -> Self {
        Self(AtomicU32::new(STRANGERS))
    }

    /// An address that nobody else has; after 16 million of them they begin anew.
    pub fn next(&self) -> IpAddr {
        let number = self.0.fetch_add(1, Ordering::Relaxed) % COUNT;
        IpAddr::V4(Ipv4Addr::from_bits(FIRST + number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_visitor_has_an_address_of_his_own() {
        let homes = Homes::default();
        let first = homes.next();
        assert_eq!(first.to_string(), "127.1.0.0");
        assert!((0..1_000).all(|_| homes.next() != first));
        homes.0.store(COUNT - 1, Ordering::Relaxed);
        assert_eq!(homes.next().to_string(), "127.254.255.255");
        assert_eq!(homes.next(), first);
        assert_eq!(Homes::strangers().next().to_string(), "127.129.0.0");
    }
}
