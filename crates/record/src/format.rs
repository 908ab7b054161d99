//! The formats that games are kept in, and what each can hold.

/// A format that games are kept in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// XQStudio's (象棋演播室), in all versions.
    Xqf,
    /// A record of ccbridge (象棋桥).
    Cbr,
    /// A library of ccbridge (象棋桥).
    Cbl,
    /// ccbridge's, in XML.
    Cbf,
    /// PengFei's (鹏飞象棋), in XML.
    Pfc,
    /// The tags of dpxq.com (东萍象棋) and many forums, also within pages and scripts.
    DhtmlXq,
    /// Positions, one FEN a line.
    Fen,
    /// Games as engines are told them, one a line: `position startpos moves h2e2`.
    Ucci,
    /// The text format of the World Xiangqi Federation's servers.
    Wxf,
    /// Diagrams of the program xiangqi-setup, XAY and annoFEN.
    Xay,
    /// PGN in the dialects of xiangqi programs.
    Pgn,
    /// This project's own, which holds everything: `docs/record.schema.json`.
    Json,
}

/// What a format can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is one line of a table")]
pub struct Holds {
    /// More than one game in a file.
    pub many: bool,
    /// Another start than the usual one.
    pub start: bool,
    /// Moves.
    pub moves: bool,
    /// Alternatives to moves.
    pub variations: bool,
    /// What is said about the game and after moves.
    pub comments: bool,
    /// What is said before a move.
    pub before: Before,
    /// Marks as `!` and `?`.
    pub nags: bool,
    /// Arrows and circles.
    pub shapes: bool,
    /// Clocks and the time that moves took.
    pub clocks: bool,
    /// An engine's evaluations.
    pub evals: bool,
    /// The result.
    pub result: bool,
    /// Other rules than the usual ones.
    pub rules: bool,
    /// The names of tags that it has places for.
    pub tags: TagNames,
}

/// Where a format has a place for what is said before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// Nowhere.
    Nowhere,
    /// Where a variation begins.
    Variations,
    /// Before every move.
    Moves,
}

/// The names of tags that a format has places for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagNames {
    /// Any name.
    Any,
    /// These.
    These(&'static [&'static str]),
}

impl Holds {
    /// Everything.
    pub const ALL: Self = Self {
        many: true,
        start: true,
        moves: true,
        variations: true,
        comments: true,
        before: Before::Moves,
        nags: true,
        shapes: true,
        clocks: true,
        evals: true,
        result: true,
        rules: true,
        tags: TagNames::Any,
    };

    /// One game from any start with variations, comments, a result and tags.
    ///
    /// Marks, drawings, clocks and evaluations stand in the comments.
    pub const TREE: Self = Self {
        start: true,
        moves: true,
        variations: true,
        comments: true,
        nags: true,
        shapes: true,
        clocks: true,
        evals: true,
        result: true,
        tags: TagNames::Any,
        ..Self::NOTHING
    };

    /// One game without moves from the usual start.
    pub const NOTHING: Self = Self {
        many: false,
        start: false,
        moves: false,
        variations: false,
        comments: false,
        before: Before::Nowhere,
        nags: false,
        shapes: false,
        clocks: false,
        evals: false,
        result: false,
        rules: false,
        tags: TagNames::These(&[]),
    };
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 12] = [
        Self::Xqf,
        Self::Cbr,
        Self::Cbl,
        Self::Cbf,
        Self::Pfc,
        Self::DhtmlXq,
        Self::Fen,
        Self::Ucci,
        Self::Wxf,
        Self::Xay,
        Self::Pgn,
        Self::Json,
    ];

    /// The stable name, for command lines and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Xqf => "xqf",
            Self::Cbr => "cbr",
            Self::Cbl => "cbl",
            Self::Cbf => "cbf",
            Self::Pfc => "pfc",
            Self::DhtmlXq => "dhtmlxq",
            Self::Fen => "fen",
            Self::Ucci => "ucci",
            Self::Wxf => "wxf",
            Self::Xay => "xay",
            Self::Pgn => "pgn",
            Self::Json => "json",
        }
    }

    /// The format of a name that [`Format::id`] gives, in any case.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.id().eq_ignore_ascii_case(id))
    }

    /// The endings of file names, without the dot and in lower case; the first is the one to write.
    pub const fn extensions(self) -> &'static [&'static str] {
        match self {
            Self::Xqf => &["xqf"],
            Self::Cbr => &["cbr"],
            Self::Cbl => &["cbl"],
            Self::Cbf => &["cbf"],
            Self::Pfc => &["pfc"],
            Self::DhtmlXq => &["dhtmlxq", "dpxq", "ubb", "html", "htm"],
            Self::Fen => &["fen", "epd"],
            Self::Ucci => &["ucci"],
            Self::Wxf => &["wxf"],
            Self::Xay => &["xay", "annofen"],
            Self::Pgn => &["pgn", "pgns"],
            Self::Json => &["json"],
        }
    }

    /// The format that a file name's ending promises, if it is that of a format.
    pub fn of_name(name: &str) -> Option<Self> {
        let (_, ending) = name.rsplit_once('.')?;
        let ending = ending.to_ascii_lowercase();
        Self::ALL.into_iter().find(|format| format.extensions().contains(&ending.as_str()))
    }

    /// Whether games in it can be read.
    pub const fn can_read(self) -> bool {
        match self {
            Self::Xqf
            | Self::Cbr
            | Self::Cbl
            | Self::Cbf
            | Self::Pfc
            | Self::DhtmlXq
            | Self::Fen
            | Self::Ucci
            | Self::Wxf
            | Self::Xay
            | Self::Pgn
            | Self::Json => true,
        }
    }

    /// Whether games can be written in it.
    pub const fn can_write(self) -> bool {
        match self {
            Self::Xqf
            | Self::Cbr
            | Self::Cbl
            | Self::Cbf
            | Self::Pfc
            | Self::DhtmlXq
            | Self::Fen
            | Self::Ucci
            | Self::Wxf
            | Self::Pgn
            | Self::Json => true,
            Self::Xay => false,
        }
    }

    /// What it can hold.
    ///
    /// Where there are comments and no other place, marks, clocks, evaluations and drawings stand before the words as
    /// PGN's commands do, `[%nag !] [%clk 0:01:02] [%emt 0:00:05] [%eval 0.35,12] [%csl Ge3] [%cal Yh2e2]`, and tags behind
    /// what is said about the game, each on a line of its own, `[ECCO "B05"]`; [`read()`](crate::read()) finds them there.
    pub const fn holds(self) -> Holds {
        match self {
            // Which tags they have places for depends on the value too: their own lists of losses say it.
            Self::Xqf | Self::Cbr | Self::Cbf => Holds::TREE,
            Self::Cbl | Self::Pfc | Self::DhtmlXq => Holds { many: true, ..Holds::TREE },
            Self::Fen => Holds { many: true, start: true, ..Holds::NOTHING },
            Self::Ucci => Holds { many: true, start: true, moves: true, ..Holds::NOTHING },
            Self::Wxf => Holds {
                many: true,
                start: true,
                moves: true,
                result: true,
                tags: TagNames::These(&crate::wxf::TAGS),
                ..Holds::NOTHING
            },
            Self::Xay => Holds { start: true, shapes: true, ..Holds::NOTHING },
            Self::Pgn => Holds { before: Before::Variations, ..Holds::ALL },
            Self::Json => Holds::ALL,
        }
    }
}
