//! A game at the table: its configuration, the request to start it, its result, and the order of systems in a frame.

use std::sync::Arc;

use bevy::prelude::*;

use guesclin_rules::ID;
use guesclin_rules::{Banner, Board, Camp, Move, Outcome, Scenario, View};
use kit_i18n::LocalizedText;
use kit_rules::game::GameId;
use kit_rules::seed::Seed;
use kit_table::flow::TableUpdate;
use kit_table::played::{Ending, Played};
use kit_table::{InGame, MatchConfig, Player, SeatPlayer};

/// Who plays each banner, by [`Banner::index`]; nobody of their own where the player of the camp's first banner does.
/// Ruling 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BannerSeats(pub [Option<SeatPlayer>; 4]);

impl BannerSeats {
    /// The first banner of a camp: every scenario has it.
    #[must_use]
    pub const fn first(camp: Camp) -> Banner {
        match camp {
            Camp::France => Banner::French,
            Camp::England => Banner::English,
        }
    }

    /// The banner whose seat counts for `banner`: its own, or the first of its camp.
    #[must_use]
    pub fn leader(&self, banner: Banner) -> Banner {
        match self.0[banner.index()] {
            Some(_) => banner,
            None => Self::first(banner.camp()),
        }
    }

    /// The seat of a banner.
    #[must_use]
    pub fn of(&self, banner: Banner) -> SeatPlayer {
        let seat = self.0[self.leader(banner).index()].clone();
        seat.unwrap_or_else(|| Player::Human.into())
    }

    /// The players of a scenario, each by the first of their banners, with all of them.
    #[must_use]
    pub fn players(&self, scenario: &Scenario) -> Vec<(Banner, Vec<Banner>)> {
        let leads = |banner: &Banner| self.leader(*banner) == *banner;
        let of = |leader: Banner| {
            let own = scenario.banners();
            own.filter(move |&banner| self.leader(banner) == leader)
        };
        (scenario.banners().filter(leads))
            .map(|leader| (leader, of(leader).collect()))
            .collect()
    }
}

/// The configuration of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameConfig {
    /// The scenario, 1 to 4.
    pub scenario: u8,
    /// The seed of the dice; `None` for a random one.
    pub seed: Option<Seed>,
    /// Who plays.
    pub seats: BannerSeats,
    /// The record of a game to be continued. Then its own set-up counts, and not the fields above.
    pub resume: Option<String>,
    /// Whether it is a demonstration, which is never saved.
    pub demo: bool,
    /// Whether the record is only shown again.
    pub replay: bool,
    /// The decision at each event of a game that is led by a coach and never saved: what bots play in it.
    pub script: Option<Arc<Vec<Option<Move>>>>,
}

impl GameConfig {
    /// The player of a banner.
    #[must_use]
    pub fn player(&self, banner: Banner) -> Player {
        self.seats.of(banner).player
    }

    /// How a game stands for the people, if they are all in one camp and the other one is one bot's. `outcome` is
    /// `None` while it is in progress. Ruling 1.
    #[must_use]
    pub fn played(&self, outcome: Option<&Outcome>) -> Option<Played> {
        let scenario = Scenario::of(self.scenario)?;
        let leaders = self.seats.players(scenario);
        let all: Vec<(Camp, Player)> = leaders
            .iter()
            .map(|&(leader, _)| (leader.camp(), self.player(leader)))
            .collect();
        let (own, _) = all.iter().find(|(_, player)| player.is_human())?;
        let enemies = all.iter().filter(|(camp, _)| camp != own);
        let ending = outcome.map(|outcome| Ending::of(outcome.winner, own));
        Played::against(enemies.map(|(_, player)| player), ending)
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
pub struct HistoryRestored(pub Vec<LocalizedText>);

/// The finished game that the result page shows.
#[derive(Resource, Debug, Clone)]
pub struct ResultPage {
    /// What was played, with its seed: playing it again throws the same dice.
    pub config: GameConfig,
    /// Who won.
    pub outcome: Outcome,
    /// The last view.
    pub view: View,
    /// What was thrown in the game.
    pub throws: super::throws::Throws,
    /// The finished record, one line.
    pub record: String,
    /// How many hints each player was given, by the first of their banners.
    pub hints: Vec<(Banner, u32)>,
}

/// Who is to act, once every event has been shown.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Turn {
    /// Events are still being shown.
    #[default]
    Busy,
    /// The person who plays this banner decides.
    Person(Banner),
    /// The bot that plays this banner decides.
    Bot(Banner),
    /// The game is over.
    Over,
}

impl Turn {
    /// The banner of the person who decides.
    #[must_use]
    pub const fn person(self) -> Option<Banner> {
        match self {
            Self::Person(banner) => Some(banner),
            _ => None,
        }
    }

    /// The camp whose enemies are marked on the map: of the person who decides, else of the banner that acts or is
    /// placed.
    #[must_use]
    pub fn own_camp(self, board: &Board) -> Camp {
        let banner = self.person().or(board.active()).or(board.to_move());
        banner.map_or(Camp::France, Banner::camp)
    }
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
    /// Counters and texts follow.
    Show,
}
