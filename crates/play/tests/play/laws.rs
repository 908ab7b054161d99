//! What holds for any commands in any order.

use std::collections::HashMap;

use chuhe_play::{
    Act, Choice, Command, Control, Event, GameId, Kind, Offer, Phrase, PlayerId, Session, Span, Stage,
    System, Terms, Time, View, codec,
};
use chuhe_rules::{ByColor, Color, Game, Move};
use chuhe_testkit::Random;
use proptest::prelude::*;
use proptest::sample::select;

use crate::table::{BLACK, QUIET, RED, Table, WATCHER, sudden};

fn controls() -> impl Strategy<Value = Control> {
    select(vec![
        Control::Unlimited,
        sudden(20_000),
        Control::Fischer { time: Span(9_000), increment: Span(2_000) },
        Control::Delay { time: Span(9_000), delay: Span(2_000) },
        Control::Byoyomi { time: Span(3_000), period: Span(4_000), periods: 3 },
        Control::ThreePart { game: Span(9_000), step: Span(7_000), reading: Span(3_000) },
        Control::Correspondence { days: 1 },
    ])
}

fn offers() -> impl Strategy<Value = Offer> {
    prop_oneof![
        select(vec![Offer::Draw, Offer::Pause, Offer::Resume, Offer::Rematch]),
        (0..12_u16).prop_map(|to| Offer::Takeback { to }),
    ]
}

fn acts() -> impl Strategy<Value = Act> {
    let choices = [Choice::Any, Choice::Color(Color::Red), Choice::Random { red: false }];
    let any_move = (0..12_u16, 1..11_611_u16, 0..3_000_u64).prop_map(|(ply, bits, lag)| Act::Move {
        ply,
        mv: Move::from_bits(bits).unwrap_or(QUIET[0].parse().expect("a move")),
        lag: Span(lag),
    });
    let rare = select(vec![Act::Resign, Act::Abort, Act::ClaimWin, Act::ClaimDraw, Act::Flag]);
    prop_oneof![
        2 => select(choices.to_vec()).prop_map(Act::Join),
        2 => any_move,
        4 => offers().prop_map(Act::Offer),
        4 => offers().prop_map(Act::Accept),
        2 => offers().prop_map(Act::Decline),
        1 => rare,
        1 => (0..70_000_u64).prop_map(|span| Act::GiveTime(Span(span))),
        1 => select(Phrase::ALL.to_vec()).prop_map(Act::Say),
    ]
}

/// What is done: any command, a legal move (by its number) of the side to move, or the command before once more.
#[derive(Clone, Debug)]
enum Step {
    Any(Command),
    Play(usize),
    Again,
}

fn steps() -> impl Strategy<Value = Vec<(u64, Step)>> {
    let system = select(vec![
        System::Tick,
        System::Left(Color::Red),
        System::Left(Color::Black),
        System::Returned(Color::Red),
        System::Suspend,
        System::Restore,
        System::Restore,
        System::Follow(GameId(4)),
    ]);
    let player = select(vec![RED, BLACK, RED, BLACK, WATCHER]);
    let step = prop_oneof![
        6 => (player, any::<u32>(), acts())
            .prop_map(|(player, nonce, act)| Step::Any(Command::Player { player, nonce, act })),
        2 => system.prop_map(|system| Step::Any(Command::System(system))),
        8 => any::<prop::sample::Index>().prop_map(|index| Step::Play(index.index(1_000))),
        1 => Just(Step::Again),
    ];
    prop::collection::vec((0..2_500_u64, step), 1..150)
}

/// A game in which all this is done; both players sit down first, most of the time.
fn played(control: Control, seated: bool, steps: &[(u64, Step)]) -> Table {
    let mut table = if seated { Table::seated(control) } else { Table::new(Terms::standard(control)) };
    let (mut now, mut last) = (0, Command::System(System::Tick));
    for (span, step) in steps {
        now += span;
        let command = match step {
            Step::Any(command) => *command,
            Step::Again => last,
            Step::Play(number) => {
                let moves = table.session.game().legal_moves();
                let Some(mv) = moves.get(number % moves.len().max(1)) else { continue };
                let view = table.session.view();
                table.nonce += 1;
                Command::Player {
                    player: view.turn().fold(RED, BLACK),
                    nonce: table.nonce,
                    act: Act::Move { ply: view.ply(), mv: *mv, lag: Span(span % 300) },
                }
            }
        };
        let before = table.session.view().clone();
        let log = table.log.len();
        if let Ok(kinds) = table.command(now, command) {
            no_clock_goes_up(&before, table.session.view(), &kinds, now);
        }
        let by = table.log.last().filter(|_| table.log.len() > log).and_then(|event| event.by);
        if let Command::Player { nonce, .. } = command
            && by.is_some_and(|by| by.nonce == nonce)
        {
            assert_eq!(table.command(now, command), Ok(vec![]), "done twice");
        }
        last = command;
    }
    table
}

/// No clock shows more than before, unless a move, a gift or a takeback gave the time.
fn no_clock_goes_up(before: &View, after: &View, kinds: &[Kind], now: u64) {
    let adds =
        |kind: &Kind| matches!(kind, Kind::Moved { .. } | Kind::TakenBack { .. } | Kind::TimeGiven { .. });
    for color in Color::ALL.into_iter().filter(|_| !kinds.iter().any(adds)) {
        let left = |view: &View, at| view.clock.remaining(color, at);
        assert!(left(after, Time(now)) <= left(before, before.at), "{color}: {kinds:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// The events of any session give it back, from their bytes as well, and a client that follows them sees what it sees.
    #[test]
    fn events_give_the_session_back(
        control in controls(), seated in prop::bool::weighted(0.8), steps in steps(), cut in any::<prop::sample::Index>(),
    ) {
        let table = played(control, seated, &steps);
        prop_assert_eq!(table.replayed(), table.session.clone());

        let mut client = View::new(Terms::standard(control), Color::Red);
        let mut stored: Vec<Event> = Vec::new();
        for (index, event) in table.log.iter().enumerate() {
            client.follow(event);
            prop_assert_eq!(event.seq as usize, index + 1);
            let mut bytes = Vec::new();
            codec::encode(event, &mut bytes);
            stored.push(codec::decode(&bytes).expect("it was written so"));
        }
        prop_assert_eq!(&client, table.session.view());
        prop_assert_eq!(&stored, &table.log);
        prop_assert!(table.log.is_sorted_by_key(|event| event.at));
        prop_assert_eq!(client.moves, table.session.game().moves().collect::<Vec<_>>());

        let cut = cut.index(table.log.len() + 1);
        let mut later = Session::replay(Terms::standard(control), &table.log[..cut]).expect("it happened");
        for event in &table.log[cut..] {
            later.commit(event).expect("it happened");
        }
        prop_assert_eq!(later, table.session);
    }

    /// F2: of what two players send, however it is repeated and reordered, each command is carried out at most once.
    #[test]
    fn f2_copies_and_disorder_change_nothing(
        seed in any::<u64>(), copies in 1..5_usize, backtracks in prop::collection::vec(any::<bool>(), 8),
    ) {
        let mut random = Random::new(seed);
        let mut messages = Vec::new();
        for (ply, mv) in QUIET.iter().enumerate() {
            let act = Act::Move { ply: ply as u16, mv: mv.parse().expect("a move"), lag: Span::ZERO };
            messages.push(Command::Player { player: [RED, BLACK][ply % 2], nonce: ply as u32, act });
            if backtracks[ply] {
                let offer = Offer::Takeback { to: ply as u16 };
                let nonce = 100 + ply as u32;
                messages.push(Command::Player { player: RED, nonce, act: Act::Offer(offer) });
                messages.push(Command::Player { player: BLACK, nonce, act: Act::Accept(offer) });
            }
            messages.push(Command::Player { player: RED, nonce: 200 + ply as u32, act: Act::GiveTime(Span(1)) });
        }
        let mut sent: Vec<_> = (0..copies).flat_map(|_| messages.clone()).collect();
        for index in (1..sent.len()).rev() {
            sent.swap(index, random.below(index as u64 + 1) as usize);
        }
        let mut table = Table::seated(sudden(60_000));
        for command in sent.iter().chain(&messages) {
            table.command(0, *command).ok();
        }
        let mut times: HashMap<_, usize> = HashMap::new();
        for by in table.log.iter().filter_map(|event| event.by) {
            *times.entry((by.color, by.nonce)).or_default() += 1;
        }
        prop_assert!(times.values().all(|times| *times == 1), "{times:?}");
        prop_assert_eq!(table.replayed(), table.session);
    }

    /// F2: two clients that send a move until they see it, over a line that loses, repeats and delays, play the very game.
    #[test]
    fn f2_who_sends_until_answered_plays_each_move_once(seed in any::<u64>()) {
        let mut random = Random::new(seed);
        let mut table = Table::seated(Control::Unlimited);
        let mut line: Vec<Command> = Vec::new();
        let nonces: Vec<u32> = (0..QUIET.len()).map(|_| random.below(1 << 32) as u32).collect();
        let mut rounds = 0;
        while usize::from(table.session.view().ply()) < QUIET.len() {
            rounds += 1;
            prop_assert!(rounds < 10_000, "they never come to an end");
            let ply = usize::from(table.session.view().ply());
            let act = Act::Move { ply: ply as u16, mv: QUIET[ply].parse().expect("a move"), lag: Span::ZERO };
            for _ in 0..random.below(3) {
                line.push(Command::Player { player: [RED, BLACK][ply % 2], nonce: nonces[ply], act });
            }
            if !line.is_empty() && random.below(3) > 0 {
                let command = line[random.below(line.len() as u64) as usize];
                table.command(rounds, command).ok();
            }
        }
        for command in line {
            prop_assert!(!matches!(table.command(rounds, command), Ok(kinds) if !kinds.is_empty()));
        }
        let moves: Vec<Move> = QUIET.iter().map(|mv| mv.parse().expect("a move")).collect();
        prop_assert_eq!(&table.session.view().moves, &moves);
        prop_assert_eq!(table.log.len(), 2 + moves.len());
    }

    /// What a side has at the end is what it began with, less what it was charged, and more by increments and gifts.
    #[test]
    fn charges_add_up(turns in prop::collection::vec((0..3_000_u64, 0..2_000_u64, 0..500_u64), 6)) {
        let increment = 700;
        let control = Control::Fischer { time: Span(60_000), increment: Span(increment) };
        let mut table = Table::begun(control);
        let (mut now, mut given) = (0, ByColor { red: 0, black: 0 });
        for (number, (span, lag, gift)) in turns.into_iter().enumerate() {
            now += span;
            table.play_after(now, QUIET[number + 2], lag).expect("there is time");
            let mover = !table.session.view().turn();
            if gift > 0 {
                table.ask(now, mover.fold(BLACK, RED), Act::GiveTime(Span(gift))).expect("it may be given");
                given[mover] += gift;
            }
        }
        for color in Color::ALL {
            let spent: u64 = table.log.iter().filter_map(|event| match event.kind {
                Kind::Moved { spent, .. } if event.by.is_some_and(|by| by.color == color) => Some(spent.0),
                _ => None,
            }).sum();
            let main = table.session.view().clock.banks[color].main.0;
            prop_assert_eq!(main, 60_000 - spent + 3 * increment + given[color]);
        }
    }
}

#[test]
fn what_is_not_the_next_event_is_no_past() {
    let mut table = Table::begun(sudden(1_000));
    table.play(1, QUIET[2]).expect("it is legal");
    let terms = || Terms::standard(sudden(1_000));
    let replay = |log: &[Event]| Session::replay(terms(), log).map_err(|error| error.to_string());
    let mut gap = table.log.clone();
    gap.remove(2);
    assert_eq!(replay(&gap), Err("found event 4, expected event 3".into()));
    let mut twice = table.log.clone();
    twice.insert(2, table.log[1]);
    assert_eq!(replay(&twice), Err("found event 2, expected event 3".into()));
    let mut illegal = table.log.clone();
    illegal[2].kind = table.log[3].kind;
    assert_eq!(replay(&illegal), Err("event 3: h9g7 is illegal: opponent-piece (h9)".into()));
    let mut short = table.log.clone();
    short[4].kind = Kind::TakenBack { to: 3, banks: table.session.view().clock.banks };
    assert_eq!(replay(&short), Err("event 5: 3 plies are left, expected at most 2".into()));
    let error = Session::replay(Terms::standard(sudden(0)), &table.log).expect_err("no time");
    assert_eq!(error.to_string(), "red's clock: expected a time for a move, and no part over 7 days");
}

/// A game without an end by its rules ends all the same.
#[test]
fn no_game_lasts_for_ever() {
    let rules = "occurrences = 0\nquiet-limit = 0\n".parse().expect("a rule set");
    let mut table = Table::seated_by(Terms { rules, ..Terms::standard(Control::Unlimited) });
    for mv in ["h0g2", "h9g7", "g2h0", "g7h9"].into_iter().cycle().take(4_000) {
        assert_eq!(table.session.view().stage(), Stage::Playing);
        table.session.apply(Time(0), next(&table.session, mv)).expect("it is legal");
    }
    assert_eq!(table.session.view().stage(), Stage::Over);
}

fn next(session: &Session, mv: &str) -> Command {
    let (view, game): (&View, &Game) = (session.view(), session.game());
    assert_eq!(view.moves.len(), game.plies().len());
    Command::Player {
        player: view.turn().fold(PlayerId(1), PlayerId(2)),
        nonce: u32::from(view.ply()) + 10,
        act: Act::Move { ply: view.ply(), mv: mv.parse().expect("a move"), lag: Span::ZERO },
    }
}
