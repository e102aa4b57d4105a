//! The thrones of the result page: five places for each side, and the territories in the order of their capture.

use bevy::prelude::*;

use crate::games::fayance::rules::{Side, TO_WIN};
use crate::games::fayance::table::{ResultPage, picture_names, words};
use crate::theme::widget::label;
use crate::theme::{Picture, TextStyle, palette};

/// A throne: the name, and five places for territories in the order of their capture.
pub(super) fn throne(
    commands: &mut Commands,
    sheet: Entity,
    result: &ResultPage,
    side: Side,
    tile: f32,
) {
    let line = commands
        .spawn((
            ChildOf(sheet),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                column_gap: px(10),
                ..default()
            },
        ))
        .id();
    commands
        .spawn((
            ChildOf(line),
            Node {
                width: px(190),
                ..default()
            },
        ))
        .with_child(label(
            words::player(&result.config, side),
            TextStyle::SUBHEADING.sized(24.0).growing(1.1),
            palette::INK,
        ));
    let captured: Vec<_> = result.view.captured(side).collect();
    for n in 0..usize::from(TO_WIN) {
        let place = commands
            .spawn((
                ChildOf(line),
                Node {
                    width: px(tile * 1.25),
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    row_gap: px(2),
                    ..default()
                },
            ))
            .id();
        let mut square = commands.spawn((
            ChildOf(place),
            Node {
                width: px(tile),
                height: px(tile),
                ..default()
            },
            Picture::new(picture_names::PLACE),
        ));
        let Some(&territory) = captured.get(n) else {
            continue;
        };
        square.insert(Picture::new(picture_names::territory(territory)));
        commands.spawn((
            ChildOf(place),
            label(
                words::territory(territory),
                TextStyle::CAPTION.sized(15.0).growing(1.0),
                palette::INK,
            ),
            TextLayout::no_wrap(),
        ));
    }
}
