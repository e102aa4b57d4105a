//! Every text of the program, from `assets/locales`, in the chosen language. No sentence is written anywhere else. A
//! game brings its own messages.
//!
//! A message is asked for by its key: once with [`Localizer::translate`] or [`Localizer::localize`], or for as long as
//! an entity lives with the component [`LocalizedText`]. Keys are constants of the module `keys` of each package, which
//! its build script writes ([`kit_rules::message_key`]).

mod caption;
mod date_words;
mod keys;
mod language;
mod locales;
mod localized_text;
mod localizer;
mod number_words;

#[cfg(test)]
mod tests;

pub use caption::keep_together;
pub use date_words::{long_date, month_of_year, short_date};
pub use language::Language;
pub use locales::{GameWords, shared_words};
pub use localized_text::{LiveRegion, LocalizedText, MessageArgument};
pub use localizer::Localizer;
pub use number_words::{signed_number, whole_number};

use bevy::{prelude::*, text::detect_text_needs_rerender};

/// Adds a [`Localizer`] in the system's language, unless one is there already, and keeps every [`LocalizedText`] up to
/// date.
pub fn plugin(app: &mut App) {
    app.init_resource::<Localizer>().add_systems(
        PostUpdate,
        caption::fill_captions.before(detect_text_needs_rerender),
    );
}
