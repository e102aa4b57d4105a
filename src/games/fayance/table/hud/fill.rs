//! When the nodes of the HUD are filled.

use bevy::prelude::*;

/// The systems that write texts and pictures into the nodes: after their places are set, before texts are fitted.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct FillSystems;
