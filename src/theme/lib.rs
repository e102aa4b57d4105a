//! How everything looks and sounds: colours, text styles, sizes, pictures, widgets, sounds, durations. It names no
//! game.

pub mod atlas;
mod caption_fit;
pub mod colour_vision;
mod device_sign;
pub mod entrance;
mod focus_ring;
mod glyph_atlas;
mod glyph_prewarm;
mod key_cap;
pub mod palette;
pub mod rebuild;
mod rounded_text;
pub mod scale;
pub mod scroll_pane;
pub mod sound;
pub mod text_field;
pub mod text_fit;
pub mod text_style;
mod vision;
pub mod widget;

pub use atlas::SpriteAtlases;
pub use caption_fit::CaptionFit;
pub use device_sign::{DeviceSign, device_sign, sign_parts};
pub use entrance::{Entrance, EntranceKind, PageClock, visible_if};
pub use key_cap::{KeyCap, key_cap};
pub use scale::{BottomStrip, Scale, ThemeSystems};
pub use text_fit::TextMeasure;
pub use text_style::{FontFace, Fonts, TextStyle};
pub use vision::VisionSettings;
pub use widget::{ButtonStyle, CheckedOption, DropCap, Picture};

use bevy::prelude::App;

/// Adds everything that the theme keeps up to date.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        scale::plugin,
        (text_style::plugin, rounded_text::plugin),
        (glyph_atlas::plugin, glyph_prewarm::plugin),
        kit_timings::plugin,
        entrance::plugin,
        atlas::plugin,
        sound::plugin,
        widget::plugin,
        text_field::plugin,
        scroll_pane::plugin,
        focus_ring::plugin,
        key_cap::plugin,
        caption_fit::plugin,
        device_sign::plugin,
        vision::plugin,
    ));
}
