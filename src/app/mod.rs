//! The frame around the games: screens, menus, settings, what is kept, the command line, the arena's door. It puts the
//! parts together; what they do is their own business. Without the feature `app` only what needs no Bevy is here.

#[cfg(feature = "app")]
pub mod accessibility;
#[cfg(not(target_arch = "wasm32"))]
pub mod arena;
#[cfg(feature = "app")]
mod attract_mode;
#[cfg(feature = "app")]
pub mod audio;
#[cfg(all(feature = "app", target_arch = "wasm32"))]
mod browser;
#[cfg(feature = "app")]
mod build;
#[cfg(feature = "app")]
pub mod challenge;
#[cfg(feature = "app")]
pub mod clipboard;
#[cfg(feature = "app")]
mod codes;
#[cfg(feature = "app")]
pub mod daily;
#[cfg(feature = "app")]
mod daily_luck;
#[cfg(feature = "app")]
mod dealt_game;
#[cfg(feature = "app")]
#[cfg(not(target_arch = "wasm32"))]
pub mod dev;
#[cfg(all(feature = "app", not(target_arch = "wasm32")))]
mod direct_render;
#[cfg(feature = "app")]
mod engine_plugins;
pub mod games;
#[cfg(feature = "app")]
mod guesses;
#[cfg(all(feature = "app", not(target_arch = "wasm32")))]
mod icon;
#[cfg(feature = "app")]
pub mod library;
#[cfg(feature = "app")]
pub mod link;
#[cfg(feature = "app")]
pub mod live_region;
#[cfg(feature = "app")]
pub mod menu;
#[cfg(feature = "app")]
mod messages;
#[cfg(feature = "app")]
pub mod options;
#[cfg(feature = "app")]
pub mod platform;
#[cfg(feature = "app")]
mod result_extras;
#[cfg(feature = "app")]
mod review;
#[cfg(feature = "app")]
pub mod save;
#[cfg(feature = "app")]
pub mod screen;
#[cfg(feature = "app")]
pub mod settings;
#[cfg(all(feature = "app", unix))]
mod signals;
#[cfg(feature = "app")]
mod sliced_task;
#[cfg(all(feature = "app", not(target_arch = "wasm32")))]
pub mod start;
#[cfg(feature = "app")]
pub mod toast;
#[cfg(not(target_arch = "wasm32"))]
pub mod tools;
#[cfg(all(feature = "app", not(target_arch = "wasm32")))]
mod version;
#[cfg(all(feature = "app", target_arch = "wasm32"))]
mod web;

#[cfg(feature = "app")]
pub use attract_mode::AttractMode;
#[cfg(feature = "app")]
pub use build::{app, for_show, headless, headless_with};
#[cfg(feature = "app")]
pub use kit_table::{Menu, Screen};
#[cfg(feature = "app")]
pub use options::LaunchOptions;
#[cfg(feature = "app")]
pub use platform::PlatformCapabilities;
