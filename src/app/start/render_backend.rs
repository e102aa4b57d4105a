//! What draws on Linux: Vulkan, or OpenGL where no driver for Vulkan is found or a safe start is asked for.
//!
//! Bevy 0.19.1 creates its renderer without the display, so that OpenGL has nothing to show a picture on and ends in a
//! panic (bevy#24756). So it is told to leave OpenGL alone, and where that is what draws, the renderer is created here.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::{Backends, RenderCreation, WgpuSettings};
use bevy::tasks::block_on;
use bevy::winit::DisplayHandleWrapper;
use wgpu::{
    Adapter, DeviceDescriptor, DeviceType, ExperimentalFeatures, Features, Instance,
    InstanceDescriptor, Trace,
};

/// Adds the engine's [`RenderPlugin`] with the backend of this computer; `WGPU_BACKEND` chooses, too. It takes its
/// time, and comes after the [`ImagePlugin`], so that pictures are read meanwhile.
#[derive(Debug)]
pub struct RenderBackendPlugin {
    /// Whether OpenGL comes first.
    pub prefers_opengl: bool,
}

impl Plugin for RenderBackendPlugin {
    fn build(&self, app: &mut App) {
        debug_assert!(app.is_plugin_added::<ImagePlugin>(), "pictures come first");
        let wanted = Backends::from_env().unwrap_or(Backends::all());
        let display = app.world().get_resource::<DisplayHandleWrapper>();
        let opengl = display
            .filter(|_| wanted.contains(Backends::GL))
            .and_then(|display| {
                let uses = self.prefers_opengl || !wanted.contains(Backends::VULKAN);
                uses_opengl(uses, vulkan_devices, || OpenGl::find(display))
            });
        let render_creation = opengl
            .and_then(OpenGl::create)
            .unwrap_or_else(|| without_opengl(wanted));
        app.add_plugins(RenderPlugin {
            render_creation,
            ..default()
        });
    }
}

/// The engine's own way, which finds Vulkan or says that there is none.
fn without_opengl(wanted: Backends) -> RenderCreation {
    let vulkan = wanted - Backends::GL;
    WgpuSettings {
        backends: Some(if vulkan.is_empty() {
            Backends::VULKAN
        } else {
            vulkan
        }),
        ..default()
    }
    .into()
}

/// OpenGL, if it is to draw: it is preferred, or there is no driver for Vulkan, or only one that draws without a
/// graphics card where OpenGL has one.
fn uses_opengl<T: Device>(
    is_preferred: bool,
    vulkan: impl FnOnce() -> Vec<DeviceType>,
    find: impl FnOnce() -> Option<T>,
) -> Option<T> {
    if is_preferred {
        return find();
    }
    let vulkan = vulkan();
    if vulkan.iter().any(|device| *device != DeviceType::Cpu) {
        return None;
    }
    find().filter(|opengl| vulkan.is_empty() || opengl.device() != DeviceType::Cpu)
}

/// Something with a kind of graphics device.
trait Device {
    /// The kind.
    fn device(&self) -> DeviceType;
}

/// The devices for which there is a driver for Vulkan.
fn vulkan_devices() -> Vec<DeviceType> {
    let instance = Instance::new(InstanceDescriptor {
        backends: Backends::VULKAN,
        ..InstanceDescriptor::new_without_display_handle()
    });
    let adapters = block_on(instance.enumerate_adapters(Backends::VULKAN));
    adapters
        .iter()
        .map(|adapter| adapter.get_info().device_type)
        .collect()
}

/// A driver for OpenGL.
struct OpenGl {
    instance: Instance,
    adapter: Adapter,
}

impl Device for OpenGl {
    fn device(&self) -> DeviceType {
        self.adapter.get_info().device_type
    }
}

impl OpenGl {
    /// The first one of this display.
    fn find(display: &DisplayHandleWrapper) -> Option<Self> {
        let display = Box::new(display.0.clone());
        let mut instance = InstanceDescriptor::new_with_display_handle(display);
        instance.backends = Backends::GL;
        let instance = Instance::new(instance);
        let adapters = block_on(instance.enumerate_adapters(Backends::GL));
        let adapter = adapters.into_iter().next()?;
        Some(Self { instance, adapter })
    }

    /// The renderer, with all that the driver can do, as the engine asks it of Vulkan; `None` if the driver refuses.
    fn create(self) -> Option<RenderCreation> {
        let Self { instance, adapter } = self;
        let request = adapter.request_device(&DeviceDescriptor {
            label: None,
            required_features: adapter.features() - Features::all_experimental_mask(),
            required_limits: adapter.limits(),
            experimental_features: ExperimentalFeatures::disabled(),
            memory_hints: default(),
            trace: Trace::Off,
        });
        let (device, queue) = match block_on(request) {
            Ok(created) => created,
            Err(problem) => {
                warn!("OpenGL draws nothing: {problem}");
                return None;
            }
        };
        Some(RenderCreation::manual(
            RenderDevice::from(device),
            RenderQueue(Arc::new(WgpuWrapper::new(queue))),
            RenderAdapterInfo(WgpuWrapper::new(adapter.get_info())),
            RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
            RenderInstance(Arc::new(WgpuWrapper::new(instance))),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Device for DeviceType {
        fn device(&self) -> DeviceType {
            *self
        }
    }

    #[test]
    fn opengl_draws_where_vulkan_cannot_or_is_not_wanted() {
        use DeviceType::{Cpu, IntegratedGpu, Other};
        let uses = |preferred, vulkan: &[DeviceType], opengl| {
            uses_opengl(preferred, || vulkan.to_vec(), || opengl)
        };
        // A driver for Vulkan draws, a card before none.
        assert_eq!(uses(false, &[IntegratedGpu], Some(Other)), None);
        assert_eq!(uses(false, &[Cpu, IntegratedGpu], Some(Other)), None);
        assert_eq!(uses(false, &[Cpu], Some(Cpu)), None);
        assert_eq!(uses(false, &[Cpu], None), None);
        // An old card knows OpenGL only.
        assert_eq!(uses(false, &[], Some(Other)), Some(Other));
        assert_eq!(uses(false, &[Cpu], Some(Other)), Some(Other));
        assert_eq!(uses(false, &[], Some(Cpu)), Some(Cpu));
        assert_eq!(uses(false, &[], None), None);
        // A safe start.
        assert_eq!(uses(true, &[IntegratedGpu], Some(Other)), Some(Other));
        assert_eq!(uses(true, &[IntegratedGpu], None), None);
    }

    #[test]
    fn the_engine_is_never_left_alone_with_opengl() {
        for wanted in [
            Backends::all(),
            Backends::GL,
            Backends::VULKAN | Backends::GL,
        ] {
            match without_opengl(wanted) {
                RenderCreation::Automatic(settings) => {
                    let backends = settings.backends.expect("it draws");
                    assert!(!backends.contains(Backends::GL), "{wanted:?}");
                    assert!(backends.contains(Backends::VULKAN), "{wanted:?}");
                }
                RenderCreation::Manual(_) => panic!("nothing was created"),
            }
        }
    }
}
