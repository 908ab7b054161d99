//! What the player has chosen, kept between visits.

use chuhe_board::{Colours, Coordinates, Look, Pieces, Theme};
use chuhe_notation::{FirstRank, Habit, Notation, RankBase, Script};
use chuhe_rules::Color;

use super::game::{Level, color};

/// How the move list is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MoveText {
    /// 炮二平五.
    #[default]
    Chinese,
    /// C2=5.
    Wxf,
    /// Che3.
    Western,
    /// P2-5.
    Vietnamese,
    /// C 82-85.
    ChessOfChina,
    /// h2e2.
    Coordinates,
}

impl MoveText {
    /// All of them, in the order of the menu.
    pub const ALL: &'static [Self] =
        &[Self::Chinese, Self::Wxf, Self::Western, Self::Vietnamese, Self::ChessOfChina, Self::Coordinates];

    /// The stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chinese => "chinese",
            Self::Wxf => "wxf",
            Self::Western => "western",
            Self::Vietnamese => "vietnamese",
            Self::ChessOfChina => "chess-of-china",
            Self::Coordinates => "coordinates",
        }
    }

    /// The notation, where Chinese is written in this script.
    pub const fn notation(self, script: Script) -> Notation {
        match self {
            Self::Chinese => Notation::chinese(script),
            Self::Wxf => Notation::Wxf(Habit::Federation),
            Self::Western => Notation::Western(RankBase::One),
            Self::Vietnamese => Notation::Vietnamese,
            Self::ChessOfChina => Notation::ChessOfChina(FirstRank::Far),
            Self::Coordinates => Notation::Uci(RankBase::Zero),
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|text| text.name() == name)
    }
}

/// Whether the page is light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Appearance {
    /// As the system is.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Appearance {
    /// All of them, in the order of the menu.
    pub const ALL: &'static [Self] = &[Self::System, Self::Light, Self::Dark];

    /// The stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|appearance| appearance.name() == name)
    }
}

/// What the player has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// The board's look.
    pub look: Look,
    /// How the move list is written.
    pub moves: MoveText,
    /// Whether moves are heard.
    pub sound: bool,
    /// Light or dark.
    pub appearance: Appearance,
    /// Whether the pieces of a game that is on are hidden.
    pub blindfold: bool,
    /// Whether a game that is on shows the board and what is needed, and nothing else.
    pub zen: bool,
    /// Whether the computer moves as soon as it can instead of at a person's pace; the page offers no choice of it.
    pub quick: bool,
    /// The level last played.
    pub level: Level,
    /// The side last played.
    pub side: Color,
}

impl Settings {
    /// What a reader of the language with this tag has before choosing.
    pub fn for_language(tag: &str) -> Self {
        let look = Look::for_language(tag);
        Self {
            look,
            moves: match (tag, look.pieces) {
                ("vi", _) => MoveText::Vietnamese,
                (_, Pieces::Characters) => MoveText::Chinese,
                _ => MoveText::Coordinates,
            },
            sound: true,
            blindfold: false,
            zen: false,
            quick: false,
            appearance: Appearance::System,
            level: Level::LOWEST,
            side: Color::Red,
        }
    }

    /// The language that the move list is written in, where it is one.
    pub const fn moves_language(&self) -> Option<&'static str> {
        match (self.moves, self.look.script) {
            (MoveText::Chinese, Script::Traditional) => Some("zh-Hant"),
            (MoveText::Chinese, Script::Simplified) => Some("zh-Hans"),
            _ => None,
        }
    }

    /// The settings as text that [`Settings::restore`] reads.
    pub fn save(&self) -> String {
        let look = self.look;
        let pairs = [
            ("script", look.script.name()),
            ("pieces", look.pieces.name()),
            ("colours", look.colours.name()),
            ("theme", look.theme.name()),
            ("coordinates", look.coordinates.name()),
            ("moves", self.moves.name()),
            ("sound", on_off(self.sound)),
            ("blindfold", on_off(self.blindfold)),
            ("zen", on_off(self.zen)),
            ("quick", on_off(self.quick)),
            ("appearance", self.appearance.name()),
            ("side", self.side.name()),
        ];
        let mut text = format!("level={}", self.level.number());
        for (key, value) in pairs {
            text.push(' ');
            text.push_str(key);
            text.push('=');
            text.push_str(value);
        }
        text
    }

    /// Takes over what a saved text tells; what it lacks or garbles stays as it is.
    pub fn restore(&mut self, text: &str) {
        fn set<T>(place: &mut T, value: Option<T>) {
            if let Some(value) = value {
                *place = value;
            }
        }
        for (key, value) in text.split(' ').filter_map(|pair| pair.split_once('=')) {
            match key {
                "script" => set(&mut self.look.script, Script::from_name(value)),
                "pieces" => set(&mut self.look.pieces, Pieces::from_name(value)),
                "colours" => set(&mut self.look.colours, Colours::from_name(value)),
                "theme" => set(&mut self.look.theme, Theme::from_name(value)),
                "coordinates" => set(&mut self.look.coordinates, Coordinates::from_name(value)),
                "moves" => set(&mut self.moves, MoveText::from_name(value)),
                "sound" => self.sound = value != "off",
                "blindfold" => self.blindfold = value == "on",
                "zen" => self.zen = value == "on",
                "quick" => self.quick = value == "on",
                "appearance" => set(&mut self.appearance, Appearance::from_name(value)),
                "level" => set(&mut self.level, value.parse().ok().and_then(Level::try_new)),
                "side" => set(&mut self.side, color(value)),
                _ => {}
            }
        }
    }
}

/// The name of what holds or not.
pub const fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_as_they_were_saved() {
        let chosen = Settings {
            look: Look {
                script: Script::Simplified,
                pieces: Pieces::Figures,
                colours: Colours::Inverted,
                theme: Theme::Chequered,
                coordinates: Coordinates::Letters,
            },
            moves: MoveText::Coordinates,
            sound: false,
            blindfold: true,
            zen: true,
            quick: true,
            appearance: Appearance::Dark,
            level: Level::try_new(16).unwrap(),
            side: Color::Black,
        };
        let mut settings = Settings::for_language("zh-Hant");
        settings.restore(&chosen.save());
        assert_eq!(settings, chosen);
    }

    #[test]
    fn garbled_settings_change_nothing() {
        let mut settings = Settings::for_language("en");
        settings.restore("script=klingon level=17 sound=loud zen=1 theme side= pieces=figures=x nonsense ==");
        assert_eq!(settings, Settings::for_language("en"));
    }

    #[test]
    fn who_reads_no_chinese_gets_coordinates() {
        assert_eq!(Settings::for_language("he").moves, MoveText::Coordinates);
        assert_eq!(Settings::for_language("vi").moves, MoveText::Vietnamese);
        assert_eq!(Settings::for_language("zh-Hant").moves, MoveText::Chinese);
    }
}
