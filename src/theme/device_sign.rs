//! The sign of a player's device: its number on a shape of its own, so that devices can be told apart without colours.

use bevy::prelude::*;

use super::{
    palette,
    scale::ThemeSystems,
    text_style::{FontFace, TextStyle},
};

/// The sign of the device with this number; the node is a square.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Pickable = Pickable::IGNORE)]
pub struct DeviceSign {
    /// The number of the device, from 1. No sign is drawn for 0.
    pub number: usize,
    /// The side of the square, in design units.
    pub size: f32,
    /// Whether the sign shines.
    pub lit: bool,
}

/// The shape of a sign.
#[derive(Component)]
struct SignShape;

/// The number on a sign.
#[derive(Component)]
struct SignNumber;

/// A shape: the radii of its corners in hundredths of its side, clockwise from the upper left one; its side, as a part
/// of the sign's; its angle in degrees; and how far below the sign's middle the number stands, as a part of its side.
struct Shape {
    corners: [f32; 4],
    side: f32,
    angle: f32,
    down: f32,
}

const fn shape(corners: [f32; 4], side: f32, angle: f32, down: f32) -> Shape {
    Shape {
        corners,
        side,
        angle,
        down,
    }
}

/// The shapes by number, from 1: circle, square, lozenge, arch, drop, shield, leaf. Then they begin anew.
const SHAPES: [Shape; 7] = [
    shape([50.0; 4], 1.0, 0.0, 0.0),
    shape([8.0; 4], 0.9, 0.0, 0.0),
    shape([6.0; 4], 0.8, 45.0, 0.0),
    shape([50.0, 50.0, 6.0, 6.0], 0.95, 0.0, 0.03),
    shape([0.0, 50.0, 50.0, 50.0], 0.84, 45.0, 0.03),
    shape([6.0, 6.0, 50.0, 50.0], 0.95, 0.0, -0.03),
    shape([50.0, 0.0, 50.0, 0.0], 0.9, 0.0, 0.0),
];

/// The height of the number, as a part of the sign's side.
const NUMBER: f32 = 0.64;

/// The width of the border, as a part of the sign's side.
const BORDER: f32 = 0.08;

/// The sign of a device, `size` design units wide.
pub fn device_sign(number: usize, size: f32) -> impl Bundle {
    (
        DeviceSign {
            number,
            size,
            lit: false,
        },
        Node {
            width: px(size),
            height: px(size),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        sign_parts(),
    )
}

/// The parts of a [`DeviceSign`] whose node is placed elsewhere.
pub fn sign_parts() -> impl Bundle {
    children![
        (
            SignShape,
            Node {
                position_type: PositionType::Absolute,
                ..default()
            },
            UiTransform::default(),
            BackgroundColor::default(),
            BorderColor::default(),
            Pickable::IGNORE,
        ),
        (
            SignNumber,
            Text::default(),
            TextStyle::new(FontFace::RomanBold, 16.0).growing(1.0),
            TextColor(palette::INK),
            TextLayout::no_wrap(),
            UiTransform::default(),
            Pickable::IGNORE,
        ),
    ]
}

/// Keeps the signs up to date.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, draw_signs.before(ThemeSystems));
}

/// Draws the signs that have changed.
fn draw_signs(
    signs: Query<(&DeviceSign, &Children), Changed<DeviceSign>>,
    mut shapes: Query<
        (
            &mut Node,
            &mut UiTransform,
            &mut BackgroundColor,
            &mut BorderColor,
        ),
        With<SignShape>,
    >,
    mut numbers: Query<
        (&mut Text, &mut TextStyle, &mut UiTransform),
        (With<SignNumber>, Without<SignShape>),
    >,
) {
    for (sign, children) in &signs {
        let shape = &SHAPES[sign.number.saturating_sub(1) % SHAPES.len()];
        let drawn = sign.number > 0;
        for &child in children {
            if let Ok((mut node, mut at, mut ground, mut line)) = shapes.get_mut(child) {
                let side = sign.size * shape.side;
                let [top_left, top_right, bottom_right, bottom_left] =
                    shape.corners.map(|part| px(side * part / 100.0));
                let inset = px((sign.size - side) / 2.0);
                *node = Node {
                    position_type: PositionType::Absolute,
                    display: if drawn { Display::Flex } else { Display::None },
                    left: inset,
                    top: inset,
                    width: px(side),
                    height: px(side),
                    border: UiRect::all(px((sign.size * BORDER).max(1.5))),
                    border_radius: BorderRadius {
                        top_left,
                        top_right,
                        bottom_right,
                        bottom_left,
                    },
                    ..default()
                };
                at.rotation = Rot2::degrees(shape.angle);
                ground.0 = if sign.lit {
                    palette::OR_LIGHT
                } else {
                    palette::PARCHMENT
                };
                *line = BorderColor::all(palette::INK);
            }
            if let Ok((mut text, mut style, mut at)) = numbers.get_mut(child) {
                let number = if drawn {
                    sign.number.to_string()
                } else {
                    String::new()
                };
                if text.0 != number {
                    text.0 = number;
                }
                style.size = sign.size * NUMBER;
                at.translation = Val2::px(0.0, sign.size * shape.down);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_systems(Update, draw_signs);
        app
    }

    fn text(app: &mut App) -> Vec<String> {
        let world = app.world_mut();
        let mut numbers = world.query_filtered::<&Text, With<SignNumber>>();
        numbers.iter(world).map(|text| text.0.clone()).collect()
    }

    /// Colours say nothing: each device has a shape of its own, and its number.
    #[test]
    fn every_number_has_its_own_shape() {
        let mut app = app();
        let mut seen = Vec::new();
        for number in 1..=SHAPES.len() {
            let sign = app.world_mut().spawn(device_sign(number, 40.0)).id();
            app.update();
            assert_eq!(text(&mut app), [number.to_string()]);
            let world = app.world_mut();
            let mut shapes = world.query_filtered::<(&Node, &UiTransform), With<SignShape>>();
            let (node, at) = shapes.single(world).expect("one shape");
            let drawn = (node.border_radius, node.width, at.rotation);
            assert!(!seen.contains(&drawn), "{number}: {drawn:?}");
            seen.push(drawn);
            world.despawn(sign);
        }
    }

    #[test]
    fn a_sign_follows_its_number() {
        let mut app = app();
        let sign = app.world_mut().spawn(device_sign(0, 40.0)).id();
        app.update();
        assert_eq!(text(&mut app), [""]);
        let mut entity = app.world_mut().entity_mut(sign);
        entity.get_mut::<DeviceSign>().expect("a sign").number = 3;
        app.update();
        assert_eq!(text(&mut app), ["3"]);
    }
}
