//! The messages of one language and how they are put into text.

use std::borrow::Cow;

use crate::bidi::push_isolated;
use crate::plural::Category;
use crate::syntax::{self, CatalogueError, CatalogueErrorKind, Element, Entries, Key, Pattern, Select};
use crate::{Direction, Locale};

/// The value of a message's argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A word that the message chooses by (`red`, `horse`) or a text that it shows (`e3`).
    Text(&'a str),
    /// A whole number: shown in Latin digits, and chosen by its value or its plural category.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg<'_> {
    /// Counts beyond `i64` do not occur; they would read as the largest `i64`.
    fn from(number: usize) -> Self {
        Self::Number(number.try_into().unwrap_or(i64::MAX))
    }
}

/// The messages of one language.
///
/// A value of this type is sound: every reference inside it leads somewhere and none leads back to itself,
/// so that formatting cannot fail.
///
/// ```
/// use chuhe_lang::{Locale, Messages};
///
/// let source = "\
/// in-check =
///     { $count ->
///         [one] One piece gives check.
///        *[other] { $count } pieces give check.
///     }
/// ";
/// let messages = Messages::new(Locale::En, source)?;
/// assert_eq!(messages.format("in-check", &[("count", 2.into())]), "2 pieces give check.");
/// # Ok::<(), chuhe_lang::CatalogueError>(())
/// ```
#[derive(Debug)]
pub struct Messages {
    locale: Locale,
    entries: Entries,
}

impl Messages {
    /// Reads the catalogue of `locale`.
    ///
    /// # Errors
    /// [`CatalogueError`] names the first fault: of syntax or an id that is there twice, with its line,
    /// or an id that refers to nothing or to itself.
    pub fn new(locale: Locale, source: &str) -> Result<Self, CatalogueError> {
        let messages = Self { locale, entries: syntax::parse(source)? };
        messages.verify().map_err(|kind| CatalogueError { line: 0, kind })?;
        Ok(messages)
    }

    /// The language of these messages.
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// Whether there is a message `id` (or an attribute `id.attribute`).
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    /// All ids in alphabetical order, attributes as `message.attribute`.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|(id, _)| &**id)
    }

    /// The text of a message that takes no arguments; an unknown id stands for itself.
    pub fn text(&self, id: &str) -> Cow<'_, str> {
        match self.pattern(id) {
            Some([Element::Text(text)]) => Cow::Borrowed(text),
            _ => Cow::Owned(self.format(id, &[])),
        }
    }

    /// The text of a message with its arguments in place.
    ///
    /// Arguments that the message does not ask for are ignored; one that it asks for and does not get shows as
    /// `{$name}` and chooses the default variant; an unknown id stands for itself.
    /// A text argument whose letters run against the language's direction is set between U+2068 and U+2069.
    pub fn format(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let mut out = String::new();
        match self.pattern(id) {
            Some(pattern) => self.write(&mut out, pattern, args),
            None => out.push_str(id),
        }
        out
    }

    /// A message, and after it its attribute `more`, where it has one: a headline, and what there is to say besides.
    pub fn sentences(&self, id: &str, more: &str, args: &[(&str, Arg<'_>)]) -> String {
        let headline = self.format(id, args);
        let more = format!("{id}.{more}");
        if self.has(&more) { format!("{headline} {}", self.format(&more, args)) } else { headline }
    }

    /// The pattern of `id`.
    pub(crate) fn pattern(&self, id: &str) -> Option<&[Element]> {
        self.index(id).map(|index| &*self.entries[index].1)
    }

    fn index(&self, id: &str) -> Option<usize> {
        syntax::place(&self.entries, id).ok()
    }

    fn write(&self, out: &mut String, pattern: &[Element], args: &[(&str, Arg<'_>)]) {
        for element in pattern {
            match element {
                Element::Text(text) => out.push_str(text),
                Element::Variable(name) => match argument(args, name) {
                    Some(Arg::Text(text)) => push_isolated(out, text, self.locale.direction()),
                    Some(Arg::Number(number)) => self.push_number(out, number),
                    None => {
                        out.push_str("{$");
                        out.push_str(name);
                        out.push('}');
                    }
                },
                Element::Reference(id) => {
                    if let Some(pattern) = self.pattern(id) {
                        self.write(out, pattern, args);
                    }
                }
                Element::Select(select) => {
                    let pattern = self.choose(select, argument(args, &select.variable));
                    self.write(out, pattern, args);
                }
            }
        }
    }

    /// Appends a number; U+200E keeps a minus sign on its left in a right-to-left text.
    fn push_number(&self, out: &mut String, number: i64) {
        if number < 0 && self.locale.direction() == Direction::Rtl {
            out.push('\u{200E}');
        }
        out.push_str(&number.to_string());
    }

    /// The first variant whose key fits the argument, else the default one.
    fn choose<'a>(&self, select: &'a Select, argument: Option<Arg<'_>>) -> &'a Pattern {
        let fits = |key: &Key| match (key, argument) {
            (Key::Word(word), Some(Arg::Text(text))) => **word == *text,
            (Key::Word(word), Some(Arg::Number(number))) => {
                **word == *Category::of(number, self.locale).keyword()
            }
            (Key::Number(wanted), Some(Arg::Number(number))) => *wanted == number,
            _ => false,
        };
        let variant = select.variants.iter().find(|(key, _)| fits(key));
        &variant.unwrap_or(&select.variants[select.default]).1
    }

    /// Checks that references lead somewhere and never back.
    fn verify(&self) -> Result<(), CatalogueErrorKind> {
        let mut marks = vec![Mark::New; self.entries.len()];
        (0..self.entries.len()).try_for_each(|index| self.follow(index, &mut marks))
    }

    fn follow(&self, index: usize, marks: &mut [Mark]) -> Result<(), CatalogueErrorKind> {
        let (id, pattern) = &self.entries[index];
        match marks[index] {
            Mark::Sound => return Ok(()),
            Mark::Open => return Err(CatalogueErrorKind::Cycle(id.clone())),
            Mark::New => marks[index] = Mark::Open,
        }
        let mut targets = Vec::new();
        references(pattern, &mut targets);
        for target in targets {
            let index =
                self.index(target).ok_or_else(|| CatalogueErrorKind::Unknown(id.clone(), target.into()))?;
            self.follow(index, marks)?;
        }
        marks[index] = Mark::Sound;
        Ok(())
    }
}

/// How far the check of references has come with a message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    New,
    Open,
    Sound,
}

fn references<'a>(pattern: &'a [Element], targets: &mut Vec<&'a str>) {
    for element in pattern {
        match element {
            Element::Reference(id) => targets.push(id),
            Element::Select(select) => {
                for (_, pattern) in &select.variants {
                    references(pattern, targets);
                }
            }
            Element::Text(_) | Element::Variable(_) => {}
        }
    }
}

fn argument<'a>(args: &[(&str, Arg<'a>)], name: &str) -> Option<Arg<'a>> {
    args.iter().find(|(other, _)| *other == name).map(|(_, value)| *value)
}
