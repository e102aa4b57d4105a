//! The icon of the window, as the desktop shows it.

use bevy::{ecs::system::NonSendMarker, prelude::*, window::PrimaryWindow, winit::WINIT_WINDOWS};
use kit_table::Screen;
use kit_theme::SpriteAtlases;
use winit::window::Icon;

/// The picture of the icon.
const ICON: &str = "icon";

/// Sets the icon as soon as the pictures are loaded.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Loading), show_icon);
}

/// Hands the picture to the window system, if there is one.
fn show_icon(
    atlases: Res<SpriteAtlases>,
    images: Option<Res<Assets<Image>>>,
    windows: Query<Entity, With<PrimaryWindow>>,
    _main_thread: NonSendMarker,
) {
    let picture = images.and_then(|images| icon(images.get(&atlases.picture(ICON))?));
    for window in &windows {
        WINIT_WINDOWS.with_borrow(|winit_windows| {
            if let Some(window) = winit_windows.get_window(window) {
                window.set_window_icon(picture.clone());
            }
        });
    }
}

/// The picture's pixels, without its mipmaps.
fn icon(image: &Image) -> Option<Icon> {
    let size = image.size();
    let pixels = image
        .data
        .as_ref()?
        .get(..(size.x * size.y * 4) as usize)?
        .to_vec();
    Icon::from_rgba(pixels, size.x, size.y).ok()
}
