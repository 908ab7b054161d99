//! What a player may choose about the board's look.

use chuhe_notation::Script;

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant),+ }

        impl $name {
            /// All of them, in the order in which a menu shows them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The stable name: in stored settings, in message ids.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            /// The one of that stable name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|choice| choice.name() == name)
            }
        }
    };
}

choice! {
    /// What stands on a disc.
    Pieces {
        /// The character alone.
        #[default]
        Characters = "characters",
        /// The character with a small figure at the rim, for who is learning to read it.
        Hybrid = "hybrid",
        /// A figure: crown, hat, elephant, horse's head, chariot, cannon, soldier.
        Figures = "figures",
        /// A Latin letter: K A E H R C P.
        Letters = "letters",
    }
}

choice! {
    /// The colours of the two sides.
    Colours {
        /// Red and black on ivory.
        #[default]
        RedBlack = "black",
        /// Red and dark green on ivory.
        RedGreen = "green",
        /// Red and dark blue on ivory.
        RedBlue = "blue",
        /// Red on ivory, ivory on black: the sides differ in lightness too.
        Inverted = "inverted",
    }
}

choice! {
    /// The board itself.
    Theme {
        /// Light wood by day, dark wood by night.
        #[default]
        Wood = "wood",
        /// Pale paper.
        Paper = "paper",
        /// Grey, without the river's words.
        Plain = "plain",
        /// Black on white.
        Contrast = "contrast",
        /// Nearly black.
        Dark = "dark",
        /// Light and dark cells, the pieces in them.
        Chequered = "chequered",
    }
}

choice! {
    /// What is written along the board's edges.
    Coordinates {
        /// Nothing.
        #[default]
        None = "none",
        /// Files from each player's own right: Red's 一 to 九, Black's 1 to 9.
        Chinese = "chinese",
        /// Files from each player's own right, in 1 to 9 on both sides.
        Digits = "digits",
        /// Files a to i, ranks 0 to 9.
        Letters = "letters",
    }
}

/// Everything a player may choose about the board's look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    /// The script of the characters.
    pub script: Script,
    /// What stands on a disc.
    pub pieces: Pieces,
    /// The colours of the two sides.
    pub colours: Colours,
    /// The board itself.
    pub theme: Theme,
    /// What is written along the edges.
    pub coordinates: Coordinates,
}

impl Look {
    /// What a reader of the language with this tag (`en`, `zh-Hans`, …) sees before choosing.
    ///
    /// Who reads Chinese, or learnt the game from Chinese sets as players in Vietnam do, gets plain characters; who does not gets
    /// the hybrid pieces, playable at first sight, with the characters there to be learnt.
    pub fn for_language(tag: &str) -> Self {
        let (script, pieces) = match tag {
            "zh-Hans" => (Script::Simplified, Pieces::Characters),
            "zh-Hant" | "vi" => (Script::Traditional, Pieces::Characters),
            _ => (Script::Traditional, Pieces::Hybrid),
        };
        Self { script, pieces, ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_distinct_and_read_back() {
        fn check<T: Copy + PartialEq + std::fmt::Debug>(
            all: &[T],
            name: impl Fn(T) -> &'static str,
            read: impl Fn(&str) -> Option<T>,
        ) {
            for &choice in all {
                assert_eq!(read(name(choice)), Some(choice));
            }
            assert_eq!(read("no such name"), None);
        }
        check(Script::ALL, Script::name, Script::from_name);
        check(Pieces::ALL, Pieces::name, Pieces::from_name);
        check(Colours::ALL, Colours::name, Colours::from_name);
        check(Theme::ALL, Theme::name, Theme::from_name);
        check(Coordinates::ALL, Coordinates::name, Coordinates::from_name);
    }

    #[test]
    fn who_reads_no_chinese_sees_figures() {
        assert_eq!(Look::for_language("ar").pieces, Pieces::Hybrid);
        assert_eq!(Look::for_language("zh-Hant"), Look::default());
        assert_eq!(Look::for_language("zh-Hans").script, Script::Simplified);
    }
}
