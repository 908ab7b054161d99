//! The page of a rule set.

use chuhe_guide::{lessons, terms};
use chuhe_lang::Messages;
use chuhe_rules::RuleSet;
use maud::{Markup, html};

use super::diagram;
use crate::page::words;

pub(super) fn page(messages: &Messages, set: &RuleSet) -> Markup {
    let text = |id: &str| messages.text(id);
    html! {
        p.lead { (text(&format!("set-{}", set.name))) }
        p { (text(&format!("set-{}.more", set.name))) }
        section aria-labelledby="terms" {
            h2 #terms { (text("terms")) }
            table.terms {
                tbody {
                    @for term in terms(set) {
                        tr {
                            th scope="row" { (text(term.id)) }
                            td { (words::format(messages, term.value, &term.args)) }
                        }
                    }
                }
            }
        }
        section aria-labelledby="lessons" {
            h2 #lessons { (text("lessons")) }
            p { (text("lessons-about")) }
            div.lessons { @for lesson in lessons(&set.name) { (diagram::lesson(messages, set, lesson)) } }
        }
    }
}
