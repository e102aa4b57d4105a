//! The thinking indicator on the opponent's plate: a quill that writes while a bot thinks. With reduced motion it is
//! still.

use core::f32::consts::TAU;

use bevy::prelude::*;

use super::FillSystems;
use super::ui_layout::{Scene, node};
use crate::layout::TableLayout;
use crate::session::TABLE_UPDATE;
use crate::timings::TableTimings;
use crate::{AiThinking, DisplayedView, TABLE};
use kit_theme::{Picture, Scale, palette, visible_if};
use kit_timings::MotionSettings;

/// The root node, visible while a bot thinks.
#[derive(Component)]
struct Indicator;

/// The quill, which moves.
#[derive(Component)]
struct Quill;

/// The line it writes.
#[derive(Component)]
struct Ink;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn_indicator)
        .add_systems(
            TABLE_UPDATE,
            (show_indicator, animate).chain().in_set(FillSystems),
        );
}

/// The width of the indicator, in widths of the quill.
const WIDE: f32 = 1.6;

fn place(t: &TableLayout, scene: Scene) -> Option<Rect> {
    let (plate, part) = match scene {
        Scene::Row if t.compact => (t.hud.opponent, 0.58),
        Scene::Row => (t.hud.opponent, 0.42),
        Scene::Stage => (t.reveal.opponent, 0.36),
        Scene::Nothing | Scene::Tray => return None,
    };
    let side = (plate.height() * part).max(18.0);
    let corner = Vec2::new(plate.max.x, plate.min.y)
        + Vec2::new(-14.0, if t.compact { 8.0 } else { 12.0 }) * t.unit;
    let size = Vec2::new(side * WIDE, side);
    Some(Rect::from_corners(
        corner,
        corner + size * Vec2::new(-1.0, 1.0),
    ))
}

fn spawn_indicator(mut commands: Commands) {
    commands.spawn((
        node("Opponent's quill", place),
        Indicator,
        ZIndex(2),
        Visibility::Hidden,
        children![
            (
                Ink,
                Node {
                    position_type: PositionType::Absolute,
                    left: percent(14.0 / WIDE),
                    bottom: percent(8),
                    height: percent(5),
                    ..default()
                },
                BackgroundColor(palette::OR),
                Pickable::IGNORE,
            ),
            (
                Quill,
                Picture::new("icon-quill"),
                Node {
                    position_type: PositionType::Absolute,
                    height: percent(100),
                    width: percent(100.0 / WIDE),
                    ..default()
                },
                UiTransform::default(),
                Pickable::IGNORE,
            )
        ],
    ));
}

/// Shows the indicator while the opponent thinks.
fn show_indicator(
    thinking: Res<AiThinking>,
    displayed: Res<DisplayedView>,
    mut indicators: Query<&mut Visibility, With<Indicator>>,
) {
    let across = displayed.near.enemy();
    let writes = thinking.0.is_some_and(|seat| seat.camp == across);
    for mut visibility in &mut indicators {
        visibility.set_if_neq(visible_if(writes));
    }
}

/// The part of a period in which the line is written; in the rest the quill goes back to the start of the line.
const WRITES: f32 = 0.82;
/// The waves of the quill in a line.
const STROKES: f32 = 7.0;

/// The quill at a moment of the period (0 to 1): its place along the line (0 to 1), its height in parts of its size,
/// and its turn in radians.
fn stroke(moment: f32) -> (f32, f32, f32) {
    if moment < WRITES {
        let along = moment / WRITES;
        let wave = (along * STROKES * TAU).sin();
        (along, 0.05 * wave.abs(), 0.09 * wave)
    } else {
        let back = (moment - WRITES) / (1.0 - WRITES);
        let arc = (back * TAU / 2.0).sin();
        (1.0 - back, 0.22 * arc, -0.12 * arc)
    }
}

/// Moves the quill and draws its line.
fn animate(
    time: Res<Time>,
    timings: Res<TableTimings>,
    motion: Res<MotionSettings>,
    scale: Res<Scale>,
    layout: Res<TableLayout>,
    scene: Res<Scene>,
    indicators: Query<&Visibility, With<Indicator>>,
    mut moment: Local<f32>,
    mut quills: Query<&mut UiTransform, With<Quill>>,
    mut inks: Query<&mut Node, With<Ink>>,
) {
    let hidden = indicators.iter().all(|seen| *seen == Visibility::Hidden);
    let line = timings.thinking_indicator.seconds;
    let Some(area) = place(&layout, *scene) else {
        return;
    };
    let (along, up, lean) = if hidden {
        // The next time the line starts anew, and nothing tells how long the last thought took.
        *moment = 0.0;
        stroke(0.0)
    } else if motion.reduced || line <= 0.0 {
        (0.6, 0.0, 0.0)
    } else {
        *moment = (*moment + time.delta_secs() / line).fract();
        stroke(*moment)
    };
    let side = area.height();
    let way = area.width() - side;
    for mut quill in &mut quills {
        quill.set_if_neq(UiTransform {
            translation: Val2::px(along * way / scale.ui, -up * side / scale.ui),
            rotation: Rot2::radians(lean),
            ..default()
        });
    }
    let written = if *moment < WRITES { along } else { 1.0 };
    let width = percent(written * 100.0 * way / area.width());
    for mut ink in &mut inks {
        if ink.width != width {
            ink.width = width;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_written_through_and_begun_again_without_a_jump() {
        let steps = 400;
        let at = |n: i32| stroke((n % steps) as f32 / steps as f32);
        for n in 0..steps {
            let ((x, y, lean), (fx, fy, flean)) = (at(n), at(n + 1));
            let jump = (fx - x).abs().max((fy - y).abs()).max((flean - lean).abs());
            assert!(jump < 0.04, "a jump of {jump} at {n}");
        }
        assert!((0..steps).any(|n| at(n).0 > 0.98), "never at the end");
    }
}
