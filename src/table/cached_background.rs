//! The background cache of a table: what seldom changes is drawn into one texture, and again only when it changes.

use bevy::prelude::*;

/// The depth of the split: everything below is drawn into the cache, and again only when something there changes. What
/// moves for long should be above it: else it is drawn in every frame, and the cache besides.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct CachedBelow(pub f32);

impl Default for CachedBelow {
    /// Below everything of a table: only the oak is cached.
    fn default() -> Self {
        Self(-0.5)
    }
}

/// The sprite that shows the cache. A game that tints it must restore it when it leaves.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Sprite)]
pub struct CachedBackground;
