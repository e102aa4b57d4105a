//! Saves how often the player has won and lost.

use super::{SaveManager, SaveSlot};
use crate::table::statistics::Statistics;
use crate::table::{Game, Games};
use bevy::prelude::*;

/// Reads the tallies at the start and saves changes.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load_tallies)
        .add_systems(Update, save_tallies.run_if(resource_changed::<Statistics>));
}

fn load_tallies(manager: Res<SaveManager>, games: Res<Games>, mut statistics: ResMut<Statistics>) {
    for game in games.0.iter().map(Game::id) {
        let text = manager.read(SaveSlot::Statistics(game)).text();
        if let Some(tallies) = text.and_then(|text| serde_json::from_str(&text).ok()) {
            statistics.0.insert(game, tallies);
        }
    }
}

/// Saves what is not saved yet; what is there in the first frame comes from the saves.
fn save_tallies(
    statistics: Res<Statistics>,
    mut saved: Local<Option<Statistics>>,
    mut manager: ResMut<SaveManager>,
) {
    let before = saved.get_or_insert_with(|| statistics.clone());
    for (game, tallies) in &statistics.0 {
        if before.0.get(game) != Some(tallies)
            && let Ok(text) = serde_json::to_string_pretty(tallies)
        {
            manager.write(SaveSlot::Statistics(*game), &text);
        }
    }
    *before = statistics.clone();
}
