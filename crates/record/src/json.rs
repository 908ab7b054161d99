//! This project's own format, which holds everything; `docs/record.schema.json` describes it.

mod game;

use std::cell::Cell;
use std::fmt;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use crate::sink::Sink;
use crate::{Problem, Record};
use game::Game;

/// The first line of a file.
pub(crate) fn begin(out: &mut dyn Write) -> io::Result<()> {
    out.write_all(b"{\"format\":\"chuhe-record\",\"version\":1,\"games\":[")
}

/// A game on a line of its own.
pub(crate) fn write(record: &Record, is_first: bool, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(if is_first { b"\n" } else { b",\n" })?;
    serde_json::to_writer(out, &Game::of(record)).map_err(io::Error::from)
}

/// The last line of a file.
pub(crate) fn end(out: &mut dyn Write) -> io::Result<()> {
    out.write_all(b"\n]}\n")
}

/// Reads a file game by game.
pub(crate) fn read(input: &mut dyn BufRead, sink: &mut Sink<'_>) -> io::Result<()> {
    let left = Rc::new(Cell::new(sink.limits.game));
    let stopped = Cell::new(false);
    let input = Budget { input, left: Rc::clone(&left) };
    let mut deserializer = serde_json::Deserializer::from_reader(input);
    let file = File { sink, left: &left, stopped: &stopped };
    let Err(error) = file.deserialize(&mut deserializer) else { return Ok(()) };
    if stopped.get() {
        return Ok(());
    }
    if error.is_io() {
        let error = io::Error::from(error);
        if left.get() > 0 {
            return Err(error);
        }
        let limit = sink.limits.game;
        sink.warn(None, None, Problem::TooLong { limit });
    } else if error.is_eof() {
        sink.warn(None, None, Problem::Truncated);
    } else {
        sink.warn(None, None, Problem::Malformed { found: error.to_string() });
    }
    Ok(())
}

/// Input that ends with an error after so many bytes, unless it is given more.
struct Budget<'a> {
    input: &'a mut dyn BufRead,
    left: Rc<Cell<usize>>,
}

impl Read for Budget<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.left.get() == 0 {
            return Err(io::Error::other("a game is too long"));
        }
        let most = buffer.len().min(self.left.get());
        let count = self.input.read(&mut buffer[..most])?;
        self.left.set(self.left.get() - count);
        Ok(count)
    }
}

/// A file: an object with games, or the games alone.
struct File<'a, 'b> {
    sink: &'a mut Sink<'b>,
    left: &'a Cell<usize>,
    stopped: &'a Cell<bool>,
}

impl<'de> DeserializeSeed<'de> for File<'_, '_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for File<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with \"games\", or a list of games")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<(), A::Error> {
        let mut has_games = false;
        while let Some(key) = map.next_key::<String>()? {
            if key == "games" {
                has_games = true;
                let File { sink, left, stopped } = &mut self;
                map.next_value_seed(File { sink, left, stopped })?;
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        if !has_games {
            self.sink.warn(
                None,
                None,
                Problem::Malformed { found: "an object without \"games\"".to_owned() },
            );
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(game) = list.next_element::<Box<RawValue>>()? {
            self.left.set(self.sink.limits.game);
            let game = match serde_json::from_str::<Game>(game.get()) {
                Ok(game) => game,
                Err(error) => {
                    self.sink.warn(None, None, Problem::Malformed { found: error.to_string() });
                    continue;
                }
            };
            if game.play(self.sink).is_some_and(|record| self.sink.game(record).is_break()) {
                self.stopped.set(true);
                return Err(serde::de::Error::custom("no more games are wanted"));
            }
        }
        Ok(())
    }
}
