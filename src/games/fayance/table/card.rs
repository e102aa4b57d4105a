//! The components of a card on the table: owner, value, place, face up or down. Only `card_sprite` spawns them and only
//! `sync_cards` changes them.

use bevy::prelude::*;

use fayance_rules::{Card, Side};

/// Whose card it is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[component(immutable)]
pub struct Owner(pub Side);

/// The card's kind. Both sides know all cards; what is hidden is which one has been chosen, and that is no component.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[component(immutable)]
pub struct Value(pub Card);

/// The card lies face down.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct FaceDown;

/// Where the card is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[component(immutable)]
pub struct Placement(pub CardLocation);

/// A place for a card of its owner's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CardLocation {
    /// In the active army, 0 to 3 from the left.
    Slot(u8),
    /// Laid out to be called up, at this place of the register.
    Register(u8),
    /// In the reserve, from the bottom.
    Reserve(u8),
    /// In a combat.
    Fight,
    /// Discarded, from the bottom.
    Discard(u8),
}

/// A card that can be chosen for the decision to be made.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Selectable;

/// A card that is chosen, until the choice is confirmed or taken back.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Selected;

/// A card that the hint on screen names.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Hinted;
