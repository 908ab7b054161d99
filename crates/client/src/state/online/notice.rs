//! What matters most beside the board of a game that a server keeps.

use chuhe_play::{GameId, Offer, Span, Stage, Time};
use chuhe_rules::Color;
use chuhe_wire::{Closed, Sentence};

use super::Online;

/// Something that the person is told, and may have to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The server has ended the connection for good, or for a while.
    Closed(Closed),
    /// What was asked came to nothing.
    Refused(Sentence),
    /// The page is on its way to the server for the first time.
    Connecting,
    /// There is no connection; the next try is due after so long.
    Offline(Span),
    /// The other side proposes something.
    Offered(Offer),
    /// The game is over, and goes on in another.
    Next(GameId),
    /// The game is over.
    Over,
    /// The person has a seat and waits for the other side.
    Inviting,
    /// This seat is free.
    MayJoin(Color),
    /// The clock stands still because the server could not go on.
    Suspended,
    /// The clock stands still by agreement.
    Paused,
    /// The other side is away; after so long the game may be claimed.
    Away(Span),
    /// The person's own proposal waits for an answer.
    Asked(Offer),
}

impl Notice {
    /// The same without the time that passes.
    #[must_use]
    pub fn kind(self) -> Self {
        match self {
            Self::Offline(_) => Self::Offline(Span::ZERO),
            Self::Away(left) if !left.is_zero() => Self::Away(Span(1)),
            other => other,
        }
    }
}

impl Online {
    /// What matters most at a moment, apart from the position.
    pub fn notice(&self, own: Time) -> Option<Notice> {
        if let Some(closed) = self.closed {
            return Some(Notice::Closed(closed));
        }
        if !self.is_open() && (self.view().is_some() || self.way.has_failed()) {
            return Some(Notice::Offline(self.way.due().map_or(Span::ZERO, |due| due.since(own))));
        }
        if let Some(why) = &self.refused {
            return Some(Notice::Refused(why.clone()));
        }
        let Some(view) = self.view() else { return Some(Notice::Connecting) };
        let color = self.color();
        let away = self.away(own);
        // The game can be claimed, whatever who went away has proposed.
        if away == Some(Span::ZERO) {
            return away.map(Notice::Away);
        }
        if let Some(offer) = self.offered() {
            return Some(Notice::Offered(offer));
        }
        match (view.stage(), color) {
            (Stage::Over, _) => {
                let asked = self.asked().map_or(Notice::Over, Notice::Asked);
                return Some(view.next.map_or(asked, Notice::Next));
            }
            (Stage::Waiting, Some(_)) => return Some(Notice::Inviting),
            (Stage::Waiting, None) => {
                let free = Color::ALL.into_iter().find(|color| view.seats[*color].is_none());
                return free.map(Notice::MayJoin);
            }
            (Stage::Playing, _) => {}
        }
        if view.suspended {
            return Some(Notice::Suspended);
        }
        if view.paused.is_some() {
            return Some(self.asked().map_or(Notice::Paused, Notice::Asked));
        }
        away.map(Notice::Away).or_else(|| self.asked().map(Notice::Asked))
    }

    /// What is told in the second place: that the other side is away beside what it proposes, and what is proposed beside
    /// that it is away.
    pub fn beside(&self, own: Time) -> Option<Notice> {
        match self.notice(own)? {
            Notice::Offered(_) => self.away(own).map(Notice::Away),
            Notice::Away(_) => {
                self.offered().map(Notice::Offered).or_else(|| self.asked().map(Notice::Asked))
            }
            _ => None,
        }
    }

    /// How long the other side, which is away, is still waited for before the game may be claimed.
    fn away(&self, own: Time) -> Option<Span> {
        let view = self.view().filter(|view| view.stage() == Stage::Playing && !view.suspended)?;
        Some(view.claim_from(self.color()?)?.since(self.link.now(own)))
    }

    /// What passes by itself in what is told: until the next try to connect, or until the game may be claimed.
    pub fn left(&self, own: Time) -> Option<Span> {
        [self.notice(own), self.beside(own)].into_iter().flatten().find_map(|notice| match notice {
            Notice::Offline(left) | Notice::Away(left) => Some(left),
            _ => None,
        })
    }
}
