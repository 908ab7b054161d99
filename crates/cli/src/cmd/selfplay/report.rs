//! What `verify` and `stats` say.

use chuhe_lang::{Arg, Messages};
use chuhe_rules::Color;
use chuhe_training::{RANGES, Stats, Verified};

use super::told::end;
use crate::reason::printable;

/// What a folder of games came to that were played over again.
pub(super) fn verified(verified: &Verified, messages: &Messages) -> String {
    let mut lines = Vec::new();
    if let Some(torn) = &verified.torn {
        let path = torn.path.display().to_string();
        let args = [("path", (&path).into()), ("number", torn.at.into()), ("count", torn.bytes.into())];
        lines.push(messages.format("selfplay-torn", &args));
    }
    if let Some(mates) = &verified.mates {
        let args = [
            ("count", whole(mates.announced)),
            ("proven", whole(mates.proven)),
            ("found", whole(mates.confirmed)),
            ("refuted", whole(mates.refuted)),
            ("open", whole(mates.open())),
        ];
        lines.push(messages.format("selfplay-mates", &args));
    }
    let args = [
        ("games", whole(verified.games)),
        ("positions", whole(verified.positions)),
        ("count", whole(verified.wrong)),
    ];
    lines.push(messages.format("selfplay-verified", &args));
    text(&lines)
}

/// What a folder of games holds.
pub(super) fn stats(stats: &Stats, messages: &Messages) -> String {
    let won = |winner| whole(stats.won(winner));
    let mean = format!("{:.1}", stats.positions as f64 / stats.games.max(1) as f64);
    let (sample, again) = stats.sample;
    let percent = format!("{:.1}", again as f64 * 100.0 / sample.max(1) as f64);
    let mut lines = vec![
        messages.format(
            "selfplay-counts",
            &[("games", whole(stats.games)), ("positions", whole(stats.positions))],
        ),
        messages.format(
            "selfplay-results",
            &[("red", won(Some(Color::Red))), ("black", won(Some(Color::Black))), ("drawn", won(None))],
        ),
        messages.format(
            "selfplay-lengths",
            &[
                ("mean", (&mean).into()),
                ("least", stats.length(0.0).into()),
                ("half", stats.length(0.5).into()),
                ("most", stats.length(1.0).into()),
            ],
        ),
        messages.format(
            "selfplay-openings",
            &[
                ("count", whole(stats.openings)),
                ("games", whole(stats.doubled)),
                ("percent", (&percent).into()),
            ],
        ),
    ];
    for (how, games) in &stats.ends {
        let how = end(*how, messages);
        lines.push(messages.format("cli-match-end", &[("end", (&how).into()), ("games", whole(*games))]));
    }
    lines.push(messages.text("selfplay-scores-title").into_owned());
    let beyond = RANGES.last().map_or_else(String::new, |most| format!("> {most}"));
    let names = RANGES.iter().map(|most| format!("≤ {most}"));
    let names = names.chain([beyond, messages.text("selfplay-decided").into_owned()]);
    for (name, count) in names.zip(stats.scores) {
        let percent = count as f64 * 100.0 / stats.positions.max(1) as f64;
        lines.push(format!("  {name}: {count} ({percent:.1} %)"));
    }
    text(&lines)
}

fn whole(number: u64) -> Arg<'static> {
    usize::try_from(number).unwrap_or(usize::MAX).into()
}

fn text(lines: &[String]) -> String {
    lines.iter().map(|line| printable(line.trim_end()) + "\n").collect()
}
