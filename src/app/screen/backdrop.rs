//! The oak table that lies under every screen but the table's own.

use super::Screen;
use crate::theme::{Design, Picture, Scale, Sheets, ThemeSystems, palette};
use bevy::prelude::*;

/// The picture of the oak.
const OAK: &str = "table";

/// The node with the oak: it covers the window and keeps its proportions.
#[derive(Component)]
struct Oak;

/// Lays the oak.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(palette::OAK_NIGHT))
        .add_systems(OnEnter(Screen::Title), lay_oak)
        .add_systems(OnEnter(Screen::NewGame), lay_oak)
        .add_systems(OnEnter(Screen::Result), lay_oak)
        .add_systems(PostUpdate, cover_window.before(ThemeSystems))
        .add_systems(OnEnter(Screen::Table), clear_oak);
}

/// Lays it where it does not lie yet.
fn lay_oak(oak: Query<(), With<Oak>>, mut commands: Commands) {
    if oak.is_empty() {
        commands.spawn((
            Name::new("Oak"),
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                overflow: Overflow::clip(),
                ..default()
            },
            GlobalZIndex(-10),
            Pickable::IGNORE,
            BackgroundColor(palette::OAK_DEEP),
            children![(Oak, Picture::new(OAK), Design::default(), Pickable::IGNORE)],
        ));
    }
}

/// The table brings its own.
fn clear_oak(oak: Query<&ChildOf, With<Oak>>, mut commands: Commands) {
    for child_of in &oak {
        commands.entity(child_of.parent()).despawn();
    }
}

/// Makes the oak as large as the window needs.
fn cover_window(scale: Res<Scale>, sheets: Res<Sheets>, mut oak: Query<(Ref<Oak>, &mut Design)>) {
    for (oak, mut design) in &mut oak {
        if scale.is_changed() || sheets.is_changed() || oak.is_added() {
            let size = sheets.size(OAK).max(Vec2::ONE);
            let page = scale.page();
            let cover = size * (page / size).max_element();
            design.0 = Node {
                width: px(cover.x),
                height: px(cover.y),
                flex_shrink: 0.0,
                ..default()
            };
        }
    }
}
