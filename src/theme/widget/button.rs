//! Buttons, menu entries and options: their builder, and the picture and text colour of each state.

use super::{
    picture::Picture,
    text::{DropCap, label},
};
use crate::{TextStyle, palette};
use bevy::{
    picking::hover::Hovered,
    prelude::*,
    ui::{InteractionDisabled, Pressed},
    ui_widgets::Button,
};
use kit_i18n::LocalizedText;
use kit_input::{Focusable, Focused};

/// The style of a button.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Hovered)]
pub enum ButtonStyle {
    /// The main action: blue enamel.
    Azure,
    /// Ends or loses something: red enamel.
    Gules,
    /// Any other action: parchment.
    Parchment,
    /// One of several options; blue enamel while it is [`CheckedOption`].
    Option,
    /// An entry of the title's list: text only, on a ribbon while it is focused.
    Entry,
    /// A ribbon with forked ends, on which words stand that are spoken; blue while it is [`CheckedOption`].
    Banderole,
}

/// Marks the option that is selected.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CheckedOption;

/// Marks an option as selected, or takes the mark away.
pub fn set_checked(option: &mut EntityCommands, checked: bool) {
    if checked {
        option.insert(CheckedOption);
    } else {
        option.remove::<CheckedOption>();
    }
}

/// A button with a caption; the caller adds what it does and, if it wants, a key cap as a child.
pub fn button(
    style: ButtonStyle,
    message: impl Into<LocalizedText>,
    focusable: Focusable,
) -> impl Bundle {
    let node = Node {
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..room(style)
    };
    captioned(
        style,
        message.into(),
        focusable,
        node,
        (TextLayout::no_wrap(), Node::default()),
    )
}

/// A button that is a sentence: it is as wide as the row in which it lies, and its words wrap.
pub fn sentence_button(message: impl Into<LocalizedText>, focusable: Focusable) -> impl Bundle {
    let style = ButtonStyle::Option;
    let node = Node {
        width: percent(100),
        padding: UiRect::axes(px(16), px(7)),
        ..room(style)
    };
    // Not as wide as the words: where these have hardly room enough, the lines that are measured and those that are
    // laid out may differ.
    let filling = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..default()
    };
    captioned(
        style,
        message.into(),
        focusable,
        node,
        (TextLayout::default(), filling),
    )
}

/// The least room of a button, and what is left free beside its caption.
fn room(style: ButtonStyle) -> Node {
    let (height, padding) = match style {
        ButtonStyle::Option => (40.0, 16.0),
        _ => (51.0, 30.0),
    };
    Node {
        min_height: px(height),
        min_width: px(66),
        // Large letters keep away from the frame.
        padding: UiRect::axes(px(padding), px(4)),
        align_items: AlignItems::Center,
        column_gap: px(14),
        border_radius: BorderRadius::all(px(11)),
        ..default()
    }
}

/// A button with its caption.
fn captioned(
    style: ButtonStyle,
    message: LocalizedText,
    focusable: Focusable,
    node: Node,
    layout: (TextLayout, Node),
) -> impl Bundle {
    (
        Button,
        style,
        focusable,
        Picture::new(style.picture(PressState::Plain, false)),
        node,
        children![
            (
                label(message, style.style(), style.ink(PressState::Plain, false)),
                layout,
                ButtonWords,
                Pickable::IGNORE,
            ),
            hit_area(),
        ],
    )
}

/// The area of a button that can be hit: a little more than is drawn.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct HitArea;

/// By how much it is larger on each side, in design units: what is drawn 40 high can be hit 44 high.
const HIT: f32 = -2.0;

/// The area of a button that can be hit, to be its child.
pub fn hit_area() -> impl Bundle {
    (
        HitArea,
        Node {
            position_type: PositionType::Absolute,
            left: px(HIT),
            right: px(HIT),
            top: px(HIT),
            bottom: px(HIT),
            ..default()
        },
    )
}

/// A button that leads back; it sounds different when pressed.
#[derive(Component, Clone, Copy, Debug)]
pub struct LeadsBack;

/// The caption of a button; its colour follows the button's state.
#[derive(Component)]
pub struct ButtonWords;

impl ButtonStyle {
    /// The picture below the caption.
    fn picture(self, state: PressState, chosen: bool) -> &'static str {
        let enamel = match self {
            Self::Azure => [
                "button-azure",
                "button-azure-hover",
                "button-azure-pressed",
                "button-azure-disabled",
            ],
            Self::Option if chosen => [
                "button-azure",
                "button-azure-hover",
                "button-azure-pressed",
                "button-azure-disabled",
            ],
            Self::Gules => [
                "button-gules",
                "button-gules-hover",
                "button-gules-pressed",
                "button-gules-disabled",
            ],
            Self::Parchment | Self::Option => [
                "button-parchment",
                "button-parchment-hover",
                "button-parchment-pressed",
                "button-parchment-disabled",
            ],
            Self::Entry if matches!(state, PressState::Lit | PressState::Held) => {
                ["ribbon-row-azure"; 4]
            }
            Self::Entry => [""; 4],
            Self::Banderole if chosen => ["banderole-chosen"; 4],
            Self::Banderole => [
                "banderole",
                "banderole-hover",
                "banderole-pressed",
                "banderole-disabled",
            ],
        };
        enamel[state as usize]
    }

    /// The colour of the caption.
    fn ink(self, state: PressState, chosen: bool) -> Color {
        match self {
            Self::Banderole if chosen => palette::ARGENT,
            _ if state == PressState::Off => palette::INK_PALE,
            Self::Azure | Self::Gules => palette::ARGENT,
            Self::Option if chosen => palette::ARGENT,
            Self::Entry if state != PressState::Plain => palette::ARGENT,
            Self::Parchment | Self::Option | Self::Entry | Self::Banderole => palette::INK,
        }
    }

    /// The text style of the caption.
    fn style(self) -> TextStyle {
        match self {
            Self::Option => TextStyle::SMALL_STRONG.sized(18.5),
            Self::Entry => TextStyle::SUBHEADING,
            Self::Banderole => TextStyle::STRONG.sized(21.0).growing(1.3),
            // Three of them must fit side by side.
            _ => TextStyle::STRONG.sized(21.0).growing(1.4),
        }
    }
}

/// The state of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PressState {
    Plain,
    Lit,
    Held,
    Off,
}

/// Gives buttons the picture and the text colour of their state.
pub(super) fn style_buttons(
    mut buttons: Query<(
        &ButtonStyle,
        Has<CheckedOption>,
        Has<Focused>,
        &Hovered,
        Has<Pressed>,
        Has<InteractionDisabled>,
        &mut Picture,
        &Children,
    )>,
    mut words: Query<&mut TextColor, With<ButtonWords>>,
    mut drop_caps: Query<&mut DropCap>,
) {
    for (style, chosen, focused, hovered, pressed, disabled, mut picture, children) in &mut buttons
    {
        let state = if disabled {
            PressState::Off
        } else if pressed {
            PressState::Held
        } else if focused || hovered.get() {
            PressState::Lit
        } else {
            PressState::Plain
        };
        Picture::show(&mut picture, style.picture(state, chosen));
        for &child in children {
            if let Ok(mut color) = words.get_mut(child) {
                color.set_if_neq(TextColor(style.ink(state, chosen)));
            }
            if let Ok(mut drop_cap) = drop_caps.get_mut(child) {
                let lit = matches!(state, PressState::Lit | PressState::Held);
                if drop_cap.lit != lit {
                    drop_cap.lit = lit;
                }
            }
        }
    }
}
