//! Hints and the review in the tour.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::CurrentHint;
use kit_input::{Action, ActionButton};
use kit_table::screenshots::TourStep;

/// Presses the button for an action.
fn press(world: &mut World, action: Action) {
    let mut buttons = world.query::<(Entity, &ActionButton)>();
    let found = buttons.iter(world).find(|(_, button)| button.0 == action);
    if let Some(entity) = found.map(|(entity, _)| entity) {
        world.trigger(Activate { entity });
    }
}

/// A hint for the decision on screen, shown and taken away again.
pub(super) fn hint(name: String) -> Vec<TourStep> {
    let asked = || TourStep::run(|world| press(world, Action::Hint));
    let mut steps = vec![
        asked(),
        TourStep::until("a hint", |world| world.resource::<CurrentHint>().is_shown()),
    ];
    steps.extend(TourStep::picture(name));
    steps.push(asked());
    steps
}

/// The combat that decided, on the result page.
pub(super) fn review(name: &'static str) -> Vec<TourStep> {
    let mut steps = vec![TourStep::run(|world| press(world, Action::Details))];
    steps.extend(TourStep::picture(name));
    steps
}
