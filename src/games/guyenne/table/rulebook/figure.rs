//! Drawings with the real cards.

use bevy::prelude::*;

use crate::games::guyenne::rules::Side;
use crate::games::guyenne::rules::card::Card;
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::table::picture_names;
use crate::theme::Picture;

/// The width of a card as a part of its height.
const WIDTH: f32 = 0.72;

/// A card that lies above or below a castle: with its short side to it (attack) or its long side (defence). `tall` is
/// the length of the card, in design units.
pub fn card_before_castle(camp: Camp, card: Card, side: Side, tall: f32) -> impl Bundle {
    let (size, angle) = match side {
        Side::Short => (Vec2::new(WIDTH * tall, tall), 0.0),
        Side::Long => (Vec2::new(tall, WIDTH * tall), -90.0),
    };
    (
        Pickable::IGNORE,
        Node {
            width: px(size.x),
            height: px(size.y),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        children![(
            Pickable::IGNORE,
            Picture::tall(picture_names::front(camp, card), tall),
            UiTransform::from_rotation(Rot2::degrees(angle)),
        )],
    )
}
