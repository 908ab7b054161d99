//! F5: the clock against a plain model that counts every single millisecond.

use chuhe_play::{Act, Control, Kind, Offer, Span, System, Terms, Time, View};
use chuhe_rules::{ByColor, Color};
use chuhe_testkit::Random;

use crate::table::{BLACK, RED, Table};

/// What one side's clock shows, counted down one millisecond at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Counter {
    main: u64,
    /// What is left of the delay, the period, the step or the days.
    step: u64,
    /// What is left of the reading seconds.
    reading: u64,
    periods: u8,
}

impl Counter {
    fn new(control: Control) -> Self {
        let (main, periods) = match control {
            Control::Unlimited | Control::Correspondence { .. } => (0, 0),
            Control::Sudden { time } | Control::Fischer { time, .. } | Control::Delay { time, .. } => {
                (time.0, 0)
            }
            Control::Byoyomi { time, periods, .. } => (time.0, periods),
            Control::ThreePart { game, .. } => (game.0, 0),
        };
        Self { main, step: 0, reading: 0, periods }.turn(control)
    }

    /// At the beginning of a turn.
    fn turn(mut self, control: Control) -> Self {
        (self.step, self.reading) = match control {
            Control::Delay { delay, .. } => (delay.0, 0),
            Control::Byoyomi { period, .. } => (period.0, 0),
            Control::ThreePart { step, reading, .. } if self.main > 0 => (step.0, reading.0),
            Control::ThreePart { reading, .. } => (reading.0, reading.0),
            _ => (0, 0),
        };
        self
    }

    fn is_out(&self, control: Control) -> bool {
        match control {
            Control::Unlimited | Control::Correspondence { .. } => false,
            Control::Sudden { .. } | Control::Fischer { .. } => self.main == 0,
            Control::Delay { .. } => self.main == 0 && self.step == 0,
            Control::Byoyomi { .. } => self.main == 0 && self.periods == 0,
            Control::ThreePart { .. } => self.step == 0 || (self.main == 0 && self.reading == 0),
        }
    }

    fn tick(&mut self, control: Control) {
        if self.is_out(control) {
            return;
        }
        match control {
            Control::Unlimited | Control::Correspondence { .. } => {}
            Control::Delay { .. } if self.step > 0 => self.step -= 1,
            Control::Sudden { .. } | Control::Fischer { .. } | Control::Delay { .. } => self.main -= 1,
            Control::Byoyomi { .. } if self.main > 0 => self.main -= 1,
            Control::Byoyomi { period, .. } => {
                self.step -= 1;
                if self.step == 0 {
                    self.periods -= 1;
                    self.step = period.0;
                }
            }
            Control::ThreePart { .. } => {
                self.step -= 1;
                if self.main > 0 { self.main -= 1 } else { self.reading -= 1 }
            }
        }
    }

    fn after(mut self, control: Control, spent: u64) -> Self {
        for _ in 0..spent {
            self.tick(control);
        }
        self
    }
}

/// Both clocks, and what is needed to take moves back.
struct Model {
    controls: ByColor<Control>,
    sides: ByColor<Counter>,
    /// The mover's clock before each ply, with what it was given since.
    past: Vec<Counter>,
    /// What the present turn has taken, if one is measured.
    spent: Option<u64>,
    stands: bool,
    now: u64,
}

impl Model {
    fn new(controls: ByColor<Control>) -> Self {
        Self {
            controls,
            sides: ByColor::new_with(|color| Counter::new(controls[color])),
            past: Vec::new(),
            spent: None,
            stands: false,
            now: 0,
        }
    }

    fn turn(&self) -> Color {
        if self.past.len().is_multiple_of(2) { Color::Red } else { Color::Black }
    }

    fn advance(&mut self, now: u64) {
        if let Some(spent) = self.spent.as_mut().filter(|_| !self.stands) {
            *spent += now - self.now;
        }
        self.now = now;
    }

    fn is_out(&self, color: Color, spent: u64) -> bool {
        self.sides[color].after(self.controls[color], spent).is_out(self.controls[color])
    }

    fn moved(&mut self, credit: u64) {
        let mover = self.turn();
        self.past.push(self.sides[mover]);
        if let Some(spent) = self.spent {
            let control = self.controls[mover];
            let mut after = self.sides[mover].after(control, spent.saturating_sub(credit));
            if let Control::Fischer { increment, .. } = control {
                after.main += increment.0;
            }
            self.sides[mover] = after.turn(control);
        }
        self.begin();
    }

    fn begin(&mut self) {
        self.spent = (self.past.len() >= 2).then_some(0);
    }

    fn taken_back(&mut self, to: usize) {
        while self.past.len() > to {
            let before = self.past.pop().expect("there is a ply");
            let mover = self.turn();
            self.sides[mover] = before;
        }
        self.begin();
    }

    fn given(&mut self, to: Color, span: u64) {
        self.sides[to].main += span;
        self.sides[to] = self.sides[to].turn(self.controls[to]);
        for (ply, before) in self.past.iter_mut().enumerate() {
            if ply.is_multiple_of(2) == (to == Color::Red) {
                before.main += span;
                *before = before.turn(self.controls[to]);
            }
        }
    }

    /// Takes over what happened; the credit for lag is the session's.
    fn follow(&mut self, kind: Kind, before: &View) {
        match kind {
            Kind::Moved { lag, .. } => self.moved(before.lag[self.turn()].credit(lag).0),
            Kind::TakenBack { to, .. } => self.taken_back(usize::from(to)),
            Kind::TimeGiven { to, span, .. } => self.given(to, span.0),
            Kind::Paused | Kind::Suspended | Kind::Ended(_) => self.stands = true,
            Kind::Resumed | Kind::Restored => self.stands = before.paused.is_some() && before.suspended,
            _ => {}
        }
    }

    /// Compares what a view shows with the model, which has come to the same moment.
    fn check(&self, view: &View) {
        for color in Color::ALL {
            let spent = self.spent.filter(|_| self.turn() == color).unwrap_or(0);
            let expected = self.sides[color].after(self.controls[color], spent);
            let face = view.clock.face(color, Time(self.now));
            let found = (face.main.map_or(0, |span| span.0), face.periods);
            assert_eq!(found, (expected.main, expected.periods), "{color} {:?}", self.controls[color]);
            let step = match self.controls[color] {
                Control::Byoyomi { .. } if expected.periods == 0 => 0,
                Control::Delay { .. } | Control::Byoyomi { .. } => expected.step,
                Control::ThreePart { .. } if expected.main > 0 => {
                    expected.step.min(expected.main + expected.reading)
                }
                Control::ThreePart { .. } => expected.step.min(expected.reading),
                _ => 0,
            };
            assert_eq!(face.step.map_or(0, |span| span.0), step, "{color} {:?}", self.controls[color]);
        }
    }
}

fn control(random: &mut Random) -> Control {
    let (time, more) = (Span(1 + random.below(900)), Span(1 + random.below(120)));
    match random.below(6) {
        0 => Control::Unlimited,
        1 => Control::Sudden { time },
        2 => Control::Fischer { time, increment: more },
        3 => Control::Delay { time, delay: more },
        4 => Control::Byoyomi { time, period: more, periods: 1 + random.below(4) as u8 },
        _ => Control::ThreePart { game: time, step: more + more, reading: more },
    }
}

fn act(random: &mut Random, view: &View) -> Act {
    let offers =
        [Offer::Pause, Offer::Resume, Offer::Takeback { to: random.below(u64::from(view.ply()) + 1) as u16 }];
    match random.below(8) {
        0 => Act::GiveTime(Span(1 + random.below(80))),
        1..4 => Act::Offer(random.pick(&offers)),
        _ => view.offers.first().map_or(Act::Flag, |pending| Act::Accept(pending.offer)),
    }
}

/// One game of random events, and how many there were.
fn game(random: &mut Random) -> usize {
    let controls = ByColor { red: control(random), black: control(random) };
    let mut table = Table::seated_by(Terms { controls, ..Terms::standard(Control::Unlimited) });
    let mut client = table.session.view().clone();
    let mut model = Model::new(controls);
    let mut asked = 0;
    while table.session.view().end.is_none() && asked < 400 {
        asked += 1;
        let now = model.now + random.below(60);
        let before = table.session.view().clone();
        model.advance(now);
        let (log, turn) = (table.log.len(), model.turn());
        let lag = random.below(40) * random.below(2);
        match random.below(10) {
            0..6 => {
                let moves = table.session.game().legal_moves();
                let mv = random.pick(&moves);
                let act = Act::Move { ply: before.ply(), mv, lag: Span(lag) };
                table.ask(now, turn.fold(RED, BLACK), act).ok();
            }
            6 => {
                let command = [System::Suspend, System::Restore, System::Restore];
                table.system(now, random.pick(&command));
            }
            7 => {
                table.system(now, System::Tick);
            }
            _ => {
                let act = act(random, &before);
                table.ask(now, random.pick(&[RED, BLACK]), act).ok();
            }
        }
        // A flag falls exactly when the model's side has nothing left, what a move is credited taken into account.
        let flagged = table.log[log..]
            .iter()
            .any(|event| matches!(event.kind, Kind::Ended(end) if end.how == chuhe_play::How::Time));
        let moved = table.log[log..].iter().any(|event| matches!(event.kind, Kind::Moved { .. }));
        if let Some(spent) = model.spent.filter(|_| !model.stands) {
            if flagged {
                assert!(model.is_out(turn, spent), "time was left");
            }
            let credit = before.lag[turn].credit(Span(lag)).0;
            if moved {
                assert!(!model.is_out(turn, spent.saturating_sub(credit)), "a late move was made");
            }
            let patience = credit.max(before.lag[turn].grace().0);
            assert!(flagged || moved || !model.is_out(turn, spent.saturating_sub(patience)), "no flag fell");
        } else {
            assert!(!flagged, "the clock stood still");
        }
        for event in &table.log[log..] {
            client.follow(event);
            model.follow(event.kind, &before);
        }
        assert_eq!(&client, table.session.view());
        model.check(&client);
    }
    assert_eq!(table.replayed(), table.session);
    asked
}

#[test]
fn f5_clocks_agree_to_the_millisecond() {
    let most = if chuhe_testkit::slow() { 1_000_000 } else { 200_000 };
    let mut random = Random::new(5);
    let mut events = 0;
    while events < most {
        events += game(&mut random);
    }
}
