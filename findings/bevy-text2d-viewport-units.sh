#!/usr/bin/env bash
# Bevy 0.19.1: a `Text2d` whose font size is in viewport units (`FontSize::Vw`, `Vh`, `VMin`, `VMax`) is laid out anew in
# every frame in which the window keeps its size, and not in the frame in which the size changes.
#
# `update_text2d_layout` (bevy_sprite) asks whether the size is equal to the last one and takes the answer for "has
# changed". The text looks right, a frame late; but each such text is shaped, wrapped and placed in every frame, and
# whoever waits for `Changed<TextLayoutInfo>` is woken in every frame. A `Text` of the interface is not concerned.
#
# Seen, with a text of FontSize::Px(24.0) and one of FontSize::Vh(5.0):
#   window at rest, 100 frames: laid out Px 0, Vh 100
#   window made higher, 1 frame: laid out Px 0, Vh 0
#
# What we do: no text of ours has viewport units; `src/theme/scale.rs` reckons pixels from the window.
#
# usage: bevy-text2d-viewport-units.sh     needs cargo with its registry, Rust 1.95, a C compiler; two minutes. Exit
# code 0: still so; 1: it is not; 2: it could not be tried.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
mkdir src
cat >Cargo.toml <<'TOML'
[package]
name = "viewport-units"
version = "0.1.0"
edition = "2024"

[dependencies]
bevy = { version = "=0.19.1", default-features = false, features = [
  "std", "async_executor", "bevy_asset", "bevy_camera", "bevy_sprite", "bevy_text", "bevy_window", "default_font",
] }

[workspace]
TOML
cat >src/main.rs <<'RUST'
use bevy::asset::AssetPlugin;
use bevy::camera::{ComputedCameraValues, RenderTargetInfo, visibility::VisibleEntities};
use bevy::prelude::*;
use bevy::sprite::SpritePlugin;
use bevy::text::{FontSize, TextLayoutInfo, TextPlugin};
use bevy::window::{PrimaryWindow, WindowPlugin};
use std::any::TypeId;

#[derive(Resource, Default)]
struct LaidOut([u32; 2]);

#[derive(Component)]
struct Kind(usize);

fn count(texts: Query<(&Kind, Ref<TextLayoutInfo>)>, mut laid: ResMut<LaidOut>) {
    for (kind, layout) in &texts {
        laid.0[kind.0] += u32::from(layout.is_changed());
    }
}

fn text(kind: usize, font_size: FontSize) -> impl Bundle {
    (
        Kind(kind),
        Text2d::new("Chauvigny"),
        TextFont { font_size, ..default() },
    )
}

fn main() {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        AssetPlugin::default(),
        WindowPlugin::default(),
        ImagePlugin::default(),
        TextPlugin,
        SpritePlugin,
    ))
    .init_asset::<Mesh>()
    .init_resource::<LaidOut>()
    .add_systems(Last, count);
    let world = app.world_mut();
    let px = world.spawn(text(0, FontSize::Px(24.0))).id();
    let vh = world.spawn(text(1, FontSize::Vh(5.0))).id();
    // Nothing is drawn here, so the camera is told what a renderer would tell it.
    let mut seen = VisibleEntities::default();
    seen.get_mut(TypeId::of::<Sprite>()).extend([px, vh]);
    world.spawn((
        Camera {
            computed: ComputedCameraValues {
                target_info: Some(RenderTargetInfo { physical_size: UVec2::new(1280, 720), scale_factor: 1.0 }),
                ..default()
            },
            ..default()
        },
        seen,
    ));
    let frames = |app: &mut App, n: u32| {
        app.world_mut().resource_mut::<LaidOut>().0 = [0; 2];
        for _ in 0..n {
            app.update();
        }
        app.world().resource::<LaidOut>().0
    };
    let [first, _] = frames(&mut app, 10);
    assert!(first > 0, "texts are not laid out here at all");
    let [px, vh] = frames(&mut app, 100);
    println!("window at rest, 100 frames: laid out Px {px}, Vh {vh}");
    let mut windows = app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
    windows.single_mut(app.world_mut()).unwrap().resolution.set(1280.0, 900.0);
    let [px_then, vh_then] = frames(&mut app, 1);
    println!("window made higher, 1 frame: laid out Px {px_then}, Vh {vh_then}");
    let still = [px, vh, px_then, vh_then] == [0, 100, 0, 0];
    println!("{}", if still { "still so" } else { "no longer so" });
    std::process::exit(i32::from(!still));
}
RUST
export CARGO_TARGET_DIR="$dir/target"
# A program that cannot be built says nothing of texts.
cargo build --quiet || exit 2
"$dir/target/debug/viewport-units"
