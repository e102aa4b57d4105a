//! The note of a first game on screen: beside what it is about, over nothing that is pressed or read to play.

use bevy::prelude::*;

use super::FillSystems;
use crate::first_notes::{NoteSubject, Subjects};
use crate::layout::TableLayout;
use crate::map_view::MapView;
use crate::plan::Deed;
use crate::session::TABLE;
use crate::{CurrentHint, DisplayedView, Selection, Turn};
use guesclin_rules::{Board, Hex};
use kit_table::log_panel::LogOpen;
use kit_table::note_subjects::NotePanels;
use kit_table::notes::{NoteShape, add_panel};
use kit_table::surroundings::Surroundings;
use kit_theme::Scale;

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

/// The hexes beside both the fighter and their target, where helpers stand, while a blow is planned.
fn helpers(board: &Board, selection: &Selection) -> Vec<Hex> {
    let plan = &selection.plan;
    let target = plan.deed.and_then(Deed::target);
    let foe = target.and_then(|target| board.at(target));
    let Some((own, foe)) = plan.stand(board).zip(foe) else {
        return Vec::new();
    };
    let around = board.scenario().map.around(own).map(|(_, at)| at);
    around.filter(|at| at.distance(foe) == 1).collect()
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
        t.prompt,
        t.aside,
        t.tools,
        t.plate,
        t.choices,
        t.commit,
        t.pair[0],
        t.pair[1],
        t.finish,
        t.hint_button,
    ];
    let mut acts = pressed(board, selection);
    acts.extend(helpers(board, selection));
    needed.extend(acts.iter().map(|&at| view.hex_rect(at, t.map)));
    if hint {
        needed.extend(t.hint);
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

/// The widths that a panel may have in a low window: that is taken which finds the best place.
const LOW_WIDTHS: [(bool, f32); 5] = [
    (true, 470.0),
    (true, 400.0),
    (true, 330.0),
    (false, 270.0),
    (false, 205.0),
];

/// Lays the panel out, and hides it while nobody at the screen decides and while something lies over the table.
fn place_note(
    subjects: Res<Subjects>,
    (layout, scale, view): (Res<TableLayout>, Res<Scale>, Res<MapView>),
    (displayed, turn, selection): (Res<DisplayedView>, Res<Turn>, Res<Selection>),
    (hint, log): (Res<CurrentHint>, Res<LogOpen>),
    mut panels: NotePanels,
) {
    let laid = layout.is_changed() || view.is_changed();
    let told = displayed.is_changed() || turn.is_changed() || selection.is_changed();
    let covers = hint.is_changed() || log.is_changed();
    let window = Rect::from_corners(Vec2::ZERO, layout.page).inflate(-4.0);
    let given = hint.is_awaited() || hint.is_shown();
    let board = displayed.board();
    panels.lay_out(
        laid || told || covers,
        log.0 || selection.orders || turn.person().is_none(),
        NoteShape::of_page(layout.page, LOW_WIDTHS, &scale),
        (window, 1.0),
        |note| around(&layout, &view, subjects.of(note), board, &selection, given),
        |at| at.min,
    );
}
