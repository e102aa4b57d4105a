//! The game in a window.

use guyenne::app::{self, Options};

fn main() -> bevy::app::AppExit {
    app::app(Options::from_command_line()).run()
}
