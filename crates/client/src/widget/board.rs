//! The board in the page: the picture in five layers, and over it the ninety points for keyboards and screen readers.
//!
//! Everything that is drawn comes as text from `chuhe_board`; what has not changed is not touched.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::rc::Rc;

use chuhe_board::geometry::{Frame, Place};
use chuhe_board::input::{Effect, Event, Key};
use chuhe_board::{Look, Scene, svg};
use chuhe_rules::{Color, Square};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, EventTarget, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent, SvgElement};

use super::{on, set};
use crate::words::Words;

/// The ids of the texts that describe a point, see [`descriptions`].
const DESCRIPTIONS: [&str; 6] = [
    "point-selected",
    "point-can-move",
    "point-can-capture",
    "point-repeats",
    "point-last-move",
    "point-in-check",
];

/// The picture's definitions and its layers from the ground up.
const LAYERS: &str = concat!(
    r#"<defs></defs><g class="ground"></g><g class="under"></g><g class="men"></g>"#,
    r#"<g class="over"></g><g class="lift"></g>"#
);

/// What the board is to show.
pub(crate) struct Picture {
    pub(crate) scene: Scene,
    pub(crate) look: Look,
    /// The side whose pieces may be moved now.
    pub(crate) movable: Option<Color>,
    /// The point that the keyboard is on.
    pub(crate) focus: Square,
    /// From where the piece that moved last glides to its point; nothing if it just stands there.
    pub(crate) glide: Option<Place>,
}

/// The board in the page.
pub(crate) struct BoardView {
    words: Words,
    picture: Element,
    layers: [Element; 6],
    points: Element,
    /// Whether the page holds the shapes that all its boards refer to.
    shared: bool,
    drawn: RefCell<Drawn>,
}

/// What stands in the page now.
#[derive(Default)]
struct Drawn {
    look: Option<Look>,
    bottom: Option<Color>,
    layers: [String; 6],
    cells: Vec<(HtmlElement, Cell)>,
}

/// What a point's element says.
#[derive(Clone, Default, PartialEq)]
struct Cell {
    name: String,
    piece: Option<String>,
    own: bool,
    dot: Option<&'static str>,
    selected: bool,
    focus: bool,
    describedby: Option<String>,
}

impl BoardView {
    /// Takes the place of what `room` holds, in one step, so that nothing flashes.
    ///
    /// Of several boards on a page the first holds the texts that describe their points, and an element `#shapes` what
    /// their pictures refer to.
    pub(crate) fn new(room: &Element, words: Words) -> Option<Self> {
        let document = room.owner_document()?;
        let is_there =
            |id| document.get_element_by_id(id).is_some_and(|element| !room.contains(Some(&element)));
        let described = is_there("board-help");
        room.set_inner_html(&format!(
            r#"<svg aria-hidden="true">{LAYERS}</svg><div class="points" role="grid" aria-label="{}" aria-describedby="board-help"></div>{}"#,
            svg::escape(&words.text("board-label")),
            if described { String::new() } else { descriptions(words) }
        ));
        let picture = room.first_element_child()?;
        let children = picture.children();
        let layer = |index| children.item(index);
        let layers = [layer(0)?, layer(1)?, layer(2)?, layer(3)?, layer(4)?, layer(5)?];
        let points = picture.next_element_sibling()?;
        Some(Self { words, picture, layers, points, shared: is_there("shapes"), drawn: RefCell::default() })
    }

    /// The place under a pointer at these client coordinates.
    pub(crate) fn place(&self, look: Look, x: i32, y: i32) -> Place {
        let rect = self.picture.get_bounding_client_rect();
        let share = |at: i32, start: f64, size: f64| ((f64::from(at) - start) / size) as f32;
        Frame::for_coordinates(look.coordinates)
            .place(share(x, rect.left(), rect.width()), share(y, rect.top(), rect.height()))
    }

    /// Moves the piece in hand with the pointer.
    pub(crate) fn drag(&self, to: Place) {
        if let Some(piece) = self.layers[5].first_element_child() {
            let _ = piece.set_attribute("transform", &format!("translate({} {})", to.x as i32, to.y as i32));
        }
    }

    /// Gives a point the keyboard's focus.
    pub(crate) fn focus(&self, square: Square) {
        if let Some((cell, _)) = self.drawn.borrow().cells.get(square.index()) {
            let _ = cell.focus();
        }
    }

    /// The point that an element stands for.
    pub(crate) fn square(element: &Element) -> Option<Square> {
        element.get_attribute("data-square")?.parse().ok()
    }

    /// Shows a picture.
    pub(crate) fn draw(&self, picture: &Picture) {
        let drawn = &mut *self.drawn.borrow_mut();
        let (scene, look) = (&picture.scene, picture.look);
        if drawn.look != Some(look) {
            let _ = self.picture.set_attribute("class", &svg::class(look));
            let _ = self.picture.set_attribute("viewBox", &svg::view_box(look));
            if !self.shared {
                self.layer(drawn, 0, svg::defs(look));
            }
        }
        if (drawn.look, drawn.bottom) != (Some(look), Some(scene.bottom)) {
            self.layer(drawn, 1, svg::ground(look, scene.bottom));
        }
        drawn.look = Some(look);
        self.layer(drawn, 2, svg::under(scene));
        self.glide(picture);
        self.layer(drawn, 3, svg::men(scene));
        self.layer(drawn, 4, svg::over(scene));
        self.layer(drawn, 5, svg::lift(scene));
        if drawn.bottom != Some(scene.bottom) {
            drawn.cells = self.lay_out(scene.bottom);
            drawn.bottom = Some(scene.bottom);
        }
        for square in Square::all() {
            let cell = self.cell(square, picture);
            if let Some((element, old)) = drawn.cells.get_mut(square.index())
                && cell != *old
            {
                write_cell(element, old, &cell);
                *old = cell;
            }
        }
    }

    fn layer(&self, drawn: &mut Drawn, index: usize, text: String) {
        if drawn.layers[index] != text {
            self.layers[index].set_inner_html(&text);
            drawn.layers[index] = text;
        }
    }

    /// Lets the style sheet move the piece that moved last, or lets it stand.
    fn glide(&self, picture: &Picture) {
        let men = &self.layers[3];
        let _ = men.class_list().remove_1("gliding");
        let Some((from, mv)) = picture.glide.zip(picture.scene.last_move) else { return };
        let to = Place::of(mv.to(), picture.scene.bottom);
        if let Some(men) = men.dyn_ref::<SvgElement>() {
            let style = men.style();
            let _ = style.set_property("--dx", &format!("{}px", (from.x - to.x) as i32));
            let _ = style.set_property("--dy", &format!("{}px", (from.y - to.y) as i32));
            let _ = men.class_list().add_1("gliding");
        }
    }

    /// Lays out the points in rows as they are seen, and gives their elements by the points' index.
    fn lay_out(&self, bottom: Color) -> Vec<(HtmlElement, Cell)> {
        let mut html = String::new();
        for row in 0..10 {
            html.push_str(r#"<div role="row">"#);
            for column in 0..9 {
                let seen = (9 - row) * 9 + column;
                let index = bottom.fold(seen, Square::COUNT - 1 - seen);
                if let Some(square) = Square::try_new(index) {
                    // Writing to a string cannot fail.
                    let _ = write!(
                        html,
                        r#"<span role="gridcell" tabindex="-1" aria-selected="false" data-square="{square}"></span>"#
                    );
                }
            }
            html.push_str("</div>");
        }
        self.points.set_inner_html(&html);
        let mut cells: Vec<(HtmlElement, Cell)> = Vec::with_capacity(Square::COUNT);
        for square in Square::all() {
            let element = self.points.query_selector(&format!("[data-square={square}]")).ok().flatten();
            cells.extend(element.and_then(|element| Some((element.dyn_into().ok()?, Cell::default()))));
        }
        cells
    }

    fn cell(&self, square: Square, picture: &Picture) -> Cell {
        let scene = &picture.scene;
        let piece = scene.piece(square);
        let target = scene.targets.contains(square);
        let repeats = scene.repeats.contains(square);
        let selected = scene.selected == Some(square);
        let says = [
            selected,
            target && piece.is_none(),
            target && piece.is_some(),
            repeats,
            scene.last_move.is_some_and(|mv| mv.to() == square),
            scene.check.as_ref().is_some_and(|check| check.general == square),
        ];
        let said: Vec<&str> =
            DESCRIPTIONS.iter().zip(says).filter(|(_, says)| *says).map(|(id, _)| *id).collect();
        Cell {
            name: self.words.point(square, piece),
            piece: piece.map(|piece| format!("{}-{}", piece.color.name(), piece.role.name())),
            own: picture.movable.is_some() && piece.map(|piece| piece.color) == picture.movable,
            dot: target.then_some(match piece {
                Some(_) => "capture",
                None if repeats => "repeat",
                None => "move",
            }),
            selected,
            focus: picture.focus == square,
            describedby: (!said.is_empty()).then(|| said.join(" ")),
        }
    }
}

/// Hidden texts that points refer to: a point's name stays short, and what it may be used for is said after it.
fn descriptions(words: Words) -> String {
    let mut html = format!(r#"<p hidden id="board-help">{}</p>"#, svg::escape(&words.text("board-help")));
    for id in DESCRIPTIONS {
        let _ = write!(html, r#"<span hidden id="{id}">{}</span>"#, svg::escape(&words.text(id)));
    }
    html
}

fn write_cell(element: &Element, old: &Cell, new: &Cell) {
    if old.name != new.name {
        set(element, "aria-label", Some(&new.name));
    }
    if old.piece != new.piece {
        set(element, "data-piece", new.piece.as_deref());
    }
    if old.own != new.own {
        set(element, "data-own", new.own.then_some(""));
    }
    if old.dot != new.dot {
        set(element, "data-dot", new.dot);
    }
    if old.selected != new.selected {
        set(element, "aria-selected", Some(if new.selected { "true" } else { "false" }));
    }
    if old.focus != new.focus {
        set(element, "tabindex", Some(if new.focus { "0" } else { "-1" }));
    }
    if old.describedby != new.describedby {
        set(element, "aria-describedby", new.describedby.as_deref());
    }
}

/// Listens to pointers and keys on the board.
///
/// `handle` takes in what a hand did and says what came of it; `look` is the look of the board.
pub(crate) fn listen(
    view: &Rc<BoardView>,
    room: &HtmlElement,
    look: impl Fn() -> Look + 'static,
    handle: impl Fn(Event) -> Option<Effect> + 'static,
) {
    let handle: Rc<dyn Fn(Event) -> Option<Effect>> = Rc::new(handle);
    let at: Rc<dyn Fn(&PointerEvent) -> Place> = {
        let view = Rc::clone(view);
        Rc::new(move |event| view.place(look(), event.client_x(), event.client_y()))
    };
    let (capture, place, take) = (room.clone(), at.clone(), handle.clone());
    on(room, "pointerdown", move |event: PointerEvent| {
        if event.button() == 0 {
            // Without capture a drag that leaves the board is lost, nothing worse.
            let _ = capture.set_pointer_capture(event.pointer_id());
            take(Event::Down { pointer: event.pointer_id(), at: place(&event) });
        }
    });
    let (dragged, place, take) = (Rc::clone(view), at.clone(), handle.clone());
    on(room, "pointermove", move |event: PointerEvent| {
        let place = place(&event);
        let effect = take(Event::Moved { pointer: event.pointer_id(), at: place });
        if effect == Some(Effect::Dragged) {
            dragged.drag(place);
        }
    });
    let take = handle.clone();
    on(room, "pointerup", move |event: PointerEvent| {
        take(Event::Up { pointer: event.pointer_id(), at: at(&event) });
    });
    let take = handle.clone();
    on(room, "pointercancel", move |event: PointerEvent| {
        take(Event::Cancelled { pointer: event.pointer_id() });
    });
    let (focused, take) = (Rc::clone(view), handle.clone());
    on(room, "keydown", move |event: KeyboardEvent| {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if let Some(key) = Key::from_name(&event.key()).filter(|_| !modified) {
            event.prevent_default();
            event.stop_propagation();
            if let Some(Effect::Focused(square)) = take(Event::Key(key)) {
                focused.focus(square);
            }
        }
    });
    let square = |target: Option<EventTarget>| BoardView::square(target?.dyn_ref()?);
    let take = handle.clone();
    on(room, "focusin", move |event: web_sys::Event| {
        if let Some(square) = square(event.target()) {
            take(Event::Entered(square));
        }
    });
    // Screen readers click without a pointer.
    on(room, "click", move |event: MouseEvent| {
        if let Some(square) = square(event.target()).filter(|_| event.detail() == 0) {
            handle(Event::Activated(square));
        }
    });
}
