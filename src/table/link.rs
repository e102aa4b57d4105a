//! Addresses on the web, which open only when a player presses a link.

use bevy::prelude::*;

/// Request: open this address in the player's browser. Written only on a press.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenLink(pub &'static str);

/// A button that opens an address.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link(pub &'static str);
