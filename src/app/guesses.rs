//! What was guessed in a game that is seen again is kept with it in the library, and is there when it is seen once
//! more. Of a game that is not there it is kept once the game is taken in, as long as the program runs; that is told.

use std::collections::BTreeMap;

use bevy::prelude::*;
use kit_i18n::LocalizedText;
use kit_rules::guess::Guess;
use kit_table::flow::PageSystems;
use kit_table::replay::{Guessed, Guessing, Replay};

use super::library::LibraryAnswered;
use super::save::{LibraryAnswer, LibraryTask, SaveManager};
use super::toast::Toast;
use crate::keys;

/// What was guessed in games that are not in the library, or of which that is not known yet, by their records.
#[derive(Resource, Default)]
struct Unkept(BTreeMap<String, UnkeptGame>);

#[derive(Default)]
struct UnkeptGame {
    guesses: Vec<Guess>,
    /// Whether the library has said that it has no such game.
    is_absent: bool,
    /// Whether the player has been told.
    is_told: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unkept>().add_systems(
        Update,
        (
            ask_for_kept.run_if(resource_exists_and_changed::<Replay>),
            (take_kept, ask_for_taken_in).run_if(on_message::<LibraryAnswered>),
            keep.run_if(on_message::<Guessed>),
            tell_unkept.run_if(resource_exists::<Replay>),
        )
            .chain()
            .in_set(PageSystems),
    );
}

/// Asks what was guessed before in a game that is seen again now.
fn ask_for_kept(
    replay: Res<Replay>,
    mut asked: Local<String>,
    mut unkept: ResMut<Unkept>,
    mut manager: ResMut<SaveManager>,
) {
    if *asked == replay.record {
        return;
    }
    asked.clone_from(&replay.record);
    if replay.hides {
        unkept.0.retain(|_, game| !game.guesses.is_empty());
        unkept.0.entry(replay.record.clone()).or_default();
        let manager = manager.bypass_change_detection();
        manager.with_library(LibraryTask::ReadGuesses(replay.record.clone()));
    }
}

/// Takes what is kept. What was guessed before the game was there is kept now.
fn take_kept(
    mut answered: MessageReader<LibraryAnswered>,
    mut guessing: ResMut<Guessing>,
    mut unkept: ResMut<Unkept>,
    mut manager: ResMut<SaveManager>,
) {
    for LibraryAnswered(answer) in answered.read() {
        let LibraryAnswer::Guesses(record, guesses) = answer else {
            continue;
        };
        let Some(kept) = guesses else {
            if let Some(game) = unkept.0.get_mut(record) {
                game.is_absent = true;
            }
            continue;
        };
        let waiting = unkept.0.remove(record).unwrap_or_default().guesses;
        let manager = manager.bypass_change_detection();
        for guess in waiting {
            manager.with_library(LibraryTask::KeepGuess(record.clone(), guess));
        }
        guessing.remember(record, kept);
    }
}

/// Games were taken in: perhaps those that were missing.
fn ask_for_taken_in(
    mut answered: MessageReader<LibraryAnswered>,
    unkept: Res<Unkept>,
    mut manager: ResMut<SaveManager>,
) {
    let mut answers = answered.read();
    if answers.any(|it| matches!(&it.0, LibraryAnswer::Imported(report) if report.taken > 0)) {
        let manager = manager.bypass_change_detection();
        for record in unkept.0.keys() {
            manager.with_library(LibraryTask::ReadGuesses(record.clone()));
        }
    }
    answered.clear();
}

fn keep(
    mut guessed: MessageReader<Guessed>,
    mut unkept: ResMut<Unkept>,
    mut manager: ResMut<SaveManager>,
) {
    for Guessed { record, guess } in guessed.read() {
        if let Some(game) = unkept.0.get_mut(record) {
            game.guesses.push(*guess);
            continue;
        }
        let manager = manager.bypass_change_detection();
        manager.with_library(LibraryTask::KeepGuess(record.clone(), *guess));
    }
}

/// Tells who begins to guess in a game that is not in the library that this is kept with it only there.
fn tell_unkept(
    replay: Res<Replay>,
    guessing: Res<Guessing>,
    mut unkept: ResMut<Unkept>,
    mut toasts: MessageWriter<Toast>,
) {
    if !guessing.is_on() {
        return;
    }
    let game = unkept.0.get_mut(&replay.record);
    if let Some(game) = game.filter(|game| game.is_absent && !game.is_told) {
        game.is_told = true;
        toasts.write(Toast(LocalizedText::new(keys::TOAST_GUESSES_NOT_KEPT)));
    }
}
