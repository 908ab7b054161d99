//! `chuhe notate`: moves of any notation in another.

use std::io::{self, Write};

use anyhow::{Context, Result, bail};
use chuhe_notation::{Dialect, Notation, ParseError, Reader, Warning, parse_any};
use chuhe_rules::{GameError, Position, Setup};

use crate::language::Language;
use crate::reason::{at, describe, sentences};

/// What `chuhe notate` takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The moves in any notation, one after another, in quotes where they have spaces, such as 炮二平五 h9g7 "H 102-83"
    #[arg(required = true, value_name = "MOVE")]
    moves: Vec<String>,
    /// The position before the first move, as a FEN
    #[arg(long, default_value = "startpos", hide_default_value = true)]
    fen: String,
    /// The notation to write: chinese-simplified, chinese-traditional, wxf, iccs, uci, western, vietnamese,
    /// chess-of-china, or one of these with a habit (uci-1-10, wxf-xqbase, chinese-simplified-book and so on)
    #[arg(long, value_name = "NOTATION", value_parser = str::parse::<Notation>)]
    to: Notation,
    /// The notation of the moves, where one may be read in two ways; a2b2 has ranks from 0 in uci, and from 1 in uci-1-10
    #[arg(long, value_name = "NOTATION", value_parser = str::parse::<Notation>)]
    from: Option<Notation>,
    #[command(flatten)]
    language: Language,
}

/// Prints each move on a line of its own.
///
/// # Errors
/// If the position or a move cannot be read, a move may be several, or nothing can be written.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let messages = arguments.language.messages();
    let start = match start(&arguments.fen) {
        Ok(start) => start,
        Err(error) => bail!(describe(&error, &messages)),
    };
    let refused = |ply: usize, error: &ParseError| {
        let at = at(&messages, ply + 1, &arguments.moves[ply]);
        format!("{at}: {}", sentences(&messages, error, "detail"))
    };
    let dialect = arguments.from.map_or(Dialect::ANY, Dialect::of);
    let (mut position, mut written, mut done) = (start, String::new(), 0);
    while done < arguments.moves.len() {
        // Until the notation changes; whose turn it is has been said, so the first move does not change that.
        let mut reader = Reader::variation(&position, dialect);
        let stop = arguments.moves[done..].iter().find_map(|text| reader.push(text).err());
        if let (0, Some(error)) = (reader.plies(), stop) {
            bail!(refused(done, &error));
        }
        let line = reader.finish();
        for (index, mv) in line.moves.into_iter().enumerate() {
            let open = |warning: &Warning| matches!(warning, Warning::Ambiguous { ply, .. } if *ply == index);
            if line.warnings.iter().any(open)
                && let Err(error) = parse_any(&arguments.moves[done], &position)
            {
                bail!(refused(done, &error));
            }
            written.push_str(&arguments.to.text(mv, &position));
            written.push('\n');
            position.play_unchecked(mv);
            done += 1;
        }
    }
    io::stdout().lock().write_all(written.as_bytes()).context("cannot write")
}

/// The position of a FEN, which may be one of a book's diagrams.
fn start(fen: &str) -> Result<Position, GameError> {
    let setup = Setup::from_fen(fen).map_err(GameError::Fen)?;
    Position::of_diagram(setup).map_err(GameError::Setup)
}
