//! Key caps: small round or square signs that show what to press on the device in hand. Nothing is
//! shown to a mouse or a finger.

use super::{
    lettering::{Face, Lettering},
    palette,
    scale::Design,
};
use crate::input::{Action, Device, printed};
use bevy::prelude::*;

/// The sign of what triggers an action on the device in hand.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Design, Pickable = Pickable::IGNORE)]
pub struct KeyCap(pub Action);

/// The letters on a cap.
#[derive(Component)]
struct CapLetters;

/// A cap for an action, to be a child of the button it presses.
pub fn key_cap(action: Action) -> impl Bundle {
    (
        KeyCap(action),
        BackgroundColor(palette::SABLE),
        BorderColor::all(palette::OR_DEEP),
        children![(
            Text::default(),
            Lettering::new(Face::RomanBold, 15.0),
            TextColor(palette::PARCHMENT),
            TextLayout::no_wrap(),
            CapLetters,
            Pickable::IGNORE,
        )],
    )
}

/// Keeps the caps in step with the device in hand.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, label_caps);
}

/// Writes the signs of the device in hand.
fn label_caps(
    device: Res<Device>,
    mut caps: Query<(Ref<KeyCap>, &mut Design, &Children)>,
    mut letters: Query<&mut Text, With<CapLetters>>,
) {
    for (cap, mut design, children) in &mut caps {
        if !device.is_changed() && !cap.is_added() {
            continue;
        }
        let sign = printed(cap.0, *device);
        let round = *device == Device::Pad;
        design.0 = Node {
            display: if sign.is_some() {
                Display::Flex
            } else {
                Display::None
            },
            min_width: px(26),
            height: px(26),
            padding: UiRect::horizontal(px(if round { 0 } else { 7 })),
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(if round { 13 } else { 6 })),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        };
        for &child in children {
            if let Ok(mut text) = letters.get_mut(child) {
                text.0 = sign.unwrap_or_default().to_owned();
            }
        }
    }
}
