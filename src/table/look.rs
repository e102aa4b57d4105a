//! How private looks at one's own cards last, for tables where all cards of people lie face down.

use bevy::prelude::*;

/// The player's settings for private looks.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct LookSettings {
    /// After how many seconds a look ends by itself, 3 to 30; none if it never does.
    pub seconds: Option<f32>,
    /// One press begins a look and the next one ends it; otherwise it lasts while the keys are held.
    pub toggles: bool,
}

impl Default for LookSettings {
    fn default() -> Self {
        Self {
            seconds: Some(8.0),
            toggles: false,
        }
    }
}
