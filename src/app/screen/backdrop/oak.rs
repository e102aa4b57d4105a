//! The oak: it covers the whole window and lies below everything.

use bevy::prelude::*;
use kit_table::Screen;
use kit_theme::{Scale, SpriteAtlases, palette};

/// The picture of the oak. The candle light is painted on it: a layer of its own would cover the whole window again.
const OAK: &str = "table";
/// Below everything.
const DEPTH: f32 = -1.0;

/// The oak.
#[derive(Component)]
pub(super) struct Oak;

/// Lays the oak when its picture has come, and keeps it as large as the window.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(palette::OAK_NIGHT))
        .add_systems(OnExit(Screen::Loading), lay_oak)
        .add_systems(Update, cover_window);
}

fn lay_oak(atlases: Res<SpriteAtlases>, mut commands: Commands) {
    commands.spawn((
        Name::new("Oak"),
        Oak,
        atlases.sprite(OAK),
        Transform::from_xyz(0.0, 0.0, DEPTH),
    ));
}

/// Makes it as large as the window needs, with its proportions kept.
fn cover_window(
    scale: Res<Scale>,
    atlases: Res<SpriteAtlases>,
    mut oak: Query<(Ref<Oak>, &mut Sprite)>,
) {
    for (oak, mut sprite) in &mut oak {
        if scale.is_changed() || oak.is_added() {
            let size = atlases.size(OAK).max(Vec2::ONE);
            let cover = size * (scale.window / size).max_element();
            sprite.custom_size = Some(cover);
        }
    }
}
