//! Where the mouse is.

use bevy::{ecs::system::SystemParam, prelude::*, window::PrimaryWindow};

/// Where the mouse is in the window.
#[derive(SystemParam)]
pub struct PointerPosition<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl PointerPosition<'_, '_> {
    /// Its place in logical pixels from the upper left corner; `None` outside of the window and without a mouse.
    #[must_use]
    pub fn get(&self) -> Option<Vec2> {
        self.windows.iter().find_map(Window::cursor_position)
    }
}
