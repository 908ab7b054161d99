//! Many games, several at a time, told of in their order.

use core::ops::ControlFlow;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;

use chuhe_engine::Stop;

use crate::{Broken, Plan, Played, Player};

/// Plays the games of these numbers, and tells of each in the order of the numbers, so that what is kept of them does not
/// depend on `threads`.
///
/// `hear` may end the run: no new game is begun then, and those under way are played out and told of.
/// `stop` breaks it off: games under way are not told of.
///
/// # Errors
/// If the engine does what no engine may; the games before that one have been told of.
pub fn run(
    plan: &Plan,
    numbers: core::ops::Range<u64>,
    threads: usize,
    stop: &Stop,
    mut hear: impl FnMut(Played) -> ControlFlow<()>,
) -> Result<(), Broken> {
    let mut expected = numbers.start;
    let numbers = Mutex::new(numbers);
    let enough = AtomicBool::new(false);
    let next = || {
        let is_over = enough.load(Ordering::Relaxed) || stop.is_set();
        numbers.lock().ok().filter(|_| !is_over)?.next()
    };
    thread::scope(|scope| {
        let (tell, told) = mpsc::channel();
        for _ in 0..threads.max(1) {
            let (next, tell) = (&next, tell.clone());
            scope.spawn(move || {
                let mut player = Player::new(plan);
                while let Some(number) = next() {
                    let game = match player.play(number, stop) {
                        Ok(Some(played)) => Ok(played),
                        Ok(None) => return,
                        Err(broken) => Err(broken),
                    };
                    if tell.send((number, game)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(tell);
        let mut waiting = BTreeMap::new();
        for (number, game) in told {
            waiting.insert(number, game);
            while let Some(game) = waiting.remove(&expected) {
                expected += 1;
                match game.map(&mut hear) {
                    Ok(ControlFlow::Continue(())) => {}
                    Ok(ControlFlow::Break(())) => enough.store(true, Ordering::Relaxed),
                    Err(broken) => {
                        enough.store(true, Ordering::Relaxed);
                        return Err(broken);
                    }
                }
            }
        }
        Ok(())
    })
}
