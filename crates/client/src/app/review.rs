//! The review of a whole game, and learning from its mistakes.

use std::time::Duration;

use chuhe_rules::{Color, Move};

use super::{App, Model};
use crate::FILES;
use crate::state::{Phase, place};
use crate::store::{self, Key};
use crate::timer::later;
use crate::worker::{Manner, News, Worker};

/// So long after a file was opened the worker is loaded, so that a review needs no network.
const PREPARATION: Duration = Duration::from_secs(2);

impl App {
    /// Opens the review of the game that is shown, or closes it; begins it where there is none.
    pub(crate) fn review(self) {
        if self.get(|model| model.files.review.shown) {
            return self.close_review();
        }
        self.begin_review();
    }

    /// Closes the review; what it found stays.
    pub(super) fn close_review(self) {
        self.update(|model| {
            model.files.review.shown = false;
            model.files.review.leave_lesson();
        });
    }

    /// Shows the review of the game that is shown, and begins it where there is none.
    pub(super) fn begin_review(self) {
        if self.get(|model| model.files.analysis.wish.on) {
            self.wish("on=false");
        }
        let Some(game) = self.get(|model| model.files.reading.main_line()) else {
            return self.update(|model| model.files.told = self.0.words.text("analysis-none"));
        };
        let order = self.update(|model| model.files.review.begin(game));
        self.order_critic(order);
    }

    /// Begins the review once more, after the worker broke.
    pub(crate) fn review_again(self) {
        self.begin_review();
    }

    /// Stops the review.
    pub(crate) fn stop_review(self) {
        self.update(|model| model.files.review.stop());
    }

    /// Lets the review go on.
    pub(crate) fn go_on_with_review(self) {
        let order = self.update(|model| model.files.review.go_on());
        self.order_critic(order);
    }

    fn order_critic(self, order: Option<String>) {
        if let Some((order, critic)) = order.zip(self.0.critic.get()) {
            critic.tell(format!("review {order}"));
        }
    }

    /// The worker that reviews games.
    pub(super) fn critic(self, script: String) -> Worker {
        Worker::new(script, Manner::Everything, move |news| match news {
            News::Loading | News::Ready => {}
            News::Said(data, _) => self.hear_critic(data.as_string().as_deref()),
            News::Broke => self.hear_critic(None),
        })
    }

    fn hear_critic(self, said: Option<&str>) {
        let (order, kept) = self.update(|model| {
            let review = &mut model.files.review;
            let order = if let Some(answer) = said {
                review.hear(answer)
            } else {
                review.broke();
                None
            };
            (order, if said.is_some_and(|answer| answer.starts_with("done")) { review.save() } else { None })
        });
        if let Some(kept) = kept {
            store::write(Key::Review, &kept);
        }
        self.order_critic(order);
    }

    /// A file has been opened: a review of another one is over, one of the same is still there.
    pub(super) fn meet_file(self, again: bool) {
        self.update(|model| model.files.review.clear());
        if !again {
            store::clear(Key::Review);
        }
        later(PREPARATION, move || {
            if let Some(critic) = self.0.critic.get() {
                critic.load();
            }
        });
    }

    /// Another place is shown: of the game that is reviewed, or of another.
    pub(super) fn meet_place(self) {
        self.recall_review();
        self.update(|model| {
            let files = &mut model.files;
            files.reviewed = files.reading.main_line().is_some_and(|game| files.review.is_of(&game));
            if !files.reviewed {
                files.review.shown = false;
                files.review.leave_lesson();
            }
        });
    }

    /// Takes over the review that is kept, if it is of the game that is shown.
    fn recall_review(self) {
        let game = |model: &Model| {
            let files = &model.files;
            files.review.is_none().then(|| files.reading.main_line()).flatten()
        };
        if let Some(kept) = store::read(Key::Review)
            && let Some(game) = self.get(game)
        {
            self.update(|model| model.files.review.restore(&kept, game));
        }
    }

    /// Shows the position after so many plies of the game.
    pub(crate) fn show_ply(self, plies: usize) {
        let place = self.get(|model| place::on_main_line(model.files.reading.game, plies));
        self.go_to_place(&place);
    }

    /// Shows a place of the file.
    pub(crate) fn go_to_place(self, place: &str) {
        self.update(|model| model.files.review.leave_lesson());
        self.order(&format!("again {place}\n"));
    }

    /// Lets the person find better moves than those of a side, or of both.
    pub(crate) fn learn(self, side: Option<Color>) {
        self.update(|model| {
            model.clear();
            model.files.review.learn(side);
        });
        self.show_mistake();
    }

    /// Brings the file to the mistake that the person is with, too.
    fn show_mistake(self) {
        let plies = self.get(|model| model.files.review.lesson_mistake().map(|mistake| mistake.ply));
        if let Some(plies) = plies {
            let place = self.get(|model| place::on_main_line(model.files.reading.game, plies));
            self.order(&format!("again {place}\n"));
        }
    }

    /// Takes the move that the person made instead of the mistake.
    pub(super) fn attempt(self, mv: Move) {
        let order = self.update(|model| {
            model.clear();
            model.files.review.attempt(mv)
        });
        self.order_critic(order);
    }

    /// Takes back a move that was not good enough.
    pub(crate) fn try_again(self) {
        self.update(|model| {
            model.clear();
            model.files.review.try_again();
        });
    }

    /// A hand comes to the board: what was not good enough is taken back.
    pub(super) fn touch_lesson(self) {
        let wrong = |model: &Model| {
            model.files.review.lesson().is_some_and(|lesson| matches!(lesson.phase(), Phase::Wrong { .. }))
        };
        if FILES && self.get(wrong) {
            self.try_again();
        }
    }

    /// Shows the best move instead of the mistake.
    pub(crate) fn solve(self) {
        self.update(|model| {
            model.clear();
            model.files.review.solve();
        });
    }

    /// Goes on to the next mistake.
    pub(crate) fn next_mistake(self) {
        self.update(|model| {
            model.clear();
            model.files.review.next_lesson();
        });
        self.show_mistake();
    }

    /// Ends the lesson.
    pub(crate) fn leave_lesson(self) {
        self.update(|model| {
            model.clear();
            model.files.review.leave_lesson();
        });
    }
}
