//! Cards and territories as pictures of a page: for the rulebook's examples and for the review.

use bevy::prelude::*;

use super::layout::CARD;
use super::picture_names;
use crate::games::fayance::rules::{Card, Territory};
use crate::table::rulebook::TurnedPicture;
use crate::theme::Picture;

/// A picture of a card.
pub fn card(card: Card, height: f32) -> impl Bundle {
    let (picture, node) = Picture::tall(picture_names::card(card), height);
    let node = Node {
        width: px(CARD * height),
        flex_shrink: 0.0,
        ..node
    };
    (Pickable::IGNORE, picture, node)
}

/// A picture of a territory, turned.
pub fn tile(territory: Territory, turn: u8, side: f32) -> impl Bundle {
    (
        Pickable::IGNORE,
        Node {
            width: px(side),
            height: px(side),
            flex_shrink: 0.0,
            ..default()
        },
        children![(
            Pickable::IGNORE,
            Picture::tall(picture_names::territory(territory), side),
            UiTransform::from_rotation(Rot2::degrees(90.0 * f32::from(turn))),
            TurnedPicture,
        )],
    )
}
