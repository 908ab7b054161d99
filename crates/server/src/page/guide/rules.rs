//! The index of the rule sets.

use chuhe_lang::Messages;
use chuhe_rules::RuleSet;
use maud::{Markup, html};

use super::Topic;
use crate::page::words;

pub(super) fn page(messages: &Messages) -> Markup {
    let tag = messages.locale().tag();
    html! {
        p.lead { (messages.text("rule-sets-about")) }
        ul.sets {
            @for set in RuleSet::NAMED {
                li {
                    a href=(format!("/{tag}/{}", Topic::Set(set.clone()).path())) {
                        b { (words::reason(messages, &set)) }
                        @if set == RuleSet::default() { " " i.usual { (messages.text("rule-set-usual")) } }
                        span { (messages.text(&format!("set-{}", set.name))) }
                    }
                }
            }
        }
    }
}
