//! The parts of a game around the board: the players' rows and the note line.

use std::fmt::Write as _;

use chuhe_board::svg;
use chuhe_lang::Arg;
use chuhe_rules::{Color, Piece, Role};
use leptos::prelude::*;

use super::{actions, moves};
use crate::app::{App, Panel};
use crate::state::{Engine, Note, Opponent, Tone};
use crate::widget::icon::{self, icon};

/// Everything around the board while a game is on.
pub(super) fn game(app: App) -> impl IntoView {
    view! {
        {row(app, true)}
        {row(app, false)}
        {note(app)}
        {moves::strip(app)}
        {moves::table(app)}
        {actions::actions(app)}
    }
}

/// A player's row: the one above the board, or the one below it.
fn row(app: App, above: bool) -> impl IntoView {
    let side =
        move || app.table.with(|table| if above { !table.local.bottom() } else { table.local.bottom() });
    let disc = move || svg::disc(Piece::new(side(), Role::General), app.settings.get().look);
    let to_move = move || {
        app.table
            .with(|table| table.local.verdict().is_none() && table.local.game().position().turn() == side())
    };
    let name = move || {
        app.table.with(|table| match table.local.opponent() {
            Opponent::Computer { human, .. } if human == side() => app.words.text("you"),
            Opponent::Computer { level, .. } => {
                let number = i32::from(level.number());
                app.words.format("computer-at-level", &[("level", Arg::from(number))])
            }
            Opponent::SameScreen => app.words.side(side()),
        })
    };
    let status = move || {
        app.table.with(|table| {
            let side = side();
            let color = app.words.side(side);
            let doing = to_move().then(|| match table.local.opponent() {
                Opponent::Computer { human, .. } if human == side => app.words.text("your-move"),
                Opponent::Computer { .. } => app.words.text("thinking"),
                Opponent::SameScreen => app.words.text("your-move"),
            });
            let same = table.local.opponent() == Opponent::SameScreen;
            match doing {
                Some(doing) if same => doing,
                Some(doing) => format!("{color} · {doing}"),
                None if same => String::new(),
                None => color,
            }
        })
    };
    view! {
        <div class=if above { "who opp" } else { "who me" } class:on=to_move>
            <span class="side-m" inner_html=disc></span>
            <div class="t"><b>{name}</b><small>{status}</small></div>
            <span class="taken-men" aria-hidden="true" inner_html=move || taken(app, side())></span>
            {above.then(|| view! {
                <button class="quiet home-b" type="button" data-act="home" aria-label=app.words.text("home") on:click=move |_| app.leave()>
                    {icon(icon::HOME)}
                </button>
            })}
        </div>
    }
}

/// The pieces that a side has taken in the moves shown, as small discs.
fn taken(app: App, by: Color) -> String {
    app.table.with(|table| {
        let plies = table.local.game().plies().iter().take(table.local.shown());
        let mut men: Vec<Piece> =
            plies.filter_map(|ply| ply.undo.captured).filter(|piece| piece.color != by).collect();
        men.sort_by_key(|piece| piece.role as u8);
        let colours = app.settings.get().look.colours.name();
        let mut html = String::new();
        for piece in men {
            let (color, sign) = (piece.color.name(), piece.fen());
            // Writing to a string cannot fail.
            let _ = write!(
                html,
                r##"<svg class="disc c-{colours}" viewBox="-46 -46 92 92"><use class="{color}" href="#p-{sign}"/></svg>"##
            );
        }
        html
    })
}

/// The note line: one reserved slot that never pushes the board.
fn note(app: App) -> impl IntoView {
    let note = Memo::new(move |_| app.note());
    let resigning = Memo::new(move |_| app.table.with(|table| table.resigning));
    let class = move || match note.get().map(|note| note.tone) {
        _ if resigning.get() => "note ask",
        Some(Tone::Alarm) => "note bad",
        Some(Tone::Warning) => "note warn",
        Some(Tone::Result) => "note end",
        Some(Tone::Plain) | None => "note",
    };
    view! {
        <div id="note" class=class role="status" aria-live="polite" data-id=move || note.get().map(|note| note.id)>
            {move || {
                if resigning.get() {
                    actions::resign_question(app).into_any()
                } else {
                    note.get().map(|note| said(app, &note)).into_any()
                }
            }}
        </div>
    }
}

fn said(app: App, note: &Note) -> impl IntoView + use<> {
    let picture = match (note.tone, note.id) {
        (Tone::Result, _) => icon::RESULT,
        (Tone::Alarm, "note-check" | "note-double-check" | "engine-failed") => icon::ALARM,
        (Tone::Alarm, _) => icon::REFUSED,
        (Tone::Warning, _) => icon::REPEAT,
        (Tone::Plain, _) => icon::LOADING,
    };
    let headline = app.words.reason(note.id, &note.args);
    let detail = note.detail.map(|detail| app.words.reason(&format!("{}.{detail}", note.id), &note.args));
    let failed = app.engine.get_untracked() == Engine::Failed && note.id == "engine-failed";
    view! {
        {icon(picture)}
        <span class="t"><b>{headline}</b>{detail.map(|detail| view! { <small>{detail}</small> })}</span>
        {failed.then(|| view! {
            <button class="btn small" type="button" data-act="retry" on:click=move |_| app.retry()>{app.words.text("retry")}</button>
        })}
    }
}

/// Opens a panel.
pub(super) fn open(app: App, panel: Panel) {
    app.panel.set(panel);
}
