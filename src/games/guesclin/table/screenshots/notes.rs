//! Notes of a first game, beside what they are about; in German with the largest letters, too.

use bevy::prelude::*;

use super::steps::{begun, planned, striker, until};
use crate::first_notes::{ALL, Matters, NoteSubject, Subjects};
use crate::plan::Deed;
use guesclin_rules::Stage;
use kit_i18n::Language;
use kit_table::screenshots::TourStep;
use kit_table::{Learning, Note, Notes};

/// Shows this note, and no other, about this.
fn show(world: &mut World, note: Note, about: NoteSubject) {
    world.resource_scope(|world, mut notes: Mut<Notes>| {
        let mut subjects = world.resource_mut::<Subjects>();
        subjects.clear(&mut notes);
        let matters = Matters::Round(99);
        subjects.call([(note, about, matters)], &mut notes, &Learning::default());
    });
}

/// Every note in its place, with a figure chosen or a blow aimed.
pub(super) fn notes() -> Vec<TourStep> {
    let mut steps = Vec::new();
    begun(&mut steps, &[("scenario", "1")]);
    until(&mut steps, "a blow", |board| {
        matches!(board.stage(), Stage::Act(_)) && striker(board).is_some()
    });
    for (language, large, part) in [(Language::En, false, ""), (Language::De, true, "-largest")] {
        steps.push(TourStep::Speak(language));
        steps.push(TourStep::LargeLetters(large));
        for (n, subject, aims) in [
            (0, NoteSubject::Aim, false),
            (2, NoteSubject::Orders, false),
            (5, NoteSubject::Plate, true),
            (9, NoteSubject::Ribbon, false),
            (13, NoteSubject::Threat, false),
        ] {
            steps.push(planned(move |board, selection| {
                selection.plan.choose(striker(board).map(|(who, _)| who));
                selection.plan.deed = striker(board)
                    .filter(|_| aims)
                    .map(|(_, foe)| Deed::Attack(foe));
            }));
            steps.push(TourStep::run(move |world| show(world, ALL[n], subject)));
            steps.extend(TourStep::picture(format!("guesclin-note-{n:02}{part}")));
        }
    }
    steps.push(TourStep::LargeLetters(false));
    steps.push(TourStep::Speak(Language::En));
    steps.push(TourStep::run(|world| {
        world.resource_mut::<Notes>().clear();
    }));
    steps
}
