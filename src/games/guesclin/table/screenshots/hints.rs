//! Hints in the tour.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::CurrentHint;
use kit_input::{Action, ActionButton};
use kit_table::screenshots::TourStep;

/// Presses the button for a hint.
fn press(world: &mut World) {
    let mut buttons = world.query::<(Entity, &ActionButton)>();
    let found = buttons
        .iter(world)
        .find(|(_, button)| button.0 == Action::Hint);
    if let Some(entity) = found.map(|(entity, _)| entity) {
        world.trigger(Activate { entity });
    }
}

/// A hint for the decision on screen, shown and taken away again.
pub(super) fn hint(name: String) -> Vec<TourStep> {
    let mut steps = vec![
        TourStep::run(press),
        TourStep::until("a hint", |world| world.resource::<CurrentHint>().is_shown()),
    ];
    steps.extend(TourStep::picture(name));
    steps.push(TourStep::run(press));
    steps
}
