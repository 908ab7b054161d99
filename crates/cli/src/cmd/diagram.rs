//! `chuhe diagram`: a board as a picture.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use chuhe_board::{Colours, Coordinates, Look, Pieces, Scene, Theme, svg};
use chuhe_lang::Messages;
use chuhe_notation::Script;
use chuhe_record::Record;
use chuhe_rules::{Color, Move, Position, RuleSet, Setup, SetupError};
use clap::builder::PossibleValuesParser;
use resvg::{tiny_skia, usvg};

use super::show::one;
use crate::language::Language;
use crate::output::Output;
use crate::reason::{game, sentences};

/// What `chuhe diagram` takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The board: a FEN, with moves after the word `moves` if there are any; or a file of games in any format
    #[arg(value_name = "FEN|FILE")]
    board: String,
    /// Which game of the file, from 1
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    game: u32,
    /// After how many moves of the game's main line; at its end if not given
    #[arg(long, value_name = "NUMBER")]
    ply: Option<usize>,
    /// The picture to write, `.svg` or `.png` by its ending; `-` for an SVG on standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Replace the file if it exists
    #[arg(long)]
    force: bool,
    /// The width in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 720, value_parser = clap::value_parser!(u32).range(90..=8192))]
    size: u32,
    /// Black's side at the bottom
    #[arg(long)]
    flip: bool,
    /// A move to mark; the last one played if not given
    #[arg(long, value_name = "MOVE", conflicts_with = "no_marks")]
    last_move: Option<Move>,
    /// Mark neither the last move nor check
    #[arg(long)]
    no_marks: bool,
    /// The script of the characters; by the language if not given
    #[arg(long, value_parser = names(Script::ALL, Script::name))]
    script: Option<String>,
    /// What stands on the pieces; by the language if not given
    #[arg(long, value_parser = names(Pieces::ALL, Pieces::name))]
    pieces: Option<String>,
    /// The board
    #[arg(long, value_parser = names(Theme::ALL, Theme::name))]
    theme: Option<String>,
    /// The colours of the two sides: black, green or blue against red, or discs of two colours
    #[arg(long, value_parser = names(Colours::ALL, Colours::name))]
    colors: Option<String>,
    /// What is written along the edges
    #[arg(long, value_parser = names(Coordinates::ALL, Coordinates::name))]
    coordinates: Option<String>,
    #[command(flatten)]
    language: Language,
}

/// The names of choices, for the command line.
fn names<T: Copy>(all: &[T], name: fn(T) -> &'static str) -> PossibleValuesParser {
    PossibleValuesParser::new(all.iter().map(|choice| name(*choice)))
}

/// Draws the board and writes the picture.
///
/// # Errors
/// If the board or its moves cannot be read, or the picture cannot be written.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let messages = arguments.language.messages();
    let png = match arguments.output.extension().and_then(|ending| ending.to_str()) {
        Some(ending) if ending.eq_ignore_ascii_case("png") => true,
        Some(ending) if ending.eq_ignore_ascii_case("svg") => false,
        None if arguments.output.as_os_str() == "-" => false,
        _ => bail!(
            messages
                .format("cli-unknown-picture", &[("path", (&arguments.output.display().to_string()).into())])
        ),
    };
    let bottom = if arguments.flip { Color::Black } else { Color::Red };
    let scene = scene(arguments, bottom, &messages)?;
    let text =
        svg::picture(&scene, look(arguments, &messages), &messages.text("board-label"), arguments.size);
    let bytes = if png { raster(&text)? } else { text.into_bytes() };
    let mut out = Output::create(&arguments.output, arguments.force, &messages)?;
    out.write_all(&bytes).with_context(|| arguments.output.display().to_string())?;
    out.keep(&messages)
}

/// What is to be seen.
fn scene(arguments: &Arguments, bottom: Color, messages: &Messages) -> Result<Scene> {
    let mut scene = if Path::new(&arguments.board).is_file() {
        recorded(arguments, bottom, messages)?
    } else if let Some((setup, error)) = impossible(&arguments.board) {
        // A diagram may show less than a game.
        for fault in error.faults {
            writeln!(io::stderr(), "{}", sentences(messages, &fault, "detail"))?;
        }
        bare(&setup, bottom)
    } else {
        let game = game(messages, &arguments.board, RuleSet::default())?;
        let mut scene = Scene::new(game.position(), bottom);
        scene.last_move = game.moves().next_back();
        scene
    };
    scene.last_move = arguments.last_move.or(scene.last_move);
    if arguments.no_marks {
        (scene.last_move, scene.check) = (None, None);
    }
    Ok(scene)
}

/// What is to be seen of a game in a file.
fn recorded(arguments: &Arguments, bottom: Color, messages: &Messages) -> Result<Scene> {
    let record = one(&arguments.board, arguments.game as usize, messages)?;
    let at = arguments.ply.unwrap_or(usize::MAX);
    let id = record.main_line().take(at).last().unwrap_or(Record::ROOT);
    let Some(position) = record.position(id) else { return Ok(bare(record.setup(), bottom)) };
    let mut scene = Scene::new(&position, bottom);
    scene.last_move = record.mv(id);
    Ok(scene)
}

/// Any board, without marks.
fn bare(setup: &Setup, bottom: Color) -> Scene {
    let mut scene = Scene::new(&Position::start(), bottom);
    scene.pieces = setup.pieces().collect();
    scene
}

/// A board that no game can have, and why.
fn impossible(text: &str) -> Option<(Setup, SetupError)> {
    let setup = Setup::from_fen(text).ok()?;
    let error = Position::try_from(setup.clone()).err()?;
    Some((setup, error))
}

/// The look that was asked for, on that of the language.
fn look(arguments: &Arguments, messages: &Messages) -> Look {
    fn choose<T>(name: Option<&String>, read: fn(&str) -> Option<T>, usual: T) -> T {
        name.and_then(|name| read(name)).unwrap_or(usual)
    }
    let usual = Look::for_language(messages.locale().tag());
    Look {
        script: choose(arguments.script.as_ref(), Script::from_name, usual.script),
        pieces: choose(arguments.pieces.as_ref(), Pieces::from_name, usual.pieces),
        theme: choose(arguments.theme.as_ref(), Theme::from_name, usual.theme),
        colours: choose(arguments.colors.as_ref(), Colours::from_name, usual.colours),
        coordinates: choose(arguments.coordinates.as_ref(), Coordinates::from_name, usual.coordinates),
    }
}

/// The pixels of an SVG, as PNG.
fn raster(text: &str) -> Result<Vec<u8>> {
    let tree =
        usvg::Tree::from_str(text, &usvg::Options::default()).context("the picture cannot be drawn")?;
    let size = tree.size().to_int_size();
    let mut pixels =
        tiny_skia::Pixmap::new(size.width(), size.height()).context("the picture is too large")?;
    resvg::render(&tree, tiny_skia::Transform::default(), &mut pixels.as_mut());
    pixels.encode_png().context("the picture cannot be packed")
}
