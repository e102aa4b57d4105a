//! The plugins of the engine that the game uses.

use bevy::app::plugin_group;

plugin_group! {
    /// Bevy's `DefaultPlugins` for the features of Cargo.toml, in their order but for the reader of pictures, without
    /// those that the game does not use:
    /// - `LogPlugin` on the web, whose filter of regular expressions would be a fiftieth of the download even if it
    ///   were disabled (`web::log_to_console` logs there);
    /// - `InputDispatchPlugin`: keys reach widgets through `input::Presses` alone, or Enter would press a button twice;
    /// - widgets; those that it uses are added to these.
    pub struct EnginePlugins {
        bevy::app:::PanicHandlerPlugin,
        #[custom(cfg(not(target_arch = "wasm32")))]
        bevy::log:::LogPlugin,
        bevy::app:::TaskPoolPlugin,
        bevy::diagnostic:::FrameCountPlugin,
        bevy::time:::TimePlugin,
        bevy::transform:::TransformPlugin,
        bevy::diagnostic:::DiagnosticsPlugin,
        bevy::input:::InputPlugin,
        bevy::input_focus:::InputFocusPlugin,
        bevy::window:::WindowPlugin,
        bevy::a11y:::AccessibilityPlugin,
        #[custom(cfg(not(target_arch = "wasm32")))]
        bevy::app:::TerminalCtrlCHandlerPlugin,
        bevy::asset:::AssetPlugin,
        // After the assets, because of pointers with pictures.
        bevy::winit:::WinitPlugin,
        // Before the renderer, so that pictures are read while that is made. Bevy has it after: its own reader of
        // pictures waits for the renderer, which knows the formats of textures.
        bevy::image:::ImagePlugin,
        bevy::render:::RenderPlugin,
        bevy::mesh:::MeshPlugin,
        bevy::camera:::CameraPlugin,
        #[custom(cfg(not(target_arch = "wasm32")))]
        bevy::render::pipelined_rendering:::PipelinedRenderingPlugin,
        bevy::core_pipeline:::CorePipelinePlugin,
        bevy::sprite:::SpritePlugin,
        bevy::sprite_render:::SpriteRenderPlugin,
        bevy::text:::TextPlugin,
        bevy::ui:::UiPlugin,
        bevy::ui_render:::UiRenderPlugin,
        bevy::gilrs:::GilrsPlugin,
        bevy::state::app:::StatesPlugin,
        #[plugin_group]
        bevy::picking:::DefaultPickingPlugins,
    }
}
