//! The names of buttons for screen readers: their captions, and for those that only show a sign the [`LocalizedText`]
//! on the button itself.

use super::widget::{ButtonWords, DropCap};
use crate::i18n::{LocalizedText, Localizer};
use bevy::{
    a11y::{AccessibilityNode, AccessibilitySystems},
    prelude::*,
    ui::UiSystems,
    ui_widgets::Button,
};

/// The accessibility node that Bevy gives a button. Bevy takes every node with a picture for an image, so the role of
/// buttons is set again.
#[derive(Resource, Clone)]
struct ButtonAccess(AccessibilityNode);

/// Keeps the names up to date.
pub(super) fn plugin(app: &mut App) {
    let fresh = app.world_mut().spawn(Button).id();
    let pattern = app.world().get::<AccessibilityNode>(fresh).cloned();
    app.world_mut().despawn(fresh);
    if let Some(pattern) = pattern {
        app.insert_resource(ButtonAccess(pattern)).add_systems(
            PostUpdate,
            name_buttons
                .after(UiSystems::PostLayout)
                .before(AccessibilitySystems::Update),
        );
    }
}

/// Names the buttons whose caption, language or picture changed.
fn name_buttons(
    localizer: Res<Localizer>,
    pattern: Res<ButtonAccess>,
    mut buttons: Query<
        (
            Option<Ref<LocalizedText>>,
            Option<Ref<ImageNode>>,
            &Children,
            &mut AccessibilityNode,
        ),
        With<Button>,
    >,
    words: Query<Ref<LocalizedText>, With<ButtonWords>>,
    drop_caps: Query<Ref<DropCap>>,
) {
    for (own, picture, children, mut node) in &mut buttons {
        let written = || children.iter().filter_map(|child| words.get(child).ok());
        let entries = || {
            children
                .iter()
                .filter_map(|child| drop_caps.get(child).ok())
        };
        let changed = localizer.is_changed()
            || own.as_ref().is_some_and(Ref::is_changed)
            || picture.is_some_and(|picture| picture.is_changed())
            || written().any(|message| message.is_changed())
            || entries().any(|drop_cap| drop_cap.is_changed());
        if !changed {
            continue;
        }
        let mut names: Vec<String> = Vec::new();
        names.extend(own.map(|message| localizer.localize(&message)));
        names.extend(entries().map(|drop_cap| localizer.localize(&drop_cap.message)));
        names.extend(written().map(|message| localizer.localize(&message)));
        names.retain(|name| !name.is_empty());
        node.set_role(pattern.0.role());
        node.set_label(names.join(", "));
    }
}
