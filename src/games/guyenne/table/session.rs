//! A game at the table: its configuration, its messages, its result, and the order of systems in a frame.

use bevy::prelude::*;

use super::{Player, Seating, ShownHands};
use guyenne_rules::ID;
use guyenne_rules::record::Script;
use guyenne_rules::seat::{ByCamp, Camp, Seat};
use guyenne_rules::{ArrangedRound, Edition, Level, Names, Outcome, SeenEvent, View};
use kit_rules::game::GameId;
use kit_rules::seed::Seed;
use kit_table::flow::TableUpdate;
use kit_table::played::{Ending, Played};
use kit_table::{InGame, MatchConfig};

/// The configuration of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameConfig {
    /// Printed rules.
    pub edition: Edition,
    /// Level; the 2021 edition is played at base.
    pub level: Level,
    /// The seed of all shuffles; `None` for a random one.
    pub seed: Option<Seed>,
    /// Who plays, and so how many players each camp has.
    pub seating: Seating,
    /// Which hands the screen shows.
    pub hands: ShownHands,
    /// The record of a game to be continued, one line. Then its own set-up counts, and not the fields above. If it is
    /// over, its result is shown.
    pub resume: Option<String>,
    /// Whether it is a demonstration, which is never saved.
    pub demo: bool,
    /// Whether the record is only shown again.
    pub replay: bool,
    /// What is drawn and what bots do, in an exercise; see [`exercise`](super::exercise). It is never saved either.
    pub script: Option<Script>,
    /// The position that an exercise begins with, in place of a deal. Then its own set-up counts; it is never saved.
    pub arranged: Option<ArrangedRound>,
}

impl GameConfig {
    /// The player of `seat`.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        self.seating.player(seat)
    }

    /// How a game stands for the people, if all people are in one camp and the other one is one bot's. `outcome` is
    /// `None` while it is in progress.
    #[must_use]
    pub fn played(&self, outcome: Option<&Outcome>) -> Option<Played> {
        let people = self.seating.camp_of_people()?;
        let enemies = self.seating.seats().filter(|seat| seat.camp != people);
        let ending = outcome.map(|outcome| Ending::of(outcome.winner, &people));
        Played::against(enemies.map(|seat| self.player(seat)), ending)
    }
}

impl MatchConfig for GameConfig {
    const GAME: GameId = ID;

    fn is_demo(&self) -> bool {
        self.demo
    }

    fn is_exercise(&self) -> bool {
        self.script.is_some() || self.arranged.is_some()
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

/// An event of the past and the view after it, as everybody could see them.
pub type PastEvent = (SeenEvent, View);

/// Fact: a saved game was continued; these are its events so far.
#[derive(Message, Debug, Clone)]
pub struct HistoryRestored(pub Vec<PastEvent>);

/// All that the result page shows.
#[derive(Debug, Clone)]
pub struct GameSummary {
    /// What was played, with its seed: playing it again deals the same cards.
    pub game_config: GameConfig,
    /// Reason, scores, winner.
    pub outcome: Outcome,
    /// The camps whose cards have run out.
    pub spent: ByCamp<bool>,
    /// The holders of the castles, from the west.
    pub holders: [Option<Camp>; 6],
    /// The names of the castles in the game's row.
    pub castles: Names,
    /// Rounds played.
    pub rounds: u16,
    /// The camp of the people, if all people were in one camp.
    pub people: Option<Camp>,
    /// How many hints the players were given.
    pub hints: ByCamp<u32>,
    /// The finished record, one line.
    pub record: String,
}

/// The finished game that the result page shows.
#[derive(Resource, Clone, Debug)]
pub struct ResultPage(pub GameSummary);

/// Who is to act, once every event has been shown.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Turn {
    /// Events are still being shown.
    #[default]
    Busy,
    /// A person decides.
    Person(Seat),
    /// A person has to accept the screen first.
    Curtain(Seat),
    /// A bot decides.
    Bot(Seat),
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
    /// Cards and scenery follow.
    Show,
}
