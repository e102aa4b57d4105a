//! What begins anew with every screen: the clock of its entrance, and the focus.

use crate::{
    input::{FocusMemory, Layer},
    table::Screen,
    theme::PageClock,
};
use bevy::prelude::*;

/// Answers to a change of screen.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, start_afresh.run_if(state_changed::<Screen>));
}

/// A new screen enters from its beginning, and has its own first thing to press.
fn start_afresh(mut memory: ResMut<FocusMemory>, mut clock: ResMut<PageClock>) {
    memory.forget(Layer::Page);
    clock.0 = 0.0;
}
