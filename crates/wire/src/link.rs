//! A client's side of one game.

use chuhe_play::codec::{Code, CodecError, Reader};
use chuhe_play::{Act, Event, Kind, Nonce, PlayerId, Span, Stage, Time, View};
use chuhe_rules::{Color, Move};

use crate::{Closed, Down, Sentence, Up, VERSION};

/// What a client knows of a game, and what it has asked and not heard of yet.
///
/// It has no socket and no clock: whoever holds one says when it opens, what comes out of it and when it is cut.
/// What was asked is asked again after a cut, with the same nonce, until it is answered; the server carries it out once.
/// A move is asked again only while the board is the one that it was made on.
#[derive(Clone, Debug, Default)]
pub struct Link {
    you: Option<PlayerId>,
    view: Option<View>,
    asked: Vec<Asked>,
    line: Line,
    /// By how much the server's time is ahead of the own, in milliseconds: the most that was seen since the socket opened,
    /// since each message was on its way for some time.
    ahead: Option<i64>,
    /// When the last message came, by the own clock.
    heard: Time,
    /// How often the line was cut since it last stood.
    cuts: u32,
}

/// Whether there is a connection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Line {
    /// There is none.
    #[default]
    Cut,
    /// There is one, and the server has not said yet what happened meanwhile.
    Greeting,
    /// There is one, and the client is told everything.
    Open,
}

/// Something that was asked and not answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Asked {
    nonce: Nonce,
    act: Act,
    /// The digest of the moves on the board when it was asked.
    past: u64,
}

/// A move under way, in the form that outlives the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    nonce: Nonce,
    ply: u16,
    mv: Move,
    past: u64,
}

impl Kept {
    /// How many plies were on the board when it was made.
    pub const fn ply(&self) -> u16 {
        self.ply
    }

    /// The move.
    pub const fn mv(&self) -> Move {
        self.mv
    }
}

/// Why nothing more can be asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy;

/// What a message means to whoever shows the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Everything may be different from before.
    Whole,
    /// Something happened.
    Event(Event),
    /// What the client asked for came to nothing, or had come about before.
    Done(Act),
    /// What the client asked for is refused.
    Refused(Act, Sentence),
    /// The client's move was not made, and the board is another one now.
    Lost(Move),
    /// So many look on.
    Watchers(u32),
    /// The server ends the connection.
    Closed(Closed),
}

/// What follows from a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// What it means, in order.
    pub news: Vec<News>,
    /// What is to be said at once.
    pub say: Vec<Up>,
}

impl Link {
    /// After so long without a message the line is taken for dead; the server says something more often than that.
    pub const SILENCE: Span = Span::seconds(6);

    /// The most things that wait for an answer.
    pub const MOST_ASKED: usize = 8;

    /// Before the first connection, with the move that was under way when the page was left, if one was.
    pub fn new(kept: Option<Kept>) -> Self {
        let asked = kept.map(|Kept { nonce, ply, mv, past }| Asked {
            nonce,
            act: Act::Move { ply, mv, lag: Span::ZERO },
            past,
        });
        Self { asked: asked.into_iter().collect(), ..Self::default() }
    }

    /// The game, as far as the client was told.
    pub fn view(&self) -> Option<&View> {
        self.view.as_ref()
    }

    /// Who the client is, once the server has said so.
    pub fn you(&self) -> Option<PlayerId> {
        self.you
    }

    /// Which side the client plays.
    pub fn color(&self) -> Option<Color> {
        self.view.as_ref()?.color_of(self.you?)
    }

    /// Whether there is a connection.
    pub fn line(&self) -> Line {
        self.line
    }

    /// The move that the client has made and the server has not confirmed.
    pub fn pending(&self) -> Option<Move> {
        self.asked.iter().find_map(|asked| moved(asked.act))
    }

    /// That move in the form that outlives the page.
    pub fn kept(&self) -> Option<Kept> {
        self.asked.iter().find_map(|asked| match asked.act {
            Act::Move { ply, mv, .. } => Some(Kept { nonce: asked.nonce, ply, mv, past: asked.past }),
            _ => None,
        })
    }

    /// Whether anything waits for an answer.
    pub fn is_waiting(&self) -> bool {
        !self.asked.is_empty()
    }

    /// What time it is on the line of the game's events.
    pub fn now(&self, own: Time) -> Time {
        Time(own.0.saturating_add_signed(self.ahead.unwrap_or(0)))
    }

    /// A socket is open: the first thing to say.
    pub fn opened(&mut self, own: Time) -> Up {
        (self.line, self.heard, self.ahead) = (Line::Greeting, own, None);
        self.hello()
    }

    /// There is no socket any more.
    pub fn cut(&mut self) {
        self.line = Line::Cut;
        self.cuts = self.cuts.saturating_add(1);
    }

    /// How long to wait before the next try, for a random number: longer after each failure, and never all clients at once.
    ///
    /// It is at most four seconds, so that everybody is back that long after the end of the longest outage.
    pub fn pause(&self, dice: u32) -> Span {
        let most = 1_000_u64 << self.cuts.saturating_sub(1).min(2);
        Span(most / 4 + u64::from(dice) % (most * 3 / 4))
    }

    /// Whether nothing has come for so long that the line must be dead; then the socket is to be closed.
    pub fn is_silent(&self, own: Time) -> bool {
        self.line != Line::Cut && own.since(self.heard) >= Self::SILENCE
    }

    /// Asks for something, under a nonce that this player has not used in this game; what it gives is to be said now.
    ///
    /// Without a connection it is said when there is one.
    ///
    /// # Errors
    /// If too much waits for an answer, or another move does.
    pub fn ask(&mut self, nonce: Nonce, act: Act) -> Result<Option<Up>, Busy> {
        let is_second = moved(act).is_some() && self.pending().is_some();
        if self.asked.len() >= Self::MOST_ASKED || is_second {
            return Err(Busy);
        }
        self.asked.push(Asked { nonce, act, past: self.digest() });
        Ok((self.line == Line::Open).then_some(Up::Act { nonce, act }))
    }

    /// A message has come.
    pub fn hear(&mut self, own: Time, down: Down) -> Heard {
        self.heard = own;
        let mut heard = Heard::default();
        match down {
            Down::Whole { you, now, view } => {
                self.you = Some(you);
                self.view = Some(*view);
                heard.news.push(News::Whole);
                self.resume(own, now, &mut heard);
            }
            Down::Tail { you, now, events } => {
                self.you = Some(you);
                for event in events {
                    self.follow(own, event, &mut heard);
                }
                self.resume(own, now, &mut heard);
            }
            Down::Event(event) => self.follow(own, event, &mut heard),
            Down::Done { nonce } => heard.news.extend(self.answered(nonce).map(News::Done)),
            Down::Refused { nonce, why } => {
                heard.news.extend(self.answered(nonce).map(|act| News::Refused(act, why)));
            }
            Down::Ping { echo } => heard.say.push(Up::Pong { echo }),
            Down::Watchers(count) => heard.news.push(News::Watchers(count)),
            Down::Closed(closed) => heard.news.push(News::Closed(closed)),
        }
        heard
    }

    fn hello(&self) -> Up {
        Up::Hello { version: VERSION, seq: self.view.as_ref().map_or(0, |view| view.seq) }
    }

    /// The server has said all that happened: what still waits is asked again.
    fn resume(&mut self, own: Time, now: Time, heard: &mut Heard) {
        (self.line, self.cuts) = (Line::Open, 0);
        self.set_clock(own, now);
        let past = self.digest();
        let made = self.view.as_ref().map_or(&[][..], |view| &view.moves);
        let is_over = self.view.as_ref().is_some_and(|view| view.stage() == Stage::Over);
        self.asked.retain(|asked| {
            let Act::Move { ply, mv, .. } = asked.act else { return true };
            let stands = asked.past == past && !is_over;
            let ply = usize::from(ply);
            let was_made = made.get(ply) == Some(&mv) && digest(&made[..ply]) == asked.past;
            if !stands && !was_made {
                heard.news.push(News::Lost(mv));
            }
            stands
        });
        heard.say.extend(self.asked.iter().map(|asked| Up::Act { nonce: asked.nonce, act: asked.act }));
    }

    /// Takes an event over.
    fn follow(&mut self, own: Time, event: Event, heard: &mut Heard) {
        let Some(view) = &mut self.view else { return };
        if event.seq <= view.seq {
            return;
        }
        if event.seq > view.seq + 1 {
            // Nothing is left out on one connection; if it is, the server is asked for the rest.
            heard.say.push(self.hello());
            return;
        }
        view.follow(&event);
        let own_color = self.you.and_then(|you| view.color_of(you));
        self.set_clock(own, event.at);
        let is_own = event.by.filter(|origin| Some(origin.color) == own_color);
        if let Some(origin) = is_own {
            self.answered(origin.nonce);
        }
        heard.news.push(News::Event(event));
        // A move that comes too late for its board is refused, and the answer is on its way.
        if matches!(event.kind, Kind::Ended(_)) {
            self.asked.retain(|asked| moved(asked.act).is_none());
        }
    }

    /// What was asked under a nonce, which is answered now.
    fn answered(&mut self, nonce: Nonce) -> Option<Act> {
        let place = self.asked.iter().position(|asked| asked.nonce == nonce)?;
        Some(self.asked.remove(place).act)
    }

    fn set_clock(&mut self, own: Time, server: Time) {
        let ahead = server.0 as i64 - own.0 as i64;
        self.ahead = Some(self.ahead.map_or(ahead, |most| most.max(ahead)));
    }

    fn digest(&self) -> u64 {
        digest(self.view.as_ref().map_or(&[], |view| &view.moves))
    }
}

/// The move that an act makes.
fn moved(act: Act) -> Option<Move> {
    match act {
        Act::Move { mv, .. } => Some(mv),
        _ => None,
    }
}

/// What tells one line of moves from another: FNV-1a with 64 bits over the moves' bits.
fn digest(moves: &[Move]) -> u64 {
    moves.iter().fold(0xCBF2_9CE4_8422_2325, |digest, mv| {
        (digest ^ u64::from(mv.to_bits())).wrapping_mul(0x0100_0000_01B3)
    })
}

impl Code for Kept {
    fn put(&self, out: &mut Vec<u8>) {
        self.nonce.put(out);
        self.ply.put(out);
        self.mv.put(out);
        self.past.put(out);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        Ok(Self { nonce: u32::get(from)?, ply: u16::get(from)?, mv: Move::get(from)?, past: u64::get(from)? })
    }
}
