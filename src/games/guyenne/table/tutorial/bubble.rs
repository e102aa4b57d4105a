//! Where the coach's bubble lies on this table: near what its step speaks about, and over nothing that is needed.

use crate::keys;
use crate::session::{TABLE_UPDATE, TableSystems};
use bevy::prelude::*;

use super::Coach;
use crate::hint_request::parts;
use crate::hud::Scene;
use crate::layout::{Edge, TableLayout};
use crate::{DisplayedView, TABLE};
use guyenne_rules::{Castle, ID, Place, Step, Task};
use kit_i18n::LocalizedText;
use kit_table::surroundings::Surroundings;
use kit_table::tutorial::{BubbleDrawer, BubbleText, CoachSystems, remove_bubbles};
use kit_theme::Scale;

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

/// The cards to choose the reserve from.
fn tray(t: &TableLayout) -> Rect {
    let all = (0..21).map(|n| t.reserve.slot(n, 21).rect());
    all.reduce(|all, slot| all.union(slot)).unwrap_or_default()
}

/// Where what a step speaks about lies in a scene.
pub(super) fn place_of(t: &TableLayout, scene: Scene, about: Place) -> Rect {
    let near = t.camp(Edge::Near);
    match (scene, about) {
        (Scene::Stage, Place::Buttons) => t.reveal.buttons.area,
        (Scene::Stage, Place::Castle(_)) => t.reveal.castle.rect(),
        (Scene::Stage, _) => t.whole_stage(),
        (Scene::Tray, Place::Buttons) => t.reserve.buttons.area,
        (Scene::Tray, _) => tray(t),
        (_, Place::Table) => Rect::from_center_size(t.strip.center(), Vec2::ONE),
        (_, Place::Hand) => t.whole_hand(),
        (_, Place::Castle(at)) => t.whole_castle(at),
        (_, Place::Row) => t.strip,
        (_, Place::Buttons) => t.hud.buttons.area,
        (_, Place::First) => t.first_player.rect(),
        (_, Place::Piles) => near.draw.card.rect().union(near.discard.card.rect()),
        (_, Place::Pillage) => t.pillage_panel,
    }
}

/// What a step is about, what its task needs, and what is better seen; cards lie before the castles in `laid`.
fn surroundings(t: &TableLayout, scene: Scene, step: &Step, laid: &[Castle]) -> Surroundings {
    let (needed, seen) = match scene {
        Scene::Stage => (
            vec![t.reveal.buttons.area, t.reveal.prompt],
            vec![t.whole_stage(), t.reveal.title, t.reveal.buttons_hint],
        ),
        Scene::Tray => (vec![tray(t), t.reserve.buttons.area], vec![t.reserve.title]),
        Scene::Row | Scene::Nothing => {
            let m = match step.task {
                Task::Read => None,
                Task::Name(m) | Task::Choose(m) | Task::Play(m) => Some(m),
            };
            let at = m.and_then(|m| parts(m).1);
            let mut needed = vec![t.hud.pause_button];
            let mut seen = vec![t.strip, t.hud.turn, t.hud.phase];
            seen.extend(laid.iter().map(|&at| t.whole_castle(at)));
            let pressed = [t.whole_hand(), t.hud.buttons.area, t.hud.scroll];
            if m.is_some() {
                needed.extend(pressed);
                needed.extend(at.map(|at| t.whole_castle(at)));
            } else {
                seen.extend(pressed);
            }
            (needed, seen)
        }
    };
    Surroundings {
        about: place_of(t, scene, step.place),
        needed,
        seen: seen.into_iter().map(|rect| (rect, 1.0)).collect(),
    }
}

/// Draws the bubble of the step that is due, and removes the last one.
fn draw_bubble(
    coach: Res<Coach>,
    (layout, scene, scale): (Res<TableLayout>, Res<Scene>, Res<Scale>),
    displayed: Option<Res<DisplayedView>>,
    mut before: Local<Option<Scene>>,
    mut bubble: BubbleDrawer,
) {
    let number = coach.number();
    let moved = layout.is_changed() || before.replace(*scene) != Some(*scene);
    if !bubble.is_due(&coach, moved) {
        return;
    }
    let Some(step) = coach.step() else {
        return;
    };
    let reads = step.task == Task::Read;
    let text = LocalizedText::built(keys::LESSON_ANY, &step.name);
    let size = if layout.compact { 15.5 } else { 19.0 };
    let grows = if layout.compact { 1.15 } else { 1.5 };
    // Beside the cards of the reserve there is a narrow column only.
    let beside_tray = *scene == Scene::Tray;
    let width = match (layout.compact, beside_tray) {
        (true, false) => 350.0,
        (false, false) => 400.0,
        (true, true) => 218.0,
        (false, true) => 320.0,
    };
    let page = layout.window.size() / scale.ui;
    let width = bubble.width(width, if beside_tray { 1.0 } else { grows }, page);
    let content = BubbleText {
        text: &text,
        wrong: coach.wrong(),
        size: (size, grows),
        number,
        counts: !(layout.compact && beside_tray),
        reads,
    };
    let height = bubble.height(content, width);
    let laid: Vec<Castle> = displayed.map_or_else(Vec::new, |shown| {
        let named = |at: &Castle| shown.view.front(*at, shown.near).is_some();
        Castle::ALL.into_iter().filter(named).collect()
    });
    let around = surroundings(&layout, *scene, step, &laid);
    let window = layout.window.inflate(-4.0);
    let at = around.place(window, Vec2::new(width, height) * scale.ui);
    let at = layout.to_ui(at, scale.ui);
    let place = Rect::new(at.left, at.top, at.left + at.width, at.top + at.height);
    bubble.draw_at(content, place, TABLE);
}
