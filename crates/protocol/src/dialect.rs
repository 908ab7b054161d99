//! The languages that engines speak.

/// A language that engines speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// UCI, as xiangqi engines use it.
    #[default]
    Uci,
    /// UCCI, version 3.0: <https://www.xqbase.com/protocol/cchess_ucci.htm>.
    Ucci,
}

impl Dialect {
    /// Both, with their names.
    pub const ALL: [(Self, &'static str); 2] = [(Self::Uci, "uci"), (Self::Ucci, "ucci")];

    /// The line that an engine of this language introduces itself after.
    pub const fn hello(self) -> &'static str {
        match self {
            Self::Uci => "uci",
            Self::Ucci => "ucci",
        }
    }
}
