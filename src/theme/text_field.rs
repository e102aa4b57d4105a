//! A field of text: what is written in it, or a hint in pale ink, and a caret while it has the focus. What is typed
//! goes through `input`; the page that owns the field keeps the text.

use super::{
    palette,
    text_style::TextStyle,
    widget::{Picture, hit_area, label},
};
use bevy::{picking::hover::Hovered, prelude::*, ui_widgets::Button};
use kit_i18n::LocalizedText;
use kit_input::{Composition, Focusable, Focused, TextField};

/// What a field shows.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(TextField, FieldKind, Hovered)]
pub struct FieldText {
    /// The text.
    pub text: String,
    /// What is shown while the text is empty.
    pub hint: LocalizedText,
}

/// What is written in a field: a phone's keyboard begins words of names with capitals, and its last key says what it
/// does.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FieldKind {
    /// Words to look for.
    #[default]
    Search,
    /// The name of a person.
    Name,
}

/// The text or the hint.
#[derive(Component)]
struct FieldWords;

/// The caret.
#[derive(Component)]
struct Caret;

/// The height of the caret, in design units at the designed text size.
const CARET: f32 = 24.0;

/// An empty field, `width` design units wide.
pub fn text_field(hint: impl Into<LocalizedText>, width: f32, focusable: Focusable) -> impl Bundle {
    let hint = hint.into();
    (
        Button,
        FieldText {
            text: String::new(),
            hint: hint.clone(),
        },
        focusable,
        Picture::new(""),
        Node {
            min_width: px(width),
            min_height: px(42),
            padding: UiRect::axes(px(14), px(2)),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(6)),
            align_items: AlignItems::Center,
            ..default()
        },
        BackgroundColor(palette::PARCHMENT),
        BorderColor::all(palette::INK_PALE),
        children![
            (
                label(hint, TextStyle::BODY.growing(1.5), palette::INK_PALE),
                TextLayout::no_wrap(),
                FieldWords,
                Pickable::IGNORE,
            ),
            (
                Caret,
                Node {
                    width: px(2),
                    height: px(CARET),
                    display: Display::None,
                    ..default()
                },
                BackgroundColor(palette::INK),
                Pickable::IGNORE,
            ),
            hit_area(),
        ],
    )
}

/// Keeps the fields up to date.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write_fields);
}

/// Writes the text, with what is composed after it, or the hint, and shows the caret: before the hint, after the text.
fn write_fields(
    composition: Option<Res<Composition>>,
    mut fields: Query<
        (&FieldText, Has<Focused>, &mut Node, &Children),
        (With<TextField>, Without<Caret>),
    >,
    mut words: Query<(&mut LocalizedText, &mut TextColor), With<FieldWords>>,
    mut carets: Query<&mut Node, With<Caret>>,
) {
    for (field, focused, mut node, children) in &mut fields {
        let composed = composition.as_ref().filter(|_| focused);
        let composed = composed.map_or("", |composition| composition.0.as_str());
        let (message, color, direction) = if field.text.is_empty() && composed.is_empty() {
            let hint = field.hint.clone();
            (hint, palette::INK_PALE, FlexDirection::RowReverse)
        } else {
            let text = LocalizedText::verbatim(format!("{}{composed}", field.text));
            (text, palette::INK, FlexDirection::Row)
        };
        // In a row from right to left the beginning is the end.
        let justify = match direction {
            FlexDirection::RowReverse => JustifyContent::FlexEnd,
            _ => JustifyContent::FlexStart,
        };
        if node.flex_direction != direction {
            node.flex_direction = direction;
            node.justify_content = justify;
        }
        for &child in children {
            if let Ok((mut shown, mut ink)) = words.get_mut(child) {
                shown.set_if_neq(message.clone());
                ink.set_if_neq(TextColor(color));
            }
            if let Ok(mut caret) = carets.get_mut(child) {
                let display = if focused {
                    Display::Flex
                } else {
                    Display::None
                };
                if caret.display != display {
                    caret.display = display;
                }
            }
        }
    }
}
