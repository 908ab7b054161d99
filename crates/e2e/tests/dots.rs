//! The dots on the page are the legal moves, from either side of the board.

use std::process::Command;

use anyhow::{Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site, binary};
use chuhe_rules::{Color, Position};

/// How many positions are compared.
const POSITIONS: usize = 50;

/// The legal moves of a position as `chuhe perft` lists them.
fn listed(position: &Position) -> Result<Vec<String>> {
    let output = Command::new(binary()?)
        .args(["perft", "--divide", "--depth", "1", "--fen", &position.fen()])
        .output()?;
    ensure!(output.status.success(), "perft of {position}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout)?;
    let mut moves: Vec<String> =
        text.lines().filter_map(|line| line.split_once(' ')).map(|(mv, _)| mv.to_owned()).collect();
    moves.sort();
    Ok(moves)
}

#[test]
fn dots_are_the_legal_moves() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    page.start_two_players()?;

    let mut turn = Color::Red;
    for round in 0..POSITIONS {
        if round % 3 == 1 {
            page.flip()?;
        }
        let position = page.position(turn)?;
        let mut shown = Vec::new();
        for from in position.of(turn) {
            page.tap(from)?;
            shown.extend(page.dots()?.into_iter().map(|to| format!("{from}{to}")));
            // A second touch puts the piece down again.
            page.tap(from)?;
        }
        shown.sort();
        let listed = listed(&position)?;
        ensure!(shown == listed, "round {round}: {position}: {shown:?}, expected {listed:?}");
        // Any move will do for the next position, but not the same ones in every part of the board.
        let mv = shown[(round * 7 + 3) % shown.len()].parse::<chuhe_rules::Move>()?;
        page.tap(mv.from())?;
        page.tap(mv.to())?;
        turn = !turn;
        if page.result()?.is_some() {
            page.touch("[data-act=rematch]")?;
            turn = Color::Red;
        }
    }
    Ok(())
}
