//! The note of a first game on screen: beside what it is about, over nothing that is pressed or read to play.

use bevy::prelude::*;

use super::{FillSystems, MatrixOpen};
use crate::first_notes::{NoteSubject, Subjects};
use crate::layout::{Edge, TableLayout};
use crate::{DisplayedView, TABLE, Turn};
use fayance_rules::Stage;
use kit_table::log_panel::LogOpen;
use kit_table::note_subjects::NotePanels;
use kit_table::notes::{NoteShape, add_panel};
use kit_table::surroundings::Surroundings;
use kit_theme::Scale;

pub(super) fn plugin(app: &mut App) {
    add_panel(app, TABLE, FillSystems, place_note);
}

/// The four places of an army.
fn army(t: &TableLayout, edge: Edge) -> Rect {
    t.slot(edge, 0).union(t.slot(edge, 3))
}

/// A throne with its plate.
fn throne(t: &TableLayout, edge: Edge) -> Rect {
    t.plate(edge).union(t.throne(edge, 4))
}

/// What a note may not cover, and what it covers as little as possible.
fn around(
    t: &TableLayout,
    about: NoteSubject,
    shown: &DisplayedView,
    matrix: bool,
) -> Surroundings {
    let first = shown.view.stage == Stage::Muster;
    let mustered = t.mustered(0, 0, false).union(t.mustered(2, 3, true));
    let about = match about {
        NoteSubject::Territory => t.tile,
        NoteSubject::Army if first => mustered,
        NoteSubject::Army => army(t, Edge::Near),
        NoteSubject::Reserve => t.heap(Edge::Near, false),
        NoteSubject::Throne(side) => throne(t, Edge::of(side, shown.near())),
    };
    let mut needed = vec![t.prompt, t.aside, t.actions, t.tools];
    // Before the first muster nothing lies on the places of the armies.
    if first {
        needed.push(mustered);
    } else {
        needed.extend([t.tile, army(t, Edge::Near)]);
    }
    if shown.view.stage == Stage::Refill {
        needed.push(t.laid_out(false));
    }
    if matrix {
        needed.push(t.matrix);
    }
    if shown.fight.is_some() {
        needed.extend([t.fight(Edge::Near), t.fight(Edge::Far), t.matrix]);
    }
    let mut seen = vec![
        (army(t, Edge::Far), 4.0),
        (t.register, 2.0),
        (throne(t, Edge::Near), 1.0),
        (throne(t, Edge::Far), 1.0),
        (t.pile, 1.0),
        (t.heap(Edge::Near, false), 1.0),
        (t.heap(Edge::Near, true), 1.0),
    ];
    if first {
        seen.push((army(t, Edge::Near), 1.0));
    }
    Surroundings {
        about,
        needed,
        seen,
    }
}

/// The widths that a panel may have in a low window: that is taken which finds the best place.
const LOW_WIDTHS: [(bool, f32); 5] = [
    (true, 400.0),
    (true, 330.0),
    (false, 270.0),
    (false, 205.0),
    // In a column beside the cards that are laid out.
    (false, 166.0),
];

/// Lays the panel out and hides it while something lies over the table.
fn place_note(
    subjects: Res<Subjects>,
    (layout, scale): (Res<TableLayout>, Res<Scale>),
    (displayed, turn): (Res<DisplayedView>, Res<Turn>),
    (matrix, log): (Res<MatrixOpen>, Res<LogOpen>),
    mut panels: NotePanels,
) {
    let told = displayed.is_changed() || turn.is_changed();
    let covers = matrix.is_changed() || log.is_changed();
    let window = Rect::from_corners(Vec2::ZERO, layout.page).inflate(-4.0);
    panels.lay_out(
        layout.is_changed() || told || covers,
        matches!(*turn, Turn::Curtain(_)) || log.0,
        NoteShape::of_page(layout.page, LOW_WIDTHS, &scale),
        (window, 1.0),
        |note| around(&layout, subjects.of(note), &displayed, matrix.0),
        |at| at.min,
    );
}
