//! Saves how often the player has won and lost.

use super::{SaveManager, SaveSlot, load::LoadSaves, manager::documents::Documents};
use bevy::prelude::*;
use kit_table::Games;
use kit_table::statistics::Statistics;
use kit_table::stored::{Json, ObjectReader, StoredDocument};

/// Reads the tallies at the start and saves changes.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Documents>()
        .add_systems(LoadSaves, load_tallies)
        // A game that ends in the frame in which the program does is counted.
        .add_systems(
            Last,
            save_tallies
                .before(super::autosave::finish_writing)
                .run_if(resource_changed::<Statistics>),
        );
}

fn load_tallies(
    games: Res<Games>,
    mut manager: ResMut<SaveManager>,
    mut documents: ResMut<Documents>,
    mut statistics: ResMut<Statistics>,
) {
    for game in games.0.iter().map(|game| game.id) {
        documents.open(&mut manager, SaveSlot::Statistics(game), |file| {
            let mut unread = Vec::new();
            let tallies = Statistics::read(&mut ObjectReader::new(file, &mut unread));
            let document = StoredDocument::new(file, Json::of(&tallies));
            if !tallies.is_empty() {
                statistics.0.insert(game, tallies);
            }
            (document, unread)
        });
    }
}

/// Saves what is not saved yet; what is there in the first frame comes from the saves.
fn save_tallies(
    statistics: Res<Statistics>,
    mut saved: Local<Option<Statistics>>,
    mut manager: ResMut<SaveManager>,
    mut documents: ResMut<Documents>,
) {
    let before = saved.get_or_insert_with(|| statistics.clone());
    for (game, tallies) in &statistics.0 {
        if before.0.get(game) != Some(tallies) {
            documents.save(&mut manager, SaveSlot::Statistics(*game), Json::of(tallies));
        }
    }
    *before = statistics.clone();
}
