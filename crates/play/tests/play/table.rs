//! Two people at a board.

use chuhe_play::{
    Act, Choice, Command, Control, Event, Kind, Offer, PlayerId, Refusal, Session, Span, System, Terms, Time,
};
use chuhe_rules::Color;

/// Who plays Red, who plays Black, and somebody who watches.
pub(crate) const RED: PlayerId = PlayerId(1);
pub(crate) const BLACK: PlayerId = PlayerId(2);
pub(crate) const WATCHER: PlayerId = PlayerId(3);

/// A session and its past.
pub(crate) struct Table {
    pub(crate) session: Session,
    pub(crate) log: Vec<Event>,
    pub(crate) nonce: u32,
}

/// Moves of a quiet game.
pub(crate) const QUIET: [&str; 8] = ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7", "b0c2", "c6c5"];

impl Table {
    /// A session in which nothing has happened.
    pub(crate) fn new(terms: Terms) -> Self {
        Self { session: Session::new(terms).expect("the terms are sound"), log: Vec::new(), nonce: 0 }
    }

    /// Both sit down at the moment 0.
    pub(crate) fn seated(control: Control) -> Self {
        Self::seated_by(Terms::standard(control))
    }

    pub(crate) fn seated_by(terms: Terms) -> Self {
        let mut table = Self::new(terms);
        for player in [RED, BLACK] {
            table.ask(0, player, Act::Join(Choice::Any)).expect("there is room");
        }
        table
    }

    /// Both sit down and have moved, each at the moment 0.
    pub(crate) fn begun(control: Control) -> Self {
        let mut table = Self::seated(control);
        table.play(0, QUIET[0]).expect("it is legal");
        table.play(0, QUIET[1]).expect("it is legal");
        table
    }

    /// Gives a command, keeps what happened, and checks that a refusal changes nothing.
    pub(crate) fn command(&mut self, at: u64, command: Command) -> Result<Vec<Kind>, Refusal> {
        let before = self.session.clone();
        match self.session.apply(Time(at), command) {
            Ok(events) => {
                self.log.extend_from_slice(&events);
                Ok(events.into_iter().map(|event| event.kind).collect())
            }
            Err(refusal) => {
                assert_eq!(self.session, before, "{refusal}");
                Err(refusal)
            }
        }
    }

    /// A player asks for something that was not asked before.
    pub(crate) fn ask(&mut self, at: u64, player: PlayerId, act: Act) -> Result<Vec<Kind>, Refusal> {
        self.nonce += 1;
        self.command(at, Command::Player { player, nonce: self.nonce, act })
    }

    pub(crate) fn system(&mut self, at: u64, system: System) -> Vec<Kind> {
        self.command(at, Command::System(system)).expect("nothing that the system says is refused")
    }

    /// The side to move moves, without lag.
    pub(crate) fn play(&mut self, at: u64, mv: &str) -> Result<Vec<Kind>, Refusal> {
        self.play_after(at, mv, 0)
    }

    /// The side to move moves, with lag in milliseconds.
    pub(crate) fn play_after(&mut self, at: u64, mv: &str, lag: u64) -> Result<Vec<Kind>, Refusal> {
        let view = self.session.view();
        let (player, ply) = (view.turn().fold(RED, BLACK), view.ply());
        self.ask(at, player, Act::Move { ply, mv: mv.parse().expect("a move"), lag: Span(lag) })
    }

    /// Makes some moves of the quiet game from the ply that it has come to, all at one moment.
    pub(crate) fn go_on(&mut self, at: u64, plies: usize) {
        for _ in 0..plies {
            let ply = usize::from(self.session.view().ply());
            self.play(at, QUIET[ply]).expect("it is legal");
        }
    }

    /// One side offers something and the other accepts it.
    pub(crate) fn agree(&mut self, at: u64, offer: Offer) -> Vec<Kind> {
        self.ask(at, RED, Act::Offer(offer)).expect("it may be offered");
        self.ask(at, BLACK, Act::Accept(offer)).expect("it was offered")
    }

    /// What is left of a side's turn, in milliseconds.
    pub(crate) fn left(&self, color: Color, at: u64) -> Option<u64> {
        self.session.view().clock.remaining(color, Time(at)).map(|span| span.0)
    }

    /// The session as it comes out of its log.
    pub(crate) fn replayed(&self) -> Session {
        Session::replay(self.session.view().terms.clone(), &self.log).expect("it happened")
    }
}

/// Sudden death, in milliseconds.
pub(crate) fn sudden(time: u64) -> Control {
    Control::Sudden { time: Span(time) }
}
