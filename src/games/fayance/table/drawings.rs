//! Cards, territories and thrones as pictures: for the rulebook's examples, the review, the table and the result.

use bevy::prelude::*;

use super::layout::CARD;
use super::picture_names;
use fayance_rules::{Card, Territory};
use kit_theme::{Picture, widget::TurnedPicture};

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

/// The width of the throne's picture as a multiple of its height.
pub const THRONE_SHAPE: f32 = 140.0 / 240.0;

/// The node of a territory in the back of a throne, 0 to 4 in the order of capture. Its parent is the throne's picture.
pub fn throne_place(at: u8) -> Node {
    let (x, y) = picture_names::THRONE_PLACES[usize::from(at) % picture_names::THRONE_PLACES.len()];
    let side = picture_names::THRONE_TILE;
    Node {
        position_type: PositionType::Absolute,
        left: percent(100.0 * (x - side / 2.0)),
        top: percent(100.0 * (y - side * THRONE_SHAPE / 2.0)),
        width: percent(100.0 * side),
        height: percent(100.0 * side * THRONE_SHAPE),
        ..default()
    }
}

/// The node of a crown on a throne. Its parent is the throne's picture.
pub fn throne_crown() -> Node {
    /// Its width, as a share of the throne's, and the shape of the picture.
    const WIDTH: f32 = 0.52;
    const SHAPE: f32 = 48.0 / 60.0;
    Node {
        position_type: PositionType::Absolute,
        left: percent(100.0 * (0.5 - WIDTH / 2.0)),
        top: percent(-6.0),
        width: percent(100.0 * WIDTH),
        height: percent(100.0 * WIDTH * SHAPE * THRONE_SHAPE),
        ..default()
    }
}
