//! The flow between the screens, and the messages between a game's table and the frame around it.

use bevy::prelude::*;

use super::game::SaveSummary;
use crate::i18n::LocalizedText;
use crate::rules::game::GameId;
use crate::rules::seed::Seed;

/// The screen that is shown. The pages of a game carry its name; the game lays them itself.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Fonts and pictures are being read.
    #[default]
    Loading,
    /// The title with its list.
    Title,
    /// Which game shall be played; passed by where there is one.
    ChooseGame,
    /// What shall be played of a game, and by whom.
    Setup(GameId),
    /// The table of a game.
    Table(GameId),
    /// How a game ended.
    Result(GameId),
}

impl Screen {
    /// The game whose page this is.
    #[must_use]
    pub const fn game(self) -> Option<GameId> {
        match self {
            Self::Setup(game) | Self::Table(game) | Self::Result(game) => Some(game),
            Self::Loading | Self::Title | Self::ChooseGame => None,
        }
    }
}

/// The table of this game is on screen: what a game shows there hangs on this state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InGame(pub GameId);

impl ComputedStates for InGame {
    type SourceStates = Screen;

    fn compute(screen: Screen) -> Option<Self> {
        match screen {
            Screen::Table(game) => Some(Self(game)),
            _ => None,
        }
    }
}

/// What is asked of a game that shall begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRequest {
    /// The words of the command line or the address that are the game's own, such as `("level", "expert")`. They have
    /// been checked; see [`Game::refused`](super::Game::refused).
    pub words: Vec<(String, String)>,
    /// Bots play all seats, for show.
    pub demo: bool,
    /// What decides the deal; without one, chance does.
    pub seed: Option<Seed>,
    /// A game to be continued: one line, a record that has not ended. Its own set-up then counts.
    pub resume: Option<String>,
}

/// Request: begin this game. The frame shows its table.
#[derive(Message, Clone, Debug)]
pub struct StartGame {
    /// Which game.
    pub game: GameId,
    /// What is asked of it.
    pub request: GameRequest,
}

/// Fact: the game could not begin (a save that is no game); the sentence says why.
#[derive(Message, Clone, Debug)]
pub struct StartFailed(pub LocalizedText);

/// Fact: a move was confirmed, or what else a record holds has changed; this is the whole record now.
#[derive(Message, Clone, Debug)]
pub struct RecordChanged {
    /// Which game.
    pub game: GameId,
    /// The record, one line.
    pub record: String,
    /// Whether its game is over.
    pub is_over: bool,
    /// Whether the game has just been begun or taken up again.
    pub begins: bool,
    /// Whether it is played for show: then it is nobody's, and is not saved.
    pub demo: bool,
}

/// Fact: the game is over and its last event has been shown. The game's own result page is ready to be laid.
#[derive(Message, Clone, Copy, Debug)]
pub struct GameFinished {
    /// Which game.
    pub game: GameId,
    /// Whether it was played for show.
    pub demo: bool,
}

/// Request: go back to the title.
#[derive(Message, Clone, Copy, Debug)]
pub struct LeaveGame;

/// Whether any press leaves the table, which then says so: only where the sleeping title shows a game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnyPressLeaves(pub bool);

/// The games that can be continued, the one played last first. The frame writes it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SavedGames(pub Vec<(GameId, SaveSummary)>);

impl SavedGames {
    /// The saved game of `game`.
    #[must_use]
    pub fn of(&self, game: GameId) -> Option<&SaveSummary> {
        self.0.iter().find(|(id, _)| *id == game).map(|(_, of)| of)
    }

    /// The game of `game` that waits for its next move. One that is over waits only for its result to be seen.
    #[must_use]
    pub fn in_progress(&self, game: GameId) -> Option<&SaveSummary> {
        self.of(game).filter(|save| !save.is_over)
    }

    /// The game that was played last.
    #[must_use]
    pub fn latest(&self) -> Option<(GameId, &SaveSummary)> {
        self.0.first().map(|(id, save)| (*id, save))
    }

    /// Puts a game first, in place of what was saved of it; or takes it away.
    pub fn set(&mut self, game: GameId, save: Option<SaveSummary>) {
        self.0.retain(|(id, _)| *id != game);
        if let Some(save) = save {
            self.0.insert(0, (game, save));
        }
    }
}

/// The name that is read aloud when this entity has the focus. Without it, the words on it are read.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct AccessibleName(pub LocalizedText);

/// Fact: something has happened at the table that is read aloud to those who do not see it.
#[derive(Message, Clone, Debug)]
pub struct News(pub LocalizedText);

/// Whether no menu has stopped the game.
#[must_use]
pub fn time_passes(time: Res<Time<Virtual>>) -> bool {
    !time.is_paused()
}

/// The states and messages of the flow.
pub fn plugin(app: &mut App) {
    app.add_message::<StartGame>()
        .add_message::<StartFailed>()
        .add_message::<RecordChanged>()
        .add_message::<GameFinished>()
        .add_message::<LeaveGame>()
        .add_message::<News>()
        .init_resource::<AnyPressLeaves>()
        .init_resource::<SavedGames>()
        .init_state::<Screen>()
        .add_computed_state::<InGame>();
}
