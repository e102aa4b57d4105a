//! The screens of the frame, one file each. A game lays its own pages.

mod backdrop;
mod choose_game;
mod loading;
mod table;
mod title;

pub use loading::WithoutPictures;

use crate::{
    input::{FocusMemory, Layer},
    table::Screen,
    theme::PageClock,
};
use bevy::prelude::*;

/// Every screen.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        loading::plugin,
        backdrop::plugin,
        title::plugin,
        choose_game::plugin,
        table::plugin,
    ))
    .add_systems(Update, start_afresh.run_if(state_changed::<Screen>));
}

/// A new screen is young, and has its own first thing to press.
fn start_afresh(mut memory: ResMut<FocusMemory>, mut clock: ResMut<PageClock>) {
    memory.forget(Layer::Page);
    clock.0 = 0.0;
}
