//! Somebody else's engine as a speaker: what it is told, and what it says.
//!
//! Nothing here reads or writes: lines go in and come out, whoever runs the engine carries them.

mod cecp;
mod heard;
mod offer;

use core::fmt::Write;

use chuhe_rules::{Color, Game, Move, RuleSet, Square};

use crate::{Dialect, Go, Order, ranks};
use cecp::Features;
pub use heard::{Best, Heard, Thought};
pub use offer::Offer;

/// What is known of an engine, which decides how it is spoken to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreign {
    dialect: Dialect,
    first_rank: Option<u8>,
    name: Option<String>,
    offers: Vec<Offer>,
    /// What else it has said of itself in CECP.
    features: Features,
}

/// An option that an engine was to be given and does not offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotOffered {
    /// The name of the option.
    pub option: String,
}

impl Foreign {
    /// An engine that has not said anything yet.
    ///
    /// `first_rank` is what it calls Red's back rank, 0 or 1; if nothing, that is guessed from what it offers.
    pub fn new(dialect: Dialect, first_rank: Option<u8>) -> Self {
        Self { dialect, first_rank, name: None, offers: Vec::new(), features: Features::default() }
    }

    /// The language it speaks.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// What it calls itself, once it has said so.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// What it calls Red's back rank.
    ///
    /// If that was not given: engines for which xiangqi is one game of many (Fairy-Stockfish) count from 1 in UCI, all
    /// others from 0.
    pub fn first_rank(&self) -> u8 {
        self.first_rank.unwrap_or_else(|| {
            let many = self.offer("UCI_Variant").is_some_and(|offer| offer.choices.len() > 1);
            u8::from(self.dialect == Dialect::Uci && many)
        })
    }

    /// An option that it offers, whatever the case of the name.
    pub fn offer(&self, name: &str) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.name.eq_ignore_ascii_case(name))
    }

    /// The lines that set options: those wanted, and those without which it would play another game.
    ///
    /// The latter are xiangqi where it plays other games too, milliseconds in UCCI, and our own option for the rules.
    ///
    /// # Errors
    /// If it does not offer an option that is wanted, or in CECP what no game can be played without.
    pub fn set_up(&self, rules: &RuleSet, wanted: &[(String, String)]) -> Result<Vec<String>, NotOffered> {
        if self.dialect == Dialect::Cecp
            && let Some(missing) = self.features.missing()
        {
            return Err(NotOffered { option: missing.to_owned() });
        }
        let asked = |name: &str| wanted.iter().any(|(own, _)| own.eq_ignore_ascii_case(name));
        let own = [("UCI_Variant", "xiangqi"), ("usemillisec", "true"), ("Rules", &*rules.name)];
        let own = own.into_iter().filter(|(name, value)| {
            !asked(name)
                && self.offer(name).is_some_and(|offer| offer.takes(value) && offer.default != *value)
        });
        let mut lines: Vec<String> = own.map(|(name, value)| self.set(name, value)).collect();
        for (name, value) in wanted {
            if let Some(order) = self.own_order(name, value) {
                lines.push(order.to_string());
                continue;
            }
            let offer = self.offer(name).ok_or_else(|| NotOffered { option: name.clone() })?;
            lines.push(self.set(&offer.name, value));
        }
        Ok(lines)
    }

    /// What CECP has an order for where other languages have an option, if the engine follows it.
    fn own_order(&self, name: &str, value: &str) -> Option<Order> {
        let follows = |feature| self.dialect == Dialect::Cecp && self.features.has(feature);
        match name {
            "memory" if follows("memory") => Some(Order::Memory(value.to_owned())),
            "cores" if follows("smp") => Some(Order::Cores(value.to_owned())),
            _ => None,
        }
    }

    /// The line that gives an option a value; an empty one presses a button.
    pub fn set(&self, name: &str, value: &str) -> String {
        let line = match (self.dialect, value) {
            (Dialect::Uci, "") => format!("setoption name {name}"),
            (Dialect::Uci, _) => format!("setoption name {name} value {value}"),
            (Dialect::Ucci, _) => format!("setoption {name} {value}"),
            (Dialect::Cecp, _) => Order::Set { name: name.to_owned(), value: value.to_owned() }.to_string(),
        };
        line.trim_end().to_owned()
    }

    /// What says that another game begins, if there is a way.
    pub fn new_game(&self) -> Option<String> {
        match self.dialect {
            Dialect::Uci => Some("ucinewgame".to_owned()),
            Dialect::Ucci => self.offer("newgame").map(|offer| self.set(&offer.name, "")),
            Dialect::Cecp => Some(cecp::new_game()),
        }
    }

    /// The line that asks whether everything said has been carried out.
    pub fn ready(&self) -> &'static str {
        match self.dialect {
            Dialect::Uci | Dialect::Ucci => "isready",
            Dialect::Cecp => "ping 1",
        }
    }

    /// The line that asks for the move at once.
    pub fn stop(&self) -> &'static str {
        match self.dialect {
            Dialect::Uci | Dialect::Ucci => "stop",
            Dialect::Cecp => "?",
        }
    }

    /// What shows a game: a line, in CECP several.
    ///
    /// UCI engines get all its moves, UCCI engines those since the last capture, as their protocol has it.
    pub fn position(&self, game: &Game) -> String {
        let plies = game.plies();
        let first = match self.dialect {
            Dialect::Cecp => {
                let moves: Vec<String> = game.moves().map(|mv| self.write(mv)).collect();
                return self.features.position(game, &moves);
            }
            Dialect::Uci => 0,
            Dialect::Ucci => plies.iter().rposition(|ply| ply.undo.captured.is_some()).map_or(0, |at| at + 1),
        };
        let mut line = format!("position fen {}", game.position_at(first).fen());
        for (number, mv) in game.moves().skip(first).enumerate() {
            line.push_str(if number == 0 { " moves " } else { " " });
            line.push_str(&self.write(mv));
        }
        line
    }

    /// What asks for a move, for the side to move: a line, in CECP several.
    ///
    /// Of several limits a UCCI engine is told one: depth, nodes, time of the move, clock.
    /// A CECP engine cannot be told nodes.
    pub fn go(&self, go: &Go, turn: Color) -> String {
        match self.dialect {
            Dialect::Uci => go.to_string(),
            Dialect::Ucci => self.go_in_ucci(go, turn),
            Dialect::Cecp => cecp::go(go, turn),
        }
    }

    fn go_in_ucci(&self, go: &Go, turn: Color) -> String {
        // Without the option it counts seconds.
        let unit = if self.offer("usemillisec").is_some() { 1 } else { 1_000 };
        let (mine, theirs) = (go.remaining[turn], go.remaining[!turn]);
        let go_draw = if go.draw { "go draw" } else { "go" };
        if let Some(depth) = go.depth {
            return format!("{go_draw} depth {depth}");
        }
        if let Some(nodes) = go.nodes {
            return format!("{go_draw} nodes {nodes}");
        }
        let Some(time) = mine.filter(|_| go.move_time.is_none()) else {
            return format!("{go_draw} infinite");
        };
        let mut line = format!("{go_draw} time {}", time / unit);
        match go.moves_to_go {
            Some(moves) => _ = write!(line, " movestogo {moves}"),
            None => _ = write!(line, " increment {}", go.increment[turn] / unit),
        }
        if let Some(theirs) = theirs {
            let _ = write!(line, " opptime {} oppincrement {}", theirs / unit, go.increment[!turn] / unit);
        }
        line
    }

    /// After how many ms it has to be told to stop, where its language cannot say so beforehand.
    pub fn stop_after(&self, go: &Go) -> Option<u64> {
        go.move_time.filter(|_| self.dialect != Dialect::Uci && go.depth.is_none() && go.nodes.is_none())
    }

    /// What a line of the engine says; what it tells of itself is kept.
    pub fn hear(&mut self, line: &str) -> Heard {
        if self.dialect == Dialect::Cecp {
            let first_rank = self.first_rank();
            return self.features.hear(line, first_rank, &mut self.offers, &mut self.name);
        }
        let heard = heard::read(line, self.dialect, self.first_rank());
        match &heard {
            Heard::Name(name) => self.name = Some(name.clone()),
            Heard::Offer(offer) => self.offers.push(offer.clone()),
            _ => {}
        }
        heard
    }

    /// A move as the engine writes it.
    pub fn write(&self, mv: Move) -> String {
        let rank = |square: Square| square.rank() as u8 + self.first_rank();
        format!("{}{}{}{}", mv.from().file(), rank(mv.from()), mv.to().file(), rank(mv.to()))
    }

    /// The move that the engine means, if it is one.
    pub fn read(&self, text: &str) -> Option<Move> {
        ranks::read(text, self.first_rank())
    }
}
