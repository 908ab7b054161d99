//! What a person does in a game that a server keeps, and what the page shows of it.

use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use chuhe_rules::{ByColor, Color, Role, Square};
use serde_json::{Value, json};

use crate::Page;

/// The pieces on all points in the order of their index, by the letters of [`Role::letter`], Black's in lower case.
pub type Board = [Option<char>; Square::COUNT];

/// The digits that a clock began to show, and when.
#[derive(Clone, Debug)]
pub struct Change {
    /// Whose clock.
    pub color: Color,
    /// The digits.
    pub digits: String,
    /// Milliseconds by the machine's clock.
    pub at: u64,
}

/// Writes down what the clocks begin to show, from now on.
const WATCH: &str = "window.changes = [];
    const table = document.getElementById('table');
    for (const [row, isRed] of [['me', bottom => bottom == 'red'], ['opp', bottom => bottom != 'red']]) {
        const digits = document.querySelector(`.${row} .clock b`);
        const color = () => isRed(table.dataset.bottom) ? 'red' : 'black';
        new MutationObserver(() => window.changes.push([color(), digits.textContent, Date.now()]))
            .observe(digits, { childList: true });
    }";

/// Makes a game with the form of the page that is open: `chosen` are names and values, a field that the form does not show
/// among them.
const CREATE: &str = "const form = document.querySelector('form.friend');
    for (const [name, value] of arguments[0]) {
        const choice = form.querySelector(`[name=${name}][value='${value}']`);
        if (choice) choice.checked = true;
        else {
            for (const other of form.querySelectorAll(`[name=${name}]`)) other.checked = false;
            form.insertAdjacentHTML('beforeend', `<input type=hidden name=${name} value='${value}'>`);
        }
    }
    form.querySelector('button').click()";

impl Page<'_> {
    /// Makes a game with what is chosen on the page that [`Browser::open`](crate::Browser::open) has opened.
    ///
    /// # Errors
    /// If it has no such form.
    pub fn create(browser: &crate::Browser, chosen: &[(&str, &str)]) -> Result<()> {
        let chosen: Vec<[&str; 2]> = chosen.iter().map(|(name, value)| [*name, *value]).collect();
        browser.execute(CREATE, &json!([chosen]))?;
        Ok(())
    }

    /// What an expression of JavaScript is in the page.
    ///
    /// # Errors
    /// If it throws.
    pub fn ask(&self, expression: &str) -> Result<Value> {
        self.browser().read(expression)
    }

    /// Marks the page, for [`Page::never_loaded_again`].
    ///
    /// # Errors
    /// If the page cannot be reached.
    pub fn mark(&self) -> Result<()> {
        self.ask("(window.marked = true)").map(drop)
    }

    /// Whether the page has been the same since it was marked.
    ///
    /// # Errors
    /// If it has been loaded again.
    pub fn never_loaded_again(&self) -> Result<()> {
        ensure!(self.ask("window.marked === true")? == true, "the page was loaded again");
        Ok(())
    }

    /// The name of what the note line says; empty if it says nothing.
    ///
    /// # Errors
    /// If the page cannot be reached.
    pub fn note(&self) -> Result<String> {
        let name = self.ask("document.getElementById('note')?.dataset.id ?? ''")?;
        Ok(name.as_str().context("a name")?.to_owned())
    }

    /// Waits until the note line is the one of this name.
    ///
    /// # Errors
    /// If it is another one for 20 seconds.
    pub fn is_told(&self, name: &str) -> Result<()> {
        self.until(&format!("the note {name}"), || Ok(self.note()? == name))
    }

    /// Waits until the page has so many plies.
    ///
    /// # Errors
    /// If it has not within 20 seconds.
    pub fn reaches(&self, plies: u64) -> Result<()> {
        self.until(&format!("{plies} plies"), || Ok(self.plies()? == plies))
    }

    /// Makes a move by two touches, and waits until the own board has it.
    ///
    /// # Errors
    /// If it has not within 20 seconds.
    pub fn make(&self, mv: &str) -> Result<()> {
        let before = self.plies()?;
        self.tap(mv[..2].parse()?)?;
        self.tap(mv[2..].parse()?)?;
        self.until(&format!("{mv} on the own board"), || Ok(self.plies()? == before + 1))
    }

    /// Presses a button that leads to another page.
    ///
    /// # Errors
    /// If there is none; a touch on it would wait for an answer of the page that is left.
    pub fn follow(&self, selector: &str) -> Result<()> {
        self.browser().execute("document.querySelector(arguments[0]).click()", &json!([selector]))?;
        Ok(())
    }

    /// Whether a mark such as `offline` or `sending` is on the table.
    ///
    /// # Errors
    /// If the page cannot be reached.
    pub fn is(&self, mark: &str) -> Result<bool> {
        Ok(self.ask(&format!("'{mark}' in document.getElementById('table').dataset"))? == true)
    }

    /// The side that the page is turned to.
    ///
    /// # Errors
    /// If the page does not say.
    pub fn bottom(&self) -> Result<Color> {
        let name = self.ask("document.getElementById('table').dataset.bottom")?;
        Color::ALL.into_iter().find(|color| name == color.name()).context("a side")
    }

    /// Who won, as the page knows it: `red`, `black`, `draw`; empty while the game goes on.
    ///
    /// # Errors
    /// If the page cannot be reached.
    pub fn winner(&self) -> Result<String> {
        let name = self.ask("document.getElementById('table').dataset.result ?? ''")?;
        Ok(name.as_str().context("a name")?.to_owned())
    }

    /// The board, whatever the page's language.
    ///
    /// # Errors
    /// If the page does not tell.
    pub fn board(&self) -> Result<Board> {
        let found = self.ask(
            "[...document.querySelectorAll('[data-square]')]
                .map(point => [point.dataset.square, point.dataset.piece ?? ''])",
        )?;
        let mut board = [None; Square::COUNT];
        for point in found.as_array().context("the points are a list")? {
            let square: Square = point[0].as_str().context("a point")?.parse()?;
            board[square.index()] = letter(point[1].as_str().unwrap_or_default());
        }
        Ok(board)
    }

    /// The moves as the page writes them.
    ///
    /// # Errors
    /// If the page does not tell.
    pub fn moves(&self) -> Result<Vec<String>> {
        let found = self.ask("[...document.querySelectorAll('.moves .mv')].map(mv => mv.textContent)")?;
        let moves = found.as_array().context("the moves are a list")?;
        moves.iter().map(|mv| Ok(mv.as_str().context("a move")?.to_owned())).collect()
    }

    /// The seconds that each clock shows of the time for the game.
    ///
    /// # Errors
    /// If the page shows none.
    pub fn clocks(&self) -> Result<ByColor<u64>> {
        let digits = |row: &str| {
            let text = self.ask(&format!("document.querySelector('.{row} .clock b').textContent"))?;
            seconds(text.as_str().unwrap_or_default())
        };
        let (own, other) = (digits("me")?, digits("opp")?);
        let bottom = self.bottom()?;
        Ok(ByColor::new_with(|color| if color == bottom { own } else { other }))
    }

    /// How many clocks run.
    ///
    /// # Errors
    /// If the page cannot be reached.
    pub fn running(&self) -> Result<u64> {
        self.ask("document.querySelectorAll('.clock.runs').length")?.as_u64().context("a number")
    }

    /// Begins to write down what the clocks show.
    ///
    /// # Errors
    /// If there are none.
    pub fn watch_clocks(&self) -> Result<()> {
        self.browser().execute(WATCH, &json!([])).map(drop)
    }

    /// What the clocks began to show in a while from now.
    ///
    /// # Errors
    /// If the clocks are not watched.
    pub fn changes(pages: &[&Self], during: Duration) -> Result<Vec<Vec<Change>>> {
        for page in pages {
            page.ask("(window.changes.length = 0)")?;
        }
        thread::sleep(during);
        pages.iter().map(|page| page.changed()).collect()
    }

    fn changed(&self) -> Result<Vec<Change>> {
        let found = self.ask("window.changes")?;
        let change = |row: &Value| {
            let color = Color::ALL.into_iter().find(|color| row[0] == color.name()).context("a side")?;
            let digits = row[1].as_str().context("digits")?.to_owned();
            Ok(Change { color, digits, at: row[2].as_u64().context("a time")? })
        };
        found.as_array().context("the changes are a list")?.iter().map(change).collect()
    }
}

/// The letter of a piece such as `black-horse`.
fn letter(name: &str) -> Option<char> {
    let (color, role) = name.split_once('-')?;
    let letter = Role::ALL.into_iter().find(|own| own.name() == role)?.letter();
    Some(if color == Color::Black.name() { letter.to_ascii_lowercase() } else { letter })
}

/// The seconds of digits such as `9:58`, `1:00:00` or `0:09.8`; tenths are left out.
fn seconds(digits: &str) -> Result<u64> {
    let whole = digits.split('.').next().unwrap_or_default();
    let parts = whole.split(':').map(str::parse::<u64>);
    let sum = parts.reduce(|sum, part| Ok(sum? * 60 + part?));
    Ok(sum.context("no digits")??)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_seconds() {
        let read = |digits| seconds(digits).ok();
        assert_eq!((read("9:58"), read("1:00:01"), read("0:09.8")), (Some(598), Some(3_601), Some(9)));
        assert_eq!(read(""), None);
    }

    #[test]
    fn pieces_are_letters() {
        assert_eq!((letter("red-general"), letter("black-horse"), letter("")), (Some('K'), Some('h'), None));
    }
}
