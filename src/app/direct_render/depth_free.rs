//! Sprites without the depth test. The engine compares each pixel of a sprite with the depth buffer, for opaque meshes
//! may have written there. In a view with nothing but sprites the test, the buffer and its clearing are left out; and
//! the sprite that shows the background cache, which is opaque, is not blended.

use bevy::core_pipeline::core_2d::{AlphaMask2d, Opaque2d, Transparent2d};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy::render::render_phase::{ViewBinnedRenderPhases, ViewSortedRenderPhases};
use bevy::render::render_resource::{CachedRenderPipelineId, CompareFunction, PipelineCache};
use bevy::render::sync_world::MainEntity;
use bevy::render::view::RetainedViewEntity;
use bevy::render::{Extract, ExtractSchedule, GpuResourceAppExt, Render, RenderSystems};
use bevy::sprite_render::ExtractedSprites;
use kit_table::CachedBackground;

/// The views of this frame that need no depth buffer, and the pipelines that do not read it.
#[derive(Resource, Default)]
pub(super) struct DepthFree {
    views: HashSet<RetainedViewEntity>,
    /// By the engine's pipeline, and whether nothing is blended.
    pipelines: HashMap<(CachedRenderPipelineId, bool), CachedRenderPipelineId>,
    background: Option<MainEntity>,
}

pub(super) fn plugin(drawing: &mut SubApp) {
    drawing
        .init_gpu_resource::<DepthFree>()
        .add_systems(ExtractSchedule, find_background)
        .add_systems(
            Render,
            leave_out_depth
                .after(RenderSystems::Queue)
                .before(RenderSystems::PhaseSort),
        );
}

impl DepthFree {
    /// Whether nothing that is drawn in this view reads or writes depth.
    pub fn contains(&self, view: &RetainedViewEntity) -> bool {
        self.views.contains(view)
    }

    /// The same pipeline without the depth test, as soon as it is compiled; none if it writes depth.
    fn pipeline(
        &mut self,
        engines: CachedRenderPipelineId,
        unblended: bool,
        cache: &PipelineCache,
    ) -> Option<CachedRenderPipelineId> {
        if let Some(ours) = self.pipelines.get(&(engines, unblended)) {
            return cache.get_render_pipeline(*ours).map(|_| *ours);
        }
        // Only a pipeline that is compiled can be asked for its description.
        cache.get_render_pipeline(engines)?;
        let mut ours = cache.get_render_pipeline_descriptor(engines).clone();
        let depth = ours.depth_stencil.as_mut()?;
        if depth.depth_write_enabled != Some(false) {
            return None;
        }
        depth.depth_compare = Some(CompareFunction::Always);
        let targets = ours.fragment.iter_mut().flat_map(|part| &mut part.targets);
        for target in targets.flatten().filter(|_| unblended) {
            target.blend = None;
        }
        let ours = cache.queue_render_pipeline(ours);
        self.pipelines.insert((engines, unblended), ours);
        None
    }
}

fn find_background(
    backgrounds: Extract<Query<Entity, With<CachedBackground>>>,
    mut free: ResMut<DepthFree>,
) {
    free.background = backgrounds.iter().next().map(MainEntity::from);
}

/// Gives all sprites of a view the pipelines without depth, if there is nothing else in it.
fn leave_out_depth(
    cache: Res<PipelineCache>,
    opaque: Res<ViewBinnedRenderPhases<Opaque2d>>,
    masked: Res<ViewBinnedRenderPhases<AlphaMask2d>>,
    sprites: Res<ExtractedSprites>,
    mut transparent: ResMut<ViewSortedRenderPhases<Transparent2d>>,
    mut free: ResMut<DepthFree>,
) {
    free.views.clear();
    for (view, phase) in transparent.iter_mut() {
        let writes = opaque.get(view).is_some_and(|phase| !phase.is_empty())
            || masked.get(view).is_some_and(|phase| !phase.is_empty());
        if writes {
            continue;
        }
        let ours: Option<Vec<_>> = phase
            .items
            .values()
            .map(|item| {
                // What is no sprite may stay in the phase for many frames: its pipeline is not ours to change.
                let sprite = sprites.sprites.get(item.extracted_index)?;
                let unblended =
                    free.background == Some(item.entity.1) && sprite.color.alpha() >= 1.0;
                free.pipeline(item.pipeline, unblended, &cache)
            })
            .collect();
        if let Some(ours) = ours {
            for (item, ours) in phase.items.values_mut().zip(ours) {
                item.pipeline = ours;
            }
            free.views.insert(*view);
        }
    }
}
