//! How everything looks, sounds and feels: colours, letters, sizes, pictures, widgets, sounds, movements. It knows
//! nothing of the game.

pub mod appear;
pub mod feel;
mod focus_ring;
mod key_cap;
pub mod lettering;
mod names;
pub mod palette;
mod rehearsal;
pub mod scale;
pub mod sheet;
pub mod sound;
pub mod widget;

pub use appear::{Appears, Coming, PageAge, visible_if};
pub use feel::{Easing, Feel, Gesture, Motion, Speed};
pub use key_cap::{KeyCap, key_cap};
pub use lettering::{Face, Lettering, Typefaces};
pub use scale::{Design, Scale, ThemeSystems};
pub use sheet::Sheets;
pub use widget::{Chosen, Look, Picture, Versal};

use bevy::prelude::App;

/// Everything the theme keeps in step.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        scale::plugin,
        lettering::plugin,
        rehearsal::plugin,
        feel::plugin,
        appear::plugin,
        sheet::plugin,
        sound::plugin,
        widget::plugin,
        focus_ring::plugin,
        key_cap::plugin,
        names::plugin,
    ));
}
