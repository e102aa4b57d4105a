//! Where the coach's bubble lies on this table: near what its step speaks about, and over nothing that is needed.

use crate::keys;
use crate::session::{TABLE_UPDATE, TableSystems};
use bevy::prelude::*;

use super::Coach;
use crate::layout::{Edge, TableLayout};
use crate::{DisplayedView, TABLE};
use fayance_rules::{ARMY, DecisionKind, ID, Move, Place, Step, Task};
use kit_i18n::LocalizedText;
use kit_table::surroundings::Surroundings;
use kit_table::tutorial::{BubbleDrawer, BubbleSize, CoachSystems, remove_bubbles};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (
            draw_bubble.run_if(in_state(TABLE).and_then(resource_exists::<Coach>)),
            remove_bubbles.run_if(resource_removed::<Coach>),
        )
            .chain()
            .after(CoachSystems(ID))
            .after(TableSystems::Show),
    );
}

/// The smallest rectangle around some.
fn around(rects: impl IntoIterator<Item = Rect>) -> Rect {
    let all = rects.into_iter().reduce(|all, rect| all.union(rect));
    all.unwrap_or_default()
}

/// The cards of an army.
fn army(t: &TableLayout, edge: Edge) -> Rect {
    around((0..ARMY as u8).map(|at| t.slot(edge, at)))
}

/// The cards that are laid out for this decision.
fn laid(t: &TableLayout, kind: Option<DecisionKind>) -> Rect {
    match kind {
        Some(DecisionKind::Muster { .. }) => around(
            [(0, 0, false), (2, 3, true)].map(|(row, column, twin)| t.mustered(row, column, twin)),
        ),
        Some(DecisionKind::Refill { from, .. }) => {
            let of = from.count();
            around([0, of.saturating_sub(1)].map(|at| t.called(None, at, of)))
        }
        _ => t.tile,
    }
}

/// What a step is about, what its task needs, and what is better seen.
fn surroundings(t: &TableLayout, step: &Step, displayed: &DisplayedView) -> Surroundings {
    let kind = displayed.view.decision.map(|decision| decision.kind);
    let throne = around((0..5).map(|at| t.throne(Edge::Near, at)));
    let about = match step.place {
        Place::Table => Rect::from_center_size(t.tile.center(), Vec2::ONE),
        Place::Laid => laid(t, kind),
        Place::Army => army(t, Edge::Near),
        Place::Theirs => army(t, Edge::Far),
        Place::Land => t.tile,
        Place::Reserve => t.heap(Edge::Near, false),
        Place::Buttons => t.actions,
        Place::Throne => throne,
    };
    let mut needed = vec![t.tools];
    let mut seen = vec![t.tile, army(t, Edge::Far), t.prompt, throne];
    let pressed = [army(t, Edge::Near), t.actions];
    match step.task {
        Task::Play(m) => {
            needed.extend(pressed);
            needed.push(t.prompt);
            match m {
                Move::Muster(_) | Move::Refill(_) => needed.push(laid(t, kind)),
                Move::Lay(_) => needed.push(t.tile),
                Move::Call(_) | Move::Choose(_) => {}
            }
        }
        Task::Read => {
            seen.extend(pressed);
            seen.extend([t.fight(Edge::Near), t.fight(Edge::Far)]);
        }
    }
    Surroundings {
        about,
        needed,
        seen: seen.into_iter().map(|rect| (rect, 1.0)).collect(),
    }
}

/// The size of the bubble, also on a low page.
const SIZES: [BubbleSize; 2] = [
    BubbleSize {
        letters: (19.0, 1.4),
        width: 390.0,
    },
    BubbleSize {
        letters: (15.5, 1.15),
        width: 300.0,
    },
];

/// Draws the bubble of the step that is due, and removes the last one.
fn draw_bubble(
    coach: Res<Coach>,
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
    let text = LocalizedText::built(keys::FAYANCE_LESSON_ANY, &step.name);
    let around = surroundings(&layout, step, &displayed);
    bubble.draw_step(&coach, &text, SIZES, &around, layout.page);
}
