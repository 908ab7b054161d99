//! The worker that opens and writes files of games, loaded when it is first needed.
//!
//! Orders and answers are as crate `record-web` has them; orders that come before the worker has its words wait.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;

use crate::text_of;
use crate::worker::{Manner, News, Worker};

/// What the worker says.
pub(crate) enum Said {
    /// An answer in text.
    Text(String),
    /// A file that was asked for.
    File {
        /// Its name.
        name: String,
        /// What it holds.
        bytes: Uint8Array,
    },
    /// The worker is not there, or broke.
    Failed,
}

/// The worker that opens and writes files of games.
#[derive(Clone)]
pub(crate) struct Desk(Rc<Inner>);

struct Inner {
    worker: Worker,
    /// The tag of its language, and the address of its catalogue.
    words: (&'static str, String),
    progress: Rc<RefCell<Progress>>,
    hear: Rc<dyn Fn(Said)>,
}

/// Whether the worker has its words.
#[derive(Default)]
enum Progress {
    /// Nothing has been loaded.
    #[default]
    Without,
    /// They are on their way, and the orders wait for them.
    Coming(Vec<JsValue>),
    /// It has them.
    With,
}

impl Desk {
    /// A worker from the script at `url` that speaks the language of a tag, with the catalogue at an address; nothing is
    /// loaded yet.
    pub(crate) fn new(url: String, words: (&'static str, String), hear: impl Fn(Said) + 'static) -> Self {
        let (hear, progress) = (Rc::new(hear), Rc::new(RefCell::default()));
        let (to, lost): (_, Rc<RefCell<Progress>>) = (hear.clone(), progress.clone());
        let worker = Worker::new(url, Manner::Everything, move |news| match news {
            News::Loading | News::Ready => {}
            News::Said(data, _) => {
                if let Some(said) = said(&data) {
                    to(said);
                }
            }
            News::Broke => {
                lost.take();
                to(Said::Failed);
            }
        });
        Self(Rc::new(Inner { worker, words, progress, hear }))
    }

    /// Gives an order.
    pub(crate) fn order(&self, order: &str) {
        self.post(order.into());
    }

    /// Opens a file; a text that is no file has no name.
    pub(crate) fn open(&self, name: &str, bytes: &Uint8Array) {
        self.post(Array::of2(&format!("open {name}").into(), bytes).into());
    }

    fn post(&self, message: JsValue) {
        self.load();
        match &mut *self.0.progress.borrow_mut() {
            Progress::Without => {}
            Progress::Coming(waiting) => waiting.push(message),
            Progress::With => self.0.worker.tell(message),
        }
    }

    /// Begins to load it and its words, if that has not begun.
    pub(crate) fn load(&self) {
        if !matches!(*self.0.progress.borrow(), Progress::Without) {
            return;
        }
        self.0.progress.replace(Progress::Coming(Vec::new()));
        self.0.worker.load();
        let desk = self.clone();
        spawn_local(async move {
            let (tag, address) = &desk.0.words;
            let Ok(catalogue) = text_of(address).await else {
                desk.0.progress.take();
                return (desk.0.hear)(Said::Failed);
            };
            let waiting = match &mut *desk.0.progress.borrow_mut() {
                Progress::Coming(waiting) => std::mem::take(waiting),
                // It broke meanwhile, or was loaded twice.
                Progress::Without | Progress::With => return,
            };
            desk.0.progress.replace(Progress::With);
            let words = JsValue::from(format!("words {tag}\n{catalogue}"));
            for message in std::iter::once(words).chain(waiting) {
                desk.0.worker.tell(message);
            }
        });
    }
}

fn said(data: &JsValue) -> Option<Said> {
    if let Some(text) = data.as_string() {
        return Some(Said::Text(text));
    }
    let parts: &Array = data.dyn_ref()?;
    let head = parts.get(0).as_string().unwrap_or_default();
    let name = head.strip_prefix("saved\t").unwrap_or_default().to_owned();
    Some(Said::File { name, bytes: parts.get(1).dyn_into().ok()? })
}
