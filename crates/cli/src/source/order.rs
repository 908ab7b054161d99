//! Files that are read several at once and told of in their order.

use std::fmt;
use std::io::{self, BufRead};
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use anyhow::Result;
use chuhe_record::{Format, Limits, ReadError, Record, Visitor, Warning, read_games};
use indicatif::ProgressBar;

use super::{Source, Sources};

/// So many games of a file wait to be told of, while those before them are.
const WAITING: usize = 32;

/// What is told of files, one after the other.
pub(crate) enum Told<T> {
    /// A file begins.
    File(Source),
    /// Something that was lost or repaired in it.
    Warning(Warning),
    /// A game of it, as what the work made of it.
    Game(T),
    /// It ends, in this format, or cannot be read, or not to its end.
    End(Result<Format, ReadError>),
}

impl Sources {
    /// Reads all files, as many at once as there are processors, and tells `hear` of them in their order.
    ///
    /// `work` is done on each game and its number in the file, from 1, where the file is read.
    /// However long the files are, a few games of each that is being read are in memory.
    ///
    /// # Errors
    /// What `hear` gives; nothing is told after that.
    pub(crate) fn read<T: Send>(
        self,
        bar: &ProgressBar,
        work: impl Fn(Record, usize) -> T + Sync,
        hear: &mut dyn FnMut(Told<T>) -> Result<()>,
    ) -> Result<()> {
        let count = thread::available_parallelism().map_or(1, usize::from).min(self.places.len());
        let (line, order) = sync_channel::<Receiver<Told<T>>>(2 * count);
        let places = Mutex::new((self.places.into_iter(), Some(line)));
        // Whoever takes a place puts its channel into the line at once, so that the line has the order of the places.
        let next = || {
            let mut places = places.lock().ok()?;
            let (places, line) = &mut *places;
            let Some(place) = places.next() else {
                *line = None;
                return None;
            };
            let (tell, told) = sync_channel(WAITING);
            line.as_ref()?.send(told).ok()?;
            Some((place, tell))
        };
        thread::scope(|scope| {
            for _ in 0..count {
                scope.spawn(|| {
                    while let Some((place, tell)) = next() {
                        // That nobody listens any more is no failure of the reading.
                        let _ = place.open(bar, &mut |source, content| read(source, content, &work, &tell));
                    }
                });
            }
            order.into_iter().flatten().try_for_each(hear)
        })
    }
}

/// Reads one file and tells of it.
///
/// # Errors
/// If nobody listens any more.
fn read<T>(
    source: Source,
    content: io::Result<&mut dyn BufRead>,
    work: &impl Fn(Record, usize) -> T,
    tell: &SyncSender<Told<T>>,
) -> Result<()> {
    let hint = source.hint();
    tell.send(Told::File(source)).map_err(|_| Deaf)?;
    let mut pass = Pass { games: 0, work, tell, failure: Ok(()) };
    let read = content
        .map_err(ReadError::Io)
        .and_then(|input| read_games(input, hint, &Limits::default(), &mut pass));
    pass.failure?;
    Ok(tell.send(Told::End(read)).map_err(|_| Deaf)?)
}

/// Nobody listens any more.
#[derive(Debug)]
struct Deaf;

impl fmt::Display for Deaf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nobody listens any more")
    }
}

impl std::error::Error for Deaf {}

/// The games of one file on their way.
struct Pass<'a, T, W> {
    games: usize,
    work: &'a W,
    tell: &'a SyncSender<Told<T>>,
    failure: Result<(), Deaf>,
}

impl<T, W: Fn(Record, usize) -> T> Pass<'_, T, W> {
    fn tell(&mut self, told: Told<T>) {
        if self.failure.is_ok() {
            self.failure = self.tell.send(told).map_err(|_| Deaf);
        }
    }
}

impl<T, W: Fn(Record, usize) -> T> Visitor for Pass<'_, T, W> {
    fn game(&mut self, record: Record) -> ControlFlow<()> {
        self.games += 1;
        let game = (self.work)(record, self.games);
        self.tell(Told::Game(game));
        if self.failure.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn warning(&mut self, warning: Warning) {
        self.tell(Told::Warning(warning));
    }
}
