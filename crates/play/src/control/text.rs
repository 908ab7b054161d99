//! Controls as text, for addresses, forms and commands.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use super::Control;
use crate::Span;

/// The text: seconds, and what tells the kinds apart.
///
/// `none`, `600` (sudden death), `300+3` (Fischer), `300~3` (delay), `600+3x30` (byo-yomi: three periods of 30 seconds),
/// `600/60/30` (three-part: game, step, reading), `3d` (days for a move).
/// Parts of a second are left out.
impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |span: &Span| span.0 / 1_000;
        match self {
            Self::Unlimited => f.write_str("none"),
            Self::Sudden { time } => write!(f, "{}", seconds(time)),
            Self::Fischer { time, increment } => write!(f, "{}+{}", seconds(time), seconds(increment)),
            Self::Delay { time, delay } => write!(f, "{}~{}", seconds(time), seconds(delay)),
            Self::Byoyomi { time, period, periods } => {
                write!(f, "{}+{periods}x{}", seconds(time), seconds(period))
            }
            Self::ThreePart { game, step, reading } => {
                write!(f, "{}/{}/{}", seconds(game), seconds(step), seconds(reading))
            }
            Self::Correspondence { days } => write!(f, "{days}d"),
        }
    }
}

/// A text is no control, or one that no game can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ControlError;

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a clock such as none, 300+3, 600+3x30, 600/60/30 or 3d, no part over 7 days")
    }
}

impl Error for ControlError {}

impl FromStr for Control {
    type Err = ControlError;

    fn from_str(text: &str) -> Result<Self, ControlError> {
        parse(text).filter(|control| control.is_sound()).ok_or(ControlError)
    }
}

fn parse(text: &str) -> Option<Control> {
    if text == "none" {
        return Some(Control::Unlimited);
    }
    if let Some(days) = text.strip_suffix('d') {
        return Some(Control::Correspondence { days: number(days)? });
    }
    if let Some((game, rest)) = text.split_once('/') {
        let (step, reading) = rest.split_once('/')?;
        return Some(Control::ThreePart { game: span(game)?, step: span(step)?, reading: span(reading)? });
    }
    if let Some((time, delay)) = text.split_once('~') {
        return Some(Control::Delay { time: span(time)?, delay: span(delay)? });
    }
    let Some((time, more)) = text.split_once('+') else {
        return Some(Control::Sudden { time: span(text)? });
    };
    let time = span(time)?;
    Some(match more.split_once('x') {
        Some((periods, period)) => {
            Control::Byoyomi { time, period: span(period)?, periods: number(periods)? }
        }
        None => Control::Fischer { time, increment: span(more)? },
    })
}

/// Digits and nothing else.
fn number<T: FromStr>(text: &str) -> Option<T> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

fn span(text: &str) -> Option<Span> {
    number::<u32>(text).map(|seconds| Span::seconds(u64::from(seconds)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_read_back_from_its_text() {
        let time = Span::minutes(10);
        let controls = [
            (Control::Unlimited, "none"),
            (Control::Sudden { time }, "600"),
            (Control::Fischer { time, increment: Span::seconds(5) }, "600+5"),
            (Control::Delay { time, delay: Span::seconds(5) }, "600~5"),
            (Control::Byoyomi { time, period: Span::seconds(30), periods: 3 }, "600+3x30"),
            (
                Control::ThreePart { game: time, step: Span::seconds(60), reading: Span::seconds(30) },
                "600/60/30",
            ),
            (Control::Correspondence { days: 3 }, "3d"),
        ];
        for (control, text) in controls {
            assert_eq!((control.to_string().as_str(), text.parse()), (text, Ok(control)));
        }
    }

    #[test]
    fn what_is_no_clock_is_refused() {
        for text in [
            "",
            "0",
            "+3",
            "-5",
            "5+",
            "600/60",
            "600/30/60",
            "600+0x30",
            "600+3x0",
            "0d",
            "29d",
            "700000",
            "d",
            "+5+3",
        ] {
            assert_eq!(text.parse::<Control>(), Err(ControlError), "{text}");
        }
    }
}
