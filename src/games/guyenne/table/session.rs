//! A game at the table: who plays what, the messages it sends and answers, and the order of a frame.

use bevy::prelude::*;

use super::event_queue::QueuedEvent;
use super::{DisplayedView, Rules};
use crate::games::guyenne::ID;
use crate::games::guyenne::rules::seat::{ByCamp, Camp};
use crate::games::guyenne::rules::{Edition, Level, Names, Outcome};
use crate::i18n::LocalizedText;
use crate::rules::seed::Seed;
use crate::table::InGame;

/// Who plays a camp.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this machine.
    Human,
    /// A bot, by its name in [`crate::games::guyenne::ai::BOTS`].
    Bot(String),
}

impl Player {
    /// Whether a person plays.
    #[must_use]
    pub fn is_human(&self) -> bool {
        *self == Self::Human
    }
}

/// A game to be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameConfig {
    /// Printed rules.
    pub edition: Edition,
    /// Level; the 2021 edition is played at base.
    pub level: Level,
    /// What decides the shuffles; without one, luck does.
    pub seed: Option<Seed>,
    /// Who plays the English.
    pub english: Player,
    /// Who plays the French.
    pub french: Player,
    /// A game to be continued: one line, a record. Its own set-up then counts. Of one that is over the result is shown.
    pub resume: Option<String>,
    /// Whether it is played for show: a demonstration is never saved.
    pub demo: bool,
}

impl GameConfig {
    /// Who plays `camp`.
    #[must_use]
    pub fn player(&self, camp: Camp) -> &Player {
        match camp {
            Camp::English => &self.english,
            Camp::French => &self.french,
        }
    }
}

/// Request: sit down to this game. A game that is being played is left.
#[derive(Message, Debug, Clone)]
pub struct StartMatch(pub GameConfig);

/// Fact: the game could not begin (a save that is no game); the sentence says why.
#[derive(Message, Debug, Clone)]
pub struct StartMatchFailed(pub LocalizedText);

/// Fact: a saved game goes on; this is what had happened in it, as anybody at the table could see it.
#[derive(Message, Debug, Clone)]
pub struct HistoryRestored(pub Vec<QueuedEvent>);

/// Fact: the record has grown, and this is the whole of it now.
#[derive(Message, Debug, Clone)]
pub struct MoveRecorded {
    /// The record, one line.
    pub record: String,
    /// What it has grown by.
    pub cause: Cause,
}

/// What a record has grown by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// The game was begun, or taken up again.
    Begin,
    /// A person's move was confirmed.
    PersonMove,
    /// A bot's move was played.
    BotMove,
    /// A hint was given and counted.
    Hint,
}

/// Fact: the game is over and its last event has been shown.
#[derive(Message, Debug, Clone)]
pub struct Finished(pub GameSummary);

/// All that a result page tells.
#[derive(Debug, Clone)]
pub struct GameSummary {
    /// What was played, with its seed: playing it again deals the same cards.
    pub game_config: GameConfig,
    /// Points, tie-breaks, winner.
    pub outcome: Outcome,
    /// The camps whose cards ran out, if that ended it.
    pub spent: ByCamp<bool>,
    /// Who holds the castles, from the west.
    pub holders: [Option<Camp>; 6],
    /// Which castle stands where.
    pub castles: Names,
    /// Rounds played.
    pub rounds: u16,
    /// The camp that sat near, if a single person played.
    pub person: Option<Camp>,
    /// What the players are called in the record: `human` or the bot's name.
    pub names: ByCamp<String>,
    /// The hints that the players were given.
    pub hints: ByCamp<u32>,
    /// The finished record, one line.
    pub record: String,
}

/// The state in which this game's table is on screen.
pub const TABLE: InGame = InGame(ID);

/// The order of a frame at the table.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Input and bots become choices and moves.
    Input,
    /// The rules play or refuse.
    Apply,
    /// The next event is told.
    Playback,
    /// The view becomes components.
    Sync,
    /// Cards and scenery follow.
    Show,
}

/// Whether a game lies on the table: the rules play it, and a view of it is shown.
pub(super) fn game_is_on(rules: Option<Res<Rules>>, displayed: Option<Res<DisplayedView>>) -> bool {
    rules.is_some() && displayed.is_some()
}
