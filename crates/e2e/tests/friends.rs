//! Two friends play a game by link, whatever happens to it, and somebody looks on: on SQLite and on PostgreSQL.

#![allow(clippy::disallowed_methods, reason = "how long the network is cut is measured")]

use std::sync::{Mutex, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use chuhe_e2e::{Board, Browser, Change, Network, Page, Proxy, Screen, Site};
use chuhe_rules::{ByColor, Color, File, Rank, Square};
use chuhe_testkit::{Postgres, quick_folder};

/// Red's chariot can check for ever.
const START: &str = "r1bak4/9/4b4/p3p3p/9/9/P3P3P/4B4/4A4/2BAK3R w";

/// The checks and the moves out of them, to where the next check ends the game.
const CHECKS: [&str; 8] = ["h0h9", "e9e8", "h9h8", "e8e9", "h8h9", "e9e8", "h9h8", "e8e9"];

/// How long the network of two of the three is cut.
const CUT: Duration = Duration::from_secs(15);

/// How long the server is away.
const AWAY: Duration = Duration::from_secs(5);

/// Six browsers at once are too many for a small machine.
static ONE_AFTER_THE_OTHER: Mutex<()> = Mutex::new(());

#[test]
fn two_friends_play_whatever_happens_with_sqlite() -> Result<()> {
    let _turn = ONE_AFTER_THE_OTHER.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = tempfile::tempdir_in(quick_folder())?;
    let database = folder.path().join("games.sqlite");
    play(&database.display().to_string())
}

#[test]
fn two_friends_play_whatever_happens_with_postgresql() -> Result<()> {
    let _turn = ONE_AFTER_THE_OTHER.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(server) = Postgres::start() else { return Ok(()) };
    play(&server.create("games"))
}

/// The pages of an Arab, who plays Red, of a Chinese, who plays Black, and of somebody who looks on.
struct Table<'a> {
    red: Page<'a>,
    black: Page<'a>,
    third: Page<'a>,
}

fn play(database: &str) -> Result<()> {
    let mut site = Site::on(database)?;
    let (far, farther) = (Proxy::start(site.port())?, Proxy::start(site.port())?);
    let browser = |language| Browser::start(Screen::LARGE_PHONE, language);
    let (arab, chinese, other) = (browser("ar")?, browser("zh-CN")?, browser("en")?);
    arab.open(&site.url("/ar/game/"))?;
    Page::create(&arab, &[("side", "red"), ("clock", "600/60/30"), ("fen", START)])?;
    let red = Page::attached(&arab)?;
    red.is_told("inviting")?;
    ensure!(red.ask("document.querySelector('#invite svg path') !== null")? == true, "no QR code");
    let link = red.text("#invite .link")?.context("the page shows its link")?;
    let game = link.rsplit('/').next().context("a link ends with the game")?.to_owned();
    let black = Page::open(&chinese, &far.url(&format!("/zh-Hans/game/{game}")))?;
    black.is_told("join")?;
    let third = Page::open(&other, &farther.url(&format!("/en/game/{game}")))?;
    let table = Table { red, black, third };
    for page in table.pages() {
        page.mark()?;
        page.watch_clocks()?;
    }
    table.black.touch("[data-act=join]")?;
    table.black.until("the own side at the bottom", || Ok(table.black.bottom()? == Color::Black))?;

    table.begins()?;
    table.agrees_and_refuses()?;
    table.pauses()?;
    table.is_cut([&far, &farther])?;
    table.survives(&mut site)?;
    table.repeats()?;
    table.is_stored(&site, &game)?;
    for page in table.pages() {
        page.never_loaded_again()?;
    }
    table.plays_again()?;
    for (browser, url) in [(&arab, site.url("/")), (&chinese, far.url("/")), (&other, farther.url("/"))] {
        browser.asked_only(&url)?;
    }
    Ok(())
}

impl<'a> Table<'a> {
    fn pages(&self) -> [&Page<'a>; 3] {
        [&self.red, &self.black, &self.third]
    }

    /// Waits until all three show so many plies.
    fn reaches(&self, plies: u64) -> Result<()> {
        self.pages().iter().try_for_each(|page| page.reaches(plies))
    }

    /// Makes the next move, on the page of the side to move, and waits until everybody has it.
    fn moves(&self, color: Color, mv: &str) -> Result<()> {
        let page = color.fold(&self.red, &self.black);
        page.make(mv)?;
        self.reaches(page.plies()?)
    }

    /// The first move of each side is free; then the clocks run, on all pages alike.
    fn begins(&self) -> Result<()> {
        self.moves(Color::Red, "a3a4")?;
        ensure!(self.red.running()? == 0, "no clock runs before both have moved");
        self.moves(Color::Black, "a9b9")?;
        self.red.until("the clock to run", || Ok(self.red.running()? == 1))?;
        ensure!(self.third.text("[data-act=resign]")?.is_none(), "who looks on cannot resign");
        self.agree_on_the_time()
    }

    /// A draw that is refused, a phrase, time that is given, a move that is taken back.
    fn agrees_and_refuses(&self) -> Result<()> {
        let Self { red, black, third } = self;
        red.touch("[data-act=draw]")?;
        black.is_told("offered-draw")?;
        red.is_told("asked-draw")?;
        black.touch("[data-act=decline]")?;
        for page in self.pages() {
            page.is_told("")?;
            ensure!(page.winner()?.is_empty(), "the game goes on");
        }

        black.touch("[data-act=talk]")?;
        black.touch("[data-act=say-0]")?;
        red.says(".opp small", "مرحب")?;
        third.says(".opp small", "Hello")?;
        black.says(".me small", "你好")?;

        let before = red.clocks()?.black;
        red.touch("[data-act=more]")?;
        red.touch("[data-act=give]")?;
        for page in self.pages() {
            page.until("the time that was given", || Ok(page.clocks()?.black == before + 15))?;
        }

        self.moves(Color::Red, "e2g4")?;
        red.touch("[data-act=takeback]")?;
        black.is_told("offered-takeback")?;
        black.touch("[data-act=accept]")?;
        self.reaches(2)?;
        ensure!(red.board()? == black.board()? && black.board()? == third.board()?);
        self.agree_on_the_time()
    }

    /// A pause by agreement, in which no clock runs, and its end by agreement.
    fn pauses(&self) -> Result<()> {
        let Self { red, black, .. } = self;
        black.touch("[data-act=more]")?;
        black.touch("[data-act=pause]")?;
        red.is_told("offered-pause")?;
        red.touch("[data-act=accept]")?;
        for page in self.pages() {
            page.is_told("paused")?;
            page.until("the clocks to stop", || Ok(page.running()? == 0))?;
        }
        let before = red.clocks()?;
        let changes = Page::changes(&self.pages(), Duration::from_millis(1_500))?;
        ensure!(changes.iter().all(Vec::is_empty), "a clock goes on in a pause: {changes:?}");
        red.touch("[data-act=resume]")?;
        black.is_told("offered-resume")?;
        black.touch("[data-act=accept]")?;
        for page in self.pages() {
            page.until("the clock to run again", || Ok(page.running()? == 1))?;
        }
        ensure!(before.red - red.clocks()?.red <= 2, "the pause was charged");
        self.moves(Color::Red, "i0h0")
    }

    /// The network of Black and of who looks on is cut; what Black plays meanwhile is kept and sent once.
    fn is_cut(&self, networks: [&Proxy; 2]) -> Result<()> {
        let Self { red, black, third } = self;
        for network in networks {
            network.set(Network::Held);
        }
        let start = Instant::now();
        black.is_told("offline")?;
        third.is_told("offline")?;
        black.make("b9b4")?;
        ensure!(black.is("sending")?, "the move is not on the server");
        red.is_told("away")?;
        ensure!(red.plies()? == 3 && red.text("#note .left")?.is_some(), "Red sees how long to wait");
        sleep(CUT.saturating_sub(start.elapsed()));
        for network in networks {
            network.set(Network::Well);
        }
        self.reaches(4)?;
        black.until("the move to be on the server", || Ok(!black.is("sending")?))?;
        for page in self.pages() {
            page.until("the connection", || Ok(!page.is("offline")?))?;
        }
        red.until("the other to be back", || Ok(red.note()?.is_empty()))?;
        self.agree_on_the_time()
    }

    /// The server is killed and comes back; nobody is charged for it.
    fn survives(&self, site: &mut Site) -> Result<()> {
        let red = &self.red;
        let before = red.clocks()?;
        site.kill();
        for page in self.pages() {
            page.is_told("offline")?;
        }
        red.touch("[data-act=retry]")?;
        sleep(AWAY);
        site.resume()?;
        // Red is to move: the clock runs on when that page is back, whoever else is.
        red.until("the clock to run again", || Ok(!red.is("offline")? && red.running()? == 1))?;
        sleep(Duration::from_millis(300));
        let after = red.clocks()?;
        // It is charged up to when the server was last known to live, at most a second before the end.
        let fair = before.red - 2..=before.red + 1;
        ensure!(after.black == before.black && fair.contains(&after.red), "{before:?}, then {after:?}");
        for page in self.pages() {
            page.until("the connection", || Ok(!page.is("offline")?))?;
            ensure!(page.plies()? == 4, "a move is lost");
        }
        self.agree_on_the_time()
    }

    /// Red checks for ever, is warned, and loses.
    fn repeats(&self) -> Result<()> {
        for (ply, mv) in CHECKS.iter().enumerate() {
            self.moves(if ply.is_multiple_of(2) { Color::Red } else { Color::Black }, mv)?;
        }
        for (page, loses) in self.pages().into_iter().zip(["يخسر الأحمر", "红方判负", "Red loses"])
        {
            page.is_told("forecast-check")?;
            page.says("#note", loses)?;
        }
        self.red.tap("h8".parse()?)?;
        ensure!(self.red.ask("document.querySelectorAll('[data-dot=repeat]').length")? == 1);
        self.red.tap("h9".parse()?)?;
        self.reaches(13)?;
        let told = ["كش دائم", "长将", "perpetual check by Red"];
        for (page, told) in self.pages().into_iter().zip(told) {
            page.until("the result", || Ok(page.winner()? == "black"))?;
            page.is_told("result-perpetual-check")?;
            page.says("#note", told)?;
            page.until("the explanation", || Ok(page.text(".why .sentence")?.is_some()))?;
            page.until("the clocks to stop", || Ok(page.running()? == 0))?;
        }
        Ok(())
    }

    /// The same game comes out of the database.
    fn is_stored(&self, site: &Site, game: &str) -> Result<()> {
        let board = site.show(game, &["--script", "letters", "--step"], "last\nquit\n")?;
        let board = drawn(&board).context("chuhe show draws the board")?;
        let pages = self.pages().into_iter().zip(["ar", "zh-Hans", "en"]);
        for ((page, language), notation) in pages.zip(["uci", "chinese-simplified", "uci"]) {
            ensure!(page.board()? == board, "{language}: another board");
            // Without the marks that keep directions apart.
            let shown = site.show(game, &["--lang", language, "--notation", notation], "")?;
            let shown = shown.replace(['\u{2068}', '\u{2069}'], "");
            ensure!(shown.starts_with(game) && shown.ends_with("\n0-1\n"), "{shown}");
            for tag in ["600 step 60 reading 30", "rules infraction"] {
                ensure!(shown.contains(tag), "{shown}");
            }
            let (moves, clocks) = recorded(&shown);
            let on_page = page.moves()?;
            ensure!(moves == on_page, "{language}: {moves:?}, but the page has {on_page:?}");
            // The page counts a second until it is over.
            let on_page = page.clocks()?;
            for color in Color::ALL {
                let left = clocks[color].context("a clock")?;
                ensure!((left..=left + 1).contains(&on_page[color]), "{clocks:?}, but {on_page:?}");
            }
            let result = page.result()?.context("the page tells the result")?;
            let mut said = shown.lines().filter(|line| !line.is_empty());
            ensure!(said.any(|line| result.starts_with(line)), "{result} is not in {shown}");
        }
        Ok(())
    }

    /// The friends play again with changed sides, and who looks on goes with them.
    fn plays_again(&self) -> Result<()> {
        let Self { red, black, third } = self;
        black.touch("[data-act=rematch]")?;
        red.is_told("offered-rematch")?;
        red.says("#note", "يريد الخصم مباراة أخرى")?;
        red.touch("[data-act=accept]")?;
        third.is_told("next")?;
        third.follow("[data-act^=go-]")?;
        for page in self.pages() {
            page.until("the next game", || Ok(page.plies().is_ok_and(|plies| plies == 0)))?;
        }
        for (page, bottom) in [(red, Color::Black), (black, Color::Red)] {
            page.until("the other side", || Ok(page.bottom()? == bottom))?;
        }
        black.make("i0h0")?;
        self.reaches(1)
    }

    /// The clock that runs comes to the same digits on all pages at the same moment.
    fn agree_on_the_time(&self) -> Result<()> {
        let changes = Page::changes(&self.pages(), Duration::from_millis(3_200))?;
        let [first, others @ ..] = changes.as_slice() else { return Ok(()) };
        for other in others {
            let mut apart: Vec<u64> = first
                .iter()
                .filter_map(|change| {
                    let same = |own: &&Change| (own.color, &own.digits) == (change.color, &change.digits);
                    Some(other.iter().find(same)?.at.abs_diff(change.at))
                })
                .collect();
            apart.sort_unstable();
            ensure!(apart.len() >= 2, "{changes:?}");
            let middle = apart[apart.len() / 2];
            ensure!(middle <= 150, "the pages are {middle} ms apart: {changes:?}");
        }
        Ok(())
    }
}

/// The last board in a text of `chuhe show`, drawn with letters.
fn drawn(text: &str) -> Option<Board> {
    let mut board = [None; Square::COUNT];
    let rows: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    for rank in Rank::ALL {
        let is_row = |row: &&Vec<char>| row.starts_with(&[' ', rank.char(), ' ']) && row.len() > 38;
        let row = rows.iter().rev().find(is_row)?;
        for file in File::ALL {
            let sign = row[4 * file as usize + 4];
            board[Square::new(file, rank).index()] = Some(sign).filter(char::is_ascii_alphabetic);
        }
    }
    Some(board)
}

/// The moves in a text of `chuhe show`, and the seconds that each side had after its last.
fn recorded(text: &str) -> (Vec<String>, ByColor<Option<u64>>) {
    let (mut moves, mut clocks) = (Vec::new(), ByColor::default());
    let game = text.split_once("\n\n").map_or("", |(_, game)| game);
    let words = game.split_whitespace().filter(|word| !word.ends_with('.'));
    for word in words {
        let clock = word.strip_prefix('[').and_then(|word| word.strip_suffix(']'));
        match clock {
            Some(clock) => {
                let color = if moves.len() % 2 == 1 { Color::Red } else { Color::Black };
                let parts = clock.split(':').map(|part| part.parse::<u64>().unwrap_or_default());
                clocks[color] = Some(parts.fold(0, |sum, part| sum * 60 + part));
            }
            None if word == "0-1" => {}
            None => moves.push(word.to_owned()),
        }
    }
    (moves, clocks)
}
