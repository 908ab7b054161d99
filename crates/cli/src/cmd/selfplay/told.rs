//! What goes wrong in self-play, in words.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Error, anyhow};
use chuhe_engine::Score;
use chuhe_lang::{Arg, Messages};
use chuhe_training::pack::PackError;
use chuhe_training::shard::{self, Damage, DamageKind};
use chuhe_training::{ArchiveError, Broken, End, Fault, Wrong};

use crate::reason::printable;

/// Why games cannot be read from a folder or added to it.
pub(super) fn archive(error: ArchiveError, folder: &Path, messages: &Messages) -> Error {
    let say = |id: &str, path: &Path, found: &str, expected: &str| {
        let path = path.display().to_string();
        let args = [("path", (&path).into()), ("found", found.into()), ("expected", expected.into())];
        anyhow!(printable(&messages.format(id, &args)))
    };
    match error {
        ArchiveError::Io { path, error } => Error::from(error).context(path.display().to_string()),
        ArchiveError::InUse => say("selfplay-in-use", folder, "", ""),
        ArchiveError::OtherPlan { differing } => say("selfplay-other", folder, &differing.join(", "), ""),
        ArchiveError::Empty => say("selfplay-empty", folder, "", ""),
        ArchiveError::Missing { path } => say("selfplay-missing", &path, "", ""),
        ArchiveError::Short { path, found } => {
            say("selfplay-short", &path, &found.to_string(), &shard::GAMES.to_string())
        }
        ArchiveError::Long { path, found } => {
            say("selfplay-long", &path, &found.to_string(), &shard::MOST.to_string())
        }
        ArchiveError::Damaged { path, damage } => {
            let found = self::damage(&damage, messages);
            let path = path.display().to_string();
            let args = [("path", (&path).into()), ("number", damage.at.into()), ("found", (&found).into())];
            anyhow!(printable(&messages.format("selfplay-damaged", &args)))
        }
    }
}

/// What is wrong with the bytes of a shard.
fn damage(damage: &Damage, messages: &Messages) -> String {
    let differ = |id: &str, found: &str, expected: &str| {
        messages.format(id, &[("found", found.into()), ("expected", expected.into())])
    };
    match &damage.kind {
        DamageKind::Magic => differ("selfplay-magic", "", &String::from_utf8_lossy(&shard::MAGIC)),
        DamageKind::Checksum { found, expected } => {
            differ("selfplay-checksum", &format!("{found:08x}"), &format!("{expected:08x}"))
        }
        DamageKind::Settings => messages.text("selfplay-no-plan").into_owned(),
        DamageKind::Number { found, expected } => {
            differ("selfplay-number", &found.to_string(), &expected.to_string())
        }
        DamageKind::Length { found, expected } => {
            differ("selfplay-length", &found.to_string(), &expected.to_string())
        }
        DamageKind::TooMany => differ("selfplay-too-many", "", &shard::GAMES.to_string()),
        DamageKind::Game(error) => game(error, messages),
    }
}

/// Why bytes are no game.
fn game(error: &PackError, messages: &Messages) -> String {
    let say = |id: &str, found: &str, ply: usize| {
        messages.format(id, &[("found", found.into()), ("number", ply.into())])
    };
    match error {
        PackError::Length { found } => say("selfplay-no-length", &found.to_string(), 0),
        PackError::End { found } => say("selfplay-no-end", &found.to_string(), 0),
        PackError::Start => messages.text("selfplay-no-start").into_owned(),
        PackError::Move { found, ply } => say("selfplay-no-move", &found.to_string(), *ply),
        PackError::Score { found, ply } => say("selfplay-no-score", &found.to_string(), *ply),
    }
}

/// What the engine did that broke a game off.
pub(super) fn broken(broken: &Broken, messages: &Messages) -> Error {
    let (id, found) = match broken.fault {
        Fault::Crash => ("selfplay-crash", String::new()),
        Fault::NoMove => ("selfplay-silent", String::new()),
        Fault::Illegal(mv) => ("selfplay-illegal", mv.to_string()),
    };
    let args = [
        ("game", (broken.number as usize + 1).into()),
        ("number", broken.ply.into()),
        ("found", (&found).into()),
    ];
    anyhow!(messages.format(id, &args))
}

/// What is wrong with a game.
pub(super) fn wrong(number: u64, wrong: Wrong, messages: &Messages) -> String {
    let game = Arg::from(number as usize + 1);
    match wrong {
        Wrong::Illegal { ply, mv } => {
            let found = mv.to_string();
            let args = [("game", game), ("number", ply.into()), ("found", (&found).into())];
            messages.format("selfplay-illegal", &args)
        }
        Wrong::GoesOn { ply, end } => {
            let end = self::end(end, messages);
            let args = [("game", game), ("number", ply.into()), ("found", (&end).into())];
            messages.format("selfplay-over", &args)
        }
        Wrong::Mate { ply, score } => {
            let found = match score {
                Score::MatedIn(moves) => format!("−{moves}"),
                Score::MateIn(moves) => moves.to_string(),
                _ => String::new(),
            };
            let args = [("game", game), ("number", ply.into()), ("found", (&found).into())];
            messages.format("selfplay-mate", &args)
        }
        Wrong::End { found, expected } => {
            let found = end(found, messages);
            let expected =
                expected.map_or_else(|| messages.text("cli-ongoing").into_owned(), |own| end(own, messages));
            let args = [("game", game), ("found", (&found).into()), ("expected", (&expected).into())];
            messages.format("selfplay-end", &args)
        }
    }
}

/// How a game ended, in a few words.
pub(super) fn end(end: End, messages: &Messages) -> String {
    let winner = end.winner.map_or("none", chuhe_rules::Color::name);
    // The limits of the usual rules.
    let args = [("winner", winner.into()), ("count", Arg::from(3_usize)), ("plies", Arg::from(120_usize))];
    messages.format(end.why.id(), &args)
}

/// Prints a line on standard error, if anybody can see it.
pub(super) fn say(text: &str) {
    // A closed standard error is no reason to stop.
    let _ = writeln!(io::stderr(), "{text}");
}
