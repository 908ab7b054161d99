//! What there is to see at the place that is shown, asked of the worker that proves it.

use super::{App, Model};
use crate::worker::{Manner, News, Worker};

impl App {
    /// Has the place looked at that the engine looks into, if it does; to be called whenever that may have changed.
    pub(super) fn look_for_facts(self) {
        let question = self.update_unseen(|model| {
            let files = &mut model.files;
            let place = files.analysis.is_on().then(|| files.reading.way());
            let reading = &files.reading;
            files.facts.look(place.as_deref(), || reading.game())
        });
        if let Some((question, teacher)) = question.zip(self.0.teacher.get()) {
            teacher.tell(question);
        }
    }

    /// Shows on the board what a sentence says, by its place, or no longer.
    pub(crate) fn point_out(self, place: &str) {
        if let Ok(place) = place.parse() {
            self.update(|model: &mut Model| model.files.facts.point_out(place));
        }
    }

    /// The worker that proves what there is to see.
    pub(super) fn teacher(self, script: String) -> Worker {
        let manner = Manner::Questions { is_end: |said| said.starts_with("explained\t") };
        Worker::new(script, manner, move |news| {
            // Where it breaks, the next place is asked of another; till then there is nothing to say.
            if let News::Said(data, _) = news {
                self.update(|model| model.files.facts.hear(&data.as_string().unwrap_or_default()));
            }
        })
    }
}
