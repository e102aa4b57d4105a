//! What the platform allows: a page cannot quit, and has no files for saves.

use bevy::prelude::*;

/// What the platform allows.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlatformCapabilities {
    /// The program can quit by itself.
    pub quits: bool,
    /// The game can go full screen.
    pub fills_screen: bool,
    /// Gamepads can rumble.
    pub rumbles: bool,
    /// The pace of frames is the program's business; a browser decides it by itself.
    pub paces_frames: bool,
    /// Saves are exported and imported as text, because the player has no access to files.
    pub carries_text: bool,
}

impl PlatformCapabilities {
    /// A desktop window.
    pub const WINDOW: Self = Self {
        quits: true,
        fills_screen: true,
        rumbles: true,
        paces_frames: true,
        carries_text: false,
    };

    /// A page in a browser.
    pub const PAGE: Self = Self {
        quits: false,
        fills_screen: true,
        rumbles: false,
        paces_frames: false,
        carries_text: true,
    };

    /// The capabilities of this platform.
    pub fn found() -> Self {
        #[cfg(target_arch = "wasm32")]
        let found = Self {
            fills_screen: super::browser::can_fill_the_screen(),
            rumbles: super::browser::can_rumble(),
            ..Self::PAGE
        };
        #[cfg(not(target_arch = "wasm32"))]
        let found = Self::WINDOW;
        found
    }
}

/// Request: export or import a save as text.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveTransfer {
    /// Show the game in progress that was played last as text.
    Out,
    /// Ask for a game as text.
    In,
}

/// Adds the capabilities of this platform.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(PlatformCapabilities::found())
        .add_message::<SaveTransfer>();
}
