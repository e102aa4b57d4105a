//! The widgets: buttons, menu entries, options, labels, panels. This folder holds their builders and the systems that
//! keep their style up to date; what a press does is decided by the screens.

mod button;
mod panel;
mod picture;
mod text;
mod turned;

pub use button::{
    ButtonStyle, ButtonWords, CheckedOption, HitArea, LeadsBack, button, hit_area, sentence_button,
    set_checked,
};
pub use panel::{RowCaption, RowName, beside, framed_page, has_room_for_frame, page, panel, row};
pub use picture::Picture;
pub use text::{DropCap, centred, label};
pub use turned::TurnedPicture;

use super::ThemeSystems;
use bevy::{prelude::*, ui::UiSystems};
use button::style_buttons;
use panel::widen_panels;
use picture::{paint_pictures, size_pictures};
use text::write_drop_caps;
use turned::cut_turned_pictures;

/// Keeps pictures, button styles and drop caps up to date.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            widen_panels,
            style_buttons,
            size_pictures.after(style_buttons),
            paint_pictures.after(style_buttons),
            write_drop_caps.after(style_buttons),
        )
            .in_set(ThemeSystems),
    )
    .add_systems(PostUpdate, cut_turned_pictures.after(UiSystems::PostLayout));
}
