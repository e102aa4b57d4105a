//! The game in a window.

#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use guyenne::app;

fn main() -> bevy::app::AppExit {
    #[cfg(not(target_arch = "wasm32"))]
    return app::start::run_command_line(app::app);
    #[cfg(target_arch = "wasm32")]
    app::app(app::LaunchOptions::from_command_line()).run()
}
