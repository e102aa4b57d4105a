//! What is reset with every screen: the clock of its entrance, and the focus.

use bevy::prelude::*;
use kit_input::{FocusMemory, Layer};
use kit_table::Screen;
use kit_theme::PageClock;

/// Reacts to changes of screen.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, reset_page.run_if(state_changed::<Screen>));
}

/// Resets the clock and the focus of pages.
fn reset_page(mut memory: ResMut<FocusMemory>, mut clock: ResMut<PageClock>) {
    memory.forget(Layer::Page);
    clock.0 = 0.0;
}
