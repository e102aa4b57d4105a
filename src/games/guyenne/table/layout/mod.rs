//! The layout of Guyenne's table for any window: pure geometry, no entities and no colours.
//!
//! World coordinates: the origin is the window's centre, y grows upwards, one unit is one logical pixel. Design units:
//! those of the reference window, y downwards. There are two compositions with the same types: the *roomy* one
//! (reference window 1280x720) and the *compact* one for phones (844x390). In the compact one castles and cards stay
//! large, captions are left out, and the prompt banner is beside the hand.

mod bubble;
mod cards;
mod device_sign;
mod dialog;
mod frame;
mod front;
mod hud;
mod look;
mod measures;
mod pillage_layout;
mod places;
mod reveal;
mod table;
#[cfg(test)]
mod tests;
mod tooltip;

pub use dialog::Dialog;
pub use frame::{Slot, UiBox};
pub use hud::{Buttons, Hud};
pub use places::{Bracket, CampPlace, CastlePlace, Edge, HandPlace, PilePlace};
pub use reveal::Reveal;
pub use table::{TableLayout, layout, layout_for};
