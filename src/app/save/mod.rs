//! What outlives the program: the settings, the game in progress, and the file of records that `--record` asks for.
//!
//! [`SaveManager`] hands texts to a writer beside the frames (`writer`), which keeps them in the slots (`slots`) of a
//! storage (`storage`). `settings` keeps the settings, `autosave` the game in progress, `journal` the records.

mod autosave;
#[cfg(not(target_arch = "wasm32"))]
mod folder;
mod import;
#[cfg(not(target_arch = "wasm32"))]
mod journal;
mod manager;
mod settings;
mod slot;
mod slots;
mod storage;
mod writer;

#[cfg(not(target_arch = "wasm32"))]
pub use folder::players_folder;
pub use import::brought_game;
pub use manager::SaveManager;
pub use slot::SaveSlot;
pub use slots::Found;
pub use storage::{Storage, StorageError};

use bevy::prelude::*;

/// Saves and finds again.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        manager::plugin,
        settings::plugin,
        autosave::plugin,
        #[cfg(not(target_arch = "wasm32"))]
        journal::plugin,
    ));
}
