//! Pictures of a note of a first game: at a person's first decision, and with the largest text.

use bevy::prelude::World;

use crate::Phase;
use crate::first_notes::COST;
use crate::tour_player::{reached, start_with};
use kit_i18n::Language;
use kit_table::screenshots::{SETTLE, TourStep};
use kit_table::{Learning, Notes};

/// A note beside the row of castles.
pub(super) fn notes() -> Vec<TourStep> {
    let mut steps = Vec::from(TourStep::at_title(Language::De));
    steps.extend([
        TourStep::run(|world| {
            let words = [
                ("english", "random"),
                ("french", "human"),
                ("level", "advanced"),
            ];
            start_with(world, &words, 41);
        }),
        reached(Phase::Reinforcement),
        TourStep::run(call),
    ]);

    steps.extend(TourStep::picture("note"));
    steps.push(TourStep::LargeLetters(true));
    steps.push(TourStep::Rest(SETTLE));
    steps.push(TourStep::run(call));
    steps.extend(TourStep::picture("note-largest"));
    steps.push(TourStep::LargeLetters(false));
    steps
}

/// Shows the note about the cost of an attack.
fn call(world: &mut World) {
    let mut notes = world.resource_mut::<Notes>();
    notes.clear();
    notes.call(COST, &Learning::default());
}
