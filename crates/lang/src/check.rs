//! Whether the catalogues are complete: same messages, same information, nothing left in English.

use core::fmt;
use std::collections::{BTreeMap, BTreeSet};

use crate::syntax::{CatalogueError, Element};
use crate::{Locale, Messages};

/// Ids that begin so are a language's own building blocks, which callers never ask for.
pub const OWN_PREFIX: &str = "word-";

/// One fault that [`check`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The tag of the catalogue at fault, or the name of the allow-list.
    pub catalogue: String,
    /// The message at fault; empty if it is the catalogue as a whole.
    pub id: String,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a catalogue or one of its messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no catalogue for a locale.
    MissingCatalogue,
    /// The catalogue belongs to no locale.
    UnknownCatalogue,
    /// The catalogue cannot be read.
    Broken(CatalogueError),
    /// English has this message and the catalogue does not.
    MissingMessage,
    /// The catalogue has this message and English does not.
    ExtraMessage,
    /// The message asks for an argument that the English catalogue does not declare.
    UndeclaredArgument(String),
    /// English shows this argument and the translation does not, or the reverse.
    Information(String),
    /// The English text itself stands in a translation.
    English(String),
    /// A line of the allow-list that cannot be read, or that allows nothing which occurs.
    Allowance(String),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.catalogue)?;
        if !self.id.is_empty() {
            write!(f, "`{}`: ", self.id)?;
        }
        match &self.fault {
            Fault::MissingCatalogue => f.write_str("the catalogue is missing"),
            Fault::UnknownCatalogue => f.write_str("no locale has this tag"),
            Fault::Broken(error) => error.fmt(f),
            Fault::MissingMessage => f.write_str("the message is missing"),
            Fault::ExtraMessage => f.write_str("English has no such message"),
            Fault::UndeclaredArgument(name) => write!(f, "English declares no argument ${name}"),
            Fault::Information(name) => write!(f, "only one of English and this language shows ${name}"),
            Fault::English(text) => write!(f, "“{text}” is the English text"),
            Fault::Allowance(line) => write!(f, "“{line}” allows nothing that occurs, or lacks its reason"),
        }
    }
}

/// Compares catalogues, given as pairs of tag and source, with the English one among them.
///
/// The result is empty if and only if
/// - every locale has one sound catalogue and there are no others,
/// - all have English's messages and attributes, besides their own that begin with [`OWN_PREFIX`],
/// - every argument is one that a comment like `# $color $role` above the English message declares,
/// - the arguments that a message shows are those that it shows in English (what it chooses by is each language's grammar),
/// - no piece of text with a letter in it is the same as in the English message, unless `allowed` says so.
///
/// Each line of `allowed` holds a tag or `*`, an id, the text, and the reason, with a tab between; blank lines and lines
/// that begin with `#` do not count.
pub fn check(catalogues: &[(&str, &str)], allowed: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut parsed = BTreeMap::new();
    for (tag, source) in catalogues {
        match Locale::from_tag(tag).map(|locale| Messages::new(locale, source)) {
            None => findings.push(finding(tag, "", Fault::UnknownCatalogue)),
            Some(Err(error)) => findings.push(finding(tag, "", Fault::Broken(error))),
            Some(Ok(messages)) => {
                parsed.insert(*tag, messages);
            }
        }
    }
    for locale in Locale::ALL {
        if !catalogues.iter().any(|(tag, _)| *tag == locale.tag()) {
            findings.push(finding(locale.tag(), "", Fault::MissingCatalogue));
        }
    }
    let english = Locale::En.tag();
    let (Some(reference), Some((_, source))) =
        (parsed.get(english), catalogues.iter().find(|(tag, _)| *tag == english))
    else {
        return findings;
    };
    let declared = declared_arguments(source);
    let mut allowances = Allowances::read(allowed, &mut findings);
    for (tag, messages) in &parsed {
        compare_arguments(messages, reference, &declared, &mut findings);
        if *tag != english {
            compare_ids(messages, reference, &mut findings);
            compare_texts(messages, reference, &mut allowances, &mut findings);
        }
    }
    allowances.report_unused(&mut findings);
    findings
}

/// The arguments that comments such as `# $color $role` declare for the message below them.
pub fn declared_arguments(source: &str) -> BTreeMap<String, Vec<String>> {
    let mut declared = BTreeMap::new();
    let mut names = Vec::new();
    for line in source.lines() {
        if let Some(comment) = line.strip_prefix("# ") {
            let words: Option<Vec<_>> = comment.split(' ').map(|word| word.strip_prefix('$')).collect();
            names = words.unwrap_or_default().into_iter().map(str::to_owned).collect();
        } else if let Some((id, _)) = line.split_once(" =")
            && !id.starts_with(' ')
        {
            declared.insert(id.to_owned(), core::mem::take(&mut names));
        }
    }
    declared
}

fn finding(catalogue: &str, id: &str, fault: Fault) -> Finding {
    Finding { catalogue: catalogue.to_owned(), id: id.to_owned(), fault }
}

/// The ids that callers may ask for.
fn public_ids(messages: &Messages) -> impl Iterator<Item = &str> {
    messages.ids().filter(|id| !id.starts_with(OWN_PREFIX) && !id.starts_with('-'))
}

fn compare_ids(messages: &Messages, reference: &Messages, findings: &mut Vec<Finding>) {
    let tag = messages.locale().tag();
    for id in public_ids(reference).filter(|id| !messages.has(id)) {
        findings.push(finding(tag, id, Fault::MissingMessage));
    }
    for id in public_ids(messages).filter(|id| !reference.has(id)) {
        findings.push(finding(tag, id, Fault::ExtraMessage));
    }
}

fn compare_arguments(
    messages: &Messages,
    reference: &Messages,
    declared: &BTreeMap<String, Vec<String>>,
    findings: &mut Vec<Finding>,
) {
    let tag = messages.locale().tag();
    for id in public_ids(messages).filter(|id| reference.has(id)) {
        let message = id.split('.').next().unwrap_or(id);
        let arguments = Arguments::of(messages, id);
        for name in arguments.shown.union(&arguments.chosen_by) {
            if !declared.get(message).is_some_and(|names| names.iter().any(|other| other == name)) {
                findings.push(finding(tag, id, Fault::UndeclaredArgument((*name).to_owned())));
            }
        }
        for name in arguments.shown.symmetric_difference(&Arguments::of(reference, id).shown) {
            findings.push(finding(tag, id, Fault::Information((*name).to_owned())));
        }
    }
}

fn compare_texts(
    messages: &Messages,
    reference: &Messages,
    allowances: &mut Allowances<'_>,
    findings: &mut Vec<Finding>,
) {
    let tag = messages.locale().tag();
    let every_english_text: BTreeSet<_> = reference.ids().flat_map(|id| texts(reference, id)).collect();
    for id in messages.ids() {
        let english =
            if id.starts_with(OWN_PREFIX) { every_english_text.clone() } else { texts(reference, id) };
        for text in texts(messages, id).intersection(&english) {
            if !allowances.permit(tag, id, text) {
                findings.push(finding(tag, id, Fault::English((*text).to_owned())));
            }
        }
    }
}

/// The pieces of text with a letter in them that stand in a message itself.
fn texts<'a>(messages: &'a Messages, id: &str) -> BTreeSet<&'a str> {
    fn gather<'a>(pattern: &'a [Element], texts: &mut BTreeSet<&'a str>) {
        for element in pattern {
            match element {
                Element::Text(text) if text.contains(char::is_alphabetic) => {
                    texts.insert(text.trim());
                }
                Element::Select(select) => {
                    for (_, pattern) in &select.variants {
                        gather(pattern, texts);
                    }
                }
                Element::Text(_) | Element::Variable(_) | Element::Reference(_) => {}
            }
        }
    }
    let mut found = BTreeSet::new();
    gather(messages.pattern(id).unwrap_or_default(), &mut found);
    found
}

/// The arguments that a message asks for, with those of the messages it refers to.
#[derive(Default)]
struct Arguments<'a> {
    shown: BTreeSet<&'a str>,
    chosen_by: BTreeSet<&'a str>,
}

impl<'a> Arguments<'a> {
    fn of(messages: &'a Messages, id: &str) -> Self {
        let mut arguments = Self::default();
        arguments.gather(messages, messages.pattern(id).unwrap_or_default());
        arguments
    }

    fn gather(&mut self, messages: &'a Messages, pattern: &'a [Element]) {
        for element in pattern {
            match element {
                Element::Text(_) => {}
                Element::Variable(name) => {
                    self.shown.insert(name);
                }
                Element::Reference(id) => self.gather(messages, messages.pattern(id).unwrap_or_default()),
                Element::Select(select) => {
                    self.chosen_by.insert(&select.variable);
                    for (_, pattern) in &select.variants {
                        self.gather(messages, pattern);
                    }
                }
            }
        }
    }
}

/// The English texts that may stand in a translation, each with whether it was met.
struct Allowances<'a> {
    lines: Vec<(Allowance<'a>, bool)>,
}

struct Allowance<'a> {
    line: &'a str,
    tag: &'a str,
    id: &'a str,
    text: &'a str,
}

/// What findings call the allow-list.
const ALLOW_LIST: &str = "allow-list";

impl<'a> Allowances<'a> {
    fn read(source: &'a str, findings: &mut Vec<Finding>) -> Self {
        let mut lines = Vec::new();
        for line in source.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.split('\t').collect::<Vec<_>>()[..] {
                [tag, id, text, reason] if !reason.is_empty() => {
                    lines.push((Allowance { line, tag, id, text }, false));
                }
                _ => findings.push(finding(ALLOW_LIST, "", Fault::Allowance(line.to_owned()))),
            }
        }
        Self { lines }
    }

    fn permit(&mut self, tag: &str, id: &str, text: &str) -> bool {
        let line = self.lines.iter_mut().find(|(allowance, _)| {
            [tag, "*"].contains(&allowance.tag) && allowance.id == id && allowance.text == text
        });
        line.map(|(_, met)| *met = true).is_some()
    }

    fn report_unused(&self, findings: &mut Vec<Finding>) {
        for (allowance, _) in self.lines.iter().filter(|(_, met)| !met) {
            findings.push(finding(ALLOW_LIST, allowance.id, Fault::Allowance(allowance.line.to_owned())));
        }
    }
}
