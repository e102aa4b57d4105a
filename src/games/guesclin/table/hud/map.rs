//! The map on the table: its window, its picture, and what lies on it: figures, objects, posts, the bridge.

use bevy::prelude::*;

use super::FillSystems;
use super::places::node;
use crate::cursor::{Sheet, TheMap};
use crate::geometry::MAP;
use crate::layout::TableLayout;
use crate::map_view::MapView;
use crate::motion::MotionSystems;
use crate::selectable::zone;
use crate::session::{TABLE, TABLE_UPDATE, TableSystems};
use crate::{DisplayedView, picture_names};
use bevy::picking::hover::Hovered;
use kit_input::Focusable;
use kit_theme::{Picture, Scale, palette};

/// The picture of the map.
#[derive(Component, Debug, Clone, Copy, Default)]
struct MapPicture;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MapView>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            TABLE_UPDATE,
            (
                follow_window.in_set(TableSystems::Sync),
                (show_map, place_sheet)
                    .chain()
                    .in_set(FillSystems)
                    .before(MotionSystems),
            ),
        );
}

fn spawn(
    mut view: ResMut<MapView>,
    layout: Res<TableLayout>,
    scale: Res<Scale>,
    mut commands: Commands,
) {
    *view = MapView::above_foot(layout.map.size(), layout.aside.height(), scale.ui);
    let window = commands
        .spawn((
            TheMap,
            node("Map", |t| t.map),
            Node {
                overflow: Overflow::clip(),
                ..default()
            },
            BackgroundColor(palette::OAK_NIGHT),
            Focusable::PAGE.zone(zone::MAP).first(),
            Hovered::default(),
        ))
        .insert(Pickable::default())
        .id();
    let sheet = commands
        .spawn((
            Sheet,
            ChildOf(window),
            Node {
                position_type: PositionType::Absolute,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id();
    commands.spawn((
        MapPicture,
        ChildOf(sheet),
        Picture::new(""),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            ..default()
        },
        Pickable::IGNORE,
    ));
}

/// A window of another size shows the same part.
fn follow_window(layout: Res<TableLayout>, scale: Res<Scale>, mut view: ResMut<MapView>) {
    if layout.is_changed() && !layout.is_added() {
        let fresh = view.resized(layout.map.size(), layout.aside.height(), scale.ui);
        view.set_if_neq(fresh);
    }
}

fn show_map(displayed: Res<DisplayedView>, mut pictures: Query<&mut Picture, With<MapPicture>>) {
    let name = picture_names::map(displayed.board().scenario());
    for mut picture in &mut pictures {
        Picture::show(&mut picture, name);
    }
}

fn place_sheet(view: Res<MapView>, mut sheets: Query<(&mut Node, Ref<Sheet>)>) {
    for (mut node, sheet) in &mut sheets {
        if !view.is_changed() && !sheet.is_added() {
            continue;
        }
        let corner = view.place(Vec2::ZERO);
        let size = MAP * view.zoom;
        node.left = px(corner.x);
        node.top = px(corner.y);
        node.width = px(size.x);
        node.height = px(size.y);
    }
}
