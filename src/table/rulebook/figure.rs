//! What the drawings of worked examples are made of: a frame with sentences beside the drawing, rows and columns of
//! pictures.

use bevy::prelude::*;

use kit_i18n::LocalizedText;
use kit_theme::widget::label;
use kit_theme::{TextStyle, palette};

/// The sentences beside a drawing.
const SAID: TextStyle = TextStyle::SMALL.sized(17.5);

/// A row or a column of a drawing.
pub fn line(direction: FlexDirection, gap: f32) -> impl Bundle {
    (
        Pickable::IGNORE,
        Node {
            flex_direction: direction,
            align_items: AlignItems::Center,
            column_gap: px(gap),
            row_gap: px(gap),
            flex_shrink: 0.0,
            ..default()
        },
    )
}

/// Makes a block a frame for a drawing, with a column of sentences beside it. Returns both.
pub fn frame(commands: &mut Commands, block: Entity) -> (Entity, Entity) {
    commands.entity(block).insert((
        BackgroundColor(palette::PARCHMENT_DEEP),
        BorderColor::all(palette::OR_DEEP),
    ));
    commands
        .entity(block)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.border = UiRect::all(px(1));
            node.margin = UiRect::left(px(46));
            node.align_items = AlignItems::Center;
            node.column_gap = px(18);
            node.row_gap = px(8);
            node.flex_wrap = FlexWrap::Wrap;
            node.padding = UiRect::axes(px(14), px(10));
        });
    let drawing = commands
        .spawn((ChildOf(block), line(FlexDirection::Column, 4.0)))
        .id();
    let said = commands
        .spawn((
            ChildOf(block),
            Pickable::IGNORE,
            Node {
                flex_direction: FlexDirection::Column,
                flex_basis: px(240),
                flex_grow: 1.0,
                min_width: px(0),
                row_gap: px(4),
                ..default()
            },
        ))
        .id();
    (drawing, said)
}

/// Adds a sentence beside a drawing.
pub fn say(commands: &mut Commands, said: Entity, message: LocalizedText) {
    commands.spawn((
        ChildOf(said),
        Pickable::IGNORE,
        label(message, SAID, palette::INK),
    ));
}
