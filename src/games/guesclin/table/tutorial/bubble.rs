//! Where the coach's bubble lies on this table: near what its step speaks about, and over nothing that is needed.

use crate::keys;
use crate::session::{TABLE, TABLE_UPDATE, TableSystems};
use bevy::prelude::*;

use super::{Coach, Next, next};
use crate::geometry::centre;
use crate::layout::TableLayout;
use crate::map_view::MapView;
use crate::{DisplayedView, Selection, hint_text, plan::Deed};
use guesclin_rules::{Board, Fighter, Hex, ID, Lesson, Move, Part, Place, Step, Task};
use kit_i18n::LocalizedText;
use kit_table::surroundings::Surroundings;
use kit_table::tutorial::{BubbleDrawer, BubbleSize, CoachSystems, remove_bubbles};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (
            (reveal.run_if(resource_exists::<DisplayedView>), draw_bubble)
                .chain()
                .run_if(in_state(TABLE).and_then(resource_exists::<Coach>)),
            remove_bubbles.run_if(resource_removed::<Coach>),
        )
            .chain()
            .after(CoachSystems(ID))
            .after(TableSystems::Show),
    );
}

/// The figures and hexes that a step is about.
fn hexes(step: &Step, upcoming: Option<Hex>, board: &Board) -> Vec<Hex> {
    let at = |who: Fighter| board.at(who);
    let mut all: Vec<Hex> = match step.place {
        Place::Fighter(who) => at(who).into_iter().collect(),
        Place::Part(_) => Vec::new(),
    };
    match step.task {
        Task::Pick(who) => all.extend(at(who)),
        Task::Aim(m) | Task::Play(m) => {
            all.extend(hint_text::actor(m).and_then(at));
            all.extend(Lesson::goal(m).map(|(_, to, _)| to));
            all.extend(blow(m).and_then(Deed::target).and_then(at));
        }
        Task::Read | Task::Look | Task::Threat => {}
    }
    all.extend(upcoming);
    all
}

/// The blow of a move.
fn blow(m: Move) -> Option<Deed> {
    match m {
        Move::Attack { target, .. } => Some(Deed::Attack(target)),
        Move::Shoot { target, .. } => Some(Deed::Shoot(target)),
        _ => None,
    }
}

/// Where only a part of the map is seen, it shows what is to be pressed, when a step begins.
fn reveal(
    coach: Res<Coach>,
    selection: Res<Selection>,
    displayed: Res<DisplayedView>,
    mut shown: Local<Option<(usize, Option<Next>)>>,
    mut view: ResMut<MapView>,
) {
    let Some(step) = coach.step() else {
        *shown = None;
        return;
    };
    let board = displayed.board();
    let next = next(&coach, &selection, board);
    let now = Some((coach.number().0, next));
    if *shown == now || step.task == Task::Look {
        return;
    }
    *shown = now;
    let at = match (next, step.place) {
        (Some(Next::Hex(at)), _) => Some(at),
        (None, Place::Fighter(who)) => board.at(who),
        _ => None,
    };
    if let Some(at) = at {
        let mut fresh = *view;
        fresh.reveal(centre(at));
        view.set_if_neq(fresh);
    }
}

/// What a step is about, what its task needs, and what is better seen.
fn surroundings(
    t: &TableLayout,
    step: &Step,
    board: &Board,
    view: &MapView,
    next: Option<Next>,
) -> Surroundings {
    let part = |part: Part| match part {
        Part::Map => Rect::from_center_size(t.map.center(), Vec2::ONE),
        Part::Ribbon => t.ribbon,
        Part::Aim => t.aim,
        Part::Aids => t.aids[0].union(t.aids[1]),
        Part::Plate => t.plate,
        Part::Buttons => t.commit.union(t.finish),
    };
    let about = match step.place {
        Place::Part(one) => part(one),
        Place::Fighter(who) => board
            .at(who)
            .map_or(part(Part::Map), |at| view.hex_rect(at, t.map)),
    };
    let to_press = match next {
        Some(Next::Hex(at)) => Some(at),
        _ => None,
    };
    let marked = hexes(step, to_press, board);
    let marked = marked.iter().map(|&at| view.hex_rect(at, t.map));
    let mut needed = vec![t.tools];
    let mut seen = vec![(t.prompt, 1.0), (t.map, 0.05)];
    if step.task == Task::Read {
        seen.extend(marked.map(|rect| (rect, 4.0)));
        seen.extend([(t.plate, 0.5), (t.commit, 0.3), (t.aids[0], 0.3)]);
    } else {
        needed.extend(marked);
        needed.extend([t.choices, t.commit, t.pair[0], t.pair[1], t.finish]);
        needed.extend([t.aids[0], t.aids[1], t.plate]);
        // The orders are offered over the foot of the map.
        if matches!(step.task, Task::Play(Move::Order { .. })) {
            needed.push(t.orders);
        }
    }
    let foes = board.all().filter_map(|who| board.at(who));
    seen.extend(foes.map(|at| (view.hex_rect(at, t.map), 1.0)));
    Surroundings {
        about,
        needed,
        seen,
    }
}

/// The size of the bubble, also on a low page.
const SIZES: [BubbleSize; 2] = [
    BubbleSize {
        letters: (19.0, 1.4),
        width: 390.0,
    },
    BubbleSize {
        letters: (15.5, 1.12),
        width: 336.0,
    },
];

/// Draws the bubble of the step that is due, and removes the last one.
fn draw_bubble(
    (coach, selection, view): (Res<Coach>, Res<Selection>, Res<MapView>),
    layout: Res<TableLayout>,
    displayed: Option<Res<DisplayedView>>,
    mut bubble: BubbleDrawer,
) {
    if !bubble.is_due(&coach, layout.is_changed()) {
        return;
    }
    let (Some(step), Some(displayed)) = (coach.step(), displayed) else {
        return;
    };
    let text = LocalizedText::built(keys::GUESCLIN_LESSON_ANY, &step.name);
    let board = displayed.board();
    let next = next(&coach, &selection, board);
    let around = surroundings(&layout, step, board, &view, next);
    bubble.draw_step(&coach, &text, SIZES, &around, layout.page);
}
