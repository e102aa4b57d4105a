//! Key caps: small round or square signs that show what to press on the device in hand. Nothing is
//! shown to a mouse or a finger.

use super::{
    palette,
    text_style::{FontFace, TextStyle},
    widget::Picture,
};
use crate::input::{Action, Device, Make, printed};
use bevy::prelude::*;

/// The sign of what triggers an action on the device in hand.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Pickable = Pickable::IGNORE)]
pub struct KeyCap(pub Action);

/// The letters on a cap.
#[derive(Component)]
struct CapLetters;

/// A cap for an action, to be a child of the button it presses.
pub fn key_cap(action: Action) -> impl Bundle {
    (
        KeyCap(action),
        Picture::new(""),
        children![(
            Text::default(),
            TextStyle::new(FontFace::RomanBold, 16.0).growing(1.25),
            TextColor(palette::INK),
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

/// The picture of a button of a pad that has this sign; the others show their letters.
fn pad_button(sign: &str) -> Option<&'static str> {
    Some(match sign {
        "A" => "pad-a",
        "B" => "pad-b",
        "X" => "pad-x",
        "Y" => "pad-y",
        "Cross" => "pad-cross",
        "Circle" => "pad-circle",
        "Square" => "pad-square",
        "Triangle" => "pad-triangle",
        "Start" => "pad-start",
        _ => return None,
    })
}

/// Writes the signs of the device in hand: a button of the pad as it is drawn, or a key with its letters.
fn label_caps(
    device: Res<Device>,
    make: Res<Make>,
    mut caps: Query<(Ref<KeyCap>, &mut Node, &mut Picture, &Children)>,
    mut letters: Query<&mut Text, With<CapLetters>>,
) {
    for (cap, mut node, mut picture, children) in &mut caps {
        if !device.is_changed() && !make.is_changed() && !cap.is_added() {
            continue;
        }
        let sign = printed(cap.0, *device, *make);
        let drawn = sign.filter(|_| *device == Device::Pad).and_then(pad_button);
        *node = Node {
            display: if sign.is_some() {
                Display::Flex
            } else {
                Display::None
            },
            min_width: px(32),
            height: px(32),
            padding: UiRect::new(px(9), px(9), px(0), px(3)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        };
        for &child in children {
            if let Ok(mut text) = letters.get_mut(child) {
                text.0 = match &drawn {
                    Some(_) => String::new(),
                    None => sign.unwrap_or_default().to_owned(),
                };
            }
        }
        picture.show(drawn.unwrap_or("key"));
    }
}
