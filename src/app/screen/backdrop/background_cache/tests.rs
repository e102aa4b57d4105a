//! What the cache shows, and when it is drawn.

use super::{CacheCamera, CacheDraws, CacheState, Redraw, detect_changes};
use crate::app::engine_plugins::EnginePlugins;
use crate::app::screen::backdrop::oak::Oak;
use bevy::camera::RenderTarget;
use bevy::camera::primitives::Aabb;
use bevy::gilrs::GilrsPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::gpu_readback::{Readback, ReadbackComplete};
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::sprite::Anchor;
use bevy::window::{PrimaryWindow, WindowResized};
use bevy::winit::WinitPlugin;
use kit_table::{CachedBelow, Screen};
use kit_theme::atlas::{GameSheets, ReadAtlases};
use kit_theme::{Scale, SpriteAtlases, palette};

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
    let engine = EnginePlugins
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
        })
        .add_after::<ImagePlugin>(ReadAtlases(GameSheets::default()));
    app.add_plugins(engine)
        .insert_state(Screen::Loading)
        .insert_resource(Scale::of(SIZE.as_vec2(), 1.0))
        .init_resource::<Drawn>()
        .add_plugins((
            crate::app::direct_render::plugin,
            crate::app::screen::backdrop::plugin,
        ));
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

/// The same with the oak on it, when it has been drawn; and the oak's colour near a corner.
fn drawn_oak() -> (App, Option<[u8; 4]>) {
    let mut app = drawn();
    let oak = app.world().resource::<SpriteAtlases>().picture("table");
    while app.world().resource::<Assets<Image>>().get(&oak).is_none() {
        let state = app.world().resource::<AssetServer>().load_state(&oak);
        assert!(state.is_loading() || state.is_loaded(), "{state:?}");
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
    (app, bare)
}

#[test]
#[ignore = "it draws, and needs a graphics driver: .cargo/test runs it"]
fn what_moves_on_the_oak_is_drawn_where_it_is_and_gone_where_it_was() {
    let (mut app, bare) = drawn_oak();
    let silver = Some(palette::ARGENT.to_srgba().to_u8_array());
    let at = |x: f32| Transform::from_xyz(x - 32.0, 24.0 - 3.0, -0.8);
    let thing = app
        .world_mut()
        .spawn((
            Sprite::from_color(palette::ARGENT, Vec2::splat(4.0)),
            at(3.0),
        ))
        .id();
    draw_until(&mut app, |drawn| drawn.at(3, 3) == silver);
    let before = *app.world().resource::<CacheDraws>();
    app.world_mut().entity_mut(thing).insert(at(40.0));
    draw_until(&mut app, |drawn| drawn.at(40, 3) == silver);
    assert_eq!(app.world().resource::<Drawn>().at(3, 3), bare, "a trace");
    let now = *app.world().resource::<CacheDraws>();
    assert_eq!(now.frames - before.frames, 1);
    assert!(now.windows - before.windows < 0.5, "{before:?} {now:?}");
}

#[test]
#[ignore = "it draws, and needs a graphics driver: .cargo/test runs it"]
fn the_oak_stays_whatever_else_is_drawn() {
    let (mut app, bare) = drawn_oak();

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

/// An app that looks for changes and draws nothing: a window with the oak, a low thing on it, and a card above the
/// split.
fn looked_at() -> (App, Entity, Entity) {
    let mut app = App::new();
    app.init_resource::<CachedBelow>()
        .init_resource::<CacheState>()
        .init_resource::<CacheDraws>()
        .add_message::<AssetEvent<Image>>()
        .add_systems(Update, detect_changes);
    app.world_mut().insert_resource(CachedBelow(4.0));
    app.world_mut().spawn((
        PrimaryWindow,
        Window {
            resolution: (SIZE.x, SIZE.y).into(),
            ..default()
        },
    ));
    let mut lay = |depth: f32, half: Vec2| {
        let bounds = Aabb {
            center: Vec3A::ZERO,
            half_extents: half.extend(0.0).into(),
        };
        let place = GlobalTransform::from_xyz(0.0, 0.0, depth);
        app.world_mut()
            .spawn((
                Sprite::default(),
                Anchor::CENTER,
                place,
                bounds,
                InheritedVisibility::VISIBLE,
            ))
            .id()
    };
    let oak = lay(-1.0, SIZE.as_vec2());
    let low = lay(2.0, Vec2::splat(5.0));
    let card = lay(20.0, Vec2::splat(5.0));
    app.world_mut().entity_mut(oak).insert(Oak);
    app.update();
    (app, low, card)
}

/// What is drawn in a frame after this thing has moved to this place.
fn after_move(app: &mut App, thing: Entity, x: f32) -> Option<Redraw> {
    if let Some(mut at) = app.world_mut().get_mut::<GlobalTransform>(thing) {
        let depth = at.translation().z;
        *at = GlobalTransform::from_xyz(x, 0.0, depth);
    }
    app.update();
    app.world().resource::<CacheState>().draws
}

#[test]
fn a_card_that_glides_does_not_draw_the_cache() {
    let (mut app, _, card) = looked_at();
    let before = *app.world().resource::<CacheDraws>();
    for step in 1..20 {
        assert_eq!(after_move(&mut app, card, step as f32), None);
    }
    assert_eq!(*app.world().resource::<CacheDraws>(), before);
}

#[test]
fn a_low_thing_that_moves_draws_where_it_was_and_where_it_is() {
    let (mut app, low, card) = looked_at();
    // 5 to either side and 2 around: from 25 to 39 across, and 10 farther.
    let part = URect::new(25, 17, 49, 31);
    assert_eq!(after_move(&mut app, low, 10.0), Some(Redraw::Part(part)));
    assert_eq!(after_move(&mut app, card, 3.0), None, "it rests");
    if let Some(mut sprite) = app.world_mut().get_mut::<Sprite>(low) {
        sprite.set_changed();
    }
    assert_eq!(
        after_move(&mut app, card, 4.0),
        None,
        "written, and the same"
    );
    assert!(after_move(&mut app, low, 900.0).is_some(), "it leaves");
    assert_eq!(after_move(&mut app, low, 950.0), None, "outside the window");
}

#[test]
fn without_the_oak_all_is_drawn_anew() {
    let (mut app, low, _) = looked_at();
    let oaks: Vec<_> = (app.world_mut().query_filtered::<Entity, With<Oak>>())
        .iter(app.world())
        .collect();
    for oak in oaks {
        app.world_mut().entity_mut(oak).remove::<Oak>();
    }
    assert_eq!(after_move(&mut app, low, 10.0), Some(Redraw::Whole));
}

#[test]
#[ignore = "it draws, and needs a graphics driver: .cargo/test runs it"]
fn a_window_of_another_size_is_drawn_in_its_first_frame() {
    let (mut app, _) = drawn_oak();
    for size in [UVec2::new(80, 64), UVec2::new(48, 32)] {
        let before = app.world().resource::<CacheDraws>().windows;
        let world = app.world_mut();
        let mut windows = world.query::<(Entity, &mut Window)>();
        let (window, mut shown) = windows.single_mut(world).expect("one window");
        shown.resolution.set_physical_resolution(size.x, size.y);
        world.write_message(WindowResized {
            window,
            width: size.x as f32,
            height: size.y as f32,
        });
        app.update();
        let world = app.world_mut();
        let mut cameras = world.query_filtered::<&Camera, With<CacheCamera>>();
        let camera = cameras.single(world).expect("the cache's camera");
        assert_eq!(camera.physical_target_size(), Some(size));
        for _ in 0..4 {
            app.update();
        }
        // An error while drawing ends the program.
        assert_eq!(app.should_exit(), None, "{size}");
        let after = app.world().resource::<CacheDraws>().windows;
        assert!(after >= before + 1.0, "{size}: {before}, {after}");
    }
}
