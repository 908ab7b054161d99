//! A client's side of a game beside a session that stands for the server.

use chuhe_play::{Act, Choice, Command, Control, Offer, PlayerId, Session, Span, Terms, Time};
use chuhe_rules::{Color, Move};
use chuhe_wire::{Busy, Down, Heard, Kept, Line, Link, News, Sentence, Up, decode, encode};

const RED: PlayerId = PlayerId(1);
const BLACK: PlayerId = PlayerId(2);
const START: Time = Time(1_000_000);

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn step(ply: u16, text: &str) -> Act {
    Act::Move { ply, mv: mv(text), lag: Span::ZERO }
}

/// A session with all that has happened in it.
struct Server {
    session: Session,
    events: Vec<chuhe_play::Event>,
    now: Time,
}

impl Server {
    fn new() -> Self {
        let session = Session::new(Terms::standard(Control::Unlimited)).expect("sound terms");
        let mut server = Self { session, events: Vec::new(), now: START };
        server.act(RED, 1, Act::Join(Choice::Color(Color::Red)));
        server.act(BLACK, 1, Act::Join(Choice::Any));
        server
    }

    /// What everybody is told, or only who asked.
    fn act(&mut self, player: PlayerId, nonce: u32, act: Act) -> Vec<Down> {
        self.now = self.now + Span::seconds(1);
        match self.session.apply(self.now, Command::Player { player, nonce, act }) {
            Ok(events) if events.is_empty() => vec![Down::Done { nonce }],
            Ok(events) => {
                self.events.extend(&events);
                events.into_iter().map(Down::Event).collect()
            }
            Err(refusal) => vec![Down::Refused { nonce, why: Sentence::of(&refusal) }],
        }
    }

    fn up(&mut self, player: PlayerId, up: Up) -> Vec<Down> {
        match up {
            Up::Hello { seq: 0, .. } => {
                vec![Down::Whole { you: player, now: self.now, view: Box::new(self.session.view().clone()) }]
            }
            Up::Hello { seq, .. } => {
                vec![Down::Tail { you: player, now: self.now, events: self.events[seq as usize..].to_vec() }]
            }
            Up::Act { nonce, act } => self.act(player, nonce, act),
            Up::Pong { .. } => Vec::new(),
        }
    }
}

/// Says what is to be said until nobody has to say anything.
fn talk(link: &mut Link, server: &mut Server, first: impl IntoIterator<Item = Up>) -> Vec<News> {
    let (mut news, mut ups) = (Vec::new(), first.into_iter().collect::<Vec<_>>());
    while !ups.is_empty() {
        for up in std::mem::take(&mut ups) {
            for down in server.up(RED, up) {
                let heard = link.hear(Time(500), down);
                news.extend(heard.news);
                ups.extend(heard.say);
            }
        }
    }
    news
}

fn open(link: &mut Link, server: &mut Server) -> Vec<News> {
    let hello = link.opened(Time(500));
    talk(link, server, [hello])
}

fn is_lost(news: &[News]) -> bool {
    news.iter().any(|news| matches!(news, News::Lost(_)))
}

#[test]
fn a_client_comes_plays_and_is_told() {
    let (mut link, mut server) = (Link::new(None), Server::new());
    assert_eq!(link.line(), Line::Cut);
    assert_eq!(open(&mut link, &mut server), [News::Whole]);
    assert_eq!((link.line(), link.color()), (Line::Open, Some(Color::Red)));
    let up = link.ask(7, step(0, "h2e2")).expect("nothing waits").expect("there is a line");
    assert_eq!((link.pending(), link.is_waiting()), (Some(mv("h2e2")), true));
    assert!(matches!(talk(&mut link, &mut server, [up])[..], [News::Event(_)]));
    assert_eq!((link.pending(), link.is_waiting()), (None, false));
    for down in server.act(BLACK, 8, step(1, "h9g7")) {
        link.hear(Time(600), down);
    }
    assert_eq!(link.view(), Some(server.session.view()));
}

#[test]
fn a_move_whose_answer_was_lost_is_made_once() {
    let (mut link, mut server) = (Link::new(None), Server::new());
    open(&mut link, &mut server);
    let up = link.ask(7, step(0, "h2e2")).expect("nothing waits").expect("there is a line");
    server.up(RED, up);
    link.cut();
    let news = open(&mut link, &mut server);
    assert!(!is_lost(&news) && !link.is_waiting());
    assert_eq!(server.session.view().moves, [mv("h2e2")]);
}

#[test]
fn a_move_that_never_arrived_is_made_after_the_cut() {
    let (mut link, mut server) = (Link::new(None), Server::new());
    open(&mut link, &mut server);
    link.ask(7, step(0, "h2e2")).expect("nothing waits");
    link.cut();
    assert!(link.is_waiting());
    let news = open(&mut link, &mut server);
    assert!(matches!(news[..], [News::Event(_)]), "{news:?}");
    assert_eq!(server.session.view().moves, [mv("h2e2")]);
    assert!(!link.is_waiting());
}

#[test]
fn a_move_without_a_line_waits_for_one() {
    let (mut link, mut server) = (Link::new(None), Server::new());
    open(&mut link, &mut server);
    link.cut();
    assert_eq!(link.ask(7, step(0, "h2e2")), Ok(None));
    open(&mut link, &mut server);
    assert_eq!(server.session.view().moves, [mv("h2e2")]);
}

#[test]
fn a_kept_move_outlives_the_page() {
    for arrived in [false, true] {
        let (mut link, mut server) = (Link::new(None), Server::new());
        open(&mut link, &mut server);
        let up = link.ask(7, step(0, "h2e2")).expect("nothing waits").expect("there is a line");
        if arrived {
            server.up(RED, up);
        }
        let kept = link.kept().expect("a move is under way");
        let mut link = Link::new(Some(decode::<Kept>(&encode(&kept)).expect("its own bytes")));
        let news = open(&mut link, &mut server);
        assert!(!is_lost(&news) && !link.is_waiting() && link.kept().is_none(), "{news:?}");
        assert_eq!(server.session.view().moves, [mv("h2e2")]);
    }
}

#[test]
fn a_kept_move_is_not_made_on_another_board() {
    let (mut link, mut server) = (Link::new(None), Server::new());
    open(&mut link, &mut server);
    for (player, act) in [(RED, step(0, "h2e2")), (BLACK, step(1, "h9g7"))] {
        server.act(player, 100, act);
    }
    open(&mut link, &mut server);
    link.ask(7, step(2, "h0g2")).expect("nothing waits");
    let kept = link.kept();
    // Meanwhile, in another tab, both moves are taken back and two others made.
    server.act(RED, 101, Act::Offer(Offer::Takeback { to: 0 }));
    server.act(BLACK, 102, Act::Accept(Offer::Takeback { to: 0 }));
    server.act(RED, 103, step(0, "b2e2"));
    server.act(BLACK, 104, step(1, "b9c7"));
    let mut link = Link::new(kept);
    assert!(is_lost(&open(&mut link, &mut server)));
    assert_eq!(server.session.view().moves, [mv("b2e2"), mv("b9c7")]);
}

#[test]
fn what_is_refused_is_told_and_forgotten() {
    let (mut link, mut server) = (Link::new(None), Server::new());
    open(&mut link, &mut server);
    let up = link.ask(7, step(0, "a0a9")).expect("nothing waits").expect("there is a line");
    let news = talk(&mut link, &mut server, [up]);
    let [News::Refused(Act::Move { .. }, why)] = &news[..] else { panic!("{news:?}") };
    assert_eq!((why.id.as_str(), link.is_waiting()), ("path-blocked", false));
}

#[test]
fn one_move_and_a_few_things_wait_at_a_time() {
    let mut link = Link::new(None);
    link.ask(0, step(0, "h2e2")).expect("nothing waits");
    assert_eq!(link.ask(1, step(0, "b2e2")), Err(Busy));
    for nonce in 1..Link::MOST_ASKED as u32 {
        link.ask(nonce, Act::Resign).expect("there is room");
    }
    assert_eq!(link.ask(99, Act::Resign), Err(Busy));
}

#[test]
fn an_event_that_comes_twice_counts_once_and_a_gap_is_filled() {
    let (mut link, mut server) = (Link::new(None), Server::new());
    open(&mut link, &mut server);
    let first = server.act(RED, 7, step(0, "h2e2"));
    let second = server.act(BLACK, 8, step(1, "h9g7"));
    let hear = |link: &mut Link, downs: &[Down]| -> Heard { link.hear(Time(700), downs[0].clone()) };
    let Heard { news, say } = hear(&mut link, &second);
    assert!(news.is_empty());
    assert!(matches!(say[..], [Up::Hello { seq: 2, .. }]));
    talk(&mut link, &mut server, say);
    assert_eq!(hear(&mut link, &first), Heard::default());
    assert_eq!(hear(&mut link, &second), Heard::default());
    assert_eq!(link.view(), Some(server.session.view()));
}

#[test]
fn silence_is_noticed_and_tries_are_spread() {
    let (mut link, mut server) = (Link::new(None), Server::new());
    assert!(!link.is_silent(Time(1_000_000)), "there is no line");
    open(&mut link, &mut server);
    assert!(!link.is_silent(Time(500 + 5_999)));
    assert!(link.is_silent(Time(500 + 6_000)));
    assert_eq!(link.hear(Time(6_000), Down::Ping { echo: 3 }).say, [Up::Pong { echo: 3 }]);
    assert!(!link.is_silent(Time(6_500)));
    for (cuts, (least, most)) in
        [(250, 999), (500, 1_999), (1_000, 3_999), (1_000, 3_999), (1_000, 3_999)].into_iter().enumerate()
    {
        link.cut();
        for dice in [0, 1, 12_345, u32::MAX] {
            let pause = link.pause(dice).0;
            assert!((least..=most).contains(&pause), "{cuts} {pause}");
        }
    }
    open(&mut link, &mut server);
    link.cut();
    assert!(link.pause(u32::MAX).0 < 1_000, "a line that stood is tried again soon");
}

#[test]
fn the_servers_time_is_the_latest_that_was_seen() {
    let (mut link, server) = (Link::new(None), Server::new());
    link.opened(Time(0));
    let whole = |now| Down::Whole { you: RED, now, view: Box::new(server.session.view().clone()) };
    link.hear(Time(1_000), whole(Time(50_000)));
    assert_eq!(link.now(Time(1_500)), Time(50_500));
    // This message was on its way for a shorter time.
    link.hear(Time(2_000), whole(Time(51_300)));
    assert_eq!(link.now(Time(2_000)), Time(51_300));
    // This one for longer.
    link.hear(Time(3_000), whole(Time(51_900)));
    assert_eq!(link.now(Time(3_000)), Time(52_300));
}
