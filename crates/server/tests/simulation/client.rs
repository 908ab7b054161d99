//! Players and those who look on.

use std::collections::BTreeMap;

use chuhe_play::{Act, Choice, Event, GameId, Nonce, Offer, Phrase, PlayerId, Span, Stage, Time, View};
use chuhe_rules::Color;
use chuhe_server::live::ConnectionId;
use chuhe_testkit::Random;
use chuhe_wire::{Closed, Down, Heard, Line, Link, Up, decode};

/// A client: the browser's side of the protocol, and somebody who plays at random.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) player: PlayerId,
    pub(crate) game: GameId,
    plays: bool,
    pub(crate) link: Link,
    pub(crate) connection: Option<ConnectionId>,
    /// How far the own clock is ahead of the server's.
    skew: u64,
    /// What was asked in each game.
    pub(crate) asked: BTreeMap<(GameId, Nonce), Act>,
    /// What the server said that happened.
    pub(crate) told: Vec<(GameId, Event)>,
    /// What the server said was the whole game.
    pub(crate) wholes: Vec<(GameId, View)>,
    /// The moves that the server said were carried out before.
    pub(crate) done: Vec<(GameId, Nonce)>,
    pub(crate) sent_again: u64,
}

impl Client {
    pub(crate) fn new(player: u64, game: GameId, plays: bool, skew: u64) -> Self {
        Self {
            player: PlayerId(player),
            game,
            plays,
            link: Link::new(None),
            connection: None,
            skew,
            asked: BTreeMap::new(),
            told: Vec::new(),
            wholes: Vec::new(),
            done: Vec::new(),
            sent_again: 0,
        }
    }

    pub(crate) fn own(&self, now: u64) -> Time {
        Time(now + self.skew)
    }

    pub(crate) fn opened(&mut self, now: u64, connection: ConnectionId) -> Up {
        self.connection = Some(connection);
        self.link.opened(self.own(now))
    }

    pub(crate) fn cut(&mut self) {
        self.connection = None;
        self.link.cut();
    }

    /// The page is loaded again: only a move that was under way is remembered.
    pub(crate) fn reload(&mut self) {
        self.link = Link::new(self.link.kept());
        self.connection = None;
    }

    /// Hears a message; gives what is to be said, and whether the server has ended the connection.
    pub(crate) fn hear(&mut self, now: u64, bytes: &[u8]) -> Result<(Vec<Up>, Option<Closed>), String> {
        let down: Down = decode(bytes).map_err(|error| format!("a client cannot read: {error}"))?;
        let mut closed = None;
        match &down {
            Down::Whole { you, view, .. } => {
                self.check_name(*you)?;
                self.wholes.push((self.game, (**view).clone()));
            }
            Down::Tail { you, events, .. } => {
                self.check_name(*you)?;
                self.told.extend(events.iter().map(|event| (self.game, *event)));
            }
            Down::Event(event) => self.told.push((self.game, *event)),
            Down::Done { nonce } => {
                if let Some(Act::Move { .. }) = self.asked.get(&(self.game, *nonce)) {
                    self.done.push((self.game, *nonce));
                }
            }
            Down::Closed(why) => closed = Some(*why),
            Down::Refused { .. } | Down::Ping { .. } | Down::Watchers(_) => {}
        }
        let was_open = self.link.line() == Line::Open;
        let Heard { say, .. } = self.link.hear(self.own(now), down);
        if !was_open {
            self.sent_again += say.iter().filter(|up| matches!(up, Up::Act { .. })).count() as u64;
        }
        Ok((say, closed))
    }

    fn check_name(&self, you: PlayerId) -> Result<(), String> {
        if you == self.player { Ok(()) } else { Err(format!("{:?} is called {you:?}", self.player)) }
    }

    /// Does something, or nothing; what it gives is to be said.
    pub(crate) fn act(&mut self, dice: &mut Random) -> Option<Up> {
        let view = self.link.view()?;
        if let Some(next) = view.next {
            self.game = next;
            self.link = Link::new(None);
            self.connection = None;
            return None;
        }
        let act = self.choose(dice)?;
        // A nonce is drawn at random; half of the numbers are left to the plants.
        let nonce = (dice.number() >> 33) as Nonce;
        let up = self.link.ask(nonce, act).ok()?;
        self.asked.insert((self.game, nonce), act);
        up
    }

    fn choose(&self, dice: &mut Random) -> Option<Act> {
        let view = self.link.view()?;
        let Some(color) = self.link.color() else {
            let is_free = view.stage() == Stage::Waiting && !self.link.is_waiting();
            let choice =
                dice.pick(&[Choice::Any, Choice::Random { red: false }, Choice::Color(Color::Black)]);
            return (self.plays && is_free).then_some(Act::Join(choice));
        };
        if view.stage() == Stage::Over {
            let offer = view.offers.iter().any(|pending| pending.by != color);
            return match dice.between(0, 3) {
                0 if !view.rematched => Some(Act::Offer(Offer::Rematch)),
                1 if offer => Some(Act::Accept(Offer::Rematch)),
                _ => None,
            };
        }
        let plays = view.turn() == color && self.link.pending().is_none();
        match dice.between(0, 99) {
            0..=69 if plays => self.random_move(dice),
            70..=77 => Some(Act::Say(dice.pick(&Phrase::ALL))),
            78..=82 => view.offers.iter().find(|own| own.by != color).map(|own| Act::Accept(own.offer)),
            83..=84 => view.offers.first().map(|own| Act::Decline(own.offer)),
            85..=86 => Some(Act::Offer(Offer::Takeback { to: view.ply().saturating_sub(2) })),
            87 => Some(Act::Offer(dice.pick(&[Offer::Draw, Offer::Pause]))),
            88..=89 => view.paused.map(|_| Act::Offer(Offer::Resume)),
            90..=91 => Some(Act::GiveTime(Span::seconds(5))),
            92 => Some(Act::Flag),
            93 => Some(dice.pick(&[Act::ClaimWin, Act::ClaimDraw])),
            94 if dice.once_in(4) => Some(dice.pick(&[Act::Resign, Act::Abort])),
            _ => None,
        }
    }

    fn random_move(&self, dice: &mut Random) -> Option<Act> {
        let view = self.link.view()?;
        let mut game = view.terms.game().ok()?;
        for mv in &view.moves {
            game.play_on(*mv).ok()?;
        }
        let moves = game.legal_moves();
        if moves.is_empty() {
            return None;
        }
        Some(Act::Move { ply: view.ply(), mv: dice.pick(&moves), lag: Span::ZERO })
    }
}
