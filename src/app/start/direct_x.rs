//! What draws on Windows: what the engine takes of Vulkan and DirectX 12, or DirectX 12 where a safe start is asked
//! for.

#[cfg(windows)]
use bevy::prelude::*;
use bevy::render::settings::Backends;
#[cfg(windows)]
use bevy::render::{RenderPlugin, settings::WgpuSettings};

/// The engine's [`RenderPlugin`] with the backends of Windows; `WGPU_BACKEND` chooses, too.
#[cfg(windows)]
#[must_use]
pub fn render_plugin(is_safe: bool) -> RenderPlugin {
    let settings = WgpuSettings {
        backends: Some(backends(is_safe, Backends::from_env())),
        ..default()
    };
    RenderPlugin {
        render_creation: settings.into(),
        ..default()
    }
}

/// What may draw, unless something is wanted. Of all the engine takes a graphics card first, and of its drivers Vulkan
/// before DirectX 12.
fn backends(is_safe: bool, wanted: Option<Backends>) -> Backends {
    wanted.unwrap_or(match is_safe {
        true => Backends::DX12,
        false => Backends::all(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_safe_start_draws_with_directx() {
        let usual = backends(false, None);
        assert!(usual.contains(Backends::VULKAN | Backends::DX12));
        assert_eq!(backends(true, None), Backends::DX12);
        for is_safe in [false, true] {
            let wanted = backends(is_safe, Some(Backends::VULKAN));
            assert_eq!(wanted, Backends::VULKAN, "{is_safe}");
        }
    }
}
