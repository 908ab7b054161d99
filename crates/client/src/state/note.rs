//! The one line beside the board that says what matters now.

use chuhe_notation::Notation;
use chuhe_rules::{Args, Ending, Forecast, Illegal, Move, Reason, Square};

use super::game::LocalGame;

/// So many plies before the move limit the note begins to count down.
const LIMIT_WARNING: usize = 20;

/// What the computer is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// Nothing has been asked of it, or it is ready.
    #[default]
    Idle,
    /// It is being loaded.
    Loading,
    /// It could not be loaded, or broke.
    Failed,
}

/// How a note is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something for information.
    Plain,
    /// Something to look out for.
    Warning,
    /// Something refused, or a check.
    Alarm,
    /// The end of the game.
    Result,
}

/// A note: a headline and, where there is one, a second sentence, as messages with their arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// How it is meant.
    pub tone: Tone,
    /// The headline's id; the second sentence's id is this with [`Note::detail`] behind a dot.
    pub id: &'static str,
    /// The name of the second sentence, where there is one.
    pub detail: Option<&'static str>,
    /// The arguments of both.
    pub args: Args,
}

impl Note {
    fn new(tone: Tone, id: &'static str, detail: Option<&'static str>, args: Args) -> Self {
        Self { tone, id, detail, args }
    }

    /// What matters most now: a refusal, then the result, then trouble with the computer, then a move that would end the
    /// game by repetition, then check, then what may end the game soon.
    ///
    /// `selected` is the point of the piece in hand: its moves come before those of others; moves are named in `notation`.
    pub fn of(
        local: &LocalGame,
        selected: Option<Square>,
        refused: Option<&Illegal>,
        engine: Engine,
        notation: Notation,
    ) -> Option<Self> {
        if let Some(refused) = refused {
            return Some(Self::new(Tone::Alarm, refused.id(), Some("detail"), refused.args()));
        }
        if let Some(end) = local.verdict() {
            return Some(Self::new(Tone::Result, end.id(), Some("reason"), end.args()));
        }
        if local.awaits_computer().is_some() {
            match engine {
                Engine::Loading => return Some(Self::new(Tone::Plain, "engine-loading", None, Args::new())),
                Engine::Failed => return Some(Self::new(Tone::Alarm, "engine-failed", None, Args::new())),
                Engine::Idle => {}
            }
        }
        forecast(local, selected, notation)
            .or_else(|| check(local))
            .or_else(|| repetition(local))
            .or_else(|| move_limit(local))
    }
}

impl Note {
    /// What a diagram says: a refusal, or the result or a check once the last position is shown.
    pub(super) fn of_study(local: &LocalGame, refused: Option<&Illegal>) -> Option<Self> {
        if refused.is_some() || local.is_latest() {
            // Where a move would be named, nothing is said.
            let notation = Notation::Vietnamese;
            Self::of(local, None, refused, Engine::Idle, notation).filter(|note| note.tone != Tone::Warning)
        } else {
            None
        }
    }
}

/// The warning before a move that would end the game by repetition; of several the worst for who makes it.
fn forecast(local: &LocalGame, selected: Option<Square>, notation: Notation) -> Option<Note> {
    let turn = local.game().position().turn();
    let good = |forecast: &Forecast| match forecast.outcome.winner {
        Some(winner) if winner == turn => 2,
        Some(_) => 0,
        None => 1,
    };
    let order = |(mv, forecast): &(Move, Forecast)| (Some(mv.from()) != selected, good(forecast));
    let (mv, forecast) = local.forecasts().into_iter().min_by_key(order)?;
    let id = match (forecast.outcome.winner, forecast.outcome.ending) {
        (None, _) => "forecast-draw",
        (Some(_), Ending::PerpetualCheck { .. }) => "forecast-check",
        (Some(_), _) => "forecast-chase",
    };
    let mut args = Args::new()
        .text("move", notation.text(mv, local.game().position()))
        .number("count", forecast.count + 1);
    if let Some(winner) = forecast.outcome.winner {
        args = args.text("color", (!winner).name());
    }
    Some(Note::new(Tone::Warning, id, Some("detail"), args))
}

fn check(local: &LocalGame) -> Option<Note> {
    let position = local.position();
    let checkers = position.checkers();
    let args = Args::new().text("color", position.turn().name());
    if checkers.count() > 1 {
        return Some(Note::new(Tone::Alarm, "note-double-check", Some("detail"), args));
    }
    let square = checkers.first()?;
    let role = position.piece_at(square)?.role;
    let args = args.text("by-role", role.name()).text("square", square.to_string());
    Some(Note::new(Tone::Alarm, "note-check", Some("detail"), args))
}

fn repetition(local: &LocalGame) -> Option<Note> {
    let forecast = local.is_latest().then(|| local.game().next_repetition()).flatten()?;
    Some(Note::new(Tone::Warning, forecast.id(), Some("detail"), forecast.args()))
}

fn move_limit(local: &LocalGame) -> Option<Note> {
    let game = local.game();
    let near = |left: &usize| local.is_latest() && *left <= LIMIT_WARNING;
    let note = |id, left| Note::new(Tone::Warning, id, None, Args::new().number("count", left));
    let quiet = game.quiet_left().filter(near).map(|left| note("note-move-limit", left));
    quiet.or_else(|| game.total_left().filter(near).map(|left| note("note-total-limit", left)))
}

#[cfg(test)]
mod tests {
    use chuhe_notation::Script;
    use chuhe_rules::{Color, Move, RuleSet, Value};

    use super::*;
    use crate::state::{Level, MoveText, Opponent};

    fn two_players(moves: &str) -> LocalGame {
        let mut local = LocalGame::new(Opponent::SameScreen, RuleSet::WXF, Color::Red, 0);
        for word in moves.split_whitespace() {
            local.play(word.parse().unwrap()).unwrap();
        }
        local
    }

    fn of(
        local: &LocalGame,
        selected: Option<Square>,
        refused: Option<&Illegal>,
        engine: Engine,
    ) -> Option<Note> {
        Note::of(local, selected, refused, engine, MoveText::Wxf.notation(Script::Traditional))
    }

    fn id(local: &LocalGame) -> Option<&'static str> {
        of(local, None, None, Engine::Idle).map(|note| note.id)
    }

    #[test]
    fn a_quiet_position_has_no_note() {
        assert_eq!(id(&two_players("h2e2 h9g7")), None);
    }

    #[test]
    fn a_check_names_the_piece_and_its_point() {
        let note = of(&two_players("h2e2 d9e8 e2e6"), None, None, Engine::Idle).unwrap();
        assert_eq!((note.id, note.tone), ("note-check", Tone::Alarm));
        assert_eq!(
            note.args,
            Args::new().text("color", "black").text("by-role", "cannon").text("square", "e6")
        );
    }

    #[test]
    fn a_second_occurrence_warns() {
        assert_eq!(id(&two_players("h0g2 h9g7 g2h0 g7h9")), Some("note-repetition"));
    }

    /// Two horses go out and home; the last move of the second round brings the start position up for the third time.
    const TWICE: &str = "h0g2 h9g7 g2h0 g7h9 h0g2 h9g7 g2h0";

    #[test]
    fn before_the_last_repetition_the_move_is_named() {
        let local = two_players(TWICE);
        let note = of(&local, None, None, Engine::Idle).unwrap();
        assert_eq!((note.id, note.tone), ("forecast-draw", Tone::Warning));
        assert_eq!(note.args, Args::new().text("move", "H7-8").number("count", 3));
        assert_eq!(id(&two_players(&TWICE[..TWICE.len() - 5])), Some("note-repetition"));
    }

    #[test]
    fn the_piece_in_hand_comes_first() {
        let note = |selected: &str| {
            let selected = selected.parse().unwrap();
            of(&two_players(TWICE), Some(selected), None, Engine::Idle).unwrap()
        };
        assert_eq!(note("g7").args.get("move"), Some(&Value::Text("H7-8".into())));
        assert_eq!(note("a9").id, "forecast-draw", "a warning does not go away with a touch");
    }

    #[test]
    fn a_repetition_that_the_computer_could_bring_is_told_while_it_thinks() {
        let opponent = Opponent::Computer { level: Level::LOWEST, human: Color::Red };
        let mut local = LocalGame::new(opponent, RuleSet::WXF, Color::Red, 0);
        for word in TWICE.split(' ') {
            local.play(word.parse().unwrap()).unwrap();
        }
        assert!(local.awaits_computer().is_some());
        assert_eq!(id(&local), Some("forecast-draw"));
    }

    #[test]
    fn who_loses_by_the_next_move_is_told() {
        // Red's chariot follows the cannon from b4 to d4 and back.
        let local = two_players("b2e2 b7b4 a0a1 a9a8 a1b1 b4d4 b1d1 d4b4 d1b1 b4d4 b1d1 d4b4");
        let note = of(&local, None, None, Engine::Idle).unwrap();
        assert_eq!(note.id, "forecast-chase");
        let color = note.args.get("color");
        assert_eq!(
            (color, note.args.get("move")),
            (Some(&Value::Text("red".into())), Some(&Value::Text("R6=8".into())))
        );
    }

    #[test]
    fn the_last_plies_of_a_limit_are_counted_down() {
        let mut local = LocalGame::new(Opponent::SameScreen, RuleSet::CAPTURE, Color::Red, 0);
        let round = ["h0g2", "h9g7", "g2h0", "g7h9"];
        for mv in round.iter().cycle().take(379) {
            local.play(mv.parse().unwrap()).unwrap();
        }
        assert_eq!(id(&local), None);
        local.play("g7h9".parse().unwrap()).unwrap();
        let note = of(&local, None, None, Engine::Idle).unwrap();
        assert_eq!((note.id, note.args), ("note-total-limit", Args::new().number("count", 20)));
    }

    #[test]
    fn a_refusal_comes_before_everything() {
        let local = two_players("h2e2 d9e8 e2e6");
        let refused = local.game().position().legality("a9a8".parse::<Move>().unwrap()).unwrap_err();
        assert_eq!(of(&local, None, Some(&refused), Engine::Idle).unwrap().id, "general-left-in-check");
    }

    #[test]
    fn the_result_says_who_and_why() {
        let mut local = two_players("h2e2");
        local.resign();
        let note = of(&local, None, None, Engine::Failed).unwrap();
        assert_eq!((note.id, note.detail, note.tone), ("result-resignation", Some("reason"), Tone::Result));
    }

    #[test]
    fn an_engine_that_does_not_come_is_told_only_while_it_is_awaited() {
        let mut local = LocalGame::new(
            Opponent::Computer { level: Level::LOWEST, human: Color::Red },
            RuleSet::WXF,
            Color::Red,
            0,
        );
        assert_eq!(of(&local, None, None, Engine::Failed), None);
        local.play("h2e2".parse().unwrap()).unwrap();
        assert_eq!(of(&local, None, None, Engine::Failed).unwrap().id, "engine-failed");
        assert_eq!(of(&local, None, None, Engine::Loading).unwrap().id, "engine-loading");
        assert_eq!(of(&local, None, None, Engine::Idle), None);
    }
}
