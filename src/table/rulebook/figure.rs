//! What the drawings of worked examples are made of: a frame with sentences beside the drawing, rows and columns of
//! pictures, and pictures that are turned.

use bevy::prelude::*;
use bevy::ui::{CalculatedClip, UiGlobalTransform, UiSystems};

use kit_i18n::LocalizedText;
use kit_theme::widget::label;
use kit_theme::{TextStyle, palette, visible_if};

/// The sentences beside a drawing.
const SAID: TextStyle = TextStyle::SMALL.sized(17.5);

/// A picture that may be turned. Panes do not clip turned pictures, so it is hidden unless it is wholly inside.
#[derive(Component, Clone, Copy, Debug)]
pub struct TurnedPicture;

/// Hides turned pictures that are not wholly inside their pane.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, hide_outside.after(UiSystems::PostLayout));
}

fn hide_outside(
    mut turned: Query<
        (
            &ComputedNode,
            &UiGlobalTransform,
            &CalculatedClip,
            &mut Visibility,
        ),
        With<TurnedPicture>,
    >,
) {
    for (node, at, clip, mut visibility) in &mut turned {
        let (_, angle, middle) = at.to_scale_angle_translation();
        let upright = angle.abs() < 0.1;
        let size = if upright {
            node.size()
        } else {
            node.size().yx()
        };
        let area = Rect::from_center_size(middle, size);
        let inside = area.min.y >= clip.clip.min.y && area.max.y <= clip.clip.max.y;
        visibility.set_if_neq(visible_if(upright || inside));
    }
}

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
