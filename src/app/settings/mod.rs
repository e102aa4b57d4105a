//! The player's settings: their values, how they are kept as text, and how they are applied.

mod apply;
mod choices;
mod file;
#[cfg(not(target_arch = "wasm32"))]
mod frame_limit;
mod values;

pub use apply::CouchText;
pub(super) use apply::{apply_settings, plugin};
pub use choices::{FrameLimit, LookLimit, Loudness, TextSize};
pub use values::Settings;
