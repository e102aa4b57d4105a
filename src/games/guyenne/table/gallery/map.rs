//! The map of the gallery: the names of lands, rivers, towns and castles on it, and a ring around one castle.

use bevy::prelude::*;

use super::measures::Measures;
use super::places::{LANDS, MAP_SIZE, NAMES, NameSide, place_of};
use crate::castle_names::castle_name;
use crate::picture_names;
use guyenne_rules::{Castle, Names};
use kit_i18n::LocalizedText;
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette};

/// The map, with names and a ring around the castle that is shown.
pub(super) fn add_map(commands: &mut Commands, column: Entity, measures: &Measures, shown: Castle) {
    let unit = measures.map / MAP_SIZE.x;
    let map = commands
        .spawn((
            ChildOf(column),
            Picture::new(picture_names::MAP),
            Node {
                width: px(measures.map),
                height: px(MAP_SIZE.y * unit),
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    // A node of no size, from which the name extends.
    let anchor = |x: f32, y: f32, justify| Node {
        position_type: PositionType::Absolute,
        left: px(x),
        top: px(y),
        width: px(0),
        height: px(0),
        justify_content: justify,
        align_items: AlignItems::Center,
        ..default()
    };
    let mut name = |x: f32, y: f32, justify, message: LocalizedText, style, color| {
        let at = commands
            .spawn((ChildOf(map), anchor(x * unit, y * unit, justify)))
            .id();
        commands.spawn((
            ChildOf(at),
            label(message, style, color),
            TextLayout::no_wrap(),
        ));
    };
    let middle = JustifyContent::Center;
    let small = measures.pick(16.0, 13.0);
    for (key, x, y) in LANDS {
        let style = TextStyle::SUBHEADING
            .sized(measures.pick(25.0, 18.0))
            .growing(1.0);
        let message = LocalizedText::new(key);
        name(
            x,
            y,
            middle,
            message,
            style,
            palette::INK_PALE.with_alpha(0.62),
        );
    }
    for (text, x, y) in NAMES {
        let style = TextStyle::CAPTION.sized(small).growing(1.1);
        let message = LocalizedText::verbatim(text);
        name(x, y, middle, message, style, palette::AZURE_DEEP);
    }
    for castle in Castle::ALL {
        let place = place_of(castle);
        let (x, y) = (place.at.x * MAP_SIZE.x, place.at.y * MAP_SIZE.y);
        let (x, y, justify) = match place.name {
            NameSide::West => (x - 15.0, y, JustifyContent::FlexEnd),
            NameSide::East => (x + 15.0, y - 4.0, JustifyContent::FlexStart),
            NameSide::South => (x, y + 20.0, middle),
        };
        let style = TextStyle::NAME
            .sized(measures.pick(18.0, 14.0))
            .growing(1.1);
        let color = if castle == shown {
            palette::GULES_DEEP
        } else {
            palette::INK
        };
        name(
            x,
            y,
            justify,
            castle_name(Names::default(), castle),
            style,
            color,
        );
    }
    let at = place_of(shown).at * MAP_SIZE * unit;
    let ring = 34.0 * unit.max(0.8);
    commands.spawn((
        ChildOf(map),
        Name::new("Ring"),
        Node {
            position_type: PositionType::Absolute,
            left: px(at.x - ring / 2.0),
            top: px(at.y - ring * 0.62),
            width: px(ring),
            height: px(ring),
            border: UiRect::all(px(2.5)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BorderColor::all(palette::GULES),
    ));
}
