//! What players ask.

use chuhe_rules::{Color, Ending, Move};

use super::{Batch, Session};
use crate::{Act, Choice, Control, End, How, Kind, Nonce, Origin, Phrase, PlayerId, Refusal, Span, Stage};

/// After how many plies a game is drawn whatever its rules say.
const LONGEST_GAME: u16 = 4_000;

/// The most time that may be given at once, and how often a side may be given time.
const GIFT: (Span, u8) = (Span::minutes(1), 40);

/// How often a side may speak in a game, and how long it is silent after it spoke.
const SPEECH: (u8, Span) = (100, Span::seconds(1));

impl Session {
    /// Carries out what a player asks.
    pub(super) fn act(
        &mut self,
        batch: &mut Batch,
        player: PlayerId,
        nonce: Nonce,
        act: Act,
    ) -> Result<(), Refusal> {
        if let Act::Join(choice) = act {
            return self.join(batch, player, nonce, choice);
        }
        let color = self.view.color_of(player).ok_or(Refusal::NotSeated)?;
        if self.seen[color].contains(&nonce) {
            return Ok(());
        }
        let by = Origin { color, nonce };
        if let Act::Move { ply, mv, lag } = act
            && color == self.view.turn()
            && ply == self.view.ply()
        {
            return self.play(batch, by, mv, lag);
        }
        if self.flag(batch, None) {
            return Ok(());
        }
        if self.view.suspended {
            return Err(Refusal::Suspended);
        }
        let kind = match act {
            Act::Join(_) => return Ok(()),
            Act::Move { ply, .. } => return Err(self.misplaced(ply)),
            Act::Offer(offer) => self.offer(batch, color, offer)?,
            Act::Accept(offer) => self.accept(color, offer)?,
            Act::Decline(offer) => self.decline(color, offer)?,
            Act::Say(phrase) => self.say(batch, color, phrase)?,
            _ if self.view.stage() == Stage::Over => return Err(Refusal::Over),
            Act::Abort if self.view.ply() >= 2 => return Err(Refusal::TooLateToAbort),
            Act::Abort => Kind::Ended(End { winner: None, how: How::Abort }),
            _ if self.view.stage() == Stage::Waiting => return Err(Refusal::NotBegun),
            Act::Resign => Kind::Ended(End { winner: Some(!color), how: How::Resignation }),
            Act::GiveTime(span) => self.give_time(!color, span)?,
            Act::ClaimWin => self.claim(batch, color, Some(color))?,
            Act::ClaimDraw => self.claim(batch, color, None)?,
            Act::Flag => return Err(Refusal::TimeLeft),
        };
        self.happen(batch, Some(by), kind);
        Ok(())
    }

    fn join(
        &mut self,
        batch: &mut Batch,
        player: PlayerId,
        nonce: Nonce,
        choice: Choice,
    ) -> Result<(), Refusal> {
        let seats = self.view.seats;
        if let Some(own) = self.view.color_of(player) {
            return match choice {
                Choice::Color(color) if color != own => Err(Refusal::SeatTaken { color }),
                _ => Ok(()),
            };
        }
        if self.view.end.is_some() {
            return Err(Refusal::Over);
        }
        if self.view.suspended {
            return Err(Refusal::Suspended);
        }
        let color = match (seats.red, seats.black, choice) {
            (Some(_), Some(_), _) => return Err(Refusal::SeatsTaken),
            (_, _, Choice::Color(color)) if seats[color].is_some() => {
                return Err(Refusal::SeatTaken { color });
            }
            (_, _, Choice::Color(color)) => color,
            (Some(_), ..) | (None, None, Choice::Random { red: false }) => Color::Black,
            _ => Color::Red,
        };
        self.happen(batch, Some(Origin { color, nonce }), Kind::Seated { color, player });
        Ok(())
    }

    /// Makes the move of the side to move on the board that it saw.
    fn play(&mut self, batch: &mut Batch, by: Origin, mv: Move, lag: Span) -> Result<(), Refusal> {
        let credit = self.view.lag[by.color].credit(lag);
        if self.flag(batch, Some(credit)) {
            return Ok(());
        }
        self.may_move()?;
        self.game.play(mv)?;
        let clock = &self.view.clock;
        let (spent, bank) = match clock.turn {
            Some(turn) => {
                let spent = turn.elapsed(batch.at) - credit;
                (spent, clock.controls[by.color].charge(clock.banks[by.color], spent))
            }
            None => (Span::ZERO, clock.banks[by.color]),
        };
        self.happen(batch, Some(by), Kind::Moved { mv, spent, lag, bank });
        let by_length = Ending::TotalLimit { plies: LONGEST_GAME };
        let end = match self.game.outcome() {
            Some(outcome) => End::from(outcome),
            None if self.view.ply() >= LONGEST_GAME => End { winner: None, how: How::Rules(by_length) },
            None => return Ok(()),
        };
        self.happen(batch, None, Kind::Ended(end));
        Ok(())
    }

    /// Why a move is not for the board as it is.
    fn misplaced(&self, ply: u16) -> Refusal {
        match self.may_move() {
            Err(refusal) => refusal,
            Ok(()) if ply == self.view.ply() => Refusal::NotYourTurn { turn: self.view.turn() },
            Ok(()) => Refusal::OtherBoard { found: ply, expected: self.view.ply() },
        }
    }

    fn may_move(&self) -> Result<(), Refusal> {
        match self.view.stage() {
            Stage::Over => Err(Refusal::Over),
            _ if self.view.suspended => Err(Refusal::Suspended),
            Stage::Waiting => Err(Refusal::NotBegun),
            Stage::Playing if self.view.paused.is_some() => Err(Refusal::Paused),
            Stage::Playing => Ok(()),
        }
    }

    fn give_time(&self, to: Color, span: Span) -> Result<Kind, Refusal> {
        let (most, often) = GIFT;
        let clock = &self.view.clock;
        if !clock.controls[to].takes_gifts() {
            return Err(Refusal::NoClock);
        }
        let mut bank = clock.banks[to];
        bank.main += span;
        if span.is_zero() || span > most {
            return Err(Refusal::TooMuchTime { most });
        }
        if self.gifts[to] >= often {
            return Err(Refusal::GivenTooOften { most: often });
        }
        if bank.main > Control::LONGEST {
            return Err(Refusal::ClockFull);
        }
        Ok(Kind::TimeGiven { to, span, bank })
    }

    fn claim(&self, batch: &Batch, color: Color, winner: Option<Color>) -> Result<Kind, Refusal> {
        let from = match self.view.claim_from(color) {
            Some(from) => from,
            None if self.view.terms.patience(!color).is_none() => return Err(Refusal::NotWaitedFor),
            None if self.view.clock.turn.is_none() => return Err(Refusal::TooEarly),
            None if self.view.paused.is_some() => return Err(Refusal::Paused),
            None => return Err(Refusal::NotAbsent),
        };
        match from.since(batch.at) {
            Span::ZERO => Ok(Kind::Ended(End { winner, how: How::Absence })),
            left => Err(Refusal::MayReturn { left }),
        }
    }

    fn say(&self, batch: &Batch, color: Color, phrase: Phrase) -> Result<Kind, Refusal> {
        let (most, pause) = SPEECH;
        let (count, last) = self.said[color];
        if count >= most || last.is_some_and(|last| batch.at.since(last) < pause) {
            return Err(Refusal::TooTalkative);
        }
        Ok(Kind::Said(phrase))
    }
}
