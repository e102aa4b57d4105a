//! Two people with different devices choose in plain sight of each other. What they choose from stands under signs of
//! their devices, dealt anew for each choice, or under a light that walks; what they press is not perceived.

mod devices;
mod lamp;
mod plates;
mod secret;
mod sheet;

pub use devices::secrecy_in_force;
pub use lamp::{Lamp, Lit};
pub(super) use plates::{is_lit, keys, sign_plate};
pub use secret::{InMind, Secrets};
pub use sheet::{Pick, SIGNS, SignSheet, Signs};

use bevy::prelude::App;

/// Everything about choices in plain sight.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        devices::plugin,
        sheet::plugin,
        lamp::plugin,
        plates::plugin,
        secret::plugin,
    ));
}
