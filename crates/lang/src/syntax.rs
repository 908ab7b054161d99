//! The part of Fluent's syntax that the catalogues use, as a recursive-descent parser.
//!
//! Read: comments; messages, their attributes and terms; text on one line; placeables with a string literal,
//! a variable, a reference to a message, attribute or term; selection on a variable by word, number or
//! plural category, over any number of lines and nested.
//! Refused: text that continues on a second line, functions, arguments of terms, number literals,
//! selection on anything but a variable.

use core::fmt;

/// What a message says: its pieces in order.
pub(crate) type Pattern = Vec<Element>;

/// One piece of a pattern.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Element {
    /// Text as it stands.
    Text(Box<str>),
    /// The value of the argument with this name.
    Variable(Box<str>),
    /// The whole text of another message, `id`, `id.attribute` or `-term`.
    Reference(Box<str>),
    /// One of several patterns.
    Select(Select),
}

/// A choice by the value of an argument.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Select {
    /// The argument's name.
    pub(crate) variable: Box<str>,
    /// The patterns with their keys, in order.
    pub(crate) variants: Vec<(Key, Pattern)>,
    /// The index of the variant that is taken when no key fits.
    pub(crate) default: usize,
}

/// The key of a variant.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// A word that the argument equals, or its plural category.
    Word(Box<str>),
    /// A number that the argument equals.
    Number(i64),
}

/// Why a catalogue is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogueError {
    /// The line, counted from 1; 0 if the fault is in no single line.
    pub line: usize,
    /// What is wrong there.
    pub kind: CatalogueErrorKind,
}

/// What is wrong with a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CatalogueErrorKind {
    /// Something else was expected at this place.
    Expected(&'static str),
    /// An escape in a string literal is none of `\"`, `\\` and `\uHHHH`.
    BadEscape,
    /// A selection lacks its `*[default]` variant or has two.
    Default,
    /// Selections stand inside one another more than eight deep.
    TooDeep,
    /// Two messages have this id.
    Duplicate(Box<str>),
    /// The first id refers to the second, which does not exist.
    Unknown(Box<str>, Box<str>),
    /// This id refers to itself, directly or through others.
    Cycle(Box<str>),
}

impl fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        match &self.kind {
            CatalogueErrorKind::Expected(what) => write!(f, "expected {what}"),
            CatalogueErrorKind::BadEscape => {
                f.write_str("an escape is \\\", \\\\ or \\u and four hexadecimal digits")
            }
            CatalogueErrorKind::Default => f.write_str("a selection has exactly one variant marked *"),
            CatalogueErrorKind::TooDeep => f.write_str("selections are nested too deep"),
            CatalogueErrorKind::Duplicate(id) => write!(f, "there is a second `{id}`"),
            CatalogueErrorKind::Unknown(id, target) => {
                write!(f, "`{id}` refers to `{target}`, which does not exist")
            }
            CatalogueErrorKind::Cycle(id) => write!(f, "`{id}` refers to itself"),
        }
    }
}

impl core::error::Error for CatalogueError {}

/// The messages of a catalogue with their ids, ordered by id; an attribute's id is `message.attribute`, a term's `-term`.
pub(crate) type Entries = Vec<(Box<str>, Pattern)>;

/// The place of `id` among the entries: where it is, or where it belongs.
pub(crate) fn place(entries: &Entries, id: &str) -> Result<usize, usize> {
    entries.binary_search_by(|(other, _)| (**other).cmp(id))
}

/// Reads a catalogue.
pub(crate) fn parse(source: &str) -> Result<Entries, CatalogueError> {
    // Lines may end as Windows ends them.
    let source = source.replace('\r', "");
    let mut parser = Parser { source: &source, at: 0, depth: 0 };
    parser.catalogue().map_err(|kind| CatalogueError { line: parser.line(), kind })
}

/// How deep selections may nest.
const MAX_DEPTH: usize = 8;

struct Parser<'a> {
    source: &'a str,
    /// The byte offset of the next character.
    at: usize,
    /// How many selections are open.
    depth: usize,
}

type Parsed<T> = Result<T, CatalogueErrorKind>;

impl<'a> Parser<'a> {
    fn catalogue(&mut self) -> Parsed<Entries> {
        let mut entries = Entries::new();
        loop {
            self.skip(|c| c == '\n');
            match self.peek() {
                None => return Ok(entries),
                Some('#') => self.skip(|c| c != '\n'),
                Some(_) => self.entry(&mut entries)?,
            }
        }
    }

    /// A message or term with its attributes.
    fn entry(&mut self, entries: &mut Entries) -> Parsed<()> {
        let dash = if self.eat('-') { "-" } else { "" };
        let id = format!("{dash}{}", self.identifier()?);
        self.message(id.clone(), entries)?;
        while self.next_line_begins_with('.') {
            self.skip(is_blank);
            self.expect('.', "an attribute")?;
            let attribute = self.identifier()?;
            self.message(format!("{id}.{attribute}"), entries)?;
        }
        match self.peek() {
            None | Some('\n') if !self.next_line_begins_with_blank() => Ok(()),
            _ => Err(CatalogueErrorKind::Expected("the next message or an attribute")),
        }
    }

    /// What follows an id.
    fn message(&mut self, id: String, entries: &mut Entries) -> Parsed<()> {
        let Err(place) = place(entries, &id) else {
            return Err(CatalogueErrorKind::Duplicate(id.into()));
        };
        let pattern = self.value()?;
        entries.insert(place, (id.into(), pattern));
        Ok(())
    }

    /// The `=` and the pattern, on the same line or beginning on the next.
    fn value(&mut self) -> Parsed<Pattern> {
        self.skip(|c| c == ' ');
        self.expect('=', "`=`")?;
        self.skip(|c| c == ' ');
        if self.peek() == Some('\n') && self.next_line_begins_with_blank() {
            self.skip(is_blank);
            if matches!(self.peek(), Some('.' | '[' | '*')) {
                return Err(CatalogueErrorKind::Expected("a text"));
            }
        }
        self.pattern()
    }

    /// The rest of a line, with the selections that begin in it.
    fn pattern(&mut self) -> Parsed<Pattern> {
        let mut pattern = Pattern::new();
        loop {
            match self.peek() {
                Some('{') => pattern.push(self.placeable()?),
                Some('}') => return Err(CatalogueErrorKind::Expected("no `}` in a text")),
                None | Some('\n') => break,
                Some(_) => {
                    let from = self.at;
                    self.skip(|c| !matches!(c, '{' | '}' | '\n'));
                    let mut text = &self.source[from..self.at];
                    if matches!(self.peek(), None | Some('\n')) {
                        text = text.trim_end_matches(' ');
                    }
                    if !text.is_empty() {
                        pattern.push(Element::Text(text.into()));
                    }
                }
            }
        }
        if pattern.is_empty() { Err(CatalogueErrorKind::Expected("a text")) } else { Ok(pattern) }
    }

    fn placeable(&mut self) -> Parsed<Element> {
        self.expect('{', "`{`")?;
        self.skip(is_blank);
        let element = if self.eat('"') {
            Element::Text(self.literal()?.into())
        } else if self.eat('$') {
            let variable = self.identifier()?.into();
            self.skip(is_blank);
            if self.rest().starts_with("->") { self.select(variable)? } else { Element::Variable(variable) }
        } else {
            let dash = if self.eat('-') { "-" } else { "" };
            let mut id = format!("{dash}{}", self.identifier()?);
            if self.eat('.') {
                id.push('.');
                id.push_str(self.identifier()?);
            }
            Element::Reference(id.into())
        };
        self.skip(is_blank);
        self.expect('}', "`}`")?;
        Ok(element)
    }

    /// A string literal after its opening quote.
    fn literal(&mut self) -> Parsed<String> {
        let mut text = String::new();
        loop {
            match self.take() {
                None | Some('\n') => return Err(CatalogueErrorKind::Expected("`\"`")),
                Some('"') => return Ok(text),
                Some('\\') => match self.take() {
                    Some(c @ ('"' | '\\')) => text.push(c),
                    Some('u') => {
                        let digits = self.rest().get(..4).ok_or(CatalogueErrorKind::BadEscape)?;
                        let number =
                            u32::from_str_radix(digits, 16).map_err(|_| CatalogueErrorKind::BadEscape)?;
                        text.push(char::from_u32(number).ok_or(CatalogueErrorKind::BadEscape)?);
                        self.at += 4;
                    }
                    _ => return Err(CatalogueErrorKind::BadEscape),
                },
                Some(c) => text.push(c),
            }
        }
    }

    /// A selection from its arrow to before its closing brace.
    fn select(&mut self, variable: Box<str>) -> Parsed<Element> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(CatalogueErrorKind::TooDeep);
        }
        self.at += "->".len();
        self.skip(|c| c == ' ');
        self.expect('\n', "a new line")?;
        let (mut variants, mut default) = (Vec::new(), None);
        loop {
            self.skip(is_blank);
            if self.peek() == Some('}') {
                break;
            }
            if self.eat('*') && default.replace(variants.len()).is_some() {
                return Err(CatalogueErrorKind::Default);
            }
            self.expect('[', "a variant or `}`")?;
            self.skip(is_blank);
            let key = if self.peek().is_some_and(|c| c.is_ascii_digit()) {
                let from = self.at;
                self.skip(|c| c.is_ascii_digit());
                let number = self.source[from..self.at].parse();
                Key::Number(number.map_err(|_| CatalogueErrorKind::Expected("a smaller number"))?)
            } else {
                Key::Word(self.identifier()?.into())
            };
            self.skip(is_blank);
            self.expect(']', "`]`")?;
            self.skip(|c| c == ' ');
            let pattern = self.pattern()?;
            variants.push((key, pattern));
        }
        self.depth -= 1;
        let default = default.ok_or(CatalogueErrorKind::Default)?;
        Ok(Element::Select(Select { variable, variants, default }))
    }

    /// A letter, then letters, digits, `-` and `_`.
    fn identifier(&mut self) -> Parsed<&'a str> {
        let from = self.at;
        if !self.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
            return Err(CatalogueErrorKind::Expected("a name"));
        }
        self.skip(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
        Ok(&self.source[from..self.at])
    }

    fn rest(&self) -> &'a str {
        &self.source[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn take(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    fn eat(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn expect(&mut self, wanted: char, name: &'static str) -> Parsed<()> {
        if self.eat(wanted) { Ok(()) } else { Err(CatalogueErrorKind::Expected(name)) }
    }

    fn skip(&mut self, wanted: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.find(|c| !wanted(c)).unwrap_or(rest.len());
    }

    /// Whether the next line that is not empty is indented.
    fn next_line_begins_with_blank(&self) -> bool {
        self.rest().trim_start_matches('\n').starts_with(' ')
    }

    /// Whether the next line that is not empty is indented and its first character is `wanted`.
    fn next_line_begins_with(&self, wanted: char) -> bool {
        self.next_line_begins_with_blank() && self.rest().trim_start_matches(is_blank).starts_with(wanted)
    }

    /// The line of the next character, counted from 1.
    fn line(&self) -> usize {
        1 + self.source[..self.at].matches('\n').count()
    }
}

fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\n')
}
