//! Draws the marks of a plan on the map.

use bevy::prelude::*;

use super::cursor::{Cursor, Sheet};
use super::map_view::MapView;
use super::marks::{Mark, Marks, planned, under_cursor};
use super::marks_of_hints::{advised, pressed_next};
use super::motion::{MotionSystems, OnMap};
use super::session::{TABLE, TABLE_UPDATE, TableSystems};
use super::tutorial::{Coach, Next, next};
use super::{CurrentHint, DisplayedView, Selection, Turn};
use kit_theme::text_style::FontFace;
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette};

/// The nodes that hold marks: of the plan or of the cursor, on the ground or above the figures.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct MarkLayer {
    cursor: bool,
    above: bool,
}

/// The smallest type of a mark, in design units.
const LEAST: f32 = 13.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        (spawn, draw)
            .chain()
            .in_set(TableSystems::Show)
            .before(MotionSystems)
            .run_if(resource_exists::<DisplayedView>)
            .run_if(in_state(TABLE)),
    );
}

fn spawn(sheets: Query<Entity, Added<Sheet>>, mut commands: Commands) {
    for sheet in &sheets {
        for (cursor, above, z) in [
            (false, false, 2),
            (true, false, 3),
            (false, true, 70),
            (true, true, 71),
        ] {
            commands.spawn((
                MarkLayer { cursor, above },
                ChildOf(sheet),
                Node {
                    position_type: PositionType::Absolute,
                    width: percent(100),
                    height: percent(100),
                    ..default()
                },
                ZIndex(z),
                Pickable::IGNORE,
            ));
        }
    }
}

/// What was drawn last.
#[derive(Default)]
struct Drawn {
    plan: Marks,
    cursor: Marks,
    zoom: f32,
}

fn draw(
    displayed: Res<DisplayedView>,
    selection: Res<Selection>,
    (turn, cursor, view, hint): (Res<Turn>, Res<Cursor>, Res<MapView>, Res<CurrentHint>),
    coach: Option<Res<Coach>>,
    layers: Query<(Entity, Ref<MarkLayer>)>,
    mut drawn: Local<Drawn>,
    mut commands: Commands,
) {
    let fresh = layers.iter().any(|(_, layer)| layer.is_added());
    let plan_changed = displayed.is_changed()
        || selection.is_changed()
        || turn.is_changed()
        || hint.is_changed()
        || coach.as_ref().is_some_and(DetectChanges::is_changed);
    let zoomed = drawn.zoom != view.zoom;
    if !(fresh || plan_changed || zoomed || cursor.is_changed()) {
        return;
    }
    let board = displayed.board();
    let marks = if plan_changed || fresh {
        let mut marks = planned(board, &selection, *turn);
        if let Some(Next::Hex(at)) = coach
            .as_ref()
            .and_then(|coach| next(coach, &selection, board))
        {
            marks.extend(pressed_next(at));
        }
        if let Some((hint, _)) = hint.given() {
            marks.extend(advised(board, hint));
        }
        marks
    } else {
        drawn.plan.clone()
    };
    let around = cursor
        .0
        .map(|at| under_cursor(board, &selection, *turn, at));
    let around = around.unwrap_or_default();
    for (entity, layer) in &layers {
        let (now, before) = if layer.cursor {
            (&around, &drawn.cursor)
        } else {
            (&marks, &drawn.plan)
        };
        let (now, before) = if layer.above {
            (&now.above, &before.above)
        } else {
            (&now.ground, &before.ground)
        };
        if now == before && !zoomed && !fresh {
            continue;
        }
        commands.entity(entity).despawn_children();
        for mark in now {
            spawn_mark(&mut commands, entity, mark, view.zoom);
        }
    }
    *drawn = Drawn {
        plan: marks,
        cursor: around,
        zoom: view.zoom,
    };
}

/// A node that lies on the map.
fn lying() -> Node {
    Node {
        position_type: PositionType::Absolute,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

fn turned(angle: f32) -> UiTransform {
    UiTransform {
        rotation: Rot2::radians(angle),
        ..default()
    }
}

fn spawn_mark(commands: &mut Commands, layer: Entity, mark: &Mark, zoom: f32) {
    match mark {
        Mark::Picture {
            name,
            at,
            size,
            color,
            angle,
        } => {
            commands.spawn((
                ChildOf(layer),
                OnMap::resting(*at, *size),
                lying(),
                Picture::new(name.clone()),
                ImageNode {
                    color: *color,
                    ..default()
                },
                turned(*angle),
                Pickable::IGNORE,
            ));
        }
        Mark::Text {
            text,
            at,
            size,
            color,
            behind,
        } => {
            let size = (size * zoom).max(LEAST);
            commands
                .spawn((
                    ChildOf(layer),
                    OnMap::resting(*at, Vec2::new(90.0, 40.0)),
                    lying(),
                    Pickable::IGNORE,
                ))
                .with_child((
                    label(
                        text.clone(),
                        TextStyle::new(FontFace::RomanBold, size).growing(1.0),
                        *color,
                    ),
                    TextLayout::no_wrap(),
                    BackgroundColor(*behind),
                    TextShadow {
                        offset: Vec2::splat(1.2),
                        color: palette::SABLE,
                    },
                    Pickable::IGNORE,
                ));
        }
        Mark::Line {
            from,
            to,
            thick,
            color,
        } => {
            let way = *to - *from;
            commands.spawn((
                ChildOf(layer),
                OnMap::resting(from.midpoint(*to), Vec2::new(way.length() + thick, *thick)),
                Node {
                    border_radius: BorderRadius::all(px(thick * zoom)),
                    ..lying()
                },
                BackgroundColor(*color),
                turned(way.y.atan2(way.x)),
                Pickable::IGNORE,
            ));
        }
    }
}
