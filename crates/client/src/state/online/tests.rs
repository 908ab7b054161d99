//! The page's side of a game beside a session that stands for the server.

use chuhe_play::{Choice, Command, Control, Event, PlayerId, Session, System, Terms};
use chuhe_rules::{Game, RuleSet};

use super::*;
use crate::state::Opponent;

const RED: PlayerId = PlayerId(1);
const BLACK: PlayerId = PlayerId(2);
const GAME: GameId = GameId(7);

/// A server with one game, and the page of its Red player.
struct Pair {
    session: Session,
    events: Vec<Event>,
    now: Time,
    page: Online,
    local: LocalGame,
}

impl Pair {
    fn new(control: Control) -> Self {
        let session = Session::new(Terms::standard(control)).unwrap();
        let mut pair = Self {
            session,
            events: Vec::new(),
            now: Time(1_000_000),
            page: Online::new(GAME, None, Time(0)),
            local: LocalGame::new(Opponent::SameScreen, RuleSet::default(), Color::Red, 0),
        };
        pair.act(RED, 1, Act::Join(Choice::Color(Color::Red)));
        pair
    }

    /// With both players there and the page connected.
    fn begun(control: Control) -> Self {
        let mut pair = Self::new(control);
        pair.act(BLACK, 1, Act::Join(Choice::Any));
        pair.connect();
        pair
    }

    /// What everybody is told, or only who asked.
    fn act(&mut self, player: PlayerId, nonce: u32, act: Act) -> Vec<Down> {
        self.now = self.now + Span::seconds(1);
        let applied = self.session.apply(self.now, Command::Player { player, nonce, act });
        match applied {
            Ok(events) if events.is_empty() => vec![Down::Done { nonce }],
            Ok(events) => self.kept(events),
            Err(refusal) => vec![Down::Refused { nonce, why: Sentence::of(&refusal) }],
        }
    }

    fn kept(&mut self, events: Vec<Event>) -> Vec<Down> {
        self.events.extend(&events);
        events.into_iter().map(Down::Event).collect()
    }

    fn answer(&mut self, bytes: &[u8]) -> Vec<Down> {
        let you = RED;
        match chuhe_wire::decode::<Up>(bytes).unwrap() {
            Up::Hello { seq: 0, .. } => {
                vec![Down::Whole { you, now: self.now, view: Box::new(self.session.view().clone()) }]
            }
            Up::Hello { seq, .. } => {
                vec![Down::Tail { you, now: self.now, events: self.events[seq as usize..].to_vec() }]
            }
            Up::Act { nonce, act } => self.act(RED, nonce, act),
            Up::Pong { .. } => Vec::new(),
        }
    }

    /// Lets the page hear something, and the server what follows.
    fn tell(&mut self, downs: Vec<Down>) -> Told {
        let mut last = Told::default();
        for down in downs {
            last = self.page.hear(Time(500), &chuhe_wire::encode(&down)).unwrap();
            self.page.show(&mut self.local);
            self.say(last.say.clone());
        }
        last
    }

    fn say(&mut self, says: impl IntoIterator<Item = Vec<u8>>) {
        for bytes in says {
            let downs = self.answer(&bytes);
            self.tell(downs);
        }
    }

    fn connect(&mut self) {
        self.page.hurry(Time(500));
        assert!(matches!(self.page.beat(Time(500)), Some(Beat::Open(_))));
        let hello = self.page.opened(Time(500)).expect("it is used");
        self.say([hello]);
    }

    fn black(&mut self, nonce: u32, act: Act) -> Told {
        let downs = self.act(BLACK, nonce, act);
        self.tell(downs)
    }

    fn black_moves(&mut self, text: &str) -> Told {
        let ply = self.session.view().ply();
        self.black(u32::from(ply) + 100, Act::Move { ply, mv: mv(text), lag: Span::ZERO })
    }

    /// The person's move: what is to be said.
    fn moves(&mut self, text: &str) -> Option<Vec<u8>> {
        let nonce = u32::from(self.session.view().ply()) + 1_000;
        let say = self.page.play(nonce, mv(text));
        self.page.show(&mut self.local);
        say
    }

    fn board(&self) -> Vec<String> {
        self.local.game().moves().map(|mv| mv.to_string()).collect()
    }
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

#[test]
fn a_move_is_on_the_board_at_once_and_on_the_server_when_it_says_so() {
    let mut pair = Pair::begun(Control::Unlimited);
    assert_eq!(pair.local.movable(), Some(Color::Red));
    let say = pair.moves("h2e2");
    assert!(pair.page.is_sending() && pair.page.kept().is_some());
    assert_eq!((pair.board().len(), pair.local.movable()), (1, None));
    pair.say(say);
    assert!(!pair.page.is_sending() && pair.page.kept().is_none());
    assert_eq!(pair.session.view().ply(), 1);

    assert_eq!(pair.black_moves("h9g7").moved, Some(mv("h9g7")));
    assert_eq!(pair.board(), ["h2e2", "h9g7"]);
    assert_eq!(pair.local.movable(), Some(Color::Red));
}

#[test]
fn a_move_made_without_a_connection_outlives_the_page_and_is_made_once() {
    let mut pair = Pair::begun(Control::Unlimited);
    pair.page.cut(Time(600), 0);
    assert_eq!(pair.moves("h2e2"), None);
    assert!(matches!(pair.page.notice(Time(600)), Some(Notice::Offline(_))));
    assert_eq!(pair.board(), ["h2e2"]);

    let kept = pair.page.kept().unwrap();
    pair.page = Online::new(GAME, Some(&kept), Time(0));
    pair.connect();
    assert_eq!((pair.session.view().ply(), pair.board().len()), (1, 1));
    assert!(!pair.page.is_sending());

    // The answer was lost: the same move comes again and is the same.
    pair.page = Online::new(GAME, Some(&kept), Time(0));
    pair.connect();
    assert_eq!(pair.session.view().ply(), 1);
    assert_eq!(pair.page.notice(Time(600)), None);
}

#[test]
fn a_move_that_its_board_no_longer_awaits_is_taken_off() {
    let mut pair = Pair::begun(Control::Unlimited);
    let say = pair.moves("h2e2");
    pair.say(say);
    pair.black_moves("h9g7");
    pair.page.cut(Time(600), 0);
    pair.moves("h0g2");
    assert_eq!(pair.board().len(), 3);
    // Meanwhile the same person agreed elsewhere to take back.
    pair.act(BLACK, 300, Act::Offer(Offer::Takeback { to: 0 }));
    pair.act(RED, 301, Act::Accept(Offer::Takeback { to: 0 }));
    pair.connect();
    assert_eq!((pair.board().len(), pair.session.view().ply()), (0, 0));
    assert!(
        matches!(pair.page.notice(Time(600)), Some(Notice::Refused(why)) if why.id == "play-other-board")
    );
    pair.page.forgive();
    assert_eq!(pair.page.notice(Time(600)), None);
}

#[test]
fn offers_are_made_answered_and_not_made_twice() {
    let mut pair = Pair::begun(Control::Unlimited);
    assert!(pair.page.may_abort() && pair.page.takeback().is_none());
    let say = pair.moves("h2e2");
    pair.say(say);
    assert_eq!(pair.page.takeback(), Some(Offer::Takeback { to: 0 }));
    pair.black_moves("h9g7");
    assert_eq!(pair.page.takeback(), Some(Offer::Takeback { to: 0 }));
    assert!(!pair.page.may_abort() && pair.page.may_offer(Offer::Draw));

    let say = pair.page.ask(2_000, Act::Offer(Offer::Draw));
    pair.say(say);
    assert_eq!(pair.page.notice(Time(500)), Some(Notice::Asked(Offer::Draw)));
    assert!(!pair.page.may_offer(Offer::Draw));
    pair.black(400, Act::Decline(Offer::Draw));
    assert_eq!(pair.page.notice(Time(500)), None);
    let say = pair.page.ask(2_001, Act::Offer(Offer::Draw));
    pair.say(say);
    assert!(
        matches!(pair.page.notice(Time(500)), Some(Notice::Refused(why)) if why.id == "play-offer-too-soon")
    );

    pair.black(401, Act::Offer(Offer::Takeback { to: 1 }));
    pair.page.forgive();
    assert_eq!(pair.page.notice(Time(500)), Some(Notice::Offered(Offer::Takeback { to: 1 })));
    let say = pair.page.ask(2_002, Act::Accept(Offer::Takeback { to: 1 }));
    pair.say(say);
    assert_eq!(pair.board(), ["h2e2"]);
}

#[test]
fn who_waits_sees_the_invitation_and_who_comes_a_free_seat() {
    let mut pair = Pair::new(Control::Unlimited);
    pair.connect();
    assert_eq!(pair.page.notice(Time(500)), Some(Notice::Inviting));
    assert_eq!(pair.local.movable(), None);
    pair.black(1, Act::Join(Choice::Any));
    assert_eq!((pair.page.notice(Time(500)), pair.local.movable()), (None, Some(Color::Red)));

    let mut page = Online::new(GAME, None, Time(0));
    page.beat(Time(0));
    page.opened(Time(0));
    let mut view = View::new(Terms::standard(Control::Unlimited), Color::Red);
    view.seats.red = Some(RED);
    let whole = Down::Whole { you: BLACK, now: Time(0), view: Box::new(view) };
    page.hear(Time(0), &chuhe_wire::encode(&whole)).unwrap();
    assert_eq!(page.notice(Time(0)), Some(Notice::MayJoin(Color::Black)));
}

#[test]
fn the_end_the_words_and_the_next_game_are_told() {
    let mut pair = Pair::begun(Control::Unlimited);
    let said = pair.black(50, Act::Say(Phrase::Hello)).said;
    assert_eq!(said, Some((Color::Black, Speech::Phrase(Phrase::Hello))));
    assert_eq!(pair.page.said(Color::Black, Time(501)), Some(Speech::Phrase(Phrase::Hello)));
    assert_eq!(pair.page.said(Color::Black, Time(500) + SPEECH), None);

    assert!(pair.black(51, Act::Resign).ended);
    assert_eq!(pair.page.notice(Time(500)), Some(Notice::Over));
    assert_eq!(pair.local.verdict().and_then(|end| end.winner), Some(Color::Red));
    assert!(pair.page.may_offer(Offer::Rematch));
    let say = pair.page.ask(60, Act::Offer(Offer::Rematch));
    pair.say(say);
    pair.black(52, Act::Accept(Offer::Rematch));
    let events = pair.session.apply(pair.now, Command::System(System::Follow(GameId(8)))).unwrap();
    let downs = pair.kept(events);
    assert_eq!(pair.tell(downs).next, Some(GameId(8)));
    assert_eq!(pair.page.notice(Time(500)), Some(Notice::Next(GameId(8))));
}

#[test]
fn who_is_away_is_waited_for() {
    let mut pair = Pair::begun(Control::Sudden { time: Span::minutes(10) });
    let say = pair.moves("h2e2");
    pair.say(say);
    pair.black_moves("h9g7");
    let say = pair.moves("h0g2");
    pair.say(say);
    let events = pair.session.apply(pair.now, Command::System(System::Left(Color::Black))).unwrap();
    let downs = pair.kept(events);
    pair.tell(downs);
    assert_eq!(pair.page.notice(Time(500)), Some(Notice::Away(Span::minutes(1))));
    assert_eq!(pair.page.notice(Time(60_500)), Some(Notice::Away(Span::ZERO)));
    assert!(pair.page.dial(Color::Black, Time(500)).unwrap().runs);
    assert!(pair.page.may_give_time());
}

#[test]
fn a_game_by_other_rules_from_another_position_is_laid_out() {
    let terms = Terms {
        rules: RuleSet::CAPTURE,
        start: chuhe_play::Start::Handicap(chuhe_play::Handicap::TwoHorses),
        ..Terms::standard(Control::Unlimited)
    };
    let mut pair = Pair::new(Control::Unlimited);
    pair.session = Session::new(terms.clone()).unwrap();
    pair.connect();
    let expected: Game = terms.game().unwrap();
    assert_eq!(pair.local.game().start_position(), expected.start_position());
    assert_eq!(pair.local.game().rules().name, "capture");
}

#[test]
fn a_connection_that_does_not_open_or_falls_silent_leads_to_another_try() {
    let mut page = Online::new(GAME, None, Time(0));
    let mut now = Time(0);
    assert_eq!(page.beat(now), Some(Beat::Open(Road::Socket)));
    assert_eq!(page.beat(now + Span::seconds(5)), None);
    now = now + Span::seconds(6);
    assert_eq!(page.beat(now), Some(Beat::Drop));
    page.cut(now, 0);
    assert!(matches!(page.notice(now), Some(Notice::Offline(left)) if !left.is_zero()));
    page.hurry(now);
    assert_eq!(page.beat(now), Some(Beat::Open(Road::Socket)));
    page.opened(now);
    assert_eq!(page.beat(now + Span::seconds(5)), None);
    now = now + Span::seconds(6);
    assert_eq!(page.beat(now), Some(Beat::Drop));
    page.cut(now, 0);
    assert_eq!(page.beat(now + Span(499)), None);
    // Neither brought anything, so the next one goes by the other way.
    assert_eq!(page.beat(now + Span(500)), Some(Beat::Open(Road::Stream)));
}

#[test]
fn the_way_that_works_is_told_once_for_the_next_page() {
    let mut pair = Pair::new(Control::Unlimited);
    pair.page = Online::new(GAME, None, Time(0)).by(Road::Stream, Time(0));
    assert_eq!(pair.page.beat(Time(0)), Some(Beat::Open(Road::Stream)));
    let hello = pair.page.opened(Time(0)).expect("it is used");
    let downs = pair.answer(&hello);
    assert_eq!(pair.tell(downs).road, Some(Road::Stream));
    assert_eq!(pair.tell(vec![Down::Watchers(1)]).road, None);
}

#[test]
fn a_game_that_is_not_there_is_not_asked_for_again() {
    let mut page = Online::new(GAME, None, Time(0));
    page.beat(Time(0));
    page.opened(Time(0));
    page.hear(Time(0), &chuhe_wire::encode(&Down::Closed(Closed::NoGame))).unwrap();
    page.cut(Time(0), 0);
    assert_eq!(page.notice(Time(0)), Some(Notice::Closed(Closed::NoGame)));
    assert_eq!(page.beat(Time(100_000)), None);
}

#[test]
fn a_page_older_than_the_server_says_so_and_keeps_the_move() {
    // A message that this page cannot read.
    let mut pair = Pair::begun(Control::Unlimited);
    pair.moves("h2e2");
    assert_eq!(pair.page.hear(Time(500), b"nonsense"), None);
    pair.page.cut(Time(500), 0);
    assert_eq!(pair.page.notice(Time(500)), Some(Notice::Closed(Closed::Version)));
    assert_eq!(pair.page.beat(Time(100_000)), None, "it does not help to come back with the same page");
    assert!(pair.page.kept().is_some());

    // A game that this page cannot lay out.
    let mut pair = Pair::new(Control::Unlimited);
    let mut view = pair.session.view().clone();
    view.terms.start = chuhe_play::Start::Fen("of a later version".to_owned());
    pair.page.beat(Time(500));
    pair.page.opened(Time(500));
    let whole = Down::Whole { you: RED, now: pair.now, view: Box::new(view) };
    assert_eq!(pair.page.hear(Time(500), &chuhe_wire::encode(&whole)), None);
    pair.page.cut(Time(500), 0);
    assert_eq!(pair.page.notice(Time(500)), Some(Notice::Closed(Closed::Version)));
    assert_eq!(pair.page.beat(Time(100_000)), None);
}

/// Red has moved after both did, and Black goes away.
fn deserted() -> Pair {
    let mut pair = Pair::begun(Control::Sudden { time: Span::minutes(10) });
    for (own, answer) in [("h2e2", "h9g7"), ("h0g2", "")] {
        let say = pair.moves(own);
        pair.say(say);
        if !answer.is_empty() {
            pair.black_moves(answer);
        }
    }
    pair
}

impl Pair {
    fn system(&mut self, system: System) -> Told {
        let events = self.session.apply(self.now, Command::System(system)).unwrap();
        let downs = self.kept(events);
        self.tell(downs)
    }
}

#[test]
fn who_is_away_and_what_was_proposed_are_both_told() {
    let (soon, later) = (Time(500), Time(60_500));
    let mut pair = deserted();
    let say = pair.page.ask(70, Act::Offer(Offer::Draw));
    pair.say(say);
    pair.system(System::Left(Color::Black));
    assert_eq!(pair.page.notice(soon), Some(Notice::Away(Span::minutes(1))));
    assert_eq!(pair.page.beside(soon), Some(Notice::Asked(Offer::Draw)));
    assert_eq!(pair.page.left(Time(20_500)), Some(Span::seconds(40)));

    let mut pair = deserted();
    pair.black(71, Act::Offer(Offer::Draw));
    pair.system(System::Left(Color::Black));
    assert_eq!(pair.page.notice(soon), Some(Notice::Offered(Offer::Draw)));
    assert_eq!(pair.page.beside(soon), Some(Notice::Away(Span::minutes(1))));
    assert_eq!(pair.page.left(soon), Some(Span::minutes(1)));
    // The claim comes first as soon as there is one, and the proposal stands.
    assert_eq!(pair.page.notice(later), Some(Notice::Away(Span::ZERO)));
    assert_eq!(pair.page.beside(later), Some(Notice::Offered(Offer::Draw)));
    pair.now = Time(1_100_000);
    let say = pair.page.ask(72, Act::ClaimWin);
    pair.say(say);
    assert_eq!(pair.page.notice(later), Some(Notice::Over));
    assert_eq!(pair.local.verdict().and_then(|end| end.winner), Some(Color::Red));
}

#[test]
fn a_pause_a_gift_and_a_refused_proposal_are_told() {
    let mut pair = deserted();
    let say = pair.page.ask(70, Act::Offer(Offer::Pause));
    pair.say(say);
    let told = pair.black(71, Act::Decline(Offer::Pause));
    assert_eq!(told.said, Some((Color::Black, Speech::No)));
    // Who withdraws an own proposal says nothing by it.
    pair.black(72, Act::Offer(Offer::Pause));
    assert_eq!(pair.black(73, Act::Decline(Offer::Pause)).said, None);

    let told = pair.black(75, Act::GiveTime(GIFT));
    assert_eq!(told.said, Some((Color::Red, Speech::Given(GIFT))));
    assert_eq!(pair.page.said(Color::Red, Time(501)), Some(Speech::Given(GIFT)));

    let mut pair = deserted();
    let say = pair.page.ask(80, Act::Offer(Offer::Pause));
    pair.say(say);
    pair.black(80, Act::Accept(Offer::Pause));
    assert_eq!(pair.page.notice(Time(500)), Some(Notice::Paused));
    assert!(!pair.page.may_offer(Offer::Pause) && pair.page.may_offer(Offer::Resume));
    assert_eq!(pair.page.waits().unwrap().id, "play-paused");
    let say = pair.page.ask(81, Act::Offer(Offer::Resume));
    pair.say(say);
    assert_eq!(pair.page.notice(Time(500)), Some(Notice::Asked(Offer::Resume)));
    assert!(pair.black(81, Act::Accept(Offer::Resume)).resumed);
    assert_eq!(pair.page.notice(Time(500)), None);
}

#[test]
fn a_game_is_called_off_before_both_have_moved() {
    let mut pair = Pair::begun(Control::Unlimited);
    assert!(pair.page.may_abort());
    let say = pair.page.ask(70, Act::Abort);
    pair.say(say);
    assert_eq!(pair.page.notice(Time(500)), Some(Notice::Over));
    assert_eq!(pair.local.verdict().map(|end| end.how), Some(chuhe_play::How::Abort));
    assert!(!pair.page.may_abort() && pair.page.may_offer(Offer::Rematch));
}

#[test]
fn a_new_proposal_takes_the_place_of_a_refusal() {
    let mut pair = deserted();
    for nonce in [70, 71] {
        let say = pair.page.ask(nonce, Act::ClaimWin);
        pair.say(say);
    }
    assert!(pair.page.is_refused());
    pair.black(72, Act::Offer(Offer::Draw));
    assert_eq!(pair.page.notice(Time(500)), Some(Notice::Offered(Offer::Draw)));
}

#[test]
fn why_a_move_has_to_wait_is_known() {
    let id = |pair: &Pair| pair.page.waits().map(|why| why.id);
    let mut pair = Pair::new(Control::Unlimited);
    pair.connect();
    assert_eq!(id(&pair).as_deref(), Some("play-not-begun"));
    let mut pair = Pair::begun(Control::Unlimited);
    assert_eq!(id(&pair), None);
    let say = pair.moves("h2e2");
    assert_eq!(id(&pair).as_deref(), Some("play-not-your-turn"), "while it is sent as well");
    pair.say(say);
    assert_eq!(id(&pair).as_deref(), Some("play-not-your-turn"));
    pair.black_moves("h9g7");
    pair.system(System::Suspend);
    assert_eq!(id(&pair).as_deref(), Some("play-suspended"));
    pair.black(70, Act::Resign);
    pair.system(System::Restore);
    pair.black(71, Act::Resign);
    assert_eq!(id(&pair), None, "a finished game says so itself");
}

#[test]
fn a_line_is_as_good_as_its_last_move_was_fast() {
    let mut pair = Pair::begun(Control::Sudden { time: Span::minutes(10) });
    assert_eq!(pair.page.lag(Color::Red), None, "nothing was measured yet");
    let mut ply = 0;
    let mut moves = |pair: &mut Pair, text: &str, lag| {
        let player = if ply % 2 == 0 { RED } else { BLACK };
        let downs = pair.act(player, 900 + u32::from(ply), Act::Move { ply, mv: mv(text), lag: Span(lag) });
        pair.tell(downs);
        ply += 1;
    };
    moves(&mut pair, "h2e2", 20);
    assert_eq!((pair.page.bars(Color::Red), pair.page.lag(Color::Black)), (3, None));
    moves(&mut pair, "h9g7", 400);
    assert_eq!(pair.page.bars(Color::Black), 2);
    moves(&mut pair, "h0g2", 900);
    assert_eq!(pair.page.bars(Color::Red), 1);
    let lag = pair.page.lag(Color::Red).unwrap();
    assert_eq!((lag.measured, lag.quota), (Span(900), Span(1_100)));
    pair.system(System::Left(Color::Black));
    assert_eq!(pair.page.bars(Color::Black), 0);
}

#[test]
fn a_device_that_has_slept_is_noticed() {
    let mut page = Online::new(GAME, None, Time(0));
    let day = |millis: u64| Time(1_800_000_000_000 + millis);
    assert!(!page.has_slept(Time(0), day(0)));
    assert!(!page.has_slept(Time(60_000), day(60_900)), "clocks differ, and a hidden page is asked rarely");
    assert!(page.has_slept(Time(60_100), day(90_000)));
    assert!(!page.has_slept(Time(60_200), day(90_100)), "it is told once");
    assert!(!page.has_slept(Time(60_300), day(10_000)), "a clock that was put back says nothing");
}

#[test]
fn kept_text_that_is_none_is_forgotten() {
    for text in ["", "0", "zz", "00ff", "é"] {
        assert!(!Online::new(GAME, Some(text), Time(0)).is_sending(), "{text}");
    }
}
