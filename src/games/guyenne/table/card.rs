//! The components of a card on the table: owner, value, place, face up or down. Only `card_sprite` spawns them and
//! only `sync_cards` changes them.

use bevy::prelude::*;

use guyenne_rules::card::Card;
use guyenne_rules::seat::Camp;
use guyenne_rules::{Castle, Side};

/// Whose card it is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[component(immutable)]
pub struct Owner(pub Camp);

/// The card's value, if the viewer may know it; a card they may not know has no `Value` component.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[component(immutable)]
pub struct Value(pub Card);

/// The card lies face down. Its owner may know its value nevertheless.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct FaceDown;

/// Where the card is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[component(immutable)]
pub struct Placement(pub CardLocation);

/// A place for a card of its owner's camp. Every `index` counts from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardLocation {
    /// The face-down draw pile.
    Draw {
        /// From the bottom.
        index: u8,
    },
    /// The face-down discard pile.
    Discard {
        /// From the bottom.
        index: u8,
    },
    /// In hand.
    Hand {
        /// The place of the seat that holds it, 0 or 1.
        place: u8,
        /// From the left.
        index: u8,
        /// Cards in hand.
        of: u8,
    },
    /// Before a castle.
    Front {
        /// Which castle.
        castle: Castle,
        /// Which side of the card faces it.
        side: Side,
        /// From the left.
        index: u8,
        /// Cards of the camp there.
        of: u8,
    },
    /// Lost for the rest of the game, face up beside the row.
    Pillage {
        /// From the first lost.
        index: u8,
        /// Cards the camp has lost.
        of: u8,
    },
    /// Expert set-up: laid out to choose five from.
    Tray {
        /// From the strongest.
        index: u8,
        /// Cards laid out.
        of: u8,
    },
}

/// The side of the card that is drawn now. It follows [`FaceDown`] in the middle of the turning animation.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Showing {
    /// The back.
    #[default]
    Back,
    /// The front.
    Front,
}

/// A castle card of the row, spawned by the scenery.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[component(immutable)]
pub struct CastleCard(pub Castle);

/// A card or a castle that can be chosen for the decision to be made.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Selectable;

/// A card or a castle that is chosen, until the move is confirmed or taken back.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Selected;

/// A card or a castle that the hint on screen names.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Hinted;
