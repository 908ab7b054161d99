//! What there is to see at the place that is shown, asked of the worker that proves it.

use super::{App, Model};
use crate::teacher::{Report, Teacher};
use crate::widget::document;

impl App {
    /// Has the place looked at that the engine looks into, if it does; to be called whenever that may have changed.
    pub(super) fn look_for_facts(self) {
        let question = self.update_unseen(|model| {
            let files = &mut model.files;
            let place = files.analysis.is_on().then(|| files.reading.way());
            let reading = &files.reading;
            files.facts.look(place.as_deref(), || reading.game())
        });
        if let Some(question) = question {
            self.teacher().ask(question);
        }
    }

    /// Shows on the board what a sentence says, by its place, or no longer.
    pub(crate) fn point_out(self, place: &str) {
        if let Ok(place) = place.parse() {
            self.update(|model: &mut Model| model.files.facts.point_out(place));
        }
    }

    /// The worker, which is made when it is first needed.
    fn teacher(self) -> Teacher {
        if let Some(teacher) = self.get(|model| model.files.teacher.clone()) {
            return teacher;
        }
        let root = document().get_element_by_id("app");
        let url = root.and_then(|root| root.get_attribute("data-analyst")).unwrap_or_default();
        let teacher = Teacher::new(url, move |report| {
            self.update(|model| match report {
                Report::Said(answer) => model.files.facts.hear(&answer),
                // The next place is asked of another worker; till then there is nothing to say.
                Report::Failed => {}
            });
        });
        self.update_unseen(|model| model.files.teacher = Some(teacher.clone()));
        teacher
    }
}
