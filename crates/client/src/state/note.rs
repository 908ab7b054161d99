//! The one line beside the board that says what matters now.

use chuhe_rules::{Args, Illegal, Reason};

use super::game::{LocalGame, Verdict};

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

    /// What matters most now: a refusal, then the result, then trouble with the computer, then check, then what may end the game soon.
    pub fn of(local: &LocalGame, refused: Option<&Illegal>, engine: Engine) -> Option<Self> {
        if let Some(refused) = refused {
            return Some(Self::new(Tone::Alarm, refused.id(), Some("detail"), refused.args()));
        }
        if let Some(verdict) = local.verdict() {
            return Some(match verdict {
                Verdict::Rules(outcome) => {
                    Self::new(Tone::Result, outcome.id(), Some("reason"), outcome.args())
                }
                Verdict::Resigned { winner } => {
                    let args = Args::new().text("winner", winner.name());
                    Self::new(Tone::Result, "result-resignation", Some("reason"), args)
                }
            });
        }
        if local.awaits_computer().is_some() {
            match engine {
                Engine::Loading => return Some(Self::new(Tone::Plain, "engine-loading", None, Args::new())),
                Engine::Failed => return Some(Self::new(Tone::Alarm, "engine-failed", None, Args::new())),
                Engine::Idle => {}
            }
        }
        check(local).or_else(|| repetition(local)).or_else(|| move_limit(local))
    }
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
    let left = local.game().quiet_left()?;
    (local.is_latest() && left <= LIMIT_WARNING)
        .then(|| Note::new(Tone::Warning, "note-move-limit", None, Args::new().number("count", left)))
}

#[cfg(test)]
mod tests {
    use chuhe_rules::{Color, Move};

    use super::*;
    use crate::state::{Level, Opponent};

    fn two_players(moves: &str) -> LocalGame {
        let mut local = LocalGame::new(Opponent::SameScreen, 0);
        for word in moves.split_whitespace() {
            local.play(word.parse().unwrap()).unwrap();
        }
        local
    }

    fn id(local: &LocalGame) -> Option<&'static str> {
        Note::of(local, None, Engine::Idle).map(|note| note.id)
    }

    #[test]
    fn a_quiet_position_has_no_note() {
        assert_eq!(id(&two_players("h2e2 h9g7")), None);
    }

    #[test]
    fn a_check_names_the_piece_and_its_point() {
        let note = Note::of(&two_players("h2e2 d9e8 e2e6"), None, Engine::Idle).unwrap();
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

    #[test]
    fn a_refusal_comes_before_everything() {
        let local = two_players("h2e2 d9e8 e2e6");
        let refused = local.game().position().legality("a9a8".parse::<Move>().unwrap()).unwrap_err();
        assert_eq!(Note::of(&local, Some(&refused), Engine::Idle).unwrap().id, "general-left-in-check");
    }

    #[test]
    fn the_result_says_who_and_why() {
        let mut local = two_players("h2e2");
        local.resign();
        let note = Note::of(&local, None, Engine::Failed).unwrap();
        assert_eq!((note.id, note.detail, note.tone), ("result-resignation", Some("reason"), Tone::Result));
    }

    #[test]
    fn an_engine_that_does_not_come_is_told_only_while_it_is_awaited() {
        let mut local = LocalGame::new(Opponent::Computer { level: Level::ALL[0], human: Color::Red }, 0);
        assert_eq!(Note::of(&local, None, Engine::Failed), None);
        local.play("h2e2".parse().unwrap()).unwrap();
        assert_eq!(Note::of(&local, None, Engine::Failed).unwrap().id, "engine-failed");
        assert_eq!(Note::of(&local, None, Engine::Loading).unwrap().id, "engine-loading");
        assert_eq!(Note::of(&local, None, Engine::Idle), None);
    }
}
