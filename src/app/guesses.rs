//! What was guessed in a game that is seen again is kept with it in the library, and is there when it is seen once
//! more.

use bevy::prelude::*;
use kit_table::replay::{Guessed, Guessing, Replay};

use super::library::LibraryAnswered;
use super::save::{LibraryAnswer, LibraryTask, SaveManager};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            ask_for_kept.run_if(resource_exists_and_changed::<Replay>),
            take_kept.run_if(on_message::<LibraryAnswered>),
            keep.run_if(on_message::<Guessed>),
        ),
    );
}

/// Asks what was guessed before in a game that is seen again now.
fn ask_for_kept(replay: Res<Replay>, mut asked: Local<String>, mut manager: ResMut<SaveManager>) {
    if *asked == replay.record {
        return;
    }
    asked.clone_from(&replay.record);
    if replay.hides {
        let manager = manager.bypass_change_detection();
        manager.with_library(LibraryTask::ReadGuesses(replay.record.clone()));
    }
}

fn take_kept(mut answered: MessageReader<LibraryAnswered>, mut guessing: ResMut<Guessing>) {
    for LibraryAnswered(answer) in answered.read() {
        if let LibraryAnswer::Guesses(record, guesses) = answer {
            guessing.remember(record, guesses);
        }
    }
}

fn keep(mut guessed: MessageReader<Guessed>, mut manager: ResMut<SaveManager>) {
    for Guessed { record, guess } in guessed.read() {
        let manager = manager.bypass_change_detection();
        manager.with_library(LibraryTask::KeepGuess(record.clone(), *guess));
    }
}
