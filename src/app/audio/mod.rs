//! Audio: which music belongs to which screen, the volumes, and muting. Orders go to an output: Kira on the desktop
//! (`speakers`), the page's Web Audio in a browser (`assets/web/sound.js`), none in tests.

mod buttons;
mod device;
mod music;
mod orders;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(not(target_arch = "wasm32"))]
mod speakers;

pub use device::AudioDevice;
pub use orders::{AudioOrder, AudioSystems, Orders};
#[cfg(target_arch = "wasm32")]
pub(super) use page::plugin as output;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use speakers::plugin as output;

use bevy::prelude::*;

/// Adds everything but the output.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AudioDevice>().add_plugins((
        music::plugin,
        buttons::plugin,
        orders::plugin,
    ));
}
