//! What the notes of a first game are about and how long they matter, and the best shape and place of a note beside
//! that. What a subject is, and what matters, each game says.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::learning::Learning;
use super::notes::{Note, NotePanel, NotePlacement, NoteShape, Notes};
use super::surroundings::Surroundings;
use kit_i18n::Localizer;
use kit_theme::{Scale, TextMeasure, visible_if};

/// What each note that was called is about, `S`, and how long it matters, `M`.
#[derive(Resource, Clone, Debug)]
pub struct NoteSubjects<S, M>(Vec<(Note, S, M)>)
where
    S: Send + Sync + 'static,
    M: Send + Sync + 'static;

impl<S: Send + Sync + 'static, M: Send + Sync + 'static> Default for NoteSubjects<S, M> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<S: Copy + Default + Send + Sync + 'static, M: Copy + Send + Sync + 'static>
    NoteSubjects<S, M>
{
    /// What a note is about.
    #[must_use]
    pub fn of(&self, note: Note) -> S {
        let found = self.0.iter().rev().find(|(called, ..)| *called == note);
        found.map_or_else(S::default, |&(_, subject, _)| subject)
    }

    /// Calls for notes, except those that have been read or are called already.
    pub fn call(
        &mut self,
        due: impl IntoIterator<Item = (Note, S, M)>,
        notes: &mut Notes,
        learning: &Learning,
    ) {
        for (note, subject, matters) in due {
            if notes.call(note, learning) {
                self.0.push((note, subject, matters));
            }
        }
    }

    /// Takes the notes back that no longer matter.
    pub fn keep(&self, notes: &mut Notes, matters: impl Fn(M) -> bool) {
        let over = |called: Note| {
            let found = self.0.iter().rev().find(|(note, ..)| *note == called);
            found.is_some_and(|&(_, _, of)| !matters(of))
        };
        notes.keep(|note| !over(note));
    }

    /// Forgets all of them, and takes all notes back: the table is left.
    pub fn clear(&mut self, notes: &mut Notes) {
        self.0.clear();
        notes.clear();
    }
}

/// A table that is left takes its notes along.
pub fn leave<S, M>(mut notes: ResMut<Notes>, mut subjects: ResMut<NoteSubjects<S, M>>)
where
    S: Copy + Default + Send + Sync + 'static,
    M: Copy + Send + Sync + 'static,
{
    subjects.clear(&mut notes);
}

/// The shape in which a note costs least, its size in design units, and its place; `unit` is how many units
/// of the places around it are one design unit. `None` without shapes.
fn best_place(
    note: Note,
    shapes: impl IntoIterator<Item = NoteShape>,
    (around, window, unit): (&Surroundings, Rect, f32),
    measure: &mut TextMeasure,
    localizer: &Localizer,
    scale: &Scale,
) -> Option<(NoteShape, Vec2, Rect)> {
    let places = shapes.into_iter().map(|shape| {
        let size = shape.size(note, measure, localizer, scale);
        (shape, size, around.place(window, size * unit))
    });
    let cost = |(.., at): &(NoteShape, Vec2, Rect)| around.cost(*at);
    places.min_by(|a, b| cost(a).total_cmp(&cost(b)))
}

/// The panels of notes, which lie where they cost least.
#[derive(SystemParam)]
pub struct NotePanels<'w, 's> {
    notes: Res<'w, Notes>,
    scale: Res<'w, Scale>,
    localizer: Res<'w, Localizer>,
    panels: Query<'w, 's, (Entity, Ref<'static, NotePanel>, &'static mut Visibility)>,
    measure: TextMeasure<'w, 's>,
    placement: NotePlacement<'w, 's>,
}

impl NotePanels<'_, '_> {
    /// Lays the panels out in one of the shapes if what is `around` a note has `changed`, and hides them while
    /// something lies over the table. `unit` is how many units of the window are one design unit; `corner` is the left
    /// upper corner of a rectangle, in design units.
    pub fn lay_out<const N: usize>(
        &mut self,
        changed: bool,
        covered: bool,
        shapes: [NoteShape; N],
        (window, unit): (Rect, f32),
        around: impl Fn(Note) -> Surroundings,
        corner: impl Fn(Rect) -> Vec2,
    ) {
        let changed = changed
            || self.notes.is_changed()
            || self.scale.is_changed()
            || self.localizer.is_changed();
        for (entity, panel, mut visibility) in &mut self.panels {
            if !changed && !panel.is_added() {
                continue;
            }
            visibility.set_if_neq(visible_if(!covered));
            if covered {
                continue;
            }
            let best = best_place(
                panel.0,
                shapes,
                (&around(panel.0), window, unit),
                &mut self.measure,
                &self.localizer,
                &self.scale,
            );
            if let Some((shape, size, at)) = best {
                let at = corner(at);
                self.placement.place(entity, shape, at.x, at.y, size);
            }
        }
    }
}
