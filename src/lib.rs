//! Guyenne as a card table: the rules, the bots, the table and the frame around it.

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod input;
#[cfg(feature = "app")]
pub mod speech;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod theme;

pub mod ai;
pub mod rules;
