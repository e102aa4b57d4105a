//! Captions: texts on the screen that say their phrase, whenever the phrase or the language changes.

use super::{Say, Speech};
use bevy::prelude::*;

/// Fills the texts whose phrase is new, or all of them when the language is.
pub(super) fn fill_captions(
    speech: Res<Speech>,
    mut captions: Query<(
        Ref<Say>,
        Option<&mut Text>,
        Option<&mut Text2d>,
        Option<&mut TextSpan>,
    )>,
) {
    for (say, text, text2d, span) in &mut captions {
        let fresh = speech.is_changed()
            || say.is_changed()
            || text.as_ref().is_some_and(Mut::is_added)
            || text2d.as_ref().is_some_and(Mut::is_added)
            || span.as_ref().is_some_and(Mut::is_added);
        if !fresh {
            continue;
        }
        let words = speech.phrase(&say);
        if let Some(text) = text {
            text.map_unchanged(|text| &mut text.0)
                .set_if_neq(words.clone());
        }
        if let Some(text2d) = text2d {
            text2d
                .map_unchanged(|text| &mut text.0)
                .set_if_neq(words.clone());
        }
        if let Some(span) = span {
            span.map_unchanged(|text| &mut text.0).set_if_neq(words);
        }
    }
}
