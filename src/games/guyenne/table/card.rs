//! What a card on the table is: whose, which, where, and which way up. Written only by the mirror.

use bevy::prelude::*;

use crate::games::guyenne::rules::card::Card;
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::rules::{Castle, Side};

/// Whose card it is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[component(immutable)]
pub struct Owner(pub Camp);

/// What the viewer knows the card to be. A card he may not know has no value at all.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[component(immutable)]
pub struct Value(pub Card);

/// The card lies face down. Its owner may know its value all the same.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct FaceDown;

/// Where the card is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[component(immutable)]
pub struct Placement(pub CardLocation);

/// A place for a card of its owner's camp.
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
    /// Lost for good, face up beside the row.
    Pillage {
        /// In the order lost.
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

/// Which face of the card the picture shows now; it follows [`FaceDown`] at the middle of a turn.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Showing {
    /// The back.
    #[default]
    Back,
    /// The front.
    Front,
}

/// A castle card of the row. The scenery spawns one for each; choosing makes them pressable.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[component(immutable)]
pub struct CastleCard(pub Castle);

/// A card or a castle that can be chosen for the decision that is owed.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Selectable;

/// A card or a castle that is chosen, until the move is confirmed or taken back.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Selected;

/// A card or a castle that the advice asked for speaks of.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Hinted;
