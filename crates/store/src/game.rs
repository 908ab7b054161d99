//! A stored game, and the record that it is.

use std::fmt;
use std::time::Duration;

use chuhe_play::{
    Bank, Control, End, Event, GameId, Handicap, How, Kind, PlayerId, Session, Span, Start, Terms, codec,
};
use chuhe_record::{Builder, GameResult, Record, Tags, tag};
use chuhe_rules::{ByColor, Color, Ending, Move, Position};

use crate::{StoreError, UnixMillis, Write};

/// A game as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its number.
    pub game: GameId,
    /// When it was made.
    pub created_at: UnixMillis,
    /// How it is played.
    pub terms: Terms,
    /// All that happened; an event's number is its place, counted from 1.
    pub events: Vec<Event>,
    /// From when on there was no server for the first time since the last event; nothing if there always was one, or if the
    /// game has ended.
    ///
    /// A clock that ran then has stood still ever since.
    pub stopped: Option<UnixMillis>,
}

impl Stored {
    /// A game from its rows; the events come in the order of their numbers, and `gap` gives the begin of the first gap
    /// ([`Write::Gap`]) that ended after a moment.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] where an event is missing or something cannot be decoded, and what `events` and `gap` yield.
    pub(crate) fn from_rows<B: AsRef<[u8]>>(
        game: GameId,
        created_at: UnixMillis,
        terms: &[u8],
        events: impl Iterator<Item = Result<(u32, B), StoreError>>,
        gap: impl FnOnce(UnixMillis) -> Result<Option<UnixMillis>, StoreError>,
    ) -> Result<Self, StoreError> {
        let terms = codec::decode(terms).map_err(|error| corrupt(game, format!("its terms: {error}")))?;
        let mut log: Vec<Event> = Vec::new();
        for row in events {
            let (seq, bytes) = row?;
            let event: Event = codec::decode(bytes.as_ref())
                .map_err(|error| corrupt(game, format!("event {seq}: {error}")))?;
            let expected = log.len() as u32 + 1;
            if (seq, event.seq) != (expected, expected) {
                return Err(corrupt(
                    game,
                    format!("found event {} at {seq}, expected event {expected}", event.seq),
                ));
            }
            log.push(event);
        }
        let mut stored = Self { game, created_at, terms, events: log, stopped: None };
        if stored.end().is_none() {
            let last = stored.events.last().map_or(0, |event| event.at.0);
            stored.stopped = gap(UnixMillis(created_at.0.saturating_add(last)))?;
        }
        Ok(stored)
    }

    /// Who took which seat.
    pub fn seats(&self) -> ByColor<Option<PlayerId>> {
        let mut seats = ByColor::default();
        for event in &self.events {
            if let Kind::Seated { color, player } = event.kind {
                seats[color] = Some(player);
            }
        }
        seats
    }

    /// Whether anybody has ever made a move, even if it was taken back.
    pub fn is_played(&self) -> bool {
        self.events.iter().any(|event| matches!(event.kind, Kind::Moved { .. }))
    }

    /// The change that deletes the game, unless something more has happened in it by then.
    pub fn deletion(&self) -> Write {
        let seated = |event: &Event| match event.kind {
            Kind::Seated { player, .. } => Some(player),
            _ => None,
        };
        let players = self.events.iter().filter_map(seated).collect();
        Write::Delete { game: self.game, events: self.events.len() as u32, players }
    }

    /// How it ended, if it did.
    pub fn end(&self) -> Option<End> {
        self.events.iter().find_map(|event| match event.kind {
            Kind::Ended(end) => Some(end),
            _ => None,
        })
    }

    /// The game as a record: the moves that were not taken back with their clocks, the result, the date in UTC, the time
    /// control and how it ended.
    ///
    /// The players' names are not among what is stored here.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if no game can have these events.
    pub fn record(&self) -> Result<Record, StoreError> {
        let replayed = Session::replay(self.terms.clone(), &self.events);
        let session = replayed.map_err(|error| corrupt(self.game, error))?;
        let start = session.game().start_position().setup();
        let mut builder = Builder::new(start, self.terms.rules.clone());
        for Charged { mv, spent, bank } in self.line() {
            let control = self.terms.controls[builder.position().map_or(Color::Red, Position::turn)];
            builder.play(mv).map_err(|error| corrupt(self.game, format!("the move {mv}: {error:?}")))?;
            let notes = builder.notes();
            notes.elapsed = (control != Control::Unlimited).then(|| duration(spent));
            notes.clock = control.takes_gifts().then(|| duration(bank.main));
        }
        let record = builder.record_mut();
        if let Some(end) = self.end().filter(|end| end.has_result()) {
            record.result = end.winner.map_or(GameResult::Draw, GameResult::win);
        }
        self.name(&mut record.tags);
        Ok(builder.finish())
    }

    /// The moves that were not taken back.
    fn line(&self) -> Vec<Charged> {
        let mut line = Vec::new();
        for event in &self.events {
            match event.kind {
                Kind::Moved { mv, spent, bank, .. } => line.push(Charged { mv, spent, bank }),
                Kind::TakenBack { to, .. } => line.truncate(to.into()),
                _ => {}
            }
        }
        line
    }

    fn name(&self, tags: &mut Tags) {
        tags.set(tag::DATE, self.created_at.date());
        let ByColor { red, black } = self.terms.controls;
        let control = if red == black {
            time_control(red)
        } else {
            format!("{} / {}", time_control(red), time_control(black))
        };
        tags.set(tag::TIME_CONTROL, control);
        if let Start::Handicap(handicap) = self.terms.start {
            tags.set("Handicap", Handicap::name(handicap));
        }
        tags.set(tag::TERMINATION, self.end().map_or("unterminated", termination));
    }
}

/// A move with what it took and left of its side's time.
struct Charged {
    mv: Move,
    spent: Span,
    bank: Bank,
}

fn corrupt(game: GameId, what: impl fmt::Display) -> StoreError {
    StoreError::Corrupt(format!("game {game}: {what}"))
}

fn duration(span: Span) -> Duration {
    Duration::from_millis(span.0)
}

/// How a game ended, in the words of the PGN standard, section 9.8.1.
fn termination(end: End) -> &'static str {
    match end.how {
        How::Rules(
            Ending::PerpetualCheck { .. } | Ending::PerpetualChase { .. } | Ending::PerpetualAttack { .. },
        ) if end.winner.is_some() => "rules infraction",
        How::Rules(_) | How::Resignation | How::Agreement => "normal",
        How::Time => "time forfeit",
        How::Absence | How::Abort => "abandoned",
    }
}

/// A time control in seconds: as in the PGN standard, section 9.6.1, where that has a way to say it, and else in words.
fn time_control(control: Control) -> String {
    let seconds = |span: Span| {
        let (whole, rest) = (span.0 / 1_000, span.0 % 1_000);
        if rest == 0 { whole.to_string() } else { format!("{whole}.{rest:03}") }
    };
    match control {
        Control::Unlimited => "-".to_owned(),
        Control::Sudden { time } => seconds(time),
        Control::Fischer { time, increment } => format!("{}+{}", seconds(time), seconds(increment)),
        Control::Delay { time, delay } => format!("{} delay {}", seconds(time), seconds(delay)),
        Control::Byoyomi { time, period, periods } => {
            format!("{} byoyomi {periods}x{}", seconds(time), seconds(period))
        }
        Control::ThreePart { game, step, reading } => {
            format!("{} step {} reading {}", seconds(game), seconds(step), seconds(reading))
        }
        Control::Correspondence { days } => format!("1/{}", u32::from(days) * 86_400),
    }
}

impl UnixMillis {
    /// The date in UTC as PGN has it, `2026.11.30`, by the proleptic Gregorian calendar.
    ///
    /// The algorithm is `civil_from_days` from Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms", without its
    /// part for the time before 1970.
    pub fn date(self) -> String {
        let days = self.0 / 86_400_000 + 719_468;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = year_of_era + era * 400 + u64::from(month <= 2);
        format!("{year:04}.{month:02}.{day:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        // As `date -u -d @SECONDS +%Y.%m.%d` says.
        for (seconds, text) in [
            (0, "1970.01.01"),
            (951_782_399, "2000.02.28"),
            (951_782_400, "2000.02.29"),
            (951_868_800, "2000.03.01"),
            (1_796_083_199, "2026.11.30"),
            (4_107_542_400, "2100.03.01"),
            (253_402_300_799, "9999.12.31"),
        ] {
            assert_eq!(UnixMillis(seconds * 1_000).date(), text);
        }
    }
}
