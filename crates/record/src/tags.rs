//! What is said about a game as a whole, by name.

/// The names of tags that programs agree on; every format's own names are read as these.
pub mod tag {
    /// The name of the tournament or match, or the title of a composition.
    pub const EVENT: &str = "Event";
    /// Where it was played.
    pub const SITE: &str = "Site";
    /// When it was played.
    pub const DATE: &str = "Date";
    /// The round.
    pub const ROUND: &str = "Round";
    /// Who played Red.
    pub const RED: &str = "Red";
    /// Who played Black.
    pub const BLACK: &str = "Black";
    /// Red's team.
    pub const RED_TEAM: &str = "RedTeam";
    /// Black's team.
    pub const BLACK_TEAM: &str = "BlackTeam";
    /// Red's rating.
    pub const RED_ELO: &str = "RedElo";
    /// Black's rating.
    pub const BLACK_ELO: &str = "BlackElo";
    /// How long Red thought.
    pub const RED_TIME: &str = "RedTime";
    /// How long Black thought.
    pub const BLACK_TIME: &str = "BlackTime";
    /// The time control.
    pub const TIME_CONTROL: &str = "TimeControl";
    /// The opening's name.
    pub const OPENING: &str = "Opening";
    /// The name of the opening's variation.
    pub const VARIATION: &str = "Variation";
    /// The opening's code in the Encyclopedia of Chinese Chess Openings.
    pub const ECCO: &str = "ECCO";
    /// Who wrote the comments.
    pub const ANNOTATOR: &str = "Annotator";
    /// Who made the file.
    pub const AUTHOR: &str = "Author";
    /// The title.
    pub const TITLE: &str = "Title";
    /// How the game ended, in words.
    pub const TERMINATION: &str = "Termination";
    /// What kind of record it is: a full game, an opening, a middle game, an ending.
    pub const KIND: &str = "Kind";
    /// Where the record comes from.
    pub const SOURCE: &str = "Source";
    /// A result in words that stand for none of the four results.
    pub const RESULT_TEXT: &str = "ResultText";

    /// All of them.
    pub const ALL: [&str; 23] = [
        EVENT,
        SITE,
        DATE,
        ROUND,
        RED,
        BLACK,
        RED_TEAM,
        BLACK_TEAM,
        RED_ELO,
        BLACK_ELO,
        RED_TIME,
        BLACK_TIME,
        TIME_CONTROL,
        OPENING,
        VARIATION,
        ECCO,
        ANNOTATOR,
        AUTHOR,
        TITLE,
        TERMINATION,
        KIND,
        SOURCE,
        RESULT_TEXT,
    ];
}

/// Names with values, in order; no name twice, and no name or value empty.
///
/// Names are compared without regard to case, and the order says nothing when two sets of tags are compared.
#[derive(Clone, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// No tags.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// The value of a name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.find(name).map(|index| self.0[index].1.as_str())
    }

    /// The value of a name as a number, as in `2480` or `2480?`.
    pub fn number(&self, name: &str) -> Option<u32> {
        let value = self.get(name)?.trim();
        let digits = value.find(|c: char| !c.is_ascii_digit()).unwrap_or(value.len());
        value[..digits].parse().ok()
    }

    /// Gives a name a value, in place of the one it has; an empty value takes the name away.
    ///
    /// Both are one line: spaces and line breaks in them become single spaces.
    pub fn set(&mut self, name: &str, value: impl AsRef<str>) {
        let (name, value) = (one_line(name), one_line(value.as_ref()));
        match self.find(&name) {
            _ if value.is_empty() => drop(self.remove(&name)),
            Some(index) => self.0[index].1 = value,
            None if name.is_empty() => {}
            None => self.0.push((name, value)),
        }
    }

    /// Takes a name away and gives its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        self.find(name).map(|index| self.0.remove(index).1)
    }

    /// The names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn find(&self, name: &str) -> Option<usize> {
        self.0.iter().position(|(own, _)| own.eq_ignore_ascii_case(name))
    }
}

/// A text with single spaces between its words.
fn one_line(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

impl PartialEq for Tags {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().all(|(name, value)| other.get(name) == Some(value))
    }
}

impl Eq for Tags {}
