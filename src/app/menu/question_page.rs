//! A question over everything else: a sentence, and a row for the buttons that answer it.

use bevy::prelude::*;
use kit_i18n::{LiveRegion, LocalizedText};
use kit_theme::{
    TextStyle, palette,
    widget::{centred, page, panel},
};

/// The width of the panel, in design units.
const WIDTH: f32 = 620.0;

/// Shows a question; `root` is added to its root. Returns the panel below the sentence.
pub(super) fn question_page(
    commands: &mut Commands,
    root: impl Bundle,
    message: LocalizedText,
) -> Entity {
    let root = commands
        .spawn((
            Name::new("Question"),
            root,
            page(),
            GlobalZIndex(110),
            BackgroundColor(palette::VEIL),
        ))
        .id();
    let panel = commands.spawn((ChildOf(root), panel(WIDTH))).id();
    commands.spawn((
        ChildOf(panel),
        LiveRegion,
        centred(message, TextStyle::BODY, palette::INK),
    ));
    panel
}

/// Adds the row for the answers to a question.
pub(super) fn answer_row(commands: &mut Commands, panel: Entity) -> Entity {
    let row = Node {
        justify_content: JustifyContent::Center,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(16),
        row_gap: px(8),
        margin: UiRect::top(px(8)),
        ..default()
    };
    commands.spawn((ChildOf(panel), row)).id()
}
