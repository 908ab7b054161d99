//! What a person reads from the page and does on it.

use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use chuhe_rules::{Bitboard, Color, Piece, Position, Role, Setup, Square};
use serde_json::{Value, json};

use crate::{Browser, Screen, Site};

/// A point of the board as the page tells it to a screen reader.
#[derive(Clone, Debug)]
pub struct Point {
    /// Which one.
    pub square: Square,
    /// Its accessible name, for instance `e3, red soldier`.
    pub name: String,
    /// Whether it is marked as one that the chosen piece may go to.
    pub dot: bool,
}

/// A page of the site, open in a browser.
pub struct Page<'a> {
    browser: &'a Browser,
}

/// Reads all points: coordinates, accessible name, dot.
const POINTS: &str = "return [...document.querySelectorAll('[data-square]')].map(point =>
    [point.dataset.square, point.getAttribute('aria-label') ?? '', 'dot' in point.dataset])";

/// Brings the first visible element that a selector finds into the window and gives its middle; else how many it finds.
const MIDDLE: &str = "const found = [...document.querySelectorAll(arguments[0])];
    const element = found.find(element => element.checkVisibility());
    if (!element) return found.length;
    element.scrollIntoView({ block: 'nearest' });
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2]";

/// The text of the first element that a selector finds and that can be seen.
const TEXT: &str = "const element = [...document.querySelectorAll(arguments[0])]
    .find(element => element.checkVisibility());
    return element ? element.innerText.trim() : null";

/// Moves a slider to a value.
const SLIDE: &str = "const slider = document.querySelector(arguments[0]);
    slider.value = arguments[1];
    slider.dispatchEvent(new Event('input', {bubbles: true}))";

impl<'a> Page<'a> {
    /// Opens an address and waits until the board answers.
    ///
    /// # Errors
    /// If the page cannot be opened, or its script does not take over the board within 20 seconds.
    pub fn open(browser: &'a Browser, url: &str) -> Result<Self> {
        browser.open(url)?;
        Self::attached(browser)
    }

    /// The page that the browser has gone to by itself, once the board answers.
    ///
    /// # Errors
    /// If its script does not take over the board within 20 seconds.
    pub fn attached(browser: &'a Browser) -> Result<Self> {
        let page = Self { browser };
        page.until("the board to answer", || Ok(page.points()?.len() == Square::COUNT))?;
        Ok(page)
    }

    /// Opens the address of a page that teaches and waits until its boards answer.
    ///
    /// # Errors
    /// If the page cannot be opened, has no board, or its script does not take over the boards within 20 seconds.
    pub fn read(browser: &'a Browser, url: &str) -> Result<Self> {
        browser.open(url)?;
        let page = Self { browser };
        let boards = "const boards = document.querySelectorAll('figure.diagram').length;
            return boards > 0 && boards === document.querySelectorAll('figure.diagram .points').length";
        page.until("the boards to answer", || Ok(browser.execute(boards, &json!([]))? == true))?;
        Ok(page)
    }

    /// The browser that it is open in.
    pub fn browser(&self) -> &Browser {
        self.browser
    }

    /// Waits until something holds.
    ///
    /// # Errors
    /// If it does not hold within 20 seconds; `what` says what was waited for.
    pub fn until(&self, what: &str, mut holds: impl FnMut() -> Result<bool>) -> Result<()> {
        let start = Instant::now();
        while !holds()? {
            if start.elapsed() > Duration::from_secs(20) {
                bail!(
                    "waited 20 seconds for {what}; the page says: {}",
                    self.text("body")?.unwrap_or_default()
                );
            }
            thread::sleep(Duration::from_millis(25));
        }
        Ok(())
    }

    /// All points that the page has.
    ///
    /// # Errors
    /// If the page cannot be read.
    pub fn points(&self) -> Result<Vec<Point>> {
        let found = self.browser.execute(POINTS, &json!([]))?;
        let rows = found.as_array().context("the points are a list")?;
        rows.iter()
            .map(|row| {
                let text = |i: usize| row[i].as_str().unwrap_or_default();
                let square = text(0).parse().with_context(|| format!("no point: {row}"))?;
                Ok(Point { square, name: text(1).to_owned(), dot: row[2] == Value::Bool(true) })
            })
            .collect()
    }

    /// The position that the English names of the points tell.
    ///
    /// # Errors
    /// If a name is not understood, or no game has such a position.
    pub fn position(&self, turn: Color) -> Result<Position> {
        let mut setup = Setup::empty();
        setup.turn = turn;
        for point in self.points()? {
            setup.board[point.square.index()] = piece(&point)?;
        }
        Ok(Position::try_from(setup)?)
    }

    /// The points that are marked as ones that the chosen piece may go to.
    ///
    /// # Errors
    /// If the page cannot be read.
    pub fn dots(&self) -> Result<Bitboard> {
        Ok(self.points()?.into_iter().filter(|point| point.dot).map(|point| point.square).collect())
    }

    /// Touches a point of the board with a finger.
    ///
    /// # Errors
    /// If the point is not on the page.
    pub fn tap(&self, square: Square) -> Result<()> {
        self.touch(&format!("[data-square={square}]"))
    }

    /// Touches the first visible element that a selector finds with a finger.
    ///
    /// # Errors
    /// If no such element can be seen.
    pub fn touch(&self, selector: &str) -> Result<()> {
        let (x, y) = self.middle(selector)?;
        let send = |kind: &'static str, points: Value| {
            self.browser.devtools("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }))
        };
        send("touchStart", json!([{ "x": x, "y": y }]))?;
        send("touchEnd", json!([]))?;
        Ok(())
    }

    /// Drags what stands on a point to another with the mouse, in steps as a hand does.
    ///
    /// # Errors
    /// If one of the points cannot be seen.
    pub fn drag(&self, from: Square, to: Square) -> Result<()> {
        let start = self.middle(&format!("[data-square={from}]"))?;
        let end = self.middle(&format!("[data-square={to}]"))?;
        let send = |kind: &str, share: f64| {
            let along = |start: f64, end: f64| share.mul_add(end - start, start);
            let (x, y) = (along(start.0, end.0), along(start.1, end.1));
            let buttons = i32::from(kind != "mouseReleased");
            let event = json!({
                "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1,
            });
            self.browser.devtools("Input.dispatchMouseEvent", &event)
        };
        send("mousePressed", 0.0)?;
        for step in 1..=4 {
            send("mouseMoved", f64::from(step) / 4.0)?;
        }
        send("mouseReleased", 1.0)?;
        Ok(())
    }

    /// The middle of the first visible element that a selector finds, in pixels from the window's left and top.
    fn middle(&self, selector: &str) -> Result<(f64, f64)> {
        let middle = self.browser.execute(MIDDLE, &json!([selector]))?;
        match (middle[0].as_f64(), middle[1].as_f64()) {
            (Some(x), Some(y)) => Ok((x, y)),
            _ => bail!("{selector} finds {middle} elements, expected one that can be seen"),
        }
    }

    /// Opens the page again with an unfinished game, written as the page keeps it.
    ///
    /// # Errors
    /// If the page does not come back.
    pub fn resume(&self, game: &str) -> Result<()> {
        self.browser.execute("localStorage['chuhe.game'] = arguments[0]", &json!([game]))?;
        self.reload()
    }

    /// Opens the page again, as somebody who comes back.
    ///
    /// # Errors
    /// If the page does not come back.
    pub fn reload(&self) -> Result<()> {
        let here = self.browser.execute("return location.href", &json!([]))?;
        self.browser.open(here.as_str().context("a page has an address")?)?;
        self.until("the game to come back", || Ok(self.text("#table.game")?.is_some()))
    }

    /// How many plies the game on the page has.
    ///
    /// # Errors
    /// If the page does not tell.
    pub fn plies(&self) -> Result<u64> {
        let plies = self
            .browser
            .execute("return Number(document.getElementById('table').dataset.plies)", &json!([]))?;
        plies.as_u64().with_context(|| format!("found {plies}, expected a number of plies"))
    }

    /// Starts a game of two players on this screen.
    ///
    /// # Errors
    /// If the page has no such button.
    pub fn start_two_players(&self) -> Result<()> {
        self.touch("[data-act=two]")
    }

    /// Starts a game with the red pieces against the computer on a level.
    ///
    /// # Errors
    /// If the page does not offer that.
    pub fn start_against_computer(&self, level: u32) -> Result<()> {
        self.touch("[data-act=computer]")?;
        self.touch("[data-act=new]")?;
        for (name, value) in [("opponent", "computer"), ("side", "red")] {
            self.touch(&format!("label:has(input[name={name}][value='{value}'])"))?;
        }
        self.browser.execute(SLIDE, &json!(["[name=level]", level]))?;
        self.touch("[data-act=start]")
    }

    /// Turns the board around.
    ///
    /// # Errors
    /// If the page has no such button.
    pub fn flip(&self) -> Result<()> {
        self.touch("[data-act=flip]")
    }

    /// What the page tells about the end of the game, once it is over.
    ///
    /// # Errors
    /// If the page cannot be read.
    pub fn result(&self) -> Result<Option<String>> {
        self.text("#table[data-result] #note")
    }

    /// The text of the first visible element that a selector finds.
    ///
    /// # Errors
    /// If the page cannot be read.
    pub fn text(&self, selector: &str) -> Result<Option<String>> {
        let text = self.browser.execute(TEXT, &json!([selector]))?;
        Ok(text.as_str().map(str::to_owned))
    }
}

/// The piece that a name such as `e3, red soldier` tells; nothing for `e3, empty`.
fn piece(point: &Point) -> Result<Option<Piece>> {
    let words = point.name.split_once(", ").map(|(_, words)| words).unwrap_or_default();
    let mut words = words.split([' ', ',']);
    let color = match words.next() {
        Some("empty") => return Ok(None),
        Some("red") => Color::Red,
        Some("black") => Color::Black,
        _ => bail!("the name of {} is {:?}", point.square, point.name),
    };
    let word = words.next().unwrap_or_default();
    let role = Role::ALL.into_iter().find(|role| role.name() == word);
    Ok(Some(Piece::new(color, role.with_context(|| format!("no piece in {:?}", point.name))?)))
}

/// Opens an unfinished game, written as the page keeps it, in English on a site of its own, and does something there.
///
/// # Errors
/// If the page does not come up with the game, or what is done there fails.
pub fn visit(screen: Screen, game: &str, act: impl FnOnce(&Browser, &Page<'_>) -> Result<()>) -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(screen, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    page.resume(game)?;
    act(&browser, &page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_pieces() {
        let read = |name: &str| {
            let point = Point { square: "e3".parse().unwrap(), name: name.to_owned(), dot: false };
            piece(&point).map_err(|error| error.to_string())
        };
        assert_eq!(read("e3, empty"), Ok(None));
        assert_eq!(read("e3, empty, can move here"), Ok(None));
        let horse = Piece::new(Color::Red, Role::Horse);
        assert_eq!(read("e3, red horse"), Ok(Some(horse)));
        assert_eq!(read("e3, red horse, selected"), Ok(Some(horse)));
        assert!(read("e3").is_err());
        assert!(read("e3, green horse").is_err());
        assert!(read("e3, red rook").is_err());
    }
}
