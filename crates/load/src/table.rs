//! One game after the other between two people.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use chuhe_play::{Act, GameId, Kind, Offer, View};
use chuhe_rules::{ByColor, Color, Game, Move};
use chuhe_testkit::Random;
use chuhe_wire::News;
use tokio::select;
use tokio::sync::{mpsc, watch};
use tokio::time::sleep_until;

use crate::measure::record;
use crate::pair::begin;
use crate::watcher::Ended;
use crate::{Course, Cut, Homes, Measure, Message, Said, Traffic, Visitor};

/// Two people who play by `rules`, one move whenever they are told to, and who play again when a game is over.
pub(crate) struct Table {
    players: ByColor<Visitor>,
    id: GameId,
    /// The game as `rules` plays it, with what either player was told.
    game: Game,
    /// The move on its way.
    flight: Option<Flight>,
    /// How many games were over before this one.
    over: usize,
    random: Random,
    course: Arc<Course>,
    measure: Arc<Measure>,
}

#[derive(Clone, Copy)]
struct Flight {
    mover: Color,
    ply: usize,
    at: Instant,
}

/// How a table was left.
#[derive(Clone, Debug)]
pub(crate) struct Left {
    pub(crate) game: GameId,
    /// The moves on both boards, which are those that `rules` has.
    pub(crate) moves: Vec<Move>,
    /// How many games were over before.
    pub(crate) over: usize,
    /// What went over the players' connections.
    pub(crate) traffic: Traffic,
}

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

impl Table {
    /// Makes a game by the form, and seats two people who have never been here.
    ///
    /// # Errors
    /// If the server does not let them.
    pub(crate) async fn seat(
        server: std::net::SocketAddr,
        homes: &Homes,
        form: &str,
        random: Random,
        measure: Arc<Measure>,
    ) -> Result<Self> {
        let mut players = [(); 2].map(|()| Visitor::new(server, homes));
        let game = begin(&mut players, form).await?;
        let [host, guest] = players;
        let id = host.game();
        let players = match host.link().color() {
            Some(Color::Red) => ByColor { red: host, black: guest },
            _ => ByColor { red: guest, black: host },
        };
        ensure!(players.black.link().color() == Some(Color::Black), "both players have a side");
        Ok(Self { players, id, game, flight: None, over: 0, random, course: Arc::default(), measure })
    }

    /// What those who look on at this table have to know.
    pub(crate) fn course(&self) -> &Arc<Course> {
        &self.course
    }

    /// The game that is played now.
    pub(crate) fn id(&self) -> GameId {
        self.id
    }

    /// Makes a move for each turn that comes, until no more can come and both players know the last move.
    pub(crate) async fn run(
        mut self,
        mut turns: mpsc::Receiver<()>,
        ended: watch::Sender<Ended>,
    ) -> Option<Left> {
        while let Err(cut) = self.play(&mut turns).await {
            let (color, cut) = cut;
            self.measure.fault("a player is cut", &cut);
            self.flight = None;
            let dice = self.random.number() as u32;
            if let Err(cut) = self.players[color].come_back(dice, PATIENCE).await {
                self.measure.fault("a player does not get in", &cut);
                return None;
            }
            self.follow(color);
        }
        let ByColor { red, black } = &self.players;
        let moves: Vec<Move> = self.game.moves().collect();
        for (visitor, name) in [(red, "Red's board"), (black, "Black's board")] {
            if visitor.moves() != moves || !is_board(visitor, &self.game) {
                self.measure
                    .fault("a board is not what the rules say", &format!("{name} of {}", visitor.game()));
            }
        }
        let mut traffic = red.traffic();
        traffic += black.traffic();
        let left = Left { game: self.id, moves, over: self.over, traffic };
        ended.send_replace(Some((left.game, left.moves.len())));
        Some(left)
    }

    /// Plays until no turn can come any more.
    async fn play(&mut self, turns: &mut mpsc::Receiver<()>) -> Result<(), (Color, Cut)> {
        let mut late: Option<Instant> = None;
        loop {
            if late.is_none() && turns.is_closed() && turns.is_empty() {
                late = Some(Instant::now() + PATIENCE);
            }
            let turn = self.turn();
            let is_ready = self.knows(turn) && !self.players[turn].link().is_waiting();
            let is_over = self.is_over();
            if late.is_some() && is_ready && self.knows(!turn) && !is_over {
                return Ok(());
            }
            if is_over && Color::ALL.iter().all(|color| !self.players[*color].link().is_waiting()) {
                self.again().await?;
                continue;
            }
            let until = late.unwrap_or_else(|| Instant::now() + PATIENCE);
            let ByColor { red, black } = &mut self.players;
            select! {
                message = red.next() => self.heard(Color::Red, message).await.map_err(|cut| (Color::Red, cut))?,
                message = black.next() => self.heard(Color::Black, message).await.map_err(|cut| (Color::Black, cut))?,
                turn_comes = turns.recv(), if late.is_none() && is_ready && !is_over => match turn_comes {
                    Some(()) => self.make_a_move(turn).await.map_err(|cut| (turn, cut))?,
                    None => late = Some(Instant::now() + PATIENCE),
                },
                () = sleep_until(until.into()), if late.is_some() => {
                    self.measure.fault("a table does not come to its end", &self.id);
                    return Ok(());
                }
            }
        }
    }

    /// Whose turn it is by the rules.
    fn turn(&self) -> Color {
        self.game.position().turn()
    }

    /// Whether a player was told all moves that the other was told.
    fn knows(&self, color: Color) -> bool {
        self.players[color].moves().len() == self.game.plies().len()
    }

    /// Whether somebody is not at the game that is played, or has heard that it is over.
    fn is_over(&self) -> bool {
        Color::ALL.iter().map(|color| &self.players[*color]).any(|visitor| {
            visitor.game() != self.id || visitor.link().view().is_some_and(|view| view.end.is_some())
        })
    }

    async fn make_a_move(&mut self, mover: Color) -> Result<(), Cut> {
        let moves = self.game.legal_moves();
        if moves.is_empty() {
            // The server is about to say that the game is over.
            return Ok(());
        }
        let mv = moves[self.random.below(moves.len() as u64) as usize];
        let ply = self.game.plies().len();
        // Whoever looks on may be told before this player's own task goes on.
        self.course.said(self.id, ply, Instant::now());
        let Said { bytes, at } = self.players[mover].play(mv).await?;
        self.flight = Some(Flight { mover, ply, at });
        self.measure.note(|figures| figures.up.add(bytes));
        Ok(())
    }

    async fn heard(&mut self, color: Color, message: Result<Message, Cut>) -> Result<(), Cut> {
        let message = message?;
        let (bytes, at) = (message.bytes, message.at);
        for news in self.players[color].take(message).await? {
            match news {
                News::Event(event) if matches!(event.kind, Kind::Moved { .. }) => {
                    let ply = self.players[color].moves().len() - 1;
                    let flight = self.flight.filter(|flight| flight.ply == ply);
                    self.measure.note(|figures| {
                        figures.down.add(bytes);
                        if let Some(flight) = flight {
                            let own = flight.mover == color;
                            let histogram =
                                if own { &mut figures.acknowledged } else { &mut figures.opponent };
                            record(histogram, at.saturating_duration_since(flight.at));
                        }
                    });
                }
                News::Refused(act, why) => {
                    self.measure.fault("a player is refused", &format!("{act:?}: {}", why.id));
                }
                News::Lost(mv) => self.measure.fault("a move was not made", &mv),
                _ => {}
            }
        }
        self.follow(color);
        Ok(())
    }

    /// Plays by the rules what a player was told and the other was not, and compares where both were.
    fn follow(&mut self, color: Color) {
        if self.players[color].game() != self.id {
            return;
        }
        let moves = self.players[color].moves();
        let known = self.game.plies().len();
        for mv in moves.iter().skip(known) {
            if let Err(illegal) = self.game.play_on(*mv) {
                self.measure.fault("an illegal move was told", &illegal);
                return;
            }
        }
        if moves.len() <= known
            && moves.last() != moves.len().checked_sub(1).map(|last| &self.game.plies()[last].mv)
        {
            self.measure.fault("the players were told different moves", &self.id);
        }
    }

    /// Agrees on another game, and goes there; what was done before a cut is not done again.
    async fn again(&mut self) -> Result<(), (Color, Cut)> {
        for color in Color::ALL {
            let cut = |cut| (color, cut);
            let visitor = &mut self.players[color];
            if visitor.game() != self.id {
                continue;
            }
            // Red offers, and Black accepts.
            let (act, is_done): (_, fn(&View) -> bool) = match color {
                Color::Red => (Act::Offer(Offer::Rematch), |view| view.rematched || offers(view)),
                Color::Black => (Act::Accept(Offer::Rematch), |view| view.rematched),
            };
            let is_ready: fn(&View) -> bool = match color {
                Color::Red => |view| view.end.is_some(),
                Color::Black => |view| view.rematched || offers(view),
            };
            while !visitor.link().view().is_some_and(is_ready) {
                visitor.hear().await.map_err(cut)?;
            }
            if !visitor.link().view().is_some_and(is_done) {
                visitor.ask(act).await.map_err(cut)?;
            }
        }
        for color in Color::ALL {
            let visitor = &mut self.players[color];
            if visitor.game() != self.id {
                continue;
            }
            let next = loop {
                if let Some(next) = visitor.link().view().and_then(|view| view.next) {
                    break next;
                }
                visitor.hear().await.map_err(|cut| (color, cut))?;
            };
            visitor.visit(next);
            visitor.come().await.map_err(|cut| (color, cut))?;
        }
        if self.players.red.link().color() == Some(Color::Black) {
            let ByColor { red, black } = &mut self.players;
            std::mem::swap(red, black);
        }
        (self.id, self.flight) = (self.players.red.game(), None);
        self.over += 1;
        match self.players.red.link().view().map(|view| view.terms.game()) {
            Some(Ok(game)) => self.game = game,
            _ => self.measure.fault("the next game cannot be played", &self.id),
        }
        Ok(())
    }
}

/// Whether somebody wants to play again.
fn offers(view: &View) -> bool {
    view.offers.iter().any(|pending| pending.offer == Offer::Rematch)
}

/// Whether the board that follows from what a player was told is the one on which `rules` has played.
fn is_board(visitor: &Visitor, game: &Game) -> bool {
    let Some(mut own) = visitor.link().view().and_then(|view| view.terms.game().ok()) else { return false };
    visitor.moves().iter().all(|mv| own.play_on(*mv).is_ok()) && own.position() == game.position()
}
