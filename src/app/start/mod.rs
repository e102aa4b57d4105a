//! The start on a computer, and an end that nobody wanted: where the assets are, a safe start, why the program cannot
//! begin or keep anything, and what it leaves behind when it stops by a fault of its own.

mod assets_folder;
mod compositor;
mod crash_report;
mod dialog;
#[cfg(any(windows, test))]
mod direct_x;
mod faults;
mod kept_folder;
mod plugin;
#[cfg(target_os = "linux")]
mod render_backend;
mod run;
mod safe_start;

pub use assets_folder::assets;
#[cfg(windows)]
pub use direct_x::render_plugin;
pub use plugin::plugin;
#[cfg(target_os = "linux")]
pub use render_backend::RenderBackendPlugin;
pub use run::{run, run_command_line};
