//! The name of a thing for screen readers: its own, or the texts that are seen on it.

use crate::keys;
use bevy::{ecs::system::SystemParam, prelude::*};
use kit_i18n::{LocalizedText, Localizer};
use kit_table::AccessibleName;
use kit_theme::{CheckedOption, DropCap, widget::RowName};

/// Finds names.
#[derive(SystemParam)]
pub struct SpokenNames<'w, 's> {
    named: Query<'w, 's, &'static AccessibleName>,
    messages: Query<
        'w,
        's,
        (
            AnyOf<(&'static LocalizedText, &'static DropCap)>,
            Option<&'static InheritedVisibility>,
        ),
    >,
    checked: Query<'w, 's, (), With<CheckedOption>>,
    children: Query<'w, 's, &'static Children>,
    parents: Query<'w, 's, &'static ChildOf>,
    rows: Query<'w, 's, &'static RowName>,
    localizer: Res<'w, Localizer>,
}

impl SpokenNames<'_, '_> {
    /// The name of something that can be focused, after the caption of its row.
    #[must_use]
    pub fn of(&self, entity: Entity) -> String {
        let name = match self.named.get(entity) {
            Ok(AccessibleName(name)) => self.localizer.localize(name),
            Err(_) => self.texts(entity),
        };
        let parent = self.parents.get(entity).ok().map(ChildOf::parent);
        match parent.and_then(|parent| self.rows.get(parent).ok()) {
            Some(RowName(caption)) if !name.is_empty() => self.localizer.localize(
                &LocalizedText::new(keys::SPOKEN_IN_ROW)
                    .with("row", caption.clone())
                    .with("what", name),
            ),
            _ => name,
        }
    }

    /// The name, and whether it is selected: for a voice that says nothing but this.
    #[must_use]
    pub fn with_state(&self, entity: Entity) -> String {
        let name = self.of(entity);
        if self.checked.contains(entity) {
            let message = LocalizedText::new(keys::SPOKEN_SELECTED).with("what", name);
            return self.localizer.localize(&message);
        }
        name
    }

    /// The text of one entity, if it is seen.
    #[must_use]
    pub fn text(&self, entity: Entity) -> Option<String> {
        let ((message, drop_cap), seen) = self.messages.get(entity).ok()?;
        if !seen.is_none_or(|seen| seen.get()) {
            return None;
        }
        let message = message.or(drop_cap.map(|drop_cap| &drop_cap.message))?;
        Some(self.localizer.localize(message)).filter(|text| !text.is_empty())
    }

    /// The text on an entity, or those below it.
    fn texts(&self, entity: Entity) -> String {
        if let Some(own) = self.text(entity) {
            return own;
        }
        let below = self.children.iter_descendants(entity);
        let words: Vec<String> = core::iter::once(entity)
            .chain(below)
            .filter_map(|entity| self.text(entity))
            .collect();
        words.join(", ")
    }
}
