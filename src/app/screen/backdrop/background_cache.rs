//! The background cache: what seldom changes is drawn into a texture of the window's size, and one sprite shows that
//! texture. On a software renderer or a small graphics chip this one layer costs a part of the many that it replaces.
//!
//! Two cameras see the same world. The cache camera draws what is below the depth [`CachedBelow`], and only in frames in
//! which something there has changed. The window's camera draws the rest, with the sprite [`CachedBackground`] right
//! below it. Visibility and picking do not know of the split: it is made by the near and far planes at extraction.

use super::fingerprint::{hash_color, hash_place, hash_sprite};
use crate::table::{CachedBackground, CachedBelow};
use bevy::asset::RenderAssetUsages;
use bevy::camera::{
    CameraUpdateSystems, ImageRenderTarget, RenderTarget, visibility::VisibilitySystems,
};
use bevy::image::ImageSampler;
use bevy::platform::hash::FixedHasher;
use bevy::prelude::*;
use bevy::render::camera::extract_cameras;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::render_resource::{
    Extent3d, PipelineCache, TextureDimension, TextureFormat, TextureUsages,
};
use bevy::render::sync_world::RenderEntity;
use bevy::render::view::ExtractedView;
use bevy::render::{Extract, ExtractSchedule, Render, RenderApp, RenderSystems};
use bevy::sprite::update_text2d_layout;
use bevy::sprite::{Anchor, Text2d};
use bevy::text::TextLayoutInfo;
use bevy::window::PrimaryWindow;
use core::hash::{BuildHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How far above [`CachedBelow`] the sprite is, in units of depth.
const ABOVE: f32 = 0.01;
/// How far the sprite reaches beyond the window, in pixels, with the colours of the texture's edge: screen shake shows it.
const MARGIN: f32 = 16.0;

/// The camera that draws into the cache.
#[derive(Component)]
struct CacheCamera;

/// What the cache camera has to do, shared with the render world.
#[derive(Resource, ExtractResource, Clone, Default)]
struct CacheState {
    /// Whether it draws in this frame.
    now: bool,
    /// Set by the render world if a pipeline was not ready: draw again.
    again: Arc<AtomicBool>,
    /// The fingerprint of what it last drew.
    seen: u64,
}

/// Adds the cache. Without a render world there is none.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CachedBelow>();
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    app.init_resource::<CacheState>()
        .add_plugins(ExtractResourcePlugin::<CacheState>::default())
        .add_systems(PostStartup, spawn_cache_camera)
        .add_systems(
            PostUpdate,
            (
                (resize_cache, place_background)
                    .chain()
                    .before(CameraUpdateSystems)
                    .before(TransformSystems::Propagate),
                detect_changes
                    .after(TransformSystems::Propagate)
                    .after(VisibilitySystems::VisibilityPropagate)
                    .after(update_text2d_layout)
                    .before(VisibilitySystems::CheckVisibility),
            ),
        );
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing
            .add_systems(ExtractSchedule, split_by_depth.after(extract_cameras))
            .add_systems(
                Render,
                repaint_when_incomplete.in_set(RenderSystems::Cleanup),
            );
    }
}

fn spawn_cache_camera(mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let picture = images.add(blank_texture(UVec2::ONE));
    commands.spawn((
        Name::new("Cache camera"),
        CacheCamera,
        Camera2d,
        Camera {
            order: -1,
            ..default()
        },
        RenderTarget::Image(picture.clone().into()),
        Msaa::Off,
    ));
    commands.spawn((
        Name::new("Cached background"),
        CachedBackground,
        Sprite::from_image(picture),
    ));
}

/// An empty texture of `size` pixels, sampled without interpolation.
fn blank_texture(size: UVec2) -> Image {
    let size = Extent3d {
        width: size.x.max(1),
        height: size.y.max(1),
        depth_or_array_layers: 1,
    };
    let mut image = Image::new_uninit(
        size,
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::all(),
    );
    image.texture_descriptor.usage =
        TextureUsages::TEXTURE_BINDING | TextureUsages::COPY_SRC | TextureUsages::RENDER_ATTACHMENT;
    image.sampler = ImageSampler::nearest();
    image
}

/// Gives a window of another size another texture.
fn resize_cache(
    windows: Query<Ref<Window>, With<PrimaryWindow>>,
    mut images: ResMut<Assets<Image>>,
    mut cameras: Query<&mut RenderTarget, With<CacheCamera>>,
    mut backgrounds: Query<&mut Sprite, With<CachedBackground>>,
    mut state: ResMut<CacheState>,
    mut fits: Local<(UVec2, f32)>,
) {
    let Ok(window) = windows.single() else {
        return;
    };
    let (size, scale) = (
        window.physical_size().max(UVec2::ONE),
        window.scale_factor(),
    );
    if core::mem::replace(&mut *fits, (size, scale)) == (size, scale) {
        return;
    }
    let picture = images.add(blank_texture(size));
    for mut target in &mut cameras {
        *target = RenderTarget::Image(ImageRenderTarget {
            handle: picture.clone(),
            scale_factor: scale,
        });
    }
    for mut sprite in &mut backgrounds {
        let around = Rect::from_corners(Vec2::ZERO, size.as_vec2()).inflate(MARGIN);
        sprite.image = picture.clone();
        sprite.rect = Some(around);
        sprite.custom_size = Some(around.size() / scale);
    }
    state.seen = 0;
}

/// Keeps the sprite at the depth of the split.
fn place_background(
    still: Res<CachedBelow>,
    mut backgrounds: Query<&mut Transform, With<CachedBackground>>,
) {
    for mut at in &mut backgrounds {
        let fresh = Transform::from_xyz(0.0, 0.0, still.0 + ABOVE);
        at.set_if_neq(fresh);
    }
}

/// Lets the cache camera draw in this frame if anything below [`CachedBelow`] has changed, by a fingerprint of it.
fn detect_changes(
    still: Res<CachedBelow>,
    sprites: Query<(
        Entity,
        &Sprite,
        &Anchor,
        &GlobalTransform,
        &InheritedVisibility,
    )>,
    texts: Query<
        (
            Entity,
            Ref<TextLayoutInfo>,
            &TextColor,
            &GlobalTransform,
            &InheritedVisibility,
        ),
        With<Text2d>,
    >,
    meshes: Query<(&GlobalTransform, &InheritedVisibility), With<Mesh2d>>,
    mut loaded: MessageReader<AssetEvent<Image>>,
    mut cameras: Query<&mut Camera, With<CacheCamera>>,
    mut state: ResMut<CacheState>,
) {
    let lies_low = |at: &GlobalTransform, seen: &InheritedVisibility| {
        seen.get() && at.translation().z < still.0
    };
    let loaded: Vec<AssetId<Image>> = loaded.read().filter_map(image_of).collect();
    let mut fresh = false;
    let mut seen = FixedHasher.build_hasher();
    for (entity, sprite, anchor, at, visibility) in &sprites {
        if lies_low(at, visibility) {
            entity.hash(&mut seen);
            hash_place(at, &mut seen);
            hash_sprite(sprite, anchor, &mut seen);
            fresh |= loaded.contains(&sprite.image.id());
        }
    }
    for (entity, letters, color, at, visibility) in &texts {
        if lies_low(at, visibility) {
            entity.hash(&mut seen);
            hash_place(at, &mut seen);
            letters.last_changed().get().hash(&mut seen);
            hash_color(color.0, &mut seen);
        }
    }
    let seen = seen.finish();
    // The look of a mesh is not fingerprinted: with one below the split the cache is drawn every frame.
    let unknown = meshes.iter().any(|(at, seen)| lies_low(at, seen));
    let missed = state.again.swap(false, Ordering::Relaxed);
    let now = state.seen != seen || unknown || fresh || missed;
    if state.now || now {
        state.now = now;
        state.seen = seen;
    }
    for mut camera in &mut cameras {
        if camera.is_active != now {
            camera.is_active = now;
        }
    }
}

/// The image that was loaded or changed.
fn image_of(event: &AssetEvent<Image>) -> Option<AssetId<Image>> {
    match event {
        AssetEvent::Added { id } | AssetEvent::Modified { id } => Some(*id),
        _ => None,
    }
}

/// The cameras see depths from minus to plus this.
const DEPTH_RANGE: f32 = 1000.0;

/// Sets the near and far planes of both cameras at the split.
fn split_by_depth(
    still: Extract<Option<Res<CachedBelow>>>,
    cameras: Extract<Query<(RenderEntity, Has<CacheCamera>), With<Camera2d>>>,
    mut commands: Commands,
) {
    let Some(still) = still.as_deref() else {
        return;
    };
    for (camera, paints) in &cameras {
        let (near, far) = if paints {
            (-still.0, DEPTH_RANGE)
        } else {
            (-DEPTH_RANGE, -still.0)
        };
        commands
            .entity(camera)
            .entry::<ExtractedView>()
            .and_modify(move |mut view| {
                // Reversed depth: 1 is nearest, 0 is farthest.
                view.clip_from_view.z_axis.z = (far - near).recip();
                view.clip_from_view.w_axis.z = far / (far - near);
            });
    }
}

/// Asks for another drawing if a pipeline was still being compiled.
fn repaint_when_incomplete(state: Option<Res<CacheState>>, pipelines: Res<PipelineCache>) {
    if let Some(state) = state
        && state.now
        && pipelines.waiting_pipelines().next().is_some()
    {
        state.again.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
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
        let mut image =
            Image::new_target_texture(SIZE.x, SIZE.y, TextureFormat::Rgba8UnormSrgb, None);
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
}
