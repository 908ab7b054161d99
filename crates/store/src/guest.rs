//! Visitors without an account.

use std::fmt;

use sha2::{Digest, Sha256};

/// What is stored of the token in a visitor's cookie: its SHA-256, from which nobody gets the token back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of a token; the token must be random and have at least 128 bits, since the hash is fast.
    pub fn of(token: &[u8]) -> Self {
        Self(Sha256::digest(token).into())
    }

    /// The hash's bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for TokenHash {
    /// Only its beginning, for logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third, ..] = self.0;
        write!(f, "TokenHash({first:02x}{second:02x}{third:02x}…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_hashed_as_sha_256_says() {
        // FIPS 180-2, appendix B.1.
        let hash = TokenHash::of(b"abc");
        assert_eq!(hash.as_bytes()[..4], [0xba, 0x78, 0x16, 0xbf]);
        assert_eq!(format!("{hash:?}"), "TokenHash(ba7816…)");
    }
}
