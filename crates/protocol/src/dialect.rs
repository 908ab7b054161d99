//! The languages that engines speak.

/// A language that engines speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// UCI, as xiangqi engines use it.
    #[default]
    Uci,
    /// UCCI, version 3.0: <https://www.xqbase.com/protocol/cchess_ucci.htm>.
    Ucci,
    /// CECP, version 2, `XBoard`'s language: <https://www.gnu.org/software/xboard/engine-intf.html>.
    Cecp,
}

impl Dialect {
    /// All, with their names.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Uci, "uci"), (Self::Ucci, "ucci"), (Self::Cecp, "cecp")];

    /// What an engine of this language introduces itself after.
    pub const fn hello(self) -> &'static str {
        match self {
            Self::Uci => "uci",
            Self::Ucci => "ucci",
            Self::Cecp => "xboard\nprotover 2",
        }
    }
}
