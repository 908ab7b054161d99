//! Some thousand games as a file, each with a checksum.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `CHUHE-S1` |
//! | 4 | the number of the shard: its first game is [`GAMES`] times as much |
//! | 4 | how long the plan is, in bytes |
//! | … | the plan, as JSON |
//! | 4 | the checksum of everything before |
//!
//! and then, for each game in the order of their numbers,
//!
//! | bytes | what |
//! |---|---|
//! | 2 + 2 | how long the game is, in bytes, and the same with every bit turned |
//! | … | the game: see [`mod@pack`] |
//! | 4 | the checksum of its number in 8 bytes and of the game |
//!
//! Numbers have their lowest byte first; checksums are CRC-32 (ISO 3309, as in zip).
//! A game costs 41 bytes and 4 for each position: about 4.4 bytes for a position in games of a hundred plies.
//!
//! What a killed process leaves is a beginning of what it would have written.
//! Such a last game is told from a damaged one, in which any byte may be another: its length stands there twice.

use core::fmt;

use crate::pack::{self, PackError, pack, unpack};
use crate::{Plan, Played};

/// How many games a full shard has.
pub const GAMES: u64 = 4_096;

/// What a shard begins with; the last character changes when older ones cannot be read any more.
pub const MAGIC: [u8; 8] = *b"CHUHE-S1";

/// The longest text of a plan, in bytes.
const MOST_SETTINGS: usize = 1 << 12;

/// The most bytes of a shard.
pub const MOST: u64 = 20 + MOST_SETTINGS as u64 + GAMES * (8 + pack::MOST as u64);

/// What is wrong with the bytes of a shard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// At which byte of the file.
    pub at: usize,
    /// What is wrong there.
    pub kind: DamageKind,
}

/// What is wrong with the bytes of a shard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DamageKind {
    /// It does not begin with [`MAGIC`].
    Magic,
    /// A checksum is not that of the bytes.
    Checksum {
        /// That of the bytes.
        found: u32,
        /// The one that stands there.
        expected: u32,
    },
    /// The plan cannot be read.
    Settings,
    /// It is another shard than its place says.
    Number {
        /// The number that stands in it.
        found: u32,
        /// That of its place.
        expected: u32,
    },
    /// The two lengths of a game differ, or no game is so long.
    Length {
        /// The first.
        found: u16,
        /// The second, turned back.
        expected: u16,
    },
    /// There are more games than [`GAMES`].
    TooMany,
    /// The bytes of a game are none, though their checksum is right.
    Game(PackError),
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: {}", self.at, self.kind)
    }
}

impl fmt::Display for DamageKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => write!(f, "found something else, expected {}", String::from_utf8_lossy(&MAGIC)),
            Self::Checksum { found, expected } => {
                write!(f, "found the checksum {found:08x}, expected {expected:08x}")
            }
            Self::Settings => f.write_str("found no plan, expected one as JSON"),
            Self::Number { found, expected } => write!(f, "found shard {found}, expected {expected}"),
            Self::Length { found, expected } => write!(f, "found the length {found}, expected {expected}"),
            Self::TooMany => write!(f, "found another game, expected {GAMES}"),
            Self::Game(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for Damage {}

/// What a shard begins with.
pub fn head(plan: &Plan, shard: u32) -> Vec<u8> {
    let settings = serde_json::Value::Object(plan.settings()).to_string();
    let mut bytes = MAGIC.to_vec();
    bytes.extend(shard.to_le_bytes());
    bytes.extend((settings.len() as u32).to_le_bytes());
    bytes.extend(settings.as_bytes());
    let checksum = crc32fast::hash(&bytes);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// A game as it stands in a shard.
pub fn entry(game: &Played) -> Vec<u8> {
    let packed = pack(game);
    let length = packed.len() as u16;
    let mut bytes = Vec::with_capacity(packed.len() + 8);
    bytes.extend(length.to_le_bytes());
    bytes.extend((!length).to_le_bytes());
    bytes.extend(&packed);
    bytes.extend(checksum(game.number, &packed).to_le_bytes());
    bytes
}

fn checksum(number: u64, packed: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&number.to_le_bytes());
    hasher.update(packed);
    hasher.finalize()
}

/// The games of a shard, read one after the other.
#[derive(Clone, Debug)]
pub struct Shard<'a> {
    plan: Plan,
    bytes: &'a [u8],
    at: usize,
    /// The number of the next game.
    next: u64,
    /// The number of the first game of the next shard.
    end: u64,
    is_broken: bool,
}

impl<'a> Shard<'a> {
    /// Begins to read the bytes of a shard that stands at the place of this number.
    ///
    /// Nothing if they are only the beginning of a head.
    ///
    /// # Errors
    /// If the head is damaged, or that of another shard.
    pub fn read(bytes: &'a [u8], shard: u32) -> Result<Option<Self>, Damage> {
        let damage = |at, kind| Err(Damage { at, kind });
        let known = bytes.len().min(MAGIC.len());
        if bytes[..known] != MAGIC[..known] {
            return damage(0, DamageKind::Magic);
        }
        let Some((fields, rest)) = bytes.split_first_chunk::<16>() else { return Ok(None) };
        let (words, _) = fields.as_chunks::<4>();
        let (found, length) = (u32::from_le_bytes(words[2]), u32::from_le_bytes(words[3]) as usize);
        if length > MOST_SETTINGS {
            return damage(12, DamageKind::Settings);
        }
        let Some((settings, rest)) = rest.split_at_checked(length) else { return Ok(None) };
        let Some((expected, _)) = rest.split_first_chunk::<4>() else { return Ok(None) };
        let at = 16 + length;
        let (sum, expected) = (crc32fast::hash(&bytes[..at]), u32::from_le_bytes(*expected));
        if sum != expected {
            return damage(at, DamageKind::Checksum { found: sum, expected });
        }
        if found != shard {
            return damage(8, DamageKind::Number { found, expected: shard });
        }
        match serde_json::from_slice::<Plan>(settings).ok().filter(Plan::is_sound) {
            Some(plan) => {
                let next = u64::from(shard) * GAMES;
                Ok(Some(Self { plan, bytes, at: at + 4, next, end: next + GAMES, is_broken: false }))
            }
            None => damage(16, DamageKind::Settings),
        }
    }

    /// The plan that the games were played by.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The number of the game that is read next.
    pub fn next_number(&self) -> u64 {
        self.next
    }

    /// How many bytes have been read: all but those of a game that was not written to its end.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many bytes are left that are no whole game.
    pub fn torn(&self) -> usize {
        self.bytes.len() - self.at
    }

    /// The bytes of the next game; nothing where they end or are cut off.
    fn entry(&mut self) -> Result<Option<&'a [u8]>, Damage> {
        let damage = |at, kind| Err(Damage { at, kind });
        let Some(([a, b, c, d], rest)) = self.bytes[self.at..].split_first_chunk::<4>() else {
            return Ok(None);
        };
        let (length, turned) = (u16::from_le_bytes([*a, *b]), !u16::from_le_bytes([*c, *d]));
        if length != turned || usize::from(length) > pack::MOST {
            return damage(self.at, DamageKind::Length { found: length, expected: turned });
        }
        if self.next == self.end {
            return damage(self.at, DamageKind::TooMany);
        }
        let Some((packed, rest)) = rest.split_at_checked(length.into()) else { return Ok(None) };
        let Some((expected, _)) = rest.split_first_chunk::<4>() else { return Ok(None) };
        let (found, expected) = (checksum(self.next, packed), u32::from_le_bytes(*expected));
        if found != expected {
            return damage(self.at, DamageKind::Checksum { found, expected });
        }
        Ok(Some(packed))
    }
}

/// Ends after the first damage.
impl Iterator for Shard<'_> {
    type Item = Result<Played, Damage>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_broken {
            return None;
        }
        let game = self.entry().and_then(|packed| {
            let game = packed.map(|packed| {
                let game = unpack(packed, self.next, &self.plan.rules);
                game.map(|game| (game, packed.len()))
            });
            game.transpose().map_err(|error| Damage { at: self.at + 4, kind: DamageKind::Game(error) })
        });
        match game {
            Ok(game) => {
                let (game, length) = game?;
                self.at += length + 8;
                self.next += 1;
                Some(Ok(game))
            }
            Err(damage) => {
                self.is_broken = true;
                Some(Err(damage))
            }
        }
    }
}
