//! What a clock of a game between people shows.

use chuhe_play::{Clock, Control, Span, Time};
use chuhe_rules::Color;

/// From how little time on a side is warned.
const LOW: Span = Span::seconds(10);

/// From how little time on where a move may take days.
const LOW_OF_DAYS: Span = Span::minutes(60);

/// A side's clock at a moment, in digits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dial {
    /// What is left of the time for the game, if there is such a time.
    pub game: Option<String>,
    /// What is left for this move, if it has a time of its own.
    pub step: Option<MoveTime>,
    /// Whether it is time to hurry.
    pub low: bool,
    /// Whether the clock runs.
    pub runs: bool,
}

/// The time of one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveTime {
    /// So much of the clock's part for a move, 步时.
    Move(String),
    /// So much of the reading seconds, 读秒.
    Reading(String),
    /// So much of a period, and how many periods there are with it.
    Period(String, u8),
    /// Hours and minutes on the last day.
    Hours(String),
    /// So many days.
    Days(usize),
}

impl Dial {
    /// What the clock of a side shows at a moment; nothing if nothing is measured.
    pub fn of(clock: &Clock, color: Color, now: Time) -> Option<Self> {
        let control = clock.controls[color];
        let face = clock.face(color, now);
        let left = clock.remaining(color, now)?;
        let step = face.step.map(|step| match control {
            Control::Correspondence { .. } => days(step),
            Control::Byoyomi { .. } => MoveTime::Period(digits(step), face.periods),
            Control::ThreePart { .. } if face.main.is_some_and(Span::is_zero) => {
                MoveTime::Reading(digits(step))
            }
            _ => MoveTime::Move(digits(step)),
        });
        let is_slow = matches!(control, Control::Correspondence { .. });
        Some(Self {
            game: face.main.map(digits),
            step,
            low: left <= if is_slow { LOW_OF_DAYS } else { LOW },
            runs: clock.turn.is_some_and(|turn| turn.color == color && turn.since.is_some()),
        })
    }
}

/// Minutes and seconds, hours where there are any, and tenths of the last ten seconds.
///
/// A second is counted until it is over, so that a clock begins with all that it has.
fn digits(span: Span) -> String {
    if span < LOW {
        return format!("0:{:02}.{}", span.0 / 1_000, span.0 % 1_000 / 100);
    }
    let seconds = span.0.div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

fn days(span: Span) -> MoveTime {
    const DAY: Span = Span::days(1);
    if span > DAY {
        return MoveTime::Days(usize::try_from(span.0.div_ceil(DAY.0)).unwrap_or(usize::MAX));
    }
    let minutes = span.0.div_ceil(60_000);
    MoveTime::Hours(format!("{}:{:02}", minutes / 60, minutes % 60))
}

/// Minutes and seconds, the last one counted until it is over.
pub fn minutes(span: Span) -> String {
    let seconds = seconds(span);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Whole seconds, the last one counted until it is over.
pub fn seconds(span: Span) -> usize {
    usize::try_from(span.0.div_ceil(1_000)).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use chuhe_rules::ByColor;

    use super::*;

    fn dial(control: Control, used: u64) -> Dial {
        let mut clock = Clock::new(ByColor { red: control, black: control });
        clock.start(Color::Red, Time(1_000));
        Dial::of(&clock, Color::Red, Time(1_000 + used)).unwrap()
    }

    #[test]
    fn a_second_is_counted_until_it_is_over() {
        assert_eq!(digits(Span::minutes(5)), "5:00");
        assert_eq!(digits(Span(299_001)), "5:00");
        assert_eq!(digits(Span(299_000)), "4:59");
        assert_eq!(digits(Span(10_000)), "0:10");
        assert_eq!(digits(Span(9_999)), "0:09.9");
        assert_eq!(digits(Span(50)), "0:00.0");
        assert_eq!(digits(Span::minutes(61)), "1:01:00");
    }

    #[test]
    fn the_three_parts_are_told_apart() {
        let control = Control::ThreePart {
            game: Span::minutes(1),
            step: Span::seconds(40),
            reading: Span::seconds(30),
        };
        let first = dial(control, 15_000);
        assert_eq!(first.game.as_deref(), Some("0:45"));
        assert_eq!(first.step, Some(MoveTime::Move("0:25".to_owned())));
        assert!(first.runs && !first.low && dial(control, 35_000).low);

        let mut clock = Clock::new(ByColor { red: control, black: control });
        clock.banks.red.main = Span::seconds(4);
        clock.start(Color::Red, Time(0));
        let reading = Dial::of(&clock, Color::Red, Time(5_000)).unwrap();
        assert_eq!(reading.game.as_deref(), Some("0:00.0"));
        assert_eq!(reading.step, Some(MoveTime::Reading("0:29".to_owned())));
        let other = Dial::of(&clock, Color::Black, Time(5_000)).unwrap();
        assert!(!other.runs && !other.low);
    }

    #[test]
    fn periods_are_counted() {
        let control = Control::Byoyomi { time: Span::seconds(20), period: Span::seconds(30), periods: 3 };
        assert_eq!(dial(control, 5_000).step, Some(MoveTime::Period("0:30".to_owned(), 3)));
        assert_eq!(dial(control, 62_000).step, Some(MoveTime::Period("0:18".to_owned(), 2)));
    }

    #[test]
    fn days_are_days_until_the_last_one() {
        let control = Control::Correspondence { days: 3 };
        let hour = 3_600_000;
        assert_eq!(dial(control, hour).step, Some(MoveTime::Days(3)));
        assert_eq!(dial(control, 25 * hour).step, Some(MoveTime::Days(2)));
        assert_eq!(dial(control, 50 * hour).step, Some(MoveTime::Hours("22:00".to_owned())));
        assert!(!dial(control, 50 * hour).low && dial(control, 71 * hour + 1).low);
        assert_eq!(
            Dial::of(&Clock::new(ByColor::new_with(|_| Control::Unlimited)), Color::Red, Time(0)),
            None
        );
    }
}
