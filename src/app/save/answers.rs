//! Saves the answers of the games' set-up forms, so that the next start offers them again.

use super::{SaveManager, SaveSlot, load::LoadSaves, manager::documents::Documents};
use bevy::prelude::*;
use kit_table::stored::{Json, StoredDocument};
use kit_table::{AnswersUnread, FormAnswers, Games};

/// Reads the answers at the start and saves changes.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Documents>()
        .add_systems(LoadSaves, load_answers)
        .add_systems(
            Update,
            (
                keep_unread.run_if(on_message::<AnswersUnread>),
                save_answers.run_if(resource_changed::<FormAnswers>),
            )
                .chain(),
        );
}

/// What stands in the answers is the game's business; here their text is made valid.
fn load_answers(
    games: Res<Games>,
    mut manager: ResMut<SaveManager>,
    mut documents: ResMut<Documents>,
    mut answers: ResMut<FormAnswers>,
) {
    for game in games.0.iter().map(|game| game.id) {
        documents.open(&mut manager, SaveSlot::Answers(game), |file| {
            let document = StoredDocument::new(file, Json::default());
            if !file.entries().is_empty() {
                answers.0.insert(game, document.text());
            }
            (document, Vec::new())
        });
    }
}

/// Keeps a copy of answers that a game does not understand.
fn keep_unread(mut unread: MessageReader<AnswersUnread>, mut manager: ResMut<SaveManager>) {
    for AnswersUnread { game, unread } in unread.read() {
        manager.keep_unread(SaveSlot::Answers(*game), unread);
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
