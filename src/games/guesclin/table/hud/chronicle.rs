//! The last sentence of the log, below the aim.

use bevy::prelude::*;

use super::FillSystems;
use super::places::node;
use crate::session::{TABLE, TABLE_UPDATE};
use kit_table::log::Log;
use kit_theme::widget::label;
use kit_theme::{Scale, TextStyle, palette};

/// The list, with how many sentences the log had.
#[derive(Component)]
struct Chronicle(Option<usize>);

/// How many sentences are shown at most: two of a blow in German have no room. On a phone none, as the prompt tells the
/// last one.
const LAST: usize = 1;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn)
        .add_systems(TABLE_UPDATE, fill.in_set(FillSystems));
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Chronicle(None),
        node("Chronicle", |t| t.chronicle),
        Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::FlexEnd,
            padding: UiRect::axes(px(4), px(2)),
            row_gap: px(3),
            overflow: Overflow::clip(),
            ..default()
        },
    ));
}

fn fill(
    log: Res<Log>,
    scale: Res<Scale>,
    mut lists: Query<(Entity, &mut Chronicle)>,
    mut commands: Commands,
) {
    let low = scale.is_low();
    let last = if low { 0 } else { LAST };
    for (entity, mut list) in &mut lists {
        if list.0 == Some(log.0.len()) && !scale.is_changed() {
            continue;
        }
        list.0 = Some(log.0.len());
        commands.entity(entity).despawn_children();
        let from = log.0.len().saturating_sub(last);
        for message in &log.0[from..] {
            commands.spawn((
                ChildOf(entity),
                Node {
                    flex_shrink: 0.0,
                    ..default()
                },
                label(
                    message.clone(),
                    TextStyle::CAPTION.sized(14.0).growing(1.0),
                    palette::PARCHMENT,
                ),
                Pickable::IGNORE,
            ));
        }
    }
}
