//! The page's words: the messages of its language, and values put into them.

use chuhe_board::Label;
use chuhe_lang::{Arg, Locale, Messages};
use chuhe_play::Handicap;
use chuhe_rules::{Args, Color, Label as Ply, Move, Nature, Piece, Reason as _, Square, Value};
use chuhe_wire::Sentence;

use crate::state::{Level, Speech, minutes};

/// The words of the page, for as long as it lives.
#[derive(Clone, Copy)]
pub(crate) struct Words(&'static Messages);

impl Words {
    /// Keeps the messages for good: a page has one language in its life.
    pub(crate) fn new(messages: Messages) -> Self {
        Self(Box::leak(Box::new(messages)))
    }

    /// A message without arguments.
    pub(crate) fn text(self, id: &str) -> String {
        self.0.text(id).into_owned()
    }

    /// A message about a level of the computer.
    pub(crate) fn level(self, id: &str, level: Level) -> String {
        let (number, group) = (level.number().into(), level.group().into());
        self.numbers(id, &[("level", number), ("group", group)])
    }

    /// A message about numbers.
    pub(crate) fn numbers(self, id: &str, numbers: &[(&str, usize)]) -> String {
        let args: Vec<(&str, Arg)> =
            numbers.iter().map(|(name, number)| (*name, Arg::from(*number))).collect();
        self.0.format(id, &args)
    }

    /// A message about a side, and a number where it has one.
    pub(crate) fn of_side(self, id: &str, side: Color, count: usize) -> String {
        self.0.format(id, &[("color", side.name().into()), ("count", count.into())])
    }

    /// A message with the arguments of a reason.
    pub(crate) fn reason(self, id: &str, args: &Args) -> String {
        let args: Vec<(&str, Arg)> = args
            .iter()
            .map(|(name, value)| match value {
                Value::Text(text) => (name, Arg::from(text)),
                Value::Number(number) => (name, Arg::from(*number)),
            })
            .collect();
        self.0.format(id, &args)
    }

    /// A message about an engine of this name.
    pub(crate) fn about_engine(self, id: &str, engine: &str) -> String {
        self.0.format(id, &[("engine", engine.into())])
    }

    /// A message that tells a handicap.
    pub(crate) fn given(self, id: &str, handicap: Handicap) -> String {
        self.0.format(id, &[("handicap", (&self.reason(handicap.id(), &handicap.args())).into())])
    }

    /// That a side stands better, by so many hundredths of a soldier, or mates in so many moves, as the message says.
    pub(crate) fn worth(self, id: &str, winner: Color, amount: i32) -> String {
        let soldiers = format!("{}.{}", amount / 100, amount / 10 % 10);
        let args =
            [("color", winner.name().into()), ("count", amount.into()), ("amount", (&soldiers).into())];
        self.0.format(id, &args)
    }

    /// What stands beside a player's name for a while.
    pub(crate) fn speech(self, speech: Speech) -> String {
        match speech {
            Speech::Phrase(phrase) => self.text(phrase.id()),
            Speech::No => self.text("online-declined"),
            // The sign stands before the number in every language: U+2066 LEFT-TO-RIGHT ISOLATE.
            Speech::Given(span) => format!("\u{2066}+{}\u{2069}", minutes(span)),
        }
    }

    /// A reason that came from a server.
    pub(crate) fn sentence(self, sentence: &Sentence) -> String {
        let args = sentence.args.iter().map(|(name, value)| match value {
            Value::Text(text) => (name.as_str(), Arg::from(text)),
            Value::Number(number) => (name.as_str(), Arg::from(*number)),
        });
        self.0.format(&sentence.id, &args.collect::<Vec<_>>())
    }

    /// A fact as crate `engine-web` writes it: the message's id, two fields that are for the board, each argument as
    /// `NAME=VALUE`.
    pub(crate) fn fact(self, fact: &str) -> String {
        let mut fields = fact.split('\t');
        let id = fields.next().unwrap_or_default();
        let args = fields.skip(2).filter_map(|field| field.split_once('='));
        // No other value is a number.
        let args = args.map(|(name, value)| match value.parse::<usize>() {
            Ok(number) => (name, Arg::from(number)),
            Err(_) => (name, value.into()),
        });
        self.0.format(id, &args.collect::<Vec<_>>())
    }

    /// Their locale.
    pub(crate) fn locale(self) -> Locale {
        self.0.locale()
    }

    /// The tag of its language.
    pub(crate) fn language(self) -> &'static str {
        self.0.locale().tag()
    }

    /// What a ply does, each thing in some words.
    pub(crate) fn natures(self, ply: &Ply) -> Vec<String> {
        ply.natures().iter().map(|nature| self.reason(nature.id(), &nature.args())).collect()
    }

    /// A ply and what it does, for who listens.
    pub(crate) fn ply(self, ply: &Ply) -> String {
        self.natures(ply).into_iter().fold(self.moved(ply.mv, ply.piece, None, 0), |first, second| {
            self.0.format("joined", &[("first", (&first).into()), ("second", (&second).into())])
        })
    }

    /// What a ply does in a word, to stand on the board.
    pub(crate) fn tag(self, nature: Nature) -> String {
        self.text(match nature {
            Nature::Check => "tag-check",
            Nature::MateThreat => "tag-mate-threat",
            Nature::Chase(_) => "tag-chase",
            Nature::Threat(_) => "tag-threat",
            Nature::Exchange(_) => "tag-exchange",
            Nature::Block => "tag-block",
            Nature::Idle => "tag-idle",
        })
    }

    /// The name of a side.
    pub(crate) fn side(self, color: Color) -> String {
        self.0.format("side", &[("color", color.name().into())])
    }

    /// The name of a point with what stands on it.
    pub(crate) fn point(self, square: Square, piece: Option<Piece>) -> String {
        let label = Label::new(square, piece);
        let args = label.args();
        let args: Vec<(&str, Arg)> = args.iter().map(|(name, value)| (*name, Arg::from(value))).collect();
        self.0.format(label.id(), &args)
    }

    /// That a piece was taken in hand.
    pub(crate) fn selected(self, square: Square, piece: Piece) -> String {
        let square = square.to_string();
        let args = [
            ("square", Arg::from(&square)),
            ("color", piece.color.name().into()),
            ("role", piece.role.name().into()),
        ];
        self.0.format("announce-selected", &args)
    }

    /// That a piece has moved, with what it took and how many pieces check now.
    pub(crate) fn moved(self, mv: Move, piece: Piece, captured: Option<Piece>, checkers: usize) -> String {
        let (from, to) = (mv.from().to_string(), mv.to().to_string());
        let args = [
            ("color", Arg::from(piece.color.name())),
            ("role", piece.role.name().into()),
            ("from", (&from).into()),
            ("to", (&to).into()),
            ("captured", captured.map_or("none", |piece| piece.role.name()).into()),
            ("check", ["none", "check", "double-check"][checkers.min(2)].into()),
        ];
        self.0.format("announce-move", &args)
    }
}
