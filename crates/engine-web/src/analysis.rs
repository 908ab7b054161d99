//! Looking into a position for as long as somebody wants to know.
//!
//! A worker without shared memory hears no message while it searches, and a search in slices would begin each of them
//! at depth 1 again, tell depths that go back, and yet hear late once one depth takes seconds.
//! So the page gives each analysis an address that only it can make, of an object in its memory (`blob:…`), and takes
//! that back to end the analysis; the search asks whether the address is still there, without waiting for messages, which
//! costs a fraction of a millisecond and no network.
//! It is one search from its first depth to its last, it ends within [`LOOK`], and the table is kept for the next
//! position, so that stepping through a game goes on where the last search was.

use std::cell::{Cell, RefCell};

use chuhe_engine::{Bound, Now, Report, Stop};
use chuhe_protocol::{Answer, Command, Go, Player, found};

/// Milliseconds after which is looked again whether the analysis is to end.
const LOOK: u64 = 40;

/// Milliseconds from one message to the next.
const PACE: u64 = 100;

/// Milliseconds without a new line after which those of a depth are complete: they come one right after the other.
const COMPLETE: u64 = 4;

/// So many milliseconds are no limit; the clock is asked for no other reason than one.
const FOR_EVER: u64 = 1 << 40;

/// What an analysis needs of the world.
pub(crate) trait World {
    /// Milliseconds by a clock that never goes back.
    fn time(&self) -> u64;

    /// Whether an address of the page is still there.
    fn is_there(&self, address: &str) -> bool;

    /// Tells the page something.
    fn tell(&self, message: &str);
}

/// Carries out an order: `analyse ID ADDRESS`, and on the lines after it orders of UCI.
///
/// A search ends by its limit, or once there is nothing at the address any more, where that is not `-`; nothing is
/// searched after that.
/// A line `threat` says that the search after it is for what the other side would do.
/// What is told are messages of lines with tabs between their fields, at most ten a second:
///
/// - `found ID NODES TIME` with a line for each of the best lines, as [`found`] has it.
/// - `threat ID MOVE`, where there is one.
/// - `done ID` at the end; `stopped ID` where the address was gone.
pub(crate) fn analyse(player: &mut Player, order: &str, world: &impl World) {
    let mut lines = order.lines();
    let mut head = lines.next().unwrap_or_default().split(' ').skip(1);
    let (id, address) = (head.next().unwrap_or_default(), head.next().unwrap_or("-"));
    let stop = Stop::new();
    let mut threat = false;
    for line in lines.filter(|_| !stop.is_set()) {
        match Command::parse(line) {
            _ if line == "threat" => threat = true,
            Ok(Command::Go(go)) => {
                let watch = Watch::new(world, (!threat).then_some(id), address, &stop);
                let answer = player.think(&timed(go), &watch, &stop, |answer| watch.hear(answer));
                match answer {
                    Answer::BestMove { best: Some(mv), .. } if threat && !stop.is_set() => {
                        world.tell(&format!("threat\t{id}\t{mv}"));
                    }
                    _ => watch.tell(),
                }
                threat = false;
            }
            Ok(command) => player.obey(command, |answer| world.tell(&answer.to_string())),
            Err(error) => world.tell(&Answer::Text(error.to_string()).to_string()),
        }
    }
    world.tell(&format!("{}\t{id}", if stop.is_set() { "stopped" } else { "done" }));
}

/// The same request with a time, so that the search looks at its clock.
fn timed(go: Go) -> Go {
    Go { infinite: false, move_time: go.move_time.or(Some(FOR_EVER)), ..go }
}

/// The clock of a search, which looks whether it is to go on and tells what was found whenever it is asked for the time.
struct Watch<'a, W> {
    world: &'a W,
    /// The name of the analysis; nothing where what is found is not told on the way.
    id: Option<&'a str>,
    address: &'a str,
    stop: &'a Stop,
    looked: Cell<u64>,
    told: Cell<u64>,
    heard: Cell<u64>,
    /// Whether something has been found since it was told.
    news: Cell<bool>,
    found: RefCell<Vec<Report>>,
}

impl<W: World> Now for Watch<'_, W> {
    fn now(&self) -> u64 {
        let now = self.world.time();
        if now >= self.looked.get() + LOOK && !self.stop.is_set() {
            self.look(now);
        }
        if now >= self.told.get() + PACE && now >= self.heard.get() + COMPLETE {
            self.tell();
        }
        now
    }
}

impl<'a, W: World> Watch<'a, W> {
    fn new(world: &'a W, id: Option<&'a str>, address: &'a str, stop: &'a Stop) -> Self {
        let now = world.time();
        let watch = Self {
            world,
            id,
            address,
            stop,
            looked: Cell::new(now),
            // The first of it comes early.
            told: Cell::new(now.saturating_sub(PACE / 2)),
            heard: Cell::new(now),
            news: Cell::new(false),
            found: RefCell::default(),
        };
        watch.look(now);
        watch
    }

    fn look(&self, now: u64) {
        self.looked.set(now);
        if self.address != "-" && !self.world.is_there(self.address) {
            self.stop.set();
        }
    }

    fn hear(&self, answer: Answer) {
        let Answer::Info(report, _) = answer else { return };
        let mut found = self.found.borrow_mut();
        let place = (report.line.max(1) - 1) as usize;
        // Of a depth that is not finished only what replaces nothing.
        if report.bound == Bound::Exact || found.is_empty() {
            if place < found.len() {
                found[place] = report;
            } else {
                found.push(report);
            }
            self.heard.set(self.world.time());
            self.news.set(true);
        }
    }

    fn tell(&self) {
        let Some(id) = self.id.filter(|_| self.news.take()) else { return };
        self.told.set(self.world.time());
        self.world.tell(&message(id, &self.found.borrow()));
    }
}

/// What was found, as the page is told.
fn message<'a>(id: &str, reports: &'a [Report]) -> String {
    let latest = reports.iter().max_by_key(|report| report.nodes);
    let (nodes, time) = latest.map_or((0, 0), |report| (report.nodes, report.time));
    let line = |report: &'a Report| found::Line {
        depth: report.depth,
        seldepth: report.seldepth,
        score: report.score,
        moves: &report.pv,
    };
    found::found(id, nodes, time, reports.iter().map(line))
}

#[cfg(test)]
mod tests {
    use chuhe_engine::Score;

    use super::*;

    /// A world in which every look at the clock takes a while, and addresses are there for so long.
    struct Test {
        time: Cell<u64>,
        step: u64,
        until: u64,
        told: RefCell<Vec<(u64, String)>>,
    }

    impl World for Test {
        fn time(&self) -> u64 {
            self.time.set(self.time.get() + self.step);
            self.time.get()
        }

        fn is_there(&self, address: &str) -> bool {
            assert_eq!(address, "blob:a");
            self.time.get() < self.until
        }

        fn tell(&self, message: &str) {
            self.told.borrow_mut().push((self.time.get(), message.to_owned()));
        }
    }

    fn analyse(order: &str, until: u64) -> Vec<(u64, String)> {
        let world = Test { time: Cell::new(0), step: 1, until, told: RefCell::default() };
        super::analyse(&mut Player::new(0), order, &world);
        world.told.into_inner()
    }

    #[test]
    fn an_endless_search_ends_soon_after_its_address_is_gone() {
        let order = "analyse 7 blob:a\nsetoption name MultiPV value 3\nposition startpos\ngo infinite";
        let told = analyse(order, 800);
        let (end, last) = told.last().unwrap();
        assert_eq!(last, "stopped\t7");
        assert!((800..800 + 2 * LOOK).contains(end), "{end}");
        let found: Vec<_> = told.iter().filter(|(_, text)| text.starts_with("found\t7\t")).collect();
        assert!(found.len() > 3, "{told:?}");
        for pair in found[..found.len() - 1].windows(2) {
            assert!(pair[1].0 >= pair[0].0 + PACE, "{pair:?}");
        }
        let depth = |text: &str| -> Vec<u32> {
            text.lines().skip(1).map(|line| line.split('\t').nth(1).unwrap().parse().unwrap()).collect()
        };
        let depths: Vec<_> = found.iter().map(|(_, text)| depth(text)).collect();
        assert!(depths.iter().all(|lines| lines.len() == 3), "{depths:?}");
        assert!(depths.is_sorted_by_key(|lines| lines[0]), "{depths:?}");
    }

    #[test]
    fn a_limit_ends_a_search_that_has_no_address() {
        let told = analyse("analyse 1 -\nposition startpos\ngo depth 5", 0);
        let texts: Vec<&str> = told.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts.last(), Some(&"done\t1"));
        assert!(texts[texts.len() - 2].contains("\nline\t5\t"), "{texts:?}");
    }

    #[test]
    fn what_the_other_side_would_do_is_told_before() {
        // Black's chariot takes the horse if Red passes.
        let order = "analyse 2 blob:a\nthreat\nposition fen 3k5/9/9/9/4r3N/9/9/9/9/5K3 b\ngo depth 4\n\
                     position fen 3k5/9/9/9/4r3N/9/9/9/9/5K3 w\ngo depth 2";
        let told = analyse(order, u64::MAX);
        assert_eq!(told[0].1, "threat\t2\te5i5");
        assert!(told[1].1.starts_with("found\t2\t"), "{told:?}");
        let stopped = analyse(order, 0);
        assert_eq!(stopped.len(), 1, "{stopped:?}");
    }

    #[test]
    fn scores_are_told_as_what_they_are() {
        let mate = analyse("analyse 1 -\nposition fen 3k5/R8/9/9/9/9/9/9/9/4K3R w\ngo depth 4", 0);
        let line = mate[mate.len() - 2].1.lines().nth(1).unwrap().to_owned();
        assert!(line.contains("\tmate\t1\t1000\t0\t0\ti0i9"), "{line}");
        let none = analyse("analyse 1 -\nposition fen 3k4R/R8/9/9/9/9/9/9/9/4K4 b\ngo depth 4", 0);
        assert!(none[0].1.contains("\tmated\t0\t0\t0\t1000\t"), "{none:?}");
        let report = Report {
            line: 1,
            depth: 9,
            seldepth: 12,
            score: Score::LossByRule,
            bound: Bound::Exact,
            nodes: 5,
            time: 6,
            table_used: 0,
            pv: Vec::new(),
        };
        assert_eq!(message("x", &[report]), "found\tx\t5\t6\nline\t9\t12\tlost\t0\t0\t0\t1000\t");
    }
}
