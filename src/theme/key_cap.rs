//! Key caps: small round or square signs that show what to press on the device in hand. Nothing is
//! shown to a mouse or a finger.

use super::{
    atlas::SpriteAtlases,
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

/// Writes the signs of the device in hand: a button of the pad as it is drawn, or a key with its letters.
fn label_caps(
    device: Res<Device>,
    make: Res<Make>,
    atlases: Res<SpriteAtlases>,
    mut caps: Query<(Ref<KeyCap>, &mut Node, &mut Picture, &Children)>,
    mut letters: Query<&mut Text, With<CapLetters>>,
) {
    for (cap, mut node, mut picture, children) in &mut caps {
        if !device.is_changed() && !make.is_changed() && !cap.is_added() {
            continue;
        }
        let sign = printed(cap.0, *device, *make);
        let drawn = format!("pad-{}", sign.unwrap_or_default().to_lowercase());
        let drawn = (*device == Device::Pad && atlases.has(&drawn)).then_some(drawn);
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
        picture.show(drawn.unwrap_or_else(|| "key".to_owned()));
    }
}
