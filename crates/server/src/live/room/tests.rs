use chuhe_play::{Bank, Choice, Control, Offer, Phrase, Terms};
use chuhe_rules::Color;
use chuhe_wire::{Line, Link, Up, decode, encode};

use super::*;

mod opened;

const NOW: UnixMillis = UnixMillis(1_796_000_000_000);
const GAME: GameId = GameId(1);
const NEXT: GameId = GameId(2);
const RED: (ConnectionId, PlayerId) = (ConnectionId(10), PlayerId(100));
const BLACK: (ConnectionId, PlayerId) = (ConnectionId(20), PlayerId(200));
const WATCHER: (ConnectionId, PlayerId) = (ConnectionId(30), PlayerId(300));

/// A room, a store that does as it is told, and what everybody has heard.
struct Table {
    room: Room,
    now: UnixMillis,
    stored: Vec<Write>,
    wanted: Option<Vec<Write>>,
    heard: Vec<(Option<ConnectionId>, Down)>,
    closed: Vec<(ConnectionId, Closed)>,
    nonce: Nonce,
}

impl Table {
    fn new(control: Control) -> Self {
        let terms = Terms::standard(control);
        Self::of(Stored { game: GAME, created_at: NOW, terms, events: Vec::new(), stopped: None }, NOW)
    }

    fn of(stored: Stored, now: UnixMillis) -> Self {
        let room = Room::new(stored, NEXT, now).expect("it can be replayed");
        let (stored, heard, closed) = (Vec::new(), Vec::new(), Vec::new());
        Self { room, now, stored, wanted: None, heard, closed, nonce: 0 }
    }

    /// Both are seated and have moved.
    fn begun(control: Control) -> Self {
        let mut table = Self::new(control);
        for (who, color) in [(RED, Color::Red), (BLACK, Color::Black)] {
            table.enter(who, 0);
            table.ask(who, Act::Join(Choice::Color(color)));
            table.store();
        }
        table.play(RED, 0, "h2e2");
        table.store();
        table.play(BLACK, 1, "h9g7");
        table.store();
        table.heard.clear();
        table
    }

    fn hear(&mut self, input: Input) {
        for output in self.room.hear(self.now, input) {
            match output {
                Output::Store(writes) => {
                    assert_eq!(self.wanted, None, "one thing at a time");
                    self.wanted = Some(writes);
                }
                Output::Tell(who, frame) => self.note(Some(who), &frame),
                Output::TellAll(frame) => self.note(None, &frame),
                Output::Close(who, why) => self.closed.push((who, why)),
            }
        }
    }

    fn note(&mut self, who: Option<ConnectionId>, frame: &Frame) {
        self.heard.push((who, decode(frame.bytes()).expect("a message of the server")));
    }

    fn enter(&mut self, (who, player): (ConnectionId, PlayerId), seq: u32) {
        self.hear(Input::Enter { who, player, seq });
    }

    fn ask(&mut self, (who, _): (ConnectionId, PlayerId), act: Act) -> Nonce {
        self.nonce += 1;
        self.hear(Input::Ask { who, nonce: self.nonce, act });
        self.nonce
    }

    fn play(&mut self, who: (ConnectionId, PlayerId), ply: u16, mv: &str) -> Nonce {
        let mv = mv.parse().expect("a move");
        self.ask(who, Act::Move { ply, mv, lag: Span::ZERO })
    }

    /// The store has done all that was wanted, one after the other.
    fn store(&mut self) {
        while let Some(writes) = self.wanted.take() {
            self.stored.extend(writes);
            self.hear(Input::Stored(Ok(())));
        }
    }

    fn wait(&mut self, span: u64) {
        self.now.0 += span;
        self.hear(Input::Wake);
    }

    /// What everybody was told that happened.
    fn events(&mut self) -> Vec<Kind> {
        let told = self.heard.drain(..).filter_map(|(who, down)| match (who, down) {
            (None, Down::Event(event)) => Some(event.kind),
            _ => None,
        });
        told.collect()
    }

    fn refusal(&mut self) -> String {
        match self.heard.pop() {
            Some((Some(_), Down::Refused { why, .. })) => why.id,
            other => panic!("{other:?}"),
        }
    }

    fn bank(&self, color: Color) -> Span {
        self.room.told.clock.banks[color].main
    }
}

fn minutes() -> Control {
    Control::Sudden { time: Span::minutes(5) }
}

#[test]
fn nothing_is_told_before_it_is_stored() {
    let mut table = Table::begun(minutes());
    let nonce = table.play(RED, 2, "e2e6");
    assert!(table.wanted.is_some());
    assert_eq!(table.heard, [], "the move is not stored");
    // Neither is it told in another way: to who comes, to who sends it again, or to who asks about it.
    table.enter(WATCHER, 0);
    let Some((_, Down::Whole { view, .. })) = table.heard.pop() else { panic!("the whole game") };
    assert_eq!(view.moves.len(), 2);
    let act = Act::Move { ply: 2, mv: "e2e6".parse().expect("a move"), lag: Span::ZERO };
    table.hear(Input::Ask { who: RED.0, nonce, act });
    table.play(BLACK, 2, "h7g5");
    assert_eq!(table.heard, []);
    table.store();
    let told: Vec<Option<ConnectionId>> = table.heard.iter().map(|(who, _)| *who).collect();
    assert_eq!(told[..3], [None, Some(RED.0), Some(BLACK.0)], "first the move, then the answers");
    assert_eq!(table.heard[1].1, Down::Done { nonce });
}

/// F2.
#[test]
fn f2_a_command_that_comes_again_is_carried_out_once() {
    let mut table = Table::begun(minutes());
    for _ in 0..3 {
        let act = Act::Say(Phrase::GoodLuck);
        table.hear(Input::Ask { who: RED.0, nonce: 77, act });
    }
    table.store();
    assert_eq!(table.heard.iter().filter(|(_, down)| *down == Down::Done { nonce: 77 }).count(), 2);
    assert_eq!(table.events(), [Kind::Said(Phrase::GoodLuck)]);
}

/// F15.
#[test]
fn f15_what_cannot_be_stored_has_not_happened_and_costs_nobody_time() {
    let mut table = Table::begun(minutes());
    table.wait(10_000);
    table.play(RED, 2, "e2e6");
    table.now.0 += 2_000;
    table.wanted = None;
    table.hear(Input::Stored(Err(StoreError::Full)));
    assert_eq!(table.closed, [(RED.0, Closed::Fault), (BLACK.0, Closed::Fault)]);
    assert_eq!(table.events(), []);
    assert_eq!(table.room.session.view(), table.room.told());
    table.enter(RED, 4);
    assert_eq!(
        table.closed.pop(),
        Some((RED.0, Closed::Fault)),
        "not before it can be stored that the clock stood"
    );

    // The next try fails as well, the one after it succeeds.
    table.wait(1_000);
    assert!(table.wanted.take().is_some());
    table.hear(Input::Stored(Err(StoreError::Busy)));
    assert_eq!(table.wanted, None);
    table.wait(1_000);
    table.store();
    assert!(table.room.told().suspended);
    table.now.0 += 5_000;
    table.enter(RED, 4);
    table.enter(BLACK, 4);
    table.store();
    assert!(!table.room.told().suspended, "Red is to move, and is back");
    table.now.0 += 3_000;
    table.play(RED, 2, "e2e6");
    table.store();
    assert_eq!(table.bank(Color::Red), Span::minutes(5) - Span::seconds(13));
}

#[test]
fn a_slow_store_costs_nobody_time() {
    let mut table = Table::begun(minutes());
    table.play(RED, 2, "e2e6");
    table.now.0 += 20_000;
    table.hear(Input::Wake);
    assert_eq!(table.events(), [], "nobody is noticed meanwhile");
    table.store();
    assert_eq!(table.room.told().clock.turn.and_then(|turn| turn.since), Some(table.room.time(table.now)));
    let kinds = table.events();
    assert!(matches!(kinds[..], [Kind::Moved { .. }, Kind::Suspended, Kind::Restored]), "{kinds:?}");
    table.now.0 += 1_000;
    table.play(BLACK, 3, "g7e6");
    table.store();
    assert_eq!(table.bank(Color::Black), Span::minutes(5) - Span::seconds(1));
}

#[test]
fn a_flag_falls_by_itself_and_a_later_move_is_void() {
    let mut table = Table::begun(Control::Sudden { time: Span::seconds(3) });
    let due = table.room.wake().expect("a flag");
    assert_eq!(due, UnixMillis(table.now.0 + 3_000));
    table.wait(2_999);
    assert_eq!(table.wanted, None);
    table.wait(1);
    assert!(table.wanted.is_some());
    table.store();
    assert!(matches!(table.events()[..], [Kind::Ended(_)]));
    table.play(RED, 2, "e2e6");
    assert_eq!(table.refusal(), "game-over");
}

/// F6: the order of arrival at the room decides, also while something is being stored.
#[test]
fn f6_a_move_that_came_in_time_counts_whatever_the_store_takes() {
    let mut table = Table::begun(Control::Sudden { time: Span::seconds(3) });
    table.now.0 += 2_800;
    table.ask(BLACK, Act::Say(Phrase::Moment));
    table.now.0 += 150;
    table.play(RED, 2, "e2e6");
    table.now.0 += 90;
    table.hear(Input::Wake);
    table.store();
    let kinds = table.events();
    let spent = |kind: &Kind| if let Kind::Moved { bank, .. } = kind { Some(*bank) } else { None };
    assert_eq!(kinds.iter().find_map(spent), Some(Bank { main: Span(50), periods: 0 }), "{kinds:?}");
}

#[test]
fn a_player_has_left_when_the_last_connection_is_gone_for_some_seconds() {
    let mut table = Table::begun(minutes());
    let second = (ConnectionId(11), RED.1);
    table.enter(second, 0);
    table.hear(Input::Leave { who: RED.0 });
    table.wait(60_000);
    assert_eq!(table.events(), [], "another tab is open");
    table.hear(Input::Leave { who: second.0 });
    table.wait(3_000);
    table.enter(second, 4);
    table.wait(3_000);
    table.store();
    assert_eq!(table.events(), [], "a short cut is nobody's business");
    table.hear(Input::Leave { who: second.0 });
    assert_eq!(table.room.wake(), Some(UnixMillis(table.now.0 + 4_000)));
    table.wait(4_000);
    table.store();
    assert_eq!(table.events(), [Kind::Left(Color::Red)]);
    table.enter(RED, 5);
    table.store();
    assert_eq!(table.events(), [Kind::Returned(Color::Red)]);
}

#[test]
fn who_comes_back_is_told_what_he_misses() {
    let mut table = Table::begun(minutes());
    for (seq, missed) in [(4, 0), (3, 1), (1, 3)] {
        table.enter(RED, seq);
        let Some((_, Down::Tail { you, events, .. })) = table.heard.pop() else { panic!("a tail") };
        assert_eq!((you, events.len()), (RED.1, missed));
        assert!(events.iter().map(|event| event.seq).eq(seq + 1..=4));
    }
    for seq in [0, 5, u32::MAX] {
        table.enter(RED, seq);
        assert!(matches!(table.heard.pop(), Some((_, Down::Whole { .. }))), "{seq}");
    }
    table.hear(Input::Again { who: RED.0 });
    assert!(matches!(table.heard.pop(), Some((Some(_), Down::Whole { .. }))));
}

/// F4.
#[test]
fn f4_a_long_gap_is_closed_in_one_short_message() {
    let mut table = Table::begun(minutes());
    let mut link = Link::new(None);
    link.opened(Time(0));
    table.enter(WATCHER, 0);
    link.hear(Time(0), table.heard.remove(0).1);
    link.cut();
    table.hear(Input::Leave { who: WATCHER.0 });
    for ply in 2..202 {
        let moves = table.room.session.game().legal_moves();
        let mv = moves[(usize::from(ply) * 31 + usize::from(ply) / 7) % moves.len()];
        table.now.0 += 1_000;
        table.ask(if ply % 2 == 0 { RED } else { BLACK }, Act::Move { ply, mv, lag: Span::ZERO });
        table.store();
        assert_eq!(table.room.told().end, None, "ply {ply}");
    }
    let Up::Hello { seq, .. } = link.opened(Time(0)) else { panic!("a hello comes first") };
    assert_eq!(table.room.told().seq - seq, 200);
    table.heard.clear();
    table.enter(WATCHER, seq);
    let told: Vec<Down> = table.heard.drain(..).map(|(_, down)| down).collect();
    let [told] = &told[..] else { panic!("one message: {told:?}") };
    assert!(encode(told).len() < 700, "{}", encode(told).len());
    assert_eq!(link.hear(Time(0), told.clone()).say, [], "nothing more is asked for");
    assert_eq!((link.view(), link.line()), (Some(table.room.told()), Line::Open));
}

#[test]
fn a_rematch_is_stored_with_the_game_in_which_it_is_played() {
    let mut table = Table::begun(minutes());
    table.ask(RED, Act::Resign);
    table.store();
    table.ask(RED, Act::Offer(Offer::Rematch));
    table.store();
    table.ask(BLACK, Act::Accept(Offer::Rematch));
    let wanted = table.wanted.clone().expect("it is to be stored");
    assert!(matches!(wanted[0], Write::Create { game: NEXT, .. }));
    let seated: Vec<(GameId, Kind)> = wanted
        .iter()
        .filter_map(|write| match write {
            Write::Append { game, event, .. } => Some((*game, event.kind)),
            _ => None,
        })
        .collect();
    assert_eq!(
        seated,
        [
            (NEXT, Kind::Seated { color: Color::Red, player: BLACK.1 }),
            (NEXT, Kind::Seated { color: Color::Black, player: RED.1 }),
            (GAME, Kind::Rematched),
            (GAME, Kind::Followed(NEXT)),
        ]
    );
    table.store();
    assert_eq!(table.room.told().next, Some(NEXT));
}

#[test]
fn who_looks_on_is_counted_not_too_often() {
    let mut table = Table::begun(minutes());
    let told = |table: &mut Table| {
        let counts = table.heard.drain(..).filter_map(|(who, down)| match (who, down) {
            (None, Down::Watchers(count)) => Some(count),
            _ => None,
        });
        counts.collect::<Vec<u32>>()
    };
    table.now.0 += 10_000;
    for number in 0..50 {
        table.enter((ConnectionId(1_000 + number), PlayerId(1_000 + number)), 0);
    }
    assert_eq!(told(&mut table).len(), 0);
    assert_eq!(table.room.wake(), Some(UnixMillis(table.now.0 + 2_000)));
    table.wait(2_000);
    assert_eq!(told(&mut table), [50]);
    table.hear(Input::Leave { who: ConnectionId(1_000) });
    table.ask(WATCHER, Act::Resign);
    assert_eq!(table.wanted, None, "who has not entered asks for nothing");
    table.ask((ConnectionId(1_001), PlayerId(1_001)), Act::Resign);
    assert_eq!(table.refusal(), "play-not-seated");
}

#[test]
fn an_empty_room_is_put_away_unless_something_is_due() {
    let mut table = Table::begun(Control::Correspondence { days: 2 });
    assert!(!table.room.is_done(table.now));
    for who in [RED.0, BLACK.0] {
        table.hear(Input::Leave { who });
    }
    table.wait(4_000);
    table.store();
    assert!(table.room.told().away.red.is_some());
    assert!(!table.room.is_done(table.now));
    let wake = table.room.wake().expect("it is put away");
    table.wait(wake.0 - table.now.0);
    assert!(table.room.is_done(table.now));

    let mut short = Table::begun(minutes());
    for who in [RED.0, BLACK.0] {
        short.hear(Input::Leave { who });
    }
    short.wait(4_000);
    short.store();
    short.wait(100_000);
    assert!(!short.room.is_done(short.now), "a flag falls soon");
}

#[test]
fn a_room_whose_past_is_not_the_stores_is_made_anew() {
    let mut table = Table::begun(minutes());
    table.play(RED, 2, "e2e6");
    table.wanted = None;
    table.hear(Input::Stored(Err(StoreError::Conflict { game: GAME, expected: 9, found: 5 })));
    assert_eq!(table.closed.len(), 2);
    assert!(table.room.is_done(table.now));
    table.enter(RED, 0);
    assert_eq!(table.closed.pop(), Some((RED.0, Closed::Fault)));
}

#[test]
fn commands_that_wait_are_bounded() {
    let mut table = Table::begun(minutes());
    table.play(RED, 2, "e2e6");
    for _ in 0..MOST_ASKED {
        table.ask(BLACK, Act::Flag);
    }
    assert_eq!(table.closed, []);
    table.ask(BLACK, Act::Flag);
    assert_eq!(table.closed, [(BLACK.0, Closed::TooMuch)]);
}
