//! The rules in short of a game as columns of headings, each with its sentences, on a page that is read.

use bevy::prelude::*;
use kit_rules::message_key::MessageKey;

use super::menu_page::{ReadPage, read_heading};
use super::rulebook::asked_button;
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_theme::widget::label;
use kit_theme::{Scale, TextStyle, palette};

/// A heading, and the keys of its sentences.
pub type ColumnPart = (MessageKey, &'static [MessageKey]);

/// Writes the head: the title, a line about it where there is room, and the button to the paragraph `asked` for, if
/// any, at this place of the focus.
pub fn write_head(
    commands: &mut Commands,
    page: &ReadPage,
    scale: &Scale,
    [title, about]: [MessageKey; 2],
    asked: Option<MessageKey>,
    place: Focusable,
) {
    commands.spawn((
        ChildOf(page.title),
        label(title, read_heading(scale), palette::AZURE_DEEP),
    ));
    if let Some(paragraph) = asked {
        commands.spawn((ChildOf(page.options), asked_button(paragraph, place)));
    }
    if !scale.is_low() {
        let style = TextStyle::CAPTION.growing(1.1);
        commands.spawn((ChildOf(page.title), label(about, style, palette::INK_PALE)));
    }
}

/// Writes the columns, with the type size of sentences in a low and in a high window, in design units; `sentences`
/// gives the texts of a part's keys. Returns the columns.
pub fn write_columns<const N: usize>(
    commands: &mut Commands,
    page: &ReadPage,
    scale: &Scale,
    columns: [&[ColumnPart]; N],
    [low_size, size]: [f32; 2],
    sentences: impl Fn(&[MessageKey]) -> Vec<LocalizedText>,
) -> [Entity; N] {
    let low = scale.is_low();
    let size = if low { low_size } else { size };
    let grows = if low { 1.0 } else { 1.1 };
    let body = commands
        .spawn((
            ChildOf(page.panel),
            Node {
                column_gap: px(34),
                flex_grow: 1.0,
                min_height: px(0),
                ..default()
            },
        ))
        .id();
    columns.map(|parts| {
        let column = commands
            .spawn((
                ChildOf(body),
                Node {
                    flex_direction: FlexDirection::Column,
                    flex_basis: px(0),
                    flex_grow: 1.0,
                    row_gap: px(if low { 2.0 } else { 6.0 }),
                    ..default()
                },
            ))
            .id();
        for &(heading, keys) in parts {
            let style = TextStyle::SUBHEADING.sized(size * 1.25).growing(grows);
            commands.spawn((ChildOf(column), label(heading, style, palette::GULES_DEEP)));
            for sentence in sentences(keys) {
                let style = TextStyle::BODY.sized(size).growing(grows);
                commands.spawn((ChildOf(column), label(sentence, style, palette::INK)));
            }
        }
        column
    })
}
