//! Saves the answers of the games' set-up forms, so that the next start offers them again.

use super::{SaveManager, SaveSlot};
use crate::table::{FormAnswers, Game, Games};
use bevy::prelude::*;

/// Reads the answers at the start and saves changes.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load_answers)
        .add_systems(Update, save_answers.run_if(resource_changed::<FormAnswers>));
}

fn load_answers(manager: Res<SaveManager>, games: Res<Games>, mut answers: ResMut<FormAnswers>) {
    for game in games.0.iter().map(Game::id) {
        if let Some(text) = manager.read(SaveSlot::Answers(game)).text() {
            answers.0.insert(game, text);
        }
    }
}

/// Saves what is not saved yet; what is there in the first frame comes from the saves.
fn save_answers(
    answers: Res<FormAnswers>,
    mut saved: Local<Option<FormAnswers>>,
    mut manager: ResMut<SaveManager>,
) {
    let before = saved.get_or_insert_with(|| answers.clone());
    for (&game, text) in &answers.0 {
        if before.0.get(&game) != Some(text) {
            manager.write(SaveSlot::Answers(game), text);
        }
    }
    *before = answers.clone();
}
