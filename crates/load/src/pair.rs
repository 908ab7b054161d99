//! Two people whose game goes on over the end of the server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use chuhe_play::{Act, Choice, GameId, Refusal, Stage, View};
use chuhe_rules::{Game, Reason as _};
use chuhe_testkit::Random;
use chuhe_wire::News;
use tokio::select;
use tokio::time::{sleep_until, timeout};

use crate::{Cut, Homes, Measure, Message, Visitor};

/// Two people at one game, who remember all that they are told.
pub(crate) struct Pair {
    players: [Visitor; 2],
    /// When and why each was last cut.
    cuts: [Option<(Instant, Cut)>; 2],
    /// The game as `rules` plays it, with what both were told.
    game: Game,
    heard: Arc<AtomicU64>,
    random: Random,
}

/// How a player came back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Back {
    /// From the moment that the socket opened until the board was right.
    pub(crate) right: Duration,
    /// From the cut until then.
    pub(crate) away: Duration,
}

/// How long an answer may take, and how long a player tries to come back.
const PATIENCE: Duration = Duration::from_secs(30);

impl Pair {
    /// Two who have never been here, at a new game made by the form.
    ///
    /// # Errors
    /// If the server does not let them.
    pub(crate) async fn sit(server: SocketAddr, homes: &Homes, form: &str, random: Random) -> Result<Self> {
        let mut players = [(); 2].map(|()| Visitor::new(server, homes).remembering());
        let game = begin(&mut players, form).await?;
        let pair = Self { players, cuts: [None, None], game, heard: Arc::default(), random };
        pair.note();
        Ok(pair)
    }

    /// The number of the last event that either was told, for who asks while they play.
    pub(crate) fn heard(&self) -> &Arc<AtomicU64> {
        &self.heard
    }

    /// Both of them.
    pub(crate) fn players(&self) -> &[Visitor; 2] {
        &self.players
    }

    /// The game that they are at.
    pub(crate) fn id(&self) -> GameId {
        self.players[0].game()
    }

    /// When the first of them was cut, and why.
    pub(crate) fn first_cut(&self) -> Option<&(Instant, Cut)> {
        self.cuts.iter().flatten().min_by_key(|(at, _)| *at)
    }

    /// Moves about once in `pace`, until both are cut; who is cut may be so already.
    pub(crate) async fn play(&mut self, pace: Duration, measure: &Measure) {
        self.cuts = [None, None];
        let mut due = self.due(pace);
        while self.cuts.iter().any(Option::is_none) {
            let mover = self.mover();
            let Self { players: [one, two], cuts, .. } = self;
            let (player, heard) = select! {
                message = one.next(), if cuts[0].is_none() => (0, take(one, message, measure).await),
                message = two.next(), if cuts[1].is_none() => (1, take(two, message, measure).await),
                () = sleep_until(due), if mover.is_some() => {
                    due = self.due(pace);
                    let mover = mover.unwrap_or_default();
                    (mover, self.make_a_move(mover).await)
                }
            };
            if let Err(cut) = heard {
                self.cuts[player] = Some((Instant::now(), cut));
            }
            self.follow(measure);
            self.note();
        }
    }

    /// Both come back as a browser does, to a game of which so many events are known to be stored; if it is over, they begin
    /// another one, and nobody has come back.
    ///
    /// # Errors
    /// If the server does not let them in.
    pub(crate) async fn come_back(
        &mut self,
        form: &str,
        stored: u32,
        measure: &Measure,
    ) -> Result<Vec<Back>> {
        if self.is_over() {
            self.game = begin(&mut self.players, form).await?;
            self.note();
            return Ok(Vec::new());
        }
        let dice = [(); 2].map(|()| self.random.number() as u32);
        let [one, two] = &mut self.players;
        let back = async |visitor: &mut Visitor, dice| {
            look(&visitor.come_back(dice, PATIENCE).await?, measure);
            Ok::<_, Cut>(Instant::now())
        };
        let (one, two) = tokio::try_join!(back(one, dice[0]), back(two, dice[1]))?;
        let mut backs = Vec::new();
        for ((visitor, cut), right) in self.players.iter().zip(&self.cuts).zip([one, two]) {
            let (at, _) = cut.as_ref().context("who comes back was cut")?;
            let opened = visitor.opened().context("who has come back has a connection")?;
            if visitor.link().view().is_none_or(|view| view.seq < stored) {
                measure.fault("who came back is not told all that is stored", &visitor.game());
            }
            backs.push(Back { right: right - opened, away: right - *at });
        }
        self.note();
        Ok(backs)
    }

    fn is_over(&self) -> bool {
        self.views().any(|view| view.end.is_some())
    }

    fn views(&self) -> impl Iterator<Item = &View> {
        self.players.iter().filter_map(|visitor| visitor.link().view())
    }

    /// Who can move: whoever's turn it is, once both know the last move.
    fn mover(&self) -> Option<usize> {
        let plies = self.game.plies().len();
        if self.is_over() || self.players.iter().any(|visitor| visitor.moves().len() != plies) {
            return None;
        }
        let turn = self.game.position().turn();
        let mover = self.players.iter().position(|visitor| visitor.link().color() == Some(turn))?;
        let view = self.players[mover].link().view()?;
        let is_free = !self.players[mover].link().is_waiting() && !view.suspended;
        (is_free && self.cuts[mover].is_none()).then_some(mover)
    }

    async fn make_a_move(&mut self, mover: usize) -> Result<(), Cut> {
        let moves = self.game.legal_moves();
        if !moves.is_empty() {
            let mv = moves[self.random.below(moves.len() as u64) as usize];
            self.players[mover].play(mv).await?;
        }
        Ok(())
    }

    /// Plays by the rules what either was told.
    fn follow(&mut self, measure: &Measure) {
        for visitor in &self.players {
            for mv in visitor.moves().iter().skip(self.game.plies().len()) {
                if let Err(illegal) = self.game.play_on(*mv) {
                    measure.fault("an illegal move was told", &illegal);
                    return;
                }
            }
        }
    }

    fn note(&self) {
        let seq = self.views().map(|view| view.seq).max().unwrap_or(0);
        self.heard.store(u64::from(seq), Ordering::Relaxed);
    }

    /// When the next move is due.
    fn due(&mut self, pace: Duration) -> tokio::time::Instant {
        let pause = self.random.below(2 * pace.as_micros() as u64 + 1);
        tokio::time::Instant::now() + Duration::from_micros(pause)
    }
}

/// Begins a game between two, made by the form of the site's page.
///
/// # Errors
/// If the server does not let them.
pub(crate) async fn begin(players: &mut [Visitor; 2], form: &str) -> Result<Game> {
    let [host, guest] = players;
    let game = host.make(form).await?;
    guest.visit(game);
    host.come().await?;
    guest.come().await?;
    guest.ask(Act::Join(Choice::Any)).await?;
    let seated = async {
        for visitor in [&mut *host, guest] {
            while visitor.link().view().is_none_or(|view| view.stage() == Stage::Waiting) {
                visitor.hear().await?;
            }
        }
        Ok::<_, Cut>(())
    };
    timeout(PATIENCE, seated).await.context("nobody is seated")??;
    let game = host.link().view().context("the host has the game")?.terms.game();
    game.map_err(|error| anyhow::anyhow!("{error}"))
}

async fn take(visitor: &mut Visitor, message: Result<Message, Cut>, measure: &Measure) -> Result<(), Cut> {
    look(&visitor.take(message?).await?, measure);
    Ok(())
}

/// Looks at what a player is told for what should not be.
fn look(news: &[News], measure: &Measure) {
    for news in news {
        match news {
            // The store was slow; the player moves again when the clock runs again.
            News::Refused(_, why) if why.id == Refusal::Suspended.id() => {}
            News::Refused(act, why) => measure.fault("a player is refused", &format!("{act:?}: {}", why.id)),
            News::Lost(mv) => measure.fault("a move was not made", mv),
            _ => {}
        }
    }
}
