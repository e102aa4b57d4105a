//! The scenery: what is drawn on the table besides the cards. A table of contents; every thing has its own file.
//!
//! Each thing says in its own system where it belongs now ([`pose::Goal`]); one place moves them all ([`pose`]).

mod brackets;
mod castles;
mod figures;
mod first_player;
mod glow;
mod holders;
mod jolt;
mod letters;
mod marks;
mod piles;
mod pillage;
mod pose;
mod sparks;
mod stage;
mod stir;
mod wood;

use bevy::prelude::*;

/// Everything on the table that is neither a card nor an interface.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        pose::plugin,
        letters::plugin,
        wood::plugin,
        pillage::plugin,
        first_player::plugin,
        piles::plugin,
        castles::plugin,
        holders::plugin,
        glow::plugin,
        brackets::plugin,
        marks::plugin,
        stage::plugin,
        stir::plugin,
        (sparks::plugin, jolt::plugin),
        figures::plugin,
    ));
}
