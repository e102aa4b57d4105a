//! Draws the world and the interface directly into the window's surface, on the desktop. By default the engine draws
//! into a texture of the window's size and copies that to the surface at the end of each frame. HDR, MSAA and
//! post-processing need it; this game has none, and the copy costs a full-screen layer. The page keeps the default: it
//! was not tried on WebGL2. A camera may draw in a part of its target alone, and reads no depth where nothing writes
//! it.

mod depth_free;

use depth_free::DepthFree;

use bevy::camera::NormalizedRenderTarget;
use bevy::core_pipeline::core_2d::{AlphaMask2d, Opaque2d, Transparent2d};
use bevy::ecs::schedule::{ScheduleBuildSettings, ScheduleLabel};
use bevy::prelude::*;
use bevy::render::camera::{
    CameraMainPassTextureFormats, CameraRenderGraph, ExtractedCamera, extract_cameras,
};
use bevy::render::render_phase::{ViewBinnedRenderPhases, ViewSortedRenderPhases};
use bevy::render::render_resource::{
    LoadOp, Operations, RenderPassColorAttachment, RenderPassDepthStencilAttachment,
    RenderPassDescriptor, StoreOp, TextureView,
};
use bevy::render::renderer::{RenderContext, ViewQuery};
use bevy::render::sync_world::RenderEntity;
use bevy::render::view::{ExtractedView, ExtractedWindows, ViewDepthTexture, ViewTarget};
use bevy::render::{Extract, ExtractSchedule, RenderApp};
use bevy::ui_render::{RenderUiSystems, TransparentUi, UiCameraView};

/// The render graph of a camera that draws directly into its window: no HDR, no MSAA, no post-processing.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct DirectRender;

/// A camera of the render world with this draws in this part of its target alone, in pixels, over what is there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct DrawnPart(pub URect);

/// The components of a camera that draws so.
pub(in crate::app) fn direct_render() -> impl Bundle {
    (CameraRenderGraph::new(DirectRender), Msaa::Off)
}

pub(in crate::app) fn plugin(app: &mut App) {
    let Some(drawing) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    let mut schedule = Schedule::new(DirectRender);
    schedule.set_build_settings(ScheduleBuildSettings {
        auto_insert_apply_deferred: false,
        ..default()
    });
    depth_free::plugin(drawing);
    drawing
        .add_schedule(schedule)
        .add_systems(DirectRender, (draw_world, draw_interface).chain())
        .add_systems(
            ExtractSchedule,
            take_format_of_window
                .after(extract_cameras)
                .before(RenderUiSystems::ExtractCameraViews),
        );
}

/// What is drawn into a window has the window's format; the engine would take the one that its copy wants.
fn take_format_of_window(
    cameras: Extract<
        Query<(
            RenderEntity,
            &CameraRenderGraph,
            &bevy::camera::RenderTarget,
        )>,
    >,
    primary: Extract<Query<Entity, With<bevy::window::PrimaryWindow>>>,
    windows: Res<ExtractedWindows>,
    mut formats: ResMut<CameraMainPassTextureFormats>,
    mut commands: Commands,
) {
    for (camera, graph, target) in &cameras {
        if graph.0 != DirectRender.intern() {
            continue;
        }
        // Shaders map tones for every pixel of a camera without light beyond white, even where no tone is changed.
        commands
            .entity(camera)
            .entry::<ExtractedCamera>()
            .and_modify(|mut camera| camera.hdr = true);
        if let Some(NormalizedRenderTarget::Window(window)) =
            target.normalize(primary.iter().next())
            && let Some(window) = windows.get(&window.entity())
            && let Some(format) = window.swap_chain_texture_view_format
            && let Some(known) = formats.get_mut(&camera)
        {
            *known = format;
            commands
                .entity(camera)
                .entry::<ExtractedView>()
                .and_modify(move |mut view| view.target_format = format);
        }
    }
}

/// A target that keeps what it holds.
fn kept(view: &TextureView) -> RenderPassColorAttachment<'_> {
    RenderPassColorAttachment {
        view,
        depth_slice: None,
        resolve_target: None,
        ops: Operations {
            load: LoadOp::Load,
            store: StoreOp::Store,
        },
    }
}

/// Draws what is opaque, then what is not.
fn draw_world(
    world: &World,
    view: ViewQuery<(
        &ExtractedCamera,
        &ExtractedView,
        &ViewTarget,
        &ViewDepthTexture,
        Option<&DrawnPart>,
    )>,
    free: Res<DepthFree>,
    opaque: Res<ViewBinnedRenderPhases<Opaque2d>>,
    masked: Res<ViewBinnedRenderPhases<AlphaMask2d>>,
    transparent: Res<ViewSortedRenderPhases<Transparent2d>>,
    ground: Res<ClearColor>,
    mut ctx: RenderContext,
) {
    let entity = view.entity();
    let (camera, view, target, depth, part) = view.into_inner();
    let key = &view.retained_view_entity;
    let fits = target.out_texture_view_format() == Some(view.target_format);
    let Some(window) = (match part {
        None => target.out_texture_color_attachment(Some(ground.0.into())),
        Some(_) => target.out_texture().map(kept),
    }) else {
        return;
    };
    let depth = if free.contains(key) {
        RenderPassDepthStencilAttachment {
            view: depth.view(),
            depth_ops: None,
            stencil_ops: None,
        }
    } else {
        depth.get_attachment(StoreOp::Discard)
    };
    let mut pass = ctx.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("world"),
        color_attachments: &[Some(window)],
        depth_stencil_attachment: Some(depth),
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    // The first frame does not know the window's format yet.
    if !fits {
        return;
    }
    if let Some(viewport) = camera.viewport.as_ref() {
        pass.set_camera_viewport(viewport);
    }
    if let Some(DrawnPart(part)) = part {
        let size = part.size();
        pass.set_scissor_rect(part.min.x, part.min.y, size.x, size.y);
    }
    let mut drawn = Ok(());
    if let Some(phase) = opaque.get(key) {
        drawn = drawn.and(phase.render(&mut pass, world, entity));
    }
    if let Some(phase) = masked.get(key) {
        drawn = drawn.and(phase.render(&mut pass, world, entity));
    }
    if let Some(phase) = transparent.get(key) {
        drawn = drawn.and(phase.render(&mut pass, world, entity));
    }
    if let Err(error) = drawn {
        error!("the world cannot be drawn: {error:?}");
    }
}

/// Draws the interface over it.
fn draw_interface(
    world: &World,
    view: ViewQuery<(&ExtractedCamera, &ExtractedView, &ViewTarget, &UiCameraView)>,
    views: Query<&ExtractedView>,
    phases: Res<ViewSortedRenderPhases<TransparentUi>>,
    ground: Res<ClearColor>,
    mut ctx: RenderContext,
) {
    let (camera, view, target, ui) = view.into_inner();
    let fits = target.out_texture_view_format() == Some(view.target_format);
    let Some(phase) = views
        .get(ui.0)
        .ok()
        .and_then(|view| phases.get(&view.retained_view_entity))
        .filter(|phase| fits && !phase.items.is_empty())
    else {
        return;
    };
    let Some(window) = target.out_texture_color_attachment(Some(ground.0.into())) else {
        return;
    };
    let mut pass = ctx.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("interface"),
        color_attachments: &[Some(window)],
        depth_stencil_attachment: None,
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    if let Some(viewport) = camera.viewport.as_ref() {
        pass.set_camera_viewport(viewport);
    }
    if let Err(error) = phase.render(&mut pass, world, ui.0) {
        error!("the interface cannot be drawn: {error:?}");
    }
}
