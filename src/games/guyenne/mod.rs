//! Guyenne: castles, bluff and six cards in hand, by Laurent and Jean-Baptiste Journaux.

pub mod ai;
pub mod rules;
#[cfg(feature = "app")]
pub mod table;
