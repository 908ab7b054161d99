//! The machine: commands in, events out.

mod act;
mod offers;

use core::fmt;

use chuhe_rules::{ByColor, Color, Dead, Ending, Game, Illegal, Role};

use crate::{
    Bank, Command, End, Event, How, Kind, Nonce, Offer, Origin, PlayerId, Refusal, Span, Stage, System,
    Terms, TermsError, Time, View,
};

/// A game between two people.
///
/// Two sessions are equal if they have the same past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    view: View,
    game: Game,
    /// What each ply took from its side.
    charges: Vec<Charge>,
    /// The commands of each side that were carried out.
    seen: ByColor<Vec<Nonce>>,
    /// How often each side made each kind of offer.
    asked: ByColor<[Asked; Offer::KINDS]>,
    /// How often each side spoke, and when last.
    said: ByColor<(u8, Option<Time>)>,
    /// How often each side was given time.
    gifts: ByColor<u8>,
}

/// What a ply took from its side's bank, so that it can be given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Charge {
    /// Milliseconds; below 0 if the increment was longer than the turn.
    main: i32,
    periods: u8,
}

/// How often a side made an offer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Asked {
    count: u8,
    /// How many moves the side had made when it last did.
    moves: u16,
}

/// Why events are not the past of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// Nothing can be played under the terms.
    Terms(TermsError),
    /// An event is missing or stands twice.
    Order {
        /// The number of the event.
        found: u32,
        /// The number that it should have.
        expected: u32,
    },
    /// A move is illegal.
    Illegal {
        /// The number of the event.
        seq: u32,
        /// The move and the reason.
        illegal: Illegal,
    },
    /// More plies are left than there were.
    Takeback {
        /// The number of the event.
        seq: u32,
        /// How many would be left.
        found: u16,
        /// How many there were.
        most: u16,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Terms(error) => error.fmt(f),
            Self::Order { found, expected } => write!(f, "found event {found}, expected event {expected}"),
            Self::Illegal { seq, illegal } => write!(f, "event {seq}: {illegal}"),
            Self::Takeback { seq, found, most } => {
                write!(f, "event {seq}: {found} plies are left, expected at most {most}")
            }
        }
    }
}

impl core::error::Error for ReplayError {}

/// What is played after a rematch was agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rematch {
    /// The terms.
    pub terms: Terms,
    /// Who plays which side.
    pub seats: ByColor<PlayerId>,
}

impl Session {
    /// A game in which nothing has happened.
    ///
    /// # Errors
    /// If nothing can be played under these terms.
    pub fn new(terms: Terms) -> Result<Self, TermsError> {
        let game = terms.game()?;
        Ok(Self {
            view: View::new(terms, game.position().turn()),
            game,
            charges: Vec::new(),
            seen: ByColor::default(),
            asked: ByColor::default(),
            said: ByColor::default(),
            gifts: ByColor::default(),
        })
    }

    /// The session that has this past, whatever the rules of this version would say of it.
    ///
    /// # Errors
    /// If no session can have it.
    pub fn replay<'a>(
        terms: Terms,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Result<Self, ReplayError> {
        let mut session = Self::new(terms).map_err(ReplayError::Terms)?;
        events.into_iter().try_for_each(|event| session.commit(event))?;
        Ok(session)
    }

    /// What everybody may see.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// The moves as a game by its rule set.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// When [`System::Tick`] is worth while: a flag falls then if nothing happens before.
    pub fn flag_due(&self) -> Option<Time> {
        self.view.flag_due()
    }

    /// What is played next, once both want to play again.
    pub fn rematch(&self) -> Option<Rematch> {
        let ByColor { red: Some(red), black: Some(black) } = self.view.seats else { return None };
        let terms = &self.view.terms;
        let seats = if terms.swaps() { ByColor { red: black, black: red } } else { ByColor { red, black } };
        self.view.rematched.then(|| Rematch { terms: terms.again(), seats })
    }

    /// Carries out a command that came in at `now`, and gives what happened; the session has changed then.
    ///
    /// Nothing happened if the command was carried out before (a player's, by its nonce) or says what is so already.
    /// If time was up when the command came in, the end of the game is what happened, and the command is void.
    /// The answer is for the outside only after the events are stored; if they cannot be, [`Session::replay`] what is.
    ///
    /// # Errors
    /// If the command is refused; the session is unchanged.
    pub fn apply(&mut self, now: Time, command: Command) -> Result<Vec<Event>, Refusal> {
        let mut batch = Batch { at: now.max(self.view.at), events: Vec::new() };
        match command {
            Command::Player { player, nonce, act } => self.act(&mut batch, player, nonce, act)?,
            Command::System(system) => self.system(&mut batch, system),
        }
        Ok(batch.events)
    }

    /// Takes over an event that was stored.
    ///
    /// # Errors
    /// If it cannot be the next one; the session is unchanged.
    pub fn commit(&mut self, event: &Event) -> Result<(), ReplayError> {
        let Event { seq, kind, .. } = *event;
        let expected = self.view.seq + 1;
        if seq != expected {
            return Err(ReplayError::Order { found: seq, expected });
        }
        match kind {
            Kind::Moved { mv, .. } => {
                // Without a general there is no position to go on from, whatever else a past says.
                let taken = self.game.outcome().is_some_and(|over| over.ending == Ending::GeneralCaptured);
                let made = if taken { self.game.play(mv) } else { self.game.play_on(mv) };
                made.map_err(|illegal| ReplayError::Illegal { seq, illegal })?;
            }
            Kind::TakenBack { to, .. } if to > self.view.ply() => {
                return Err(ReplayError::Takeback { seq, found: to, most: self.view.ply() });
            }
            _ => {}
        }
        self.record(event);
        Ok(())
    }

    /// Takes over an event all of which but the move on the board is still to be done.
    fn record(&mut self, event: &Event) {
        if let Some(Origin { color, nonce }) = event.by {
            self.seen[color].push(nonce);
            match event.kind {
                Kind::Offered(offer) => {
                    let moves = self.moves_made(color);
                    let asked = &mut self.asked[color][offer.kind()];
                    *asked = Asked { count: asked.count.saturating_add(1), moves };
                }
                Kind::Said(_) => {
                    self.said[color] = (self.said[color].0.saturating_add(1), Some(event.at));
                }
                _ => {}
            }
        }
        match event.kind {
            Kind::Moved { bank, .. } => {
                self.charges.push(Charge::between(self.view.clock.banks[self.view.turn()], bank));
            }
            Kind::TakenBack { to, .. } => {
                self.charges.truncate(usize::from(to));
                while self.game.plies().len() > usize::from(to) {
                    self.game.undo();
                }
            }
            Kind::TimeGiven { to, .. } => self.gifts[to] = self.gifts[to].saturating_add(1),
            _ => {}
        }
        self.view.follow(event);
    }

    /// Makes something happen.
    fn happen(&mut self, batch: &mut Batch, by: Option<Origin>, kind: Kind) {
        let event = Event { seq: self.view.seq + 1, at: batch.at, by, kind };
        self.record(&event);
        batch.events.push(event);
    }

    fn system(&mut self, batch: &mut Batch, system: System) {
        self.flag(batch, None);
        let View { away, suspended, rematched, next, seats, .. } = self.view;
        let is_over = self.view.stage() == Stage::Over;
        let kind = match system {
            System::Left(color) if seats[color].is_some() && away[color].is_none() => Kind::Left(color),
            System::Returned(color) if away[color].is_some() => Kind::Returned(color),
            System::Suspend if !suspended && !is_over => Kind::Suspended,
            System::Restore if suspended => Kind::Restored,
            System::Abort if !is_over => Kind::Ended(End { winner: None, how: How::Abort }),
            System::Follow(game) if rematched && next.is_none() => Kind::Followed(game),
            _ => return,
        };
        self.happen(batch, None, kind);
    }

    /// Lets the flag of the side to move fall if its time is up, and says whether it did.
    ///
    /// Of the time that has passed, `credit` does not count; without one, it is what a move on its way may be credited.
    fn flag(&mut self, batch: &mut Batch, credit: Option<Span>) -> bool {
        let Some(turn) = self.view.clock.turn else { return false };
        let credit = credit.unwrap_or_else(|| self.view.lag[turn.color].grace());
        if self.view.clock.deadline(credit).is_none_or(|deadline| batch.at < deadline) {
            return false;
        }
        let winner = Some(!turn.color).filter(|color| self.can_win(*color));
        self.happen(batch, None, Kind::Ended(End { winner, how: How::Time }));
        true
    }

    /// Whether a side has a piece that can cross the river, where the rule set asks for one.
    fn can_win(&self, color: Color) -> bool {
        let attackers = [Role::Chariot, Role::Cannon, Role::Horse, Role::Soldier];
        self.view.terms.rules.dead == Dead::Never
            || attackers.iter().any(|role| !self.game.position().pieces(color, *role).is_empty())
    }

    /// How many of the moves on the board are a side's.
    fn moves_made(&self, color: Color) -> u16 {
        let ply = self.view.ply();
        if color == self.view.first { ply.div_ceil(2) } else { ply / 2 }
    }
}

/// The events of one command.
struct Batch {
    at: Time,
    events: Vec<Event>,
}

impl Charge {
    /// What lies between two banks; a bank is at most seven days, which are fewer milliseconds than an `i32` holds.
    fn between(before: Bank, after: Bank) -> Self {
        let main = i128::from(before.main.0) - i128::from(after.main.0);
        Self {
            main: main.clamp(i128::from(i32::MIN), i128::from(i32::MAX)) as i32,
            periods: before.periods.saturating_sub(after.periods),
        }
    }

    /// The bank to which the charge is given back.
    fn undo(self, bank: Bank) -> Bank {
        Bank {
            main: Span(bank.main.0.saturating_add_signed(i64::from(self.main))),
            periods: bank.periods.saturating_add(self.periods),
        }
    }
}
