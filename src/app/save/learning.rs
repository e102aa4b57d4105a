//! Saves what the player has learnt of each game.

use super::{SaveManager, SaveSlot};
use crate::table::{Game, Games, Learning};
use bevy::prelude::*;

/// Reads the marks at the start and saves changes.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load_marks)
        .add_systems(Update, save_marks.run_if(resource_changed::<Learning>));
}

fn load_marks(manager: Res<SaveManager>, games: Res<Games>, mut learning: ResMut<Learning>) {
    for game in games.0.iter().map(Game::id) {
        let text = manager.read(SaveSlot::Learning(game)).text();
        if let Some(marks) = text.and_then(|text| serde_json::from_str(&text).ok()) {
            learning.0.insert(game, marks);
        }
    }
}

/// Saves what is not saved yet; what is there in the first frame comes from the saves.
fn save_marks(
    learning: Res<Learning>,
    mut saved: Local<Option<Learning>>,
    mut manager: ResMut<SaveManager>,
) {
    let before = saved.get_or_insert_with(|| learning.clone());
    for (game, marks) in &learning.0 {
        if before.0.get(game) != Some(marks)
            && let Ok(text) = serde_json::to_string_pretty(marks)
        {
            manager.write(SaveSlot::Learning(*game), &text);
        }
    }
    *before = learning.clone();
}
