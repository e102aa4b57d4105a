//! A hand that points at the button that is to be pressed next.

use bevy::prelude::*;

use crate::theme::Picture;

/// The hand.
#[derive(Component)]
pub struct CoachHand;

/// The size of the hand, and how far it lies outside its button, in design units.
const HAND: f32 = 34.0;
const OUTSIDE: f32 = -22.0;

/// Points at a button, and no longer at another one.
pub fn point_at(
    wanted: Option<Entity>,
    hands: &Query<(Entity, &ChildOf), With<CoachHand>>,
    commands: &mut Commands,
) {
    let mut there = false;
    for (hand, parent) in hands {
        if Some(parent.parent()) == wanted {
            there = true;
        } else {
            commands.entity(hand).despawn();
        }
    }
    if let Some(button) = wanted.filter(|_| !there) {
        let (picture, mut node) = Picture::tall("icon-hint", HAND);
        node.position_type = PositionType::Absolute;
        node.left = px(OUTSIDE);
        node.top = percent(12);
        commands.spawn((
            Name::new("Coach's hand"),
            ChildOf(button),
            CoachHand,
            picture,
            node,
            Pickable::IGNORE,
        ));
    }
}
