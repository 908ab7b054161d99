//! A game between two windows, one of which reaches the site over a network that breaks.

use anyhow::{Context, Result, ensure};
use chuhe_board::{Look, Scene, svg};
use chuhe_e2e::{Browser, Page, Proxy, Screen, Site};
use chuhe_rules::{Color, Move, Position};
use serde_json::{Value, json};

use super::diary;

/// A large phone, upright.
pub(crate) const PHONE: Screen = Screen { width: 390, height: 844, touch: true };

/// A quiet opening; Red, who begins, is the one over the breaking network.
const MOVES: [&str; 10] = ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7", "b0c2", "a9b9", "c3c4", "g6g5"];

/// How much time each side has, in seconds.
const TIME: u64 = 600;

/// How much the pages of a busy machine may be late, all moves together, in milliseconds: far less than what the breaks cost.
const LATE: i64 = 3_000;

/// The most that a player may be credited in one of these games: the quota at the beginning and what each move adds.
const CREDIT: i64 = 1_500 + 5 * 500;

/// Two people, each with a browser that opens a window for each game.
pub(crate) struct People {
    own: Browser,
    friend: Browser,
}

impl People {
    pub(crate) fn come() -> Result<Self> {
        Ok(Self { own: Browser::start(PHONE, "en")?, friend: Browser::start(PHONE, "en")? })
    }
}

/// A game under way.
pub(crate) struct Game {
    pub(crate) proxy: Proxy,
    /// Whose network breaks.
    pub(crate) own: Browser,
    /// Whose network does not.
    pub(crate) friend: Browser,
    /// The path of its page.
    pub(crate) path: String,
    /// The game's address on the site itself.
    address: String,
    /// How many moves were made.
    pub(crate) plies: u64,
}

impl Game {
    /// A game in which both have moved once.
    pub(crate) fn begin(site: &Site, people: &People) -> Result<Self> {
        let proxy = Proxy::start(site.port())?;
        let (own, friend) = (people.own.window(PHONE)?, people.friend.window(PHONE)?);
        own.open(&proxy.url("/en/game/"))?;
        own.execute(
            "const clock = document.querySelector('[name=clock]');
            clock.value = arguments[0];
            for (const choice of [clock, document.querySelector('[name=side][value=red]')]) choice.checked = true;
            document.querySelector('form.friend button').click()",
            &json!([TIME.to_string()]),
        )?;
        let red = Page::attached(&own)?;
        red.until("a link", || Ok(red.text("#invite .link")?.is_some()))?;
        let path = own.execute("return location.pathname", &json!([]))?;
        let path = path.as_str().context("a page has an address")?.to_owned();
        let address = site.url(&path);
        let black = Page::open(&friend, &address)?;
        black.until("a seat", || Ok(black.text("[data-act=join]")?.is_some()))?;
        black.touch("[data-act=join]")?;
        black.until("the seat", || Ok(black.text("[data-act=abort]")?.is_some()))?;
        red.until("the other side", || Ok(red.text("#invite .link")?.is_none()))?;
        for browser in [&own, &friend] {
            diary::keep(browser)?;
        }
        let mut game = Self { proxy, own, friend, path, address, plies: 0 };
        game.answer()?;
        game.answer()?;
        Ok(game)
    }

    /// Whether it is the turn of the one whose network breaks.
    pub(crate) fn is_own_turn(&self) -> bool {
        self.plies.is_multiple_of(2)
    }

    /// The next move, as its own player makes it by two touches and sees it on the own board.
    pub(crate) fn make(&mut self) -> Result<()> {
        let browser = if self.is_own_turn() { &self.own } else { &self.friend };
        let mv = MOVES[self.plies as usize];
        let page = Page::attached(browser)?;
        page.tap(mv[..2].parse()?)?;
        page.tap(mv[2..].parse()?)?;
        self.plies += 1;
        page.until("the move on the own board", || Ok(page.plies()? == self.plies))
    }

    /// The next move over a network that is well, up to where both see it.
    pub(crate) fn answer(&mut self) -> Result<()> {
        self.make()?;
        self.settle()
    }

    /// Waits until both pages have all moves, and the site has them.
    pub(crate) fn settle(&self) -> Result<()> {
        self.settle_in(&[&self.own, &self.friend])
    }

    /// Waits until pages have all moves, and the site has them.
    pub(crate) fn settle_in(&self, browsers: &[&Browser]) -> Result<()> {
        for browser in browsers {
            let page = Page::attached(browser)?;
            page.until(&format!("{} plies on the server", self.plies), || {
                let diary = diary::read(browser)?;
                let last = diary.last().context("a diary has a first line")?;
                Ok(last.is_settled() && last.plies == self.plies)
            })?;
        }
        Ok(())
    }

    /// Whether both pages and the site show the very game.
    pub(crate) fn boards_are_equal(&self) -> Result<()> {
        self.boards_are_equal_in(&[&self.own, &self.friend])
    }

    /// Whether pages and the site show the very game.
    pub(crate) fn boards_are_equal_in(&self, browsers: &[&Browser]) -> Result<()> {
        let mut game = chuhe_rules::Game::start();
        for mv in &MOVES[..self.plies as usize] {
            game.play(mv.parse::<Move>()?)?;
        }
        let position = game.position();
        for browser in browsers {
            let page = Page::attached(browser)?;
            let (plies, shown) = (page.plies()?, page.position(position.turn())?);
            ensure!(plies == self.plies, "{plies} plies, expected {}", self.plies);
            ensure!(board(&shown) == board(position), "a board shows {}", shown.fen());
        }
        let html = ureq::get(&self.address).call()?.body_mut().read_to_string()?;
        let picture = svg::layers(&Scene::new(position, Color::Red), Look::for_language("en"));
        ensure!(html.contains(&picture), "the site's page does not show {}", position.fen());
        Ok(())
    }

    /// Whether the clocks of both pages show what the moves took: from one being stored to the next.
    pub(crate) fn clocks_are_right(&self) -> Result<()> {
        let diary = diary::read(&self.friend)?;
        let stored = |plies| diary::settled(&diary, plies).context("it was stored");
        let mut left = [TIME as i64 * 1_000; 2];
        // No clock runs before both have moved.
        for ply in 3..=self.plies {
            left[(ply as usize + 1) % 2] -= (stored(ply)? - stored(ply - 1)?) as i64;
        }
        let running = (self.plies % 2) as usize;
        let last = stored(self.plies)?;
        for (browser, sides) in [(&self.own, [".me", ".opp"]), (&self.friend, [".opp", ".me"])] {
            for (side, class) in sides.into_iter().enumerate() {
                let read =
                    "return [Date.now(), document.querySelector(`${arguments[0]} .clock b`).textContent]";
                let read = browser.execute(read, &json!([class]))?;
                let (at, shown) = (read[0].as_u64().context("a time")?, shown(&read[1])?);
                let passed = if side == running { (at - last) as i64 } else { 0 };
                // Between this second and the one before; whose network is well has hardly any credit.
                let more = shown - (left[side] - passed);
                let credit = if side == 0 { CREDIT } else { 0 };
                ensure!(
                    (-LATE..=1_000 + LATE + credit).contains(&more),
                    "the clock {class} shows {shown} ms, {more} ms more than it has"
                );
            }
        }
        Ok(())
    }
}

/// The pieces on their points, without how the game came there.
fn board(position: &Position) -> String {
    let fen = position.fen();
    fen.split(' ').next().unwrap_or_default().to_owned()
}

/// What a clock shows, in milliseconds.
fn shown(text: &Value) -> Result<i64> {
    let text = text.as_str().context("a clock has a text")?;
    let (minutes, seconds) = text.split_once(':').context("minutes and seconds")?;
    Ok((minutes.parse::<i64>()? * 60 + seconds.parse::<i64>()?) * 1_000)
}
