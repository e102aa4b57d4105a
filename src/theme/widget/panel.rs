//! Pages and panels, the rows on them, and how panels grow with the text.

use super::{picture::Picture, text::label};
use crate::{Scale, TextStyle, palette};
use bevy::prelude::*;
use kit_i18n::LocalizedText;

/// The width of a panel at the designed text size, in design units; larger text makes it wider.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct PanelWidth(f32);

/// A parchment panel that holds a column of things; `width` in design units.
pub fn panel(width: f32) -> impl Bundle {
    (
        PanelWidth(width),
        Picture::new("panel-parchment"),
        Node {
            width: px(width),
            max_width: percent(96),
            max_height: percent(98),
            padding: UiRect::new(px(48), px(48), vh(4.2), vh(6.6)),
            row_gap: vh(1.5),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Stretch,
            ..default()
        },
    )
}

/// The size of a page with a drawn frame, in design units.
const FRAMED_PAGE: Vec2 = Vec2::new(1136.0, 720.0);

/// Whether the window has room for a [`framed_page`].
pub fn has_room_for_frame(scale: &Scale) -> bool {
    // A little lower it is still well drawn.
    scale.page().cmpge(FRAMED_PAGE - Vec2::new(0.0, 20.0)).all()
}

/// A page with a drawn frame that holds a column of things; `padding` leads past the frame. Unlike a [`panel`] it keeps
/// the size of its picture whatever the size of the text.
pub fn framed_page(picture: &'static str, padding: UiRect) -> impl Bundle {
    (
        Picture::new(picture),
        Node {
            width: px(FRAMED_PAGE.x),
            height: px(FRAMED_PAGE.y),
            max_height: percent(100),
            padding,
            row_gap: vh(1.5),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Stretch,
            justify_content: JustifyContent::SpaceBetween,
            ..default()
        },
    )
}

/// The caption of a row, on the row: screen readers say it before the name of each of its buttons.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct RowName(pub LocalizedText);

/// The text of a caption that is a [`RowName`].
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct RowCaption;

/// A row of a panel: a caption, in a column of this width (design units) or centred, and after it the options that the
/// caller adds. What does not fit beside the caption wraps below.
pub fn row(
    commands: &mut Commands,
    panel_entity: Entity,
    caption: impl Into<LocalizedText>,
    width: Option<f32>,
) -> Entity {
    let caption = caption.into();
    let justify_content = match width {
        Some(_) => JustifyContent::FlexStart,
        None => JustifyContent::Center,
    };
    commands
        .spawn((
            ChildOf(panel_entity),
            RowName(caption.clone()),
            Node {
                align_items: AlignItems::Center,
                column_gap: px(10),
                row_gap: px(6),
                flex_wrap: FlexWrap::Wrap,
                justify_content,
                ..default()
            },
            children![(
                RowCaption,
                Node {
                    min_width: width.map_or(auto(), px),
                    flex_shrink: 0.0,
                    ..default()
                },
                label(caption, TextStyle::STRONG, palette::INK),
                TextLayout::no_wrap(),
            )],
        ))
        .id()
}

/// A column that takes the room left in its row, for texts beside a picture or a number.
pub fn beside() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        flex_basis: px(0),
        flex_grow: 1.0,
        min_width: px(0),
        row_gap: px(3),
        ..default()
    }
}

/// A node that fills the window and centres its content.
pub fn page() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

/// Makes panels wider when text grows.
pub(super) fn widen_panels(scale: Res<Scale>, mut panels: Query<(Ref<PanelWidth>, &mut Node)>) {
    for (panel_width, mut node) in &mut panels {
        if scale.is_changed() || panel_width.is_added() {
            node.width = px(panel_width.0 * scale.growth());
        }
    }
}
