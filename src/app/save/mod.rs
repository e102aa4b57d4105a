//! Saving: the settings, the answers of set-up forms, the game in progress, and the journal that `--record` asks for.
//!
//! [`SaveManager`] passes texts to a writer (`writer`), which may be a thread of its own and stores them in the slots
//! (`slots`) of a storage (`storage`). `settings` saves the settings, `answers` those of the set-up forms, `learning`
//! and `statistics` what the player has learnt and won, `days` the log of the day's deals, `autosave` the games in
//! progress, `journal` the records. `library_store` keeps every game that was played. `taking_in` takes games in that
//! are brought as text. Of several running copies of the program one stores (`lock`,
//! `access`).

mod access;
mod answers;
mod autosave;
mod days;
#[cfg(not(target_arch = "wasm32"))]
mod folder;
mod import;
#[cfg(not(target_arch = "wasm32"))]
mod journal;
mod learning;
mod library_store;
mod load;
mod lock;
mod manager;
#[cfg(target_arch = "wasm32")]
mod page_library;
#[cfg(target_arch = "wasm32")]
mod page_session;
mod settings;
mod slot;
mod slots;
mod statistics;
mod storage;
mod taking_in;
mod unwrap;
mod writer;

pub use access::{SaveAccess, TakeOverSaves};
pub use autosave::RemoveSavedGame;
pub(in crate::app) use autosave::finish_writing;
#[cfg(not(target_arch = "wasm32"))]
pub use folder::players_folder;
pub use import::{BroughtGame, brought_game};
pub use library_store::{LibraryAnswer, LibraryTask};
pub use manager::SaveManager;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use settings::saved_settings;
pub use slot::SaveSlot;
pub use slots::Found;
pub use storage::{Storage, StorageError};
pub use taking_in::BringGame;

use bevy::prelude::*;

/// Adds saving and loading.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        load::plugin,
        access::plugin,
        manager::plugin,
        settings::plugin,
        answers::plugin,
        learning::plugin,
        statistics::plugin,
        days::plugin,
        autosave::plugin,
        taking_in::plugin,
        #[cfg(not(target_arch = "wasm32"))]
        journal::plugin,
    ));
}
