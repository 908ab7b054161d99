//! The review of a whole game: the curve, how well both sides played, their mistakes, and the lesson that makes the player find
//! better moves.

use std::fmt::Write as _;

use chuhe_board::svg::escape;
use chuhe_rules::{Args, Color, Game, Move};
use web_sys::{HtmlElement, MouseEvent};

use super::moves::lang;
use crate::app::{App, Model};
use crate::state::{Grade, Mistake, Phase, Review, Stage};
use crate::widget::part::{self, Part, attribute, flag, text};
use crate::widget::{bare_button, icon, met, on, plain_button};
use crate::words::Words;

/// The panel of the review.
pub(super) fn html(words: Words) -> String {
    let say = |id| escape(&words.text(id));
    format!(
        concat!(
            r#"<section class="review" aria-label="{name}" hidden>"#,
            r#"<svg class="curve" viewBox="0 0 1 100" preserveAspectRatio="none" role="img" aria-label="{curve}"></svg>"#,
            r#"<div class="going"><progress max="1" value="0"></progress><span role="status"></span>{stop}</div>"#,
            r#"<div class="verdict" role="status" dir="auto"></div>"#,
            r#"<div class="sides"></div><p class="to-learn"></p><ol class="mistakes"></ol>"#,
            r#"<div class="lesson"><p class="task"></p><div class="outcome" role="status" dir="auto"></div><div class="row"></div></div>"#,
            r#"</section>"#,
        ),
        name = say("review"),
        curve = say("review-curve"),
        stop = bare_button("review-stop", "quiet stop-b", icon::PAUSE, ""),
    )
}

/// What changes in it.
pub(super) const PARTS: &[Part] = &[
    attribute("[data-act=review]", "aria-pressed", |_, model| model.files.review.shown.to_string()),
    flag(".pane", "data-review", |model| model.files.review.shown),
    flag(".pane", "data-lesson", Model::learns),
    flag(".review", "hidden", |model| !model.files.review.shown),
    flag(".curve", "hidden", Model::learns),
    attribute(".curve", "viewBox", |_, model| format!("0 0 {} 100", last(&model.files.review).max(1))),
    part::html(".curve", |_, model| curve(model)),
    flag(".going", "hidden", |model| !is_going(&model.files.review)),
    attribute(".going progress", "max", |_, model| model.files.review.progress().1.to_string()),
    attribute(".going progress", "value", |_, model| model.files.review.progress().0.to_string()),
    text(".going span", going),
    attribute(".stop-b path", "d", |_, model| {
        if model.files.review.is_stopped() || model.files.review.stage() == Stage::Broken {
            icon::PLAY
        } else {
            icon::PAUSE
        }
        .to_owned()
    }),
    attribute(".stop-b", "aria-label", |words, model| {
        words.text(match (model.files.review.stage(), model.files.review.is_stopped()) {
            (Stage::Broken, _) => "retry",
            (_, true) => "review-go-on",
            _ => "review-stop",
        })
    }),
    part::html(".verdict", verdict),
    part::html(".sides", sides),
    part::html(".to-learn", learn),
    part::html(".mistakes", mistakes),
    flag(".review > :is(.verdict, .sides, .to-learn, .mistakes)", "hidden", Model::learns),
    flag(".lesson", "hidden", |model| !model.learns()),
    part::html(".task", task),
    part::html(".outcome", outcome),
    part::html(".lesson .row", choices),
];

/// Makes a review of what the buttons say; says whether the button was one of these.
pub(super) fn perform(app: App, act: &str) -> bool {
    match act {
        "review" => app.review(),
        "review-stop" => match app
            .get(|model| (model.files.review.is_stopped(), model.files.review.stage() == Stage::Broken))
        {
            (_, true) => app.review_again(),
            (true, _) => app.go_on_with_review(),
            _ => app.stop_review(),
        },
        "learn-red" => app.learn(Some(Color::Red)),
        "learn-black" => app.learn(Some(Color::Black)),
        "learn-both" => app.learn(None),
        "lesson-retry" => app.try_again(),
        "lesson-solve" => app.solve(),
        "lesson-next" => app.next_mistake(),
        "lesson-end" => app.leave_lesson(),
        _ => return false,
    }
    true
}

/// A touch on the curve or on a mistake shows its position.
pub(super) fn listen(app: App, table: &HtmlElement) {
    on(table, "click", move |event: MouseEvent| {
        if let Some(row) = met(&event, ".review [data-plies]") {
            if let Some(plies) = row.get_attribute("data-plies").and_then(|plies| plies.parse().ok()) {
                app.show_ply(plies);
            }
        } else if let Some(curve) = met(&event, ".curve") {
            let (room, last) = (curve.get_bounding_client_rect(), app.get(|model| last(&model.files.review)));
            // From left to right in every language.
            let share = (f64::from(event.client_x()) - room.left()) / room.width().max(1.0);
            app.show_ply((share.clamp(0.0, 1.0) * last as f64).round() as usize);
        }
    });
}

/// So many moves of the line that is shown are those of the game that was reviewed.
pub(super) fn own_plies(model: &Model) -> usize {
    if model.files.reviewed { model.files.reading.on_main_line() } else { 0 }
}

/// The mark of the move that led to the position after so many plies, if it was a mistake.
pub(super) fn mark(model: &Model, plies: usize) -> String {
    let grade = model.files.review.of_move(plies).and_then(|mistake| mistake.grade);
    grade.map_or_else(String::new, |grade| format!(r#"<b class="g {}">{}</b>"#, grade.name(), grade.mark()))
}

/// How many plies the game has.
fn last(review: &Review) -> usize {
    review.progress().1.saturating_sub(1)
}

fn is_going(review: &Review) -> bool {
    !matches!(review.stage(), Stage::None | Stage::Done)
}

/// How far the review is.
fn going(words: Words, model: &Model) -> String {
    let review = &model.files.review;
    match review.stage() {
        Stage::None | Stage::Done => String::new(),
        Stage::Broken => words.text("engine-failed"),
        Stage::Explaining => words.text("review-explaining"),
        Stage::Looking => {
            let (done, all) = review.progress();
            words.numbers("review-looking", &[("number", done), ("count", all)])
        }
    }
}

/// Red's share of the points by ply, a mark for each mistake, and where the board stands.
fn curve(model: &Model) -> String {
    let review = &model.files.review;
    if !review.shown {
        return String::new();
    }
    let (shares, last) = (review.shares(), last(review).max(1));
    let height = |share: u32| 100.0 - f64::from(share) / 10.0;
    let known: Vec<(usize, u32)> =
        shares.iter().enumerate().filter_map(|(ply, share)| Some((ply, (*share)?))).collect();
    let mut html = String::new();
    if let Some(((first, _), (end, share))) = known.first().copied().zip(known.last().copied()) {
        // What is not known yet is neither Red's nor Black's.
        let _ = write!(
            html,
            r#"<rect class="black" x="{first}" width="{}" height="100"/>"#,
            (end - first).max(usize::from(shares.len() == 1))
        );
        let mut path = format!("M{first} 100");
        for (ply, share) in &known {
            // Writing to a string cannot fail.
            let _ = write!(path, "L{ply} {:.1}", height(*share));
        }
        // A game without moves has one point, which is drawn as a line.
        let end = if shares.len() == 1 { 1 } else { end };
        let _ = write!(path, "L{end} {:.1}L{end} 100Z", height(share));
        let _ = write!(html, r#"<path class="red" d="{path}"/>"#);
    }
    let _ = write!(html, r#"<path class="even" d="M0 50H{last}"/>"#);
    for mistake in review.mistakes() {
        let share = shares.get(mistake.ply + 1).copied().flatten().unwrap_or(500);
        if let Some(grade) = mistake.grade {
            let (name, ply, at) = (grade.name(), mistake.ply + 1, height(share).clamp(6.0, 94.0));
            let _ = write!(html, r#"<path class="m {name}" d="M{ply} {at:.1}h0"/>"#);
        }
    }
    let reading = &model.files.reading;
    if model.files.reviewed && reading.ply() <= own_plies(model) {
        let _ = write!(html, r#"<path class="at" d="M{} 0V100"/>"#, reading.ply());
    }
    html
}

/// A move in the chosen notation, marked as such.
fn written(model: &Model, game: &Game, mv: Move) -> String {
    let settings = &model.settings;
    let text = settings.moves.notation(settings.look.script).text(mv, game.position());
    format!(r#"<bdi class="mv" dir="ltr"{}>{}</bdi>"#, lang(settings), escape(&text))
}

/// A message about a move, which stands in it as HTML.
fn of_move(words: Words, id: &str, mv: &str) -> String {
    // The move is put in after the words have been made safe.
    const PLACE: &str = "\u{FFFC}";
    escape(&words.reason(id, &Args::new().text("move", PLACE))).replace(PLACE, mv)
}

/// The number of a move and its mark.
fn numbered(model: &Model, game: &Game, mistake: &Mistake) -> String {
    let late = usize::from(game.start_position().turn() == Color::Black);
    let place = mistake.ply + late;
    let dots = if place % 2 == 1 { "…" } else { "." };
    let mark = mistake
        .grade
        .map_or_else(String::new, |grade| format!(r#"<b class="g {}">{}</b>"#, grade.name(), grade.mark()));
    let mv = written(model, game, mistake.mv);
    format!(r#"<span class="no" dir="ltr">{}{dots} {mv}{mark}</span>"#, place / 2 + 1)
}

/// What was overlooked, what the move allows.
fn reasons(words: Words, mistake: &Mistake) -> Vec<String> {
    let lapse = mistake.lapse.as_ref();
    let lapse = lapse.map(|(id, count)| words.numbers(id, &[("count", *count)]));
    lapse.into_iter().chain(mistake.costs.iter().map(|fact| words.sentence(fact))).collect()
}

/// All there is to say of a mistake.
fn said(words: Words, model: &Model, game: &Game, mistake: &Mistake) -> String {
    let mut sentences = Vec::new();
    if let Some(grade) = mistake.grade {
        sentences.push(format!("<b>{}</b>", escape(&words.text(grade.id()))));
        let percent = |points: u32| format!("{:.0}", f64::from(points) / 20.0);
        let args = Args::new().text("upper", percent(mistake.expected)).text("lower", percent(mistake.kept));
        sentences.push(escape(&words.reason("review-chances", &args)));
    }
    sentences.extend(reasons(words, mistake).iter().map(|text| escape(text)));
    sentences.extend(better(words, model, game, mistake));
    sentences.join(" ")
}

/// That another move is better, and why.
fn better(words: Words, model: &Model, game: &Game, mistake: &Mistake) -> Vec<String> {
    let Some(mv) = mistake.better.first() else { return Vec::new() };
    let mut sentences = vec![of_move(words, "review-better", &written(model, game, *mv))];
    sentences.extend(mistake.gains.iter().map(|fact| escape(&words.sentence(fact))));
    sentences
}

/// What there is to say of the move that led to the board.
fn verdict(words: Words, model: &Model) -> String {
    let (review, plies) = (&model.files.review, model.files.reading.ply());
    let mistake = (plies <= own_plies(model)).then(|| review.of_move(plies)).flatten();
    let game = mistake.and_then(|mistake| review.game_at(mistake.ply));
    mistake.zip(game).map_or_else(String::new, |(mistake, game)| {
        format!("{} {}", numbered(model, &game, mistake), said(words, model, &game, mistake))
    })
}

/// How well both sides played.
fn sides(words: Words, model: &Model) -> String {
    let review = &model.files.review;
    if !matches!(review.stage(), Stage::Explaining | Stage::Done) {
        return String::new();
    }
    [Color::Red, Color::Black].into_iter().fold(String::new(), |mut html, side| {
        let accuracy = review.accuracy(side).map_or_else(
            || "–".to_owned(),
            |accuracy| format!("\u{2066}{}.{} %\u{2069}", accuracy / 10, accuracy % 10),
        );
        let _ = write!(
            html,
            r#"<div class="{}"><span>{}</span> <b title="{}">{accuracy}</b><ul>"#,
            side.name(),
            escape(&words.side(side)),
            escape(&words.text("review-accuracy"))
        );
        for grade in Grade::ALL {
            let (count, name) = (review.count(side, grade), escape(&words.text(grade.id())));
            let _ = write!(
                html,
                r#"<li class="g {}" title="{name}"><span aria-hidden="true" dir="ltr">{}</span> <span class="vh">{name}</span>{count}</li>"#,
                grade.name(),
                grade.mark()
            );
        }
        html + "</ul></div>"
    })
}

/// Whose mistakes one may learn from.
fn learn(words: Words, model: &Model) -> String {
    let review = &model.files.review;
    if !matches!(review.stage(), Stage::Explaining | Stage::Done) {
        return String::new();
    }
    let [red, black, both] = [Some(Color::Red), Some(Color::Black), None].map(|side| review.lessons(side));
    if both == 0 {
        return escape(&words.text("review-clean"));
    }
    let mut html = escape(&words.text("review-learn"));
    let all = words.text("review-both");
    for (act, name, count) in [
        ("learn-red", words.side(Color::Red), red),
        ("learn-black", words.side(Color::Black), black),
        ("learn-both", all, if red > 0 && black > 0 { both } else { 0 }),
    ] {
        if count > 0 {
            html.push(' ');
            html.push_str(&plain_button(act, "btn small", &format!("{name} ({count})")));
        }
    }
    html
}

/// All mistakes, each with the better move and the reason.
fn mistakes(words: Words, model: &Model) -> String {
    let review = &model.files.review;
    let mut html = String::new();
    for mistake in review.mistakes() {
        let Some(game) = review.game_at(mistake.ply) else { continue };
        let mut text =
            reasons(words, mistake).into_iter().take(1).map(|text| escape(&text)).collect::<Vec<_>>();
        text.extend(better(words, model, &game, mistake).into_iter().take(if text.is_empty() {
            2
        } else {
            1
        }));
        // Writing to a string cannot fail.
        let _ = write!(
            html,
            r#"<li><button type="button" data-plies="{}">{} <span dir="auto">{}</span></button></li>"#,
            mistake.ply + 1,
            numbered(model, &game, mistake),
            text.join(" ")
        );
    }
    html
}

/// Which mistake the person is with, and what is to be found.
fn task(words: Words, model: &Model) -> String {
    let review = &model.files.review;
    let Some((lesson, mistake)) = review.lesson().zip(review.lesson_mistake()) else {
        return String::new();
    };
    let Some(game) = review.game_at(mistake.ply) else { return String::new() };
    let (number, count) = lesson.progress();
    if *lesson.phase() == Phase::Over {
        return escape(&words.numbers("review-over", &[("number", lesson.found()), ("count", count)]));
    }
    let place = words.numbers("review-place", &[("number", number), ("count", count)]);
    let turn = words.of_side("to-move", mistake.side, 0);
    format!("<b>{}</b> {} {}", escape(&place), numbered(model, &game, mistake), escape(&turn))
}

/// What became of the move that was tried.
fn outcome(words: Words, model: &Model) -> String {
    let review = &model.files.review;
    let Some((lesson, mistake)) = review.lesson().zip(review.lesson_mistake()) else {
        return String::new();
    };
    let Some(game) = review.game_at(mistake.ply) else { return String::new() };
    let own = |mv: &Move| written(model, &game, *mv);
    match lesson.phase() {
        Phase::Asking => escape(&words.text("review-find")),
        Phase::Checking(mv) => of_move(words, "review-checking", &own(mv)),
        Phase::Right { mv, best } => {
            let id = if *best { "review-best" } else { "review-good" };
            let mut text = vec![format!("<b>{}</b>", of_move(words, id, &own(mv)))];
            if *best {
                text.extend(better(words, model, &game, mistake).into_iter().skip(1));
            } else {
                text.extend(better(words, model, &game, mistake));
            }
            text.join(" ")
        }
        Phase::Wrong { mv, costs, .. } => {
            let mut text = vec![format!("<b>{}</b>", of_move(words, "review-wrong", &own(mv)))];
            text.extend(costs.iter().map(|fact| escape(&words.sentence(fact))));
            text.join(" ")
        }
        Phase::Unchecked(_) => escape(&words.text("engine-failed")),
        Phase::Solved => said(words, model, &game, mistake),
        Phase::Over => String::new(),
    }
}

/// What one can do now.
fn choices(words: Words, model: &Model) -> String {
    let Some(lesson) = model.files.review.lesson() else { return String::new() };
    let acts: &[(&str, &str)] = match lesson.phase() {
        Phase::Asking | Phase::Checking(_) => {
            &[("lesson-solve", "review-solve"), ("lesson-next", "review-next")]
        }
        Phase::Wrong { .. } | Phase::Unchecked(_) => {
            &[("lesson-retry", "retry"), ("lesson-solve", "review-solve"), ("lesson-next", "review-next")]
        }
        Phase::Right { .. } | Phase::Solved => &[("lesson-next", "review-next")],
        Phase::Over => &[],
    };
    let mut html = acts
        .iter()
        .fold(String::new(), |html, (act, id)| html + &plain_button(act, "btn small", &words.text(id)));
    html.push_str(&plain_button("lesson-end", "btn small", &words.text("close")));
    html
}
