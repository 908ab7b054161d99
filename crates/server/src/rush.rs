//! How quickly new connections come in.

use std::time::Duration;

use tokio::time::Instant;

/// New connections in portions: a thousand that come at one moment would have a thousand turns before whoever plays has his.
#[derive(Debug)]
pub(crate) struct Rush {
    /// When the portion began.
    since: Instant,
    count: u32,
}

/// The most connections of a portion: their requests take about two milliseconds.
const MOST: u32 = 16;

/// How long a portion takes at least: 4,000 connections a second come in, so that 10,000 people are back within three.
const EACH: Duration = Duration::from_millis(4);

impl Rush {
    pub(crate) fn new(now: Instant) -> Self {
        Self { since: now, count: 0 }
    }

    /// Takes in one more connection, and says until when it has to wait, if it has to.
    pub(crate) fn next(&mut self, now: Instant) -> Option<Instant> {
        let end = self.since + EACH;
        if now >= end {
            *self = Self::new(now);
        } else if self.count == MOST {
            *self = Self::new(end);
        }
        self.count += 1;
        (self.since > now).then_some(self.since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_portion_comes_at_once_and_the_next_one_after_a_pause() {
        #[allow(clippy::disallowed_methods, reason = "any moment will do")]
        let start = Instant::now();
        let mut rush = Rush::new(start);
        for _ in 0..MOST {
            assert_eq!(rush.next(start), None);
        }
        let second = start + EACH;
        assert_eq!(rush.next(start), Some(second));
        for _ in 1..MOST {
            assert_eq!(rush.next(second), None);
        }
        assert_eq!(rush.next(second), Some(second + EACH));
        // Nothing is saved up while nobody comes.
        let later = start + 10 * EACH;
        for _ in 0..MOST {
            assert_eq!(rush.next(later), None);
        }
        assert_eq!(rush.next(later), Some(later + EACH));
    }
}
