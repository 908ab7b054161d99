//! The board as text: lines, points and pieces, two columns for a point and one on either side of it.

use std::io;

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use chuhe_board::character;
use chuhe_lang::Locale;
use chuhe_rules::{Color, File, Move, Piece, Rank, Setup, Square};
use clap::ValueEnum;

/// How pieces and moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Script {
    /// 車馬炮 and 炮二平五
    Traditional,
    /// 车马炮 and 炮二平五
    Simplified,
    /// R H C and C2=5
    Letters,
}

impl Script {
    /// The Chinese script, if it is one.
    pub(crate) const fn chinese(self) -> Option<chuhe_notation::Script> {
        match self {
            Self::Traditional => Some(chuhe_notation::Script::Traditional),
            Self::Simplified => Some(chuhe_notation::Script::Simplified),
            Self::Letters => None,
        }
    }

    /// What a reader of a language sees before choosing.
    pub(crate) fn for_language(locale: Locale) -> Self {
        match locale {
            Locale::ZhHans => Self::Simplified,
            _ => Self::Traditional,
        }
    }
}

/// When to use colours.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Colors {
    Auto,
    Always,
    Never,
}

impl Colors {
    /// What that means for standard output.
    pub(crate) fn choice(self) -> ColorChoice {
        match self {
            Self::Auto => AutoStream::choice(&io::stdout()),
            Self::Always => ColorChoice::Always,
            Self::Never => ColorChoice::Never,
        }
    }
}

/// How the board is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) script: Script,
    /// With colours; without, Red's characters stand in round brackets and Black's in square ones.
    pub(crate) paint: bool,
    /// Whose side is at the bottom.
    pub(crate) bottom: Color,
}

const RED: Style = AnsiColor::BrightRed.on_default().bold();
const BLACK: Style = AnsiColor::BrightGreen.on_default().bold();
const LINES: Style = Style::new().dimmed();

impl Look {
    /// The board with the last move marked: a ring on the point it left, a bold or starred piece where it went.
    pub(crate) fn draw(self, setup: &Setup, last: Option<Move>) -> String {
        let mut ranks = Rank::ALL;
        let mut files = File::ALL;
        match self.bottom {
            Color::Red => ranks.reverse(),
            Color::Black => files.reverse(),
        }
        let names = format!("    {}", files.map(|file| file.char().to_string()).join("   "));
        let mut lines = vec![names.clone()];
        for (row, rank) in ranks.into_iter().enumerate() {
            let points: String = (0..)
                .zip(files)
                .map(|(column, file)| self.point(setup, last, Square::new(file, rank), row, column))
                .collect();
            lines.push(format!(" {rank} {points} {rank}"));
            if row < 9 {
                lines.push(format!("   {}", self.lines(between(row))));
            }
        }
        lines.push(names);
        lines.join("\n") + "\n"
    }

    /// A point with what stands on it, four columns wide; `row` and `column` count from the top left.
    fn point(self, setup: &Setup, last: Option<Move>, square: Square, row: usize, column: usize) -> String {
        let left = self.lines(if column == 0 { " " } else { "─" });
        let right = self.lines(if column == 8 { " " } else { "─" });
        let moved_here = last.is_some_and(|mv| mv.to() == square);
        match setup.board[square.index()] {
            Some(piece) if self.paint => {
                let mut style = if piece.color == Color::Red { RED } else { BLACK };
                if moved_here {
                    style = style.invert();
                }
                // A letter takes one of the two columns.
                let glyph = glyph(piece, self.script);
                let pad = if self.script == Script::Letters { right.as_str() } else { "" };
                format!("{left}{style}{glyph}{style:#}{pad}{right}")
            }
            Some(piece) if self.script == Script::Letters => {
                let mark = if moved_here { "*" } else { "─" };
                format!("{left}{}{mark}{right}", glyph(piece, self.script))
            }
            Some(piece) => {
                let (open, close) = match (piece.color, moved_here) {
                    (Color::Red, false) => ('(', ')'),
                    (Color::Black, false) => ('[', ']'),
                    (Color::Red, true) => ('(', '*'),
                    (Color::Black, true) => ('[', '*'),
                };
                format!("{open}{}{close}", glyph(piece, self.script))
            }
            None => {
                let mark =
                    if last.is_some_and(|mv| mv.from() == square) { '○' } else { crossing(row, column) };
                let more = if column == 8 { " " } else { "─" };
                format!("{left}{}{right}", self.lines(&format!("{mark}{more}")))
            }
        }
    }

    fn lines(self, text: &str) -> String {
        if self.paint { format!("{LINES}{text}{LINES:#}") } else { text.to_string() }
    }
}

/// The character where lines meet.
fn crossing(row: usize, column: usize) -> char {
    match (row, column) {
        (0, 0) => '┌',
        (0, 8) => '┐',
        (9, 0) => '└',
        (9, 8) => '┘',
        (_, 0) => '├',
        (_, 8) => '┤',
        (0 | 5, _) => '┬',
        (4 | 9, _) => '┴',
        _ => '┼',
    }
}

/// The line between a row and the next.
fn between(row: usize) -> &'static str {
    match row {
        0 | 7 => " │   │   │   │ ╲ │ ╱ │   │   │   │",
        1 | 8 => " │   │   │   │ ╱ │ ╲ │   │   │   │",
        4 => " │      楚 河         漢 界      │",
        _ => " │   │   │   │   │   │   │   │   │",
    }
}

fn glyph(piece: Piece, script: Script) -> char {
    let letter = piece.role.letter();
    let letter = piece.color.fold(letter, letter.to_ascii_lowercase());
    script.chinese().map_or(letter, |script| character(piece, script))
}

#[cfg(test)]
mod tests {
    use chuhe_rules::Position;

    use super::*;

    /// The columns a terminal gives a line: two for a Chinese character, one for the others used here.
    fn width(line: &str) -> usize {
        line.chars().map(|c| if ('\u{4e00}'..'\u{a000}').contains(&c) { 2 } else { 1 }).sum()
    }

    fn looks() -> impl Iterator<Item = Look> {
        [Script::Traditional, Script::Simplified, Script::Letters]
            .into_iter()
            .flat_map(|script| Color::ALL.map(|bottom| Look { script, paint: false, bottom }))
    }

    #[test]
    fn every_row_is_as_wide_as_the_others() {
        for look in looks() {
            for position in ["startpos", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1"] {
                let game = chuhe_rules::Game::from_fen(position).unwrap();
                let drawn = look.draw(&game.position().setup(), None);
                let lines: Vec<&str> = drawn.lines().collect();
                assert_eq!(lines.len(), 21, "{drawn}");
                for line in lines.iter().filter(|line| line.ends_with(|c: char| c.is_ascii_digit())) {
                    assert_eq!(width(line), 41, "{line:?}");
                }
                assert_eq!(lines.iter().filter(|line| width(line.trim_end()) == 37).count(), 11, "{drawn}");
            }
        }
    }

    #[test]
    fn the_start_position_by_letters() {
        let look = Look { script: Script::Letters, paint: false, bottom: Color::Red };
        let drawn = look.draw(&Position::start().setup(), Some("h0g2".parse().unwrap()));
        let rows: Vec<&str> = drawn.lines().collect();
        assert_eq!(rows[0], "    a   b   c   d   e   f   g   h   i");
        assert_eq!(rows[1], " 9  r───h───e───a───k───a───e───h───r─  9");
        assert_eq!(rows[10], "    │      楚 河         漢 界      │");
        assert_eq!(rows[20], rows[0]);
    }

    #[test]
    fn the_pieces_look_as_on_the_page() {
        let drawn =
            |script| Look { script, paint: false, bottom: Color::Red }.draw(&Position::start().setup(), None);
        let (traditional, simplified) = (drawn(Script::Traditional), drawn(Script::Simplified));
        assert!(traditional.contains("[砲]") && traditional.contains("(炮)"), "{traditional}");
        assert!(simplified.contains("[炮]") && !simplified.contains('砲'), "{simplified}");
    }

    #[test]
    fn colours_come_with_their_end() {
        let look = Look { script: Script::Traditional, paint: true, bottom: Color::Black };
        let drawn = look.draw(&Position::start().setup(), Some("h2e2".parse().unwrap()));
        for line in drawn.lines() {
            let open = line.rfind('\u{1b}').map_or("\u{1b}[0m", |at| &line[at..]);
            assert!(open.starts_with("\u{1b}[0m"), "{line:?}");
        }
        assert!(drawn.contains('俥') && drawn.contains('車'));
        assert!(drawn.starts_with("    i   h   g"));
    }
}
