//! What the place the game runs in allows: a page cannot be quit, and has no files to carry a save away with.

use bevy::prelude::*;

/// What the place the game runs in allows.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlatformCapabilities {
    /// The program can be ended from within.
    pub quits: bool,
    /// The game can fill the screen.
    pub fills_screen: bool,
    /// Saves are carried away and brought as text, because there are no files.
    pub carries_text: bool,
}

impl PlatformCapabilities {
    /// A window on a computer.
    pub const WINDOW: Self = Self {
        quits: true,
        fills_screen: true,
        carries_text: false,
    };

    /// A page of a browser.
    pub const PAGE: Self = Self {
        quits: false,
        fills_screen: true,
        carries_text: true,
    };

    /// What there is here.
    pub fn found() -> Self {
        #[cfg(target_arch = "wasm32")]
        let found = Self {
            fills_screen: super::web::can_fill_the_screen(),
            ..Self::PAGE
        };
        #[cfg(not(target_arch = "wasm32"))]
        let found = Self::WINDOW;
        found
    }
}

/// Request: a save goes out as text, or one comes in.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveTransfer {
    /// Show the game in progress as text.
    Out,
    /// Ask for a game as text.
    In,
}

/// Finds out what there is.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(PlatformCapabilities::found())
        .add_message::<SaveTransfer>();
}
