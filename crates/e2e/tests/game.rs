//! Whole games, played by touching points and reading the page.

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Browser, Page, Player, Screen, Site};
use chuhe_rules::{Color, Game, Position};

/// Plays Red against the computer until the page tells a result, and gives it with the game.
fn play(page: &Page<'_>, mut game: Game, depth: u32) -> Result<(String, Game)> {
    let mut player = Player::default();
    loop {
        if game.position().turn() == Color::Black {
            answer(page, &mut game)?;
        }
        // What the page tells is what was played.
        ensure!(page.position(Color::Red)? == bare(game.position())?, "the page shows another position");
        let mv = player.choose(game.position(), depth).context("a game that goes on has a move")?;
        page.tap(mv.from())?;
        let dots = page.dots()?;
        ensure!(
            dots == game.position().legal_targets(mv.from()),
            "dots of {mv} in {}: {dots:?}",
            game.position()
        );
        page.tap(mv.to())?;
        game.play(mv)?;
        if game.outcome().is_none() {
            answer(page, &mut game)?;
        }
        if game.outcome().is_some() {
            page.until("the result", || Ok(page.result()?.is_some()))?;
            let told = page.result()?.unwrap_or_default();
            return Ok((told, game));
        }
    }
}

/// Waits for the computer's move and makes it in `game` too.
fn answer(page: &Page<'_>, game: &mut Game) -> Result<()> {
    let mut found = None;
    page.until("the computer's move", || {
        // While a piece slides the page already tells where it goes.
        let Ok(shown) = page.position(Color::Red) else { return Ok(false) };
        for mv in game.position().legal_moves() {
            let mut after = game.clone();
            after.play(mv)?;
            if bare(after.position())? == shown {
                found = Some(after);
            }
        }
        Ok(found.is_some())
    })?;
    *game = found.context("the wait ends with a move")?;
    Ok(())
}

/// The position without its counters, which no board shows.
fn bare(position: &Position) -> Result<Position> {
    let mut setup = position.setup();
    (setup.quiet_plies, setup.full_moves) = (0, 1);
    Ok(Position::try_from(setup)?)
}

/// The moves of a game, to be played again by hand.
fn moves(game: &Game) -> String {
    game.moves().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" ")
}

/// The seed of the game of [`a_beginner_mates_level_one`]: one of those with which it does.
const SEED: u64 = 1;

#[test]
fn a_beginner_mates_level_one() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    page.resume(&format!("2 computer 1 red {SEED} red nobody h2e2"))?;
    let mut game = Game::start();
    game.play("h2e2".parse()?)?;

    let (told, game) = play(&page, game, 3)?;
    ensure!(told.contains("Red wins by checkmate"), "{told}: {}", moves(&game));
    let outcome = game.outcome().context("the game is over")?;
    ensure!(outcome.winner == Some(Color::Red), "{outcome:?}: {}", moves(&game));
    Ok(())
}

#[test]
fn a_game_against_level_three_comes_to_a_result() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    page.start_against_computer(3)?;

    let (told, game) = play(&page, Game::start(), 3)?;
    let outcome = game.outcome().context("the game is over")?;
    let winner = outcome.winner.map_or("Draw", |winner| winner.fold("Red wins", "Black wins"));
    ensure!(told.contains(winner), "{outcome:?}: {told}: {}", moves(&game));
    Ok(())
}
