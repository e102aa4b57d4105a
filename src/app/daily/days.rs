//! The games with day's deals, and the log of the player's days.

use bevy::prelude::*;

use super::mark::DayMark;
use crate::app::games::DAILY;
use kit_rules::daily::{DailyDeals, DailyLog, DailyTry};
use kit_rules::game::GameId;
use kit_table::{SavedGame, SavedGames};

/// The day's deals of each game.
#[derive(Resource, Clone, Debug)]
pub struct DailyGames(pub Vec<(GameId, DailyDeals)>);

impl Default for DailyGames {
    fn default() -> Self {
        Self(DAILY.to_vec())
    }
}

impl DailyGames {
    /// Those of this game.
    #[must_use]
    pub fn of(&self, game: GameId) -> Option<&DailyDeals> {
        let found = self.0.iter().find(|(id, _)| *id == game);
        found.map(|(_, deals)| deals)
    }
}

/// The log of the player's days. It is read at the start, and what changes is saved.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Days(pub DailyLog);

/// Adds both.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DailyGames>().init_resource::<Days>();
}

/// The saved game of a day's first try, if it can go on.
#[must_use]
pub(in crate::app) fn begun_save<'a>(
    saved: &'a SavedGames,
    game: GameId,
    day: u32,
    first: &DailyTry,
) -> Option<&'a SavedGame> {
    let counted = DayMark {
        day,
        begun: Some(first.begun),
    };
    let mut all = saved.all_of(game);
    all.find(|saved| DayMark::of(&saved.save.record) == Some(counted))
}
