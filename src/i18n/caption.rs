//! Captions: texts on screen that follow their message and the language.

use super::{LocalizedText, Localizer};
use bevy::prelude::*;

/// The text as it is drawn: no-break spaces (U+00A0) become figure spaces (U+2007), which look the same in the fonts.
/// Parley 0.9 breaks a line at a U+00A0 that does not fit on it, so that a colon would begin the next.
#[must_use]
pub fn keep_together(text: &str) -> String {
    text.replace('\u{a0}', "\u{2007}")
}

/// Fills the texts whose message is new, or all of them when the language changed.
pub(super) fn fill_captions(
    localizer: Res<Localizer>,
    mut captions: Query<(
        Ref<LocalizedText>,
        Option<&mut Text>,
        Option<&mut Text2d>,
        Option<&mut TextSpan>,
    )>,
) {
    for (message, text, text2d, span) in &mut captions {
        let fresh = localizer.is_changed()
            || message.is_changed()
            || text.as_ref().is_some_and(Mut::is_added)
            || text2d.as_ref().is_some_and(Mut::is_added)
            || span.as_ref().is_some_and(Mut::is_added);
        if !fresh {
            continue;
        }
        let words = keep_together(&localizer.localize(&message));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, plugin};

    #[test]
    fn captions_follow_their_message_and_the_language() {
        let mut app = App::new();
        app.insert_resource(Localizer::new(Language::En))
            .add_plugins(plugin);
        let node = app
            .world_mut()
            .spawn((Text::default(), LocalizedText::verbatim("Huriel")))
            .id();
        let span = app
            .world_mut()
            .spawn((TextSpan::default(), LocalizedText::of_key("pause-quit")))
            .id();
        let text = |app: &App| app.world().entity(node).get::<Text>().map(|t| t.0.clone());
        let words = |app: &App| {
            app.world()
                .entity(span)
                .get::<TextSpan>()
                .map(|t| t.0.clone())
        };

        app.update();
        assert_eq!(text(&app).as_deref(), Some("Huriel"));
        assert_eq!(words(&app).as_deref(), Some("Quit"));

        app.world_mut()
            .resource_mut::<Localizer>()
            .set(Language::Fr);
        app.update();
        assert_eq!(text(&app).as_deref(), Some("Huriel"));
        assert_eq!(words(&app).as_deref(), Some("Quitter"));

        app.world_mut()
            .entity_mut(node)
            .insert(LocalizedText::verbatim("Crozant\u{a0}: 13"));
        app.update();
        assert_eq!(text(&app).as_deref(), Some("Crozant\u{2007}: 13"));

        app.world_mut()
            .entity_mut(node)
            .insert(LocalizedText::of_key("pause-quit"));
        app.update();
        assert_eq!(text(&app).as_deref(), Some("Quitter"));
    }
}
