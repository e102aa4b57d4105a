//! The scenery: what is drawn in the world besides the cards. Every kind of thing has its own file.
//!
//! Each file sets the target poses of its things ([`pose::TargetPose`]); [`pose`] moves them all there.

mod brackets;
mod castles;
mod figures;
mod first_player;
mod glow;
mod idle_motion;
mod marks;
mod ownership;
mod particles;
mod piles;
mod pillage_panel;
mod pose;
mod props;
mod screen_shake;
mod stage;
mod world_text;

pub use brackets::GROUP_BRACKETS;

use bevy::prelude::*;

/// Everything in the world that is not a card.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        pose::plugin,
        world_text::plugin,
        props::plugin,
        pillage_panel::plugin,
        first_player::plugin,
        piles::plugin,
        castles::plugin,
        ownership::plugin,
        glow::plugin,
        brackets::plugin,
        marks::plugin,
        stage::plugin,
        idle_motion::plugin,
        (particles::plugin, screen_shake::plugin),
        figures::plugin,
    ));
}
