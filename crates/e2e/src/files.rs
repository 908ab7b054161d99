//! What a person does with files and texts on a page.

use anyhow::{Context as _, Result};
use serde_json::json;

use crate::Page;

/// Gives a file to the panel that is open, as the browser's own window would.
const CHOOSE: &str = "
    const [text, name] = arguments, input = document.querySelector('#open input[type=file]');
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));";

/// Drops a file on the page.
const DROP: &str = "
    const [text, name] = arguments, dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));";

/// Pastes a text on the page.
const PASTE: &str = "
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', arguments[0]);
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));";

/// Types a move into the page's field.
const TYPE: &str = "
    const input = document.querySelector('.typed input');
    input.focus();
    input.value = arguments[0];
    input.form.requestSubmit();";

/// Keeps what the page copies or lets the person keep, instead of handing it over.
const CATCH: &str = "
    navigator.clipboard.writeText = text => { window.caught = text; return Promise.resolve(); };
    URL.createObjectURL = blob => { blob.text().then(text => window.caught = text); return '#'; };
    HTMLAnchorElement.prototype.click = function () { window.kept = this.download; };";

impl Page<'_> {
    /// Chooses a file in the panel that opens files.
    ///
    /// # Errors
    /// If the panel is not open.
    pub fn choose_file(&self, text: &str, name: &str) -> Result<()> {
        self.browser().execute(CHOOSE, &json!([text, name]))?;
        Ok(())
    }

    /// Drops a file on the page.
    ///
    /// # Errors
    /// If the page cannot be reached.
    pub fn drop_file(&self, text: &str, name: &str) -> Result<()> {
        self.browser().execute(DROP, &json!([text, name]))?;
        Ok(())
    }

    /// Pastes a text on the page.
    ///
    /// # Errors
    /// If the page cannot be reached.
    pub fn paste(&self, text: &str) -> Result<()> {
        self.browser().execute(PASTE, &json!([text]))?;
        Ok(())
    }

    /// Types a move and sends it off.
    ///
    /// # Errors
    /// If the page has no field for it.
    pub fn type_move(&self, text: &str) -> Result<()> {
        self.browser().execute(TYPE, &json!([text]))?;
        Ok(())
    }

    /// Waits until the page shows a file.
    ///
    /// # Errors
    /// If it does not within 20 seconds.
    pub fn opened(&self) -> Result<()> {
        self.until("an open file", || {
            let script = "return 'file' in (document.querySelector('#table')?.dataset ?? {})";
            Ok(self.browser().execute(script, &json!([]))?.as_bool() == Some(true))
        })
    }

    /// Waits until an element can be seen whose text contains another.
    ///
    /// # Errors
    /// If there is none within 20 seconds.
    pub fn says(&self, selector: &str, expected: &str) -> Result<()> {
        self.until(&format!("{selector} with {expected}"), || {
            Ok(self.text(selector)?.is_some_and(|text| text.contains(expected)))
        })
    }

    /// Keeps what the page copies or lets the person keep from now on, for [`caught`](Self::caught).
    ///
    /// # Errors
    /// If the page cannot be reached.
    pub fn catch_files(&self) -> Result<()> {
        self.browser().execute(CATCH, &json!([]))?;
        Ok(())
    }

    /// Waits for a text that the page has copied or let the person keep.
    ///
    /// # Errors
    /// If there is none within 20 seconds.
    pub fn caught(&self) -> Result<String> {
        let caught = || self.browser().execute("return window.caught ?? null", &json!([]));
        self.until("a copied text", || Ok(caught()?.is_string()))?;
        Ok(caught()?.as_str().context("a copied text")?.to_owned())
    }
}
