//! The game for those who do not see it: a tree of everything that can be read and pressed, with names. On a computer
//! it is handed to the system through `AccessKit`, on a page to the browser; what screen readers press there is pressed
//! here.
#![doc = include_str!("guidelines.md")]

mod access_kit;
mod collect;
mod names;
mod tree;

pub use access_kit::{FixedNodes, tree_update};
#[cfg(target_arch = "wasm32")]
pub(super) use collect::FRAMES_BETWEEN_TREES;
pub use names::SpokenNames;
pub use tree::{AccessibleItem, AccessibleTree, ItemRole};

use bevy::prelude::*;

/// Keeps the tree up to date and answers requests.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((collect::plugin, access_kit::plugin));
}
