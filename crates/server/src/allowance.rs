//! How often a stranger may have something done.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};

use chuhe_play::Span;
use chuhe_store::UnixMillis;

/// What one visitor may have done without anybody's leave.
///
/// Who stands behind one address shares: a club that begins a round, a school that looks on.
#[derive(Debug)]
pub(crate) struct Allowances {
    /// Games made, and guests stored.
    ///
    /// A round of sixty boards begins at once, even if nobody has played here before; and a day of it is 8,760 games, some 5 MB
    /// in a database.
    new: Allowance,
    /// Games looked at: their pages, and connections to them.
    ///
    /// Six hundred may come back at once after a cut.
    /// Who guesses at links guesses 20 times a second: among a million games he finds one in 14,600 years, on average.
    looks: Allowance,
    /// What is asked in games: what a move or a word adds to the database is about 40 bytes.
    ///
    /// A hundred players with a move every two seconds stay within it.
    acts: Allowance,
}

/// Something of which a visitor may have so much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// A game or a guest that is stored.
    New,
    /// A look at a game.
    Look,
    /// Something that is done in a game.
    Act,
}

impl What {
    /// Its name among what is counted.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Look => "look",
            Self::Act => "act",
        }
    }
}

impl Allowances {
    /// Takes one for whoever is behind an address.
    ///
    /// # Errors
    /// If nothing is left: how long it takes until something is.
    pub(crate) fn take(&self, what: What, address: IpAddr, now: UnixMillis) -> Result<(), Span> {
        let allowance = match what {
            What::New => &self.new,
            What::Look => &self.looks,
            What::Act => &self.acts,
        };
        allowance.take(address, now)
    }
}

/// So many at once, and one more each time that some time has passed.
#[derive(Debug)]
struct Allowance {
    most: u64,
    each: Span,
    holders: Mutex<HashMap<Network, UnixMillis>>,
}

/// A part of the internet: its first address, and how many bits all its addresses share.
type Network = (IpAddr, u8);

/// How many times as much as one visitor all of an IPv6 network of 48 bits may do together.
///
/// A provider gives such a network, or a smaller one, to each customer (RIPE-690), who has 65,536 networks of 64 bits with it.
const SITE: u64 = 8;

/// The most networks that are remembered, at some 40 bytes each; then those are forgotten that did the least.
const MOST_NETWORKS: usize = 10_000;

impl Default for Allowances {
    fn default() -> Self {
        Self {
            new: Allowance::new(120, Span::seconds(10)),
            looks: Allowance::new(600, Span(50)),
            acts: Allowance::new(1_000, Span(20)),
        }
    }
}

impl Allowance {
    fn new(most: u64, each: Span) -> Self {
        Self { most, each, holders: Mutex::default() }
    }

    /// Takes one for whoever is behind an address.
    ///
    /// # Errors
    /// If nothing is left: how long it takes until something is; nothing is taken then.
    fn take(&self, address: IpAddr, now: UnixMillis) -> Result<(), Span> {
        // What is kept of a network is when it will have its whole allowance again; what has passed need not be kept.
        let mut holders = self.holders.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = networks(address).map(|(network, times)| {
            let each = self.each.0 / times;
            let whole_at = holders.get(&network).map_or(now.0, |at| at.0.max(now.0)) + each;
            (network, UnixMillis(whole_at), (whole_at - now.0).saturating_sub(self.most * self.each.0))
        });
        let taken: Vec<_> = taken.collect();
        let wait = taken.iter().map(|(.., wait)| *wait).max().unwrap_or(0);
        if wait > 0 {
            return Err(Span(wait));
        }
        if holders.len() + taken.len() > MOST_NETWORKS {
            forget(&mut holders, now);
        }
        holders.extend(taken.into_iter().map(|(network, whole_at, _)| (network, whole_at)));
        Ok(())
    }
}

/// Makes room: for those who have their whole allowance, and else for the half that is nearest to it.
fn forget(holders: &mut HashMap<Network, UnixMillis>, now: UnixMillis) {
    holders.retain(|_, whole_at| *whole_at > now);
    if holders.len() > MOST_NETWORKS / 2 {
        let mut times: Vec<_> = holders.values().copied().collect();
        let middle = times.len() / 2;
        let (_, middle, _) = times.select_nth_unstable(middle);
        holders.retain(|_, whole_at| *whole_at > *middle);
    }
}

/// Who stands behind an address: of IPv6 the network, since one visitor has all addresses of a network of 64 bits.
pub(crate) fn holder(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(first(address, 64)),
    }
}

/// The networks that an address counts for, with how many times one visitor's allowance each has.
fn networks(address: IpAddr) -> impl Iterator<Item = (Network, u64)> {
    let site = match address.to_canonical() {
        IpAddr::V4(_) => None,
        IpAddr::V6(address) => Some(((IpAddr::V6(first(address, 48)), 48), SITE)),
    };
    [((holder(address), 64), 1)].into_iter().chain(site)
}

/// The first address with the same `bits` bits, 1 to 127.
fn first(address: Ipv6Addr, bits: u32) -> Ipv6Addr {
    Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - bits)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: UnixMillis = UnixMillis(1_796_000_000_000);

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn after(span: Span) -> UnixMillis {
        UnixMillis(NOW.0 + span.0)
    }

    /// How many are taken at once.
    fn taken(allowance: &Allowance, from: impl Fn(u64) -> IpAddr, now: UnixMillis) -> u64 {
        (0..100_000).take_while(|number| allowance.take(from(*number), now).is_ok()).count() as u64
    }

    #[test]
    fn so_many_at_once_and_one_more_after_each_pause() {
        let allowance = Allowance::new(5, Span::seconds(10));
        let visitor = |_| address("192.0.2.1");
        assert_eq!(taken(&allowance, visitor, NOW), 5);
        assert_eq!(allowance.take(visitor(0), NOW), Err(Span::seconds(10)));
        assert_eq!(allowance.take(visitor(0), after(Span(9_999))), Err(Span(1)), "asking costs nothing");
        assert_eq!(allowance.take(visitor(0), after(Span::seconds(10))), Ok(()));
        assert_eq!(allowance.take(visitor(0), after(Span::seconds(10))), Err(Span::seconds(10)));
        assert_eq!(allowance.take(address("192.0.2.2"), NOW), Ok(()), "another visitor is not concerned");
        assert_eq!(taken(&allowance, visitor, after(Span::seconds(1_000))), 5, "no more is saved up");
    }

    #[test]
    fn a_network_of_ipv6_is_one_visitor_and_a_site_is_eight() {
        let allowance = Allowance::new(5, Span::seconds(8));
        let host = |number: u64| address(&format!("2001:db8:1:2::{number:x}"));
        assert_eq!(taken(&allowance, host, NOW), 5);
        let network = |number: u64| address(&format!("2001:db8:1:{number:x}::1"));
        assert_eq!(taken(&allowance, |number| network(number + 100), NOW), 8 * 5 - 5);
        assert_eq!(allowance.take(network(0xFFFF), NOW), Err(Span::seconds(1)));
        assert_eq!(allowance.take(address("2001:db8:2::1"), NOW), Ok(()), "another site is not concerned");
    }

    #[test]
    fn many_networks_cost_no_memory_and_who_did_much_is_remembered() {
        let allowance = Allowance::new(3, Span::seconds(10));
        let greedy = address("192.0.2.1");
        assert_eq!(taken(&allowance, |_| greedy, NOW), 3);
        for number in 0..200_000_u32 {
            let [first, second, third, fourth] = number.to_be_bytes();
            let text = format!("2001:{first:02x}{second:02x}:{third:02x}{fourth:02x}::1");
            assert_eq!(allowance.take(address(&text), NOW), Ok(()), "nobody is shut out for others");
            assert!(allowance.holders.lock().expect("nobody has failed").len() <= MOST_NETWORKS);
        }
        assert_eq!(allowance.take(greedy, NOW), Err(Span::seconds(10)));
    }

    #[test]
    fn a_club_behind_one_address_begins_a_round_at_once() {
        let club = Allowances::default();
        let here = address("192.0.2.1");
        for _ in 0..60 {
            assert_eq!(club.new.take(here, NOW), Ok(()), "who makes the game");
            assert_eq!(club.new.take(here, NOW), Ok(()), "who joins it");
        }
        for second in 0..3_600 {
            for _ in 0..50 {
                assert_eq!(club.acts.take(here, after(Span::seconds(second))), Ok(()), "moves for an hour");
            }
        }
        let games = (0..86_400).filter(|second| club.new.take(here, after(Span::seconds(*second))).is_ok());
        assert_eq!(games.count(), 8_639, "in the day after that");
    }

    #[test]
    fn a_holder_is_an_address_or_a_network() {
        assert_eq!(holder(address("::ffff:192.0.2.1")), address("192.0.2.1"));
        assert_eq!(holder(address("2001:db8:1:2:3:4:5:6")), address("2001:db8:1:2::"));
        assert_ne!(holder(address("2001:db8:1:2::1")), holder(address("2001:db8:1:3::1")));
    }
}
