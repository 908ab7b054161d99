//! Looking into what is shown with the engine.

use chuhe_rules::Move;

use super::{App, Model};
use crate::FILES;
use crate::analyst::{Analyst, Report};
use crate::native::{self, Native};
use crate::state::{Engine, Order, Wish};
use crate::store::{self, Key};
use crate::widget::document;

impl App {
    /// Begins to look into what is shown, or no longer does.
    ///
    /// A game of another page is handed over to the one that can.
    pub(crate) fn analyse(self) {
        if !FILES || !self.get(Model::is_file) {
            return self.hand_over_game();
        }
        let on = self.get(|model| !model.files.analysis.wish.on);
        self.close_review();
        self.wish(&format!("on={on}"));
    }

    /// Changes what is wanted of the engine, written as [`Wish::save`] writes it, and keeps it all.
    pub(crate) fn wish(self, choice: &str) {
        let kept = self.update(|model| {
            let analysis = &mut model.files.analysis;
            analysis.wish.restore(choice);
            if choice.starts_with("native=") {
                analysis.choose_again();
            }
            analysis.paused = false;
            analysis.wish.save()
        });
        store::write(Key::Analysis, &kept);
    }

    /// Takes over what was wanted before; whether the engine looks at all only where the same file is shown `again`.
    pub(super) fn recall_wish(self, again: bool) {
        self.update(|model| model.files.analysis.native.name = named("data-native"));
        let Some(kept) = store::read(Key::Analysis) else { return };
        self.update(|model| {
            let wish = &mut model.files.analysis.wish;
            let on = wish.on;
            wish.restore(&kept);
            *wish = Wish { on: if again { wish.on } else { on }, ..*wish };
        });
    }

    /// Shows what the other side would do, or no longer.
    pub(crate) fn turn_threats(self) {
        let threats = self.get(|model| !model.files.analysis.wish.threats);
        self.wish(&format!("threats={threats}"));
    }

    /// Stops the engine, or lets it go on.
    pub(crate) fn pause_analysis(self) {
        self.update(|model| {
            let analysis = &mut model.files.analysis;
            let searches = analysis.is_searching();
            analysis.paused = searches;
            if !searches {
                analysis.forget_end();
            }
        });
    }

    /// Whether somebody has a finger or the focus on the lines.
    pub(crate) fn hold_lines(self, held: bool) {
        self.update(|model| model.files.analysis.hold(held));
    }

    /// Puts the moves of a line up to one of them into the game, as `LINE.MOVE` counts them.
    pub(crate) fn follow_line(self, place: &str) {
        let number = |text: &str| text.parse::<usize>().ok();
        let Some((line, last)) = place.split_once('.').and_then(|(a, b)| number(a).zip(number(b))) else {
            return;
        };
        let moves: Vec<String> =
            self.get(|model| model.files.analysis.moves(line, last).iter().map(Move::to_string).collect());
        if !moves.is_empty() {
            self.order_here("play", &moves.join(" "));
        }
    }

    /// Lets the engine look at what is shown now, if it is to; to be called whenever that may have changed.
    pub(crate) fn look(self) {
        let order = self.update_unseen(|model| {
            let shown = model.is_file();
            let files = &mut model.files;
            let place = shown.then(|| files.reading.way());
            let reading = &files.reading;
            files.analysis.look(place.as_deref().filter(|way| !way.is_empty()), || reading.game())
        });
        self.look_for_facts();
        match order {
            Order::Stay => return,
            Order::Stop => self.stop_engines(),
            Order::Ask { id, orders } if self.get(|model| model.files.analysis.is_native()) => {
                self.stop_analyst();
                self.native().ask(id, &orders);
            }
            Order::Ask { id, orders } => {
                self.stop_native();
                self.analyst().ask(id, orders);
            }
        }
        self.draw_soon();
    }

    fn stop_engines(self) {
        self.stop_analyst();
        self.stop_native();
    }

    fn stop_analyst(self) {
        if let Some(analyst) = self.get(|model| model.files.analyst.clone()) {
            analyst.stop();
        }
    }

    fn stop_native(self) {
        if let Some(native) = self.get(|model| model.files.native.clone()) {
            native.stop();
        }
    }

    /// The server's engine, with which a connection is made when it is first needed.
    fn native(self) -> Native {
        if let Some(native) = self.get(|model| model.files.native.clone()) {
            return native;
        }
        let native = Native::new(move |report| {
            self.update(|model| match report {
                native::Report::State(engine) => model.files.engine = engine,
                native::Report::Said(answer) => model.files.analysis.hear(&answer),
                native::Report::Lost(why) => {
                    model.files.engine = Engine::Idle;
                    model.files.analysis.lose_native(why);
                }
            });
        });
        self.update(|model| model.files.native = Some(native.clone()));
        native
    }

    /// The engine, which is made when it is first needed.
    fn analyst(self) -> Analyst {
        if let Some(analyst) = self.get(|model| model.files.analyst.clone()) {
            return analyst;
        }
        let analyst = Analyst::new(named("data-analyst"), move |report| {
            self.update(|model| match report {
                Report::State(engine) => model.files.engine = engine,
                Report::Said(answer) => model.files.analysis.hear(&answer),
            });
        });
        self.update(|model| model.files.analyst = Some(analyst.clone()));
        analyst
    }

    /// Asks the engine once more, after it broke.
    pub(crate) fn retry_analysis(self) {
        self.update(|model| model.files.analysis.forget_question());
    }
}

/// What the server has written on the page by a name; empty where there is nothing.
fn named(attribute: &str) -> String {
    let root = document().get_element_by_id("app");
    root.and_then(|root| root.get_attribute(attribute)).unwrap_or_default()
}
