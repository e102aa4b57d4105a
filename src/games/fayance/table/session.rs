//! A game at the table: its configuration, the request to start it, its result, and the order of systems in a frame.

use std::sync::Arc;

use bevy::prelude::*;

use serde::{Deserialize, Serialize};

use super::beats::Happening;
use fayance_rules::ID;
use fayance_rules::{BySide, Move, Opening, Outcome, Side, View};
use kit_rules::game::GameId;
use kit_rules::seed::Seed;
use kit_table::flow::TableUpdate;
use kit_table::played::{Ending, Played};
use kit_table::{InGame, MatchConfig, Player, SeatPlayer};

/// How two people at one screen choose in secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Secrecy {
    /// In plain sight, with a press of the sign under which a card stands. Needs two devices.
    #[default]
    Signs,
    /// In plain sight, by letting a button go while a light stands at a card. Needs two devices.
    Light,
    /// One after the other, behind a curtain.
    Curtain,
}

impl Secrecy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Signs, Self::Light, Self::Curtain];
}

/// The configuration of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameConfig {
    /// How the first leader is found.
    pub opening: Opening,
    /// The seed of the deal; `None` for a random one.
    pub seed: Option<Seed>,
    /// Who plays.
    pub seats: BySide<SeatPlayer>,
    /// How two people choose, if they sit with different devices; with one device the curtain falls.
    pub secrecy: Secrecy,
    /// The record of a game to be continued. Then its own set-up counts, and not the fields above.
    pub resume: Option<String>,
    /// Whether it is a demonstration, which is never saved.
    pub demo: bool,
    /// Whether the record is only shown again.
    pub replay: bool,
    /// Each side's moves in a game that is led by a coach and never saved: what bots play in it.
    pub script: Option<Arc<BySide<Vec<Move>>>>,
}

impl GameConfig {
    /// The player of a side.
    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        &self.seats[side].player
    }

    /// The sides that people play.
    pub fn people(&self) -> impl Iterator<Item = Side> {
        let human = |side: &Side| self.player(*side).is_human();
        Side::ALL.into_iter().filter(human)
    }

    /// Whether two people share the screen.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.people().count() == 2
    }

    /// The side of the only person, if there is one.
    #[must_use]
    pub fn only_person(&self) -> Option<Side> {
        self.people().next().filter(|_| !self.is_shared())
    }

    /// How a game stands for the only person, if they play a bot. `outcome` is `None` while it is in progress.
    #[must_use]
    pub fn played(&self, outcome: Option<&Outcome>) -> Option<Played> {
        let own = self.only_person()?;
        let ending = outcome.map(|outcome| Ending::of(Some(outcome.winner), &own));
        Played::against([self.player(own.other())], ending)
    }
}

impl MatchConfig for GameConfig {
    const GAME: GameId = ID;

    fn is_demo(&self) -> bool {
        self.demo
    }

    fn is_exercise(&self) -> bool {
        self.script.is_some()
    }

    fn is_replay(&self) -> bool {
        self.replay
    }

    fn seed(&self) -> Option<Seed> {
        self.seed
    }

    fn begun(&self, seed: Option<Seed>, resume: Option<String>) -> Self {
        Self {
            seed,
            resume,
            ..self.clone()
        }
    }
}

/// Request: start this game. A game that is being played ends without a result.
pub type StartMatch = kit_table::StartMatch<GameConfig>;

/// Fact: a game was started or continued; this happened so far.
#[derive(Message, Debug, Clone)]
pub struct HistoryRestored(pub Vec<Happening>);

/// The finished game that the result page shows.
#[derive(Resource, Debug, Clone)]
pub struct ResultPage {
    /// What was played, with its seed: playing it again deals the same cards.
    pub config: GameConfig,
    /// Who is king.
    pub outcome: Outcome,
    /// The last view, with all captures in order.
    pub view: View,
    /// The whole game, for the review.
    pub record: String,
    /// How many hints each side was given.
    pub hints: BySide<u32>,
}

/// Who is to act, once every event has been shown.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Turn {
    /// Events are still being shown.
    #[default]
    Busy,
    /// A person decides; the other side may be deciding, too.
    Person(Side),
    /// A person has to accept the screen first.
    Curtain(Side),
    /// Both people, or the one who has not confirmed, choose in plain sight, each with their own device.
    Together,
    /// Only bots still decide.
    Bot(Side),
    /// The game is over.
    Over,
}

/// The state in which this game's table is on screen.
pub const TABLE: InGame = InGame(ID);

/// The schedule of this game's table.
pub(super) const TABLE_UPDATE: TableUpdate = TableUpdate(ID);

/// What starts a game.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct BeginSystems;

/// The order of the table's systems in a frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Presses become table inputs; bots play.
    Input,
    /// The rules play or refuse.
    Apply,
    /// The next queued event is shown.
    Playback,
    /// The view becomes components.
    Sync,
    /// Cards and texts follow.
    Show,
}
