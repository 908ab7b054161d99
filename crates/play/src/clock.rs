//! The clock of a game: two banks, and the turn that is being measured.

use chuhe_rules::{ByColor, Color};

use crate::{Bank, Control, Span, Time};

/// The turn that is being measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Whose turn it is.
    pub color: Color,
    /// What it took before the clock last started to run.
    pub used: Span,
    /// When the clock last started to run; nothing while it stands still.
    pub since: Option<Time>,
}

impl Turn {
    /// What the turn has taken up to a moment.
    pub fn elapsed(&self, now: Time) -> Span {
        self.used + self.since.map_or(Span::ZERO, |since| now.since(since))
    }
}

/// A clock: what both sides had when their turns began, and the turn that is being measured, if one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// How each side's time is measured.
    pub controls: ByColor<Control>,
    /// What each side has, before the turn that is being measured is charged.
    pub banks: ByColor<Bank>,
    /// The turn that is being measured; nothing before the clock starts.
    ///
    /// Once the game is over it stands still.
    pub turn: Option<Turn>,
}

/// What a side's clock shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Face {
    /// What is left of the time for the game, if the control has one.
    pub main: Option<Span>,
    /// What is left of the part that belongs to this move: the delay, the period, the step or the reading seconds, the days.
    ///
    /// A period is whole as long as `main` is not used up; the reading seconds take the place of the step then.
    pub step: Option<Span>,
    /// The periods left, the one that runs among them; 0 but in byo-yomi.
    pub periods: u8,
}

impl Clock {
    /// A clock that has not started.
    pub fn new(controls: ByColor<Control>) -> Self {
        Self { controls, banks: ByColor::new_with(|color| controls[color].bank()), turn: None }
    }

    /// Begins a turn.
    pub fn start(&mut self, color: Color, now: Time) {
        self.turn = Some(Turn { color, used: Span::ZERO, since: Some(now) });
    }

    /// Ends all measuring; the turn that was measured is charged to nobody.
    pub fn clear(&mut self) {
        self.turn = None;
    }

    /// Stands still in the middle of a turn.
    pub fn stop(&mut self, now: Time) {
        if let Some(turn) = &mut self.turn {
            *turn = Turn { used: turn.elapsed(now), since: None, ..*turn };
        }
    }

    /// Runs on after [`Clock::stop`].
    pub fn go(&mut self, now: Time) {
        if let Some(turn) = &mut self.turn {
            turn.since.get_or_insert(now);
        }
    }

    /// How long the present turn may last.
    pub fn limit(&self) -> Option<Span> {
        let color = self.turn?.color;
        self.controls[color].limit(self.banks[color])
    }

    /// The first moment at which the side to move has no time left if nothing happens before and `credit` does not count.
    ///
    /// Nothing while the clock stands still or measures nothing.
    pub fn deadline(&self, credit: Span) -> Option<Time> {
        let Turn { used, since, .. } = self.turn?;
        Some(since? + (self.limit()? + credit - used))
    }

    /// What is left of a turn: of the present one for the side to move, of the next one for the other.
    ///
    /// Nothing if there is no limit.
    pub fn remaining(&self, color: Color, now: Time) -> Option<Span> {
        Some(self.controls[color].limit(self.banks[color])? - self.elapsed(color, now))
    }

    /// What a side's clock shows at a moment.
    pub fn face(&self, color: Color, now: Time) -> Face {
        let (control, bank) = (self.controls[color], self.banks[color]);
        let elapsed = self.elapsed(color, now);
        let spent = control.limit(bank).map_or(elapsed, |limit| elapsed.min(limit));
        let left = bank.main - spent;
        let beyond = spent - bank.main;
        let main = control.takes_gifts().then_some(left);
        match control {
            Control::Unlimited => Face::default(),
            Control::Sudden { .. } | Control::Fischer { .. } => Face { main, ..Face::default() },
            Control::Delay { delay, .. } => {
                Face { main: Some(bank.main - (spent - delay)), step: Some(delay - spent), periods: 0 }
            }
            Control::Byoyomi { period, .. } => {
                let periods = bank.periods - control.used_periods(bank, spent);
                let step = if periods == 0 { Span::ZERO } else { period - Span(beyond.0 % period.0.max(1)) };
                Face { main, step: Some(step), periods }
            }
            Control::ThreePart { step, reading, .. } => {
                let whole = if left.is_zero() { reading - beyond } else { step - spent };
                Face { main, step: Some(whole.min(self.remaining(color, now).unwrap_or(whole))), periods: 0 }
            }
            Control::Correspondence { .. } => Face { step: self.remaining(color, now), ..Face::default() },
        }
    }

    /// What the present turn has taken, if it is this side's.
    fn elapsed(&self, color: Color, now: Time) -> Span {
        self.turn.filter(|turn| turn.color == color).map_or(Span::ZERO, |turn| turn.elapsed(now))
    }
}
