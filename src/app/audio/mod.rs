//! What is heard of what is asked for: which music goes with which screen, how loud everything is, and when it is
//! silent. What makes the noise takes orders: Kira on the desktop (`speakers`), the page's own Web Audio in a browser
//! (`assets/web/sound.js`), nobody in tests.

mod buttons;
mod music;
mod orders;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(not(target_arch = "wasm32"))]
mod speakers;

pub use orders::{AudioSystems, Order, Orders};
#[cfg(target_arch = "wasm32")]
pub(super) use page::plugin as output;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use speakers::plugin as output;

use bevy::prelude::*;

/// Gives the orders.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((music::plugin, buttons::plugin, orders::plugin));
}
