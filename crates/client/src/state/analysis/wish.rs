//! What a person wants of the engine.

use super::MOST_LINES;

/// How long the engine thinks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Limit {
    /// Until it is stopped.
    #[default]
    Endless,
    /// So many seconds.
    Seconds(u32),
    /// To a depth in plies.
    Depth(u32),
}

impl Limit {
    /// Those to choose from.
    pub const ALL: [Self; 6] = [
        Self::Endless,
        Self::Seconds(5),
        Self::Seconds(30),
        Self::Seconds(120),
        Self::Depth(12),
        Self::Depth(20),
    ];

    /// The stable name.
    pub fn name(self) -> String {
        match self {
            Self::Endless => "endless".to_owned(),
            Self::Seconds(seconds) => format!("s{seconds}"),
            Self::Depth(depth) => format!("d{depth}"),
        }
    }

    pub(super) fn order(self) -> String {
        match self {
            Self::Endless => "go infinite".to_owned(),
            Self::Seconds(seconds) => format!("go movetime {seconds}000"),
            Self::Depth(depth) => format!("go depth {depth}"),
        }
    }
}

/// What a person wants of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Whether it is to look at all.
    pub on: bool,
    /// How many of the best lines it tells.
    pub lines: usize,
    /// How long it thinks.
    pub limit: Limit,
    /// Whether it tells what the other side would do.
    pub threats: bool,
    /// Whether it is the server's, where that has one for this page, and not the browser's.
    pub native: bool,
}

impl Default for Wish {
    fn default() -> Self {
        Self { on: false, lines: 3, limit: Limit::Endless, threats: false, native: false }
    }
}

impl Wish {
    /// The choices as a line of text that [`Wish::restore`] reads.
    pub fn save(&self) -> String {
        let Self { on, lines, limit, threats, native } = self;
        format!("on={on} lines={lines} limit={} threats={threats} native={native}", limit.name())
    }

    /// Takes over the choices that a text holds; what it does not know it leaves.
    pub fn restore(&mut self, text: &str) {
        for (name, value) in text.split(' ').filter_map(|choice| choice.split_once('=')) {
            match name {
                "on" => self.on = value == "true",
                "threats" => self.threats = value == "true",
                "native" => self.native = value == "true",
                "lines" => {
                    let lines = value.parse().ok().filter(|lines| (1..=MOST_LINES).contains(lines));
                    self.lines = lines.unwrap_or(self.lines);
                }
                "limit" => {
                    let limit = Limit::ALL.into_iter().find(|limit| limit.name() == value);
                    self.limit = limit.unwrap_or(self.limit);
                }
                _ => {}
            }
        }
    }
}
