//! The roads of the result page: for each side its capital, the territories in the order of their capture, and the
//! throne, which the king's crown lies on.

use bevy::prelude::*;

use crate::{ResultPage, drawings, picture_names, words};
use fayance_rules::{Side, TO_WIN};
use kit_theme::widget::label;
use kit_theme::{Picture, TextStyle, palette};

/// The width of the name below the capital, and beside it.
const NAME: f32 = 160.0;
const NAME_BESIDE: f32 = 196.0;
/// The side of a territory below which the page is low.
const LOW: f32 = 80.0;
/// The heights of the capital and the throne, as multiples of a territory's.
const CAPITAL: f32 = 0.5;
const THRONE: f32 = 1.15;

/// A road: capital and name, five places for territories in the order of their capture, and the throne.
pub(super) fn road(
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
    // On a low page the capital is beside the name, else over it.
    let beside = tile < LOW;
    let column = Node {
        width: px(NAME),
        flex_direction: FlexDirection::Column,
        row_gap: px(2),
        ..default()
    };
    let row = Node {
        width: px(NAME_BESIDE + tile * CAPITAL),
        align_items: AlignItems::Center,
        column_gap: px(6),
        ..default()
    };
    let node = if beside { row } else { column };
    let name = commands.spawn((ChildOf(line), node)).id();
    commands.spawn((
        ChildOf(name),
        Picture::tall(picture_names::capital(side), tile * CAPITAL),
        Pickable::IGNORE,
    ));
    commands.spawn((
        ChildOf(name),
        label(
            words::player(&result.config, side),
            TextStyle::SUBHEADING.sized(24.0).growing(1.1),
            palette::INK,
        ),
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
    let height = tile * THRONE;
    let throne = commands
        .spawn((
            ChildOf(line),
            Node {
                width: px(height * drawings::THRONE_SHAPE),
                height: px(height),
                flex_shrink: 0.0,
                ..default()
            },
            Picture::new(picture_names::THRONE),
        ))
        .id();
    for (at, &territory) in (0..TO_WIN).zip(&captured) {
        commands.spawn((
            ChildOf(throne),
            drawings::throne_place(at),
            Picture::new(picture_names::territory(territory)),
            Pickable::IGNORE,
        ));
    }
    if result.outcome.winner == side {
        commands.spawn((
            ChildOf(throne),
            drawings::throne_crown(),
            Picture::new(picture_names::CROWN),
            Pickable::IGNORE,
        ));
    }
}
