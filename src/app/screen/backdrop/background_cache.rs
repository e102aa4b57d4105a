//! The background cache: what seldom changes is drawn into a texture of the window's size, and one sprite shows that
//! texture. On a software renderer or a small graphics chip this one layer costs a part of the many that it replaces.
//!
//! Two cameras see the same world. The cache camera draws what is below the depth [`CachedBelow`], only in frames in
//! which something there has changed, and on the desktop only the part of the window in which it has. The window's
//! camera draws the rest, with the sprite [`CachedBackground`] right below it. Visibility and picking do not know of
//! the split: it is made at extraction and where sprites are queued.

use super::changes::{Changes, area, pixels};
use super::fingerprint::{hash_color, hash_place, hash_sprite};
use super::oak::Oak;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::direct_render::{DrawnPart, direct_render};
use bevy::asset::RenderAssetUsages;
use bevy::camera::primitives::Aabb;
use bevy::camera::{
    CameraUpdateSystems, ImageRenderTarget, RenderTarget, visibility::VisibilitySystems,
};
use bevy::core_pipeline::core_2d::Transparent2d;
use bevy::ecs::entity::EntityHashMap;
use bevy::image::ImageSampler;
use bevy::platform::hash::FixedHasher;
use bevy::prelude::*;
use bevy::render::camera::extract_cameras;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::render_phase::ViewSortedRenderPhases;
use bevy::render::render_resource::{
    Extent3d, PipelineCache, TextureDimension, TextureFormat, TextureUsages,
};
use bevy::render::sync_world::RenderEntity;
use bevy::render::view::ExtractedView;
use bevy::render::{Extract, ExtractSchedule, Render, RenderApp, RenderSystems};
use bevy::sprite::update_text2d_layout;
use bevy::sprite::{Anchor, Text2d};
use bevy::sprite_render::ExtractedSprites;
use bevy::text::TextLayoutInfo;
use bevy::window::PrimaryWindow;
use core::hash::{BuildHasher, Hash, Hasher};
use core::ops::Range;
use kit_table::{CachedBackground, CachedBelow};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How far above [`CachedBelow`] the sprite is, in units of depth.
const ABOVE: f32 = 0.01;
/// How far the sprite reaches beyond the window, in pixels, with the colours of the texture's edge: screen shake shows
/// it.
const MARGIN: f32 = 16.0;

/// The camera that draws into the cache.
#[derive(Component)]
struct CacheCamera;

/// What the cache camera has to do, shared with the render world.
#[derive(Resource, ExtractResource, Clone, Default)]
struct CacheState {
    /// What it draws in this frame.
    draws: Option<Redraw>,
    /// Whether the window's size is new.
    resized: bool,
    /// Set by the render world if a pipeline was not ready: draw again.
    again: Arc<AtomicBool>,
}

/// What the cache camera draws in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Redraw {
    /// Everything, on a cleared texture.
    Whole,
    /// This part, in pixels, over what the texture holds.
    Part(URect),
}

/// How often the cache has been drawn, and how much of it each time.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::app) struct CacheDraws {
    /// The frames in which something was drawn.
    pub frames: u32,
    /// How much was drawn, in windows.
    pub windows: f32,
}

/// The depths that each camera draws.
#[derive(Resource, Default)]
struct DepthRanges(EntityHashMap<Range<f32>>);

/// Adds the cache. Without a render world there is none.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CachedBelow>()
        .init_resource::<CacheDraws>();
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
                    .after(VisibilitySystems::CalculateBounds)
                    .after(update_text2d_layout)
                    .before(VisibilitySystems::CheckVisibility),
            ),
        );
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing
            .init_resource::<DepthRanges>()
            .add_systems(ExtractSchedule, split_by_depth.after(extract_cameras))
            .add_systems(
                Render,
                (
                    leave_out_other_depths
                        .after(RenderSystems::Queue)
                        .before(RenderSystems::PhaseSort),
                    repaint_when_incomplete.in_set(RenderSystems::Cleanup),
                ),
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
        #[cfg(not(target_arch = "wasm32"))]
        direct_render(),
        #[cfg(target_arch = "wasm32")]
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
    mut cameras: Query<(&mut RenderTarget, &mut Projection), With<CacheCamera>>,
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
    for (mut target, mut projection) in &mut cameras {
        *target = RenderTarget::Image(ImageRenderTarget {
            handle: picture.clone(),
            scale_factor: scale,
        });
        // The camera measures its target again in this frame. The new image is announced only after that, and depth of
        // the old size beside a texture of the new one is an error that ends the program.
        projection.set_changed();
    }
    for mut sprite in &mut backgrounds {
        let around = Rect::from_corners(Vec2::ZERO, size.as_vec2()).inflate(MARGIN);
        sprite.image = picture.clone();
        sprite.rect = Some(around);
        sprite.custom_size = Some(around.size() / scale);
    }
    state.resized = true;
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

/// How far letters may reach beyond their bounds, in heights of the text.
const OVERHANG: f32 = 0.3;

/// Lets the cache camera draw in this frame if anything below [`CachedBelow`] has changed, and only where it has.
fn detect_changes(
    still: Res<CachedBelow>,
    sprites: Query<(
        Entity,
        Ref<Sprite>,
        Ref<Anchor>,
        Ref<GlobalTransform>,
        Option<Ref<Aabb>>,
        &InheritedVisibility,
    )>,
    texts: Query<
        (
            Entity,
            Ref<TextLayoutInfo>,
            Ref<TextColor>,
            Ref<GlobalTransform>,
            Option<&Aabb>,
            &InheritedVisibility,
        ),
        With<Text2d>,
    >,
    meshes: Query<(&GlobalTransform, &InheritedVisibility), With<Mesh2d>>,
    (oak, windows): (Query<(), With<Oak>>, Query<&Window, With<PrimaryWindow>>),
    mut loaded: MessageReader<AssetEvent<Image>>,
    mut cameras: Query<&mut Camera, With<CacheCamera>>,
    mut state: ResMut<CacheState>,
    mut draws: ResMut<CacheDraws>,
    mut changes: Local<Changes>,
) {
    let Ok(window) = windows.single() else {
        return;
    };
    let lies_low = |at: &GlobalTransform, seen: &InheritedVisibility| {
        seen.get() && at.translation().z < still.0
    };
    let loaded: Vec<AssetId<Image>> = loaded.read().filter_map(image_of).collect();
    let mut fresh = false;
    changes.begin();
    for (entity, sprite, anchor, at, bounds, visibility) in &sprites {
        if !lies_low(&at, visibility) {
            continue;
        }
        fresh |= !loaded.is_empty() && loaded.contains(&sprite.image.id());
        let written = sprite.is_changed()
            || at.is_changed()
            || anchor.is_changed()
            || bounds.as_ref().is_none_or(Ref::is_changed);
        if written || !changes.keep(entity) {
            let mut look = FixedHasher.build_hasher();
            hash_place(&at, &mut look);
            hash_sprite(&sprite, &anchor, &mut look);
            changes.note(entity, look.finish(), area(bounds.as_deref(), &at, 0.0));
        }
    }
    for (entity, letters, color, at, bounds, visibility) in &texts {
        if !lies_low(&at, visibility) {
            continue;
        }
        let written = letters.is_changed() || color.is_changed() || at.is_changed();
        if written || !changes.keep(entity) {
            let mut look = FixedHasher.build_hasher();
            hash_place(&at, &mut look);
            letters.last_changed().get().hash(&mut look);
            hash_color(color.0, &mut look);
            changes.note(entity, look.finish(), area(bounds, &at, OVERHANG));
        }
    }
    let changed = changes.end();
    // The look of a mesh is not fingerprinted: with one below the split the cache is drawn every frame.
    let unknown = meshes.iter().any(|(at, seen)| lies_low(at, seen));
    let missed = state.again.swap(false, Ordering::Relaxed);
    let resized = core::mem::take(&mut state.bypass_change_detection().resized);
    let whole = unknown || fresh || missed || resized;
    let size = window.physical_size().max(UVec2::ONE);
    let redraw = if whole {
        Some(Redraw::Whole)
    } else {
        changed
            .and_then(|area| pixels(area, size, window.scale_factor()))
            // Only the oak covers what was drawn before.
            .map(|part| {
                if oak.is_empty() {
                    Redraw::Whole
                } else {
                    Redraw::Part(part)
                }
            })
    };
    if let Some(redraw) = redraw {
        let drawn = match redraw {
            Redraw::Whole => size,
            Redraw::Part(part) => part.size(),
        };
        draws.frames += 1;
        draws.windows += drawn.as_vec2().element_product() / size.as_vec2().element_product();
    }
    if state.draws != redraw {
        state.draws = redraw;
    }
    for mut camera in &mut cameras {
        if camera.is_active != redraw.is_some() {
            camera.is_active = redraw.is_some();
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

/// Sets the near and far planes of both cameras at the split, and says which part the cache camera draws.
fn split_by_depth(
    still: Extract<Option<Res<CachedBelow>>>,
    #[cfg(not(target_arch = "wasm32"))] state: Extract<Option<Res<CacheState>>>,
    cameras: Extract<Query<(Entity, RenderEntity, Has<CacheCamera>), With<Camera2d>>>,
    mut ranges: ResMut<DepthRanges>,
    mut commands: Commands,
) {
    ranges.0.clear();
    let Some(still) = still.as_deref() else {
        return;
    };
    for (seen, camera, paints) in &cameras {
        let depths = if paints {
            -DEPTH_RANGE..still.0
        } else {
            still.0..DEPTH_RANGE
        };
        let (near, far) = (-depths.end, -depths.start);
        ranges.0.insert(seen, depths);
        commands
            .entity(camera)
            .entry::<ExtractedView>()
            .and_modify(move |mut view| {
                // Reversed depth: 1 is nearest, 0 is farthest.
                view.clip_from_view.z_axis.z = (far - near).recip();
                view.clip_from_view.w_axis.z = far / (far - near);
            });
        #[cfg(not(target_arch = "wasm32"))]
        if paints {
            let mut camera = commands.entity(camera);
            match state.as_ref().and_then(|state| state.draws) {
                Some(Redraw::Part(part)) => camera.insert(DrawnPart(part)),
                Some(Redraw::Whole) | None => camera.remove::<DrawnPart>(),
            };
        }
    }
}

/// Leaves out of each camera's sprites those that it does not draw: they would be clipped one by one, and the cache
/// camera may not even be told to draw the sprite that shows the texture it draws into.
fn leave_out_other_depths(
    ranges: Res<DepthRanges>,
    sprites: Res<ExtractedSprites>,
    mut phases: ResMut<ViewSortedRenderPhases<Transparent2d>>,
) {
    for (view, phase) in phases.iter_mut() {
        let Some(depths) = ranges.0.get(&view.main_entity.id()) else {
            continue;
        };
        // What is no sprite may stay in the phase for many frames.
        let is_sprite = |item: &Transparent2d| item.extracted_index < sprites.sprites.len();
        (phase.items).retain(|_, item| !is_sprite(item) || depths.contains(&item.sort_key.0));
    }
}

/// Asks for another drawing if a pipeline was still being compiled.
fn repaint_when_incomplete(state: Option<Res<CacheState>>, pipelines: Res<PipelineCache>) {
    if let Some(state) = state
        && state.draws.is_some()
        && pipelines.waiting_pipelines().next().is_some()
    {
        state.again.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests;
