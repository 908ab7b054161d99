//! Offers and their answers.

use chuhe_rules::Color;

use super::{Batch, Session};
use crate::{End, How, Kind, Offer, Pending, Refusal, Stage, View};

impl Session {
    /// What follows when a side offers something.
    pub(super) fn offer(&self, batch: &Batch, color: Color, offer: Offer) -> Result<Kind, Refusal> {
        self.fits(offer)?;
        if self.is_pending(!color, offer) {
            return self.accept(color, offer);
        }
        let paused = self.view.paused.filter(|_| offer == Offer::Resume);
        if paused.is_some_and(|paused| batch.at.since(paused) >= View::LONGEST_PAUSE) {
            return Ok(Kind::Resumed);
        }
        if self.view.offers.iter().any(|own| own.by == color && own.offer.kind() == offer.kind()) {
            return Err(Refusal::OfferPending);
        }
        let limits = offer.limits();
        let asked = self.asked[color][offer.kind()];
        if asked.count >= limits.most {
            return Err(Refusal::OfferTooOften { most: limits.most });
        }
        let since = self.moves_made(color).saturating_sub(asked.moves);
        if asked.count > 0 && since < limits.gap {
            return Err(Refusal::OfferTooSoon { moves: limits.gap - since });
        }
        Ok(Kind::Offered(offer))
    }

    /// What follows when a side accepts what the other offers.
    pub(super) fn accept(&self, color: Color, offer: Offer) -> Result<Kind, Refusal> {
        if !self.is_pending(!color, offer) {
            return Err(Refusal::NoOffer);
        }
        Ok(match offer {
            Offer::Draw => Kind::Ended(End { winner: None, how: How::Agreement }),
            Offer::Takeback { to } => self.taken_back(to),
            Offer::Pause => Kind::Paused,
            Offer::Resume => Kind::Resumed,
            Offer::Rematch => Kind::Rematched,
        })
    }

    /// What follows when a side declines what the other offers, or withdraws its own offer.
    pub(super) fn decline(&self, color: Color, offer: Offer) -> Result<Kind, Refusal> {
        let of =
            [!color, color].into_iter().find(|of| self.is_pending(*of, offer)).ok_or(Refusal::NoOffer)?;
        Ok(Kind::Declined { of, offer })
    }

    fn is_pending(&self, by: Color, offer: Offer) -> bool {
        self.view.offers.contains(&Pending { by, offer })
    }

    /// Whether such an offer makes sense now.
    fn fits(&self, offer: Offer) -> Result<(), Refusal> {
        let view = &self.view;
        match (view.stage(), offer) {
            (Stage::Waiting, _) => Err(Refusal::NotBegun),
            (Stage::Over, Offer::Rematch) if view.rematched => Err(Refusal::Over),
            (Stage::Over, Offer::Rematch) => match (view.seats.red, view.seats.black) {
                (Some(_), Some(_)) => Ok(()),
                _ => Err(Refusal::Over),
            },
            (Stage::Over, _) => Err(Refusal::Over),
            (Stage::Playing, Offer::Rematch) => Err(Refusal::NotOver),
            (_, Offer::Takeback { to }) if to >= view.ply() => Err(Refusal::NothingToTakeBack),
            (_, Offer::Draw | Offer::Pause) if view.ply() < 2 => Err(Refusal::TooEarly),
            (_, Offer::Pause) if view.paused.is_some() => Err(Refusal::Paused),
            (_, Offer::Resume) if view.paused.is_none() => Err(Refusal::NotPaused),
            _ => Ok(()),
        }
    }

    /// Taking moves back gives their time back.
    fn taken_back(&self, to: u16) -> Kind {
        let mut banks = self.view.clock.banks;
        for ply in (usize::from(to)..self.charges.len()).rev() {
            let mover = if ply.is_multiple_of(2) { self.view.first } else { !self.view.first };
            banks[mover] = self.charges[ply].undo(banks[mover]);
        }
        Kind::TakenBack { to, banks }
    }
}
