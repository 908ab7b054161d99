//! A board to step through, with what the rules say of it.

use chuhe_board::{Scene, svg};
use chuhe_guide::{Lesson, Walk};
use chuhe_lang::Messages;
use chuhe_rules::{Color, Game, Move, Piece, Position, Reason, RuleSet};
use maud::{Markup, PreEscaped, html};

use super::look;
use crate::page::words;

/// A lesson by a rule set: the rule in words, its board, its moves with what each does, and the verdict.
pub(super) fn lesson(messages: &Messages, set: &RuleSet, lesson: &Lesson) -> Markup {
    let game = lesson.game(set);
    html! {
        section.lesson id=(lesson.id) {
            h3 { (messages.text(lesson.id)) }
            p.say { (messages.text(&format!("{}.text", lesson.id))) }
            (board(messages, &game, &Scene::new(game.start_position(), Color::Red)))
            (moves(messages, &game, lesson, set))
            (verdict(messages, &game, lesson, set))
        }
    }
}

/// A piece and where it may go.
pub(super) fn walk(messages: &Messages, walk: &Walk) -> Markup {
    let set = RuleSet::default();
    let game = Game::from_fen_by(walk.start, set).expect("every walk's position is tested");
    let position = game.position();
    let from = walk.from();
    let mut scene = Scene::new(position, Color::Red);
    scene.selected = Some(from);
    scene.targets = game.targets(from);
    html! {
        section.lesson.walk id=(walk.id) {
            @if let Some(piece) = position.piece_at(from) {
                h3 {
                    @for color in Color::ALL {
                        (PreEscaped(svg::disc(Piece::new(color, piece.role), look(messages))))
                    }
                    span { (words::role(messages, piece)) }
                }
            }
            p.say { (messages.text(walk.id)) }
            (board(messages, &game, &scene))
        }
    }
}

/// A board that shows `scene`; the browser adds buttons that step through the game, and lets it be played otherwise.
fn board(messages: &Messages, game: &Game, scene: &Scene) -> Markup {
    let look = look(messages);
    let moves = game.moves().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" ");
    html! {
        figure.diagram data-rules=(game.rules().name) data-fen=(game.start_position().fen())
            data-moves=(moves) data-hand=[scene.selected.map(|square| square.to_string())] {
            div.bd { (PreEscaped(svg::one_of_several(scene, look, &label(messages, game.start_position())))) }
        }
    }
}

/// What a picture shows, for who cannot see it: who is to move, and every piece with its point.
fn label(messages: &Messages, position: &Position) -> String {
    let turn = messages.format("to-move", &[("color", position.turn().name().into())]);
    let men: Vec<String> = chuhe_rules::Square::all()
        .filter_map(|square| Some(words::point(messages, square, position.piece_at(square)?)))
        .collect();
    messages.format("joined", &[("first", (&turn).into()), ("second", (&men.join("; ")).into())])
}

/// The moves of one round and what each does, as far as a verdict on repetition says.
fn moves(messages: &Messages, game: &Game, lesson: &Lesson, set: &RuleSet) -> Markup {
    let cycle = game.verdict().map(|verdict| verdict.cycle);
    let rounds = game.plies().len() / lesson.round();
    let refused = lesson.refusal(set);
    let mut position = game.start_position().clone();
    let mut row = |mv: Move| {
        let turn = position.turn();
        if position.piece_at(mv.from()).is_some() {
            position.play_unchecked(mv);
        }
        turn
    };
    html! {
        ol.does {
            @for (ply, mv) in game.moves().take(lesson.round()).enumerate() {
                li data-ply=(ply + 1) {
                    (side(messages, row(mv), mv))
                    @if let Some(label) = cycle.as_ref().and_then(|cycle| cycle.plies.get(ply)) {
                        @for nature in label.natures() {
                            span class=(format!("did {}", nature.id())) { (words::reason(messages, &nature)) }
                        }
                    }
                }
            }
        }
        @if let Some(refused) = refused {
            p.tried { (side(messages, refused.turn, refused.mv)) }
        }
        @if rounds > 1 {
            p.again { (messages.format("lesson-again", &[("count", rounds.into())])) }
        }
    }
}

/// Who moves, and the move.
fn side(messages: &Messages, color: Color, mv: Move) -> Markup {
    html! {
        span class=(format!("by {}", color.name())) { (messages.format("side", &[("color", color.name().into())])) }
        bdi.mv dir="ltr" { (mv.to_string()) }
    }
}

/// What the rules say.
fn verdict(messages: &Messages, game: &Game, lesson: &Lesson, set: &RuleSet) -> Markup {
    let (headline, sentence, tone) = match (game.outcome(), game.verdict(), lesson.refusal(set)) {
        (Some(outcome), verdict, _) => {
            let sentence = match verdict {
                Some(verdict) => words::reason(messages, &verdict),
                None => words::part(messages, &outcome, "reason"),
            };
            let tone = outcome.winner.map_or("draw", Color::name);
            (words::reason(messages, &outcome), sentence, tone)
        }
        (None, _, Some(refused)) => {
            (words::reason(messages, &refused), words::part(messages, &refused, "detail"), "refused")
        }
        (None, _, None) => (messages.text("lesson-goes-on").into_owned(), String::new(), "on"),
    };
    html! {
        div.verdict data-result=(tone) {
            small { (messages.text("lesson-judge")) }
            p { b { (headline) } " " (sentence) }
        }
    }
}
