//! Key caps: small signs that show what to press on the device in use. With a mouse or by touch nothing is shown.

use super::entrance::EntranceSystems;
use super::{
    palette,
    scale::Scale,
    text_fit::TextMeasure,
    text_style::{FontFace, TextStyle},
    widget::Picture,
};
use bevy::prelude::*;
use kit_input::{Action, Device, Make, Signs};

/// Shows the sign of an action's key or button on the device in use.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(CapRoom, Pickable = Pickable::IGNORE)]
pub struct KeyCap(pub Action);

/// Whether there is room for the cap beside the words of its button.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CapRoom(pub bool);

impl Default for CapRoom {
    fn default() -> Self {
        Self(true)
    }
}

/// The text on a cap.
#[derive(Component)]
struct CapText;

/// The width and the height of a cap with a short sign, and what is free on each side of a long one, in design units.
const CAP: f32 = 32.0;
const SIDE: f32 = 9.0;
/// The letters on it.
const LETTERS: TextStyle = TextStyle::new(FontFace::RomanBold, 16.0).growing(1.25);

/// How wide the cap with this sign is on a device, in design units.
pub(super) fn key_cap_width(
    sign: &str,
    device: Device,
    scale: &Scale,
    measure: &mut TextMeasure<'_, '_>,
) -> f32 {
    if device == Device::Pad && pad_button(sign).is_some() {
        return CAP;
    }
    let size = scale.text_size_up_to(LETTERS.size, LETTERS.grows) / scale.ui;
    let words = measure.words(sign, LETTERS.face);
    let words = words.map_or(0.0, |words| words.size().x * size);
    (words + 2.0 * SIDE).max(CAP)
}

/// A cap for an action, to be a child of the button it presses.
pub fn key_cap(action: Action) -> impl Bundle {
    (
        KeyCap(action),
        Picture::new(""),
        children![(
            Text::default(),
            LETTERS,
            TextColor(palette::INK),
            TextLayout::no_wrap(),
            CapText,
            Pickable::IGNORE,
        )],
    )
}

/// Keeps the caps up to date with the device in use.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, label_caps.after(EntranceSystems));
}

/// The picture for a pad button with this sign; `None` for those that show their sign as text.
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

/// Shows the sign for the device in use: a drawn pad button, or a key with text.
fn label_caps(
    device: Res<Device>,
    make: Res<Make>,
    signs: Signs,
    mut caps: Query<(
        Ref<KeyCap>,
        Ref<CapRoom>,
        &mut Node,
        &mut Picture,
        &Children,
    )>,
    mut texts: Query<&mut Text, With<CapText>>,
) {
    let all = device.is_changed() || make.is_changed() || signs.are_changed();
    for (cap, room, mut node, mut picture, children) in &mut caps {
        if !all && !cap.is_changed() && !room.is_changed() {
            continue;
        }
        let sign = signs.of(cap.0, *device, *make);
        let on_pad = sign.as_deref().filter(|_| *device == Device::Pad);
        let drawn = on_pad.and_then(pad_button);
        *node = Node {
            display: if sign.is_some() && room.0 {
                Display::Flex
            } else {
                Display::None
            },
            min_width: px(CAP),
            height: px(CAP),
            padding: UiRect::new(px(SIDE), px(SIDE), px(0), px(3)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        };
        for &child in children {
            if let Ok(mut text) = texts.get_mut(child) {
                text.0 = match &drawn {
                    Some(_) => String::new(),
                    None => sign.as_deref().unwrap_or_default().to_owned(),
                };
            }
        }
        Picture::show(&mut picture, drawn.unwrap_or("key"));
    }
}
