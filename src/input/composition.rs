//! What an input method composes, or a system with dead keys of its own: while a field of text has the focus, the
//! system's input method writes into it. A browser's writes in a field of the page instead.

use super::{Candidates, Focused, Presses, TextField};
use bevy::{
    prelude::*,
    window::{Ime, PrimaryWindow},
};

/// What is composed in the field that has the focus and is not written yet, such as an accent that waits for its
/// letter.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Composition(pub String);

/// Writes what has been composed into the field that has the focus. While something is composed the keys are the input
/// method's.
pub(super) fn write_composed(
    mut events: MessageReader<Ime>,
    in_field: Query<(), (With<TextField>, With<Focused>)>,
    candidates: Candidates,
    mut composition: ResMut<Composition>,
    mut presses: ResMut<Presses>,
) {
    if in_field.is_empty() {
        events.clear();
        composition.set_if_neq(Composition::default());
        return;
    }
    let mut now = composition.clone();
    let mut composed = String::new();
    for event in events.read() {
        match event {
            Ime::Preedit { value, .. } => now.0.clone_from(value),
            Ime::Commit { value, .. } => {
                now.0.clear();
                composed.push_str(value);
            }
            Ime::Enabled { .. } | Ime::Disabled { .. } => now.0.clear(),
        }
    }
    if !composition.0.is_empty() || !now.0.is_empty() {
        presses.drop_keys();
    }
    if !composed.is_empty() {
        presses.append(candidates.layer(), &composed);
    }
    composition.set_if_neq(now);
}

/// Where the list of words of the system's input method stands: below the field of text that has the focus, in logical
/// pixels of the window; `None` without one.
pub(super) fn place_of_words(
    fields: Query<Entity, (With<TextField>, With<Focused>)>,
    candidates: Candidates,
) -> Option<Vec2> {
    let field = fields.iter().next()?;
    let all = candidates.list();
    let area = all.iter().find(|c| c.entity == field).map(|c| c.area);
    Some(area.map_or(Vec2::ZERO, |area| Vec2::new(area.min.x, area.max.y).round()))
}

/// Lets the system's input method compose while there is such a place, and tells it.
pub(super) fn allow_composition(
    at: In<Option<Vec2>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let Ok(mut window) = windows.single_mut() else {
        return;
    };
    if window.ime_enabled != at.is_some() {
        window.ime_enabled = at.is_some();
    }
    if let Some(at) = *at
        && window.ime_position != at
    {
        window.ime_position = at;
    }
}
