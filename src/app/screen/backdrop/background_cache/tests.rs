//! What the cache shows, and when it is drawn.

use crate::table::Screen;
use crate::theme::{Scale, SpriteAtlases, palette};
use bevy::camera::RenderTarget;
use bevy::gilrs::GilrsPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::gpu_readback::{Readback, ReadbackComplete};
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::winit::WinitPlugin;

const SIZE: UVec2 = UVec2::new(64, 48);

/// The pixels of the last frame, row by row from the top.
#[derive(Resource, Default)]
struct Drawn(Vec<u8>);

impl Drawn {
    fn at(&self, x: usize, y: usize) -> Option<[u8; 4]> {
        // Rows in a readback buffer are aligned to 256 bytes.
        let at = y * (SIZE.x as usize * 4).next_multiple_of(256) + x * 4;
        self.0.get(at..at + 4)?.try_into().ok()
    }
}

/// An app that draws the backdrop into a texture instead of a window.
fn drawn() -> App {
    let mut app = App::new();
    let engine = DefaultPlugins
        .build()
        .disable::<WinitPlugin>()
        .disable::<LogPlugin>()
        .disable::<GilrsPlugin>()
        .disable::<PipelinedRenderingPlugin>()
        .set(AssetPlugin {
            file_path: concat!(env!("CARGO_MANIFEST_DIR"), "/assets").into(),
            ..default()
        })
        .set(WindowPlugin {
            primary_window: Some(Window {
                resolution: (SIZE.x, SIZE.y).into(),
                ..default()
            }),
            ..default()
        })
        .set(RenderPlugin {
            synchronous_pipeline_compilation: true,
            ..default()
        });
    app.add_plugins(engine)
        .insert_state(Screen::Loading)
        .insert_resource(Scale::of(SIZE.as_vec2(), 1.0))
        .init_resource::<SpriteAtlases>()
        .init_resource::<Drawn>()
        .add_plugins(super::super::plugin);
    let mut image = Image::new_target_texture(SIZE.x, SIZE.y, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let image = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.world_mut().spawn((
        Camera2d,
        IsDefaultUiCamera,
        Msaa::Off,
        RenderTarget::Image(image.clone().into()),
    ));
    app.world_mut().spawn(Readback::texture(image)).observe(
        |read: On<ReadbackComplete>, mut drawn: ResMut<Drawn>| drawn.0.clone_from(&read.data),
    );
    app.finish();
    app.cleanup();
    app
}

/// Draws until `fits` holds in 40 frames: a readback arrives some frames later.
fn draw_until(app: &mut App, fits: impl Fn(&Drawn) -> bool) {
    let mut more = 40;
    for _ in 0..4000 {
        app.update();
        if fits(app.world().resource::<Drawn>()) {
            more -= 1;
        }
        if more == 0 {
            return;
        }
    }
    panic!("never drawn as expected");
}

#[test]
#[ignore = "it draws, and needs a graphics driver: .cargo/test runs it"]
fn the_oak_stays_whatever_else_is_drawn() {
    let mut app = drawn();
    let oak = app.world().resource::<SpriteAtlases>().picture("table");
    while app.world().resource::<Assets<Image>>().get(&oak).is_none() {
        app.update();
    }
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    let night = palette::OAK_NIGHT.to_srgba().to_u8_array();
    draw_until(&mut app, |drawn| {
        drawn.at(3, 3).is_some_and(|at| at[3] == 255 && at != night)
    });
    let bare = app.world().resource::<Drawn>().at(3, 3);

    // An opaque mesh, as the fields of a board are: drawn before all sprites.
    let mesh = app
        .world_mut()
        .resource_mut::<Assets<Mesh>>()
        .add(Rectangle::from_length(10.0));
    let material = app
        .world_mut()
        .resource_mut::<Assets<ColorMaterial>>()
        .add(palette::ARGENT);
    app.world_mut().spawn((
        Mesh2d(mesh),
        MeshMaterial2d(material),
        Transform::from_xyz(0.0, 0.0, 2.0),
    ));
    let silver = Some(palette::ARGENT.to_srgba().to_u8_array());
    draw_until(&mut app, |drawn| {
        drawn.at(SIZE.x as usize / 2, SIZE.y as usize / 2) == silver
    });
    let drawn = app.world().resource::<Drawn>();
    assert_eq!(drawn.at(3, 3), bare, "the oak went away");
}
