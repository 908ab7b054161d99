//! Drills of `chuhe-load`, run as its command line would, before the real server.

use chuhe_load::drill::{Drill, Report};
use clap::Parser;

#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    drill: Drill,
}

/// Runs a drill with these words on its command line, in which nothing may be wrong.
pub(crate) async fn run(drill: &str) -> Report {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().to_str().expect("it is text");
    let own = ["--binary", env!("CARGO_BIN_EXE_chuhe"), "--folder", folder];
    let words = ["chuhe-load"].into_iter().chain(drill.split(' ')).chain(own);
    let report = Arguments::try_parse_from(words).expect("sound arguments").drill.run().await;
    let report = report.expect("it can be run");
    eprintln!("{report}");
    assert_eq!(report.faults.count(), 0, "{report}");
    report
}

/// What a report says under this name.
pub(crate) fn value(report: &Report, id: &str) -> f64 {
    report.value(id).unwrap_or_else(|| panic!("no {id}: {report}"))
}
