//! A folder of shards: the games of one plan, in the order of their numbers and without gaps.
//!
//! The shards are called `00000.games`, `00001.games` and so on; all but the last are full.
//! Games are written one after the other, each at once, so that whatever ends the process, only those under way are lost.
//! How many there are says which one is next: nothing is kept twice.

use core::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::shard::{self, Damage, GAMES, Shard};
use crate::{Plan, Played};

/// A folder of games that is being added to.
#[derive(Debug)]
pub struct Archive {
    folder: PathBuf,
    plan: Plan,
    /// The last shard; nothing where the next game begins another one.
    shard: Option<File>,
    games: u64,
    positions: u64,
    /// Locked as long as it is open: by this process alone.
    _lock: File,
}

/// Why games cannot be read from a folder or added to it.
#[derive(Debug)]
pub enum ArchiveError {
    /// A file or the folder cannot be read or written.
    Io {
        /// Which one.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// Another process is adding to it.
    InUse,
    /// It holds games of another plan.
    OtherPlan {
        /// What differs, by the names that [`Plan::settings`] has.
        differing: Vec<String>,
    },
    /// It holds no shard.
    Empty,
    /// A shard is missing, though a later one is there.
    Missing {
        /// The shard.
        path: PathBuf,
    },
    /// A shard that is not the last one is not full.
    Short {
        /// The shard.
        path: PathBuf,
        /// How many games it has; [`GAMES`] are expected.
        found: u64,
    },
    /// A shard is too long to be one.
    Long {
        /// The shard.
        path: PathBuf,
        /// How many bytes it has.
        found: u64,
    },
    /// A shard is damaged.
    Damaged {
        /// The shard.
        path: PathBuf,
        /// What is wrong.
        damage: Damage,
    },
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io { path, error } => write!(f, "{}: {error}", path.display()),
            Self::InUse => f.write_str("another process is adding games"),
            Self::OtherPlan { differing } => {
                write!(f, "found games of another plan, with other {}", differing.join(", "))
            }
            Self::Empty => f.write_str("found no games"),
            Self::Missing { path } => write!(f, "{} is missing", path.display()),
            Self::Short { path, found } => {
                write!(f, "{}: found {found} games, expected {GAMES}", path.display())
            }
            Self::Long { path, found } => {
                write!(f, "{}: found {found} bytes, expected at most {}", path.display(), shard::MOST)
            }
            Self::Damaged { path, damage } => write!(f, "{}: {damage}", path.display()),
        }
    }
}

impl core::error::Error for ArchiveError {}

/// The path is part of the error.
fn at(path: &Path) -> impl Fn(io::Error) -> ArchiveError {
    move |error| ArchiveError::Io { path: path.to_owned(), error }
}

/// Where a shard of a folder is.
fn path(folder: &Path, shard: u32) -> PathBuf {
    folder.join(format!("{shard:05}.games"))
}

/// How many shards a folder has.
///
/// # Errors
/// If it cannot be read, or one is missing.
fn count(folder: &Path) -> Result<u32, ArchiveError> {
    let mut numbers = Vec::new();
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        let name = entry.map_err(at(folder))?.file_name();
        let number = name.to_str().and_then(|name| name.strip_suffix(".games")?.parse::<u32>().ok());
        numbers.extend(number.filter(|number| path(folder, *number).file_name() == Some(&name)));
    }
    numbers.sort_unstable();
    match (0..).zip(&numbers).find(|(place, number)| place != *number) {
        Some((missing, _)) => Err(ArchiveError::Missing { path: path(folder, missing) }),
        None => Ok(numbers.len() as u32),
    }
}

/// The bytes of a shard.
fn load(path: &Path) -> Result<Vec<u8>, ArchiveError> {
    let found = fs::metadata(path).map_err(at(path))?.len();
    if found > shard::MOST {
        return Err(ArchiveError::Long { path: path.to_owned(), found });
    }
    fs::read(path).map_err(at(path))
}

/// What is cut off at the end of the last shard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Torn {
    /// The shard.
    pub path: PathBuf,
    /// After how many bytes the last whole game ends.
    pub at: usize,
    /// How many bytes there are after it.
    pub bytes: usize,
}

/// Reads all games of a folder in the order of their numbers, shard by shard, and says what is cut off at the end.
///
/// `hear` is told the plan with each game, and may end the reading.
///
/// # Errors
/// If something cannot be read, is damaged or missing, or the shards are of several plans; or what `hear` says.
pub fn read<E: From<ArchiveError>>(
    folder: &Path,
    mut hear: impl FnMut(&Plan, Played) -> Result<(), E>,
) -> Result<Option<Torn>, E> {
    let count = count(folder)?;
    let mut first = None;
    let mut torn = None;
    for number in 0..count {
        let path = path(folder, number);
        let bytes = load(&path)?;
        let damaged = |damage| ArchiveError::Damaged { path: path.clone(), damage };
        let shard = Shard::read(&bytes, number).map_err(damaged)?;
        let is_last = number + 1 == count;
        let (mut at, mut games) = (0, 0);
        if let Some(mut shard) = shard {
            let plan = first.get_or_insert_with(|| shard.plan().clone());
            is_same(plan, shard.plan())?;
            for game in &mut shard {
                hear(plan, game.map_err(damaged)?)?;
                games += 1;
            }
            at = shard.at();
        }
        if at < bytes.len() || bytes.is_empty() {
            torn = Some(Torn { path: path.clone(), at, bytes: bytes.len() - at });
        }
        if !is_last && games < GAMES {
            return Err(ArchiveError::Short { path, found: games }.into());
        }
        if !is_last && let Some(torn) = torn.take() {
            return Err(ArchiveError::Long { path: torn.path, found: bytes.len() as u64 }.into());
        }
    }
    if count == 0 { Err(ArchiveError::Empty.into()) } else { Ok(torn) }
}

/// # Errors
/// If two plans differ.
fn is_same(own: &Plan, found: &Plan) -> Result<(), ArchiveError> {
    if own == found {
        return Ok(());
    }
    let (own, found) = (own.settings(), found.settings());
    let differing = own.keys().filter(|name| own.get(*name) != found.get(*name)).cloned().collect();
    Err(ArchiveError::OtherPlan { differing })
}

impl Archive {
    /// Opens a folder of games of a plan to add to it, or begins it.
    ///
    /// A game that was not written to its end is taken away.
    ///
    /// # Errors
    /// If the folder cannot be read or written, is in use, holds games of another plan, or is damaged: then nothing is
    /// changed in it.
    pub fn open(folder: &Path, plan: &Plan) -> Result<Self, ArchiveError> {
        fs::create_dir_all(folder).map_err(at(folder))?;
        let lock = folder.join("lock");
        let lock =
            OpenOptions::new().write(true).create(true).truncate(false).open(&lock).map_err(at(&lock))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ArchiveError::InUse),
            Err(TryLockError::Error(error)) => return Err(at(folder)(error)),
        }
        let mut archive = Self {
            folder: folder.to_owned(),
            plan: plan.clone(),
            shard: None,
            games: 0,
            positions: 0,
            _lock: lock,
        };
        let count = count(folder)?;
        let begun = count > 0 && !archive.has_whole_head(count - 1)?;
        if count > u32::from(begun) {
            archive.count(count - u32::from(begun))?;
        }
        if begun {
            // Only the head of the last shard was begun; it is written anew with the next game.
            let last = path(folder, count - 1);
            fs::remove_file(&last).map_err(at(&last))?;
        }
        Ok(archive)
    }

    /// Whether a shard has more than the beginning of the head that this plan gives it.
    fn has_whole_head(&self, shard: u32) -> Result<bool, ArchiveError> {
        let bytes = load(&path(&self.folder, shard))?;
        let head = shard::head(&self.plan, shard);
        Ok(bytes.len() >= head.len() || !head.starts_with(&bytes))
    }

    /// Counts the games of the first shards, and opens the last of these at the end of its last whole game.
    fn count(&mut self, shards: u32) -> Result<(), ArchiveError> {
        for number in 0..shards {
            let path = path(&self.folder, number);
            let bytes = load(&path)?;
            let damaged = |damage| ArchiveError::Damaged { path: path.clone(), damage };
            let short = |found| ArchiveError::Short { path: path.clone(), found };
            let mut shard = Shard::read(&bytes, number).map_err(damaged)?.ok_or_else(|| short(0))?;
            is_same(&self.plan, shard.plan())?;
            for game in &mut shard {
                self.positions += game.map_err(damaged)?.moves.len() as u64;
            }
            self.games = shard.next_number();
            let found = self.games - u64::from(number) * GAMES;
            if number + 1 < shards && (found < GAMES || shard.torn() > 0) {
                return Err(short(found));
            }
            if number + 1 == shards {
                let mut file = OpenOptions::new().write(true).open(&path).map_err(at(&path))?;
                if shard.torn() > 0 {
                    file.set_len(shard.at() as u64).map_err(at(&path))?;
                }
                file.seek(SeekFrom::End(0)).map_err(at(&path))?;
                self.shard = (found < GAMES).then_some(file);
            }
        }
        Ok(())
    }

    /// How many games there are; the next one has this number.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many positions with a score the games have.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// Adds a game.
    ///
    /// A process may be killed after this returns; a machine may fail after [`Archive::sync`].
    ///
    /// # Errors
    /// If it cannot be written; what was written of it is taken away by the next [`Archive::open`].
    ///
    /// # Panics
    /// If it is not the next game.
    pub fn add(&mut self, game: &Played) -> Result<(), ArchiveError> {
        assert_eq!(game.number, self.games, "games are added in their order");
        let number = (self.games / GAMES) as u32;
        let path = path(&self.folder, number);
        let shard = match &mut self.shard {
            Some(shard) => shard,
            none => {
                let mut shard =
                    OpenOptions::new().write(true).create_new(true).open(&path).map_err(at(&path))?;
                shard.write_all(&shard::head(&self.plan, number)).map_err(at(&path))?;
                none.insert(shard)
            }
        };
        shard.write_all(&shard::entry(game)).map_err(at(&path))?;
        self.games += 1;
        self.positions += game.moves.len() as u64;
        if self.games.is_multiple_of(GAMES) {
            shard.sync_data().map_err(at(&path))?;
            self.shard = None;
        }
        Ok(())
    }

    /// Waits until all games are on the disk.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn sync(&self) -> Result<(), ArchiveError> {
        self.shard.as_ref().map_or(Ok(()), File::sync_data).map_err(at(&self.folder))
    }
}
