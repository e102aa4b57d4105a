//! The toolbar: four small buttons for the rules, speed, log and pause.

use bevy::prelude::*;

use super::FillSystems;
use super::tooltip_targets::NodeTip;
use super::ui_layout::{Scene, node};
use crate::TABLE;
use crate::bot_turn::BotSystems;
use crate::keys;
use crate::layout::TableLayout;
use crate::session::{TABLE_UPDATE, TableSystems};
use kit_input::{Action, Focusable};
use kit_rules::message_key::MessageKey;
use kit_table::toolbar::{change_speed, name_speed, narrow_tools, tip, tool};

/// The toolbar's focus zone, the last one.
const ZONE: u8 = 5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_tools).add_systems(
        TABLE_UPDATE,
        (
            change_speed.in_set(TableSystems::Input).before(BotSystems),
            (name_speed, narrow_tools).in_set(FillSystems),
        ),
    );
}

/// One of the four places on the combat stage, between title and progress; `index` is 0 to 3.
fn on_stage(t: &TableLayout, index: f32) -> Rect {
    if t.compact {
        let side = t.reveal.title.height() * 1.2;
        let left = t.reveal.title.max.x + 8.0 * t.unit + index * (side + 5.0 * t.unit);
        let top = t.window.max.y - 3.0 * t.unit;
        Rect::new(left, top - side, left + side, top)
    } else {
        let step = t.hud.pause_button.min.x - t.hud.log_button.min.x;
        let size = t.hud.log_button.size();
        let first = t.reveal.progress.min.x - 6.0 * t.unit - 4.0 * step + size.x / 2.0;
        let middle = t.window.max.y - 8.0 * t.unit - size.y / 2.0;
        Rect::from_center_size(Vec2::new(first + index * step, middle), size)
    }
}

fn rules_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Row => Some(t.rules_button),
        Scene::Stage => Some(on_stage(t, 0.0)),
        Scene::Tray => {
            let pause = pause_at(t, scene)?;
            let step = pause.width() + 8.0 * t.unit;
            Some(Rect {
                min: pause.min - Vec2::X * step,
                max: pause.max - Vec2::X * step,
            })
        }
        Scene::Nothing => None,
    }
}

/// The button farthest to the left over the tray.
pub(super) fn first_over_tray(t: &TableLayout) -> Option<Rect> {
    rules_at(t, Scene::Tray)
}

fn speed_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Row if t.compact => {
            let size = t.hud.log_button.size();
            let left = t.hud.phase.max.x + 4.0 * t.unit;
            let low = t.hud.log_button.min.y;
            Some(Rect::new(left, low, left + size.x, low + size.y))
        }
        Scene::Row => {
            let step = t.hud.pause_button.min.x - t.hud.log_button.min.x;
            let place = t.hud.log_button;
            Some(Rect {
                min: place.min - Vec2::X * step,
                max: place.max - Vec2::X * step,
            })
        }
        Scene::Stage => Some(on_stage(t, 1.0)),
        Scene::Nothing | Scene::Tray => None,
    }
}

fn log_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Row => Some(t.hud.log_button),
        Scene::Stage => Some(on_stage(t, 2.0)),
        Scene::Nothing | Scene::Tray => None,
    }
}

fn pause_at(t: &TableLayout, scene: Scene) -> Option<Rect> {
    match scene {
        Scene::Row => Some(t.hud.pause_button),
        Scene::Stage => Some(on_stage(t, 3.0)),
        Scene::Tray => {
            let size = t.hud.pause_button.size();
            let corner = t.window.max - Vec2::splat(10.0 * t.unit);
            Some(Rect::from_corners(corner - size, corner))
        }
        Scene::Nothing => None,
    }
}

fn spawn_tools(mut commands: Commands) {
    type ToolPlace = fn(&TableLayout, Scene) -> Option<Rect>;
    // Name of the node, key of its tip.
    let tools: [(Action, ToolPlace, &str, MessageKey); 4] = [
        (Action::Rules, rules_at, "Rules", keys::TIP_RULES_HERE),
        (Action::Speed, speed_at, "Speed", tip(Action::Speed)),
        (Action::Log, log_at, "Log", tip(Action::Log)),
        (Action::Pause, pause_at, "Pause", tip(Action::Pause)),
    ];
    for (action, at, node_name, about) in tools {
        let entity = tool(&mut commands, action, Focusable::PAGE.zone(ZONE).last());
        // `node` ignores the pointer; a button must not.
        commands
            .entity(entity)
            .insert((NodeTip::new(about), node(node_name, at)))
            .insert(Pickable::default());
    }
}
