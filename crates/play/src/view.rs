//! What everybody may see of a game, kept up to date by its events.

use chuhe_rules::{ByColor, Color, Move};

use crate::{Clock, End, Event, GameId, Kind, Lag, Offer, Pending, PlayerId, Span, Terms, Time};

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A seat is free.
    Waiting,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

/// What everybody may see of a game: all that a client needs when it comes, and keeps by [`View::follow`].
///
/// The fields are public so that it can be sent; they are changed by events only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// What it is played under.
    pub terms: Terms,
    /// Who makes the first move.
    pub first: Color,
    /// The number of the last event; 0 before the first.
    pub seq: u32,
    /// When the last event happened.
    pub at: Time,
    /// Who plays which side.
    pub seats: ByColor<Option<PlayerId>>,
    /// The moves made, without those that were taken back.
    pub moves: Vec<Move>,
    /// The clock; it starts with the third ply, so that the first move of each side is free.
    pub clock: Clock,
    /// What each side may still be credited for lag.
    pub lag: ByColor<Lag>,
    /// The offers that wait for an answer, oldest first; at most one of a kind from each side.
    pub offers: Vec<Pending>,
    /// Since when a player is away.
    pub away: ByColor<Option<Time>>,
    /// Since when the clock is stopped by agreement.
    ///
    /// After [`View::LONGEST_PAUSE`], one side's offer to resume is enough.
    pub paused: Option<Time>,
    /// Whether the clock is stopped because the server could not go on.
    pub suspended: bool,
    /// How the game ended, if it did.
    pub end: Option<End>,
    /// Whether both want to play again.
    pub rematched: bool,
    /// The game in which they do.
    pub next: Option<GameId>,
}

impl View {
    /// How long a pause may hold up a game against the will of one side.
    pub const LONGEST_PAUSE: Span = Span::minutes(15);

    /// A game in which nothing has happened, with the side that moves first in its start position.
    pub fn new(terms: Terms, first: Color) -> Self {
        Self {
            clock: Clock::new(terms.controls),
            terms,
            first,
            seq: 0,
            at: Time::default(),
            seats: ByColor::default(),
            moves: Vec::new(),
            lag: ByColor::default(),
            offers: Vec::new(),
            away: ByColor::default(),
            paused: None,
            suspended: false,
            end: None,
            rematched: false,
            next: None,
        }
    }

    /// How far the game is.
    pub fn stage(&self) -> Stage {
        match (self.end, self.seats.red, self.seats.black) {
            (Some(_), ..) => Stage::Over,
            (None, Some(_), Some(_)) => Stage::Playing,
            _ => Stage::Waiting,
        }
    }

    /// Whose turn it is, or would be if the game were not over.
    pub fn turn(&self) -> Color {
        if self.moves.len().is_multiple_of(2) { self.first } else { !self.first }
    }

    /// The number of plies on the board.
    pub fn ply(&self) -> u16 {
        u16::try_from(self.moves.len()).unwrap_or(u16::MAX)
    }

    /// Which side a player plays.
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.seats[*color] == Some(player))
    }

    /// When a flag falls if nothing happens before: at the deadline, and later by what a move on its way may be credited.
    pub fn flag_due(&self) -> Option<Time> {
        let turn = self.clock.turn?;
        self.clock.deadline(self.lag[turn.color].grace())
    }

    /// From when on a side may claim the game, because the other is away in its turn and the clock runs.
    pub fn claim_from(&self, color: Color) -> Option<Time> {
        let turn = self.clock.turn.filter(|turn| turn.color != color)?;
        let away = self.away[turn.color]?.max(turn.since?);
        Some(away + self.terms.patience(turn.color)?)
    }

    /// Takes an event over: the next one, or a client has missed something.
    pub fn follow(&mut self, event: &Event) {
        let Event { seq, at, by, kind } = *event;
        (self.seq, self.at) = (seq, at);
        match kind {
            Kind::Seated { color, player } => self.seats[color] = Some(player),
            Kind::Moved { mv, lag, bank, .. } => {
                let mover = self.turn();
                if self.clock.turn.is_some() {
                    self.lag[mover] = self.lag[mover].after(lag);
                } else {
                    self.lag[mover].measured = lag;
                }
                self.moves.push(mv);
                self.clock.banks[mover] = bank;
                self.offers.retain(|pending| {
                    pending.by == mover && !matches!(pending.offer, Offer::Takeback { .. })
                });
                self.begin_turn(at);
            }
            Kind::Offered(offer) => {
                if let Some(origin) = by {
                    self.offers.push(Pending { by: origin.color, offer });
                }
            }
            Kind::Declined { of, offer } => {
                self.offers.retain(|pending| *pending != Pending { by: of, offer });
            }
            Kind::TakenBack { to, banks } => {
                self.moves.truncate(usize::from(to));
                self.clock.banks = banks;
                self.offers.retain(|pending| !matches!(pending.offer, Offer::Draw | Offer::Takeback { .. }));
                self.begin_turn(at);
            }
            Kind::TimeGiven { to, bank, .. } => self.clock.banks[to] = bank,
            Kind::Paused => {
                self.paused = Some(at);
                self.drop_offers(Offer::Pause);
                self.clock.stop(at);
            }
            Kind::Resumed => {
                self.paused = None;
                self.drop_offers(Offer::Resume);
                self.run_clock(at);
            }
            Kind::Suspended => {
                self.suspended = true;
                self.clock.stop(at);
            }
            Kind::Restored => {
                self.suspended = false;
                self.run_clock(at);
            }
            Kind::Left(color) => self.away[color] = Some(at),
            Kind::Returned(color) => self.away[color] = None,
            Kind::Said(_) => {}
            Kind::Ended(end) => {
                self.end = Some(end);
                self.offers.clear();
                self.clock.stop(at);
            }
            Kind::Rematched => {
                self.rematched = true;
                self.offers.clear();
            }
            Kind::Followed(game) => self.next = Some(game),
        }
    }

    /// Measures the turn of the side to move from now, once both have moved.
    fn begin_turn(&mut self, now: Time) {
        if self.moves.len() < 2 {
            self.clock.clear();
            return;
        }
        self.clock.start(self.turn(), now);
        if self.paused.is_some() || self.suspended {
            self.clock.stop(now);
        }
    }

    fn run_clock(&mut self, now: Time) {
        if self.paused.is_none() && !self.suspended && self.end.is_none() {
            self.clock.go(now);
        }
    }

    fn drop_offers(&mut self, kind: Offer) {
        self.offers.retain(|pending| pending.offer != kind);
    }
}
