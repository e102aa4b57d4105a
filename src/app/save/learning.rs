//! Saves what the player has learnt of each game.

use super::{SaveManager, SaveSlot, load::LoadSaves, manager::documents::Documents};
use bevy::prelude::*;
use kit_table::flow::PageSystems;
use kit_table::stored::{Json, ObjectReader, StoredDocument};
use kit_table::{Games, Learning};

/// Reads the marks at the start and saves changes.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Documents>()
        .add_systems(LoadSaves, load_marks)
        .add_systems(
            Update,
            save_marks
                .in_set(PageSystems)
                .run_if(resource_changed::<Learning>),
        );
}

fn load_marks(
    games: Res<Games>,
    mut manager: ResMut<SaveManager>,
    mut documents: ResMut<Documents>,
    mut learning: ResMut<Learning>,
) {
    for game in games.0.iter().map(|game| game.id) {
        documents.open(&mut manager, SaveSlot::Learning(game), |file| {
            let mut unread = Vec::new();
            let marks = Learning::read(&mut ObjectReader::new(file, &mut unread));
            let document = StoredDocument::new(file, Json::of(&marks));
            if !marks.is_empty() {
                learning.0.insert(game, marks);
            }
            (document, unread)
        });
    }
}

/// Saves what is not saved yet; what is there in the first frame comes from the saves.
fn save_marks(
    learning: Res<Learning>,
    mut saved: Local<Option<Learning>>,
    mut manager: ResMut<SaveManager>,
    mut documents: ResMut<Documents>,
) {
    let before = saved.get_or_insert_with(|| learning.clone());
    for (game, marks) in &learning.0 {
        if before.0.get(game) != Some(marks) {
            documents.save(&mut manager, SaveSlot::Learning(*game), Json::of(marks));
        }
    }
    *before = learning.clone();
}
