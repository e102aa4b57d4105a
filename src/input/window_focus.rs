//! Whether the player looks at the game: pads tell every program what is pressed, and another window may have the
//! focus.

use bevy::{ecs::system::SystemParam, prelude::*, window::PrimaryWindow};

/// Tells whether the window has the focus.
#[derive(SystemParam)]
pub(super) struct WindowFocus<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl WindowFocus<'_, '_> {
    /// Whether it has; without a window, it has.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn is_here(&self) -> bool {
        self.windows.iter().all(|window| window.focused)
    }

    /// Whether the page has, with anything on it: a screen reader's focus may be beside the picture.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn is_here(&self) -> bool {
        let page = web_sys::window().and_then(|window| window.document());
        let looked_at = page.is_none_or(|page| page.has_focus().unwrap_or(true));
        looked_at && !self.windows.is_empty()
    }
}
