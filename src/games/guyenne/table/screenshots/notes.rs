//! Pictures of a note of a first game: at a person's first decision, and with the largest text.

use bevy::prelude::World;

use crate::games::guyenne::table::Phase;
use crate::games::guyenne::table::first_notes::ALL;
use crate::games::guyenne::table::read_request;
use crate::games::guyenne::table::tour_player::{reached, start_match};
use crate::i18n::Language;
use crate::rules::seed::Seed;
use crate::table::screenshots::{SETTLE, TourStep};
use crate::table::{GameRequest, Learning, Notes, Screen};
use crate::theme::Speed;

/// A note beside the row of castles.
pub(super) fn notes() -> Vec<TourStep> {
    let mut steps = vec![
        TourStep::Go(Screen::Title),
        TourStep::Speak(Language::De),
        TourStep::Pace(Speed::Instant),
        TourStep::Rest(SETTLE),
        TourStep::run(|world| {
            let words = [
                ("english", "random"),
                ("french", "human"),
                ("level", "advanced"),
            ];
            let request = GameRequest {
                words: words
                    .map(|(name, value)| (name.to_owned(), value.to_owned()))
                    .into(),
                seed: Some(Seed(41)),
                ..GameRequest::default()
            };
            start_match(world, read_request(&request));
        }),
        reached(Phase::Reinforcement),
        TourStep::run(call),
    ];
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
    notes.call(ALL[3], &Learning::default());
}
