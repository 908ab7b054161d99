//! Every reason that the rules can give has words in every language.

use std::collections::BTreeSet;

use chuhe_lang::{Arg, Locale, Messages};
use chuhe_notation::ParseError;
use chuhe_record::{Charset, Loss, Problem};
use chuhe_rules::{Args, Color, Fault, FenError, Game, Position, Reason, Setup, Square};

/// Positions in which, taken together, every kind of refusal occurs.
const POSITIONS: [&str; 8] = [
    "startpos",
    "4k4/9/9/4P4/9/9/9/9/9/3K5 w",
    "4k4/9/9/9/9/2B6/3n5/9/9/3K5 w",
    "4k4/9/9/9/4N4/9/9/9/9/4K4 w",
    "3k5/4r4/9/9/4R4/9/9/9/9/4K4 w",
    "3k5/9/n8/p8/p8/9/9/9/9/C3K4 w",
    "4k4/9/9/9/9/9/9/9/9/3K1AB2 w",
    "5k3/9/9/9/9/9/9/3n5/3C5/4K4 w",
];

/// Boards and texts that, taken together, have every fault.
const FAULTS: [&str; 18] = [
    "",
    "9/9",
    "4k4/8/9/9/9/9/9/9/9/3K5 w",
    "4k4/9/9/9/9/9/9/9/9/3Q5 w",
    "4k4/9/9/9/9/9/9/9/9/3K5 x",
    "4k4/9/9/9/9/9/9/9/9/3K5 w - - a 1",
    "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1 2",
    "9/9/9/9/9/9/9/9/9/9 w",
    "4k4/9/9/9/9/9/9/9/9/3KK4 w",
    "k8/9/9/9/9/9/9/9/9/3K5 w",
    "4k4/9/9/9/RRR6/9/9/9/9/3K5 w",
    "4k4/9/9/9/9/9/9/9/4A4/3KA4 w",
    "4k4/9/9/9/9/9/9/9/3B5/3K5 w",
    "4k4/9/9/9/9/9/9/P8/9/3K5 w",
    "4k4/9/9/9/9/9/1P7/9/9/3K5 w",
    "4k4/9/9/9/9/9/9/9/9/4K4 w",
    "4k4/9/9/4R4/9/9/9/9/9/3K5 w",
    "4k4/9/9/9/9/9/9/9/9/4KA3 w",
];

/// Games that, taken together, end in every way.
const ENDINGS: [&str; 6] = [
    "R3k4/1R7/9/9/9/9/9/9/9/3K5 b",
    "3k5/9/3P5/9/9/9/9/9/4K4/9 b",
    "3k5/9/9/9/9/9/9/9/3R5/5K3 b moves d9e9 d1e1 e9d9 e1d1 d9e9 d1e1 e9d9 e1d1",
    "startpos moves a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9",
    "4k4/9/9/9/9/9/9/9/9/3K2R2 w - - 120 90",
    "2bak4/9/9/9/9/9/9/9/9/3K1AB2 w",
];

fn refusals() -> Vec<(&'static str, Args)> {
    let mut refusals = Vec::new();
    for fen in POSITIONS {
        let setup = Setup::from_fen(fen).expect(fen);
        let position = Position::try_from(setup).expect(fen);
        for from in Square::all() {
            for to in Square::all().filter(|to| *to != from) {
                if let Err(illegal) = position.legality(chuhe_rules::Move::new(from, to)) {
                    refusals.push((illegal.id(), illegal.args()));
                }
            }
        }
    }
    let mut over = Game::from_fen(ENDINGS[0]).expect("a game");
    let illegal = over.play("e9e8".parse().expect("a move")).expect_err("the game is over");
    refusals.push((illegal.id(), illegal.args()));
    refusals
}

fn faults() -> Vec<(&'static str, Args)> {
    let mut faults = Vec::new();
    for text in FAULTS {
        match Setup::from_fen(text) {
            Err(error) => faults.push((error.id(), error.args())),
            Ok(setup) => {
                let error = Position::try_from(setup).expect_err(text);
                faults.extend(error.faults.iter().map(|fault| (fault.id(), fault.args())));
            }
        }
    }
    faults
}

fn endings() -> Vec<(&'static str, Args)> {
    let outcome = |text: &str| Game::from_fen(text).expect(text).outcome().expect(text);
    ENDINGS.iter().map(|text| (outcome(text).id(), outcome(text).args())).collect()
}

/// Formats a message as the page and the terminal do, and wants a text without gaps.
fn speaks(messages: &Messages, id: &str, args: &Args, locale: Locale) {
    assert!(messages.has(id), "{}: no message {id}", locale.tag());
    let text = messages.format(id, &args.map(Arg::from, Arg::from));
    assert!(!text.is_empty() && !text.contains('{'), "{}: {id} says {text:?}", locale.tag());
}

#[test]
fn every_reason_has_words_in_every_language() {
    let (refusals, faults, endings) = (refusals(), faults(), endings());
    let kinds = |reasons: &[(&'static str, Args)]| reasons.iter().map(|(id, _)| *id).collect::<BTreeSet<_>>();
    assert_eq!(kinds(&refusals).len(), 17, "every kind of refusal occurs: {:?}", kinds(&refusals));
    assert_eq!(kinds(&faults).len(), 16, "every kind of fault occurs: {:?}", kinds(&faults));
    assert_eq!(kinds(&endings).len(), ENDINGS.len(), "every ending occurs");
    for locale in Locale::ALL {
        let messages = Messages::embedded(locale);
        for (id, args) in &refusals {
            speaks(&messages, id, args, locale);
            speaks(&messages, &format!("{id}.detail"), args, locale);
        }
        for (id, args) in &faults {
            speaks(&messages, id, args, locale);
        }
        for (id, args) in &endings {
            speaks(&messages, id, args, locale);
            speaks(&messages, &format!("{id}.reason"), args, locale);
        }
    }
}

/// Everything that a reader of files may warn of.
fn problems() -> [Problem; 15] {
    let found = || "x".to_owned();
    let (fault, why) = (Fault::NoGeneral { color: Color::Red }, ParseError::Unreadable { found: found() });
    [
        Problem::BadText { charset: Charset::Big5 },
        Problem::BadFen { found: found(), why: FenError::Empty },
        Problem::ImpossibleStart { fault },
        Problem::StartReplaced { fault },
        Problem::SideCorrected,
        Problem::BadMove { found: found(), why },
        Problem::AmbiguousMove { found: found() },
        Problem::PlaceIgnored { found: found() },
        Problem::NoMove { found: found() },
        Problem::Unclosed { found: '(' },
        Problem::BadTag { found: found() },
        Problem::UnknownResult { found: found() },
        Problem::Truncated,
        Problem::TooLong { limit: 2 },
        Problem::Malformed { found: found() },
    ]
}

/// Everything that a format may have no place for.
fn losses() -> [Loss; 14] {
    let count = 2;
    [
        Loss::Start,
        Loss::Moves { count },
        Loss::Variations { count },
        Loss::Comments { count },
        Loss::Before { count },
        Loss::Nags { count },
        Loss::Shapes { count },
        Loss::Clocks { count },
        Loss::Evals { count },
        Loss::Characters { count },
        Loss::Result,
        Loss::Counters,
        Loss::Rules,
        Loss::Tag { name: "Event".to_owned() },
    ]
}

#[test]
fn warnings_and_losses_have_words_in_every_language() {
    let problems: Vec<_> = problems().iter().map(|problem| (problem.id(), problem.args())).collect();
    let losses: Vec<_> = losses().iter().map(|loss| (loss.id(), loss.args())).collect();
    for reasons in [&problems, &losses] {
        let ids: BTreeSet<&str> = reasons.iter().map(|(id, _)| *id).collect();
        assert_eq!(ids.len(), reasons.len(), "each has its own: {ids:?}");
        for locale in Locale::ALL {
            let messages = Messages::embedded(locale);
            for (id, args) in reasons {
                speaks(&messages, id, args, locale);
            }
        }
    }
    // The catalogue has no others: a new kind of warning is missing above.
    for (beginning, count) in [("record-", problems.len() + 2), ("loss-", losses.len())] {
        let messages = Messages::embedded(Locale::En);
        assert_eq!(messages.ids().filter(|id| id.starts_with(beginning)).count(), count, "{beginning}");
    }
}
