//! The oak table that lies under every screen.
//!
//! It covers the whole window in every frame and never changes, so it is painted once and [`kept`].

mod cached_backdrop;

use self::cached_backdrop::CachedBackdrop;
use crate::table::Screen;
use crate::theme::{Scale, SpriteAtlases, palette, visible_if};
use bevy::{prelude::*, sprite_render::AlphaMode2d};

/// The picture of the oak. The candle light is painted on it: a layer of its own would cover the whole window again.
const OAK: &str = "table";
/// Below everything, sprites included.
const DEPTH: f32 = -1.0;

/// The oak. Its mesh hides what is behind it, and so is drawn before every sprite.
#[derive(Component)]
#[require(Visibility, Transform)]
struct Oak;

/// Lays the oak when its picture has come, and keeps it as large as the window.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(palette::OAK_NIGHT))
        .add_plugins(cached_backdrop::plugin)
        .add_systems(OnExit(Screen::Loading), lay_oak)
        .add_systems(Update, (cover_window, rest).chain());
}

/// Lays it. Where nothing is drawn there is none.
fn lay_oak(
    atlases: Res<SpriteAtlases>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<ColorMaterial>>>,
    mut commands: Commands,
) {
    let (Some(mut meshes), Some(mut materials)) = (meshes, materials) else {
        return;
    };
    commands.spawn((
        Name::new("Oak"),
        Oak,
        Mesh2d(meshes.add(Rectangle::from_size(Vec2::ONE))),
        MeshMaterial2d(materials.add(ColorMaterial {
            texture: Some(atlases.picture(OAK)),
            alpha_mode: AlphaMode2d::Opaque,
            ..default()
        })),
        Pickable::IGNORE,
    ));
}

/// Makes it as large as the window needs, with its proportions kept.
fn cover_window(
    scale: Res<Scale>,
    atlases: Res<SpriteAtlases>,
    mut oak: Query<(Ref<Oak>, &mut Transform)>,
) {
    for (oak, mut at) in &mut oak {
        if scale.is_changed() || oak.is_added() {
            let size = atlases.size(OAK).max(Vec2::ONE);
            let cover = size * (scale.window / size).max_element();
            *at = Transform::from_xyz(0.0, 0.0, DEPTH).with_scale(cover.extend(1.0));
        }
    }
}

/// Paints it until it is kept, and again when it must be painted anew.
fn rest(
    mut kept: ResMut<CachedBackdrop>,
    mut oak: Query<(Ref<Transform>, &mut Visibility), With<Oak>>,
) {
    for (at, mut visibility) in &mut oak {
        if at.is_changed() {
            kept.forget();
        }
        visibility.set_if_neq(visible_if(!kept.is_kept()));
    }
}
