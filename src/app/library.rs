//! The library of games: keeps every game that is over, and every one that is given up, and holds what is listed.

use std::sync::Arc;

use bevy::prelude::*;
use kit_i18n::LocalizedText;
use kit_library::{Library, Reviews};
use kit_table::RecordChanged;

use super::daily::Now;
use super::save::{LibraryAnswer, LibraryTask, SaveManager};
use super::toast::Toast;
use crate::keys;

/// The library as it was listed last; `None` before it is for the first time.
#[derive(Resource, Clone, Debug, Default)]
pub struct GameLibrary {
    /// Its games and their marks.
    pub listed: Option<Arc<Library>>,
}

/// The reviews of kept games as they were read last; `None` while they are being read.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct KeptReviews(pub(super) Option<Arc<Reviews>>);

/// Fact: this has come of something that was done with the library.
#[derive(Message, Clone, Debug)]
pub struct LibraryAnswered(pub LibraryAnswer);

/// Adds the library.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameLibrary>()
        .init_resource::<KeptReviews>()
        .add_message::<LibraryAnswered>()
        .add_systems(First, take_answers)
        .add_systems(PostStartup, list_on_page)
        .add_systems(
            PostUpdate,
            keep_finished.run_if(on_message::<RecordChanged>),
        );
}

/// A browser's database is slow: what is in it is listed beside the frames from the start.
fn list_on_page(mut manager: ResMut<SaveManager>) {
    if cfg!(target_arch = "wasm32") {
        let manager = manager.bypass_change_detection();
        manager.with_library(LibraryTask::List);
    }
}

/// Keeps a game with its last move. A demonstration is not kept.
fn keep_finished(
    mut changed: MessageReader<RecordChanged>,
    now: Res<Now>,
    mut manager: ResMut<SaveManager>,
) {
    for record in changed.read().filter(|it| it.is_over && !it.demo) {
        let record = record.record.trim_end().to_owned();
        let manager = manager.bypass_change_detection();
        manager.with_library(LibraryTask::Keep(record, now.0));
    }
}

/// Takes what has come of the tasks.
fn take_answers(
    manager: Res<SaveManager>,
    (mut library, mut reviews): (ResMut<GameLibrary>, ResMut<KeptReviews>),
    mut answered: MessageWriter<LibraryAnswered>,
    mut toasts: MessageWriter<Toast>,
) {
    for answer in manager.take_library_answers() {
        match &answer {
            LibraryAnswer::Listed(listed) => library.listed = Some(Arc::clone(listed)),
            LibraryAnswer::Reviews(read) => reviews.0 = Some(Arc::clone(read)),
            LibraryAnswer::NotKept(why) => {
                let told = LocalizedText::new(keys::TOAST_LIBRARY_FAILED);
                toasts.write(Toast(told.with("reason", why.text())));
            }
            LibraryAnswer::NotDone(why) => {
                let told = LocalizedText::new(keys::TOAST_LIBRARY_NOT_DONE);
                toasts.write(Toast(told.with("reason", why.text())));
            }
            _ => {}
        }
        answered.write(LibraryAnswered(answer));
    }
}
