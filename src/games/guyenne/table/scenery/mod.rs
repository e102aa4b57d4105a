//! The scenery: what is drawn on the table besides the cards. A table of contents; every thing has its own file.
//!
//! Each thing says in its own system where it belongs now ([`pose::TargetPose`]); one place moves them all ([`pose`]).

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

use bevy::prelude::*;

/// Everything on the table that is neither a card nor an interface.
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
