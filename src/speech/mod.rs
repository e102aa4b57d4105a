//! Every word of the game, from `assets/locales`, in the language chosen. No sentence is written anywhere else.
//!
//! A message is asked for by its key, at once with [`Speech::say`] or [`Speech::say_with`], or for as long
//! as an entity lives with the component [`Say`]. The camp is always handed over as the id `"english"` or
//! `"french"` under the name `camp`: the languages bend its name in their own ways.

mod caption;
mod language;
mod locales;
mod phrase;
mod voice;

#[cfg(test)]
mod tests;

pub use language::Language;
pub use locales::GameWords;
pub use phrase::{Aloud, Say, Value};
pub use voice::Speech;

use bevy::{prelude::*, text::detect_text_needs_rerender};

/// Finds its voice in the system's language, unless a [`Speech`] is already there, and keeps every [`Say`] in step.
pub fn plugin(app: &mut App) {
    app.init_resource::<Speech>().add_systems(
        PostUpdate,
        caption::fill_captions.before(detect_text_needs_rerender),
    );
}
