//! A game that a server keeps, as the page of somebody who plays or watches it has it.

mod notice;
mod road;
#[cfg(test)]
mod tests;
mod way;

use std::fmt::Write as _;

use chuhe_play::codec::{Code as _, Reader};
use chuhe_play::{Act, Event, GameId, Kind, Lag, Nonce, Offer, Phrase, Span, Stage, Time, View};
use chuhe_rules::{ByColor, Color, Move, Value};
use chuhe_wire::{Closed, Down, Heard, Kept, Line, Link, News, Sentence, Up};

use super::LocalGame;
use super::clock::Dial;
pub use notice::Notice;
pub use road::Road;
pub use way::Beat;
use way::Way;

/// For how long something that was said stands beside the name of who said it.
const SPEECH: Span = Span::seconds(8);

/// How much time a side gives the other with one touch.
pub const GIFT: Span = Span::seconds(15);

/// Up to which lag a line is as good as it need be; up to [`Lag::GAIN`] it costs nothing, whatever else happens.
const GOOD: Span = Span(150);

/// A game that a server keeps, as the page has it.
#[derive(Clone, Debug)]
pub struct Online {
    game: GameId,
    link: Link,
    way: Way,
    watchers: u32,
    /// What each side said last, and when by the own clock.
    said: ByColor<Option<(Speech, Time)>>,
    /// Why the last thing that was asked came to nothing, until something else is asked.
    refused: Option<Sentence>,
    /// Why the server ended the last connection.
    closed: Option<Closed>,
    /// Whether the board has been laid out.
    laid: bool,
    /// The side that it is turned to.
    seat: Option<Color>,
}

/// Something that stands beside a player's name for a while, and is read out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speech {
    /// The player has said this.
    Phrase(Phrase),
    /// The player has declined what the other proposed.
    No,
    /// The player has been given so much time.
    Given(Span),
}

/// What follows from a message of the server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The messages that answer it.
    pub say: Vec<Vec<u8>>,
    /// The last move that is new on the board.
    pub moved: Option<Move>,
    /// Whether the game has just ended.
    pub ended: bool,
    /// What was said just now, and by whom.
    pub said: Option<(Color, Speech)>,
    /// Whether moves have just been taken back.
    pub undone: bool,
    /// Whether the game has just gone on after a pause.
    pub resumed: bool,
    /// The game that the two play next, if they have just agreed on it.
    pub next: Option<GameId>,
    /// The way to the server that has just proved to work, and that the tab's next page should begin with.
    pub road: Option<Road>,
}

impl Online {
    /// The game before its page has heard of it, with the move that was under way when the page was left, as
    /// [`Online::kept`] wrote it.
    pub fn new(game: GameId, kept: Option<&str>, now: Time) -> Self {
        let kept = kept.and_then(unhex).and_then(|bytes| Kept::get(&mut Reader::new(&bytes)).ok());
        Self {
            game,
            link: Link::new(kept),
            way: Way::new(Road::default(), now),
            watchers: 0,
            said: ByColor::default(),
            refused: None,
            closed: None,
            laid: false,
            seat: None,
        }
    }

    /// The same, on its way to the server as it worked for the tab's last page.
    #[must_use]
    pub fn by(mut self, road: Road, now: Time) -> Self {
        self.way = Way::new(road, now);
        self
    }

    /// Which game it is.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// What everybody may know of it, once the page has heard of it.
    pub fn view(&self) -> Option<&View> {
        self.link.view()
    }

    /// The side of the person; nothing for who looks on.
    pub fn color(&self) -> Option<Color> {
        self.link.color()
    }

    /// How far the game is, once that is known.
    pub fn stage(&self) -> Option<Stage> {
        self.view().map(View::stage)
    }

    /// How many look on.
    pub fn watchers(&self) -> u32 {
        self.watchers
    }

    /// Whether everything that happens is heard of.
    pub fn is_open(&self) -> bool {
        self.link.line() == Line::Open
    }

    /// Whether a move of the person is not on the server yet.
    pub fn is_sending(&self) -> bool {
        self.link.pending().is_some()
    }

    /// Both may call the game off, because not both have moved.
    pub fn may_abort(&self) -> bool {
        self.color().is_some()
            && self.view().is_some_and(|view| view.stage() != Stage::Over && view.ply() < 2)
    }

    /// Whether the person may propose something now.
    pub fn may_offer(&self, offer: Offer) -> bool {
        let Some((view, color)) = self.view().zip(self.color()) else { return false };
        let is_asked = view.offers.iter().any(|own| own.by == color && is_alike(own.offer, offer));
        let fits = match offer {
            Offer::Draw => view.ply() >= 2,
            Offer::Takeback { .. } => self.takeback().is_some(),
            Offer::Pause => view.ply() >= 2 && view.paused.is_none(),
            Offer::Resume => view.paused.is_some(),
            Offer::Rematch => !view.rematched,
        };
        let stage = if offer == Offer::Rematch { Stage::Over } else { Stage::Playing };
        fits && view.stage() == stage && !is_asked && self.is_open()
    }

    /// The proposal to take back the person's last move, with the answer if there was one.
    pub fn takeback(&self) -> Option<Offer> {
        let (view, color) = self.view().zip(self.color())?;
        let plies = if view.turn() == color { 2 } else { 1 };
        Some(Offer::Takeback { to: view.ply().checked_sub(plies)? })
    }

    /// What the other side proposes, the latest if it is more than one thing.
    pub fn offered(&self) -> Option<Offer> {
        self.offer_of(self.color().map(|color| !color))
    }

    /// What the person proposes, the latest if it is more than one thing.
    pub fn asked(&self) -> Option<Offer> {
        self.offer_of(self.color())
    }

    fn offer_of(&self, side: Option<Color>) -> Option<Offer> {
        let offers = &self.view()?.offers;
        offers.iter().rev().find(|own| Some(own.by) == side).map(|own| own.offer)
    }

    /// Whether time can be given to the other side.
    pub fn may_give_time(&self) -> bool {
        let Some((view, color)) = self.view().zip(self.color()) else { return false };
        view.stage() == Stage::Playing && view.clock.controls[!color].takes_gifts() && self.is_open()
    }

    /// What a side's clock shows.
    pub fn dial(&self, color: Color, own: Time) -> Option<Dial> {
        Dial::of(&self.view()?.clock, color, self.link.now(own))
    }

    /// What a side said a moment ago.
    pub fn said(&self, color: Color, own: Time) -> Option<Speech> {
        self.said[color].filter(|(_, at)| own.since(*at) < SPEECH).map(|(speech, _)| speech)
    }

    /// Asks for something, under a random nonce; what it gives is to be said now.
    pub fn ask(&mut self, nonce: Nonce, act: Act) -> Option<Vec<u8>> {
        self.refused = None;
        let up = self.link.ask(nonce, act).ok().flatten();
        up.map(|up| chuhe_wire::encode(&up))
    }

    /// Makes a move on the board as it is.
    pub fn play(&mut self, nonce: Nonce, mv: Move) -> Option<Vec<u8>> {
        let ply = self.view()?.ply();
        self.ask(nonce, Act::Move { ply, mv, lag: Span::ZERO })
    }

    /// Whether the last thing that was asked came to nothing.
    pub fn is_refused(&self) -> bool {
        self.refused.is_some()
    }

    /// Forgets what was refused.
    pub fn forgive(&mut self) {
        self.refused = None;
    }

    /// The move that is not on the server yet, as text that outlives the page.
    pub fn kept(&self) -> Option<String> {
        let mut bytes = Vec::new();
        self.link.kept()?.put(&mut bytes);
        Some(hex(&bytes))
    }

    /// A message of the server has come.
    ///
    /// Nothing if the page cannot read it, because it is of a later version or tells of a game that this page does not know how
    /// to lay out: then the connection is of no use, and the page has to be loaded again.
    pub fn hear(&mut self, own: Time, bytes: &[u8]) -> Option<Told> {
        let Ok(down) = chuhe_wire::decode::<Down>(bytes) else {
            self.close(Closed::Version);
            return None;
        };
        let road = self.way.is_up();
        let pending = self.link.pending();
        let Heard { news, say } = self.link.hear(own, down);
        let say = say.iter().map(chuhe_wire::encode::<Up>).collect();
        let mut told = Told { say, road, ..Told::default() };
        for news in news {
            match news {
                News::Whole => self.closed = None,
                News::Event(event) => self.happened(own, event, pending, &mut told),
                News::Done(_) => {}
                News::Refused(_, why) => self.refused = Some(why),
                News::Lost(_) => {
                    self.refused = Some(Sentence { id: "play-other-board".to_owned(), args: Vec::new() });
                }
                News::Watchers(count) => self.watchers = count,
                News::Closed(closed) => self.close(closed),
            }
        }
        if self.is_open() {
            self.closed = None;
        }
        Some(told)
    }

    fn happened(&mut self, own: Time, event: Event, pending: Option<Move>, told: &mut Told) {
        let own_side = self.color();
        let mut say = |by: Option<Color>, speech| {
            if let Some(by) = by {
                self.said[by] = Some((speech, own));
                told.said = Some((by, speech));
            }
        };
        match event.kind {
            // The own move has been on the board since it was made.
            Kind::Moved { mv, .. } if pending != Some(mv) => told.moved = Some(mv),
            Kind::Ended(_) => told.ended = true,
            // What is proposed comes before what came to nothing.
            Kind::Offered(_) if event.by.map(|by| by.color) != own_side => self.refused = None,
            Kind::Said(phrase) => say(event.by.map(|by| by.color), Speech::Phrase(phrase)),
            Kind::Declined { of, .. } => {
                say(event.by.map(|by| by.color).filter(|by| *by != of), Speech::No);
            }
            Kind::TimeGiven { to, span, .. } => say(Some(to), Speech::Given(span)),
            Kind::TakenBack { .. } => told.undone = true,
            Kind::Resumed => told.resumed = true,
            Kind::Followed(game) if own_side.is_some() => told.next = Some(game),
            _ => {}
        }
    }

    /// Brings the game on the board to where this one stands; nothing changes before the page has heard of it.
    pub fn show(&mut self, local: &mut LocalGame) {
        let color = self.color();
        let Some(view) = self.link.view() else { return };
        if !self.laid {
            // A game that cannot be laid out is no message.
            let Ok(game) = view.terms.game() else { return };
            *local = LocalGame::of(game);
            self.laid = true;
        }
        if self.seat != color {
            local.sit(color.unwrap_or(Color::Red));
            self.seat = color;
        }
        let mut moves = view.moves.clone();
        moves.extend(self.link.kept().filter(|kept| kept.ply() == view.ply()).map(|kept| kept.mv()));
        let free =
            view.stage() == Stage::Playing && !self.is_sending() && view.paused.is_none() && !view.suspended;
        local.follow(&moves, view.end, color, free);
    }

    /// Why the person cannot move now, if the game goes on and the person plays it.
    pub fn waits(&self) -> Option<Sentence> {
        let (view, color) = self.view().zip(self.color())?;
        let (id, args) = match view.stage() {
            Stage::Over => return None,
            Stage::Waiting => ("play-not-begun", Vec::new()),
            Stage::Playing if view.suspended => ("play-suspended", Vec::new()),
            Stage::Playing if view.paused.is_some() => ("play-paused", Vec::new()),
            Stage::Playing if view.turn() == color && !self.is_sending() => return None,
            Stage::Playing => {
                let turn = Value::Text((!color).name().into());
                ("play-not-your-turn", vec![("color".to_owned(), turn)])
            }
        };
        Some(Sentence { id: id.to_owned(), args })
    }

    /// How good a side's line is and what it may still be credited, once the server has measured it with a move.
    pub fn lag(&self, color: Color) -> Option<Lag> {
        let view = self.view()?;
        (view.moves.len() > usize::from(color != view.first)).then_some(view.lag[color])
    }

    /// How many of three bars stand for a side's line; none while the side is away.
    pub fn bars(&self, color: Color) -> u8 {
        let away = self.view().is_some_and(|view| view.away[color].is_some());
        match self.lag(color).map(|lag| lag.measured) {
            _ if away => 0,
            Some(lag) if lag <= GOOD => 3,
            Some(lag) if lag <= Lag::GAIN => 2,
            _ => 1,
        }
    }

    fn close(&mut self, closed: Closed) {
        self.closed = Some(closed);
        if !closed.may_return() {
            self.way.end();
        }
    }
}

/// Whether two proposals are of one kind.
fn is_alike(one: Offer, other: Offer) -> bool {
    core::mem::discriminant(&one) == core::mem::discriminant(&other)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let pair = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    (0..text.len()).step_by(2).map(pair).collect()
}
