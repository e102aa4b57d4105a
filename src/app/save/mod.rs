//! What outlives the program: the settings and the game in progress. The store itself is in `store`.

mod glance;
mod store;

pub use glance::Glance;
#[cfg(not(target_arch = "wasm32"))]
pub use store::write_whole;
pub use store::{Found, Kept, Store, Unwritable};

use super::{notice::Notice, options::Options, settings::Settings};
use crate::{
    rules::record::Record,
    speech::Say,
    table::{Confirmed, Finished},
};
use bevy::prelude::*;

/// The store in the app's hands. What goes wrong is told to the player, never thrown.
#[derive(Resource, Debug)]
pub struct Keeper {
    store: Store,
    notices: Vec<Say>,
}

impl Keeper {
    /// A keeper of this store.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            notices: Vec::new(),
        }
    }

    /// What was kept.
    pub fn read(&self, kept: Kept) -> Found {
        self.store.read(kept, |text| is_sound(kept, text))
    }

    /// Keeps a text, or tells the player why not.
    pub fn write(&mut self, kept: Kept, text: &str) {
        let written = self.store.write(kept, text, |text| is_sound(kept, text));
        self.report(kept, written);
    }

    /// Forgets a thing.
    pub fn clear(&mut self, kept: Kept) {
        let cleared = self.store.clear(kept);
        self.report(kept, cleared);
    }

    /// Puts what cannot be read out of the way.
    pub fn set_aside(&mut self, kept: Kept) {
        let done = self.store.set_aside(kept);
        self.report(kept, done);
    }

    /// Puts a failure into words, once.
    fn report(&mut self, kept: Kept, result: Result<(), Unwritable>) {
        let Err(error) = result else { return };
        let say = match kept {
            Kept::Settings => Say::new("notice-settings-failed"),
            Kept::Game => Say::new("notice-save-failed").with("reason", error.to_string()),
        };
        if !self.notices.contains(&say) {
            self.notices.push(say);
        }
    }
}

/// Whether a text is what it should be.
fn is_sound(kept: Kept, text: &str) -> bool {
    match kept {
        Kept::Settings => Settings::read(text).is_some(),
        Kept::Game => Record::parse(text.trim_end())
            .is_ok_and(|record| !record.is_over() && record.replay().is_ok()),
    }
}

/// The game that can be continued, if there is one.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Saved(pub Option<SavedGame>);

/// A game that can be continued.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// The record's line.
    pub record: String,
    /// How far it has come.
    pub glance: Glance,
}

impl SavedGame {
    /// The game of a record's line, if it is one in progress.
    fn of(record: String) -> Option<Self> {
        let glance = Glance::at(&record)?;
        Some(Self { record, glance })
    }
}

/// Finds the game of last time, and keeps the game in progress from move to move.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saved>()
        .add_systems(Startup, recall_game)
        .add_systems(
            Update,
            (
                keep_game.run_if(on_message::<Confirmed>),
                forget_game.run_if(on_message::<Finished>),
                tell_failures.run_if(resource_changed::<Keeper>),
            )
                .chain(),
        );
}

/// Finds the game of last time.
fn recall_game(
    mut keeper: ResMut<Keeper>,
    mut saved: ResMut<Saved>,
    mut notices: MessageWriter<Notice>,
) {
    let found = keeper.read(Kept::Game);
    match found {
        Found::Backup(_) => {
            notices.write(Notice(Say::new("notice-save-backup")));
        }
        Found::Damaged => {
            keeper.set_aside(Kept::Game);
            notices.write(Notice(Say::new("notice-save-unreadable")));
        }
        Found::Nothing | Found::Whole(_) => {}
    }
    saved.0 = found.text().and_then(SavedGame::of);
}

/// Keeps the game after every confirmed move. A demonstration is nobody's game.
fn keep_game(
    mut confirmed: MessageReader<Confirmed>,
    demo: Res<super::demo::Demo>,
    options: Res<Options>,
    mut journal: Local<Vec<String>>,
    mut keeper: ResMut<Keeper>,
    mut saved: ResMut<Saved>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(latest) = confirmed.read().last() else {
        return;
    };
    if !demo.is_on() {
        keeper.write(Kept::Game, &latest.record);
        saved.0 = SavedGame::of(latest.record.clone());
    }
    if let Some(path) = &options.record {
        journal.retain(|line| line.contains(r#""e":"end""#));
        journal.push(latest.record.trim_end().to_owned());
        let text = journal.join("\n") + "\n";
        if let Err(error) = write_record(path, &text) {
            let say = Say::new("notice-record-failed").with("reason", error.to_string());
            notices.write(Notice(say));
        }
    }
}

/// Writes the file that the command line asked for.
#[cfg(not(target_arch = "wasm32"))]
fn write_record(path: &std::path::Path, text: &str) -> std::io::Result<()> {
    write_whole(path, text)
}

/// There are no files there.
#[cfg(target_arch = "wasm32")]
fn write_record(_: &std::path::Path, _: &str) -> std::io::Result<()> {
    Ok(())
}

/// A game that is over is not continued.
fn forget_game(demo: Res<super::demo::Demo>, mut keeper: ResMut<Keeper>, mut saved: ResMut<Saved>) {
    if !demo.is_on() {
        keeper.clear(Kept::Game);
        saved.0 = None;
    }
}

/// Tells the player what could not be kept.
fn tell_failures(mut keeper: ResMut<Keeper>, mut notices: MessageWriter<Notice>) {
    if keeper.notices.is_empty() {
        return;
    }
    for say in keeper.notices.drain(..) {
        notices.write(Notice(say));
    }
}
