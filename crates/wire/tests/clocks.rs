//! F5: a page's clocks beside those of the server, over a line with delays, cuts and a page that sleeps.

#![allow(clippy::print_stdout, reason = "a run says what happened in it")]

use std::collections::VecDeque;

use chuhe_play::{Act, Choice, Command, Control, Event, Offer, PlayerId, Session, Span, System, Terms, Time};
use chuhe_rules::Color;
use chuhe_testkit::Random;
use chuhe_wire::{Down, Link, Up};

const RED: PlayerId = PlayerId(1);
const BLACK: PlayerId = PlayerId(2);

/// How wrong a page's clock may be, and how long a message takes at least over the worst of the lines, in milliseconds.
const WRONG: u64 = 50;

/// One game, its server, and a page that looks on.
struct World {
    dice: Random,
    /// The true time.
    now: u64,
    /// By how much the clocks of the server and of the page are ahead of it.
    server_ahead: u64,
    page_ahead: u64,
    session: Session,
    events: Vec<Event>,
    link: Link,
    /// What is on its way to the page: when it was sent, when it arrives, and what it is.
    line: VecDeque<(u64, u64, Down)>,
    /// How long a message takes, and how much longer at most.
    delay: u64,
    jitter: u64,
    /// How long the fastest message took since the line stands.
    fastest: u64,
    asked: u32,
}

impl World {
    fn new(seed: u64) -> Self {
        let mut dice = Random::new(seed);
        let control = |dice: &mut Random| {
            let (time, more) = (Span::seconds(dice.between(60, 900)), Span::seconds(dice.between(1, 30)));
            match dice.below(4) {
                0 => Control::Sudden { time },
                1 => Control::Fischer { time, increment: more },
                2 => Control::Byoyomi { time, period: more, periods: 3 },
                _ => Control::ThreePart { game: time, step: more + more, reading: more },
            }
        };
        let terms = Terms::standard(control(&mut dice));
        let mut world = Self {
            now: 0,
            server_ahead: dice.between(0, 1_000_000),
            page_ahead: dice.between(0, 1_000_000),
            session: Session::new(terms).expect("sound terms"),
            events: Vec::new(),
            link: Link::new(None),
            line: VecDeque::new(),
            delay: dice.between(1, WRONG),
            jitter: dice.pick(&[0, 30, 400]),
            fastest: u64::MAX,
            asked: 0,
            dice,
        };
        world.ask(RED, Act::Join(Choice::Color(Color::Red)));
        world.ask(BLACK, Act::Join(Choice::Any));
        world.open();
        world
    }

    fn server(&self) -> Time {
        Time(self.now + self.server_ahead)
    }

    fn page(&self) -> Time {
        Time(self.now + self.page_ahead)
    }

    fn send(&mut self, down: Down) {
        let took = self.delay + self.dice.between(0, self.jitter);
        let before = self.line.back().map_or(0, |(_, arrival, _)| *arrival);
        self.line.push_back((self.now, (self.now + took).max(before), down));
    }

    fn command(&mut self, command: Command) {
        let Ok(events) = self.session.apply(self.server(), command) else { return };
        for event in events {
            self.events.push(event);
            self.send(Down::Event(event));
        }
    }

    fn ask(&mut self, player: PlayerId, act: Act) {
        self.asked += 1;
        self.command(Command::Player { player, nonce: self.asked, act });
    }

    /// The line is cut, if there was one, and another one is opened.
    fn open(&mut self) {
        self.line.clear();
        self.fastest = u64::MAX;
        self.link.cut();
        let Up::Hello { seq, .. } = self.link.opened(self.page()) else { panic!("a hello comes first") };
        let (you, now) = (PlayerId(3), self.server());
        let answer = match seq {
            0 => Down::Whole { you, now, view: Box::new(self.session.view().clone()) },
            _ => Down::Tail { you, now, events: self.events[seq as usize..].to_vec() },
        };
        self.send(answer);
    }

    /// Lets time pass up to a moment; the page hears what arrives, or, if it sleeps, all at the end.
    fn advance(&mut self, until: u64, sleeps: bool) {
        while self.line.front().is_some_and(|(_, arrival, _)| *arrival <= until)
            && let Some((sent, arrival, down)) = self.line.pop_front()
        {
            self.now = if sleeps { until } else { self.now.max(arrival) };
            self.fastest = self.fastest.min(self.now - sent);
            self.link.hear(self.page(), down);
        }
        self.now = until;
    }

    /// One thing happens, or nothing.
    fn step(&mut self) {
        let view = self.session.view().clone();
        let dice = &mut self.dice;
        let player = dice.pick(&[RED, BLACK]);
        let (player, act) = match dice.below(16) {
            0..8 => {
                let moves = self.session.game().legal_moves();
                if moves.is_empty() {
                    return;
                }
                let (mv, lag) = (dice.pick(&moves), Span(dice.below(200)));
                (view.turn().fold(RED, BLACK), Act::Move { ply: view.ply(), mv, lag })
            }
            8 => (player, Act::GiveTime(Span::seconds(15))),
            9 => (player, Act::Offer(Offer::Takeback { to: view.ply().saturating_sub(1) })),
            10 => (player, Act::Offer(dice.pick(&[Offer::Pause, Offer::Resume]))),
            11 | 12 => match view.offers.first() {
                Some(own) => (own.by.fold(BLACK, RED), Act::Accept(own.offer)),
                None => return,
            },
            13 | 14 => {
                let command = dice.pick(&[System::Suspend, System::Restore, System::Restore]);
                return self.command(Command::System(command));
            }
            _ => return self.open(),
        };
        self.ask(player, act);
    }

    /// By how much the page's clocks are wrong at most, if it has heard all.
    fn wrong(&self) -> Option<u64> {
        let page = self.link.view().filter(|_| self.line.is_empty())?;
        assert_eq!(page, self.session.view());
        let wrong = Color::ALL.map(|color| {
            let left = |time| page.clock.remaining(color, time).map_or(0, |span| span.0);
            left(self.link.now(self.page())).abs_diff(left(self.server()))
        });
        wrong.into_iter().max()
    }
}

#[test]
fn f5_a_pages_clock_shows_what_the_servers_does() {
    let most = if chuhe_testkit::slow() { 1_000_000 } else { 20_000 };
    let (mut events, mut seed, mut looks, mut right) = (0, 0, 0, 0);
    while events < most {
        seed += 1;
        let mut world = World::new(seed);
        for _ in 0..200 {
            let sleeps = world.dice.once_in(10);
            let span = if sleeps { world.dice.between(0, 20_000) } else { world.dice.between(0, 2_000) };
            world.advance(world.now + span, sleeps);
            if let Some(wrong) = world.wrong() {
                // It knows the server's time as well as the message tells that was on its way for the shortest time.
                assert!(
                    wrong <= world.fastest,
                    "seed {seed}: {wrong} ms wrong, {} ms on the way",
                    world.fastest
                );
                looks += 1;
                right += u64::from(wrong <= WRONG);
            }
            world.step();
        }
        events += world.events.len();
    }
    println!("{events} events: {right} of {looks} times within {WRONG} ms");
    // Over a bad line it is not right at once after a cut, nor after a sleep.
    assert!(right * 100 > looks * 80, "{right} of {looks}");
}
