//! The game in a window.

#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use guyenne::app::{self, LaunchOptions};

fn main() -> bevy::app::AppExit {
    let options = LaunchOptions::from_command_line();
    #[cfg(not(target_arch = "wasm32"))]
    return app::start::run(options, app::app);
    #[cfg(target_arch = "wasm32")]
    app::app(options).run()
}
