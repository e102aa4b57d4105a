//! The note of a first game on screen: beside what it is about, over nothing that is pressed or read to play.

use bevy::prelude::*;

use super::FillSystems;
use crate::games::guesclin::rules::{Board, Hex};
use crate::games::guesclin::table::first_notes::{NoteSubject, Subjects};
use crate::games::guesclin::table::layout::TableLayout;
use crate::games::guesclin::table::map_view::MapView;
use crate::games::guesclin::table::plan::Deed;
use crate::games::guesclin::table::{CurrentHint, DisplayedView, Selection, TABLE, Turn};
use crate::i18n::Localizer;
use crate::table::Notes;
use crate::table::log_panel::LogOpen;
use crate::table::note_subjects::best_place;
use crate::table::notes::{NotePanel, NotePlacement, NoteShape, add_panel};
use crate::table::surroundings::Surroundings;
use crate::theme::scale::LOW_PAGE;
use crate::theme::{Scale, TextMeasure, visible_if};

pub(super) fn plugin(app: &mut App) {
    add_panel(app, TABLE, FillSystems, place_note);
}

/// The hexes that the decision on screen is about: the fighters who may act, whoever is looked at, where they go, at
/// whom they aim.
fn pressed(board: &Board, selection: &Selection) -> Vec<Hex> {
    let plan = &selection.plan;
    let ready = board
        .all()
        .filter(|&who| board.check_acts(who).is_ok() || plan.fighter == Some(who));
    let target = plan.deed.and_then(Deed::target);
    let figures = ready.chain(target).filter_map(|who| board.at(who));
    figures.chain(plan.goal).chain(plan.fall).collect()
}

/// What a note may not cover, and what it covers as little as possible.
fn around(
    t: &TableLayout,
    view: &MapView,
    about: NoteSubject,
    board: &Board,
    selection: &Selection,
    hint: bool,
) -> Surroundings {
    let place = match about {
        NoteSubject::Hex(at) => view.hex_rect(at, t.map),
        NoteSubject::Plate => t.plate,
        NoteSubject::Ribbon => t.ribbon,
        NoteSubject::Aim => t.aim,
        NoteSubject::Threat => t.aids[0],
        NoteSubject::Orders => t.pair[1],
        NoteSubject::Back => t.pair[0],
    };
    let mut needed = vec![
        t.prompt, t.aside, t.tools, t.plate, t.choices, t.commit, t.pair[0], t.pair[1], t.finish,
        t.hint,
    ];
    let acts = pressed(board, selection);
    needed.extend(acts.iter().map(|&at| view.hex_rect(at, t.map)));
    if hint {
        needed.extend(t.advice);
    }
    let mut seen = vec![
        (t.ribbon, 1.0),
        (t.aim, 1.0),
        (t.aids[0], 1.0),
        (t.aids[1], 1.0),
        (t.chronicle, 0.3),
    ];
    let figures = board.all().filter_map(|who| board.at(who));
    seen.extend(figures.map(|at| (view.hex_rect(at, t.map), 3.0)));
    let who = selection.plan.actor(board);
    if let Some(reach) = who.and_then(|who| board.reach_map(who)) {
        let goals = Hex::all().filter(|&at| reach.hex(at).is_some());
        seen.extend(goals.map(|at| (view.hex_rect(at, t.map), 1.0)));
    }
    if !view.is_whole() {
        seen.push((t.overview(view.free_corner()), 2.0));
    }
    Surroundings {
        about: place,
        needed,
        seen,
    }
}

/// The shapes that a panel may have: that is taken which finds the best place.
fn shapes(t: &TableLayout, scale: &Scale) -> [NoteShape; 5] {
    let low = t.page.y < LOW_PAGE;
    let widths = if low {
        [
            (true, 470.0),
            (true, 400.0),
            (true, 330.0),
            (false, 270.0),
            (false, 205.0),
        ]
    } else {
        [
            (true, 560.0),
            (true, 400.0),
            (false, 320.0),
            (false, 250.0),
            (false, 205.0),
        ]
    };
    NoteShape::of_widths(widths, low, t.page.x, scale)
}

/// Lays the panel out, and hides it while nobody at the screen decides and while something lies over the table.
fn place_note(
    (notes, subjects): (Res<Notes>, Res<Subjects>),
    (layout, scale, view): (Res<TableLayout>, Res<Scale>, Res<MapView>),
    (displayed, turn, selection): (Res<DisplayedView>, Res<Turn>, Res<Selection>),
    (hint, log): (Res<CurrentHint>, Res<LogOpen>),
    localizer: Res<Localizer>,
    mut panels: Query<(Entity, Ref<NotePanel>, &mut Visibility)>,
    mut measure: TextMeasure,
    mut placement: NotePlacement,
) {
    let laid = layout.is_changed() || scale.is_changed() || view.is_changed();
    let told = displayed.is_changed() || turn.is_changed() || selection.is_changed();
    let covers = hint.is_changed() || log.is_changed();
    let changed = notes.is_changed() || laid || told || covers || localizer.is_changed();
    for (entity, panel, mut visibility) in &mut panels {
        if !changed && !panel.is_added() {
            continue;
        }
        let covered = log.0 || selection.orders || turn.person().is_none();
        visibility.set_if_neq(visible_if(!covered));
        if covered {
            continue;
        }
        let given = hint.is_awaited() || hint.is_shown();
        let board = displayed.board();
        let about = subjects.of(panel.0);
        let around = around(&layout, &view, about, board, &selection, given);
        let window = Rect::from_corners(Vec2::ZERO, layout.page).inflate(-4.0);
        let best = best_place(
            panel.0,
            shapes(&layout, &scale),
            (&around, window, 1.0),
            &mut measure,
            &localizer,
            &scale,
        );
        if let Some((shape, size, at)) = best {
            placement.place(entity, shape, at.min.x, at.min.y, size);
        }
    }
}
