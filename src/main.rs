//! The game in a window.

use guyenne::app::{self, LaunchOptions};

fn main() -> bevy::app::AppExit {
    let options = LaunchOptions::from_command_line();
    #[cfg(not(target_arch = "wasm32"))]
    return app::start::run(|| app::app(options));
    #[cfg(target_arch = "wasm32")]
    app::app(options).run()
}
