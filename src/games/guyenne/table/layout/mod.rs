//! Where every thing on the Guyenne table lies, for any window; pure geometry, no entity and no colour.
//!
//! World coordinates: the origin is the window's centre, y grows upwards, one unit is one logical pixel.
//! Two compositions share one set of types: the *roomy* one (reference window 1280x720) and the *compact* one
//! for phones (reference 844x390), which is not the first one scaled down: castles and cards stay large,
//! captions go, the scroll moves beside the hand.

mod dialog;
mod frame;
mod front;
mod hud;
mod measures;
mod pillage_layout;
mod reveal;
mod solids;
mod table;
#[cfg(test)]
mod tests;

pub use dialog::Dialog;
pub use frame::{Slot, UiBox};
pub use hud::{Buttons, Hud};
pub use reveal::Reveal;
pub use solids::Fullness;
pub use table::{
    Bracket, CampPlace, CastlePlace, Edge, PilePlace, TableLayout, layout, layout_for,
};
