//! What hides everything behind it and does not change is painted once and copied into each frame: where a processor draws,
//! a copy costs a small part of what painting does.
//!
//! In the frame's order: opaque things are painted, or not if they are kept; then [`keep_or_lay`] takes a copy of them, or
//! lays the copy it has; then everything transparent follows.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bevy::camera::CameraMainTextureUsages;
use bevy::core_pipeline::Core2d;
use bevy::core_pipeline::core_2d::{Opaque2d, main_opaque_pass_2d, main_transparent_pass_2d};
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::render_phase::ViewBinnedRenderPhases;
use bevy::render::render_resource::{
    PipelineCache, Texture, TextureDescriptor, TextureDimension, TextureUsages,
};
use bevy::render::renderer::{RenderContext, RenderDevice, ViewQuery};
use bevy::render::view::{ExtractedView, ViewTarget};

/// Whether there is a copy of what is opaque: said by the world that draws, asked by the world of the game.
#[derive(Resource, ExtractResource, Clone)]
pub(super) struct CachedBackdrop {
    /// How many times it had to be painted anew.
    wanted: u32,
    /// Which of these times the copy is of.
    kept: Arc<AtomicU32>,
}

impl Default for CachedBackdrop {
    fn default() -> Self {
        Self {
            wanted: 1,
            kept: Arc::default(),
        }
    }
}

impl CachedBackdrop {
    /// Whether nothing opaque has to be painted.
    pub fn is_kept(&self) -> bool {
        self.kept.load(Ordering::Relaxed) == self.wanted
    }

    /// The copy is of no use any more.
    pub fn forget(&mut self) {
        self.wanted += 1;
    }
}

/// Lets every camera's picture be copied from and to.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CachedBackdrop>()
        .add_observer(let_copies_in);
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    app.add_plugins(ExtractResourcePlugin::<CachedBackdrop>::default());
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing.add_systems(
            Core2d,
            keep_or_lay
                .after(main_opaque_pass_2d)
                .before(main_transparent_pass_2d),
        );
    }
}

fn let_copies_in(camera: On<Add, Camera2d>, mut commands: Commands) {
    commands
        .entity(camera.entity)
        .insert(CameraMainTextureUsages::default().with(TextureUsages::COPY_DST));
}

/// Copies what has just been painted, or lays what was copied before.
fn keep_or_lay(
    view: ViewQuery<(&ExtractedView, &ViewTarget)>,
    opaque: Res<ViewBinnedRenderPhases<Opaque2d>>,
    pipelines: Res<PipelineCache>,
    device: Res<RenderDevice>,
    kept: Option<Res<CachedBackdrop>>,
    mut copy: Local<Option<Texture>>,
    mut ctx: RenderContext,
) {
    let (view, target) = view.into_inner();
    let (Some(kept), Some(phase)) = (kept, opaque.get(&view.retained_view_entity)) else {
        return;
    };
    let picture = target.main_texture();
    let fits = |copy: &Texture| copy.size() == picture.size() && copy.format() == picture.format();
    if phase.is_empty() {
        if let Some(copy) = copy.as_ref().filter(|copy| fits(copy)) {
            // Whoever asks for this first is told to clear the picture: it shall not be those who come after.
            let _ = target.get_color_attachment();
            ctx.command_encoder().copy_texture_to_texture(
                copy.as_image_copy(),
                picture.as_image_copy(),
                picture.size(),
            );
        } else {
            kept.kept.store(0, Ordering::Relaxed);
        }
    } else if pipelines.waiting_pipelines().next().is_none() {
        if copy.as_ref().is_none_or(|copy| !fits(copy)) {
            *copy = Some(device.create_texture(&TextureDescriptor {
                label: Some("what is kept"),
                size: picture.size(),
                mip_level_count: 1,
                sample_count: 1,
                dimension: TextureDimension::D2,
                format: picture.format(),
                usage: TextureUsages::COPY_SRC | TextureUsages::COPY_DST,
                view_formats: &[],
            }));
        }
        if let Some(copy) = copy.as_ref() {
            ctx.command_encoder().copy_texture_to_texture(
                picture.as_image_copy(),
                copy.as_image_copy(),
                picture.size(),
            );
            kept.kept.store(kept.wanted, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_good_until_it_is_forgotten() {
        let mut kept = CachedBackdrop::default();
        assert!(!kept.is_kept(), "nothing has been painted");
        let drawing = kept.clone();
        drawing.kept.store(drawing.wanted, Ordering::Relaxed);
        assert!(kept.is_kept());
        kept.forget();
        assert!(!kept.is_kept());
        // A picture that was on its way when the window changed is no copy of what is wanted now.
        drawing.kept.store(drawing.wanted, Ordering::Relaxed);
        assert!(!kept.is_kept());
    }
}
