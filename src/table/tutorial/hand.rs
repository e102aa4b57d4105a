//! A hand that points at the button that is to be pressed next.

use bevy::prelude::*;

use kit_theme::Picture;

/// The hand.
#[derive(Component)]
pub struct CoachHand;

/// The size of the hand, and where it lies: over the left upper corner of its button, in design units and as a share of
/// the button's height. Buttons at the edge of the window have no room beside them.
const HAND: f32 = 34.0;
const OUTSIDE: f32 = -9.0;
const ABOVE: f32 = -28.0;

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
        node.top = percent(ABOVE);
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
