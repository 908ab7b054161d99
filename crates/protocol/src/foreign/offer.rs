//! What an engine offers to be set.

/// An option of an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// Its name, as the engine writes it.
    pub name: String,
    /// Its kind, such as `spin` or `button`.
    pub kind: String,
    /// What it is if nobody sets it; empty for a button.
    pub default: String,
    /// What can be chosen, where it is a choice.
    pub choices: Vec<String>,
}

/// The words that part the fields of an option.
const FIELDS: [&str; 5] = ["type", "default", "min", "max", "var"];

impl Offer {
    /// Reads what follows the word `option`, in UCI with `name` and in UCCI without; nothing if it has no name.
    pub(super) fn read(words: &[&str]) -> Option<Self> {
        let words = words.strip_prefix(&["name"]).unwrap_or(words);
        let mut offer = Self::default();
        let mut fields = words.split_inclusive(|word| FIELDS.contains(word));
        let strip = |words: &[&str]| -> (String, Option<usize>) {
            let field = words.last().and_then(|last| FIELDS.iter().position(|field| field == last));
            (words[..words.len() - usize::from(field.is_some())].join(" "), field)
        };
        let (name, mut field) = strip(fields.next()?);
        offer.name = name;
        for words in fields {
            let (value, next) = strip(words);
            match field.map(|field| FIELDS[field]) {
                Some("type") => offer.kind = value,
                Some("default") => offer.default = value,
                Some("var") => offer.choices.push(value),
                _ => {}
            }
            field = next;
        }
        (!offer.name.is_empty()).then_some(offer)
    }

    /// Whether this value can be chosen, as far as the engine tells.
    pub fn takes(&self, value: &str) -> bool {
        self.choices.is_empty() || self.choices.iter().any(|choice| choice == value)
    }
}
