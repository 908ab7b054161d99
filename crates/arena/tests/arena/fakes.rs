//! Engines that do what they should not: a match with them ends by itself, charges them, and leaves nothing behind.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use chuhe_arena::{End, Fault, Limit, Plan, Played, Refusal, StartError, Tally, record};
use chuhe_engine::{Score, Stop};
use chuhe_record::GameResult;
use chuhe_rules::Color;
use tempfile::TempDir;

use super::{games, plan};

/// An engine as a script: what it does when it is asked for a move.
struct Fake {
    folder: TempDir,
    more: &'static str,
}

/// Introduces itself, and writes its number to a file, so that it can be looked for.
const POLITE: &str = r#"
echo $$ >> "$0.pids"
while read -r line; do
  echo "$line" >> "$0.heard"
  case "$line" in
    uci) echo "id name Fake"; echo "option name Hash type spin default 1 min 1 max 9"; echo uciok ;;
    ucci) echo "option usemillisec type check default false"; echo "option newgame type button"; echo ucciok ;;
    isready) echo readyok ;;
    quit) exit ;;
"#;

impl Fake {
    /// An engine that does this when it is asked for a move.
    fn that(does: &str) -> Self {
        Self::script(&format!("{POLITE}    go*) {does} ;;\n  esac\ndone\n"))
    }

    fn script(text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("engine"), text).unwrap();
        Self { folder, more: "" }
    }

    fn with(self, more: &'static str) -> Self {
        Self { more, ..self }
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    fn spec(&self) -> String {
        format!("cmd=/bin/sh,arg={},name=Fake{}", self.path("engine").display(), self.more)
    }

    fn heard(&self) -> String {
        fs::read_to_string(self.path("engine.heard")).unwrap()
    }

    /// A match of two games against our own.
    fn plan(&self) -> Plan {
        plan(&self.spec(), "self,name=Chuhe")
    }

    /// The same, in which it may be silent for two seconds.
    fn hasty(&self) -> Plan {
        Plan { patience: 2_000, ..self.plan() }
    }

    /// The ends of its two games, which it plays as Red and as Black.
    #[track_caller]
    fn ends(&self, plan: &Plan) -> Vec<End> {
        let games = games(plan).unwrap();
        self.is_gone();
        assert_eq!(games.len(), 2);
        games.into_iter().map(|game| game.end).collect()
    }

    /// The faults that cost it both games.
    #[track_caller]
    fn faults(&self, plan: &Plan) -> [Fault; 2] {
        let mut sides = [Color::Red, Color::Black].into_iter();
        let faults = self.ends(plan).into_iter().map(|end| match end {
            End::Fault { side, fault } if Some(side) == sides.next() => fault,
            end => panic!("{end:?}"),
        });
        faults.collect::<Vec<_>>().try_into().unwrap()
    }

    /// Neither it nor what it has started is there any more, not even as a zombie.
    #[track_caller]
    fn is_gone(&self) {
        let numbers = fs::read_to_string(self.path("engine.pids")).unwrap_or_default();
        for number in numbers.split_whitespace() {
            // What another process has started is buried by the system, some moments later.
            let gone = (0..100).any(|_| {
                let is_there = is_there(number);
                if is_there {
                    thread::sleep(Duration::from_millis(20));
                }
                !is_there
            });
            assert!(gone, "{number} is still there");
        }
    }
}

fn is_there(number: &str) -> bool {
    let orphan = fs::read_to_string(Path::new("/proc").join(number).join("stat"));
    // A zombie whose parent is not this process is waited for by the system, where somebody does that at all.
    let parent = format!(" Z {} ", std::process::id());
    if orphan.is_ok_and(|stat| stat.contains(") Z ") && !stat.contains(&parent)) {
        return false;
    }
    let mut ask = Command::new("kill");
    ask.args(["-0", number]).stderr(Stdio::null());
    ask.status().unwrap().success()
}

#[test]
fn a_crash_costs_the_game_and_the_engine_is_started_again() {
    let fake = Fake::that("exit 3");
    let crash = Fault::Crash { status: "exit status: 3".into() };
    assert_eq!(fake.faults(&fake.plan()), [crash.clone(), crash]);
    let killed = Fake::that("kill -9 $$");
    assert_eq!(killed.faults(&killed.plan())[0], Fault::Crash { status: "signal: 9 (SIGKILL)".into() });
}

#[test]
fn an_illegal_move_costs_the_game() {
    let fake = Fake::that("echo 'info depth 3 score cp 12'; echo bestmove a0a9");
    let illegal = Fault::Illegal { found: "a0a9".into() };
    assert_eq!(fake.faults(&fake.plan()), [illegal.clone(), illegal]);
    let nonsense = Fake::that("echo bestmove ♞x7");
    assert_eq!(nonsense.faults(&nonsense.plan())[0], Fault::Illegal { found: "♞x7".into() });
}

#[test]
fn no_move_where_there_is_one_costs_the_game() {
    for answer in ["bestmove (none)", "bestmove 0000", "bestmove", "nobestmove"] {
        let fake = Fake::that(&format!("echo '{answer}'"));
        assert_eq!(fake.faults(&fake.plan()), [Fault::NoMove, Fault::NoMove], "{answer}");
    }
}

#[test]
fn an_engine_that_never_answers_does_not_hold_up_the_match() {
    let fake = Fake::that(":");
    let [first, second] = fake.faults(&fake.hasty());
    for fault in [first, second] {
        assert!(matches!(fault, Fault::Silence { time: 2_000.. }), "{fault:?}");
    }
    assert!(fake.heard().contains("\nstop\n"), "it is told to stop first");
}

#[test]
fn an_engine_that_hears_nothing_is_killed_with_all_that_it_has_started() {
    let fake = Fake::that("trap '' TERM INT HUP; sleep 1000 & echo $! >> \"$0.pids\"; wait; sleep 1000");
    assert!(matches!(fake.faults(&fake.hasty()), [Fault::Silence { .. }, Fault::Silence { .. }]));
}

#[test]
fn an_engine_that_talks_without_end_is_late_all_the_same() {
    let fake = Fake::that("while :; do echo info string talk; done");
    assert!(matches!(fake.faults(&fake.hasty()), [Fault::Silence { .. }, Fault::Silence { .. }]));
    let long = Fake::that("while :; do printf 'info string talk '; done");
    assert!(matches!(long.faults(&long.hasty()), [Fault::Silence { .. }, Fault::Silence { .. }]));
}

#[test]
fn garbage_is_passed_over() {
    let noise = "head -c 100000 /dev/urandom; echo; echo 'info score depth cp nodes -5 pv'; echo 'info depth 99999999999999'; \
                 echo readyok; echo uciok; echo option name; echo info; echo bestmove a0a0";
    let fake = Fake::that(noise);
    assert_eq!(fake.faults(&fake.plan()), [Fault::NoMove, Fault::NoMove]);
}

#[test]
fn a_closed_output_is_a_crash() {
    let fake = Fake::that("exec >&-; sleep 1000");
    let crash = Fault::Crash { status: "its output was closed".into() };
    assert_eq!(fake.faults(&fake.plan()), [crash.clone(), crash]);
}

#[test]
fn who_is_late_loses_on_time_and_may_play_on() {
    let fake = Fake::that("sleep 0.3; echo bestmove h2e2");
    for limit in [Limit::MoveTime(50), Limit::Clock { base: 50, increment: 0 }] {
        let plan = Plan { limit, margin: 30, ..fake.plan() };
        for fault in fake.faults(&plan) {
            assert!(matches!(fault, Fault::Late { over: 200.. }), "{fault:?}");
        }
    }
    let plan = Plan { margin: 5_000, limit: Limit::MoveTime(50), ..fake.plan() };
    assert!(matches!(fake.faults(&plan)[0], Fault::Illegal { .. }), "within the margin nobody is late");
}

#[test]
fn an_engine_may_give_up() {
    let fake = Fake::that("echo bestmove h2e2 resign").with(",proto=ucci");
    assert_eq!(
        fake.ends(&fake.plan()),
        [End::Resigned { side: Color::Red }, End::Resigned { side: Color::Black }]
    );
}

#[test]
fn faults_are_counted_and_told_in_the_record() {
    let fake = Fake::that("exit 3");
    let plan = Plan { games: 3, ..fake.plan() };
    let games: Vec<Played> = games(&plan).unwrap();
    let mut tally = Tally::new(&plan);
    for game in &games {
        tally.add(game);
    }
    assert_eq!(tally.sides[0].results, [0, 0, 3]);
    assert_eq!(
        (tally.sides[0].faults["match-crash"], tally.faults(), tally.sides[1].fault_count()),
        (3, 3, 0)
    );
    let record = record(&plan, &games[0], "2026.11.30");
    assert_eq!(record.tags.get("Termination"), Some("abandoned"));
    assert_eq!(record.notes(chuhe_record::Record::ROOT).comment, "Fake crashed (exit status: 3)");
}

/// Why a match does not begin.
#[track_caller]
fn refusal(plan: &Plan) -> Refusal {
    let StartError { why, .. } = games(plan).unwrap_err();
    why
}

#[test]
fn an_engine_that_does_not_start_ends_the_match() {
    assert!(matches!(refusal(&plan("cmd=/nowhere/engine", "self")), Refusal::Program { .. }));
    let silent = Fake::script("echo $$ >> \"$0.pids\"; sleep 1000\n");
    assert_eq!(refusal(&silent.hasty()), Refusal::Silent { told: "uci".into() });
    silent.is_gone();
    let ended = Fake::script("exit 4\n");
    assert_eq!(refusal(&ended.plan()), Refusal::Ended { status: "exit status: 4".into() });
    let plain = Fake::that(":").with(",option.Magic=1");
    assert_eq!(refusal(&plain.plan()), Refusal::Option { option: "Magic".into() });
    plain.is_gone();
    assert_eq!(refusal(&plan("self", "self,option.Threads=2")), Refusal::Option { option: "Threads".into() });
    let error = games(&plan("self", "cmd=/nowhere/engine,name=X")).unwrap_err().to_string();
    assert!(error.starts_with("X: cannot be started: /nowhere/engine: "), "{error}");
}

#[test]
fn an_engine_that_does_not_start_again_ends_the_match_too() {
    let once = "[ -e \"$0.pids\" ] && exit 5\n";
    let fake = Fake::script(&format!("{once}{POLITE}    go*) exit 6 ;;\n  esac\ndone\n"));
    let plan = Plan { games: 100, ..fake.plan() };
    assert_eq!(refusal(&plan), Refusal::Ended { status: "exit status: 5".into() });
}

#[test]
fn a_match_can_be_broken_off_while_an_engine_is_silent() {
    let fake = Fake::that("sleep 1000");
    let plan = Plan { patience: 600_000, ..fake.plan() };
    let stop = Stop::new();
    thread::scope(|scope| {
        scope.spawn(|| {
            while !fs::read_to_string(fake.path("engine.heard")).is_ok_and(|heard| heard.contains("\ngo ")) {
                thread::sleep(Duration::from_millis(10));
            }
            stop.set();
        });
        let played = chuhe_arena::run(&plan, &[].into(), &stop, |played| panic!("{played:?}"));
        played.unwrap();
    });
    fake.is_gone();
}

#[test]
fn a_uci_engine_is_told_what_it_needs() {
    let fake = Fake::that("echo bestmove h2e2").with(",option.hash=4,movetime=90");
    games(&Plan { games: 1, ..fake.plan() }).unwrap();
    let heard = fake.heard();
    let lines: Vec<&str> = heard.lines().collect();
    let start = "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    assert_eq!(
        lines[..7],
        ["uci", "setoption name Hash value 4", "isready", "ucinewgame", "isready", start, "go movetime 90"]
    );
    assert!(lines[7].starts_with(&format!("{start} moves h2e2 ")), "{heard}");
    assert_eq!(lines.last(), Some(&"quit"));
}

#[test]
fn a_ucci_engine_is_told_what_it_needs() {
    let fake = Fake::that("echo bestmove h2e2").with(",proto=ucci,movetime=60");
    games(&Plan { games: 1, ..fake.plan() }).unwrap();
    let heard = fake.heard();
    let lines: Vec<&str> = heard.lines().collect();
    let start = "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    assert_eq!(
        lines[..6],
        ["ucci", "setoption usemillisec true", "isready", "setoption newgame", "isready", start]
    );
    assert_eq!(lines[6], "go infinite");
}

#[test]
fn a_draw_is_agreed_when_one_offers_and_the_other_accepts() {
    let agrees =
        "case \"$line\" in 'go draw'*) echo bestmove h9g7 draw ;; *) echo bestmove h2e2 draw ;; esac";
    let (first, second) = (Fake::that(agrees).with(",proto=ucci"), Fake::that(agrees).with(",proto=ucci"));
    let games = games(&plan(&first.spec(), &second.spec().replace("name=Fake", "name=Other"))).unwrap();
    assert_eq!(
        games.iter().map(|game| (game.end.clone(), game.moves.len())).collect::<Vec<_>>(),
        [(End::Agreed, 1), (End::Agreed, 1)]
    );
    let record = record(&plan("self", "self"), &games[0], "2026.11.30");
    assert_eq!((record.result, record.tags.get("Termination")), (GameResult::Draw, Some("normal")));
    // Our own in this process has no word for it and plays on; the offer stands for one move only.
    let lonely = Fake::that("echo bestmove h2e2 draw").with(",proto=ucci");
    assert!(matches!(lonely.ends(&lonely.plan())[0], End::Fault { fault: Fault::Illegal { .. }, .. }));
}

#[test]
fn a_cecp_engine_is_told_what_it_needs() {
    let script = r#"
echo $$ >> "$0.pids"
while read -r line; do
  echo "$line" >> "$0.heard"
  case "$line" in
    protover*) echo 'feature ping=1 setboard=1 usermove=1 memory=1 variants="normal,xiangqi" myname="Fake 1"'
               echo 'feature option="Style -combo *solid /// risky" done=1' ;;
    ping*) echo "pong ${line#ping }" ;;
    go) echo '3. 12 5 100 h2e2'; echo move h2e2 ;;
    quit) exit ;;
  esac
done
"#;
    let fake = Fake::script(script).with(",proto=cecp,option.memory=8,option.style=risky,tc=5+0.5");
    let games = games(&Plan { games: 1, ..fake.plan() }).unwrap();
    fake.is_gone();
    let first = games[0].moves[0];
    assert_eq!((first.depth, first.nodes, first.score), (Some(3), Some(100), Some(Score::Centipawns(12))));
    let heard = fake.heard();
    let lines: Vec<&str> = heard.lines().collect();
    let start = "setboard rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1";
    let expected = [
        "xboard",
        "protover 2",
        "memory 8",
        "option Style=risky",
        "ping 1",
        "new",
        "variant xiangqi",
        "force",
        "post",
        "easy",
        "ping 1",
        "force",
        start,
        "level 0 0:05 0.5",
        "time 500",
        "otim 500",
        "go",
    ];
    assert_eq!(lines[..expected.len()], expected);
    let (position, answer) = (lines[expected.len() + 1], lines[expected.len() + 2]);
    assert!(position == start && answer == "usermove h2e2", "{heard}");
    let poor = Fake::script(&script.replace("setboard=1", "setboard=0")).with(",proto=cecp,depth=1");
    assert_eq!(refusal(&poor.plan()), Refusal::Option { option: "setboard=1".into() });
    assert_eq!(
        refusal(&Fake::script(script).with(",proto=cecp").plan()),
        Refusal::Option { option: "nodes".into() }
    );
}
