//! The engine in a Web Worker: text in, text out.
//!
//! A page starts it with `new Worker(url, { type: "module" })`, where `url` is the hashed `engine.js`, the computer player,
//! or the hashed `analyst.js`, built with the feature `analysis`, which can do more; and waits for the message `ready`;
//! messages sent before may be lost.
//! A message is one or more lines of UCI as crate `protocol` reads them, such as
//!
//! ```text
//! position startpos moves h2e2 h9g7
//! go level 2 seed 7
//! ```
//!
//! The line `rules capture` before `position` chooses a rule set by its name; it holds until another is chosen, and a name
//! that is none is answered with `info string` and changes nothing.
//! Each answer is a message of its own: `info …` after every depth (with a second line after a win or loss by rule),
//! `bestmove h0g2` (or `bestmove (none)` where there is no move) at the end, `info string …` for a line that was not
//! understood.
//! A message that begins with `analyse` asks for more than a move, and may be interrupted: the module `analysis` has it.
//! One that begins with `explain` asks what there is to see in a position, and a line `why h2e2` after `position` what a move
//! does: the module `teacher` has it.
//! One that begins with `review` reviews a game, a position for each order: the module `reviewer` has it.
//! Only the analyst does these.
//! Any other search is not interrupted: it has to name a limit (`level`, `nodes`, `depth`, `movetime`, the clock of the side to
//! move), and the message after it is read when it has ended; `perft` goes no deeper than 5.
//! To end one early, terminate the worker and start another; the position is in the next message anyway.

mod analysis;
mod reviewer;
mod teacher;

use analysis::{World, analyse};
use chuhe_engine::{Now, Stop};
use chuhe_protocol::{Answer, Command, Go, Player};
pub use reviewer::Reviewer;
use teacher::Teacher;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type MessageEvent;

    #[wasm_bindgen(method, getter)]
    fn data(this: &MessageEvent) -> JsValue;

    #[wasm_bindgen(js_name = addEventListener)]
    fn add_event_listener(name: &str, listener: &Closure<dyn FnMut(MessageEvent)>);

    #[wasm_bindgen(js_name = postMessage)]
    fn post_message(text: &str);

    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;

    #[wasm_bindgen(js_namespace = Date, js_name = now)]
    fn date_now() -> f64;

    type XMLHttpRequest;

    #[wasm_bindgen(constructor)]
    fn new() -> XMLHttpRequest;

    #[wasm_bindgen(method, catch)]
    fn open(this: &XMLHttpRequest, method: &str, address: &str, waits: bool) -> Result<(), JsValue>;

    #[wasm_bindgen(method, catch)]
    fn send(this: &XMLHttpRequest) -> Result<(), JsValue>;
}

/// Whether this is the analyst.
const ANALYSIS: bool = cfg!(feature = "analysis");

/// How deep moves are counted: for some seconds.
const DEEPEST_PERFT: u32 = 5;

/// The browser's monotonic clock.
struct Clock;

impl Now for Clock {
    fn now(&self) -> u64 {
        performance_now() as u64
    }
}

/// The worker's surroundings.
struct Browser;

impl World for Browser {
    fn time(&self) -> u64 {
        performance_now() as u64
    }

    /// Asked for at once, not by a message: a search would have to end to hear the answer.
    fn is_there(&self, address: &str) -> bool {
        let request = XMLHttpRequest::new();
        request.open("GET", address, false).and_then(|()| request.send()).is_ok()
    }

    fn tell(&self, message: &str) {
        post_message(message);
    }
}

/// Starts the worker when its module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    // Two visits, two games: the levels draw their mistakes from this unless a message names a seed.
    let mut player = Player::new(date_now() as u64);
    // Most workers are never asked to explain or to review anything.
    let mut teacher: Option<Teacher> = None;
    let mut reviewer: Option<Reviewer> = None;
    let listener = Closure::new(move |event: MessageEvent| {
        let message = event.data().as_string().unwrap_or_default();
        if ANALYSIS && message.starts_with("analyse ") {
            return analyse(&mut player, &message, &Browser);
        }
        if ANALYSIS && message.starts_with("explain ") {
            let teacher = teacher.get_or_insert_with(Teacher::new);
            return teacher.explain(&mut player, &message, post_message);
        }
        if let Some(order) = message.strip_prefix("review ").filter(|_| ANALYSIS) {
            if let Some(answer) = reviewer.get_or_insert_default().obey(order) {
                post_message(&answer);
            }
            return;
        }
        for line in message.lines().filter(|line| !line.trim().is_empty()) {
            if let Some(mv) = line.strip_prefix("why ").filter(|_| ANALYSIS) {
                teacher.get_or_insert_with(Teacher::new).explain_move(&player, mv, post_message);
            } else {
                hear(&mut player, line);
            }
        }
    });
    add_event_listener("message", &listener);
    // It lives as long as the worker.
    listener.forget();
    post_message("ready");
}

fn hear(player: &mut Player, line: &str) {
    match Command::parse(line) {
        Ok(Command::Go(go)) if player.is_endless(&go) => {
            say(Answer::Text(
                "found a search without end, expected a limit such as level or nodes".to_string(),
            ));
        }
        Ok(Command::Go(Go { perft: Some(depth), .. })) if depth > DEEPEST_PERFT => {
            say(Answer::Text(format!(
                "found perft {depth}, which cannot be interrupted here, expected at most {DEEPEST_PERFT}"
            )));
        }
        Ok(Command::Go(go)) => {
            let answer = player.think(&go, &Clock, &Stop::new(), say);
            say(answer);
        }
        Ok(command) => player.obey(command, say),
        Err(error) => say(Answer::Text(error.to_string())),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the shape of a closure that takes answers")]
fn say(answer: Answer) {
    post_message(&answer.to_string());
}
