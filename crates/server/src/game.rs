//! Games between people over HTTP: making one, its page, and the connection to it.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::rejection::FormRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Extension, Form, Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, Uri, header};
use axum::response::IntoResponse as _;
use axum::routing::{get, post};
use axum::{Router, http::response::Parts};
use chuhe_lang::Locale;
use chuhe_play::{Control, GameId, Handicap, PlayerId, Span, Start, Terms};
use chuhe_rules::{ByColor, Color, First, RuleSet};
use chuhe_store::StoreError;
use chuhe_wire::LONGEST_UP;
use serde::Deserialize;

use crate::allowance::What;
use crate::caller::Caller;
use crate::guest::Guest;
use crate::live::{Held, Hub, serve_socket};
use crate::page;
use crate::site::{self, Site};
use crate::visitor::is_own;

/// The most bytes of the form that makes a game.
const LONGEST_FORM: usize = 2_048;

/// When to try again who has as many connections as one may.
const FULL: Span = Span::seconds(5);

/// The routes; each language has its own pages.
pub(crate) fn routes(hub: Hub) -> Router<Arc<Site>> {
    let mut router = Router::new().route("/live/{game}", get(connect));
    for locale in Locale::ALL {
        let tag = locale.tag();
        router = router
            .route(&format!("/{tag}/game/"), post(create).layer(DefaultBodyLimit::max(LONGEST_FORM)))
            .route(&format!("/{tag}/game/{{game}}"), get(show));
    }
    router.layer(Extension(hub))
}

/// The form that makes a game; what is left out is as usual.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Wish {
    /// The name of a rule set.
    rules: String,
    /// The clock, as [`Control`] is written.
    clock: String,
    /// `red`, `black` or `random`: which side who makes the game plays.
    side: String,
    /// The name of a handicap.
    handicap: String,
    /// `black` if Black begins; it counts where the rule set leaves that to the players, and there is no handicap.
    first: String,
    /// A position to begin in.
    fen: String,
}

impl Wish {
    /// The terms; nothing if the form says what no page of ours offers.
    fn terms(&self) -> Option<Terms> {
        let rules = if self.rules.is_empty() { RuleSet::default() } else { RuleSet::named(&self.rules)? };
        let control = if self.clock.is_empty() { Control::Unlimited } else { self.clock.parse().ok()? };
        let black_begins = rules.first == First::Either && self.first == Color::Black.name();
        let start = match (self.handicap.as_str(), self.fen.as_str()) {
            ("", "") if black_begins => Start::Handicap(Handicap::FirstMove),
            ("", "") => Start::Standard,
            (handicap, "") => Start::Handicap(Handicap::named(handicap)?),
            ("", fen) => Start::Fen(fen.to_owned()),
            _ => return None,
        };
        Some(Terms { rules, start, controls: ByColor { red: control, black: control } })
    }

    /// The form's fields by their names.
    fn fields(&self) -> [(&'static str, &str); 6] {
        let Self { rules, clock, side, handicap, first, fen } = self;
        [
            ("rules", rules),
            ("clock", clock),
            ("side", side),
            ("handicap", handicap),
            ("first", first),
            ("fen", fen),
        ]
        .map(|(name, value)| (name, value.as_str()))
    }

    /// Who makes the game sits there; chance decides where the form does not.
    fn seats(&self, player: PlayerId) -> Option<ByColor<Option<PlayerId>>> {
        let color = match self.side.as_str() {
            "red" => Color::Red,
            "black" => Color::Black,
            "random" | "" => *Color::ALL.get(getrandom::u32().ok()? as usize % 2)?,
            _ => return None,
        };
        Some(ByColor::new_with(|own| (own == color).then_some(player)))
    }
}

/// Makes a game and leads to its page.
async fn create(
    State(site): State<Arc<Site>>,
    Extension(hub): Extension<Hub>,
    caller: Caller,
    uri: Uri,
    headers: HeaderMap,
    form: Result<Form<Wish>, FormRejection>,
) -> Response<Body> {
    let locale = site::visitor(uri.path(), &headers);
    let fail = |status| page::error(&site, locale, status);
    if !is_own(&headers, site.origin()) {
        return fail(StatusCode::FORBIDDEN);
    }
    let wish = match form {
        Ok(Form(wish)) => wish,
        Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            return fail(StatusCode::PAYLOAD_TOO_LARGE);
        }
        Err(_) => return fail(StatusCode::BAD_REQUEST),
    };
    let Some(terms) = wish.terms() else { return fail(StatusCode::BAD_REQUEST) };
    let mut guest = match Guest::of(&hub, caller.address, &headers).await {
        Ok(guest) => guest,
        Err(error) => return at_fault(&site, locale, &error),
    };
    let Some(seats) = wish.seats(guest.player()) else { return fail(StatusCode::BAD_REQUEST) };
    if let Err(wait) = hub.allow(What::New, caller.address) {
        return page::too_many_games(&site, locale, wait, &wish.fields());
    }
    let game = match hub.create(terms, seats).await {
        Ok(Ok(game)) => game,
        Ok(Err(why)) => return page::refusal(&site, locale, StatusCode::UNPROCESSABLE_ENTITY, &why),
        Err(error) => return at_fault(&site, locale, &error),
    };
    if let Err(error) = guest.store(&hub).await {
        return at_fault(&site, locale, &error);
    }
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SEE_OTHER;
    let headers = response.headers_mut();
    let address = HeaderValue::try_from(format!("/{}/game/{game}", locale.tag()));
    headers.insert(header::LOCATION, address.expect("it is printable ASCII"));
    headers.insert(header::SET_COOKIE, guest.token().cookie(site.is_secure()));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A game's page, with the board as it is stored.
async fn show(
    State(site): State<Arc<Site>>,
    Extension(hub): Extension<Hub>,
    caller: Caller,
    Path(game): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response<Body> {
    let locale = site::visitor(uri.path(), &headers);
    let missing = || page::error(&site, locale, StatusCode::NOT_FOUND);
    let Ok(game) = game.parse::<GameId>() else { return missing() };
    if let Err(wait) = hub.allow(What::Look, caller.address) {
        return page::too_much(&site, locale, wait);
    }
    let view = match hub.view(game).await {
        Ok(Some(view)) => view,
        Ok(None) => return page::no_game(&site, locale),
        Err(error) => return at_fault(&site, locale, &error),
    };
    let guest = match Guest::of(&hub, caller.address, &headers).await {
        Ok(guest) => guest,
        Err(error) => return at_fault(&site, locale, &error),
    };
    let you = (!guest.is_new()).then(|| guest.player());
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let origin = if site.origin().is_empty() { format!("http://{host}") } else { site.origin().to_owned() };
    let link = format!("{origin}{}", uri.path());
    let page = page::game(&site, locale, game, &view, you, &link).into_string();
    let mut response = Response::new(Body::from(page));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert("x-robots-tag", HeaderValue::from_static("noindex"));
    if guest.is_new() {
        headers.insert(header::SET_COOKIE, guest.token().cookie(site.is_secure()));
    }
    response
}

/// Opens a connection to a game.
async fn connect(
    State(site): State<Arc<Site>>,
    Extension(hub): Extension<Hub>,
    caller: Caller,
    Path(game): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response<Body> {
    let entrant = match Entrant::admit(&site, &hub, &caller, &game, &uri, &headers).await {
        Ok(entrant) => entrant,
        Err(refusal) => return *refusal,
    };
    let Ok(upgrade) = upgrade else {
        return page::error(&site, site::visitor(uri.path(), &headers), StatusCode::BAD_REQUEST);
    };
    let cookie = entrant.cookie(&site);
    let Entrant { game, guest, held } = entrant;
    let upgrade = upgrade
        .max_message_size(4 * LONGEST_UP)
        .max_frame_size(4 * LONGEST_UP)
        .read_buffer_size(1_024)
        .write_buffer_size(0)
        .max_write_buffer_size(64 * 1_024);
    let (Parts { status, mut headers, .. }, body) = upgrade
        .on_upgrade(move |socket| serve_socket(hub, socket, game, guest, held))
        .into_response()
        .into_parts();
    headers.extend(cookie);
    let mut response = Response::new(body);
    (*response.status_mut(), *response.headers_mut()) = (status, headers);
    response
}

/// Somebody who asks to be connected to a game.
pub(crate) struct Entrant {
    pub(crate) game: GameId,
    pub(crate) guest: Guest,
    pub(crate) held: Held,
}

impl Entrant {
    /// Who asks, if it is one of the site's own pages; else what is to be answered.
    ///
    /// Whether there is such a game, the connection itself says.
    pub(crate) async fn admit(
        site: &Site,
        hub: &Hub,
        caller: &Caller,
        game: &str,
        uri: &Uri,
        headers: &HeaderMap,
    ) -> Result<Self, Box<Response<Body>>> {
        let locale = site::visitor(uri.path(), headers);
        let fail = |status| Box::new(page::error(site, locale, status));
        let too_much = |wait| Box::new(page::too_much(site, locale, wait));
        let game = game.parse::<GameId>().map_err(|_| fail(StatusCode::NOT_FOUND))?;
        if !is_own(headers, site.origin()) {
            return Err(fail(StatusCode::FORBIDDEN));
        }
        hub.allow(What::Look, caller.address).map_err(too_much)?;
        let held = caller.hold().ok_or_else(|| {
            hub.metrics().limited("connection");
            too_much(FULL)
        })?;
        match Guest::of(hub, caller.address, headers).await {
            Ok(guest) => Ok(Self { game, guest, held }),
            Err(error) => Err(Box::new(at_fault(site, locale, &error))),
        }
    }

    /// The header that tells the browser the token, where it has none.
    pub(crate) fn cookie(&self, site: &Site) -> Option<(HeaderName, HeaderValue)> {
        let cookie = || self.guest.token().cookie(site.is_secure());
        self.guest.is_new().then(|| (header::SET_COOKIE, cookie()))
    }
}

/// The page that says that nothing can be stored or read at the moment.
fn at_fault(site: &Site, locale: Locale, error: &StoreError) -> Response<Body> {
    tracing::error!(%error, "the store is at fault");
    let mut response = page::error(site, locale, StatusCode::SERVICE_UNAVAILABLE);
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    response
}
