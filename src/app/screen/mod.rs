//! The screens of the game, one file each, and the state that says which one is shown.

mod backdrop;
mod loading;
mod new_game;
pub mod result;
mod table;
mod title;

pub use loading::WithoutPictures;
pub use new_game::Draft;
pub use result::ResultPage;

use crate::{
    input::{Layer, Memory},
    theme::PageAge,
};
use bevy::prelude::*;

/// The screen that is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Letters and pictures are being read.
    #[default]
    Loading,
    /// The title with its list.
    Title,
    /// What shall be played, and by whom.
    NewGame,
    /// The table.
    Table,
    /// How the game ended.
    Result,
}

/// Every screen.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_plugins((
            loading::plugin,
            backdrop::plugin,
            title::plugin,
            new_game::plugin,
            table::plugin,
            result::plugin,
        ))
        .add_systems(Update, start_afresh.run_if(state_changed::<Screen>));
}

/// A new screen is young, and has its own first thing to press.
fn start_afresh(mut memory: ResMut<Memory>, mut age: ResMut<PageAge>) {
    memory.forget(Layer::Page);
    age.0 = 0.0;
}
