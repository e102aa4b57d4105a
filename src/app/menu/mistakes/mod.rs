//! The mistakes of people in all reviewed games, the dearest first: each is one press from the question which move was
//! better. The kept games that have no review yet can be reviewed from here.

mod foot;
mod list;
mod view;

use bevy::prelude::*;

/// Adds the menu.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<view::MistakesView>()
        .add_plugins((list::plugin, foot::plugin));
}
