//! The oak table below every screen, and the background cache that it is drawn into.

mod background_cache;
mod changes;
mod fingerprint;
mod oak;

#[cfg(not(target_arch = "wasm32"))]
pub(in crate::app) use background_cache::CacheDraws;
use bevy::prelude::App;

/// The oak and the cache.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((oak::plugin, background_cache::plugin));
}
