//! Law: whatever a program says in any of the languages is a command, an order or an error, and our engine carries out what needs
//! no search; an order is read back as it was written;
//! whatever an engine says is understood or passed over, and every move that it means is one that can be told to it.
#![no_main]

use std::sync::{LazyLock, Mutex};

use chuhe_protocol::{Best, Command, Dialect, Foreign, Heard, Order, Player};
use chuhe_rules::RuleSet;
use libfuzzer_sys::fuzz_target;

/// One for all inputs: its table is large.
static PLAYER: LazyLock<Mutex<Player>> = LazyLock::new(|| Mutex::new(Player::new(1)));

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let mut player = PLAYER.lock().expect("nobody else has it");
    for (dialect, _) in Dialect::ALL {
        let mut engine = Foreign::new(dialect, None);
        for line in text.lines() {
            match Command::parse_in(dialect, line) {
                // Both take the time to clear the table, or memory.
                Ok(Command::SetOption { .. } | Command::NewGame) => {}
                Ok(Command::Go(go)) => {
                    let again = Command::parse(&go.to_string());
                    if dialect == Dialect::Uci {
                        assert_eq!(again, Ok(Command::Go(go)));
                    }
                }
                Ok(command) => player.obey(command, |answer| drop(answer.to_string())),
                Err(error) => drop(error.to_string()),
            }
            match Order::parse(line) {
                Ok(order) => assert_eq!(Order::parse(&order.to_string()), Ok(order)),
                Err(error) => drop(error.to_string()),
            }
            if let Heard::Best(Best { mv: Some(text), .. }) = engine.hear(line)
                && let Some(mv) = engine.read(&text)
            {
                assert_eq!(engine.read(&engine.write(mv)), Some(mv));
            }
        }
        // In CECP an engine may lack what no game can be played without.
        let set_up = engine.set_up(&RuleSet::default(), &[]);
        assert!(set_up.is_ok() || dialect == Dialect::Cecp, "nothing was wanted");
    }
});
