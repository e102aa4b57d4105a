//! The flow between the screens, and the messages between a game's table and the frame around it.

use std::collections::BTreeMap;

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy_tweening::TweeningPlugin;

use super::played::Played;
use super::saved_games::{SaveSummary, SavedGames};
use super::stored::Unread;
use crate::keys;
use kit_i18n::LocalizedText;
use kit_rules::game::GameId;
use kit_rules::seed::Seed;

/// The screen that is shown. The pages of a game carry its id; the game builds them itself.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Fonts and pictures are loading.
    #[default]
    Loading,
    /// The title with its list.
    Title,
    /// The choice of a game; skipped where there is only one.
    ChooseGame,
    /// The choice of variant and players of a game.
    Setup(GameId),
    /// The table of a game.
    Table(GameId),
    /// The result of a game.
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

/// The table of this game is on screen; what a game shows there depends on this state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InGame(pub GameId);

/// Run condition for `OnExit` of a game's table: it is left for another screen, and not entered again for the next
/// game.
pub fn table_is_left(table: InGame) -> impl FnMut(Option<Res<State<InGame>>>) -> bool + Clone {
    move |now: Option<Res<State<InGame>>>| now.is_none_or(|now| *now.get() != table)
}

/// The schedule of a game's table, run in `Update` within [`GameSystems`]. Not `Update` itself, since Bevy 0.19 takes
/// the square of a schedule's systems to build it: four schedules are built in a quarter of the time of one.
///
/// An order holds within one schedule only. What is in `Update` comes before or after the whole table, by
/// [`GameSystems`]; a `before` or `after` that names something in the other schedule does nothing.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableUpdate(pub GameId);

/// What runs a game's table, [`TableUpdate`]. The games come one after the other, in the order of the list: no two are
/// on screen at once. All come after what applies the settings.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameSystems(pub GameId);

/// What makes a match of a request of the frame, and what opens its table: before the tables, and after what asks for a
/// game in `Update`, so that a game has begun before its table is on screen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StartSystems;

/// The systems of pages beside the tables, as that of a new game, and of what the frame puts on a table, as the bar of
/// a replay: they come after those of all games.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PageSystems;

impl ComputedStates for InGame {
    type SourceStates = Screen;

    fn compute(screen: Screen) -> Option<Self> {
        match screen {
            Screen::Table(game) => Some(Self(game)),
            _ => None,
        }
    }
}

/// How a game shall begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRequest {
    /// The game's own words of the command line or the address, such as `("level", "expert")`. They have been checked
    /// with [`Game::refused`](super::Game::refused).
    pub words: Vec<(String, String)>,
    /// Bots play all seats, as a demonstration.
    pub demo: bool,
    /// The seed of the deal; `None` for a random one.
    pub seed: Option<Seed>,
    /// A game to continue: its record, one line. Then the record's set-up counts.
    pub resume: Option<String>,
}

impl GameRequest {
    /// A request of these words and nothing else.
    #[must_use]
    pub fn of_words(words: &[(&str, &str)]) -> Self {
        let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        Self {
            words: words.iter().map(owned).collect(),
            ..Self::default()
        }
    }

    /// Has each word taken, by its name and value; gives those that are refused, and why.
    pub fn read_words(
        &self,
        mut take: impl FnMut(&str, &str) -> Result<(), String>,
    ) -> Vec<RefusedWord> {
        let refused = |(name, value): &(String, String)| {
            take(name, value).err().map(|why| RefusedWord {
                name: name.clone(),
                value: value.clone(),
                why,
            })
        };
        self.words.iter().filter_map(refused).collect()
    }

    /// Puts a value that was read into its place.
    ///
    /// # Errors
    /// It could not be read; the place stays as it is.
    pub fn take<T, E: ToString>(place: &mut Option<T>, read: Result<T, E>) -> Result<(), String> {
        *place = Some(read.map_err(|error| error.to_string())?);
        Ok(())
    }
}

/// A word of a request that is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedWord {
    /// The parameter.
    pub name: String,
    /// Its value.
    pub value: String,
    /// Why, in a sentence for a command line.
    pub why: String,
}

/// Request: begin this game. The frame then shows its table.
#[derive(Message, Clone, Debug)]
pub struct StartGame {
    /// Which game.
    pub game: GameId,
    /// How it shall begin.
    pub request: GameRequest,
}

impl StartGame {
    /// Continue a saved game.
    #[must_use]
    pub fn resume(game: GameId, save: &SaveSummary) -> Self {
        let request = GameRequest {
            resume: Some(save.record.clone()),
            ..default()
        };
        Self { game, request }
    }

    /// The last unread request to begin `game`, if there is one. The unread requests for other games are read as well.
    pub fn last_for<'a>(requests: &'a mut MessageReader<Self>, game: GameId) -> Option<&'a Self> {
        requests.read().filter(|start| start.game == game).last()
    }
}

/// Request: open the review of a game that is over.
#[derive(Message, Clone, Debug)]
pub struct OpenReview {
    /// Which game.
    pub game: GameId,
    /// Its record, one line.
    pub record: String,
}

/// Fact: the game could not begin, for instance because the save is not valid. This is the reason, a clause; the title
/// says that the game could not begin, and why.
#[derive(Message, Clone, Debug)]
pub struct StartFailed(pub LocalizedText);

/// Fact: the record has changed, by a confirmed move or otherwise; this is the whole record now.
#[derive(Message, Clone, Debug)]
pub struct RecordChanged {
    /// Which game.
    pub game: GameId,
    /// The whole record.
    pub record: String,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether the game has just been begun or taken up again.
    pub begins: bool,
    /// Whether it is a demonstration, which is not saved.
    pub demo: bool,
    /// How it stands, if people play a bot and one of them has moved.
    pub played: Option<Played>,
}

impl RecordChanged {
    /// The record of a game that has gone on and is no demonstration.
    #[must_use]
    pub const fn new(game: GameId, record: String, is_over: bool) -> Self {
        Self {
            game,
            record,
            is_over,
            begins: false,
            demo: false,
            played: None,
        }
    }
}

/// Fact: the game is over and its last event has been shown. The game's result page can be built.
#[derive(Message, Clone, Debug)]
pub struct GameFinished {
    /// Which game.
    pub game: GameId,
    /// Whether it was a demonstration.
    pub demo: bool,
}

/// Request: go back to the title.
#[derive(Message, Clone, Copy, Debug)]
pub struct LeaveGame;

/// Whether what is on the table is an exercise, which is never saved. Written by the game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unsaved(pub bool);

/// Whether any press leaves the table, which then says so: only in the demonstration that the title starts by itself.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnyPressLeaves(pub bool);

impl AnyPressLeaves {
    /// What the table says then.
    #[must_use]
    pub fn prompt() -> LocalizedText {
        LocalizedText::new(keys::PROMPT_DEMO)
    }
}

/// The answers of each game's set-up form when it was last left, as a text in the game's own format. The frame reads
/// them at the start and saves what a game puts here.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct FormAnswers(pub BTreeMap<GameId, String>);

/// Fact: some of the stored answers of a game's set-up form were not understood.
#[derive(Message, Clone, Debug)]
pub struct AnswersUnread {
    /// Which game.
    pub game: GameId,
    /// What was not understood.
    pub unread: Vec<Unread>,
}

/// The name that screen readers read for this entity when it has the focus. Without it, its texts are read.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct AccessibleName(pub LocalizedText);

/// Fact: something happened at the table that screen readers shall read aloud.
#[derive(Message, Clone, Debug)]
pub struct News(pub LocalizedText);

/// Whether no menu has paused the game.
#[must_use]
pub fn time_passes(time: Res<Time<Virtual>>) -> bool {
    !time.is_paused()
}

/// Adds the states and messages of the flow, and what animates every table.
pub fn plugin(app: &mut App) {
    app.add_plugins(TweeningPlugin)
        .add_message::<StartGame>()
        .add_message::<StartFailed>()
        .add_message::<RecordChanged>()
        .add_message::<GameFinished>()
        .add_message::<LeaveGame>()
        .add_message::<News>()
        .init_resource::<AnyPressLeaves>()
        .init_resource::<Unsaved>()
        .init_resource::<super::Learning>()
        .init_resource::<SavedGames>()
        .init_resource::<super::SeatDevices>()
        .init_resource::<super::LookSettings>()
        .init_resource::<super::device_nudge::Nudge>()
        .add_message::<super::device_nudge::PointOut>()
        .init_resource::<super::TableSeats>()
        .add_message::<super::TakeSeat>()
        .init_resource::<FormAnswers>()
        .add_message::<AnswersUnread>()
        .init_state::<Screen>()
        .add_computed_state::<InGame>();
}
