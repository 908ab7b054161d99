//! The form of the table of weights: named terms, each a run of pairs.

use super::tapered::{Tapered, taper};

/// A weight, by its place in the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Weight(u16);

impl Weight {
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A term: the weights that stand under one name.
#[derive(Clone, Copy)]
pub(super) struct Term {
    first: u16,
    count: u16,
}

impl Term {
    /// The term with this name.
    ///
    /// # Panics
    /// If there is none; the compiler then refuses the program.
    pub(super) const fn named(name: &str, list: &[Listed]) -> Self {
        let (mut first, mut i) = (0, 0);
        while !same(list[i].name, name) {
            first += list[i].pairs.len();
            i += 1;
        }
        Self { first: first as u16, count: list[i].pairs.len() as u16 }
    }

    /// The only weight of the term.
    #[inline]
    pub(super) const fn one(self) -> Weight {
        Weight(self.first)
    }

    /// A weight of the term by its number; the last one for all that lie beyond.
    #[inline]
    pub(super) const fn at(self, index: usize) -> Weight {
        let last = self.count as usize - 1;
        Weight(self.first + if index < last { index } else { last } as u16)
    }
}

/// How a term stands in the source.
pub(super) struct Listed {
    pub(super) name: &'static str,
    /// Its docstring, line by line, as written after `///`.
    pub(super) doc: &'static [&'static str],
    /// How many pairs are written on a line.
    pub(super) columns: usize,
    /// For a full and for an empty board.
    pub(super) pairs: &'static [(i16, i16)],
}

/// How many weights there are in a list.
pub(super) const fn number(list: &[Listed]) -> usize {
    let (mut number, mut i) = (0, 0);
    while i < list.len() {
        number += list[i].pairs.len();
        i += 1;
    }
    number
}

/// The pairs of a list, one after the other.
pub(super) const fn flat<const N: usize>(list: &[Listed]) -> [Tapered; N] {
    let mut values = [taper(0, 0); N];
    let (mut next, mut i) = (0, 0);
    while i < list.len() {
        let mut j = 0;
        while j < list[i].pairs.len() {
            let (middle, end) = list[i].pairs[j];
            values[next] = taper(middle as i32, end as i32);
            next += 1;
            j += 1;
        }
        i += 1;
    }
    values
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// A list of terms: `NAME: COLUMNS = (middle, end), …;` for each, with its docstring.
///
/// Gives a constant [`Term`] by each name, the list `LIST`, and all values flat in `VALUES`.
macro_rules! terms {
    ($($(#[doc = $doc:literal])+ $name:ident: $columns:literal = $(($middle:literal, $end:literal)),+ $(,)?;)+) => {
        $($(#[doc = $doc])+ pub(super) const $name: Term = Term::named(stringify!($name), LIST);)+

        const LIST: &[Listed] = &[$(Listed {
            name: stringify!($name),
            doc: &[$($doc),+],
            columns: $columns,
            pairs: &[$(($middle, $end)),+],
        }),+];

        /// All weights, in the order of the list.
        pub(super) static VALUES: [Tapered; number(LIST)] = flat(LIST);
    };
}
pub(super) use terms;

/// The source of a list with other values: the text between the braces.
pub(super) fn source(list: &[Listed], values: &[[i32; 2]]) -> String {
    let mut text = String::new();
    let mut next = 0;
    for listed in list {
        for line in listed.doc {
            text.extend(["    ///", line, "\n"]);
        }
        let pairs = &values[next..next + listed.pairs.len()];
        next += pairs.len();
        let written: Vec<String> = pairs.iter().map(|[middle, end]| format!("({middle}, {end})")).collect();
        text.extend(["    ", listed.name, ": ", &listed.columns.to_string(), " ="]);
        if pairs.len() <= listed.columns {
            text.extend([" ", &written.join(", "), ";\n\n"]);
            continue;
        }
        let width = written.iter().map(String::len).max().unwrap_or(0);
        let rows: Vec<String> = written
            .chunks(listed.columns)
            .map(|row| row.iter().map(|pair| format!("{pair:>width$}")).collect::<Vec<_>>().join(", "))
            .collect();
        text.extend(["\n        ", &rows.join(",\n        "), ";\n\n"]);
    }
    text.pop();
    text
}
