//! Which cards the terrain of their own side favours: as the territory lies, or as the leader is about to lay it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::card::CardLocation;
use super::{DisplayedView, Selection, Turn};
use fayance_rules::{BySide, Card, Land, Side, Terrain};

/// The territory on the table as it lies, or as a person is turning it.
#[derive(SystemParam)]
pub struct Favoured<'w> {
    displayed: Option<Res<'w, DisplayedView>>,
    selection: Res<'w, Selection>,
    turn: Res<'w, Turn>,
}

impl Favoured<'_> {
    /// The territory, and by how many quarters it is turned.
    #[must_use]
    pub fn land(&self) -> Option<(Land, u8)> {
        let view = &self.displayed.as_ref()?.view;
        let land = view.land?;
        let turning = match *self.turn {
            Turn::Person(side) if view.leader == Some(side) => self.selection.quarter,
            _ => 0,
        };
        Some((land, land.turn.unwrap_or(turning)))
    }

    /// The terrain in which each side fights, or would.
    #[must_use]
    pub fn terrains(&self) -> Option<BySide<Terrain>> {
        let (land, turn) = self.land()?;
        Some(land.territory.terrains(turn))
    }

    /// Whether a card there is favoured, or would be.
    #[must_use]
    pub fn is(&self, side: Side, card: Card, spot: CardLocation) -> bool {
        let fights = matches!(spot, CardLocation::Slot(_) | CardLocation::Fight);
        fights
            && (self.terrains()).is_some_and(|terrains| card.people().is_favoured(terrains[side]))
    }
}
