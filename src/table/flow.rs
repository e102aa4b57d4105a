//! The flow between the screens, and the messages between a game's table and the frame around it.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_tweening::TweeningPlugin;
use serde_json::{Map, Value};

use super::game::SaveSummary;
use super::statistics::Played;
use super::stored::Unread;
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

/// The systems of a game's table. Those of the games come one after the other, in the order of the list: no two games
/// are on screen at once. All come after what applies the settings.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameSystems(pub GameId);

/// The systems of pages beside the tables, as that of a new game: they come after those of all games.
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
        LocalizedText::new("prompt-demo")
    }
}

/// A saved game, and which of its box it is.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// The game.
    pub game: GameId,
    /// Its number among the saved games of that box, from 1. It stays the same while the game is saved.
    pub number: u16,
    /// What was saved.
    pub save: SaveSummary,
}

/// The games that can be continued, the one played last first; there may be several of one box. Written by the frame.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SavedGames(pub Vec<SavedGame>);

impl SavedGames {
    /// The saved games of `game`, the one played last first.
    pub fn all_of(&self, game: GameId) -> impl Iterator<Item = &SavedGame> {
        self.0.iter().filter(move |saved| saved.game == game)
    }

    /// That saved game of `game` which was played last.
    #[must_use]
    pub fn of(&self, game: GameId) -> Option<&SaveSummary> {
        self.all_of(game).next().map(|saved| &saved.save)
    }

    /// That saved game of `game` which was played last and is not over.
    #[must_use]
    pub fn in_progress(&self, game: GameId) -> Option<&SaveSummary> {
        let mut all = self.all_of(game).map(|saved| &saved.save);
        all.find(|save| !save.is_over)
    }

    /// The saved game of this box with this number.
    #[must_use]
    pub fn numbered(&self, game: GameId, number: u16) -> Option<&SavedGame> {
        self.all_of(game).find(|saved| saved.number == number)
    }

    /// The game that was played last.
    #[must_use]
    pub fn latest(&self) -> Option<(GameId, &SaveSummary)> {
        self.0.first().map(|saved| (saved.game, &saved.save))
    }

    /// The number of the saved game that goes on as this record: its events are the first of the record's.
    #[must_use]
    pub fn continued_as(&self, game: GameId, record: &str) -> Option<u16> {
        let going_on = self.all_of(game);
        let going_on = going_on.filter(|saved| goes_on_as(&saved.save.record, record));
        let longest = going_on.max_by_key(|saved| saved.save.record.len());
        longest.map(|saved| saved.number)
    }

    /// Replaces what is known of a saved game, and leaves the order as it is; a new one is put last.
    pub fn update(&mut self, saved: SavedGame) {
        let same = |it: &&mut SavedGame| (it.game, it.number) == (saved.game, saved.number);
        match self.0.iter_mut().find(same) {
            Some(it) => *it = saved,
            None => self.0.push(saved),
        }
    }

    /// Puts a saved game first: it has been played last.
    pub fn put_first(&mut self, saved: SavedGame) {
        self.remove(saved.game, saved.number);
        self.0.insert(0, saved);
    }

    /// Removes a saved game.
    pub fn remove(&mut self, game: GameId, number: u16) {
        self.0.retain(|it| (it.game, it.number) != (game, number));
    }
}

/// Whether the events of the record `before` are the first of those of `now`, and all else that `before` says is said
/// there, too: both are one JSON object with a list of events.
#[must_use]
pub fn goes_on_as(before: &str, now: &str) -> bool {
    let parts = |record: &str| {
        let mut fields: Map<String, Value> = serde_json::from_str(record).ok()?;
        match fields.remove("events")? {
            Value::Array(events) => Some((fields, events)),
            _ => None,
        }
    };
    let both = parts(before).zip(parts(now));
    both.is_some_and(|((before, first), (now, events))| {
        let same = |(key, value): (&String, &Value)| now.get(key) == Some(value);
        events.starts_with(&first) && before.iter().all(same)
    })
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

/// Orders the systems of a game's table, which run on its screen only: input, apply, playback, sync, show. While a menu
/// is open nothing is played or shown anew, and so nothing is saved; the layout still follows the window's size. Moves
/// are applied and events played back only while `game_is_on`.
pub fn order_table_systems<S: SystemSet + Copy, M>(
    app: &mut App,
    table: InGame,
    [input, apply, playback, sync, show]: [S; 5],
    game_is_on: impl SystemCondition<M>,
) {
    app.configure_sets(
        Update,
        (input, apply, playback, sync, show)
            .chain()
            .in_set(GameSystems(table.0))
            .run_if(in_state(table)),
    )
    .configure_sets(Update, (input, apply, playback).run_if(time_passes))
    .configure_sets(Update, (apply, playback).run_if(game_is_on));
}

/// Adds the states and messages of the flow, and what animates every table.
pub fn plugin(app: &mut App) {
    app.add_plugins((super::hud_root::plugin, TweeningPlugin))
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

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId("one");

    fn saved(number: u16, record: &str) -> SavedGame {
        let save = SaveSummary {
            record: record.to_owned(),
            about: LocalizedText::verbatim(String::new()),
            is_over: false,
            refused: None,
        };
        SavedGame {
            game: GAME,
            number,
            save,
        }
    }

    fn numbers(games: &SavedGames) -> Vec<u16> {
        games.0.iter().map(|it| it.number).collect()
    }

    #[test]
    fn a_record_that_goes_on_belongs_to_the_game_that_it_continues() {
        let games = SavedGames(vec![
            saved(1, r#"{"seed":"1","events":[1]}"#),
            saved(2, "{\"seed\":\"1\",\"events\":[1,2]}\n"),
            saved(3, r#"{"seed":"2","events":[1,2]}"#),
        ]);
        let number = |record| games.continued_as(GAME, record);
        assert_eq!(number(r#"{"seed":"1","events":[1]}"#), Some(1));
        assert_eq!(number(r#"{"seed":"1","events":[1,2,3]}"#), Some(2));
        assert_eq!(number(r#"{"seed":"2","events":[1,2]}"#), Some(3));
        assert_eq!(number(r#"{"seed":"2","events":[1]}"#), None);
        assert_eq!(number(r#"{"seed":"3","events":[1,2]}"#), None);
        assert_eq!(number(r#"{"seed":"3","events":[12]}"#), None);
        assert_eq!(number(r#"{"seed":"1","events":1}"#), None);
        assert_eq!(number("[]"), None);
        let other = GameId("other");
        assert_eq!(
            games.continued_as(other, r#"{"seed":"1","events":[1]}"#),
            None
        );
    }

    /// What is no event may stand behind them, as the house rules of Guyenne do.
    #[test]
    fn a_record_goes_on_whatever_stands_behind_its_events() {
        let before = r#"{"seed":"1","events":[1],"house":{"hands":"veil"}}"#;
        for (now, goes_on) in [
            (before, true),
            (
                r#"{"seed":"1","events":[1,2],"house":{"hands":"veil"}}"#,
                true,
            ),
            (
                r#"{"seed":"1","events":[1,2],"house":{"hands":"open"}}"#,
                false,
            ),
            (r#"{"seed":"1","events":[1,2]}"#, false),
            (
                r#"{"seed":"1","events":[2],"house":{"hands":"veil"}}"#,
                false,
            ),
        ] {
            assert_eq!(goes_on_as(before, now), goes_on, "{now}");
        }
        // An event that only begins with the same letters is another one.
        assert!(!goes_on_as(r#"{"events":[1]}"#, r#"{"events":[12]}"#));
    }

    #[test]
    fn only_a_game_that_is_played_comes_first() {
        let mut games = SavedGames(vec![saved(1, "{[]}"), saved(2, "{[]}")]);
        games.update(saved(2, "{[1]}"));
        games.update(saved(3, "{[]}"));
        assert_eq!(numbers(&games), [1, 2, 3]);
        games.put_first(saved(2, "{[1,2]}"));
        assert_eq!(numbers(&games), [2, 1, 3]);
        games.remove(GAME, 1);
        assert_eq!(numbers(&games), [2, 3]);
        assert_eq!(
            games.latest().map(|(_, save)| save.record.as_str()),
            Some("{[1,2]}")
        );
    }
}
