//! What lies still at the bottom of a table: the frame paints it into one picture, and again only when it changes.

use bevy::prelude::*;

/// Everything that lies lower than this depth is painted into one picture, which is shown until something in it changes.
/// What moves for long should not lie there: then it is painted every frame, and shown besides.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct CachedBelow(pub f32);

impl Default for CachedBelow {
    /// Below all that a table has: only what every screen lies on.
    fn default() -> Self {
        Self(-0.5)
    }
}

/// The sprite that shows that picture. A game may tint it, and leaves it as it was.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Sprite)]
pub struct CachedBackground;
